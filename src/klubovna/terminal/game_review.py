"""A game reviewed: what each choice was worth, and what would have been better. No Textual in here."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

import msgspec

from klubovna import Record
from klubovna.bots.budget import Budget
from klubovna.bots.thoughts import Reason
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.service.judging import Judged, Reviewer
from klubovna.service.puzzles import Puzzle
from klubovna.service.turning import Reckoning, TurningPoint, floor, puzzle_of, reckonings
from klubovna.terminal.language import say

THOUGHT = 1000
"""Iterations for each decision: a whole game takes a quarter of a minute or less."""
WORST = 7
"""So many choices are listed…"""
WORTH_A_WORD = 0.005
"""…that lost at least this much of a chance."""
MUCH = 0.08
"""What is called much where it can't be told in numbers."""


class GameReview:
    """All decisions that were thought over so far. Threads may ask for more of them, one at a time."""

    def __init__(self, game: Game, record: Record, *, thought: int | None = None) -> None:
        if record.outcome is None and len(record.header.seats) > 1:
            raise Unreadable("the game is not over, and a review would tell what the players still hide")
        self.game = game
        self.record = msgspec.structs.replace(record, entries=list(record.entries))
        self.seats = list(record.header.seats)
        self.found: list[Judged] = []
        self._reviewer = Reviewer(game, self.record)
        self.total = len(self._reviewer.decisions)
        self.over = False
        self._lock = threading.Lock()
        self._coming = self._judged(Budget(iterations=thought or THOUGHT))

    def think_on(self) -> None:
        """One decision more."""
        with self._lock:
            one = next(self._coming, None)
            if one is None:
                self.over = True
            else:
                self.found.append(one)

    def of(self, seat: Seat) -> list[Judged]:
        return [one for one in self.found if one.seat == seat]

    def reckoning(self, seat: Seat) -> Reckoning:
        """What decided the game for a seat, as far as it was thought over."""
        [reckoning] = reckonings(self.found, [seat])
        return reckoning

    def puzzle(self, one: Judged) -> Puzzle | None:
        """A choice that cost much as a puzzle; raises Broken. None where there was nothing better to be found."""
        return puzzle_of(self.game, self.record, one, one.closer) if one.closer else None

    def _judged(self, budget: Budget) -> Iterator[Judged]:
        for place, made in self._reviewer.decisions.items():
            yield self._reviewer.judge(place, budget, floor(self.found, made.seat))


def worst(found: Sequence[Judged]) -> list[int]:
    """Which of them lost most, the most costly first."""
    costly = [number for number, one in enumerate(found) if one.loss >= WORTH_A_WORD]
    return sorted(costly, key=lambda number: -found[number].loss)[:WORST]


def percent(chance: float, texts: Texts) -> str:
    """Small chances with a decimal place: where wins are rare, they are what differs."""
    number = f"{100 * chance:.{1 if 0.0005 <= abs(chance) < 0.0995 else 0}f}"
    return texts.text("ui-percent", number=number.replace(".", ",") if texts.language == "cs" else number)


def because(reason: Reason, texts: Texts) -> str:
    """`then: …`, `Allies, most likely: …`."""
    if reason.kind == "certain":
        return texts.say(reason.said)
    return f"{texts.text(f'ui-hint-{reason.kind}', seat=reason.seat)} {texts.say(reason.said)}"


def loss(one: Judged, texts: Texts) -> str:
    """`−14 %`; where chances were not measured, a word."""
    if not one.measured:
        return texts.text("ui-review-lost-much" if one.loss >= MUCH else "ui-review-lost")
    return f"−{percent(one.loss, texts)}"


def lost(one: Judged, texts: Texts) -> str:
    """`54 % → 40 % (−14 %)`, or the chance alone where nothing was lost; where chances were not measured, a word or
    nothing."""
    if not one.measured:
        return loss(one, texts) if one.loss >= WORTH_A_WORD else ""
    after = percent(one.after, texts)
    if one.loss < WORTH_A_WORD:
        return after
    return f"{percent(one.before, texts)} → {after} (−{percent(one.loss, texts)})"


def as_text(game_review: GameReview, seat: Seat, texts: Texts) -> Iterator[str]:
    """What the chances are of; every decision of a seat on a line, with what was better under it and why; then those
    that lost most."""
    found = game_review.of(seat)
    yield f"{of_what(found, seat, texts)}\n"
    for number, one in enumerate(found, 1):
        yield f"{number:>4}  {texts.say(one.chosen)}  {lost(one, texts)}".rstrip()
        if one.loss >= WORTH_A_WORD:
            yield from (f"        {told}" for told in came(one, texts))
            yield f"        {better(one, texts)}"
            yield from (f"          {because(reason, texts)}" for reason in one.why)
    yield f"\n{texts.text('ui-review-worst')}"
    costly = worst(found)
    for number in costly:
        one = found[number]
        yield f"{number + 1:>4}. {loss(one, texts):>7}  {texts.say(one.chosen)} – {better(one, texts)}"
    if not costly:
        yield f"      {texts.text('ui-review-nothing')}"
    yield f"\n{texts.text('ui-review-decided')}"
    reckoning = game_review.reckoning(seat)
    yield from (f"      {say(said, texts)}" for said in reckoning.says)
    yield from (f"      {told}" for point in reckoning.turning if not point.best for told in blow(point, texts))


def blow(point: TurningPoint, texts: Texts) -> Iterator[str]:
    """`Bad luck after choice 12  60 % → 41 %`, and what was said then."""
    chances = f"  {percent(point.before, texts)} → {percent(point.after, texts)}" if point.measured else ""
    yield f"{texts.text(f'ui-review-{point.kind}', number=point.number)}{chances}"
    yield from (f"  {say(said, texts)}" for said in point.came)


def came(one: Judged, texts: Texts) -> list[str]:
    """What came of a choice that cost much."""
    said = one.closer.came if one.closer else []
    return [f"{texts.text('ui-review-came')} {texts.say(message)}" for message in said]


def of_what(found: Sequence[Judged], seat: Seat, texts: Texts) -> str:
    if any(not one.measured for one in found):
        return texts.text("ui-hint-unmeasured")
    return texts.text("chance-of" if texts.has("chance-of") else "ui-chance-of", seat=seat)


def better(one: Judged, texts: Texts) -> str:
    if one.best == one.chosen:
        return texts.text("ui-review-best")
    return f"{texts.text('ui-review-better')} {texts.say(one.best)}"
