"""A battle while it is painted: what stands on each hex, so that one thing can be changed at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from klubovna.games.napoleonics.printed.checking import sound_map
from klubovna.games.napoleonics.printed.scenarios import Change, Exit, Force, Objective, Place, Scenario, Side, rows
from klubovna.games.napoleonics.printed.stock import Stock

SIDES: tuple[Side, Side] = ("top", "bottom")


@dataclass
class Army:
    """Units by their hexes, in the order in which they are written; leaders by their names."""

    units: dict[str, str] = field(default_factory=dict)
    leaders: dict[str, str] = field(default_factory=dict)


class Canvas:
    def __init__(self, scenario: Scenario, box: Stock) -> None:
        """Raises Broken where the map itself can't be read."""
        sound_map(scenario, box)
        self.box, self.hexes = box, box.hexes
        self.rest = scenario
        """What is not painted stands there, what is painted stands there as it was."""
        signs = [sign for row in rows(scenario.map) for sign in row[1:]]
        self.sign = dict(zip(box.hexes.names, signs, strict=True))
        """By hex, the letter of its ground."""
        self.works: dict[str, tuple[Place, ...]] = dict(scenario.map.works)
        self.armies: dict[Side, Army] = {side: _army(force) for side, _, force in scenario.players()}
        self.spare = {side: _spare(force) for side, _, force in scenario.players()}
        """Units that share a hex with another one: a text can say so, and it is a fault."""
        self.objectives: list[Objective] = list(scenario.objectives)
        self.exits: list[Exit] = list(scenario.exits)
        self.changes: list[Change] = list(scenario.changes)

    def terrain(self, hex: str) -> str:
        return self.box.signs[self.sign[hex]].terrain

    def has_works(self, hex: str) -> bool:
        return self.box.signs[self.sign[hex]].works

    def side_of(self, army: str) -> Side:
        """Which side of the map an army has."""
        return next((side for side, player, _ in self.rest.players() if player.army == army), "top")

    def everybody(self) -> Iterator[tuple[Side, str, str, str]]:
        """Side, sort, who, and on which hex."""
        for side in SIDES:
            yield from ((side, "unit", kind, hex) for hex, kind in self.armies[side].units.items())
            yield from ((side, "unit", kind, hex) for kind, hex in self.spare[side])
            yield from ((side, "leader", who, hex) for who, hex in self.armies[side].leaders.items())

    def clear(self, hex: str, sort: str) -> bool:
        """Whoever of this sort stands there goes; whether there was anybody."""
        there = [entry for entry in self.everybody() if entry[1] == sort and entry[3] == hex]
        for side, _, who, _ in there:
            if sort == "leader":
                self.armies[side].leaders.pop(who, None)
            else:
                self.armies[side].units.pop(hex, None)
                self.spare[side] = [pair for pair in self.spare[side] if pair[1] != hex]
        return bool(there)

    def scenario(self) -> Scenario:
        """As it is written down now."""
        was, top, bottom = self.rest, self._force("top"), self._force("bottom")
        replace = msgspec.structs.replace
        unchanged = self.sign == dict(
            zip(self.hexes.names, (s for row in rows(was.map) for s in row[1:]), strict=True),
        )
        drawing = was.map.hexes if unchanged else self._drawing()
        return replace(
            was,
            map=replace(was.map, hexes=drawing, works=self.works),
            deployment=replace(was.deployment, top=top, bottom=bottom),
            objectives=tuple(self.objectives),
            exits=tuple(self.exits),
            changes=tuple(self.changes),
        )

    def _force(self, side: Side) -> Force:
        units: dict[str, list[str]] = {}
        for hex, kind in self.armies[side].units.items():
            units.setdefault(kind, []).append(hex)
        for kind, hex in self.spare[side]:
            units.setdefault(kind, []).append(hex)
        told = {kind: tuple(hexes) for kind, hexes in units.items()}
        before = self.rest.deployment.top if side == "top" else self.rest.deployment.bottom
        kinds = [kind for kind in before.units if kind in told or not before.units[kind]]
        ordered = {kind: told.get(kind, ()) for kind in dict.fromkeys((*kinds, *told))}
        return Force(units=ordered, leaders=dict(self.armies[side].leaders))

    def _drawing(self) -> str:
        signs, lines = iter(self.sign.values()), []
        for number, row in enumerate(self.hexes.rows):
            indent = " " * (row.start - self.hexes.rows[0].start)
            lines.append(" ".join([chr(ord("A") + number) + indent, *(next(signs) for _ in range(row.width))]))
        return "\n".join(lines) + "\n"


def _army(force: Force) -> Army:
    units: dict[str, str] = {}
    for kind, hexes in force.units.items():
        for hex in hexes:
            units.setdefault(hex, kind)
    return Army(units, dict(force.leaders))


def _spare(force: Force) -> list[tuple[str, str]]:
    taken: set[str] = set()
    spare = []
    for kind, hexes in force.units.items():
        for hex in hexes:
            if hex in taken:
                spare.append((kind, hex))
            taken.add(hex)
    return spare
