"""What a review comes to: for each seat the moments at which a game turned against it, in words.

A choice is the seat's own, and what it cost is known before luck has its say. What is lost between two of its choices
is not: luck, or what others chose. So bad luck is told apart from bad choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from klubovna.bots.advice import MUCH, is_notable
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.service.judging import Closer, Judged
from klubovna.service.posing import Posed, posed, position
from klubovna.service.puzzles import BEST, Puzzle
from klubovna.service.wire import Because, Said, because, said

ReviewState: TypeAlias = Literal["none", "working", "ready", "failed"]
TurningKind: TypeAlias = Literal["choice", "luck", "others"]
POINTS = 3
"""So many turning points are told…"""
BLOW = MUCH
"""…and of what was not the seat's own doing, what cost at least this. (Where nothing happens in between, two thoughts
differ by a hundredth.)"""


class ReviewedInfo(msgspec.Struct, frozen=True):
    """One decision of a game that is over; chances are 0 to 1, by what its seat could know. Where they were not
    measured they are guesses: good for an order, not for a number."""

    at: int
    """The step of the replay that shows the table before the choice."""
    seat: str
    chosen: Said
    best: Said
    same: bool
    before: float
    """The chance with the best choice."""
    after: float
    """The chance with what was chosen."""
    loss: float
    measured: bool = False
    why: list[Because] = []
    """What would have come of the best choice, where much was lost."""


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a game turned against a seat. `choice`: by what it chose; `luck`, `others`: by what came after it, of luck
    alone or of what others chose, too."""

    kind: TurningKind
    at: int
    """The step of the replay that shows the table before it."""
    number: int
    """Of the seat's choices, this one or the last one before it."""
    before: float
    after: float
    measured: bool = False
    chosen: Said
    best: Said | None = None
    """Only of a choice, which may be tried again as a puzzle."""
    stake: str = ""
    """What was at stake in it: one of the themes of the game's puzzles, if one fits."""
    came: list[Said] = []
    """What was said to the seat's disadvantage."""
    but: list[Because] = []
    """What would follow from the choice rather than from the better one; what was only likely is not told beside what
    came."""
    why: list[Because] = []
    """What would follow from the better one rather than from it."""


class Reckoning(msgspec.Struct, frozen=True):
    """What decided a game for a seat: in a few sentences, and moment by moment."""

    seat: str
    says: list[Said]
    turning: list[TurningPoint]


class ReviewInfo(msgspec.Struct, frozen=True):
    """How far the review is, and what it has found so far, in order."""

    state: ReviewState
    done: int
    total: int
    decisions: list[ReviewedInfo]
    reckonings: list[Reckoning]


def told(found: Sequence[Judged], total: int, seats: Sequence[Seat], *, failed: bool) -> ReviewInfo:
    """All that a review has to say, as far as it has come."""
    state: ReviewState = "ready" if len(found) >= total else "failed" if failed else "working"
    return ReviewInfo(state, len(found), total, [_reviewed(one) for one in found], reckonings(found, seats))


def _reviewed(one: Judged) -> ReviewedInfo:
    chosen, best, why = said(one.chosen), said(one.best), [because(reason) for reason in one.why]
    return ReviewedInfo(
        one.at, one.seat, chosen, best, one.same, one.before, one.after, one.loss, measured=one.measured, why=why
    )


def reckonings(found: Sequence[Judged], seats: Sequence[Seat]) -> list[Reckoning]:
    return [_reckoning([one for one in found if one.seat == seat], seat) for seat in seats]


def floor(found: Sequence[Judged], seat: Seat) -> float:
    """What a choice has to cost to be among the turning points found so far."""
    costs = sorted((one.loss for one in found if one.seat == seat and one.closer is not None), reverse=True)
    return costs[POINTS - 1] if len(costs) >= POINTS else 0.0


def posed_again(game: Game, record: Record, judged: Judged, closer: Closer) -> Posed:
    """A choice that cost much, as a puzzle is sent."""
    return posed(game, puzzle_of(game, record, judged, closer))


def puzzle_of(game: Game, record: Record, judged: Judged, closer: Closer) -> Puzzle:
    """A choice that cost much as a puzzle. Raises Broken where the record stops being a game."""
    find, worth = closer.find, closer.find.worth
    rival = max((one for text, one in worth.items() if text != find.answer), default=0.0)
    return position(
        game, record, judged.at, find, theme="" if closer.stake == BEST else closer.stake, measured=judged.measured,
        iterations=closer.iterations, gap=max(0.0, worth.get(find.answer, judged.before) - rival),
    )  # fmt: skip


def _reckoning(mine: Sequence[Judged], seat: Seat) -> Reckoning:
    costly = sorted([*_choices(mine), *_blows(mine)], key=lambda one: one.after - one.before)[:POINTS]
    points = sorted(costly, key=lambda one: (one.at, one.kind != "choice"))
    own = sum(one.kind == "choice" for one in points)
    good = sum(not is_notable(one.before, one.after) for one in mine)
    says = [
        Said("review-turned", {"own": own, "blows": len(points) - own}) if points else Said("review-even"),
        Said("review-good", {"good": good, "all": len(mine)}),
    ]
    return Reckoning(seat, says, points)


def _choices(mine: Sequence[Judged]) -> Iterator[TurningPoint]:
    for number, one in enumerate(mine, 1):
        if one.closer is None:
            continue
        find, stake, came = one.closer.find, one.closer.stake, one.closer.came
        instead = [reason for reason in find.but if reason.kind == "certain" or not came]
        yield TurningPoint(
            kind="choice",
            at=one.at,
            number=number,
            stake=stake if stake != BEST else "",
            before=one.before,
            after=one.after,
            measured=one.measured,
            chosen=said(one.chosen),
            best=said(one.best),
            came=[said(message) for message in came],
            but=[because(reason) for reason in instead if reason.said not in came],
            why=[because(reason) for reason in find.why],
        )


def _blows(mine: Sequence[Judged]) -> Iterator[TurningPoint]:
    for number, (one, next) in enumerate(pairwise(mine), 1):
        if one.after - next.before < BLOW or not (next.lucky or next.others):
            continue
        yield TurningPoint(
            kind="others" if next.others else "luck", at=one.at + 1, number=number, before=one.after,
            after=next.before, measured=one.measured and next.measured, chosen=said(one.chosen),
            came=[said(message) for message in next.came],
        )  # fmt: skip
