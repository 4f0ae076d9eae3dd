"""All that is printed but the scenarios. Units, terrain, cards have numbers: rules keep numbers, messages say ids."""

from __future__ import annotations

from klubovna.games.napoleonics.printed.armies import Artillery, Unit, kinds
from klubovna.games.napoleonics.printed.deck import Card
from klubovna.games.napoleonics.printed.numbers import Numbers
from klubovna.games.napoleonics.printed.terrain import Terrain, Works, signs
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.hexes import Hexes


class Stock(Content):
    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        tables = pages.tables
        self.units: dict[str, Unit] = tables["units"]
        self.artillery: Artillery = tables["artillery"]
        self.terrain: dict[str, Terrain] = tables["terrain"]
        self.works: Works = tables["works"]["works"]
        self.cards: dict[str, Card] = tables["cards"]
        self.numbers: Numbers = tables["rules"]
        self.hexes = Hexes.offset(self.numbers.battlefield.rows)
        self.kinds = kinds(self.units, self.artillery)
        self.kind_number = {id: number for number, id in enumerate(self.units)}
        self.terrains = tuple(self.terrain.values())
        self.terrain_ids = tuple(self.terrain)
        self.terrain_number = {id: number for number, id in enumerate(self.terrain)}
        self.signs = signs(self.terrain, self.works)
        self.card_ids: tuple[str, ...] = tuple(self.cards)
        self.card_number = {id: number for number, id in enumerate(self.cards)}
        self.deck = tuple(n for n, card in enumerate(self.cards.values()) for _ in range(card.copies))
