"""Whether the files of the box fit together: an owner's pack may have corrected one of them and not the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from klubovna.games.napoleonics.printed.armies import Artillery, Unit
from klubovna.games.napoleonics.printed.deck import Card
from klubovna.games.napoleonics.printed.numbers import Numbers
from klubovna.games.napoleonics.printed.terrain import Terrain, Works
from klubovna.kernel.errors import Broken

SINGLE = "short-supply"
FEWEST_CARDS = 40
"""Two full hands, and as many to draw from."""


def must_fit(tables: Mapping[str, Any], file: str) -> None:
    """Raises Broken for the first thing that does not."""
    found = chain(
        _letters(tables["terrain"], tables["works"]["works"]),
        _cards(tables["cards"]),
        _lines(tables["rules"]),
        _batteries(tables["units"], tables["artillery"]),
    )
    for field, problem in found:
        raise Broken(problem, file=file, field=field)


def _letters(terrain: dict[str, Terrain], works: Works) -> Iterator[tuple[str, str]]:
    used = Counter([*(kind.sign for kind in terrain.values()), *works.signs.values()])
    for sign in (sign for sign, times in used.items() if times > 1):
        yield "sign", f"two kinds of terrain are written {sign!r}"
    for id in works.signs:
        if id not in terrain:
            yield "works.signs", f"there is no terrain {id!r}"


def _cards(cards: dict[str, Card]) -> Iterator[tuple[str, str]]:
    for id, card in cards.items():
        if card.mirror and card.mirror not in cards:
            yield f"{id}.mirror", f"there is no card {card.mirror!r}"
        if id == SINGLE and card.units != 1:
            yield f"{id}.units", "this card is for a single unit"
        if card.command and any(count > 1 for count in card.orders):
            yield f"{id}.orders", "as many as the command are ordered: 1 stands for the section"
    if sum(card.copies for card in cards.values()) < FEWEST_CARDS:
        yield "copies", f"fewer than {FEWEST_CARDS} command cards"


def _lines(numbers: Numbers) -> Iterator[tuple[str, str]]:
    for name, lines in (("wide-centre", numbers.wide_centre), ("narrow-centre", numbers.narrow_centre)):
        for width in map(str, numbers.battlefield.rows):
            if not all(width in part for part in (lines.left, lines.centre, lines.right)):
                yield name, f"where are the lines in a row of {width} hexes?"


def _batteries(units: dict[str, Unit], artillery: Artillery) -> Iterator[tuple[str, str]]:
    for id, unit in units.items():
        if (unit.battery is not None) != (unit.arm == "artillery"):
            yield f"{id}.battery", "a battery is artillery, and artillery is a battery"
        elif unit.battery and unit.blocks >= len(artillery.table(unit.battery)):
            yield f"{id}.blocks", f"there are no dice for a battery of {unit.blocks} blocks"
