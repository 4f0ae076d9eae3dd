"""Everything a player can say: `play hearts-7`, `draw`, `name bells`."""

from __future__ import annotations

from klubovna.kernel.actions import Action
from klubovna_prsi.cards import CARDS, SUITS


class Play(Action, frozen=True):
    """A card from the hand on the pile."""

    card: str


class Draw(Action, frozen=True):
    """A card from the deck instead."""


class Pass(Action, frozen=True):
    """Nothing, where nothing is left to draw."""


class Take(Action, frozen=True):
    """The cards that sevens have brought."""


class Stand(Action, frozen=True):
    """Sit out for an ace."""


class Keep(Action, frozen=True):
    """The card just drawn stays in the hand."""


class Concede(Action, frozen=True):
    """Nobody is called back: whoever has finished has won."""


class Name(Action, frozen=True):
    """The suit that an Ober asks for."""

    suit: str


PLAYS = tuple(Play(card) for card in CARDS)
NAMES = tuple(Name(suit) for suit in SUITS)
DRAW, PASS, TAKE, STAND, KEEP, CONCEDE = Draw(), Pass(), Take(), Stand(), Keep(), Concede()
