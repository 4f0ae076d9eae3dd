"""What is in the box: boards and tokens read from `content/`, and the tables in which rules look things up.

Inside the rules a token is the number of its kind, spaces and theatres are their numbers on the map: lists of numbers
are copied fast. Everything that is said or shown has its id.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec

from klubovna.games.blitzkrieg.printed.blocks import (
    MAPS,
    SIDES,
    Ability,
    Rules,
    Solo,
    Theatre,
    Token,
    TokenType,
    Unit,
    Weapon,
)
from klubovna.games.blitzkrieg.printed.board import REACH, Board
from klubovna.games.blitzkrieg.printed.fitting import check_together
from klubovna.kernel.content import Content, Pages, read
from klubovna.kernel.messages import Seat

SCHEMA = {
    "base": dict[str, Theatre],
    "nippon": dict[str, Theatre],
    "tokens": dict[str, Unit],
    "weapons": dict[str, Weapon],
    "rules": Rules,
    "solo": Solo,
}


class Kind(msgspec.Struct, frozen=True):
    """Tokens that are alike."""

    id: str
    type: TokenType
    reach: int
    value: int
    ability: Ability | None
    special: bool
    plain: bool
    """Placed like any other token of its type: neither a spy nor a scientist."""
    marches: bool
    """Counts for a general…"""
    sails: bool
    """…and for an admiral."""


def kind_of(id: str, token: Token) -> Kind:
    """ "General", "Admiral": regular armies or fleets, and aircraft. The exceptional commander is the only special
    weapon that counts; Godzilla is neither."""
    special, commander = isinstance(token, Weapon), token.ability == "commander"
    return Kind(
        id=id,
        type=token.type,
        reach=REACH[token.type],
        value=token.value,
        ability=token.ability,
        special=special,
        plain=token.ability not in ("spy", "scientist"),
        marches=commander or (not special and token.type in ("army", "air")),
        sails=commander or (not special and token.type in ("fleet", "air")),
    )


class Box(Content):
    """All that is printed."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        tables = pages.tables
        self.units: dict[str, Unit] = tables["tokens"]
        self.weapons: dict[str, Weapon] = tables["weapons"]
        self.rules: Rules = tables["rules"]
        self.solo: Solo = tables["solo"]
        tokens: dict[str, Token] = {**self.units, **self.weapons}
        self.kinds = tuple(kind_of(id, token) for id, token in tokens.items())
        self.number = {id: number for number, id in enumerate(tokens)}
        self.ids = tuple(tokens)
        self.unusual = frozenset(n for n, kind in enumerate(self.kinds) if not kind.plain)
        self.special = frozenset(n for n, kind in enumerate(self.kinds) if kind.special)
        self.boards = tuple(Board(id, SIDES[id], pages, self.kinds) for id in MAPS)
        self.parts = [*self.boards]
        self.bags = {seat: self._bag(seat) for sides in SIDES.values() for seat in sides}
        """Each side's regular units."""

    def _bag(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self.number[id] for id, unit in self.units.items() for _ in range(unit.copies.get(seat, 0)))

    def bank(self, *, nippon: bool) -> tuple[int, ...]:
        """The special weapons, with the expansion's or without."""
        used = {id: weapon for id, weapon in self.weapons.items() if nippon or not weapon.nippon}
        return tuple(self.number[id] for id, weapon in used.items() for _ in range(weapon.copies))


def load(pack: Path | None = None) -> Box:
    pages = read(files(__package__) / "content", SCHEMA, pack)
    check_together(pages, str(pack or ""))
    return Box(pages)
