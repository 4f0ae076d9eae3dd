"""How good does it look, at a glance: for greedy players and for search that stops early.

Everything is counted in points and as what side 0 has more than side 1, so that what one side gains the other loses:
the points on the track, those that markers promise in the campaigns still to be closed, what lies behind the screens
and in the bags, and the danger of running out of tokens. The nearer the end is, the more a lead is worth and the less
all that takes time.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TypeAlias

from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.printed.board import Board, size
from klubovna.games.blitzkrieg.state import UNSEEN, Blitzkrieg
from klubovna.kernel.messages import Seat

SPREAD, SPREAD_A_SPACE = 1.3, 1.0
"""How far a marker may still move before a campaign closes, besides and for each space that is free until then."""
PACE = 0.4
"""How many spaces of a theatre are filled while the leader makes a point: what may still close before the end."""
NEXT_TOKEN = 1.4
"""Steps that the side to move adds where a single space is left."""
BREAK_THROUGH, REACH = 0.8, 1.6
"""How much of the rest of a theatre its side counts on when the marker is near the end, and what is near."""
TOKEN, STRENGTH, WEAPON_IN_BAG = 1.2, 0.3, 0.5
"""A token in the reserve, a step of its value, and a special weapon that is still to be drawn."""
ABILITIES = {
    "rapid": 1.6, "bombing": 1.0, "general": 1.0, "admiral": 1.0, "strike": -1.0, "atomic": -2.0, "spy": 3.0,
    "scientist": 3.0, "partisans": 1.2, "commander": 3.0,
}  # fmt: skip
"""Steps that an ability is worth besides the printed value."""
DANGER = (10.0, 6.0, 3.0, 1.0)
"""Points lost by a reserve of none, one, two or three tokens: bombs may come."""
LONG = 8
"""With so many points to the goal there is still time to use what one has."""
TEMPO, LAST_TURN = 0.6, 2.5
"""What it is worth to be the one to move, and to move last."""
SCALE, SCALE_A_POINT = 1.8, 0.16
"""A lead of so many points is worth 73 %, and more are needed for each point that the leader lacks to the goal."""

Asked: TypeAlias = tuple[int, int, int, int, int, int]
"""Theatre, row, marker, free spaces, mover, points that the leader lacks."""


def judgement(s: Blitzkrieg, seat: Seat) -> float:
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    missing = max(0, s.content.rules.victory.points - max(s.points))
    chance = _sure(_lead(s, missing) / (SCALE + SCALE_A_POINT * missing))
    return chance if s.side(seat) == 0 else 1 - chance


def _lead(s: Blitzkrieg, missing: int) -> float:
    """By how many points side 0 is ahead, counting what is to come; once the goal is reached only the last turn is."""
    lead = float(s.points[0] - s.points[1])
    if not missing and s.mover == 1:
        return lead - LAST_TURN
    time = min(1.0, missing / LONG)
    lead += time * (_screens(s, 0) - _screens(s, 1)) + (TEMPO if s.mover == 0 else -TEMPO)
    book, markers, free, mover = _book(s.board), s.markers, s.open, s.mover
    for theatre, row in enumerate(s.rows):
        if row >= 0:
            asked = (theatre, row, markers[theatre], size(free[theatre]), mover, missing)
            promised = book.get(asked)
            lead += _theatre(s.board, book, asked) if promised is None else promised
    return lead


def _sure(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -30 else 0.0


@cache
def _book(board: Board) -> dict[Asked, float]:
    """What theatres of a board promise, once it was asked: it is asked again and again."""
    return {}


def _theatre(board: Board, book: dict[Asked, float], asked: Asked) -> float:
    """What the marker promises side 0 in the campaigns that are left, less what it promises side 1."""
    theatre, row, marker, free, mover, missing = asked
    ground, pace = board.theatres[theatre], PACE * (missing + 1)
    ahead = marker + (NEXT_TOKEN if mover == 0 else -NEXT_TOKEN) if free == 1 else marker
    more = sum(abs(ahead) >= at for at in ground.bonus)
    promised = rest = 0.0
    for later in range(row, len(ground.rows)):
        if later > row:
            free += len(ground.rows[later])
        odds = 2 * _sure(ahead / (SPREAD + SPREAD_A_SPACE * free)) - 1
        promised += exp(-(free - 1) / pace) * odds * (ground.points[later] + more)
        rest += ground.points[later]
    through = BREAK_THROUGH * rest * exp(-max(0, ground.closes - abs(marker)) / REACH)
    promised += through if marker > 0 else -through
    book[asked] = promised
    return promised


@cache
def _worths(content: Box) -> list[float]:
    """What a token of each kind is worth in the reserve."""
    return [
        TOKEN + STRENGTH * (kind.value + (ABILITIES[kind.ability] if kind.ability else 0.0)) for kind in content.kinds
    ]


def _screens(s: Blitzkrieg, side: int) -> float:
    """What a side holds, and what it may still draw."""
    reserve, special = s.reserves[side], s.content.special
    worths = _worths(s.content)
    worth = 0.0
    for kind in reserve:
        worth += worths[kind]
    if len(reserve) < len(DANGER):
        worth -= DANGER[len(reserve)]
    for kind in s.bags[side]:
        if kind == UNSEEN or kind in special:
            worth += WEAPON_IN_BAG
    return worth


def progress(s: Blitzkrieg) -> float:
    """How far the war is: by the points of whoever leads."""
    return min(1.0, max(s.points) / s.content.rules.victory.points)
