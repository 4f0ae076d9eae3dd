"""Games that are played to learn from, and games that are played to see who is better."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from klubovna.bots.budget import Budget
from klubovna.bots.questions import question, tell, watch
from klubovna.bots.thoughts import Thought
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.messages import Seat
from klubovna.lab.train.drills import FINE, Drill, Turn, settings_of
from klubovna.lab.train.styles import Style, seated
from klubovna.lab.train.training import Training

STRAY, LOOSE = 0.05, 0.15
"""How often a choice of self-play is anything at all, or is drawn from what was tried."""

Picking = Callable[[Seat, Sequence[Action], Thought, float], Action]


def play(
    training: Training, number: int, styles: Mapping[Seat, Style], budget: Budget, luck: str, dice: str, pick: Picking
) -> tuple[Any, list[Any]]:
    """One game to its end: the last state, and what luck brought. `pick` chooses, given what was thought and how long
    it took."""
    game, content = training.shelved, training.box()
    minds = {seat: seated(style, game, content, seat, budget) for seat, style in styles.items()}
    witnesses = {seat: mind for seat, (mind, _) in minds.items()}
    rngs = {seat: random.Random(f"{dice} {seat}") for seat in styles}
    nature, happened, clock = random.Random(luck), list[Any](), time.process_time

    def drawn(chance: Any, s: Any) -> Any:
        happening = chance.sample(s, nature)
        happened.append([*happening] if isinstance(happening, list) else happening)
        return happening

    s: Any = game.set_up(content, settings_of(training, number))
    decision, options = advance(s, None, drawn)
    while decision is not None:
        seat, started = decision.seat, clock()
        mind, thinking = minds[seat]
        thought = mind.think(question(game, s, seat, options), rngs[seat], thinking)
        action = pick(seat, options, thought, clock() - started)
        watch(game, s, witnesses, decision, action)
        choose(s, decision, action)
        tell(witnesses, decision, action)
        decision, options = advance(s, None, drawn)
    return s, happened


# To learn from


def self_play(numbers: Sequence[int], training: Training, generation: int, style: Style) -> list[Drill]:
    return [_drill(number, training, generation, style) for number in numbers]


def _drill(number: int, training: Training, generation: int, style: Style) -> Drill:
    seed = f"{training.seed} {generation} {number}"
    whim, turns = random.Random(f"whim {seed}"), list[Turn]()

    def pick(seat: Seat, options: Sequence[Action], thought: Thought, seconds: float) -> Action:
        tried = {estimate.action: estimate.visits for estimate in thought.estimates}
        visits, die = [tried[action.text] for action in options], whim.random()
        if die < STRAY:
            action = whim.choice(options)
        elif die < STRAY + LOOSE and any(visits):
            action = whim.choices(options, visits)[0]
        else:
            action = options[visits.index(max(visits))]
        turns.append(Turn(action.text, tuple(visits), round(thought.value * FINE), die < STRAY))
        return action

    styles = dict.fromkeys(training.shelved.seated(settings_of(training, number)), style)
    budget = training.thinking(training.iterations)
    _, luck = play(training, number, styles, budget, f"luck {seed}", f"dice {seed}", pick)
    return Drill(generation, number, tuple(luck), tuple(turns))


# To see who is better


class Meeting(msgspec.Struct, frozen=True):
    """A game of a match: its luck is that of all games with this number, whoever plays them."""

    number: int
    turned: bool
    """Whether the second style has the first seat; alone, whether it is the second style that plays."""


class Spent(msgspec.Struct):
    decisions: int = 0
    iterations: int = 0
    seconds: float = 0.0


class Met(msgspec.Struct, frozen=True):
    """How a game of a match went."""

    match: str
    number: int
    turned: bool
    won: float
    """What the first style won, 0 to 1; alone, whoever played."""
    points: float
    """By how many the first style was ahead; alone, what whoever played made."""
    spent: list[Spent]
    """Of both styles."""

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.number, self.turned)


def play_match(
    meetings: Sequence[Meeting], training: Training, name: str, styles: tuple[Style, Style], budget: Budget
) -> list[Met]:
    return [_meet(meeting, training, name, styles, budget) for meeting in meetings]


def _meet(meeting: Meeting, training: Training, name: str, styles: tuple[Style, Style], budget: Budget) -> Met:
    seats, spent = training.shelved.seated(settings_of(training, meeting.number)), [Spent(), Spent()]
    if training.alone:
        who = dict.fromkeys(seats, int(meeting.turned))
    else:
        who = {seat: (place + meeting.turned) % 2 for place, seat in enumerate(seats)}

    def pick(seat: Seat, options: Sequence[Action], thought: Thought, seconds: float) -> Action:
        own = spent[who[seat]]
        own.decisions += 1
        own.iterations += thought.iterations
        own.seconds = round(own.seconds + seconds, 6)
        return next(action for action in options if action.text == thought.best)

    luck = f"match {training.seed} {meeting.number}"
    played = {seat: styles[place] for seat, place in who.items()}
    s, _ = play(training, meeting.number, played, budget, luck, f"dice {luck} {meeting.turned}", pick)
    winners, scores = s.outcome.winners, s.outcome.scores
    if training.alone:
        won, points = float(bool(winners)), max(scores.values())
    else:
        first = [seat for seat, place in who.items() if place == 0]
        won = sum(seat in winners for seat in first) / len(winners) if winners else 0.5
        points = sum(scores[seat] * (1 if who[seat] == 0 else -1) for seat in scores)
    return Met(name, meeting.number, meeting.turned, won, float(points), spent)
