"""The rulebook of a game, in our own words: `rulebook/cs.md` and `rulebook/en.md` in its package.

It has *sections*, each under a heading such as `### Retreat {#retreat}`; prompts, lessons and other passages lead to
its id.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

FOLDER = "rulebook"
LINK = re.compile(r"\]\(#([\w-]+)\)")
PICTURE = re.compile(r"!\[(.*?)\]\(piece:(.+?)\)")
"""A thing as it lies on the table, with words for those who can't see it; without them it is called by its name."""
_LINKED = re.compile(r"\[([^\]]+)\]\(#[\w-]+\)")
_HEADING = re.compile(r"^(#+) +(.*?)(?: *\{#([\w-]+)\})?[ ]*$", re.M)


class Section(msgspec.Struct, frozen=True):
    id: str
    """Empty where nothing leads here."""
    level: int
    title: str
    text: str
    """What stands under the heading, down to the next one."""


def folder(package: str) -> Traversable:
    return files(package) / FOLDER


def book(package: str, language: str) -> str | None:
    """As it is written; None where there is none."""
    file = folder(package) / f"{language}.md"
    return file.read_text("utf-8") if file.is_file() else None


def sections(text: str) -> list[Section]:
    starts = list(_HEADING.finditer(text))
    ends = [*(found.start() for found in starts), len(text)][1:]
    return [
        Section(found[3] or "", len(found[1]), found[2], text[found.end() : end].strip())
        for found, end in zip(starts, ends, strict=True)
    ]


def headings(text: str) -> list[str]:
    """The ids of all headings that can be led to."""
    return [section.id for section in sections(text) if section.id]


def bare(text: str) -> str:
    """For whoever can't follow links inside the book nor see its pictures; what they show stands in the text, too."""
    return _LINKED.sub(r"\1", re.sub(rf"{PICTURE.pattern} *", "", text))
