"""Decks of one's own ("Složení balíčků"): fifty cards of one's side, at most two of a name.

A deck is a short text: whose it is, and how many of each card.

    [deck]
    seat = "hunter"
    [deck.cards]
    ranger = 2
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from klubovna.games.kacir.box import SEATS, Box
from klubovna.games.kacir.printed import SeatName, Small
from klubovna.kernel.content import Block, line_of, parse, perhaps
from klubovna.kernel.errors import Broken

STANDARD = "standard"
LARGEST = 5_000
"""Letters in a deck's text: more is not a deck."""


class OwnDeck(Block, frozen=True):
    seat: SeatName
    cards: dict[str, Small]


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: OwnDeck


def read(text: str, file: str = "") -> OwnDeck:
    if len(text) > LARGEST:
        raise Broken(f"longer than {LARGEST} letters", file=file)
    found: DeckFile = parse(text, DeckFile, file)
    return found.deck


def faults(box: Box, text: str, file: str = "") -> list[Broken]:
    """Everything that is wrong with the text of a deck."""
    try:
        deck = read(text, file)
    except Broken as problem:
        return [problem]
    return [
        Broken(what, file=file, line=line_of(text, f"deck.{field}"), field=f"deck.{field}")
        for field, what in _problems(box, deck)
    ]


def _problems(box: Box, deck: OwnDeck) -> Iterator[tuple[str, str]]:
    side, rules = SEATS.index(deck.seat), box.rules.deck
    own = [id for n, id in enumerate(box.ids) if box.owner[n] == side]
    for id, count in deck.cards.items():
        if id not in own:
            yield f"cards.{id}", f"the {deck.seat} has no {id!r}{perhaps(id, own)}"
        elif count > rules.copies:
            yield f"cards.{id}", f"{count} of a name, there may be {rules.copies}"
    if sum(deck.cards.values()) != rules.size:
        yield "cards", f"{sum(deck.cards.values())} cards, there should be {rules.size}"


def deck_of(box: Box, side: int, chosen: str) -> tuple[int, ...]:
    """The standard deck, or the players' own; raises Broken."""
    if chosen == STANDARD:
        return box.decks[side]
    for fault in faults(box, chosen):
        raise fault
    deck = read(chosen)
    if SEATS.index(deck.seat) != side:
        raise Broken(f"a deck of the {deck.seat}", field="deck.seat")
    return tuple(sorted(box.number[id] for id, count in deck.cards.items() for _ in range(count)))
