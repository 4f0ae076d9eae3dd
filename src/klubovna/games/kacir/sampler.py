"""What a seat may not see, imagined: who the Witch is, which suspect cards the Hunter holds, hands and decks.

The Hunter knows that she is nobody whose suspect card he has drawn and nobody who died innocent. She knows that he has
not drawn her own card. Of a hand everybody knows `known`; all other cards that were never seen are dealt anew.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from klubovna.games.kacir.box import BREW, HUNTER, SEATS, VILLAGERS, WITCH
from klubovna.games.kacir.rules.tokens import NAMES
from klubovna.games.kacir.state import ALL, GLOOM, NOBODY, SECRETS, SUPPLY, Kacir, on_villagers
from klubovna.games.kacir.suspicion import cleared, weights
from klubovna.kernel.messages import Seat
from klubovna.kernel.tuples import without


def sample(s: Kacir, seat: Seat | None, rng: random.Random) -> Kacir:
    return s.clone() if s.outcome is not None else _imagined(s, seat, rng)


def _imagined(s: Kacir, seat: Seat | None, rng: random.Random) -> Kacir:
    imagined = s.clone()
    if seat != SEATS[WITCH] and s.identity != NOBODY:
        imagined.identity = _identity(s, seat, rng)
    if seat != SEATS[HUNTER] and s.suspects:
        others = [v for v in ALL if v != imagined.identity]
        imagined.suspects = tuple(rng.sample(others, len(s.suspects)))
    for side in (WITCH, HUNTER):
        if SEATS[side] != seat:
            _deal(imagined, side, rng)
    return imagined


def _identity(s: Kacir, seat: Seat | None, rng: random.Random) -> int:
    """As likely as it looks; nobody is excluded who may be it."""
    return rng.choices(ALL, weights(s, cleared(s, seat)))[0]


def _deal(s: Kacir, side: int, rng: random.Random) -> None:
    """The cards of a side that nobody else has seen, anew; in an order that tells nothing of where they were."""
    hidden, known = list(s.hands[side]), s.known[side]
    for card in known:
        hidden.remove(card)
    unseen = sorted((*hidden, *s.decks[side]))
    picked = set(rng.sample(range(len(unseen)), len(hidden)))
    s.hands[side] = (*known, *[unseen[i] for i in sorted(picked)])
    s.decks[side] = tuple([card for i, card in enumerate(unseen) if i not in picked])


def secrets(s: Kacir, seat: Seat | None) -> Mapping[str, Any]:
    if s.outcome is not None:
        return {}
    found: dict[str, Any] = {}
    if seat != SEATS[WITCH] and s.identity != NOBODY and _open(s, seat):
        found["identity"] = s.identity
    if seat != SEATS[HUNTER] and s.suspects:
        found["suspects"] = sorted(s.suspects)
    for side in (WITCH, HUNTER):
        hidden = _hidden(s, side)
        if SEATS[side] != seat and hidden and s.decks[side]:
            found[f"hand of {SEATS[side]}"] = hidden
    return found


def _open(s: Kacir, seat: Seat | None) -> bool:
    """Whether it can still be more than one."""
    return len(set(cleared(s, seat))) < VILLAGERS - 1


def _hidden(s: Kacir, side: int) -> list[int]:
    hand = tuple(sorted(s.hands[side]))
    for card in s.known[side]:
        hand = without(hand, card)
    return list(hand)


def pieces(s: Kacir) -> Counter[str]:
    """Every card, wherever it lies, and every token, on the table or in the supply."""
    content, tokens = s.content, s.tokens
    cards = [card for pile in (*s.hands, *s.decks, *s.discards, s.limbo) for card in pile]
    found = Counter(content.ids[card] for card in (*cards, *(content.card_of[lying.key] for lying in s.lying)))
    for kind, name in NAMES.items():
        found[name] = sum(on_villagers(s, kind)) + tokens[kind + SUPPLY]
    for lying in s.lying:
        found[NAMES[SECRETS if content.kind_of[lying.key] == BREW else GLOOM]] += lying.tokens
    found["evidence"] = s.evidence + s.evidence_left
    found["debts"] = sum(count < 0 for count in (*tokens, *s.influence, *s.left, s.evidence, s.evidence_left))
    return found
