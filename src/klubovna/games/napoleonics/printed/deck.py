"""Command cards ("Karty velení") as they are printed; what they do is in the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

from klubovna.games.napoleonics.printed.armies import Count, Small
from klubovna.kernel.content import Block

Section: TypeAlias = Literal["left", "center", "right"]
SECTIONS: tuple[Section, ...] = ("left", "center", "right")
LEFT, CENTER, RIGHT = 1, 2, 4
SECTION_BITS = (LEFT, CENTER, RIGHT)
"""A hex that a line cuts belongs to two sections; in the same order."""


class Card(Block, frozen=True, kw_only=True):
    kind: Literal["section", "tactic"]
    copies: Count
    orders: tuple[Small, Small, Small] = (0, 0, 0)
    """Section cards: how many may be ordered on the left, in the centre, on the right."""
    command: bool = False
    """As many as the player's command: in the sections where `orders` is not 0, or dice to roll."""
    mirror: str = ""
    """What a Counter-Attack makes of it; empty: itself."""
    draw: Count = 1
    """How many cards are looked at when one is drawn at the end of the turn."""
    units: Small = 0
    """Tactic cards: how many may be ordered at most; 0 where the card names them otherwise."""
    dice: Small = 0
    """More dice for ordered units…"""
    guard: Small = 0
    """…and for the guard among them, instead of those."""
    move: Small = 0
    """How far the card lets its units move."""
    leaders: bool = False
    """The cocked hat: leaders can be ordered, and ordered to leave their units."""
