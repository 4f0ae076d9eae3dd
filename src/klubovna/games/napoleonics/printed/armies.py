"""Units as the national reference tables describe them ("Národní referenční tabulka jednotek"), batteries, leaders."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.kernel.content import Block

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Arm: TypeAlias = Literal["infantry", "cavalry", "artillery"]
Nation: TypeAlias = Literal["french", "british", "portuguese", "netherlands"]
Battery: TypeAlias = Literal["foot", "horse"]

ARMS: tuple[Arm, ...] = ("infantry", "cavalry", "artillery")
INFANTRY, CAVALRY, ARTILLERY = range(3)
"""Numbers of the arms, in which dice changes of terrain are listed."""
SEATS = ("french", "allied")
ARMY_OF: dict[Nation, str] = {"french": "french", "british": "allied", "portuguese": "allied", "netherlands": "allied"}


class Unit(Block, frozen=True, kw_only=True):
    """A kind of units: one row of a national table."""

    nation: Nation
    type: str
    """What it is called in its army; `name-<type>` is its name."""
    code: str
    """Two or three letters for small boards."""
    arm: Arm
    blocks: Count
    move: Small
    """How far it may move and still battle…"""
    march: Small = 0
    """…and how far if it does not; 0 where that is no farther."""
    range: Small = 0
    standing: Small = 0
    """Dice more in ranged combat, if it has not moved…"""
    moving: Small = 0
    """…and if it has."""
    rounding: Literal["up", "down"] = "up"
    """Of half the blocks, after moving."""
    melee: Small = 0
    """Dice more in melee…"""
    against_infantry: Small = 0
    """…and yet more against infantry."""
    flags: Small = 0
    """How many flags it may ignore."""
    retreat: Count = 1
    """Hexes for each flag."""
    sabers: bool = True
    """Whether sabers hit units in melee."""
    light: bool = False
    """Light-type infantry battles in the turn in which it enters a forest."""
    guard: bool = False
    heavy: bool = False
    """Heavy cavalry of every sort: a Cavalry Charge carries it farther."""
    strides: bool = False
    """Infantry that moves 2 and battles on a Force March."""
    battery: Battery | None = None
    plus: Small = 0
    """Dice more than the battery's table says."""

    @property
    def far(self) -> int:
        """How far it may move at most."""
        return max(self.move, self.march)


class Dice(Block, frozen=True, kw_only=True):
    """Dice of a battery by its blocks (1, 2, 3) and the distance: 1 in melee, from 2 on in ranged combat."""

    dice: tuple[tuple[Small, ...], tuple[Small, ...], tuple[Small, ...]]


class Moved(Block, frozen=True, kw_only=True):
    """What a horse battery still can after having moved: how far it fires, and with how many blocks at least."""

    range: Count
    blocks: Count


class Artillery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    foot_melee: Dice
    foot_fire: Dice
    horse_melee: Dice
    horse_fire: Dice
    horse_moved: Moved

    def table(self, battery: Battery) -> tuple[tuple[int, ...], ...]:
        """Dice by blocks and distance; nothing at 0 blocks or distance 0."""
        melee, fire = (self.foot_melee, self.foot_fire) if battery == "foot" else (self.horse_melee, self.horse_fire)
        nothing = (0,) * (1 + len(melee.dice[0]) + len(fire.dice[0]))
        return (nothing, *((0, *near, *far) for near, far in zip(melee.dice, fire.dice, strict=True)))


class Kind(msgspec.Struct, frozen=True):
    """A unit as rules use it: its table row, its number and what follows from both."""

    id: str
    unit: Unit
    arm: int
    seat: str
    dice: tuple[tuple[int, ...], ...] = ()
    """A battery's dice by blocks and distance, `plus` included."""

    @property
    def reach(self) -> int:
        """The farthest hex it can fire at, standing; 0 for cavalry."""
        return len(self.dice[0]) - 1 if self.dice else self.unit.range


def kinds(units: dict[str, Unit], artillery: Artillery) -> tuple[Kind, ...]:
    return tuple(
        Kind(id, unit, ARMS.index(unit.arm), ARMY_OF[unit.nation], _battery_dice(unit, artillery))
        for id, unit in units.items()
    )


def _battery_dice(unit: Unit, artillery: Artillery) -> tuple[tuple[int, ...], ...]:
    if unit.battery is None:
        return ()
    table = artillery.table(unit.battery)
    return tuple(tuple(dice + unit.plus if dice else 0 for dice in row) for row in table)
