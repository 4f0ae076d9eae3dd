"""Puzzles as a house offers them: which there are, how an attempt went, and tables that are played on from a puzzle."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

import msgspec

import klubovna
from klubovna import shelf
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.table import Table
from klubovna.kernel.texts import LANGUAGES
from klubovna.service import moments, puzzles, ratings, wire
from klubovna.service.certainty import candidates
from klubovna.service.daily import day_of, puzzle_of
from klubovna.service.posing import posed, table_at
from klubovna.service.printed import known_game
from klubovna.service.puzzles import Asked, Puzzle
from klubovna.service.refusals import missing, unreadable

log = logging.getLogger("klubovna.service")
Mine: TypeAlias = Literal["none", "found", "missed"]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
MOST_MEANT = 20
MOST_TRIES = 20
KEPT = 400
"""So many puzzles are kept as they are sent."""
RIVAL = "club"
"""Who sits at the other seats where somebody plays on."""


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A row."""

    person: str
    game: str
    puzzle: str
    found: bool
    tries: int
    first: str
    helped: bool
    rated: bool
    change: int
    later: bool
    at: float


class RatingInfo(msgspec.Struct, frozen=True):
    """How good somebody is at puzzles, and on how many that stands."""

    rating: int
    count: int


class Others(msgspec.Struct, frozen=True):
    """How it went for people at their first attempt, oneself among them."""

    solved: int
    """So many have found it…"""
    first: int
    """…and so many of them at the first try, without help."""
    choices: dict[str, int]
    """What they tried first, by the texts of the actions, or by what they named."""


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle, and whether the one who asks has tried it."""

    name: str
    theme: str
    level: int
    tried: bool
    found: bool
    """At the first attempt or since."""


class GamePuzzles(msgspec.Struct, frozen=True):
    """The easiest first."""

    game: str
    themes: list[str]
    puzzles: list[PuzzleInfo]


class Today(msgspec.Struct, frozen=True):
    """The puzzle of the day, and how it went for everybody so far."""

    game: str
    name: str
    day: str
    """As in 2026-11-19; it is the same all over the world."""
    solved: int
    """So many people have found it…"""
    first: int
    """…and so many of them at the first try, without help."""
    mine: Mine


class Puzzles(msgspec.Struct, frozen=True):
    """All that there are."""

    games: list[GamePuzzles]
    today: Today | None
    rating: RatingInfo | None
    """None where nothing was ever counted."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an attempt went."""

    tries: Annotated[list[Text], msgspec.Meta(max_length=MOST_TRIES)]
    """What was chosen first, in order, as texts of actions; the answer is the last of them where it was found. Where it
    is asked what is certain, what was named, as `judy grace`."""
    found: bool
    """Everything that was to be found."""
    helped: bool = False
    slips: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """So many wrong tries at what was to be found after the first."""
    rated: bool = False
    """Whether it is to count for a rating."""


class Solved(msgspec.Struct, frozen=True):
    """What comes of an attempt."""

    rating: RatingInfo | None
    change: int
    """Of the rating; 0 where it did not count, as only the first attempt does."""
    others: Others


class AtFind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody may have meant by clicking a thing where a choice is to be found (counted from 0), as texts of
    actions or ids of things."""

    find: int
    texts: Annotated[list[Text], msgspec.Meta(max_length=MOST_MEANT)]


def found(id: str, name: str) -> tuple[Game, Puzzle]:
    try:
        game = klubovna.game(id)
        return game, puzzles.puzzle(game, name)
    except Unreadable as problem:
        raise missing(str(problem)) from None


Key: TypeAlias = tuple[str, str]
"""Of a puzzle: its game and its name."""


def every(mine: Mapping[Key, Mine], rating: RatingInfo, today: Today | None) -> Puzzles:
    """Of all games that have some. A puzzle that can't be read is not there; the log says why."""
    told = [_of_game(game, mine) for game in having()]
    return Puzzles(told, today, rating if rating.count else None)


def having() -> list[Game]:
    """The games that have some."""
    return [game for game in shelf.sound()[0] if _offered(game)]


def of_the_day(now: float) -> tuple[str, Game, Puzzle] | None:
    """The day, and what is to be found on it."""
    day = day_of(now)
    chosen = puzzle_of(day, having())
    return None if chosen is None else (day.isoformat(), *chosen)


def rating_of(changes: Iterable[int]) -> RatingInfo:
    """Where everybody begins, and what came of it since."""
    counted = list(changes)
    return RatingInfo(ratings.FIRST + sum(counted), len(counted))


def _of_game(game: Game, mine: Mapping[Key, Mine]) -> GamePuzzles:
    found = [(one, mine.get((game.id, one.name))) for one in _offered(game)]
    infos = [PuzzleInfo(one.name, one.theme, one.level, how is not None, how == "found") for one, how in found]
    return GamePuzzles(game.id, list(dict.fromkeys(one.theme for one, _ in found)), infos)


def _offered(game: Game) -> list[Puzzle]:
    _complain(game.package)
    return puzzles.offered(game)


@lru_cache(maxsize=KEPT)
def _complain(package: str) -> None:
    """Once; what is wrong with one of them harms no other."""
    for fault in puzzles.sound(package)[1]:
        log.error("%s", fault)


def script(id: str, name: str) -> bytes:
    """A puzzle as it is sent."""
    game, puzzle = found(id, name)
    return _written(game.package, id, puzzle.name)


@lru_cache(maxsize=KEPT)
def _written(package: str, id: str, name: str) -> bytes:
    try:
        return wire.encode(posed(*found(id, name)))
    except Broken as problem:
        log.error("%s", problem)
        raise


def words(game: str, language: str) -> str:
    """The Fluent file of a game's puzzles: `puzzle-<theme>` and `puzzle-<theme>-about`."""
    if language not in LANGUAGES or not (files(known_game(game).package) / puzzles.FOLDER).is_dir():
        raise missing("there are no puzzles in this language")
    return puzzles.words(known_game(game).package, language)


def attempt(id: str, name: str, person: str, tried: Tried, before: RatingInfo, now: float) -> Attempt:
    """As it is kept, with what it changes where it counts; raises where it can't have been."""
    game, puzzle = found(id, name)
    if puzzle.certain is None:
        _check(puzzle, _choices(game.package, id, name), tried)
    else:
        _check_named(puzzle.certain, _candidates(game.package, id, name), tried)
    tries = len(tried.tries) + tried.slips
    won = tried.found and tries == 1 and not tried.helped
    return Attempt(
        person=person, game=game.id, puzzle=puzzle.name, found=tried.found, tries=tries,
        first=tried.tries[0] if tried.tries else "", helped=tried.helped, rated=tried.rated,
        change=ratings.change(before.rating, before.count, puzzle.level, won=won) if tried.rated else 0,
        later=False, at=now,
    )  # fmt: skip


def found_since(first: Attempt) -> Attempt:
    return msgspec.structs.replace(first, later=True)


@lru_cache(maxsize=KEPT)
def _choices(package: str, id: str, name: str) -> frozenset[str]:
    """What may be tried first, by the texts."""
    return frozenset(action.text for action in table_at(*found(id, name)).options)


def _check(puzzle: Puzzle, choices: frozenset[str], tried: Tried) -> None:
    """Others are told what was tried: it has to be what may be tried, and to be one story."""
    first = puzzle.finds[0].answer
    if not choices.issuperset(tried.tries):
        raise unreadable("a try is the text of one of the choices of the puzzle")
    right = tried.tries[-1:] == [first]
    if first in tried.tries[:-1] or (tried.found and not right):
        raise unreadable("what is found is found by the last try")
    if right and not tried.found and len(puzzle.finds) == 1:
        raise unreadable("the last try is what was to be found")


@lru_cache(maxsize=KEPT)
def _candidates(package: str, id: str, name: str) -> tuple[str, ...]:
    """What may be named, in the order in which it is written."""
    game, puzzle = found(id, name)
    assert puzzle.certain is not None
    asked = game.certainty(puzzle.certain.certainty)
    return tuple(candidates(game, game.settings(puzzle.options, own=True), asked, puzzle.before))


def _check_named(asked: Asked, known: Sequence[str], tried: Tried) -> None:
    """A try names candidates, each once and in their order."""
    sets = [text.split() for text in tried.tries]
    if any([one for one in known if one in named] != named for named in sets):
        raise unreadable("a try names candidates, each once and in their order")
    right = [named == asked.answer for named in sets]
    if tried.slips or any(right[:-1]) or tried.found != any(right):
        raise unreadable("what is found is found by the last try")


def why_not(id: str, name: str, asked: AtFind) -> wire.WhyNot:
    """The rule against something that was tried."""
    game, puzzle = found(id, name)
    if not 0 <= asked.find < len(puzzle.finds):
        raise missing("there is nothing more to find")
    return moments.why_not(table_at(game, puzzle, asked.find), asked.texts)


def position(id: str, name: str) -> tuple[Table, str]:
    """The table as it lies, and the seat that chooses."""
    game, puzzle = found(id, name)
    return table_at(game, puzzle), puzzle.seat
