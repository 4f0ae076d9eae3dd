"""Decks of one's own ("Složení balíčků"): so many cards of one's side, and not too many of a name.

A deck is a short text: whose it is, and how many of each card. In a pack it stands under its id, `[decks.rangers]`.

    [deck]
    seat = "hunter"
    [deck.cards]
    ranger = 2
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec

from klubovna.games.kacir.printed import Deck, SeatName
from klubovna.games.kacir.printed.effects import Small
from klubovna.kernel.content import Block, parse
from klubovna.kernel.errors import Broken
from klubovna.kernel.meant import perhaps
from klubovna.kernel.toml import line_of

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


def faults_of(text: str, file: str, own: dict[str, Iterable[str]], limits: Deck) -> list[Broken]:
    """Everything that is wrong with the text of a deck, where each seat has these cards."""
    try:
        deck = read(text, file)
    except Broken as problem:
        return [problem]
    return [
        Broken(what, file=file, line=line_of(text, f"deck.{field}"), field=f"deck.{field}")
        for field, what in problems(deck, [*own[deck.seat]], limits)
    ]


def problems(deck: OwnDeck, own: Collection[str], limits: Deck) -> Iterator[tuple[str, str]]:
    """What is wrong with a deck of a side that has these cards, field by field."""
    for id, count in deck.cards.items():
        if id not in own:
            yield f"cards.{id}", f"the {deck.seat} has no {id!r}{perhaps(id, own)}"
        elif count > limits.copies:
            yield f"cards.{id}", f"{count} of a name, there may be {limits.copies}"
    if sum(deck.cards.values()) != limits.size:
        yield "cards", f"{sum(deck.cards.values())} cards, there should be {limits.size}"
