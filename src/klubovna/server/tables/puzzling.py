"""Puzzles in the house: what there is, what somebody has tried, and tables that are played on from a puzzle."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec

import klubovna
from klubovna import shelf
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.replay import resume
from klubovna.server.errors import missing
from klubovna.server.tables import lobby
from klubovna.server.tables.people import Guest
from klubovna.server.tables.room import House, Room
from klubovna.service import moments, puzzles, wire
from klubovna.service.daily import day_of, puzzle_of
from klubovna.service.posing import posed, record, table_at
from klubovna.service.puzzles import Puzzle

log = logging.getLogger("klubovna.server")
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
MOST_MEANT = 20
MOST_TRIES = 20
KEPT = 400
"""So many puzzles are kept as they are sent."""
RIVAL = "club"
"""Who sits at the other seats where somebody plays on."""
Mine: TypeAlias = Literal["none", "found", "missed"]


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


class RatingInfo(msgspec.Struct, frozen=True):
    """How good somebody is, and on how many puzzles that stands."""

    rating: int
    count: int


class Puzzles(msgspec.Struct, frozen=True):
    """All that there are."""

    games: list[GamePuzzles]
    today: Today | None
    rating: RatingInfo | None
    """None where nothing was ever counted."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an attempt went."""

    tries: Annotated[list[Text], msgspec.Meta(max_length=MOST_TRIES)]
    """What was chosen first, in order, as texts of actions; the answer is the last of them where it was found."""
    found: bool
    """Everything that was to be found."""
    helped: bool = False
    slips: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """So many wrong tries at what was to be found after the first."""
    rated: bool = False
    """Whether it is to count for a rating."""


class Others(msgspec.Struct, frozen=True):
    """What people chose at their first attempt."""

    solved: int
    first: int
    choices: dict[str, int]
    """Their first tries, by the texts of the actions."""


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


async def every(house: House, guest: Guest) -> Puzzles:
    """Of all games that have some. A puzzle that can't be read is not there; the log says why."""
    games = shelf.sound()[0]
    told = [_of_game(game) for game in games if _known(game.id)]
    return Puzzles(told, _today(house, games), None)


@lru_cache(maxsize=KEPT)
def _known(id: str) -> list[Puzzle]:
    """Read once; what is wrong with one of them is told, and harms no other."""
    game = klubovna.game(id)
    for fault in puzzles.sound(game.package)[1]:
        log.error("%s", fault)
    return puzzles.offered(game)


def _of_game(game: Game) -> GamePuzzles:
    known = _known(game.id)
    themes = list(dict.fromkeys(one.theme for one in known))
    return GamePuzzles(game.id, themes, [PuzzleInfo(one.name, one.theme, one.level, False, False) for one in known])


def _today(house: House, games: list[Game]) -> Today | None:
    day = day_of(house.now())
    chosen = puzzle_of(day, games)
    if chosen is None:
        return None
    game, puzzle = chosen
    return Today(game.id, puzzle.name, day.isoformat(), 0, 0, "none")


async def whole(id: str, name: str) -> bytes:
    """A puzzle as it is sent."""
    return await asyncio.to_thread(_written, id, name)


@lru_cache(maxsize=KEPT)
def _written(id: str, name: str) -> bytes:
    return wire.encode(posed(*found(id, name)))


async def tried(house: House, guest: Guest, id: str, name: str, tried: Tried) -> Solved:
    """Only the first attempt of a person counts."""
    found(id, name)
    return Solved(None, 0, Others(0, 0, {}))


async def why_not(id: str, name: str, asked: AtFind) -> wire.WhyNot:
    """The rule against something that was tried."""
    game, puzzle = found(id, name)
    if not 0 <= asked.find < len(puzzle.finds):
        raise missing("there is nothing more to find")
    return moments.why_not(await asyncio.to_thread(table_at, game, puzzle, asked.find), asked.texts)


async def play_on(house: House, guest: Guest, id: str, name: str) -> Room:
    """A table of one's own from the position, with bots everywhere else. From there on luck is the house's."""
    game, puzzle = found(id, name)
    await lobby.not_too_many(house, guest)
    table = await asyncio.to_thread(lambda: resume(game, record(game, puzzle), known=True))
    return await lobby.played_on(house, guest, table, puzzle.seat, RIVAL)
