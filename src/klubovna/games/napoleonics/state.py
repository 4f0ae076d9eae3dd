"""What lies on the table.

Units, leaders and hexes are numbers, sides are 0 (French) and 1 (Allied). The map is in the `Field`, which all states
of a battle share. The deck has no order: a card is drawn when it is drawn. Hands, and the cards on the tracks of
squares, are known to their owners only.
"""

from __future__ import annotations

from typing import Any

import msgspec

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.kernel.frames import Sided
from klubovna.kernel.messages import Message
from klubovna.kernel.state import State

NOBODY = -1
GONE, LEFT_MAP = -1, -2
"""Where units and leaders are that have been lost, or have left the battlefield."""
NOTHING = -1
"""No card."""
ORDERED, MOVED, TIRED, FOUGHT, LED, DISSOLVED = 1, 2, 4, 8, 16, 32
"""Marks of a turn: was ordered, has moved, may not battle any more, has battled, was ordered with its leader by
Leadership, was a square until this turn. Leaders have the first two."""


class Switches(msgspec.Struct, frozen=True):
    """The options of these names, as players agreed on them."""

    ford_square: bool
    works_square: bool
    grenadier_fire: bool
    rifle_card: bool
    cuirassier_armour: bool
    square_roll: bool
    lines: int
    rally_flags: bool
    ask_back: bool
    militia_down: bool
    quarry_open: bool
    nightfall: int
    """Turns of both sides together, after which it is too dark to fight."""


class Attack(msgspec.Struct, frozen=True, gc=False):
    """A combat from its declaration to its end: who attacks whom, from where and with whose help."""

    unit: int
    target: int
    """The unit that is attacked, or NOBODY: then it is a leader who is alone."""
    here: int
    """From which hex…"""
    cell: int
    """…into which."""
    fire: bool = False
    bonus: bool = False
    """The second melee of cavalry that broke through."""
    guns: tuple[int, ...] = ()
    """Batteries that have joined."""
    back: bool = True
    """Whether the defender, if it stands, battles back."""
    through: bool = False
    """Whether cavalry has broken through, and so has a bonus melee to come."""
    checked: tuple[int, ...] = ()
    """Leaders whose loss has been checked: once in a combat."""


class Roll(msgspec.Struct, frozen=True):
    """The dice as they lie on the table: who rolled, at which hex, what for, and what they show."""

    side: int
    cell: int
    purpose: str
    faces: str


class Napoleonics(State):
    """The table. What changes often is a list, what changes seldom a tuple, which clones share."""

    content: Box
    field: Field
    switches: Switches

    cells: list[int]
    """By unit: its hex, GONE or LEFT_MAP…"""
    blocks: list[int]
    at: list[int]
    """…and by hex: its unit."""
    posts: list[int]
    """By leader: his hex…"""
    leads: list[int]
    """…and by hex: its leader. One who is on his way through others' hexes is not in here."""
    marks: list[int]
    leader_marks: list[int]
    formed: list[int]
    """By unit: the number of its square on the track, 0 if it is none."""
    tracks: list[tuple[int, ...]]
    """By side and slot: the card that lies there."""

    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    pile: tuple[int, ...]
    """All that can be in the deck, as far as anybody knows who has seen the discards: what was shuffled last."""

    banners: list[int]
    """Won for good; those of objectives are in `held`."""
    held: tuple[int, ...]
    """By objective: the side that holds it, or NOBODY."""
    last: tuple[int, int] = (NOTHING, NOTHING)
    """By side: the card whose orders it gave in its last turn, for Counter-Attack."""
    turn: int = 0
    mover: int = 0
    card: int = NOTHING
    """The command card on the table…"""
    mode: str = ""
    """…and the tactics that it brings, as the id of the card they are printed on; empty for none."""
    struck: tuple[int, ...] = ()
    """Sides that played First Strike in this turn."""
    steadfast: bool = False
    """Whether the defender does not want to be asked about First Strike any more in this turn."""
    drawn: tuple[int, ...] = ()
    """Scout: the cards of which one is kept."""
    attack: Attack | None = None
    """The combat that is going on."""
    roll: Roll | None = None

    @property
    def combat(self) -> Attack:
        """The combat that is going on, where there is one."""
        assert self.attack is not None
        return self.attack

    def name(self, cell: int) -> str:
        return self.field.names[cell]

    def kind(self, unit: int) -> str:
        return self.field.kind_ids[unit]


class Asked(Sided, frozen=True):
    """A decision of a side."""

    seats = SEATS

    def why_not(self, s: Napoleonics, action: Any) -> Message | None:
        reason = self.against(s, action)
        return Message(reason) if reason else None

    def against(self, s: Napoleonics, action: Any) -> str:
        """The rule against an action that would answer this question, as the id of what is said of it; "" if there is
        none. Where there is only one reason: it is not among those to choose from."""
        return "" if action in self.options(s) else f"not-{self.__struct_config__.tag}"
