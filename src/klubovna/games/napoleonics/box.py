"""What is in the box: units, terrain, cards and scenarios, read from `content/` or from a text of the players' own."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from klubovna.games.napoleonics import checking
from klubovna.games.napoleonics.armies import Artillery, Unit, kinds
from klubovna.games.napoleonics.battle import OWN
from klubovna.games.napoleonics.deck import Card
from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.fitting import must_fit
from klubovna.games.napoleonics.rules import Rules
from klubovna.games.napoleonics.scenarios import SCENARIOS, Scenario
from klubovna.games.napoleonics.terrain import Terrain, Works, signs
from klubovna.kernel.content import Content, Pages, read
from klubovna.kernel.hexes import Hexes

SCHEMA: dict[str, Any] = {
    "units": dict[str, Unit],
    "artillery": Artillery,
    "terrain": dict[str, Terrain],
    "works": dict[str, Works],
    "cards": dict[str, Card],
    "rules": Rules,
    **{f"scenarios/{id}": Scenario for id in SCENARIOS},
}


class Box(Content):
    """All that is printed. Units, terrain and cards have numbers: rules keep numbers, messages say ids."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        tables = pages.tables
        self.units: dict[str, Unit] = tables["units"]
        self.artillery: Artillery = tables["artillery"]
        self.terrain: dict[str, Terrain] = tables["terrain"]
        self.works: Works = tables["works"]["works"]
        self.cards: dict[str, Card] = tables["cards"]
        self.rules: Rules = tables["rules"]
        self.scenarios: dict[str, Scenario] = {id: tables[f"scenarios/{id}"] for id in SCENARIOS}
        self.field = Hexes.offset(self.rules.battlefield.rows)
        self.kinds = kinds(self.units, self.artillery)
        self.kind_number = {id: number for number, id in enumerate(self.units)}
        self.terrains = tuple(self.terrain.values())
        self.terrain_ids = tuple(self.terrain)
        self.terrain_number = {id: number for number, id in enumerate(self.terrain)}
        self.signs = signs(self.terrain, self.works)
        self.card_ids: tuple[str, ...] = tuple(self.cards)
        self.card_number = {id: number for number, id in enumerate(self.cards)}
        self.deck = tuple(n for n, card in enumerate(self.cards.values()) for _ in range(card.copies))
        self.battles = {id: self._battle(id, self.scenarios[id]) for id in SCENARIOS}
        self.parts = [*self.battles.values()]
        self._own: WeakValueDictionary[str, Field] = WeakValueDictionary()

    def _battle(self, id: str, scenario: Scenario) -> Field:
        checking.must_be_sound(scenario, self, f"scenarios/{id}.toml")
        return Field(id, f"{self.hash}-{id}", scenario, self)

    def battle(self, scenario: str) -> Field:
        """A scenario of ours by its id, or of the players' own by its text; raises Broken."""
        if scenario in self.battles:
            return self.battles[scenario]
        hash = f"{self.hash}-{hashlib.blake2b(scenario.encode(), digest_size=16).hexdigest()}"
        if (known := self._own.get(hash)) is not None:
            return known
        parsed = checking.read(scenario)
        checking.must_be_sound(parsed, self, "", scenario)
        battle = self._own[hash] = Field(OWN, hash, parsed, self)
        return battle

    def part(self, hash: str) -> Content | None:
        return self._own.get(hash)


def load(pack: Path | None = None) -> Box:
    pages = read(files(__package__) / "content", SCHEMA, pack)
    must_fit(pages.tables, str(pack or ""))
    return Box(pages)
