.PHONY: setup demo test bench evaluate check

setup:
	Scripts/setup
demo:
	Scripts/demo
test:
	Scripts/test
bench:
	Scripts/bench
evaluate:
	Scripts/evaluate "$(FOLDER)"
check:
	Scripts/check
