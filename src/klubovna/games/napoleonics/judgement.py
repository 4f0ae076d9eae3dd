"""How good does it look, at a glance: banners, blocks on the field, and who can strike whom.

Everything is counted in banners and as what one side has more than the other, so that what one gains the other loses.
Units that are ordered and have not battled yet promise what their dice would do on average; so that orders, moves and
targets are worth something before any die is rolled. What either side could do in its next turn counts for less.
"""

from __future__ import annotations

from heapq import nlargest
from math import comb, exp
from typing import TypeAlias

from klubovna.games.napoleonics.plan import EITHER
from klubovna.games.napoleonics.printed.armies import ARTILLERY, CAVALRY, INFANTRY, SEATS
from klubovna.games.napoleonics.rules import tactics
from klubovna.games.napoleonics.rules.ending import standing
from klubovna.games.napoleonics.state import FOUGHT, MOVED, NOBODY, ORDERED, TIRED, Napoleonics
from klubovna.kernel.messages import Seat

UNIT, BLOCK = 0.3, 0.17
"""What a unit on the field is worth, and each of its blocks; the banner for its loss comes besides."""
GUARD = 1.2
FLAG = 0.04
"""What a flag is worth to whoever rolls it."""
LEADER_ALONE, LEADER_LED = -0.1, 0.12
"""A leader who is alone is in danger, one with a unit is of use."""
ON_GOAL = 0.35
"""For a banner of an objective on which a unit stands before its turn."""
FORWARD = 0.012
"""For each row towards the enemy that infantry or cavalry has come: battles are not won at home."""
NOW, NEXT, LATER = 0.8, 0.4, 0.25
"""How much of what could be done is counted: by ordered units, by the side whose turn is next, by the other one."""
STRIKES = 3
"""So many units are expected to strike in a turn."""
BACK = 0.7
"""How much an attacker fears the answer."""
SCALE, SCALE_A_BANNER = 0.9, 0.1
"""A lead of so many banners is worth 73 %, and more are needed for each banner that the leader lacks."""
MOST_DICE, MOST_BLOCKS = 16, 10
FARTHEST = 5
"""Nobody fires farther."""
Contacts: TypeAlias = dict[int, tuple[list[int], list[int]]]
"""By unit: enemies beside it, and those it could fire at."""


def _worth(odds: float, dice: int, blocks: int) -> float:
    """What so many dice do on average to a unit of so many blocks, if each hits with these odds."""
    chances = [comb(dice, hits) * odds**hits * (1 - odds) ** (dice - hits) for hits in range(dice + 1)]
    lost = sum([chance * min(hits, blocks) for hits, chance in enumerate(chances)], 0.0)
    destroyed = sum(chances[blocks:], 0.0)
    return BLOCK * lost + (1 + UNIT) * destroyed + FLAG * dice / 6


DAMAGE = [
    [[_worth(sixths / 6, dice, blocks) for blocks in range(MOST_BLOCKS)] for dice in range(MOST_DICE)]
    for sixths in range(4)
]
"""By sides of a die that hit, dice, and blocks of the target."""
FIRE_HITS = (2, 1, 1)
"""By arm of the target: sides of a die with its symbol; in melee sabers come besides."""


def judgement(s: Napoleonics, seat: Seat) -> float:
    if s.outcome is not None:
        return float(seat in s.outcome.winners) if s.outcome.winners else 0.5
    won = (standing(s, 0), standing(s, 1))
    missing = max(1, s.field.banners - max(won))
    contacts = _contacts(s)
    lead = won[0] - won[1] + _army(s, 0) - _army(s, 1) + _strikes(s, 0, contacts) - _strikes(s, 1, contacts)
    chance = 1 / (1 + exp(-lead / (SCALE + SCALE_A_BANNER * missing)))
    return chance if seat == SEATS[0] else 1 - chance


def _army(s: Napoleonics, side: int) -> float:
    """What stands on the field, and where."""
    field, cells, blocks = s.field, s.cells, s.blocks
    rows, home, way = field.hexes.row, field.home[side], field.backward[side]
    worth = 0.0
    for unit in field.own[side]:
        cell = cells[unit]
        if cell < 0:
            continue
        value = UNIT + BLOCK * blocks[unit]
        worth += value * GUARD if field.rows[unit].guard else value
        if field.arm[unit] != ARTILLERY:
            worth += FORWARD * min(5, (home - rows[cell]) * way)
        if cell in field.goal_cells:
            worth += _on_goal(s, side, cell)
    for leader in field.own_leaders[side]:
        cell = s.posts[leader]
        if cell >= 0:
            worth += LEADER_LED if s.at[cell] >= 0 else LEADER_ALONE
    return worth


def _on_goal(s: Napoleonics, side: int, cell: int) -> float:
    goals = [(goal, holder) for goal, holder in zip(s.field.goals, s.held, strict=True) if cell in goal.cells]
    open = [goal for goal, holder in goals if holder == NOBODY and goal.army in (side, EITHER)]
    return sum([ON_GOAL * goal.worth / len(goal.cells) for goal in open], 0.0)


def _strikes(s: Napoleonics, side: int, contacts: Contacts) -> float:
    """What the units of a side could do: at once, and in its next turn."""
    card = tactics.in_force(s)
    moving = side == s.mover and (card.fires or card.melees)
    at_once, found = 0.0, []
    for unit, (beside, afar) in contacts.items():
        if s.field.side[unit] != side:
            continue
        strike = _strike(s, unit, beside, afar)
        if strike > 0:
            found.append(strike)
            if moving and s.marks[unit] & (ORDERED | FOUGHT | TIRED) == ORDERED:
                at_once += strike
    return NOW * at_once + (LATER if side == s.mover else NEXT) * sum(nlargest(STRIKES, found), 0.0)


def _contacts(s: Napoleonics) -> Contacts:
    """Who is beside whom, and who could fire at whom."""
    field, cells = s.field, s.cells
    distance, reach = field.hexes.distance, field.reach
    enemies = [(enemy, cells[enemy]) for enemy in field.own[1] if cells[enemy] >= 0]
    found: Contacts = {}
    for unit in field.own[0]:
        here = cells[unit]
        if here < 0:
            continue
        near, far = distance[here], reach[unit]
        for enemy, cell in enemies:
            apart = near[cell]
            if apart > FARTHEST:
                continue
            if apart == 1:
                found.setdefault(unit, ([], []))[0].append(enemy)
                found.setdefault(enemy, ([], []))[0].append(unit)
            else:
                if apart <= far:
                    found.setdefault(unit, ([], []))[1].append(enemy)
                if apart <= reach[enemy]:
                    found.setdefault(enemy, ([], []))[1].append(unit)
    return found


def _strike(s: Napoleonics, unit: int, beside: list[int], afar: list[int]) -> float:
    """The best attack from where a unit stands: on somebody beside, or else by fire."""
    here, cells = s.cells[unit], s.cells
    if beside:
        silent = not tactics.in_force(s).melees and s.marks[unit] & ORDERED
        return 0.0 if silent else max([_melee(s, unit, here, enemy, cells[enemy]) for enemy in beside])
    if not tactics.in_force(s).fires and s.marks[unit] & ORDERED:
        return 0.0
    return max([_fire(s, unit, here, enemy, cells[enemy]) for enemy in afar])


def _melee(s: Napoleonics, unit: int, here: int, enemy: int, cell: int) -> float:
    """What the attack does, less what the answer does if the enemy stands."""
    field = s.field
    attack = DAMAGE[_hits(s, unit, enemy)][_dice(s, unit, here, enemy, cell)][s.blocks[enemy]]
    answer = DAMAGE[_hits(s, enemy, unit)][_dice(s, enemy, cell, unit, here)][s.blocks[unit]]
    left = 1 - min(1.0, attack / (1 + UNIT))
    square = field.arm[unit] == CAVALRY and field.arm[enemy] == INFANTRY and not s.formed[enemy]
    doubt = 0.8 if square and len(s.hands[field.side[enemy]]) > 2 else 1.0
    return doubt * attack - BACK * left * answer


def _hits(s: Napoleonics, unit: int, enemy: int) -> int:
    return FIRE_HITS[s.field.arm[enemy]] + s.field.rows[unit].sabers


def _dice(s: Napoleonics, unit: int, here: int, enemy: int, cell: int) -> int:
    """About as many dice as in melee."""
    field, row = s.field, s.field.rows[unit]
    if s.formed[unit] or (s.formed[enemy] and field.arm[unit] == CAVALRY):
        dice = 1
    elif field.arm[unit] == ARTILLERY:
        dice = field.kinds[unit].dice[s.blocks[unit]][1]
    else:
        dice = s.blocks[unit] + row.melee
        if row.against_infantry and field.arm[enemy] == INFANTRY:
            dice += row.against_infantry
    dice += field.taken(field.arm[unit], here, cell, melee=True) or 0
    return max(0, min(dice, MOST_DICE - 1))


def _fire(s: Napoleonics, unit: int, here: int, enemy: int, cell: int) -> float:
    """Who stands in the way is not looked for, terrain is."""
    field, blocks, arm = s.field, s.blocks[unit], s.field.arm[unit]
    change = field.taken(arm, here, cell, melee=False)
    if change is None:
        return 0.0
    if arm == ARTILLERY:
        dice = field.kinds[unit].dice[blocks][field.hexes.distance[here][cell]]
    elif s.formed[unit]:
        dice = 1
    else:
        row = field.rows[unit]
        dice = (blocks + 1) // 2 + row.moving if s.marks[unit] & MOVED else blocks + row.standing
    dice = min(dice + change, MOST_DICE - 1)
    return DAMAGE[FIRE_HITS[field.arm[enemy]]][dice if dice > 0 else 0][s.blocks[enemy]]


def progress(s: Napoleonics) -> float:
    """How far the battle is: by the banners of whoever leads."""
    return min(1.0, max(standing(s, 0), standing(s, 1)) / max(1, s.field.banners))
