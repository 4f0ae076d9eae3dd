"""Somebody who is asked what is certain: marks things, says that this is all, and is told what follows of each. What
follows is decided by `service/naming.py`. No Textual in here.
"""

from __future__ import annotations

from klubovna.kernel.actions import Action
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Message
from klubovna.service.naming import Candidate
from klubovna.service.posing import posed, table_at
from klubovna.service.puzzles import Puzzle
from klubovna.terminal.laid.sitting import Sitting

MOST = 3
"""So many wrong tries, and the solution is shown."""


class Namer:
    """Raises Broken where it can't be asked as it is written."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game, self.puzzle, self.posed = game, puzzle, posed(game, puzzle)
        assert self.posed.certain is not None
        self.asked = self.posed.certain
        self.actions: list[Action] = [
            game.certainty(self.asked.certainty).names(one.thing) for one in self.asked.candidates
        ]
        self.session = Sitting(table_at(game, puzzle), puzzle.seat)
        self.again()

    def again(self) -> None:
        """From the start, as if nothing had been tried."""
        self.marked: list[str] = []
        self.misses = 0
        self.helped = self.found = self.missed = False
        self.wrong: tuple[int, int] | None = None
        """Of the last try: so many too many, and so many too few."""

    @property
    def candidates(self) -> list[Candidate]:
        return self.asked.candidates

    @property
    def over(self) -> bool:
        return self.found or self.missed

    @property
    def begun(self) -> bool:
        return self.over or self.helped or self.misses > 0

    @property
    def clean(self) -> bool:
        return not (self.helped or self.missed or self.misses)

    @property
    def clue(self) -> Candidate:
        """What it is about: somebody ruled out by what does not lie open."""
        return next(one for one in self.candidates if one.follows == "passed")

    def said(self, word: str, thing: str = "") -> Message:
        return Message(f"certain-{self.asked.certainty}-{word}", {"thing": thing} if thing else {})

    def mark(self, thing: str) -> None:
        """Or no longer."""
        marked = {*self.marked} ^ {thing}
        self.marked = [one.thing for one in self.candidates if one.thing in marked]
        self.wrong = None

    def answer(self) -> bool:
        """Whether these are all, and nothing else."""
        if self.marked == self.asked.answer:
            self.found = True
            return True
        named, right = {*self.marked}, {*self.asked.answer}
        self.wrong = len(named - right), len(right - named)
        self.misses += 1
        self.missed = self.misses >= MOST
        return False

    def hint(self) -> None:
        self.helped = True

    def give_up(self) -> None:
        self.missed = True
