"""Little on this table is hidden: what nobody has seen is mostly not decided yet. But grunts in covered areas lie on
their faces: of them everybody sees the type, the challenge and the shields, nobody the attack and the specialisation.

Pieces are counted, too: dice, cards, tokens. (Items are used up.)
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from klubovna.games.hagalaz.state import STANDING, Hagalaz, revealed
from klubovna.kernel.messages import Seat

WHOLE = ("strategy dice", "threat cards", "grunts", "champions", "heroes among enemies")


def sample(s: Hagalaz, seat: Seat | None, rng: random.Random) -> Hagalaz:
    """The tokens of covered areas are shuffled with those in the bag that look the same from behind, in an order that
    does not depend on how they lie."""
    imagined = s.clone()
    hidden = _hidden(s)
    if not hidden:
        return imagined
    bag = list(s.bag)
    for back in sorted({_back(s, s.foes[cell].kind) for cell in hidden}):
        cells = [cell for cell in hidden if _back(s, s.foes[cell].kind) == back]
        spots = [number for number, kind in enumerate(bag) if _back(s, kind) == back]
        kinds = sorted([*(s.foes[cell].kind for cell in cells), *(bag[number] for number in spots)])
        rng.shuffle(kinds)
        for cell in cells:
            imagined.foes[cell] = replace(s.foes[cell], kind=kinds.pop())
        for number in spots:
            bag[number] = kinds.pop()
    imagined.bag = tuple(bag)
    return imagined


def _hidden(s: Hagalaz) -> list[int]:
    return [cell for cell, foe in s.foes.items() if foe.post < 0 and not revealed(s, cell)] if s.covered else []


def _back(s: Hagalaz, kind: int) -> tuple[str, int, int]:
    """What the stunned side of a token shows ("Omráčení nepřátelé")."""
    token = s.content.kinds[kind]
    return token.sort, token.challenge, token.shields


def secrets(s: Hagalaz, seat: Seat | None) -> Mapping[str, Any]:
    hidden = _hidden(s)
    return {"tokens in covered areas": tuple(s.foes[cell].kind for cell in hidden)} if hidden else {}


def pieces(s: Hagalaz) -> Counter[str]:
    """In the midst of a mission there is as much of everything as the mission asks for; between missions everything is
    in the box."""
    if not s.on or not s.status:
        return Counter(dict.fromkeys(WHOLE, 1))
    enemies, champions = s.field.mission.enemies, s.field.mission.champions
    cards = [*s.deck, *s.last, *s.bottom, *s.discard, *(card for card in (*s.cards, s.shown) if card >= 0)]
    foes = s.foes.values()
    posts = [*s.beaten, *s.captured, *(foe.post for foe in foes if foe.post >= 0)]
    sorts = sum(sort.faction == enemies.faction for sort in s.content.grunts.values())
    counts = (
        len(s.pool) + s.aside + sum(not die.paragon for dice in s.mats for die in dice),
        len(set(cards)),
        len(s.bag) + sum(foe.post < 0 for foe in foes),
        len(posts) + sum(posted.arrives >= max(1, s.round) for n, posted in enumerate(champions) if n not in posts),
        sum(at in s.foes for place, at in enumerate(s.at) if s.status[place] == STANDING),
    )
    asked = (
        s.content.rules.strategy_dice.count,
        sum(threat.deck == enemies.faction for threat in s.content.threats.values()),
        sorts * enemies.each,
        len(champions),
        0,
    )
    return Counter({name: 1 + has - should for name, has, should in zip(WHOLE, counts, asked, strict=True)})
