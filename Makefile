.PHONY: setup demo test bench check

setup:
	Scripts/setup
demo:
	Scripts/demo
test:
	Scripts/test
bench:
	Scripts/bench
check:
	Scripts/check
