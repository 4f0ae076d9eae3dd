"""What comes of a choice: luck, and what everybody chooses, until it is clear."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from klubovna.bots.budget import Budget
from klubovna.bots.judging import Judge
from klubovna.bots.levels import with_insight
from klubovna.bots.questions import Question, question
from klubovna.bots.search import Mind
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import Draw, advance, choose
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Deed, Luck
from klubovna.kernel.messages import Message, Seat

LONGEST = 12
"""So many choices at most."""
ALONE = 5
"""So many where nobody else chooses."""
TRIES = 5
"""So often it is played on, with other luck; the middle one is told."""
THOUGHT = Budget(iterations=200)
"""For each choice on the way."""


ME, OTHER = "me", "other"


class Line(NamedTuple):
    deeds: list[Deed]
    """After the choice itself."""
    heard: frozenset[str]
    """What was said on the way to the seat, by the ids of the messages, and by whom it was said: `log-won:me`."""
    value: float
    """How good the end looks."""


class Fork(NamedTuple):
    """A decision as it came up, and whose judgement it is played on by; the state is not touched."""

    game: Game
    judge: Judge
    state: Any
    decision: Decision


def line(fork: Fork, action: Action, seed: str, tries: int = TRIES, thought: Budget = THOUGHT) -> Line:
    """The middle one of several: neither lucky nor unlucky."""
    played = [_played_on(fork, action, f"{seed} {time}", thought) for time in range(tries)]
    if len({str(one.deeds) for one in played}) == 1:
        return played[0]
    return sorted(played, key=lambda one: one.value)[tries // 2]


def heard(said: Sequence[Message], seat: Seat) -> Iterator[str]:
    """By the ids of the messages, and by whom they are said."""
    for message in said:
        if message.heard_by(seat):
            yield message.id
            if "seat" in message.args:
                yield f"{message.id}:{ME if message.args['seat'] == seat else OTHER}"


def drawing(deeds: list[Deed], nature: random.Random) -> Draw:
    """Luck that is written down."""

    def drawn(chance: Any, s: Any) -> Any:
        happening = chance.sample(s, nature)
        deeds.append(Luck([*happening] if isinstance(happening, list) else happening))
        return happening

    return drawn


def best_of(judge: Judge, asked: Question, seed: str, budget: Budget) -> str:
    """The choice that is tried most."""
    mind = Mind(asked.game, asked.seat, judge=judge)
    return mind.think(asked, random.Random(seed), with_insight(budget, judge)).best


def _played_on(fork: Fork, action: Action, seed: str, thought: Budget) -> Line:
    """On the table as it really is; whoever chooses knows what the seat knows. It ends when the seat is asked again
    after others were, or when it has chosen so often."""
    game, s, seat = fork.game, fork.state.clone(), fork.decision.seat
    deeds, said, nature = list[Deed](), set[str](), random.Random(seed)
    drawn = drawing(deeds, nature)
    s.log = []
    choose(s, fork.decision, action)
    decision, options = advance(s, None, drawn)
    others = False
    for number in range(LONGEST if len(game.seats) > 1 else ALONE):
        said.update(_heard(s, seat))
        if decision is None or (others and decision.seat == seat):
            break
        others = others or decision.seat != seat
        text = best_of(fork.judge, question(game, s, decision.seat, options), f"{seed} {number}", thought)
        deeds.append(text)
        choose(s, decision, next(one for one in options if one.text == text))
        decision, options = advance(s, None, drawn)
    said.update(_heard(s, seat))
    return Line(deeds, frozenset(said), _value(fork, s))


def _heard(s: Any, seat: Seat) -> list[str]:
    said, s.log = s.log, []
    return list(heard(said, seat))


def _value(fork: Fork, s: Any) -> float:
    seat = fork.decision.seat
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    return fork.judge.value(s, seat) if fork.judge.value else 0.5
