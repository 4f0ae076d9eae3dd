"""What a seat may not see, imagined: nothing. Cards that nobody has seen are undecided in the state (see `state.py`),
so the state is the player's whole knowledge and every further chance is drawn when it happens."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.state import Deck, Vzdor, is_stranger
from klubovna.kernel.messages import Seat


def sample(s: Vzdor, seat: Seat | None, rng: random.Random) -> Vzdor:
    return s.clone()


def secrets(s: Vzdor, seat: Seat | None) -> Mapping[str, Any]:
    return {}


def pieces(s: Vzdor) -> Counter[str]:
    """Every card of the box, wherever it lies; a stranger counts where its identity waits, in the pools."""
    lying = [*s.hand, *s.covert_play, *s.revealed_play, *s.revealed_pile, *s.looked, *s.removed]
    for deck in (s.covert, s.recruits, s.enemies):
        lying += _cards(deck)
    lying += [foe.card for garrison in s.garrisons for foe in garrison]
    lying += [card for pool in s.pools for card in pool]
    lying += [SPY] * s.spare_spies
    lying += [*filter(None, s.row), *s.failed, *(mission for era in s.eras for mission in era)]
    lying += [mission for mission in s.completed if mission not in s.row]
    lying += [f"civilians-{n}" for n in (*s.civilians, *s.graveyard)]
    return Counter(card for card in lying if not is_stranger(card))


def _cards(deck: Deck) -> list[str]:
    return [*deck.top, *deck.bag, *deck.bottom, *deck.discard]
