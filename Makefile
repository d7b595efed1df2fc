.PHONY: setup demo test bench bench-search evaluate check

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
