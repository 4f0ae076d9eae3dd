"""What the adviser would do: hints during the game, and a review of it afterwards. Both know what the seat knows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec

from klubovna.bots.adviser import judge_at, scale_at
from klubovna.bots.budget import Budget
from klubovna.bots.chances import Scale, guess
from klubovna.bots.judging import Judge
from klubovna.bots.levels import with_insight
from klubovna.bots.questions import Question, question
from klubovna.bots.reading import Reading
from klubovna.bots.reasons import reasons
from klubovna.bots.search import Mind
from klubovna.bots.thoughts import Estimate, Hinted, Reason, Thought, Worth, merge
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Chosen, Record, Undone
from klubovna.kernel.replay import replay
from klubovna.kernel.table import Table

HINTS = 3
SELDOM = 4
"""Whatever was tried at least a quarter as often as the favourite may be told before it."""
RIVALS = 8
"""What was tried less than an eighth as often as the best says nothing of what it is worth."""
LITTLE, MUCH = 0.02, 0.08
"""A choice that is less of a chance below the best is as good, one that is more below it is poor."""
NOTABLE, LEAST, MOSTLY = 0.02, 0.005, 2 / 3
"""Whatever lost less than this needs no reason; where there was little to lose, what lost at least so much, and left no
more than such a part of it, does."""


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a game, as its seat could have seen it at that moment. Chances are 0 to 1; where none were
    measured they are guesses, good for an order and not for a number."""

    entry: int
    """Its place among the record's entries, from 0."""
    seat: Seat
    chosen: str
    before: float
    """The chance with the best choice."""
    after: float
    """The chance with what was chosen."""
    best: str
    measured: bool = False
    why: list[Reason] = []
    """What would have come of the best choice rather than of the other one, where much was lost…"""
    but: list[Reason] = []
    """…and of the other one rather than of the best."""
    worth: dict[str, float] = {}
    """What the choices that count are worth, the best first, where much was lost."""
    done: int
    """So many decisions have been reviewed…"""
    total: int
    """…of so many."""

    @property
    def loss(self) -> float:
        return self.before - self.after


def hint(
    question: Question,
    rng: random.Random,
    budget: Budget,
    most: int = HINTS,
    reading: Reading | None = None,
    known: Scale | None = None,
    judge: Judge | None = None,
) -> list[Hinted]:
    """What is worth saying of a thought about this."""
    own, mind = random.Random(rng.getrandbits(64)), Mind(question.game, question.seat, reading, judge)
    return advise(mind, question, mind.think(question, own, budget), own, known, budget.trust, most)


def advise(
    mind: Mind,
    question: Question,
    thought: Thought,
    rng: random.Random,
    known: Scale | None,
    trust: float = 0.0,
    most: int = HINTS,
) -> list[Hinted]:
    """What a mind has just thought, in chances where they were measured, and with reasons."""
    found = best(thought, most)
    if not found:
        return []
    actions = {action.text: action for action in question.options}
    why = reasons({actions[one.action]: mind for one in found}, question, rng, trust)
    chance = _chances(known, question, rng)
    first = chance(found[0].value)
    return [
        Hinted(
            action=one.action, visits=one.visits, value=one.value, chance=chance(one.value) if known else None,
            worth=in_a_word(first - chance(one.value)) if number else "best", reasons=why[actions[one.action]],
        )
        for number, one in enumerate(found)
    ]  # fmt: skip


def _chances(known: Scale | None, question: Question, rng: random.Random) -> Callable[[float], float]:
    """From values to chances; where nothing was measured, to something in the same order."""
    if known is None:
        return guess
    seat, world = question.seat, question.imagine(rng)
    return lambda value: known.chance(value, seat, world)


def is_notable(before: float, after: float) -> bool:
    """Whether so much was lost that it needs a reason."""
    loss = before - after
    return loss >= NOTABLE or (loss >= LEAST and after <= MOSTLY * before)


def in_a_word(loss: float) -> Worth:
    """What is by so much less of a chance than the best."""
    if loss < LITTLE:
        return "close"
    return "weaker" if loss < MUCH else "poor"


def best(thought: Thought, most: int = HINTS) -> list[Estimate]:
    """The best choices, the highest chance first. What was not worth a try is left out; so is what looks better than
    the choice that was tried most, but was tried too seldom to be sure of it."""
    tried = [estimate for estimate in thought.estimates[:most] if estimate.visits]
    if not tried:
        return []
    chosen = max(tried, key=lambda estimate: estimate.visits)
    sure = [e for e in tried if e.value <= chosen.value or e.visits * SELDOM >= chosen.visits]
    return sorted(sure, key=lambda estimate: -estimate.value)


def review(game: Game, record: Record, budget: Budget, seed: int = 0) -> Iterator[Reviewed]:
    """Every decision that counted, one after another; the same each time for the same seed and iterations."""
    chosen = decisions(record)
    asked = None
    for entries, (_, table) in enumerate(replay(game, record)):
        if asked is not None:
            yield _reviewed(table, asked, chosen, entries - 1, budget, seed)
        asked = _asked(table) if entries in chosen else None


def review_one(table: Table, chosen: dict[int, Chosen], budget: Budget, seed: int = 0) -> Reviewed:
    """The decision that a table replayed so far stands at; the same that `review` says of it."""
    asked = _asked(table)
    if asked is None:
        raise ValueError("nobody decides here")
    return _reviewed(table, asked, chosen, len(table.record.entries), budget, seed)


def decisions(record: Record) -> dict[int, Chosen]:
    """The choices that were not taken back, by their places among the record's entries."""
    kept: list[int] = []
    for place, entry in enumerate(record.entries):
        if isinstance(entry, Undone):
            kept.pop()
        else:
            kept.append(place)
    entries = ((place, record.entries[place]) for place in kept)
    return {place: entry for place, entry in entries if isinstance(entry, Chosen)}


def _asked(table: Table) -> Question | None:
    """What is being asked now, if anything is. (A table never changes a state that it has left.)"""
    if table.seat is None:
        return None
    return question(table.game, table.state, table.seat, table.options)


def _reviewed(
    table: Table, asked: Question, decisions: dict[int, Chosen], place: int, budget: Budget, seed: int
) -> Reviewed:
    chosen, rng = asked.game.parse(decisions[place].text), random.Random(f"review {seed} {place}")
    judge = judge_at(table)
    thought, minds = _think_of(asked, chosen, with_insight(budget, judge), rng, judge)
    best = thought.estimates[0]
    made = next(e for e in thought.estimates if e.action == chosen.text)
    if made.value >= best.value:
        best = made
    found = scale_at(table, judge)
    chance = _chances(found, asked, rng)
    before, after = chance(best.value), chance(made.value)
    why, but, worth = list[Reason](), list[Reason](), dict[str, float]()
    if is_notable(before, after):
        better = next(action for action in asked.options if action.text == best.action)
        told = reasons({better: minds[0], chosen: minds[-1]}, asked, rng)
        why, but = told[better], told[chosen]
        counted = [e for e in thought.estimates if e.visits * RIVALS >= best.visits and e.value <= best.value]
        worth = {e.action: chance(e.value) for e in sorted([*counted, made], key=lambda e: -e.value)}
    return Reviewed(
        entry=place, seat=asked.seat, chosen=made.action, before=before, after=after, best=best.action,
        measured=found is not None, why=why, but=but, worth=worth,
        done=list(decisions).index(place) + 1, total=len(decisions),
    )  # fmt: skip


def _think_of(
    asked: Question, chosen: Action, budget: Budget, rng: random.Random, judge: Judge
) -> tuple[Thought, list[Mind]]:
    """Think of everything, and of what was chosen as much as of the best: what looks bad is seldom tried."""
    mind = Mind(asked.game, asked.seat, judge=judge)
    thought = mind.think(asked, rng, budget)
    visits = next(e.visits for e in thought.estimates if e.action == chosen.text)
    missing = thought.estimates[0].visits - visits
    if missing <= 0:
        return thought, [mind]
    alone, more = msgspec.structs.replace(asked, options=[chosen]), Mind(asked.game, asked.seat, judge=judge)
    again = more.think(alone, rng, msgspec.structs.replace(budget, iterations=missing))
    return merge([thought, again]), [mind, more]
