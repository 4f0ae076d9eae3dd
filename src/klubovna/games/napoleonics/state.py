"""What lies on the table.

Units, leaders and hexes are numbers, sides are 0 (French) and 1 (Allied). The map is in the `Field`, which all states
of a battle share. The deck has no order: a card is drawn when it is drawn. Hands, and the cards on the tracks of
squares, are known to their owners only.
"""

from __future__ import annotations

import msgspec

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.printed.armies import CAVALRY, SEATS
from klubovna.kernel.frames import Decision, State
from klubovna.kernel.messages import Message, Seat

NOBODY = -1
GONE, LEFT_MAP = -1, -2
"""Where units and leaders are that have been lost, or have left the battlefield."""
NOTHING = -1
"""No card."""
ORDERED, MOVED, TIRED, FOUGHT, LED = 1, 2, 4, 8, 16
"""Marks of a turn: was ordered, has moved, may not battle any more, has battled, was ordered with its leader by
Leadership. Leaders have the first two."""


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
    ask_all: bool


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
    roll: Roll | None = None

    def name(self, cell: int) -> str:
        return self.field.names[cell]

    def kind(self, unit: int) -> str:
        return self.field.kinds[unit].id


class Asked(Decision, frozen=True):
    """A decision of a side."""

    side: int

    @property
    def seat(self) -> Seat:
        return SEATS[self.side]

    def prompt(self, s: Napoleonics) -> Message:
        return Message(f"ask-{self.__struct_config__.tag}", {"seat": self.seat})


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def put(s: Napoleonics, unit: int, cell: int) -> None:
    """The unit goes there, from wherever it is."""
    here = s.cells[unit]
    s.at[here] = NOBODY
    s.at[cell] = unit
    s.cells[unit] = cell
    if here in s.field.goal_cells:
        release(s, here)


def put_leader(s: Napoleonics, leader: int, cell: int) -> None:
    here = s.posts[leader]
    if here >= 0 and s.leads[here] == leader:
        s.leads[here] = NOBODY
    s.leads[cell] = leader
    s.posts[leader] = cell


def take_off(s: Napoleonics, unit: int, where: int = GONE) -> None:
    """The unit leaves the table; if it was a square, its card goes back to the hand."""
    cell = s.cells[unit]
    s.at[cell] = NOBODY
    s.cells[unit] = where
    if s.formed[unit]:
        break_square(s, unit)
    if cell in s.field.goal_cells:
        release(s, cell)


def take_off_leader(s: Napoleonics, leader: int, where: int = GONE) -> None:
    cell = s.posts[leader]
    if s.leads[cell] == leader:
        s.leads[cell] = NOBODY
    s.posts[leader] = where


def break_square(s: Napoleonics, unit: int) -> None:
    """ "Rozpuštění formace čtverce": the counter goes back to the track, its card to the hand, at once."""
    slot, side = s.formed[unit], s.field.side[unit]
    s.formed[unit] = 0
    track = s.tracks[side]
    s.hands[side] += (track[slot - 1],)
    s.tracks[side] = (*track[: slot - 1], NOTHING, *track[slot:])


def release(s: Napoleonics, cell: int) -> None:
    """An objective that is not lasting is lost as soon as the unit leaves or dies."""
    held = list(s.held)
    for number, goal in enumerate(s.field.goals):
        if cell in goal.cells and not goal.lasting:
            held[number] = NOBODY
    s.held = tuple(held)


def leader_of(s: Napoleonics, unit: int) -> int:
    """The leader attached to a unit, or NOBODY."""
    return s.leads[s.cells[unit]]


def enemies_beside(s: Napoleonics, cell: int, side: int) -> bool:
    """Whether a unit of the other side stands beside (house: a leader who is alone does not count)."""
    at, sides = s.at, s.field.side
    for there in s.field.neighbours[cell]:
        unit = at[there]
        if unit >= 0 and sides[unit] != side:
            return True
    return False


def cavalry_beside(s: Napoleonics, cell: int, side: int) -> bool:
    """Enemy cavalry keeps a square from being dissolved."""
    at, field = s.at, s.field
    around = [at[there] for there in field.neighbours[cell]]
    return any(unit >= 0 and field.side[unit] != side and field.arm[unit] == CAVALRY for unit in around)


def command(s: Napoleonics, side: int) -> int:
    """ "Vaše velení": the cards in hand and the one just played; those on the track don't count."""
    return len(s.hands[side]) + 1
