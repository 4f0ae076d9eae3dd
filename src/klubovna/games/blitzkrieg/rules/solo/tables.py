"""How the automatic opponent chooses (solo sheet, `content/solo.toml`). Nothing happens in here; `answering.py` acts on
it.

A table is worked down line by line: each line keeps the best of what is left, and the line that decides is the reason
told to the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from klubovna.games.blitzkrieg.choices import Place
from klubovna.games.blitzkrieg.rules.solo.lines import (
    ME,
    SPACE_LINES,
    THEATRE_LINES,
    UNIT_LINES,
    Case,
    Move,
    Rank,
    change,
    moved,
    priority,
)
from klubovna.games.blitzkrieg.rules.values import stepped
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.kernel.actions import Action

T = TypeVar("T")


class Plan(NamedTuple):
    """What the tables say: a space, the units among which the die decides (by their place in the row), the reasons."""

    theatre: int
    space: int
    units: list[int]
    reasons: tuple[str, str, str]


def plan(s: Blitzkrieg, options: Sequence[Action]) -> Plan:
    """Theatre, space, unit, in this order. A theatre or a space for which it has no unit does not come into question
    (house)."""
    printed, stratagem = s.content.solo.tables, s.content.stratagems[s.repeated or s.stratagem]
    case = Case(s, _moves(s, options))
    theatre, why = _best(case, [*case.theatres], THEATRE_LINES, printed.theatre, stratagem.theatre)
    case = Case(s, case.theatres[theatre[0]])
    space, why_space = _best(case, sorted(case.spaces), SPACE_LINES, printed.space, stratagem.space)
    case = Case(s, sorted(case.spaces[space[0]]))
    units, why_unit = _best(case, case.spaces[space[0]], UNIT_LINES, printed.unit, stratagem.unit)
    return Plan(theatre[0], space[0], [move.unit for move in units], (why, why_space, why_unit))


def _moves(s: Blitzkrieg, options: Sequence[Action]) -> Iterator[Move]:
    """Every unit of the row on every space where it may lie."""
    for option in options:
        if isinstance(option, Place):
            kind, space = s.content.number[option.token], s.board.space_number[option.space]
            yield from (moved(s, unit, space) for unit, held in enumerate(s.reserves[ME]) if held == kind)


def _best(
    case: Case,
    candidates: list[T],
    words: Mapping[str, Callable[[Case, T], Rank]],
    table: Sequence[str],
    stratagem: Sequence[str],
) -> tuple[list[T], str]:
    """What is left of the candidates, and which line decided. The stratagem's lines stand where the table says."""
    reason = "only"
    for name, word in [(line, word) for line in table for word in (stratagem if line == "stratagem" else (line,))]:
        if len(candidates) == 1:
            break
        ranks = [words[word](case, candidate) for candidate in candidates]
        best = max(ranks)
        kept = [candidate for candidate, rank in zip(candidates, ranks, strict=True) if rank == best]
        if len(kept) < len(candidates):
            candidates, reason = kept, name
    return candidates, reason


def strategic(s: Blitzkrieg, choice: list[int], steps: int) -> int:
    """The theatre in which so many steps make the greatest change; among equals the topmost."""

    def rank(theatre: int) -> tuple[tuple[int, int], int]:
        before, ground = s.markers[theatre], s.ground(theatre)
        return change(s, before, stepped(before, ME, steps, ground.closes - 1)), -ground.height

    return max(choice, key=rank)


def best_effect(s: Blitzkrieg, spaces: list[int]) -> int:
    """Effects of a theatre that it has won: by the same priorities (house)."""
    return min(spaces, key=lambda space: (priority(s, space), space))


def next_theatre(s: Blitzkrieg, choice: list[int]) -> int:
    """Nippon: by the lines of the sheet for opening a theatre."""
    case = Case(s, ())
    return _best(case, choice, THEATRE_LINES, s.content.solo.opening.theatre, ())[0][0]
