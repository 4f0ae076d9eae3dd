"""Cards as the rules use them: what they do goes by its name."""

from __future__ import annotations

import msgspec

from klubovna.games.vzdor.printed.cards import COVERT, Half, Keyword, MissionKeyword, Person, Target
from klubovna.kernel.content import Source


class Side(msgspec.Struct, frozen=True):
    """Half of a maquis card: how strong, and what may be done when it is played in one of these phases."""

    strength: int
    phase: tuple[str, ...]
    action: str | None
    count: int


class Maquis(msgspec.Struct, frozen=True):
    source: Source
    covert: Side
    revealed: Side

    def side(self, name: str) -> Side:
        return self.covert if name == COVERT else self.revealed


class Enemy(msgspec.Struct, frozen=True):
    """An enemy card; cards of the same type and defence are alike and share an id such as `guard-2`."""

    type: str
    defence: int
    keyword: Keyword
    effect: str
    source: Source


class Mission(msgspec.Struct, frozen=True):
    source: Source
    czech_title: Source
    era: int
    garrison: int
    defence: int
    points: int
    keyword: MissionKeyword
    effect: str
    count: int


def maquis_of(printed: Person) -> Maquis:
    return Maquis(printed.source, _side(printed.covert), _side(printed.revealed))


def _side(half: Half) -> Side:
    action = half.action
    if action is None:
        return Side(half.strength, half.phase, None, 1)
    return Side(half.strength, half.phase, action.name, action.count)


def mission_of(printed: Target) -> Mission:
    return Mission(
        printed.source,
        printed.czech_title,
        printed.era,
        printed.garrison,
        printed.defence,
        printed.points,
        printed.keyword,
        printed.effect.name,
        printed.effect.count,
    )
