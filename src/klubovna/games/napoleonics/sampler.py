"""What a seat may not see, imagined: the other hand, the cards under the other side's squares, and the deck.

All cards that a seat has not seen are dealt anew to these places. Everybody has seen the discards, so that more is
known than the number of cards: what was not in the pile that was shuffled last can't be in the deck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.state import NOBODY, NOTHING, Napoleonics
from klubovna.kernel.messages import Seat


def sample(s: Napoleonics, seat: Seat | None, rng: random.Random) -> Napoleonics:
    hidden = [side for side in (0, 1) if SEATS[side] != seat]
    return s.clone() if s.outcome is not None else _dealt(s, hidden, rng)


def _dealt(s: Napoleonics, hidden: list[int], rng: random.Random) -> Napoleonics:
    imagined = s.clone()
    held = [card for side in hidden for card in _held(s, side)]
    sure, unseen = _sorted_out(s, held)
    picked = rng.sample(range(len(unseen)), len(held) - len(sure))
    cards = [*sure, *(unseen[i] for i in picked)]
    if sure:
        rng.shuffle(cards)
    kept = set(picked)
    imagined.deck = tuple([card for i, card in enumerate(unseen) if i not in kept])
    for side in hidden:
        imagined.hands[side] = tuple([cards.pop() for _ in s.hands[side]])
        imagined.tracks[side] = tuple([card if card == NOTHING else cards.pop() for card in s.tracks[side]])
        if side == s.mover:
            imagined.drawn = tuple([cards.pop() for _ in s.drawn])
    return imagined


def _held(s: Napoleonics, side: int) -> list[int]:
    """The cards of a side that others don't see."""
    track = [card for card in s.tracks[side] if card != NOTHING]
    return [*s.hands[side], *track, *(s.drawn if side == s.mover else ())]


def _sorted_out(s: Napoleonics, held: list[int]) -> tuple[list[int], list[int]]:
    """Cards that must be in a hand, because no more of them can be in the deck, and all other unseen ones: in an order
    that tells nothing of where they are."""
    unseen = sorted([*held, *s.deck])
    if len(s.pile) >= len(s.content.deck):
        return [], unseen
    more = [0] * len(s.content.card_ids)
    for card in unseen:
        more[card] += 1
    for card in s.pile:
        more[card] -= 1
    sure = [card for card, count in enumerate(more) for _ in range(count)]
    for card in sure:
        unseen.remove(card)
    return sure, unseen


def secrets(s: Napoleonics, seat: Seat | None) -> Mapping[str, Any]:
    if s.outcome is not None:
        return {}
    hidden = [side for side in (0, 1) if SEATS[side] != seat]
    found: dict[str, Any] = {f"hand of {SEATS[side]}": sorted(s.hands[side]) for side in hidden if s.hands[side]}
    for side in hidden:
        track = [card for card in s.tracks[side] if card != NOTHING]
        if track:
            found[f"track of {SEATS[side]}"] = track
    return found


def pieces(s: Napoleonics) -> Counter[str]:
    """Every card, wherever it lies, and every unit and leader, on the table or off it."""
    ids, field = s.content.card_ids, s.field
    cards = [*s.deck, *s.discard, *s.drawn, *s.hands[0], *s.hands[1], *s.tracks[0], *s.tracks[1], s.card]
    counted = Counter(cards)
    found = Counter({ids[card]: count for card, count in counted.items() if card != NOTHING})
    found["units"] = sum([cell < 0 or s.at[cell] == unit for unit, cell in enumerate(s.cells)])
    strays = [who for cell, who in enumerate(s.leads) if who >= 0 and s.posts[who] != cell]
    found["leaders"] = len(field.leaders) - len(strays)
    found["hexes taken"] = len(s.at) - s.at.count(NOBODY) + sum([cell < 0 for cell in s.cells])
    found["squares"] = sum(map(bool, s.formed)) - sum(card != NOTHING for track in s.tracks for card in track) + 1
    return found
