"""What is thought of a position: a quick look, an opinion, and whether one choice is clearly better than all others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from klubovna.bots.budget import Budget
from klubovna.bots.chances import guess, scale
from klubovna.bots.judging import Judge, by_hand
from klubovna.bots.learned.finding import learned_for
from klubovna.bots.levels import with_insight
from klubovna.bots.lines import best_of
from klubovna.bots.questions import Question, question
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Estimate
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.record import Header

SELDOM = 8
"""What was tried less than an eighth as often as the favourite is no rival at first sight."""
RIVALS = 2
"""So many other choices are thought about by themselves: what looks bad at once is hardly tried."""


class Expert(NamedTuple):
    """Who is asked at tables of a kind."""

    game: Game
    judge: Judge
    measured: bool
    """Whether chances were measured there."""
    chances: Callable[[Question, random.Random], Callable[[float], float]]


def expert(game: Game, settings: Settings) -> Expert:
    judge = learned_for(game, game.content(), settings) or by_hand(game)
    header = Header(game=game.id, rules=game.version, content=game.content().hash, options=settings)
    found = scale(game, header, judge.name)

    def chances(asked: Question, rng: random.Random) -> Callable[[float], float]:
        if found is None:
            return guess
        world = asked.imagine(rng)
        return lambda value: found.chance(value, asked.seat, world)

    return Expert(game, judge, found is not None, chances)


def clearly(better: float, other: float, gap: float) -> bool:
    """Whether a chance is clearly better than another one: by so much as it would have to be from one half, and never
    by less than a third of that. From 50 to 58 per cent is as much as from 15 to 20."""
    half = (0.5 + gap) / (0.5 - gap)
    return better - other >= gap / 3 and _odds(better) >= half * _odds(other)


def _odds(chance: float) -> float:
    return chance / (1.0001 - chance) + 0.0001


class Opinion(NamedTuple):
    """What came of thinking."""

    answer: Action
    worth: dict[str, float]
    """Of the answer, of its strongest rivals and of whatever else was asked about, the best first."""
    rival: float
    """What the best of the others is worth."""
    minds: dict[str, Mind]

    @property
    def value(self) -> float:
        return self.worth[self.answer.text]


def asked_of(game: Game, state: Any, seat: str, options: Sequence[Action]) -> Question:
    return question(game, state, seat, list(options))


def leader(who: Expert, asked: Question, seed: str, iterations: int, gap: float) -> str:
    """The choice that is tried most, if it looks clearly better than what was tried nearly as often; else nothing."""
    rng = random.Random(seed)
    thought = Mind(who.game, asked.seat, judge=who.judge).think(asked, rng, _budget(who, iterations))
    chance, first = who.chances(asked, rng), thought.estimates[0]
    others = [chance(one.value) for one in thought.estimates[1:] if one.visits * SELDOM >= first.visits]
    return first.action if clearly(chance(first.value), max(others, default=0.0), gap) else ""


def opinion(
    who: Expert, asked: Question, seed: str, iterations: int, gap: float, also: Sequence[str] = ()
) -> Opinion | None:
    """Everything is thought about; then the strongest rivals, and what is asked about besides, as much as the answer
    was, each by itself: so none is worse only because it was given up early. None as soon as one of them is not
    clearly worse."""
    rng = random.Random(seed)
    mind = Mind(who.game, asked.seat, judge=who.judge)
    thought = mind.think(asked, rng, _budget(who, iterations))
    chance, found = who.chances(asked, rng), {estimate.action: estimate for estimate in thought.estimates}
    answer = thought.best
    wanted = dict.fromkeys([*_rivals(thought.estimates), *(text for text in also if text != answer)])
    minds, values = {answer: mind}, {answer: found[answer].value}
    for text in wanted:
        minds[text], values[text] = _by_itself(who, asked, text, rng, found[text], found[answer].visits)
        if not clearly(chance(values[answer]), chance(values[text]), gap):
            return None
    actions = {action.text: action for action in asked.options}
    worth = {text: round(chance(value), 4) for text, value in sorted(values.items(), key=lambda one: -one[1])}
    return Opinion(actions[answer], worth, max((worth[text] for text in wanted), default=0.0), minds)


def _rivals(estimates: Sequence[Estimate]) -> list[str]:
    """Those that were tried most, and those that looked best when they were tried."""
    others = [estimate for estimate in estimates[1:] if estimate.visits]
    by_looks = sorted(others, key=lambda one: -one.value)
    return [one.action for one in {one.action: one for one in [*others[:RIVALS], *by_looks[:RIVALS]]}.values()]


def _by_itself(
    who: Expert, asked: Question, text: str, rng: random.Random, known: Estimate, visits: int
) -> tuple[Mind, float]:
    action = next(action for action in asked.options if action.text == text)
    alone = Question(asked.game, asked.seat, asked.view, [action], asked.imagine)
    mind, more = Mind(who.game, asked.seat, judge=who.judge), max(visits - known.visits, visits // 2, 1)
    estimate = mind.think(alone, rng, _budget(who, more)).estimates[0]
    total = known.value * known.visits + estimate.value * estimate.visits
    return mind, total / (known.visits + estimate.visits)


def _budget(who: Expert, iterations: int) -> Budget:
    return with_insight(Budget(iterations=iterations), who.judge)


# A quick look


def looks(game: Game, asked: Question, seed: str, iterations: int, times: int) -> Counter[str]:
    """What is chosen at a glance, by the judgement written by hand."""
    judge, budget = by_hand(game), Budget(iterations=iterations)
    return Counter(best_of(judge, asked, f"{seed} {iterations} {time}", budget) for time in range(times))
