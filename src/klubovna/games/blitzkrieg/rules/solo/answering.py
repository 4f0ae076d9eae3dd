"""Whoever is asked: people answer for themselves, the automatic opponent by its tables (solo sheet, "its turn").

The rules put the same questions to both. Above a question to the opponent lies an `Answer`, which looks at what may be
chosen and chooses; every step of it is told with its reason.
"""

from __future__ import annotations

import random

from klubovna.games.blitzkrieg.choices import HALT, Exploit, OpenTheatre, Place
from klubovna.games.blitzkrieg.rules.advantages import Strategic
from klubovna.games.blitzkrieg.rules.solo import tables
from klubovna.games.blitzkrieg.rules.solo.die import Die
from klubovna.games.blitzkrieg.state import Asked, Blitzkrieg
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.odds import Odds, one_of


def ask(s: Blitzkrieg, question: Asked) -> None:
    """Put a question to a side."""
    s.stack.append(question)
    if s.solo and question.seat not in s.players:
        s.stack.append(Answer())


class Answer(Step, frozen=True):
    """The question below is the automatic opponent's."""

    def run(self, s: Blitzkrieg) -> None:
        question = _question(s)
        options = question.options(s)
        first = options[0]
        if isinstance(first, Place):
            # After a rapid deployment, when it could also halt, it goes on by the same stratagem.
            s.then(*([] if HALT in options else [DrawStratagem()]), Deliberate())
        elif isinstance(question, Strategic):
            pushed = tables.strategic(s, _theatres(s, options), question.steps)
            s.say("log-auto-strategic", theatre=s.ground(pushed).id)
            answer(s, s.board.pushes[pushed])
        elif isinstance(first, Exploit):
            space = tables.best_effect(s, [s.board.space_number[o.space] for o in options if isinstance(o, Exploit)])
            s.say("log-auto-exploit", effect=f"effect-{s.board.spots[space].effect}")
            answer(s, s.board.exploits[space])
        elif isinstance(first, OpenTheatre):
            opened = tables.next_theatre(s, _theatres(s, options))
            s.say("log-auto-opened", theatre=s.ground(opened).id)
            answer(s, s.board.openings[opened])
        else:
            answer(s, first)


def _question(s: Blitzkrieg) -> Asked:
    question = s.stack[-1]
    assert isinstance(question, Asked)
    return question


def _theatres(s: Blitzkrieg, options: list[Action]) -> list[int]:
    """The theatres of which these choices speak."""
    return [s.board.theatre_number[option.path[0]] for option in options]


def answer(s: Blitzkrieg, action: Action) -> None:
    question = _question(s)
    s.stack.pop()
    question.choose(s, action)


# Its turn: A, a stratagem; B, theatre, space and unit. (C, the draw, ends every turn.)


class DrawStratagem(Chance, frozen=True):
    """The one used before goes back into the cup afterwards, so that none comes twice running; one repeats it."""

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        return s.cup[int(rng.random() * len(s.cup))]

    def odds(self, s: Blitzkrieg) -> Odds:
        return one_of(s.cup)

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        return happening in s.cup

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        used = s.stratagem
        s.cup = tuple(sorted({*s.cup, used} - {happening}))
        s.stratagem, s.repeated = happening, used if s.content.stratagems[happening].repeats else ""
        if s.repeated:
            s.say("log-stratagem-repeated", seat=s.seats[0], stratagem=happening, repeated=s.repeated)
        else:
            s.say("log-stratagem", seat=s.seats[0], stratagem=happening)


class Deliberate(Step, frozen=True):
    """B, anywhere; or in one theatre after a rapid deployment, which it always uses if it can (house)."""

    def run(self, s: Blitzkrieg) -> None:
        plan = tables.plan(s, _question(s).options(s))
        spot, (why, why_space, why_unit) = s.board.spots[plan.space], plan.reasons
        s.say("log-auto-theatre", seat=s.seats[0], theatre=s.ground(plan.theatre).id, reason=f"why-{why}")
        s.say("log-auto-space", row=spot.row + 1, column=spot.column + 1, reason=f"why-space-{why_space}")
        if len({s.reserves[0][unit] for unit in plan.units}) > 1:
            s.then(RollUnit(plan.space, tuple(plan.units)))
        else:
            deploy(s, plan.units[0], plan.space, why_unit)


class RollUnit(Die, frozen=True):
    """The last line of the table: the die counts through the units in question, from the left and round again."""

    space: int
    units: tuple[int, ...]

    def happen(self, s: Blitzkrieg, happening: int) -> None:
        s.say("log-die", die=happening)
        deploy(s, self.units[(happening - 1) % len(self.units)], self.space, "die")


def deploy(s: Blitzkrieg, unit: int, space: int, reason: str) -> None:
    kind = s.reserves[0][unit]
    s.say("log-auto-unit", token=s.content.ids[kind], reason=f"why-unit-{reason}")
    answer(s, s.board.places[kind][space])
