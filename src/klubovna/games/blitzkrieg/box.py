"""What is in the box: boards and tokens read from `content/`, and the tables in which rules look things up.

Inside the rules a token is the number of its kind, spaces and theatres are their numbers on the map: lists of numbers
are copied fast. Everything that is said or shown has its id.
"""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files

import msgspec

from klubovna.games.blitzkrieg.printed.abilities import ABILITIES, NO_POWER, Ability, Power
from klubovna.games.blitzkrieg.printed.blocks import MAPS, SIDES, Blank, Rules, Theatre, Token, TokenType, Unit, Weapon
from klubovna.games.blitzkrieg.printed.board import REACH, Board
from klubovna.games.blitzkrieg.printed.fitting import check_together
from klubovna.games.blitzkrieg.printed.sheet import Reading, Solo
from klubovna.games.blitzkrieg.printed.wording import wording
from klubovna.kernel.content import Content, Pages, read
from klubovna.kernel.messages import Seat
from klubovna.kernel.packs import Pack
from klubovna.kernel.wording import Wording

BANK = "bank"
SCHEMA = {
    "base": dict[str, Theatre],
    "nippon": dict[str, Theatre],
    "tokens": dict[str, Unit],
    "weapons": dict[str, Weapon],
    "blanks": dict[str, Blank],
    "rules": Rules,
    "solo": Solo,
}
GROWS = {"tokens": Unit, "weapons": Weapon}
"""To which an owner may add tokens of their own."""


class Kind(msgspec.Struct, frozen=True):
    """Tokens that are alike."""

    id: str
    type: TokenType
    reach: int
    value: int
    ability: Ability | None
    power: Power
    special: bool
    plain: bool
    """Placed like any other token of its type: neither a spy nor a scientist."""
    marches: bool
    """Counts for a general…"""
    sails: bool
    """…and for an admiral."""


def kind_of(id: str, token: Token, *, special: bool) -> Kind:
    """ "General", "Admiral": regular armies or fleets, and aircraft. The exceptional commander is the only special
    weapon that counts; Godzilla is neither."""
    commander, power = token.ability == "commander", ABILITIES[token.ability] if token.ability else NO_POWER
    return Kind(
        id=id,
        type=token.type,
        reach=REACH[token.type],
        value=token.value,
        ability=token.ability,
        power=power,
        special=special,
        plain=not (power.copies or power.ahead),
        marches=commander or (not special and token.type in ("army", "air")),
        sails=commander or (not special and token.type in ("fleet", "air")),
    )


def as_read(kind: Kind, reading: Reading) -> Kind:
    """Solo: a scientist is an ordinary unit to the automatic opponent."""
    if not kind.power.ahead:
        return kind
    changed = {"type": reading.type, "reach": REACH[reading.type], "value": reading.value}
    return msgspec.structs.replace(kind, **changed, ability=None, power=NO_POWER)


class Box(Content):
    """All that is printed."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        tables = pages.tables
        self.units: dict[str, Unit] = tables["tokens"]
        self.weapons: dict[str, Weapon] = tables["weapons"]
        self.blanks: dict[str, Blank] = {id: blank for id, blank in tables["blanks"].items() if blank.into}
        """Those of the two that an owner has brought into play."""
        self.rules: Rules = tables["rules"]
        self.solo: Solo = tables["solo"]
        tokens: dict[str, Token] = {**self.units, **self.weapons, **self.blanks}
        special = {*self.weapons, *(id for id, blank in self.blanks.items() if blank.into == BANK)}
        self.kinds = tuple(kind_of(id, token, special=id in special) for id, token in tokens.items())
        self.its_kinds = tuple(as_read(kind, self.solo.scientist) for kind in self.kinds)
        """The same as the automatic opponent reads them."""
        self.number = {id: number for number, id in enumerate(tokens)}
        self.ids = tuple(tokens)
        self.unusual = tuple(n for n, kind in enumerate(self.kinds) if not kind.plain)
        self.special = frozenset(n for n, kind in enumerate(self.kinds) if kind.special)
        self.boards = tuple(Board(id, SIDES[id], pages, self.kinds) for id in MAPS)
        self.parts = [*self.boards]
        self.bags = {seat: self._bag(seat) for sides in SIDES.values() for seat in sides}
        """Each side's regular units."""
        self._banks = {nippon: self._bank(nippon) for nippon in (False, True)}
        self.stratagems = {stratagem.id: stratagem for stratagem in self.solo.stratagems}

    @cached_property
    def wording(self) -> dict[str, Wording]:
        """What stands on things, in words."""
        return wording(self)

    def _bag(self, seat: Seat) -> tuple[int, ...]:
        units = tuple(self.number[id] for id, unit in self.units.items() for _ in range(unit.copies.get(seat, 0)))
        return units + self._blank(seat)

    def bank(self, *, nippon: bool) -> tuple[int, ...]:
        """The special weapons, with the expansion's or without."""
        return self._banks[nippon]

    def _bank(self, nippon: bool) -> tuple[int, ...]:
        used = {id: weapon for id, weapon in self.weapons.items() if nippon or not weapon.nippon}
        return tuple(self.number[id] for id, weapon in used.items() for _ in range(weapon.copies)) + self._blank(BANK)

    def _blank(self, into: str) -> tuple[int, ...]:
        return tuple(self.number[id] for id, blank in self.blanks.items() if blank.into == into)


def load(pack: Pack | None = None) -> Box:
    pages = read(files(__package__) / "content", SCHEMA, pack, GROWS)
    check_together(pages, pack.cover.file if pack else "")
    return Box(pages)
