"""The tables by which the automatic opponent chooses (solo sheet). Nothing happens in here; `solo.py` acts on it.

Its side is 0, so what is good for it is up on every track. A table is worked down line by line: each line keeps the
best of what is left, and the line that decides is the reason told to the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from klubovna.games.blitzkrieg.box import Kind
from klubovna.games.blitzkrieg.rules.values import effective, stepped, value
from klubovna.games.blitzkrieg.state import Blitzkrieg, free_spaces

BIG_GUNS, COUNTERATTACK, ECONOMIC_WARFARE = "big-guns", "counterattack", "economic-warfare"
GLORY, RAPID_DEPLOYMENT, RESEARCH = "for-the-glory", "rapid-deployment", "research-and-development"
SECURE, STEAMROLL = "secure", "steamroll"
ME, HUMAN = 0, 1
CAMPAIGN, THEATRE = 1, 2
"""What a placement can win at once."""
TIMES = {"strike": 0, "commander": 2}
"""How often the effect of the space is used by a unit of such an ability."""

T = TypeVar("T")
Line: TypeAlias = tuple[str, Callable[[T], Any]]


class Move(NamedTuple):
    """A unit of the row on a space where it may lie, and where the marker would be then."""

    unit: int
    token: int
    space: int
    before: int
    after: int
    full: bool
    """It takes the last space of the campaign."""
    wins: int


class Plan(NamedTuple):
    """What the tables say: a space, the units among which the die decides (by their place in the row), the reasons."""

    theatre: int
    space: int
    units: list[int]
    reasons: tuple[str, str, str]


def narrowed(candidates: list[T], lines: Sequence[Line[T]]) -> tuple[list[T], str]:
    """What is left of the candidates, and which line decided."""
    reason = "only"
    for name, key in lines:
        if len(candidates) == 1:
            break
        keys = [key(candidate) for candidate in candidates]
        best = max(keys)
        kept = [candidate for candidate, k in zip(candidates, keys, strict=True) if k == best]
        if len(kept) < len(candidates):
            candidates, reason = kept, name
    return candidates, reason


# What could be done


def moves(s: Blitzkrieg, theatre: int | None = None) -> list[Move]:
    """Every unit of the row on every space where it may lie. A theatre or a space for which there is no unit does not
    come into question (house)."""
    units = [(unit, token) for unit, kind in enumerate(s.reserves[ME]) if (token := effective(s, ME, kind)) >= 0]
    fronts = [t for t, key in enumerate(s.open) if key and theatre in (None, t)]
    return [move for front in fronts for move in _moves_in(s, front, units)]


def _moves_in(s: Blitzkrieg, theatre: int, units: Sequence[tuple[int, int]]) -> Iterator[Move]:
    ground, before, spaces = s.ground(theatre), s.markers[theatre], s.board.unpacked(s.open[theatre])
    full, last = len(spaces) == 1, s.rows[theatre] == len(ground.rows) - 1
    for space in spaces:
        spot = s.board.spots[space]
        more = spot.count if spot.effect == "tactical" else 0
        for unit, token in units:
            kind = s.content.kinds[token]
            if kind.reach & spot.terrain:
                steps = (kind.value if kind.ability is None else value(s, ME, token, space)) + more * _times(kind)
                after = stepped(before, ME, steps, ground.last)
                won = after >= ground.closes or (full and after > 0 and last)
                wins = THEATRE if won else CAMPAIGN if full and after > 0 else 0
                yield Move(unit, token, space, before, after, full, wins)


def _times(token: Kind) -> int:
    return 1 if token.ability is None else TIMES.get(token.ability, 1)


# The three tables


def plan(s: Blitzkrieg, possible: list[Move], stratagem: str) -> Plan:
    """Theatre, space, unit, in this order."""
    theatre, why = _theatre(s, possible, stratagem)
    possible = [move for move in possible if s.board.spots[move.space].theatre == theatre]
    space, why_space = _space(s, possible, stratagem)
    units, why_unit = _units(s, [move for move in possible if move.space == space], stratagem)
    return Plan(theatre, space, units, (why, why_space, why_unit))


def _theatre(s: Blitzkrieg, possible: list[Move], stratagem: str) -> tuple[int, str]:
    there: dict[int, list[Move]] = {}
    for move in possible:
        there.setdefault(s.board.spots[move.space].theatre, []).append(move)
    worth = {theatre: s.ground(theatre).points[s.rows[theatre]] for theatre in there}
    lines: list[Line[int]] = [
        ("closes-theatre", lambda t: any(move.wins == THEATRE for move in there[t])),
        ("closes-campaign", lambda t: any(move.wins for move in there[t])),
        *[("stratagem", line) for line in _theatre_filter(s, stratagem, there, worth)],
        ("most-empty", lambda t: len(free_spaces(s, t, s.rows[t]))),
        ("most-points", lambda t: worth[t]),
        ("topmost", lambda t: -s.ground(t).height),
    ]
    kept, reason = narrowed(list(there), lines)
    return kept[0], reason


def _theatre_filter(
    s: Blitzkrieg, stratagem: str, there: dict[int, list[Move]], worth: dict[int, int]
) -> list[Callable[[int], Any]]:
    def has(*words: str) -> Callable[[int], bool]:
        return lambda t: any(_is(s, move.space, *words) for move in there[t])

    filters: dict[str, list[Callable[[int], Any]]] = {
        COUNTERATTACK: [lambda t: s.markers[t] < 0],
        SECURE: [lambda t: s.markers[t] > 0],
        ECONOMIC_WARFARE: [has("production", "bombing")],
        RESEARCH: [has("research")],
        GLORY: [lambda t: worth[t], has("propaganda")],
    }
    return filters.get(stratagem, [])


def _space(s: Blitzkrieg, possible: list[Move], stratagem: str) -> tuple[int, str]:
    best = {space: max(move.wins for move in possible if move.space == space) for space in {m.space for m in possible}}
    wanted = {GLORY: "propaganda", ECONOMIC_WARFARE: "production" if _few(s) else "bombing"}.get(stratagem)
    lines: list[Line[int]] = [
        ("closes", lambda space: best[space]),
        ("stratagem", lambda space: wanted is not None and _is(s, space, wanted)),
        ("effect", lambda space: -priority(s, space)),
        ("leftmost", lambda space: -space),
    ]
    kept, reason = narrowed(sorted(best), lines)
    return kept[0], reason


def _units(s: Blitzkrieg, possible: list[Move], stratagem: str) -> tuple[list[int], str]:
    spot, kinds = s.board.spots[possible[0].space], s.content.kinds
    strongest = s.points[ME] >= s.content.solo.row.closing_in
    lines: list[Line[Move]] = [
        ("closes", lambda move: move.wins),
        *[("stratagem", line) for line in _unit_filter(s, stratagem, spot.effect)],
        ("has-value", lambda move: spot.effect is not None or value(s, ME, move.token, move.space) > 0),
        ("not-rapid", lambda move: not move.full or kinds[move.token].ability != "rapid"),
        ("strongest", lambda move: value(s, ME, move.token, move.space) if strongest else 0),
    ]
    kept, reason = narrowed(possible, lines)
    return [move.unit for move in kept], reason


def _unit_filter(s: Blitzkrieg, stratagem: str, effect: str | None) -> list[Callable[[Move], Any]]:
    def special(move: Move) -> bool:
        return s.content.kinds[s.reserves[ME][move.unit]].special

    filters: dict[str, list[Callable[[Move], Any]]] = {
        BIG_GUNS: [special, change],
        COUNTERATTACK: [change],
        RAPID_DEPLOYMENT: [lambda move: -move.unit],
        RESEARCH: [special] if "research" not in (effect or "") else [],
    }
    return filters.get(stratagem, [])


# How things are weighed


def _is(s: Blitzkrieg, space: int, *words: str) -> bool:
    """Whether a space has an effect of this family: plain, advanced or applied."""
    effect = s.board.spots[space].effect or ""
    return any(effect.endswith(word) for word in words)


def _few(s: Blitzkrieg) -> bool:
    return len(s.reserves[ME]) <= s.content.solo.row.few


def priority(s: Blitzkrieg, space: int) -> int:
    """The place of a space's effect in the list of priorities, 0 first. Advanced and applied before plain (house)."""
    row, effect = s.content.solo.row, s.board.spots[space].effect
    order = [
        *(["propaganda"] if s.points[ME] >= row.closing_in else []),
        "strategic",
        *(["propaganda"] if s.points[HUMAN] - s.points[ME] >= row.ahead else []),
        *(["advanced-production", "production"] if _few(s) else []),
        "advanced-research", "applied-research", "research",
        "bombing", "tactical", "advanced-production", "production", "propaganda",
    ]  # fmt: skip
    return order.index(effect) if effect is not None else len(order)


def change(move: Move) -> tuple[int, int]:
    """ "Greatest change", more is better; among equals the marker that ends further up (house)."""
    before, after = move.before, move.after
    if after > 0 and before <= 0:
        rank = 6 if before < 0 else 5
    elif after == 0 and before < 0:
        rank = 4
    elif after > before:
        rank = 3 if before > 0 else 2
    else:
        rank = 0 if move.full and after < 0 else 1
    return rank, after


def strategic(s: Blitzkrieg, choice: list[int], steps: int) -> int:
    """The theatre in which so many steps make the greatest change; among equals the topmost."""

    def move(theatre: int) -> Move:
        after = stepped(s.markers[theatre], ME, steps, s.ground(theatre).closes - 1)
        return Move(0, 0, 0, s.markers[theatre], after, False, 0)

    return max(choice, key=lambda theatre: (change(move(theatre)), -s.ground(theatre).height))


def best_effect(s: Blitzkrieg, spaces: list[int]) -> int:
    """Effects of a theatre that it has won: by the same priorities (house)."""
    return min(spaces, key=lambda space: (priority(s, space), space))


def next_theatre(s: Blitzkrieg, choice: list[int]) -> int:
    """The most points, then the topmost (house)."""
    return max(choice, key=lambda theatre: (sum(s.ground(theatre).points), -s.ground(theatre).height))
