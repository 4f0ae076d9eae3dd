"""Leaders in danger ("Ověření ztráty velitele", "Ústup (velitele)", "Únik (velitele)")."""

from __future__ import annotations

from functools import partial

from klubovna.games.napoleonics.choices import LEAVE, STOP, Leave, Retreat, Stop
from klubovna.games.napoleonics.field import LEADER
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.combat import strength
from klubovna.games.napoleonics.rules.dice import SABERS, Dice, show
from klubovna.games.napoleonics.rules.ending import gain
from klubovna.games.napoleonics.rules.placing import take_off_leader
from klubovna.games.napoleonics.state import LEFT_MAP, NOBODY, Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg


class LeaderCheck(Dice, frozen=True):
    """The unit of this leader has lost blocks: he is hit if all dice show sabers, two of them, or one if the unit is
    lost. Who survives the loss of his unit has to retreat."""

    leader: int
    dice: int
    alone: bool

    def count(self, s: Napoleonics) -> int:
        return self.dice

    def happen(self, s: Napoleonics, happening: str) -> None:
        side, cell = s.field.leader_side[self.leader], s.posts[self.leader]
        hit, who = happening.count(SABERS) == self.dice, s.field.leaders[self.leader].id
        show(s, 1 - side, cell, "check", happening, leader=who, hex=s.name(cell), hit=int(hit))
        if hit:
            kill(s, self.leader)
        elif self.alone:
            fall_back(s, self.leader)


def kill(s: Napoleonics, leader: int) -> None:
    side = s.field.leader_side[leader]
    who, where = s.field.leaders[leader].id, s.name(s.posts[leader])
    s.say("log-leader-lost", leader=who, hex=where, seat=SEATS[1 - side], banners=1)
    take_off_leader(s, leader)
    gain(s, 1 - side, 1)


def fall_back(s: Napoleonics, leader: int, used: int = 0) -> None:
    """One to three hexes towards his own edge, step by step. Where nothing is left to him he is lost; where there is
    only one way nobody is asked."""
    cell = s.posts[leader]
    if s.leads[cell] == leader:
        s.leads[cell] = NOBODY
    options = ways_back(s, leader, used)
    if not options:
        s.say("log-leader-cornered", leader=s.field.leaders[leader].id, hex=s.name(cell))
        kill(s, leader)
    elif len(options) == 1:
        _go(s, leader, used, options[0])
    else:
        s.stack.append(LeaderRetreat(s.field.leader_side[leader], leader, used))


class LeaderRetreat(Asked, frozen=True):
    rule = "leader-retreat"
    leader: int
    used: int

    def options(self, s: Napoleonics) -> list[Action]:
        return ways_back(s, self.leader, self.used)

    def choose(self, s: Napoleonics, action: Retreat | Stop | Leave) -> None:
        _go(s, self.leader, self.used, action)

    def told(self, s: Napoleonics) -> dict[str, Arg]:
        return {"leader": s.field.leaders[self.leader].id, "hex": s.name(s.posts[self.leader])}


def ways_back(s: Napoleonics, leader: int, used: int) -> list[Action]:
    """He goes only where he can still come to a stop, or over his edge; through enemies if need be."""
    field, cell, side = s.field, s.posts[leader], s.field.leader_side[leader]
    found: list[Action] = []
    if used and _may_stay(s, cell, side):
        found.append(STOP)
    if used < s.content.numbers.leaders.retreat:
        found += [field.menu.retreat[c] for c in field.behind[side][cell] if _leads_on(s, c, side, used + 1)]
        if field.hexes.row[cell] == field.home[side]:
            found.append(LEAVE)
    return found


def _may_stay(s: Napoleonics, cell: int, side: int) -> bool:
    """Not with another leader, nor with an enemy."""
    unit = s.at[cell]
    return s.leads[cell] < 0 and (unit < 0 or s.field.side[unit] == side)


def _leads_on(s: Napoleonics, cell: int, side: int, used: int) -> bool:
    """Whether a retreat through this hex can end somewhere. Nobody whom he meets keeps him from going on, friend or
    enemy, unit or leader; only ground does."""
    field = s.field
    if not field.shelter[s.switches.quarry_open][LEADER][cell]:
        return False
    if _may_stay(s, cell, side):
        return True
    if used == s.content.numbers.leaders.retreat:
        return False
    home = field.hexes.row[cell] == field.home[side]
    return home or any(_leads_on(s, c, side, used + 1) for c in field.behind[side][cell])


def _go(s: Napoleonics, leader: int, used: int, action: Action) -> None:
    side, cell, who = s.field.leader_side[leader], s.posts[leader], s.field.leaders[leader].id
    if isinstance(action, Stop):
        s.leads[cell] = leader
        s.say("log-leader-halts", leader=who, hex=s.name(cell))
    elif isinstance(action, Leave):
        take_off_leader(s, leader, LEFT_MAP)
        s.say("log-leader-left", leader=who, hex=s.name(cell))
    else:
        assert isinstance(action, Retreat)
        there = s.posts[leader] = s.field.number[action.to]
        s.say("log-leader-retreated", leader=who, origin=s.name(cell), to=action.to)
        enemy = s.at[there]
        if enemy >= 0 and s.field.side[enemy] != side:
            s.stack.append(Escape(leader, enemy, used + 1))
        else:
            fall_back(s, leader, used + 1)


class Escape(Dice, frozen=True):
    """The leader tries to pass an enemy unit, which strikes at him: any sabers are the end of him. A leader does not
    battle alone, so that an enemy leader who is alone lets him pass (house)."""

    leader: int
    enemy: int
    used: int

    def count(self, s: Napoleonics) -> int:
        return strength.total(strength.escape(s, self.enemy))

    def happen(self, s: Napoleonics, happening: str) -> None:
        cell, leader = s.posts[self.leader], s.field.leaders[self.leader].id
        unit, power = s.kind(self.enemy), partial(strength.explained, strength.escape(s, self.enemy))
        side, hit = s.field.side[self.enemy], SABERS in happening
        told: dict[str, Arg] = {"leader": leader, "unit": unit, "hex": s.name(cell), "hit": int(hit)}
        show(s, side, cell, "escape", happening, power=power, **told)
        if hit:
            kill(s, self.leader)
        else:
            fall_back(s, self.leader, self.used)
