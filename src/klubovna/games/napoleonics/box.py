"""What is in the box: units, terrain, cards and scenarios, read from `content/` or from a text of the players' own."""

from __future__ import annotations

import hashlib
from functools import cached_property
from importlib.resources import files
from typing import Any
from weakref import WeakValueDictionary

from klubovna.games.napoleonics.field import STAGE, Field
from klubovna.games.napoleonics.plan import OWN
from klubovna.games.napoleonics.printed import checking
from klubovna.games.napoleonics.printed.armies import Artillery, Unit
from klubovna.games.napoleonics.printed.deck import Card
from klubovna.games.napoleonics.printed.fitting import must_fit
from klubovna.games.napoleonics.printed.grounds import ground_wording
from klubovna.games.napoleonics.printed.numbers import Numbers
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS, Scenario
from klubovna.games.napoleonics.printed.stock import Stock
from klubovna.games.napoleonics.printed.terrain import Terrain, Works
from klubovna.games.napoleonics.printed.wording import wording
from klubovna.kernel.content import Content, Pages, read
from klubovna.kernel.packs import Pack, Written
from klubovna.kernel.wording import Wording

SCHEMA: dict[str, Any] = {
    "units": dict[str, Unit],
    "artillery": Artillery,
    "terrain": dict[str, Terrain],
    "works": dict[str, Works],
    "cards": dict[str, Card],
    "rules": Numbers,
    **{f"scenarios/{id}": Scenario for id in SCENARIOS},
}
GROWS = {"units": Unit, "terrain": Terrain, "scenarios": Scenario}
"""To which an owner may add units, ground and battles of their own."""


class Box(Stock):
    """All that is printed, with the battles as rules use them."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self.scenarios: dict[str, Scenario] = pages.folder("scenarios")
        self.battles = {id: self._battle(id, scenario) for id, scenario in self.scenarios.items()}
        self.parts = [*self.battles.values()]
        self._own: WeakValueDictionary[str, Field] = WeakValueDictionary()

    @cached_property
    def wording(self) -> dict[str, Wording]:
        """What cards do, and ground that an owner has written, in words."""
        return wording(self) | ground_wording(self)

    def fluent(self, language: str) -> str:
        """Besides, what is told of a pack's battles for which it says nothing more, and of dice on its ground."""
        told = super().fluent(language)
        silent = [id for id in self.scenarios if id not in SCENARIOS and f"full-{id} = " not in told]
        new = [one.block for one in self.pages.differing if one.new and one.file == "terrain"]
        return "".join(
            [told]
            + [f"full-{id} = {{ full-packed }}\n" for id in silent]
            + [f"name-from-{id} = {{ from-ground }} {{ name-{id} }}\n" for id in new]
        )

    def _battle(self, id: str, scenario: Scenario) -> Field:
        checking.must_be_sound(scenario, self, self.pages.written[f"scenarios/{id}"])
        return Field(id, f"{self.hash}-{id}", scenario, self)

    def battle(self, scenario: str) -> Field:
        """A scenario of ours or of a pack by its id, or of the players' own by its text; raises Broken."""
        if scenario in self.battles:
            return self.battles[scenario]
        hash = f"{self.hash}-{hashlib.blake2b(scenario.encode(), digest_size=16).hexdigest()}"
        if (known := self._own.get(hash)) is not None:
            return known
        parsed = checking.read(scenario)
        checking.must_be_sound(parsed, self, Written("", scenario))
        battle = self._own[hash] = Field(OWN, hash, parsed, self)
        return battle

    def part(self, hash: str) -> Content | None:
        """A battlefield of the players' own, or one whose ground has changed."""
        first, _, changed = hash.partition(STAGE)
        battles = {field.hash: field for field in self.battles.values()} if changed else {}
        field = battles.get(first) or self._own.get(first)
        return field.at_stage(int(changed)) if field and changed else field


def load(pack: Pack | None = None) -> Box:
    pages = read(files(__package__) / "content", SCHEMA, pack, GROWS)
    must_fit(pages.tables, pack.cover.file if pack else "")
    return Box(pages)
