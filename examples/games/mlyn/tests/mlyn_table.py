"""The vocabulary of the tests: how a table is set, played and looked at."""

from __future__ import annotations

from typing import Any, Self

import pytest

import klubovna
from klubovna_mlyn.board import NUMBER
from klubovna_mlyn.rules.course import Turn
from klubovna_mlyn.state import SEATS


class MlynTable:
    """A table in the middle of a game: men stand here, so many are in hand, and it is this side's turn."""

    def __init__(
        self, white: str = "", black: str = "", *, turn: str = "white", hand: tuple[int, int] = (0, 0), **options: Any
    ) -> None:
        self.table = klubovna.new("mlyn", seed=1, **options)
        s = self.s
        s.men = [sum(1 << NUMBER[point] for point in men.split()) for men in (white, black)]
        s.hand = list(hand)
        s.stack[:] = [Turn(SEATS.index(turn))]
        self.table.proceed()

    @property
    def s(self) -> Any:
        return self.table.state

    def play(self, *texts: str) -> Self:
        for text in texts:
            self.table.play(text)
        return self

    def refused(self, text: str) -> str:
        """The reason why this may not be done; trying changes nothing."""
        before = self.s.clone()
        with pytest.raises(klubovna.IllegalMove) as caught:
            self.table.play(text)
        assert self.s == before
        return caught.value.reason.id

    def offered(self, word: str) -> set[str]:
        """What follows this word in the options: `offered("move A7")` is where A7 may go."""
        texts = [action.text for action in self.table.options]
        return {text[len(word) :].strip() for text in texts if f"{text} ".startswith(f"{word} ")}

    def standing(self, seat: str) -> set[str]:
        """Where the men of a side stand."""
        points = self.table.view(None).board.points
        return {point.id for point in points if point.piece is not None and point.piece.owner == seat}

    def foreseen(self, text: str) -> list[str]:
        """What a choice would do."""
        action = next(action for action in self.table.options if action.text == text)
        preview = self.table.preview(action)
        return [said.id for said in preview.says] if preview else []

    @property
    def log(self) -> list[str]:
        return [message.id for message in self.table.log]
