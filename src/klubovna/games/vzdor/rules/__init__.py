"""The rules, one module a chapter of the rulebook; `course.py` is where a round begins."""
