.PHONY: setup demo test bench bench-search evaluate check service

setup:
	Scripts/setup
demo:
	Scripts/demo
test:
	Scripts/test
bench:
	Scripts/bench
bench-search:
	Scripts/bench-search
evaluate:
	Scripts/evaluate "$(FOLDER)"
check:
	Scripts/check
service:
	Scripts/setup --service
	swift run --package-path Service -c release pool-actions serve
