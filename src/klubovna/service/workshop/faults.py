"""What is wrong with a draft, in words of both languages, at the thing and the field where it is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

import msgspec

from klubovna.kernel.toml import parsed
from klubovna.service.workshop.overlaid import Place
from klubovna.service.workshop.telling import FOLDER, Teller, Words

LONGEST = 300
"""Letters of a problem that has no words of its own here."""
MEANT = re.compile(r"; did you mean '([^']*)'\?$")


class FormFinding(msgspec.Struct, frozen=True):
    """Something that is wrong: with a field, with a thing, or with the whole draft, which has neither."""

    file: str
    thing: str
    path: str
    told: Words


KINDS: Mapping[str, str] = {
    "draft-too-many": r"array` of length <= (?P<most>\d+)",
    "draft-too-few": r"array` of length >= (?P<least>\d+)",
    "draft-so-many": r"array` of (?:at most )?length (?P<count>\d+)",
    "draft-too-long": r"`str` of length <= (?P<most>\d+)",
    "draft-at-most": r"`(?:int|float)` <= (?P<most>-?\d+)",
    "draft-at-least": r"`(?:int|float)` >= (?P<least>-?\d+)",
    "draft-no-word": r"Invalid (?:enum )?value '?(?P<word>[^']*)'?",
    "draft-missing": r"missing required field `",
    "draft-no-field": r"unknown field `(?P<word>[^`]+)`",
    "draft-other-kind": r"Expected `",
    "draft-no-name": r"is new and has no name yet",
    "draft-taken": r"is called '[^']*' already|the game has a '[^']*' already",
    "draft-no-thing": r"this game has no such (?:thing|file)|^the game has no '",
    "draft-full": r"nothing can be added here",
    "draft-signs": r"signs in it that can't be printed",
}
"""What whoever reads packs says, by the message that tells it; what is named in it are its arguments."""
PROBLEMS = "problems.toml"
"""The same of a game's rules, in its folder `workshop`: the message is `problem-<name>`."""


def finding(teller: Teller, place: Place) -> FormFinding:
    file, thing = place.thing or ("", "")
    return FormFinding(file, thing, place.path, told(teller, place.problem))


def told(teller: Teller, problem: str) -> Words:
    """In words of ours where we have some; what else a game finds out about itself it says in English."""
    meant = MEANT.search(problem)
    for message, looks in _kinds(teller.package):
        if found := looks.search(problem):
            said = teller.told(message, found.groupdict())
            return _with_meant(teller, said, meant[1] if meant else "")
    return teller.said("draft-wrong", {"problem": problem[:LONGEST]})


@lru_cache(maxsize=32)
def _kinds(package: str) -> list[tuple[str, re.Pattern[str]]]:
    file = files(package) / FOLDER / PROBLEMS
    own = parsed(file.read_text("utf-8"), PROBLEMS) if file.is_file() else {}
    known = {f"problem-{name}": str(looks) for name, looks in own.items()}
    return [(message, re.compile(looks)) for message, looks in {**known, **KINDS}.items()]


def _with_meant(teller: Teller, said: Words, meant: str) -> Words:
    if not meant:
        return said
    perhaps = teller.said("draft-meant", {"word": meant})
    return {language: f"{text} {perhaps[language]}" for language, text in said.items()}
