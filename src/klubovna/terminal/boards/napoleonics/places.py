"""A hex in words: the ground, who stands there and what has happened to him."""

from __future__ import annotations

from klubovna.games.napoleonics.view import HexView, LeaderView, NapoleonicsView, UnitView
from klubovna.kernel.texts import Texts


class Places:
    """The hexes of a view, by name."""

    def __init__(self, view: NapoleonicsView, texts: Texts) -> None:
        self.view, self.texts = view, texts
        self.hexes = {hex.id: hex for hex in view.map}

    def knows(self, thing: str) -> bool:
        return thing in self.hexes

    def unit(self, hex: str) -> UnitView | None:
        return next((unit for unit in self.view.units if unit.hex == hex), None)

    def leaders(self, hex: str) -> list[LeaderView]:
        return [leader for leader in self.view.leaders if leader.hex == hex]

    def told(self, hex: str) -> str:
        """`D5: hill; French line infantry 3/4, ordered; Delaborde`."""
        return f"{hex}: {'; '.join([self.ground(self.hexes[hex]), *self.company(hex)])}"

    def called(self, hex: str) -> str:
        """`D5 French line infantry 3`, `D6 Delaborde`, `E6 forest`."""
        unit, leaders = self.unit(hex), self.leaders(hex)
        if unit is not None:
            return f"{hex} {self.texts.name(unit.kind)} {unit.blocks}"
        return f"{hex} {self.texts.name(leaders[0].id) if leaders else self.ground(self.hexes[hex])}"

    def ground(self, hex: HexView) -> str:
        works = f" + {self.texts.name('works')}" if hex.works else ""
        return self.texts.name(hex.terrain) + works

    def company(self, hex: str) -> list[str]:
        unit = self.unit(hex)
        told = [self.unit_told(unit)] if unit is not None else []
        return told + [self.leader_told(leader) for leader in self.leaders(hex)]

    def unit_told(self, unit: UnitView) -> str:
        square = [f"{self._word('square')} {unit.square}"] if unit.square else []
        head = f"{self.texts.name(unit.kind)} {unit.blocks}/{unit.full}"
        return ", ".join([head, *square, *map(self._word, states(unit))])

    def leader_told(self, leader: LeaderView) -> str:
        return ", ".join([self.texts.name(leader.id), *map(self._word, states(leader))])

    def _word(self, id: str) -> str:
        return self.texts.text(f"napoleonics-{id}")


def states(who: UnitView | LeaderView) -> list[str]:
    """What happened in this turn."""
    found = ["ordered"] * who.ordered + ["moved"] * who.moved
    return found + (["tired"] * who.tired + ["fought"] * who.fought if isinstance(who, UnitView) else [])
