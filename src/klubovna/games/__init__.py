"""The games of the house. A game imports the kernel and nothing else; it joins by having a folder here."""

from __future__ import annotations

INSTALLED = ("vzdor", "blitzkrieg", "napoleonics", "kacir", "hagalaz")
