"""How good does it look, at a glance: men, mills and what may become one, and room to move.

Everything is counted in men, as what white has more than black, so that what one side gains the other loses.
"""

from __future__ import annotations

from math import exp

from klubovna.kernel.messages import Seat
from klubovna_mlyn.board import AROUND, MILLS, members
from klubovna_mlyn.rules.moving import flies
from klubovna_mlyn.state import SEATS, Mlyn

MILL, READY, TWO, ONE = 0.4, 0.3, 0.15, 0.03
"""A mill; two in a row whose third can come with the next move; two that wait for one; and one alone."""
ROOM = 0.08
"""A free point beside own men."""
WINGS = 0.5
"""To fly makes up for a part of the men that were lost."""
TEMPO = 0.1
SCALE = 1.1
"""A lead of so many men is worth 73 %."""


def judgement(s: Mlyn, seat: Seat) -> float:
    if s.outcome is not None:
        return float(seat in s.outcome.winners) if s.outcome.winners else 0.5
    lead = _worth(s, 0) - _worth(s, 1)
    mover = s.seat
    if mover is not None:
        lead += TEMPO if mover == SEATS[0] else -TEMPO
    chance = 1 / (1 + exp(-lead / SCALE))
    return chance if seat == SEATS[0] else 1 - chance


def _worth(s: Mlyn, side: int) -> float:
    own, other, free = s.men[side], s.men[1 - side], s.free
    worth = float(s.count(side))
    placing, flying, around = s.hand[side] > 0, flies(s, side), 0
    for point in members(own):
        around |= AROUND[point]
    for mill in MILLS:
        if other & mill:
            continue
        there = own & mill
        count = there.bit_count()
        if count == 2:
            third = (mill ^ there).bit_length() - 1
            worth += READY if placing or flying or AROUND[third] & own & ~mill else TWO
        elif count:
            worth += MILL if count == 3 else ONE
    return worth + (WINGS if flying and not placing else ROOM * (around & free).bit_count())
