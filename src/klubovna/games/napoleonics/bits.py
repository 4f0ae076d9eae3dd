"""Who is where, as bits, one a hex: neighbours, targets and ways back are counted at once. For those who look at
thousands of positions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.printed.armies import CAVALRY
from klubovna.games.napoleonics.printed.deck import SECTION_BITS
from klubovna.games.napoleonics.state import Napoleonics

Masks: TypeAlias = tuple[int, ...]
"""By hex: the bits of others."""
NEAR, CLOSE = 3, 2
"""Enemies so near matter to a unit, and those within its range; units so close to an objective."""
WIDTH, UNITS = 13, 5
"""How sections are counted in one number: so many bits a section, the lower ones for units, the others for blocks."""
FULL = (1 << UNITS) - 1
ONLY_UNITS = sum(FULL << WIDTH * section for section in range(len(SECTION_BITS)))


class Bits:
    """Tables of a battlefield, made once."""

    def __init__(self, field: Field, lines: int) -> None:
        hexes = field.hexes
        self.beside: Masks = tuple(map(_mask, field.neighbours))
        near = {reach: _within(field, max(NEAR, reach)) for reach in {*field.reach}}
        self.near = tuple(near[reach] for reach in field.reach)
        """By unit and hex: from where enemies matter to it."""
        back = [
            [tuple(_mask(c for c in behind if shelter[c]) for behind in behinds) for shelter in field.shelter[0]]
            for behinds in field.behind
        ]
        self.back = tuple(back[side][arm] for side, arm in zip(field.side, field.arm, strict=True))
        """By unit and hex: where it could fall back to."""
        sight = {reach: _sight(field, reach) for reach in {*field.reach}}
        self.sight = tuple(sight[reach] for reach in field.reach)
        """By unit and hex: where it could fire, if nobody stands in the way."""
        self.goals = tuple((_mask(goal.cells), _around(field, goal.cells)) for goal in field.goals)
        """By objective: its hexes, and those close to it."""
        shifts = [(bit, 1 << WIDTH * n) for n, bit in enumerate(SECTION_BITS)]
        self.sections = tuple(
            tuple(sum(shift for bit, shift in shifts if sections[cell] & bit) for cell in hexes.cells)
            for sections in field.sections[lines]
        )
        """By side and hex: with what to multiply whatever is to be counted in its sections."""
        self.shift = tuple(1 << UNITS * arm for arm in field.arm)
        """By unit: one of its arm."""
        self.cavalry = frozenset(unit for unit, arm in enumerate(field.arm) if arm == CAVALRY)
        self.own, self.border = field.own, len(field.own[0])
        """Units by side: the French come first, up to the border."""


class Army:
    """A side as it stands: its units and their hexes, units and blocks by section, units by arm."""

    def __init__(self, where: Bits, side: int, cells: tuple[int, ...], blocks: tuple[int, ...]) -> None:
        """By unit of this side."""
        self.there: list[tuple[int, int]] = []
        self.taken = self.cavalry = self.sections = self.arms = 0
        for unit, cell, left in zip(where.own[side], cells, blocks, strict=True):
            if cell < 0:
                continue
            self.there.append((unit, cell))
            self.taken |= 1 << cell
            if unit in where.cavalry:
                self.cavalry |= 1 << cell
            self.sections += (left << UNITS | 1) * where.sections[side][cell]
            self.arms += where.shift[unit]

    def aim(self, enemies: int, where: Bits) -> tuple[list[tuple[int, int, int]], int, int]:
        """Units with enemies about, where they are, and whom they could fire at; all enemies at whom somebody can, and
        those at whom several can."""
        once = twice = 0
        found, near, sight = [], where.near, where.sight
        for unit, cell in self.there:
            if near[unit][cell] & enemies:
                aimed = sight[unit][cell] & enemies
                twice |= once & aimed
                once |= aimed
                found.append((unit, cell, aimed))
        return found, once, twice


_army = lru_cache(maxsize=4096)(Army)
"""Most positions of a search differ in a few units of one side."""


def armies(s: Napoleonics, where: Bits) -> tuple[Army, Army]:
    cells, blocks, border = s.cells, s.blocks, where.border
    return (
        _army(where, 0, tuple(cells[:border]), tuple(blocks[:border])),
        _army(where, 1, tuple(cells[border:]), tuple(blocks[border:])),
    )


def in_sections(count: int) -> tuple[int, int, int]:
    """Units on the left, in the centre and on the right."""
    return count & FULL, count >> WIDTH & FULL, count >> 2 * WIDTH & FULL


def blocks_in_sections(count: int) -> tuple[int, int, int]:
    low = (1 << WIDTH) - 1
    return (count & low) >> UNITS, (count >> WIDTH & low) >> UNITS, count >> 2 * WIDTH + UNITS


def of_arms(count: int, who: int) -> int:
    """Units of these arms, given as bits."""
    return sum([count >> UNITS * arm & FULL for arm in range(3) if who >> arm & 1])


@lru_cache(maxsize=64)
def bits(field: Field, lines: int) -> Bits:
    return Bits(field, lines)


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def _within(field: Field, far: int) -> Masks:
    distance, cells = field.hexes.distance, field.hexes.cells
    return tuple(_mask(c for c in cells if 0 < distance[here][c] <= far) for here in cells)


def _sight(field: Field, reach: int) -> Masks:
    distance, cells = field.hexes.distance, field.hexes.cells
    return tuple(_mask(c for c in cells if 1 < distance[here][c] <= reach and field.shot(here, c)) for here in cells)


def _around(field: Field, cells: tuple[int, ...]) -> int:
    distance = field.hexes.distance
    return _mask(c for c in field.hexes.cells if min(distance[goal][c] for goal in cells) <= CLOSE)
