"""Bots at the tables: their turns, where they think, hints and reviews."""
