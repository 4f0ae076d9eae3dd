# Everything is done by tools/dev.py, which needs nothing but Python; ARGS are handed on to it.
PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: play terminal site check test fast bench docs format lock clean help

play terminal site check test fast bench docs format lock clean help:
	@$(PYTHON) tools/dev.py $@ $(ARGS)
