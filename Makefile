.PHONY: setup demo test bench bench-search check

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
check:
	Scripts/check
