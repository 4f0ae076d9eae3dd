"""What the lines of the automatic opponent's tables mean: each gives a candidate a rank, and the highest stay.

Its side is 0, so what is good for it is up on every track.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from klubovna.games.blitzkrieg.printed.sheet import Change, Need
from klubovna.games.blitzkrieg.rules.values import effective, stepped, value
from klubovna.games.blitzkrieg.state import Blitzkrieg, free_spaces

ME, PLAYER = 0, 1
CAMPAIGN, THEATRE = 1, 2
"""What a placement can win at once."""


class Move(NamedTuple):
    """A unit of the row (by its place in it) on a space where it may lie, and where the marker would be then."""

    unit: int
    token: int
    space: int
    before: int
    after: int
    full: bool
    """It takes the last space of the campaign."""
    wins: int


def moved(s: Blitzkrieg, unit: int, space: int) -> Move:
    token, spot = effective(s, ME, s.reserves[ME][unit]), s.board.spots[space]
    ground, before = s.ground(spot.theatre), s.markers[spot.theatre]
    more = spot.count if spot.effect == "tactical" else 0
    steps = value(s, ME, token, space) + more * s.kinds(ME)[token].power.uses
    after = stepped(before, ME, steps, ground.last)
    full = len(free_spaces(s, spot.theatre, spot.row)) == 1
    won = after >= ground.closes or (full and after > 0 and spot.row == len(ground.rows) - 1)
    return Move(unit, token, space, before, after, full, THEATRE if won else CAMPAIGN if full and after > 0 else 0)


class Case:
    """What is possible, by theatre and by space."""

    def __init__(self, s: Blitzkrieg, moves: Iterable[Move]) -> None:
        self.s = s
        self.theatres: dict[int, list[Move]] = {}
        self.spaces: dict[int, list[Move]] = {}
        for move in moves:
            self.theatres.setdefault(s.board.spots[move.space].theatre, []).append(move)
            self.spaces.setdefault(move.space, []).append(move)

    def worth(self, theatre: int) -> int:
        """The points of the active campaign."""
        return self.s.ground(theatre).points[max(0, self.s.rows[theatre])]

    def of_family(self, theatre: int, *families: str) -> bool:
        return any(is_of(self.s, move.space, *families) for move in self.theatres[theatre])

    def wanted(self) -> str:
        """Economic warfare: production while it has few units, bombing otherwise."""
        return "production" if needs(self.s, "few") else "bombing"


Rank: TypeAlias = int | tuple[int, ...]
TheatreRank: TypeAlias = Callable[[Case, int], Rank]
SpaceRank: TypeAlias = Callable[[Case, int], Rank]
UnitRank: TypeAlias = Callable[[Case, Move], Rank]


def _value(case: Case, move: Move) -> int:
    return value(case.s, ME, move.token, move.space)


def _special(case: Case, move: Move) -> bool:
    return case.s.content.kinds[case.s.reserves[ME][move.unit]].special


THEATRE_LINES: dict[str, TheatreRank] = {
    "closes-theatre": lambda case, theatre: any(move.wins == THEATRE for move in case.theatres[theatre]),
    "closes-campaign": lambda case, theatre: any(move.wins for move in case.theatres[theatre]),
    "most-empty": lambda case, theatre: len(free_spaces(case.s, theatre, case.s.rows[theatre])),
    "most-points": lambda case, theatre: case.worth(theatre),
    "topmost": lambda case, theatre: -case.s.ground(theatre).height,
    "player-leads": lambda case, theatre: case.s.markers[theatre] < 0,
    "leads": lambda case, theatre: case.s.markers[theatre] > 0,
    "production-or-bombing": lambda case, theatre: case.of_family(theatre, "production", "bombing"),
    "research": lambda case, theatre: case.of_family(theatre, "research"),
    "propaganda": lambda case, theatre: case.of_family(theatre, "propaganda"),
}
SPACE_LINES: dict[str, SpaceRank] = {
    "closes": lambda case, space: max(move.wins for move in case.spaces[space]),
    "effect": lambda case, space: -priority(case.s, space),
    "leftmost": lambda case, space: -space,
    "propaganda": lambda case, space: is_of(case.s, space, "propaganda"),
    "production-or-bombing": lambda case, space: is_of(case.s, space, case.wanted()),
}
UNIT_LINES: dict[str, UnitRank] = {
    "closes": lambda case, move: move.wins,
    "has-value": lambda case, move: effect_of(case.s, move.space) != "" or _value(case, move) > 0,
    "not-rapid": lambda case, move: not move.full or not case.s.kinds(ME)[move.token].power.again,
    "strongest": lambda case, move: _value(case, move) if needs(case.s, "closing-in") else 0,
    "special": _special,
    "greatest-change": lambda case, move: change(case.s, move.before, move.after, gives=move.full),
    "leftmost": lambda case, move: -move.unit,
    "special-unless-research": lambda case, move: is_of(case.s, move.space, "research") or _special(case, move),
}


# How things are weighed


def effect_of(s: Blitzkrieg, space: int) -> str:
    return s.board.spots[space].effect or ""


def is_of(s: Blitzkrieg, space: int, *families: str) -> bool:
    """Whether a space has an effect of one of these families: plain, advanced or applied."""
    return effect_of(s, space).endswith(families)


def needs(s: Blitzkrieg, need: Need) -> bool:
    row = s.content.solo.row
    if need == "few":
        return len(s.reserves[ME]) <= row.few
    if need == "behind":
        return s.points[PLAYER] - s.points[ME] >= row.ahead
    return s.points[ME] >= row.closing_in


def priority(s: Blitzkrieg, space: int) -> int:
    """The place of a space's effect in the list of priorities, 0 first; none comes last."""
    solo, effect = s.content.solo, effect_of(s, space)
    finer = {"production": solo.families.production, "research": solo.families.research}
    wishes = [wish for wish in solo.priority.order if wish.when is None or needs(s, wish.when)]
    order = [one for wish in wishes for one in finer.get(wish.effect, (wish.effect,))]
    return order.index(effect) if effect in order else len(order)


def change(s: Blitzkrieg, before: int, after: int, *, gives: bool = False) -> tuple[int, int]:
    """How great a change of the marker is; among equals the marker that ends further up (house). `gives`: a campaign
    is closed by it, and belongs to the player if the marker stands on his half."""
    return -s.content.solo.changes.order.index(_kind_of_change(before, after, gives)), after


def _kind_of_change(before: int, after: int, gives: bool) -> Change:
    if after > 0 and before <= 0:
        return "takes-the-lead" if before < 0 else "breaks-the-tie"
    if after == 0 and before < 0:
        return "reaches-a-tie"
    if after > before:
        return "extends-its-lead" if before > 0 else "shrinks-a-lead"
    return "anything" if gives and after < 0 else "harmless"
