"""Nothing on this table is hidden from anybody: what nobody has seen is not decided yet. So nothing is imagined.

Pieces are counted all the same: dice, cards, tokens. (Items are used up.)
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from klubovna.games.hagalaz.state import STANDING, Hagalaz
from klubovna.kernel.messages import Seat

WHOLE = ("strategy dice", "threat cards", "grunts", "champions", "heroes among enemies")


def sample(s: Hagalaz, seat: Seat | None, rng: random.Random) -> Hagalaz:
    return s.clone()


def secrets(s: Hagalaz, seat: Seat | None) -> Mapping[str, Any]:
    return {}


def pieces(s: Hagalaz) -> Counter[str]:
    """In the midst of a mission there is as much of everything as the mission asks for; between missions everything is
    in the box."""
    if not s.on or not s.status:
        return Counter(dict.fromkeys(WHOLE, 1))
    enemies, champions = s.field.mission.enemies, s.field.mission.champions
    cards = [*s.deck, *s.last, *s.bottom, *s.discard, *(card for card in (*s.cards, s.shown) if card >= 0)]
    foes = s.foes.values()
    sorts = sum(sort.faction == enemies.faction for sort in s.content.grunts.values())
    counts = (
        len(s.pool) + s.aside + sum(not die.paragon for board in s.boards for die in board),
        len(set(cards)),
        len(s.bag) + sum(foe.post < 0 for foe in foes),
        len(s.beaten) + len(s.captured) + sum(foe.post >= 0 for foe in foes),
        sum(at in s.foes for place, at in enumerate(s.at) if s.status[place] == STANDING),
    )
    asked = (
        s.content.rules.strategy.count,
        sum(threat.deck == enemies.faction for threat in s.content.threats.values()),
        sorts * enemies.each,
        len(champions),
        0,
    )
    return Counter({name: 1 + has - should for name, has, should in zip(WHOLE, counts, asked, strict=True)})
