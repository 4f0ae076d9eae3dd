"""Command cards in short, made of their numbers: what stands on them besides their name."""

from __future__ import annotations

from klubovna.games.napoleonics.printed.deck import SECTIONS, Card
from klubovna.games.napoleonics.printed.stock import Stock
from klubovna.kernel.wording import Line, Wording, line


def wording(stock: Stock) -> dict[str, Wording]:
    return {id: {"full": line(f"full-{id}"), "short": _short(id, card)} for id, card in stock.cards.items()}


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
