"""A table with people at it, wherever it is kept: who sits there, what each is told, what may be done and what not."""
