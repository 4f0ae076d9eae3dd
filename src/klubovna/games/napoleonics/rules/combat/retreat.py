"""Hits, flags and retreats of units ("Vyhodnocení zásahů", "Ústup (jednotek)", "Zvednutí morálky")."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.napoleonics.choices import Ignore, Retreat
from klubovna.games.napoleonics.printed.armies import ARMS, SEATS
from klubovna.games.napoleonics.rules.combat import leaders
from klubovna.games.napoleonics.rules.ending import gain
from klubovna.games.napoleonics.rules.placing import put_with_leader, take_off
from klubovna.games.napoleonics.state import Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg
from klubovna.kernel.sums import Sum

IGNORE = tuple(Ignore(flags) for flags in range(20))


def suffer(s: Napoleonics, unit: int, hits: int, flags: int, attacker: int, *, bounce: bool) -> None:
    """First the hits, then the leader's check, then the flags, if there is still somebody to run."""
    if flags:
        s.stack.append(Waver(unit, flags, attacker, bounce))
    if hits:
        lose(s, unit, min(hits, s.blocks[unit]))


def lose(s: Napoleonics, unit: int, blocks: int) -> None:
    """Blocks are taken away; with the last one a banner is won, and an attached leader is in danger.

    "Je nutné jen jedno hození kostek pro ověření ztráty velitele při jednom boji": whatever took the blocks, and
    whoever struck.
    """
    cell, side = s.cells[unit], s.field.side[unit]
    leader, numbers = s.leads[cell], s.content.numbers.leaders
    s.blocks[unit] -= blocks
    if s.blocks[unit] > 0:
        s.say("log-blocks-lost", unit=s.kind(unit), hex=s.name(cell), blocks=blocks, left=s.blocks[unit])
        if leader >= 0 and not _checked(s, leader):
            s.stack.append(leaders.LeaderCheck(leader, numbers.check, False))
        return
    s.say("log-destroyed", unit=s.kind(unit), hex=s.name(cell), seat=SEATS[1 - side], banners=1)
    take_off(s, unit)
    gain(s, 1 - side, 1)
    if s.outcome is None and leader >= 0:
        if _checked(s, leader):
            leaders.fall_back(s, leader)
        else:
            s.stack.append(leaders.LeaderCheck(leader, numbers.last_check, True))


def _checked(s: Napoleonics, leader: int) -> bool:
    """Whether this leader has been checked in this combat; from now on he has."""
    attack = s.combat
    if leader in attack.checked:
        return True
    s.attack = replace(attack, checked=(*attack.checked, leader))
    return False


class Waver(Step, frozen=True):
    """The flags against a unit: how many may it ignore?"""

    unit: int
    flags: int
    attacker: int
    """From which hex it was attacked."""
    bounce: bool
    """Rolled by a square against cavalry: nothing helps."""

    def run(self, s: Napoleonics) -> None:
        if s.cells[self.unit] < 0:
            return
        if not self.bounce and steadiness(s, self.unit, self.attacker).total:
            s.stack.append(IgnoreFlags(s.field.side[self.unit], self.unit, self.flags, self.attacker))
        else:
            give_way(s, self.unit, self.flags)


def steadiness(s: Napoleonics, unit: int, attacker: int) -> Sum:
    """ "Zvednutí morálky": how many flags a unit may ignore, all reasons together."""
    field, cell, morale, row = s.field, s.cells[unit], s.content.numbers.morale, s.field.rows[unit]
    leader = morale.leader if s.leads[cell] >= 0 else 0
    supported = not s.formed[unit] and supporters(s, unit) >= morale.support
    protected = field.works[cell] and ARMS[field.arm[unit]] in field.fortified.protects
    works = field.fortified.flags if protected and field.behind_works(attacker, cell) else 0
    friends = morale.supported if supported else 0
    return Sum.of((s.kind(unit), row.flags), ("with-leader", leader), ("supported", friends), ("works", works))


def supporters(s: Napoleonics, unit: int) -> int:
    """Friends beside, units and leaders who are alone; squares give support but receive none."""
    field, side = s.field, s.field.side[unit]
    count = 0
    for cell in field.neighbours[s.cells[unit]]:
        other, leader = s.at[cell], s.leads[cell]
        if other >= 0:
            count += field.side[other] == side
        elif leader >= 0:
            count += field.leader_side[leader] == side
    return count


class IgnoreFlags(Asked, frozen=True):
    """Nobody has to ignore a flag, and nobody has to ignore all that could be."""

    rule = "morale"
    unit: int
    flags: int
    attacker: int

    def options(self, s: Napoleonics) -> list[Action]:
        steady = min(self.flags, steadiness(s, self.unit, self.attacker).total)
        return list(IGNORE[: steady + 1])

    def choose(self, s: Napoleonics, action: Ignore) -> None:
        if action.flags:
            s.say("log-ignored", unit=s.kind(self.unit), hex=s.name(s.cells[self.unit]), flags=action.flags)
        if self.flags > action.flags:
            give_way(s, self.unit, self.flags - action.flags)

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        unit, where, steady = s.kind(self.unit), s.name(s.cells[self.unit]), steadiness(s, self.unit, self.attacker)
        return {"unit": unit, "hex": where, "flags": self.flags, "steady": steady}


def give_way(s: Napoleonics, unit: int, flags: int) -> None:
    """A hex for each flag, three for militia; a square can't move and loses blocks instead."""
    hexes = flags * s.field.rows[unit].retreat
    if s.formed[unit]:
        s.say("log-square-wavers", unit=s.kind(unit), hex=s.name(s.cells[unit]), hexes=hexes)
        lose(s, unit, min(hexes, s.blocks[unit]))
    else:
        fall_back(s, unit, hexes)


def fall_back(s: Napoleonics, unit: int, left: int) -> None:
    """Step by step towards the own edge; where there is only one way nobody is asked. For each hex that can't be
    retreated a block is lost."""
    while left:
        cells = free_behind(s, unit)
        if not cells:
            s.say("log-cornered", unit=s.kind(unit), hex=s.name(s.cells[unit]), hexes=left)
            lose(s, unit, min(left, s.blocks[unit]))
            return
        if len(cells) > 1:
            s.stack.append(FallBack(s.field.side[unit], unit, left))
            return
        left = step_back(s, unit, cells[0], left)


def free_behind(s: Napoleonics, unit: int) -> list[int]:
    """Hexes one row nearer to the own edge where nobody stands and whose ground lets one retreat into it. A unit
    without a leader may join one who is alone."""
    field, cell, side = s.field, s.cells[unit], s.field.side[unit]
    shelter, alone = field.shelter[s.switches.quarry_open][field.arm[unit]], s.leads[cell] < 0
    found = []
    for there in field.behind[side][cell]:
        if s.at[there] < 0 and shelter[there]:
            leader = s.leads[there]
            if leader < 0 or (alone and field.leader_side[leader] == side):
                found.append(there)
    return found


def step_back(s: Napoleonics, unit: int, there: int, left: int) -> int:
    """One hex; how many are left. "Velitelé ukončují ústup": where a leader is joined, it ends."""
    here, joined = s.cells[unit], s.leads[there] >= 0
    put_with_leader(s, unit, there)
    s.say("log-retreated", unit=s.kind(unit), origin=s.name(here), to=s.name(there))
    return 0 if joined else left - 1


class FallBack(Asked, frozen=True):
    rule = "retreat"
    unit: int
    left: int

    def options(self, s: Napoleonics) -> list[Action]:
        retreat = s.field.menu.retreat
        return [retreat[cell] for cell in free_behind(s, self.unit)]

    def choose(self, s: Napoleonics, action: Retreat) -> None:
        left = step_back(s, self.unit, s.field.number[action.to], self.left)
        fall_back(s, self.unit, left)

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"unit": s.kind(self.unit), "hex": s.name(s.cells[self.unit]), "left": self.left}
