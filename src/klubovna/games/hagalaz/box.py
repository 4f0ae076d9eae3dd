"""What is in the box: heroes, enemies, cards, the campaign and its missions, read from `content/` or from a text of the
players' own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from typing import Any
from weakref import WeakValueDictionary

from klubovna.games.hagalaz.field import Field
from klubovna.games.hagalaz.printed import checking
from klubovna.games.hagalaz.printed.campaign import Campaign
from klubovna.games.hagalaz.printed.enemies import Champion, Grunt
from klubovna.games.hagalaz.printed.fitting import must_fit
from klubovna.games.hagalaz.printed.heroes import Ability, Hero
from klubovna.games.hagalaz.printed.missions import MISSIONS, Mission, Told
from klubovna.games.hagalaz.printed.rules import Rules
from klubovna.games.hagalaz.printed.threats import Threat
from klubovna.games.hagalaz.printed.wording import wording
from klubovna.games.hagalaz.roster import kinds, kits
from klubovna.kernel.content import Content, Pages, read
from klubovna.kernel.packs import Pack, Written, quoted
from klubovna.kernel.wording import Wording

SCHEMA: dict[str, Any] = {
    "rules": Rules,
    "heroes": dict[str, Hero],
    "abilities": dict[str, Ability],
    "grunts": dict[str, Grunt],
    "champions": dict[str, Champion],
    "threats": dict[str, Threat],
    "campaign": Campaign,
    **{f"missions/{id}": Mission for id in MISSIONS},
}
GROWS = {"grunts": Grunt, "champions": Champion, "threats": Threat, "missions": Mission}
"""To which an owner may add enemies, cards and missions of their own."""


class Box(Content):
    """All that is printed."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        tables = pages.tables
        self.rules: Rules = tables["rules"]
        self.heroes: dict[str, Hero] = tables["heroes"]
        self.abilities: dict[str, Ability] = tables["abilities"]
        self.grunts: dict[str, Grunt] = tables["grunts"]
        self.champions: dict[str, Champion] = tables["champions"]
        self.threats: dict[str, Threat] = tables["threats"]
        self.campaign: Campaign = tables["campaign"]
        self.missions: dict[str, Mission] = pages.folder("missions")
        self.kinds = kinds(self.grunts, self.champions)
        self.kits = kits(self.heroes, self.abilities)
        self.cards: tuple[str, ...] = tuple(self.threats)
        self.card_number = {id: number for number, id in enumerate(self.threats)}
        self.fields = {id: self._field(id, mission) for id, mission in self.missions.items()}
        self.parts = [*self.fields.values()]
        self._own: WeakValueDictionary[str, Field] = WeakValueDictionary()

    @cached_property
    def wording(self) -> dict[str, Wording]:
        """What things do, in words."""
        return wording(self)

    def _field(self, id: str, mission: Mission) -> Field:
        checking.must_be_sound(mission, self, self.pages.written[f"missions/{id}"])
        return Field(id, f"{self.hash}-{id}", mission)

    def ground(self, mission: str) -> Field:
        """A mission of ours or of a pack by its id, or of the players' own by its text; raises Broken."""
        if mission in self.fields:
            return self.fields[mission]
        hash = f"{self.hash}-{hashlib.blake2b(mission.encode(), digest_size=16).hexdigest()}"
        if (known := self._own.get(hash)) is not None:
            return known
        parsed = checking.read(mission)
        checking.must_be_sound(parsed, self, Written("", mission))
        field = self._own[hash] = Field("own", hash, parsed)
        return field

    def fluent(self, language: str) -> str:
        """Besides, what a pack's missions say of their objectives; where they say nothing, their kind has to do."""
        told = (goal for id, mission in self.missions.items() for goal in _goals(id, mission, language))
        return super().fluent(language) + "".join(told)

    def champion(self, sort: str) -> int:
        """The number of a sort of champions."""
        return next(number for number, kind in enumerate(self.kinds) if kind.champion and kind.sort == sort)

    def part(self, hash: str) -> Content | None:
        return self._own.get(hash)


def _goals(id: str, mission: Mission, language: str) -> Iterator[str]:
    for objective in mission.objectives:
        if isinstance(objective.text, Told):
            yield f"goal-{id}-{objective.id} = {quoted(getattr(objective.text, language))}\n"
        elif id not in MISSIONS and checking.WORD.fullmatch(objective.id):
            yield f"goal-{id}-{objective.id} = {{ kind-{objective.kind} }}\n"


def load(pack: Pack | None = None) -> Box:
    pages = read(files(__package__) / "content", SCHEMA, pack, GROWS)
    must_fit(pages.tables, pack.cover.file if pack else "")
    return Box(pages)
