"""What is certain, as it is asked at a table: the candidates as things that can be named, and of each what follows."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from klubovna.kernel.certainty import Certainty
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.lessons import Deed
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.table import Table
from klubovna.service import moments
from klubovna.service.certainty import World, imagined, worlds
from klubovna.service.laying import NO_CLOCK, do, laid
from klubovna.service.puzzles import Asked
from klubovna.service.standings import OwnStanding
from klubovna.service.story import CHAPTERS
from klubovna.service.wire import Choice, Said, Standing, encode, said

Follows: TypeAlias = Literal["ruled-out", "passed", "nearly", "possible"]
"""Of a candidate: ruled out by what lies open, or by a win that was passed up; possible though the win was near, or
without more ado."""


class Candidate(msgspec.Struct, frozen=True):
    """A thing that may be named, and what follows of it."""

    thing: str
    possible: bool
    follows: Follows
    """Said as `certain-<certainty>-<follows>`."""
    because: list[Said]
    """What was said when it was ruled out, with the turn in which that was; or the rule in the way of the win."""
    view: Any
    """Of who is possible: a world in which it is so, as whoever holds the secret sees it there."""


class PosedCertain(msgspec.Struct, frozen=True):
    """What is asked: said as `certain-<certainty>-ask`, and what is given as `certain-<certainty>-given`."""

    certainty: str
    standing: Standing
    """As the table stands, with the candidates as options; each is named by the thing that is its text."""
    answer: list[str]
    """Who are possible."""
    candidates: list[Candidate]


def said_of(certainty: str) -> list[str]:
    """The messages that a certainty needs; those that speak of a candidate call it `thing`."""
    return [f"certain-{certainty}-{word}" for word in ("ask", "given", *get_args(Follows))]


def of(game: Game, settings: Settings, deeds: Sequence[Deed], asked: Asked) -> PosedCertain:
    """Raises Broken where it can't be asked."""
    try:
        certainty = game.certainty(asked.certainty)
    except Unreadable as problem:
        raise Broken(str(problem), field="certain.certainty") from None
    every = [_found(world, len(deeds)) for world in worlds(game, settings, certainty, deeds)]
    told = _told(game, settings, deeds, certainty.seat, {one.at for one in every})
    table = laid(game, settings, deeds)
    return PosedCertain(
        certainty=certainty.name,
        standing=_standing(table, certainty, [one.world.candidate for one in every]),
        answer=asked.answer,
        candidates=[_candidate(game, certainty, table, one, told[one.at]) for one in every],
    )


class _Found(NamedTuple):
    """What follows of a world, and after how many deeds one sees it."""

    world: World
    follows: Follows
    at: int
    why: Message | None = None


def _found(world: World, deeds: int) -> _Found:
    if world.ruled_out(deeds):
        return _Found(world, "ruled-out", world.impossible or 0)
    if world.passed_up(deeds):
        return _Found(world, "passed", max(at for at in world.passed if at < deeds))
    near = world.nearly(deeds)
    refused = near or world.usually(deeds)
    follows: Follows = "nearly" if near else "possible"
    return _Found(world, follows, refused.at, refused.why) if refused else _Found(world, follows, 0)


class _Told(NamedTuple):
    turn: Message | None
    """The beginning of the turn."""
    lines: list[Message]
    """What came of the deed."""


def _told(game: Game, settings: Settings, deeds: Sequence[Deed], seat: Seat, places: Set[int]) -> dict[int, _Told]:
    """What the seat heard at each of these deeds. The game is played once."""
    found, table, done = dict[int, _Told](), laid(game, settings, []), 0
    for at in sorted(places):
        do(table, deeds[done:at])
        before = table.heard(seat)
        do(table, deeds[at : at + 1])
        done = at + 1
        turn = next((line for line in reversed(before) if line.id in CHAPTERS), None)
        found[at] = _Told(turn, table.heard(seat)[len(before) :])
    return found


def _candidate(game: Game, asked: Certainty, table: Table, found: _Found, told: _Told) -> Candidate:
    world, view = found.world, None
    possible = found.follows in ("nearly", "possible")
    lines = [found.why] if found.why else [] if possible else told.lines
    if possible:
        view = game.view(imagined(game, asked, world, table.state), asked.of)
    because = [said(line) for line in (told.turn, *lines) if line is not None]
    return Candidate(world.candidate, possible, found.follows, because, view)


def _standing(table: Table, asked: Certainty, candidates: Sequence[str]) -> Standing:
    """Candidates instead of what the table offers."""
    actions = [asked.names(candidate) for candidate in candidates]
    options = [
        Choice(
            action.text,
            str(action.__struct_config__.tag),
            {name: getattr(action, name) for name in action.__struct_fields__},
            list(action.path),
            said(action.label()),
        )
        for action in actions
    ]
    common = moments.common(table, None, NO_CLOCK)
    own = OwnStanding(asked.seat, said(Message(said_of(asked.name)[0])), None, asked.rule, options, False)
    return msgspec.Raw(b"%b,%b" % (common[:-1], encode(own)[1:]))  # type: ignore[return-value]  # already written
