"""The luck of every table that tests open in a house."""

LUCK = 4
"""A seed: a game that was played elsewhere goes the same way there."""
