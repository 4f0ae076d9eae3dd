"""The rules, a chapter of the rulebook a module."""
