"""The vocabulary of the tests: how a table is set, played and looked at. Luck is told, not drawn."""

from __future__ import annotations

from typing import Any, Self

import pytest

import klubovna
from klubovna_prsi.cards import CARDS, NUMBER, suit_of
from klubovna_prsi.rules.course import Turn
from klubovna_prsi.rules.dealing import NextDeal


class PrsiTable:
    """A table in the middle of a deal: this card lies on top, these are held, and it is North's turn. Cards that are
    not named lie in the deck, or in the pile below its top."""

    def __init__(self, top: str, *hands: str, deck: str | None = None, **options: Any) -> None:
        self.table = klubovna.new("prsi", dice=False, players=len(hands), **options)
        s = self.s
        s.hands = [[NUMBER[card] for card in hand.split()] for hand in hands]
        held = {card for hand in s.hands for card in hand} | {NUMBER[top]}
        rest = [card for card in range(len(CARDS)) if card not in held]
        s.deck = rest if deck is None else [NUMBER[card] for card in deck.split()]
        s.pile = [card for card in rest if card not in s.deck] + [NUMBER[top]]
        s.suit, s.deal = suit_of(NUMBER[top]), 1
        s.stack[:] = [NextDeal(), Turn(s.seats[0])]
        self.table.proceed()

    @property
    def s(self) -> Any:
        return self.table.state

    def play(self, *texts: str) -> Self:
        """Cards by their names, everything else as it is said."""
        for text in texts:
            self.table.play(f"play {text}" if text in NUMBER else text)
        return self

    def luck(self, *cards: Any) -> Self:
        for card in cards:
            self.table.happen(card)
        return self

    def refused(self, text: str) -> str:
        """The reason why this may not be done; trying changes nothing."""
        before = self.s.clone()
        with pytest.raises(klubovna.IllegalMove) as caught:
            self.play(text)
        assert self.s == before
        return caught.value.reason.id

    @property
    def options(self) -> set[str]:
        return {action.text.removeprefix("play ") for action in self.table.options}

    def held(self, seat: str) -> list[str]:
        return [CARDS[card] for card in self.s.hands[self.s.seats.index(seat)]]

    def foreseen(self, text: str) -> list[str]:
        action = next(action for action in self.table.options if action.text == text)
        preview = self.table.preview(action)
        return [said.id for said in preview.says] if preview else []
