"""A review as a story: for each seat the moments at which a game turned against it, in words.

A choice is the seat's own, and what it cost is known before luck has its say. What is lost between two of its choices
is not: luck, or what others chose. So bad luck is told apart from bad choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from klubovna.bots.advice import MUCH, is_notable
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.service import wire
from klubovna.service.judging import Closer, Judged
from klubovna.service.posing import Posed, posed_at
from klubovna.service.puzzles import BEST

POINTS = 3
"""So many turning points are told…"""
BLOW = MUCH
"""…and of what was not the seat's own doing, what cost at least this. (Where nothing happens in between, two thoughts
differ by a hundredth.)"""


def told(found: Sequence[Judged], total: int, seats: Sequence[Seat], *, failed: bool) -> wire.ReviewInfo:
    """All that a review has to say, as far as it has come."""
    state: wire.ReviewState = "ready" if len(found) >= total else "failed" if failed else "working"
    return wire.ReviewInfo(state, len(found), total, [_reviewed(one) for one in found], stories(found, seats))


def _reviewed(one: Judged) -> wire.ReviewedInfo:
    chosen, best, why = wire.said(one.chosen), wire.said(one.best), [wire.because(reason) for reason in one.why]
    return wire.ReviewedInfo(
        one.at, one.seat, chosen, best, one.same, one.before, one.after, one.loss, measured=one.measured, why=why
    )


def stories(found: Sequence[Judged], seats: Sequence[Seat]) -> list[wire.SeatStory]:
    return [_story([one for one in found if one.seat == seat], seat) for seat in seats]


def floor(found: Sequence[Judged], seat: Seat) -> float:
    """What a choice has to cost to be among the turning points found so far."""
    costs = sorted((one.loss for one in found if one.seat == seat and one.closer is not None), reverse=True)
    return costs[POINTS - 1] if len(costs) >= POINTS else 0.0


def posed_again(game: Game, record: Record, judged: Judged, closer: Closer) -> Posed:
    """A choice that cost much as a puzzle. Raises Broken where the record stops being a game."""
    find, worth = closer.find, closer.find.worth
    rival = max((one for text, one in worth.items() if text != find.answer), default=0.0)
    return posed_at(
        game, record, judged.at, find, theme="" if closer.stake == BEST else closer.stake, measured=judged.measured,
        iterations=closer.iterations, gap=max(0.0, worth.get(find.answer, judged.before) - rival),
    )  # fmt: skip


def _story(mine: Sequence[Judged], seat: Seat) -> wire.SeatStory:
    costly = sorted([*_choices(mine), *_blows(mine)], key=lambda one: one.after - one.before)[:POINTS]
    points = sorted(costly, key=lambda one: (one.at, one.kind != "choice"))
    own = sum(one.kind == "choice" for one in points)
    good = sum(not is_notable(one.before, one.after) for one in mine)
    says = [
        wire.Said("review-turned", {"own": own, "blows": len(points) - own}) if points else wire.Said("review-even"),
        wire.Said("review-good", {"good": good, "all": len(mine)}),
    ]
    return wire.SeatStory(seat, says, points)


def _choices(mine: Sequence[Judged]) -> Iterator[wire.TurningPoint]:
    for number, one in enumerate(mine, 1):
        if one.closer is None:
            continue
        find, stake, came = one.closer.find, one.closer.stake, one.closer.came
        instead = [reason for reason in find.but if reason.kind == "certain" or not came]
        yield wire.TurningPoint(
            kind="choice",
            at=one.at,
            number=number,
            stake=stake if stake != BEST else "",
            before=one.before,
            after=one.after,
            measured=one.measured,
            chosen=wire.said(one.chosen),
            best=wire.said(one.best),
            came=[wire.said(message) for message in came],
            but=[wire.because(reason) for reason in instead if reason.said not in came],
            why=[wire.because(reason) for reason in find.why],
        )


def _blows(mine: Sequence[Judged]) -> Iterator[wire.TurningPoint]:
    for number, (one, next) in enumerate(pairwise(mine), 1):
        if one.after - next.before < BLOW or not (next.lucky or next.others):
            continue
        yield wire.TurningPoint(
            kind="others" if next.others else "luck", at=one.at + 1, number=number, before=one.after,
            after=next.before, measured=one.measured and next.measured, chosen=wire.said(one.chosen),
            came=[wire.said(message) for message in next.came],
        )  # fmt: skip
