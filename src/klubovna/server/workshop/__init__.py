"""Packs in the house: what people work on, what they hand on."""
