"""One game between bots, and what a search would have said in it, at decisions chosen by chance afterwards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

import klubovna
from klubovna.bots.advice import best
from klubovna.bots.adviser import ADVISER
from klubovna.bots.budget import Budget
from klubovna.bots.judging import Judge
from klubovna.bots.levels import strength, with_insight
from klubovna.bots.players import player
from klubovna.bots.questions import question, tell, watch
from klubovna.bots.reading import Reading
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Thought
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.messages import Seat
from klubovna.lab.calibrate.plan import HINT, REVIEW, Plan

REVIEWS = 0.3
"""How many are asked as a review would ask."""


class Asked(msgspec.Struct, frozen=True):
    """A value that was said of the choice that was made, and what came of it."""

    seat: Seat
    value: float
    progress: float
    came: float
    how: str


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A game: a line of `games.jsonl`."""

    seed: int
    number: int
    options: Settings
    decisions: int
    asked: list[Asked]

    @property
    def key(self) -> str:
        """What makes it this game: also runs with the same seed may be of different kinds."""
        return f"{self.seed} {self.number} {sorted(self.options.items())}"


class Moment(NamedTuple):
    """A decision as it was made."""

    decision: Decision
    options: list[Action]
    action: Action
    state: Any
    result: int
    """The number of the result that it is about, among those of its seat."""


def tell_games(numbers: Sequence[int], plan: Plan) -> list[Told]:
    return [tell_game(plan, number) for number in numbers]


def tell_game(plan: Plan, number: int) -> Told:
    game = klubovna.game(plan.game)
    if (game.version, game.content().hash) != (plan.rules, plan.content):
        raise Broken(f"the rules of {game.id} or its content are others here than where the run began")
    settings = plan.agreed(number)
    moments, end = _played(game, plan, settings, number)
    rng = random.Random(f"asked {plan.seed} {number}")
    asked = _asked(game, plan, moments, end, settings, rng)
    return Told(seed=plan.seed, number=number, options=settings, decisions=len(moments), asked=asked)


def results(game: Game, s: Any, seat: Seat, seats: int) -> tuple[float, ...]:
    """What came of everything that the seat fought for so far; where rivals have all lost, each has a share."""
    if game.results is not None:
        return game.results(s, seat)
    if s.outcome is None:
        return ()
    winners = s.outcome.winners
    if game.together or winners:
        return ((seat in winners) / (1 if game.together else len(winners)),)
    return (1 / seats if seats > 1 else 0.0,)


def _played(game: Game, plan: Plan, settings: Settings, number: int) -> tuple[list[Moment], Any]:
    """A whole game, all of its decisions with the state before each."""
    seats = game.seated(settings)
    luck, dice = random.Random(f"luck {plan.seed} {number}"), random.Random(f"dice {plan.seed} {number}")
    players = {seat: player(plan.players, game, seat) for seat in seats}
    s = game.set_up(game.content(), settings)
    moments: list[Moment] = []
    decision, options = settle(s, luck)
    while decision is not None:
        seat, before = decision.seat, s.clone()
        if dice.random() < plan.stray:
            action = dice.choice(options)
        else:
            action = players[seat].choose(question(game, s, seat, options), dice)
        moments.append(Moment(decision, options, action, before, len(results(game, s, seat, len(seats)))))
        watch(game, s, players, decision, action)
        choose(s, decision, action)
        tell(players, decision, action)
        decision, options = settle(s, luck)
    return moments, s


def _asked(
    game: Game, plan: Plan, moments: Sequence[Moment], end: Any, settings: Settings, rng: random.Random
) -> list[Asked]:
    """What was said of the choices that were made, as far as the search thought them worth a word."""
    chosen, found = _sampled(moments, plan.asks, rng), []
    judge, seats = plan.judge_of(settings), len(game.seated(settings))
    readings = {seat: Reading(game, seat) for seat in {moment.decision.seat for moment in moments}}
    for place, moment in enumerate(moments):
        seat = moment.decision.seat
        if place in chosen:
            how = REVIEW if rng.random() < REVIEWS else HINT
            thought = _thought(plan, judge, moment, readings[seat], how, rng)
            said = next((e.value for e in best(thought) if e.action == moment.action.text), None)
            came = results(game, end, seat, seats)
            if said is not None and moment.result < len(came):
                far = game.progress(moment.state) if game.progress else 0.5
                found.append(Asked(seat, round(said, 5), round(far, 3), came[moment.result], how))
        watch(game, moment.state, readings, moment.decision, moment.action)
    return found


def _sampled(moments: Sequence[Moment], asks: int, rng: random.Random) -> set[int]:
    """Places of decisions, so many for each result, whoever decided."""
    by: dict[int, list[int]] = {}
    for place, moment in enumerate(moments):
        if len(moment.options) > 1:
            by.setdefault(moment.result, []).append(place)
    return {place for places in by.values() for place in rng.sample(places, min(asks, len(places)))}


def _thought(plan: Plan, judge: Judge, moment: Moment, reading: Reading, how: str, rng: random.Random) -> Thought:
    """As for a hint, or as in a review, which reads nothing in others' choices."""
    game, seat, dice = klubovna.game(plan.game), moment.decision.seat, random.Random(rng.getrandbits(64))
    put = question(game, moment.state, seat, moment.options)
    trust = strength(ADVISER, game).trust if how == HINT else 0.0
    budget = with_insight(Budget(iterations=plan.thought[how], trust=trust), judge)
    return Mind(game, seat, reading if how == HINT else None, judge).think(put, dice, budget)
