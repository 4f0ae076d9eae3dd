"""Lessons and puzzles as a house offers them: what there is, how somebody did, and tables that are played on."""
