"""The table before the first card is dealt, and who sits at it."""

from __future__ import annotations

from klubovna.kernel.content import Content
from klubovna.kernel.game import Settings
from klubovna.kernel.messages import Seat
from klubovna_prsi.cards import CARDS
from klubovna_prsi.rules.dealing import NextDeal
from klubovna_prsi.state import SEATS, Prsi, Readings


def seating(settings: Settings) -> tuple[Seat, ...]:
    return SEATS[int(settings["players"])]


def set_up(content: Content, settings: Settings) -> Prsi:
    seats = seating(settings)
    s = Prsi(
        content=content,
        readings=Readings(
            deals=int(settings["deals"]),
            hand=int(settings["hand"]),
            sevens=str(settings["sevens"]),
            aces=str(settings["aces"]),
            drawn=str(settings["drawn"]),
            back=str(settings["back"]),
        ),
        seats=seats,
        deck=list(range(len(CARDS))),
        pile=[],
        hands=[[] for _ in seats],
        points=[0] * len(seats),
        born=[0] * len(CARDS),
    )
    s.then(NextDeal())
    return s
