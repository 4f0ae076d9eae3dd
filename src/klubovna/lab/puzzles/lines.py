"""What comes of a choice: luck, and what everybody chooses, until it is clear."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.lessons import Deed
from klubovna.kernel.messages import Seat
from klubovna.lab.puzzles.opinions import Expert, asked_of, best_of
from klubovna.lab.puzzles.positions import Position, drawing

LONGEST = 12
"""So many choices at most."""
ALONE = 5
"""So many where nobody else chooses."""
TRIES = 5
"""So often it is played on, with other luck; the middle one is told."""
THOUGHT = 200
"""Iterations for each choice on the way."""


ME, OTHER = "me", "other"


class Line(NamedTuple):
    deeds: list[Deed]
    """After the choice itself."""
    heard: frozenset[str]
    """What was said on the way to the seat, by the ids of the messages, and by whom it was said: `log-won:me`."""
    value: float
    """How good the end looks."""


def line(who: Expert, position: Position, action: Action, seed: str) -> Line:
    """The middle one of several: neither lucky nor unlucky."""
    tries = [_played_on(who, position, action, f"{seed} {time}") for time in range(TRIES)]
    if any(one.deeds == tries[0].deeds for one in tries[1:]) and len({str(one.deeds) for one in tries}) == 1:
        return tries[0]
    return sorted(tries, key=lambda one: one.value)[TRIES // 2]


def _played_on(who: Expert, position: Position, action: Action, seed: str) -> Line:
    """On the table as it really is; whoever chooses knows what the seat knows. It ends when the seat is asked again
    after others were, or when it has chosen so often."""
    s, seat = position.state.clone(), position.decision.seat
    deeds, said, nature = list[Deed](), set[str](), random.Random(seed)
    drawn = drawing(deeds, nature)
    s.log = []
    choose(s, position.decision, action)
    decision, options = advance(s, None, drawn)
    others = False
    for number in range(LONGEST if len(who.game.seats) > 1 else ALONE):
        said.update(_heard(s, seat))
        if decision is None or (others and decision.seat == seat):
            break
        others = others or decision.seat != seat
        asked = asked_of(who.game, s, decision.seat, options)
        text = best_of(who, asked, f"{seed} {number}", THOUGHT)
        deeds.append(text)
        choose(s, decision, next(one for one in options if one.text == text))
        decision, options = advance(s, None, drawn)
    said.update(_heard(s, seat))
    return Line(deeds, frozenset(said), _value(who, s, seat))


def _heard(s: Any, seat: Seat) -> Iterator[str]:
    said, s.log = s.log, []
    for message in said:
        if message.heard_by(seat):
            yield message.id
            if "seat" in message.args:
                yield f"{message.id}:{ME if message.args['seat'] == seat else OTHER}"


def _value(who: Expert, s: Any, seat: Seat) -> float:
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    return who.judge.value(s, seat) if who.judge.value else 0.5
