"""What lies on the table.

Cards and sides are numbers. The deck has no order: a card is drawn when it is drawn. What a side holds is known to that
side only.
"""

from __future__ import annotations

import msgspec

from klubovna.kernel.content import Content
from klubovna.kernel.frames import Decision
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.state import State
from klubovna_prsi.cards import CARDS

SEATS = {
    2: ("north", "south"),
    3: ("north", "east", "south"),
    4: ("north", "east", "south", "west"),
}
"""By the number of players, in the order of play."""
TURNED_OVER = 6
"""So often the pile becomes a new deck in one deal (house)."""


class Readings(msgspec.Struct, frozen=True):
    """How this table plays where customs differ: the options of these names."""

    deals: int
    hand: int
    sevens: str
    aces: str
    drawn: str
    back: str


class Prsi(State):
    content: Content
    readings: Readings
    seats: tuple[Seat, ...]
    deck: list[int]
    pile: list[int]
    """Face up, the last one on top."""
    hands: list[list[int]]
    """In the order in which they were drawn."""
    points: list[int]
    born: list[int]
    """For each card, how often the deck had been made anew when the card was last in it. Everybody can count that: it
    is all that can be known of a card that nobody has shown since."""
    turned: int = 0
    """How often the pile has become the deck in this deal."""
    suit: int = 0
    """What has to be followed."""
    penalty: int = 0
    """Cards that the next player has to take for sevens."""
    aced: bool = False
    """Whether the next player has to sit out for an ace."""
    passed: int = 0
    """How many in a row could not draw and did not play."""
    deal: int = 0
    """Deals begun so far."""

    def next(self, side: int) -> int:
        return (side + 1) % len(self.seats)

    def tell_drawn(self, side: int, card: int) -> None:
        """Whoever draws sees which card it is, all others that it was one: one line for everybody."""
        if self.log is None:
            return
        seat = self.seats[side]
        others = tuple(one for one in (*self.seats, None) if one != seat)
        self.log.append(Message("log-drew", {"seat": seat}, others))
        self.log.append(Message("log-drew-card", {"seat": seat, "card": CARDS[card]}, (seat,)))


class Asked(Decision, frozen=True):
    """A question to a seat. What it could answer with is hidden from the others, so it is asked with a single choice,
    too."""

    always_asked = True
    seat: Seat

    def prompt(self, s: Prsi) -> Message:
        return Message(f"ask-{self.__struct_config__.tag}", {"seat": self.seat, **self.told(s)})

    def told(self, s: Prsi) -> dict[str, Arg]:
        """What the question says besides whom it is put to."""
        return {}
