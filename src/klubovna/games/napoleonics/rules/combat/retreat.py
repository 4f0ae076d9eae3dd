"""Hits, flags and retreats of units ("Vyhodnocení zásahů", "Ústup (jednotek)", "Zvednutí morálky")."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import Ignore, Retreat
from klubovna.games.napoleonics.printed.armies import ARMS, SEATS
from klubovna.games.napoleonics.rules.combat import leaders
from klubovna.games.napoleonics.rules.combat.leaders import LeaderCheck
from klubovna.games.napoleonics.rules.ending import gain
from klubovna.games.napoleonics.state import Asked, Napoleonics, put, put_leader, take_off
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Message

IGNORE = tuple(Ignore(flags) for flags in range(20))


def suffer(s: Napoleonics, unit: int, hits: int, flags: int, attacker: int, *, bounce: bool) -> None:
    """First the hits, then the leader's check, then the flags, if there is still somebody to run."""
    lost = min(hits, s.blocks[unit])
    if flags:
        s.stack.append(Waver(unit, flags, attacker, bounce, lost > 0))
    if lost:
        lose(s, unit, lost, checked=False)


def lose(s: Napoleonics, unit: int, blocks: int, *, checked: bool) -> None:
    """Blocks are taken away; with the last one a banner is won. An attached leader is checked once for all that a
    roll does to his unit, hits and blocks lost for want of a way back (house)."""
    cell, side = s.cells[unit], s.field.side[unit]
    leader, numbers = s.leads[cell], s.content.numbers.leaders
    s.blocks[unit] -= blocks
    if s.blocks[unit] > 0:
        s.say("log-blocks-lost", unit=s.kind(unit), hex=s.name(cell), blocks=blocks, left=s.blocks[unit])
        if leader >= 0 and not checked:
            s.stack.append(LeaderCheck(leader, numbers.check, False))
        return
    s.say("log-destroyed", unit=s.kind(unit), hex=s.name(cell), seat=SEATS[1 - side])
    take_off(s, unit)
    gain(s, 1 - side, 1)
    if s.outcome is None and leader >= 0:
        if checked:
            leaders.fall_back(s, leader)
        else:
            s.stack.append(LeaderCheck(leader, numbers.last_check, True))


class Waver(Step, frozen=True):
    """The flags against a unit: how many may it ignore?"""

    unit: int
    flags: int
    attacker: int
    """From which hex it was attacked."""
    bounce: bool
    """Rolled by a square against cavalry: nothing helps."""
    checked: bool
    """Whether its leader, if it has one, has been checked in this combat."""

    def run(self, s: Napoleonics) -> None:
        if s.cells[self.unit] < 0:
            return
        steady = 0 if self.bounce else min(self.flags, steadiness(s, self.unit, self.attacker))
        if steady:
            s.stack.append(IgnoreFlags(s.field.side[self.unit], self.unit, self.flags, steady, self.checked))
        else:
            give_way(s, self.unit, self.flags, checked=self.checked)


def steadiness(s: Napoleonics, unit: int, attacker: int) -> int:
    """ "Zvednutí morálky": how many flags a unit may ignore, all reasons together."""
    field, cell, morale = s.field, s.cells[unit], s.content.numbers.morale
    steady = field.rows[unit].flags
    if s.leads[cell] >= 0:
        steady += morale.leader
    if not s.formed[unit] and supporters(s, unit) >= morale.support:
        steady += morale.supported
    if field.works[cell] and ARMS[field.arm[unit]] in field.fortified.protects and field.behind_works(attacker, cell):
        steady += field.fortified.flags
    return steady


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
    steady: int
    checked: bool

    def options(self, s: Napoleonics) -> list[Action]:
        return list(IGNORE[: self.steady + 1])

    def choose(self, s: Napoleonics, action: Ignore) -> None:
        if action.flags:
            s.say("log-ignored", unit=s.kind(self.unit), flags=action.flags)
        if self.flags > action.flags:
            give_way(s, self.unit, self.flags - action.flags, checked=self.checked)

    def prompt(self, s: Napoleonics) -> Message:
        unit, where = s.kind(self.unit), s.name(s.cells[self.unit])
        return Message("ask-ignore-flags", {"seat": self.seat, "unit": unit, "hex": where, "flags": self.flags})


def give_way(s: Napoleonics, unit: int, flags: int, *, checked: bool) -> None:
    """A hex for each flag, three for militia; a square can't move and loses blocks instead."""
    hexes = flags * s.field.rows[unit].retreat
    if s.formed[unit]:
        lose(s, unit, min(hexes, s.blocks[unit]), checked=checked)
    else:
        fall_back(s, unit, hexes, checked=checked)


def fall_back(s: Napoleonics, unit: int, left: int, *, checked: bool) -> None:
    """Step by step towards the own edge; where there is only one way nobody is asked. For each hex that can't be
    retreated a block is lost."""
    while left:
        cells = free_behind(s, unit)
        if not cells:
            lose(s, unit, min(left, s.blocks[unit]), checked=checked)
            return
        if len(cells) > 1:
            s.stack.append(FallBack(s.field.side[unit], unit, left, checked))
            return
        left = step_back(s, unit, cells[0], left)


def free_behind(s: Napoleonics, unit: int) -> list[int]:
    """Hexes one row nearer to the own edge where nobody stands; passable terrain is no obstacle. A unit without a
    leader may join one who is alone."""
    field, cell, side = s.field, s.cells[unit], s.field.side[unit]
    enterable, alone = field.open[field.arm[unit]], s.leads[cell] < 0
    found = []
    for there in field.behind[side][cell]:
        if s.at[there] < 0 and enterable[there]:
            leader = s.leads[there]
            if leader < 0 or (alone and field.leader_side[leader] == side):
                found.append(there)
    return found


def step_back(s: Napoleonics, unit: int, there: int, left: int) -> int:
    """One hex; how many are left. "Velitelé ukončují ústup": where a leader is joined, it ends."""
    here = s.cells[unit]
    leader, joined = s.leads[here], s.leads[there] >= 0
    put(s, unit, there)
    if leader >= 0:
        put_leader(s, leader, there)
    if s.log is not None:
        s.say("log-retreated", unit=s.kind(unit), origin=s.name(here), to=s.name(there))
    return 0 if joined else left - 1


class FallBack(Asked, frozen=True):
    rule = "retreat"
    unit: int
    left: int
    checked: bool

    def options(self, s: Napoleonics) -> list[Action]:
        retreat = s.field.menu.retreat
        return [retreat[cell] for cell in free_behind(s, self.unit)]

    def choose(self, s: Napoleonics, action: Retreat) -> None:
        left = step_back(s, self.unit, s.field.number[action.to], self.left)
        fall_back(s, self.unit, left, checked=self.checked)

    def prompt(self, s: Napoleonics) -> Message:
        unit, where = s.kind(self.unit), s.name(s.cells[self.unit])
        return Message("ask-fall-back", {"seat": self.seat, "unit": unit, "hex": where, "left": self.left})
