"""How good does it look, at a glance: men, mills and what may become one, and room to move.

Everything is counted in men, as what white has more than black, so that what one side gains the other loses.
"""

from __future__ import annotations

from math import exp

from klubovna.kernel.messages import Seat
from klubovna_mlyn.board import AROUND, MILLS, members
from klubovna_mlyn.rules.moving import flies
from klubovna_mlyn.state import SEATS, Mlyn

ROWS = (0.0, 0.03, 0.2, 0.35)
"""None, one, two or three men of a side in a row where the other has none."""
ROOM = 0.06
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
    own, other = s.men[side], s.men[1 - side]
    worth = float(s.count(side))
    for mill in MILLS:
        if not other & mill:
            worth += ROWS[(own & mill).bit_count()]
    if not s.hand[side] and flies(s, side):
        return worth + WINGS
    around = 0
    for point in members(own):
        around |= AROUND[point]
    return worth + ROOM * (around & s.free).bit_count()
