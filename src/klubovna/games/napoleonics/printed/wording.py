"""What command cards order and change, in words made of their numbers: all of it, and in short besides their name."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.napoleonics.printed.deck import SECTIONS, Card
from klubovna.games.napoleonics.printed.stock import Stock
from klubovna.kernel.wording import Line, Wording, line

GUARD_TOLD = ("bayonet-charge", "bombard", "cavalry-charge")
"""Cards whose sentences say by themselves how many dice more the guard has."""


def wording(stock: Stock) -> dict[str, Wording]:
    return {id: {"full": [*_full(id, card)], "short": _short(id, card)} for id, card in stock.cards.items()}


def _full(id: str, card: Card) -> Iterator[Line]:
    """What a section card orders is made of its numbers alone; a tactic card has a sentence of its own with them."""
    if card.kind == "tactic":
        yield from line(f"full-{id}", units=card.units, dice=card.dice, guard=card.guard, move=card.move)
        if card.guard != card.dice and id not in GUARD_TOLD:
            yield from line("full-guard", count=card.guard)
    else:
        yield from _orders(card)
    if card.draw > 1:
        yield from line("full-draw", count=card.draw)


def _orders(card: Card) -> list[Line]:
    left, center, right = card.orders
    ordered = [section for section, count in zip(SECTIONS, card.orders, strict=True) if count]
    if len(ordered) == 1:
        if card.command:
            return line("full-orders-command", section=ordered[0])
        return line("full-orders", count=max(card.orders), section=ordered[0])
    if left == right and center in (0, left):
        return line("full-orders-everywhere" if center else "full-orders-flanks", count=left)
    return line("full-orders-three", left=left, center=center, right=right)


def _short(id: str, card: Card) -> list[Line]:
    ordered = [section for section, count in zip(SECTIONS, card.orders, strict=True) if count]
    if card.kind == "tactic" or len(ordered) != 1:
        orders = dict(zip(SECTIONS, card.orders, strict=True))
        return line(f"short-{id}", units=card.units, dice=card.dice, move=card.move, **orders)
    if card.command:
        told = line("short-command", section=ordered[0])
    else:
        told = line("short-section", count=max(card.orders), section=ordered[0])
    return told + (line("short-draw", count=card.draw) if card.draw > 1 else [])
