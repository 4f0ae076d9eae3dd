"""What is wrong with a draft, in words of both languages, at the thing and the field where it is."""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec

from klubovna.kernel.messages import Arg
from klubovna.service.workshop.overlaid import Place
from klubovna.service.workshop.telling import Teller, Words

LONGEST = 300
"""Letters of a problem that has no words of its own here."""
MEANT = re.compile(r"; did you mean '([^']*)'\?$")


class FormFinding(msgspec.Struct, frozen=True):
    """Something that is wrong: with a field, with a thing, or with the whole draft, which has neither."""

    file: str
    thing: str
    path: str
    told: Words


class Kind(NamedTuple):
    """A sort of problem, by what it looks like, and the message that tells it."""

    looks: re.Pattern[str]
    message: str
    args: tuple[str, ...] = ()


KINDS = (
    Kind(re.compile(r"array` of length <= (\d+)"), "draft-too-many", ("most",)),
    Kind(re.compile(r"array` of length >= (\d+)"), "draft-too-few", ("least",)),
    Kind(re.compile(r"array` of (?:at most )?length (\d+)"), "draft-so-many", ("count",)),
    Kind(re.compile(r"`str` of length <= (\d+)"), "draft-too-long", ("most",)),
    Kind(re.compile(r"`(?:int|float)` <= (-?\d+)"), "draft-at-most", ("most",)),
    Kind(re.compile(r"`(?:int|float)` >= (-?\d+)"), "draft-at-least", ("least",)),
    Kind(re.compile(r"Invalid (?:enum )?value '?([^']*)'?"), "draft-no-word", ("word",)),
    Kind(re.compile(r"missing required field `([^`]+)`"), "draft-missing"),
    Kind(re.compile(r"unknown field `([^`]+)`"), "draft-no-field", ("word",)),
    Kind(re.compile(r"Expected `"), "draft-other-kind"),
    Kind(re.compile(r"is not varied by `(\w+)`"), "draft-not-varied", ("field",)),
    Kind(re.compile(r"happens .*, not ''"), "draft-where"),
    Kind(re.compile(r"happens .*, not '"), "draft-not-there"),
    Kind(re.compile(r"needs an? "), "draft-needs"),
    Kind(re.compile(r"^'([^']*)' has this power already"), "draft-twice", ("thing",)),
    Kind(re.compile(r"^(\d+) cards in the standard deck .* should be (\d+)"), "draft-deck", ("count", "most")),
    Kind(re.compile(r"^(\d+) cards, there should be (\d+)"), "draft-deck-size", ("count", "most")),
    Kind(re.compile(r"^(\d+) of a name, there may be (\d+)"), "draft-deck-copies", ("count", "most")),
    Kind(re.compile(r"^the (\w+) has no '"), "draft-deck-strange"),
    Kind(re.compile(r"is new and has no name yet"), "draft-no-name"),
    Kind(re.compile(r"is called '([^']*)' already|the game has a '([^']*)' already"), "draft-taken", ("word",)),
    Kind(re.compile(r"this game has no such (?:thing|file)|^the game has no '"), "draft-no-thing"),
    Kind(re.compile(r"nothing can be added here"), "draft-full"),
    Kind(re.compile(r"signs in it that can't be printed"), "draft-signs"),
)


def finding(teller: Teller, place: Place) -> FormFinding:
    file, thing = place.thing or ("", "")
    return FormFinding(file, thing, place.path, told(teller, place.problem))


def told(teller: Teller, problem: str) -> Words:
    """In words of ours where we have some; what a game finds out about itself it says in English."""
    meant = MEANT.search(problem)
    for kind in KINDS:
        if found := kind.looks.search(problem):
            given = [part for part in found.groups() if part is not None]
            args: dict[str, Arg] = {name: _number(one) for name, one in zip(kind.args, given, strict=False)}
            said = teller.fielded(kind.message, args)
            return _with_meant(teller, said, meant[1] if meant else "")
    return teller.said("draft-wrong", {"problem": _plain(problem)})


def _with_meant(teller: Teller, said: Words, meant: str) -> Words:
    if not meant:
        return said
    perhaps = teller.said("draft-meant", {"word": meant})
    return {language: f"{text} {perhaps[language]}" for language, text in said.items()}


def _number(text: str) -> Arg:
    return int(text) if text.lstrip("-").isdigit() else text


def _plain(problem: str) -> str:
    return problem[:LONGEST]
