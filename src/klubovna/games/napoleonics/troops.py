"""Both armies in small pieces, for judgement that is learned: who units are, where they stand, whom they face; leaders
alone; wings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from klubovna.games.napoleonics.bits import Army, Bits, blocks_in_sections, in_sections
from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.printed.armies import ARMS
from klubovna.games.napoleonics.state import FOUGHT, ORDERED, TIRED, Napoleonics
from klubovna.kernel.parts import Part

Arms: TypeAlias = tuple[tuple[bool, str], ...]
"""By unit: whether it is one's own, and its arm."""
Strikes: TypeAlias = tuple[int, int]
"""Units that have somebody to strike at, counted by section and by arm."""
DOING = ORDERED | TIRED | FOUGHT
"""Of these marks a unit that has still to battle has the first only."""


class Unit(Part, frozen=True):
    together = (("mine", "kind"), ("mine", "kind", "blocks"), ("mine", "led"), ("mine", "square"))
    mine: bool
    kind: str
    blocks: int
    led: bool
    square: bool

    def printed(self, content: Box) -> Iterable[str]:
        unit = content.units[self.kind]
        lost = unit.blocks - self.blocks
        for word in (f"arm={unit.arm}", f"nation={unit.nation}", f"guard={unit.guard}"):
            yield f"{self.mine} {word}"
        yield f"{self.mine} arm={unit.arm} blocks={self.blocks} led={self.led}"
        yield f"{self.mine} guard={unit.guard} lost={lost}"


class Stands(Part, frozen=True):
    """Where a unit is: on which ground, so many rows from its own edge, in which section."""

    alone = False
    together = (
        ("mine", "arm", "ground"), ("mine", "arm", "rows"), ("mine", "arm", "section"), ("mine", "rows"),
        ("mine", "hex"), ("mine", "arm", "hex"),
    )  # fmt: skip
    mine: bool
    arm: str
    hex: str
    ground: str
    rows: int
    section: int


class Faces(Part, frozen=True):
    """A unit with enemies about: how many stand beside it, how much cavalry among them, at how many it could fire, how
    many could fire at it (two are many), friends beside it, ways back, and
    whether it is ordered and has not battled yet."""

    alone = False
    bounds = {"beside": (0, 3), "fires": (0, 3), "friends": (0, 3), "back": (0, 2)}
    together = (
        ("mine", "arm", "blocks", "beside"), ("mine", "arm", "beside", "cavalry"), ("mine", "arm", "fires"),
        ("mine", "blocks", "exposed"), ("mine", "beside", "friends"), ("mine", "blocks", "beside", "back"),
        ("mine", "blocks", "beside", "exposed"), ("mine", "arm", "ready", "beside"),
        ("mine", "arm", "ready", "fires"),
    )  # fmt: skip
    mine: bool
    arm: str
    blocks: int
    beside: int
    cavalry: bool
    fires: int
    exposed: int
    friends: int
    back: int
    ready: bool


class Ordered(Part, frozen=True):
    """A unit that has its orders, and what it has done already (see the marks of a turn)."""

    together = (("mine", "marks"), ("mine", "arm", "marks"), ("hex", "marks"))
    mine: bool
    arm: str
    hex: str
    marks: int


class Lone(Part, frozen=True):
    """A leader without a unit."""

    mine: bool
    beside: int
    friends: int


class Wing(Part, frozen=True):
    """A section, as the own side sees it."""

    together = (("wing", "mine"), ("wing", "theirs"), ("wing", "mine", "theirs"))
    wing: int
    mine: int
    theirs: int
    ahead: int
    """In blocks."""

    def printed(self, content: Box) -> Iterable[str]:
        yield f"wing={self.wing} ahead={self.ahead // 2}"
        yield f"lead={self.mine - self.theirs} ahead={self.ahead // 3}"


class Tables:
    """Parts of units that can be looked up, for a battlefield and a side to see it from."""

    def __init__(self, field: Field, side: int, lines: int) -> None:
        rows, home, sections = field.hexes.row, field.home, field.sections[lines]
        both = (False, True)
        self.units = tuple(
            tuple(Unit(army == side, kind, n, led, square) for n in range(full + 1) for led in both for square in both)
            for army, kind, full in zip(field.side, field.kind_ids, field.full, strict=True)
        )
        """By unit, and blocks, leader, square as one number."""
        stands = {
            (army, arm): tuple(
                Stands(army == side, name, hex, ground, abs(rows[c] - home[army]), sections[army][c])
                for c, (hex, ground) in enumerate(zip(field.names, field.ground_ids, strict=True))
            )
            for army in (0, 1)
            for arm, name in enumerate(ARMS)
        }
        self.stands = tuple(stands[of] for of in zip(field.side, field.arm, strict=True))
        """By unit and hex."""
        self.arms: Arms = tuple((army == side, ARMS[arm]) for army, arm in zip(field.side, field.arm, strict=True))


@lru_cache(maxsize=128)
def _tables(field: Field, side: int, lines: int) -> Tables:
    return Tables(field, side, lines)


def troops(s: Napoleonics, side: int, both: tuple[Army, Army], where: Bits) -> tuple[list[Part], list[Strikes]]:
    """All units and leaders, seen from one side; and of each side who has somebody to strike at."""
    tables, blocks, leads, formed = _tables(s.field, side, s.switches.lines), s.blocks, s.leads, s.formed
    units, stands = tables.units, tables.stands
    there = both[0].there + both[1].there
    found: list[Part] = [units[u][blocks[u] << 2 | (leads[c] >= 0) << 1 | (formed[u] > 0)] for u, c in there]
    found += [stands[unit][cell] for unit, cell in there]
    aims = [both[army].aim(both[1 - army].taken, where) for army in (0, 1)]
    strikes = []
    for army in (0, 1):
        about, (_, once, twice) = aims[army][0], aims[1 - army]
        strikes.append(_faces(s, army, about, once, twice, both, where, tables.arms, found))
    found += _lone(s, side, both, where)
    found += _wings(both[side].sections, both[1 - side].sections)
    return found, strikes


def _faces(
    s: Napoleonics, side: int, about: list[tuple[int, int, int]], once: int, twice: int, both: tuple[Army, Army],
    where: Bits, arms: Arms, found: list[Part],
) -> Strikes:  # fmt: skip
    """`once` and `twice` are aimed at by somebody, and by several."""
    own, enemies, cavalry = both[side].taken, both[1 - side].taken, both[1 - side].cavalry
    blocks, marks, back, neighbours, sections = s.blocks, s.marks, where.back, where.beside, where.sections[side]
    free, strikes, striking = ~(own | enemies), 0, 0
    for unit, cell, aimed in about:
        mine, arm = arms[unit]
        around = neighbours[cell]
        beside = around & enemies
        if beside or aimed:
            strikes += sections[cell]
            striking += where.shift[unit]
        found.append(
            Faces(
                mine, arm, blocks[unit], beside.bit_count(), beside & cavalry > 0, aimed.bit_count(),
                (once >> cell & 1) + (twice >> cell & 1), (around & own).bit_count(),
                (back[unit][cell] & free).bit_count(), marks[unit] & DOING == ORDERED,
            )
        )  # fmt: skip
    return strikes, striking


def _lone(s: Napoleonics, side: int, both: tuple[Army, Army], where: Bits) -> Iterator[Part]:
    at = s.at
    for leader, cell in enumerate(s.posts):
        if cell >= 0 and at[cell] < 0:
            around, army = where.beside[cell], s.field.leader_side[leader]
            beside, friends = around & both[1 - army].taken, around & both[army].taken
            yield Lone(army == side, beside.bit_count(), friends.bit_count())


@lru_cache(maxsize=4096)
def _wings(mine: int, theirs: int) -> tuple[Wing, ...]:
    """The other side's left is one's right."""
    units, blocks = in_sections(mine), blocks_in_sections(mine)
    enemies, left = in_sections(theirs), blocks_in_sections(theirs)
    return tuple(Wing(wing, units[wing], enemies[2 - wing], blocks[wing] - left[2 - wing]) for wing in range(3))
