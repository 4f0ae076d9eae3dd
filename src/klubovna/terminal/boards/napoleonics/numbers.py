"""What the plain numbers on the table mean."""

from __future__ import annotations

from klubovna.games.napoleonics.view import NapoleonicsView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Number, number


def numbers(view: NapoleonicsView, texts: Texts) -> list[Number]:
    """The turn, the banners and the cards of both sides, and the cards that are left."""
    found = [number("turn", texts, "napoleonics-number-turn", turn=(view.turn + 1) // 2)]
    for n, side in enumerate(view.sides):
        seat, told = side.seat, "napoleonics-number"
        found.append(number(f"banners-{n}", texts, f"{told}-banners", seat=seat, count=side.banners, goal=view.goal))
        found.append(number(f"hand-{n}", texts, f"{told}-hand", seat=seat, count=side.hand_count))
    return [*found, number("deck", texts, "napoleonics-number-deck", count=view.deck)]
