# Everything is set up on the way; python3 and make are all that is needed.
PYTHON ?= python3
DEV = $(PYTHON) tools/dev.py

help:      ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'
play:      ## sit down at the table (make play ARGS="play vzdor --lang cs")
	@$(DEV) play $(ARGS)
test:      ## format, lint, types, import rules, all tests
	@$(DEV) test $(ARGS)
bench:     ## measure, side by side with peers
	@$(DEV) bench $(ARGS)
format:    ## put the code into its usual form
	@$(DEV) format
lock:      ## write requirements/*.txt anew
	@$(DEV) lock
clean:     ## remove what was set up
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

.PHONY: help play test bench format lock clean
