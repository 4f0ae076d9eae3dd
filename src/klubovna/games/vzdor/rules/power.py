"""Attack and defence: how strong the maquis are, and what a target costs. Rulebook "Attack", step C.

Each number is counted from parts – what, and how much it adds – and nowhere else. Rules that only compare want the
total; whoever tells or shows it takes the `Sum`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from klubovna.games.vzdor.printed.effects import CountingAction
from klubovna.games.vzdor.state import Counting, Foe, Vzdor
from klubovna.kernel.sums import Sum

Parts: TypeAlias = list[tuple[str, int]]
LEAST = 1
"""No enemy's defence falls below this (house)."""
ENGINEER = ("engineer", 1)


def _total(parts: Parts) -> int:
    total = 0
    for _, much in parts:
        total += much
    return total


# The maquis


def attack(s: Vzdor) -> Sum:
    """The attack power: as it stands or, once targets are being attacked, as it was counted."""
    return Sum.of(*(_attack(s) if s.counted is None else s.counted))


def attack_power(s: Vzdor) -> int:
    return _total(_attack(s))


def count_power(s: Vzdor) -> None:
    """Step C: from here on the power only goes down, whatever happens to what it was made of."""
    parts = _attack(s)
    s.counted, s.power = tuple(parts), _total(parts)


def _attack(s: Vzdor) -> Parts:
    """Strengths by side, what Consuelo gained, and the counting actions as they stand now."""
    maquis = s.content.maquis
    parts = [(card, maquis[card].covert.strength) for card in s.covert_play]
    parts += [(card, maquis[card].revealed.strength) for card in s.revealed_play]
    parts += [(f"action-{gain.maquis}", gain.much) for gain in s.gained]
    parts += [(f"action-{counting.maquis}", counted(s, counting)) for counting in s.counting]
    return parts


def counted(s: Vzdor, counting: Counting) -> int:
    """What a counting action adds now."""
    return COUNTED[counting.action](s)


def _per_other_maquis(s: Vzdor) -> int:
    return len(s.covert_play) + len(s.revealed_play) - 1


COUNTED: dict[CountingAction, Callable[[Vzdor], int]] = {
    "attack-per-revealed": lambda s: len(s.revealed_play),
    "attack-per-civilian": lambda s: s.dead,
    "attack-per-other-maquis": _per_other_maquis,
}


# Their targets


@cache
def printed(defence: int) -> Sum:
    """A target that nobody attacks: what stands on the card."""
    return Sum.of(("printed", defence))


def effect_active(s: Vzdor, effect: str) -> bool:
    """Whether the chosen mission's DEFENCE effect works now: not ignored, and over once the mission is defeated."""
    if s.chosen is None or s.ignored or s.mission_done:
        return False
    mission = s.content.missions[s.row[s.chosen]]
    return mission.effect == effect and mission.keyword == "defence"


def enemy_defence(s: Vzdor, foe: Foe) -> Sum:
    """An enemy at the chosen mission."""
    return Sum.of(*_enemy(s, foe))


def enemy_cost(s: Vzdor, foe: Foe) -> int:
    return _total(_enemy(s, foe))


def _enemy(s: Vzdor, foe: Foe) -> Parts:
    """Counted anew each time, so that whatever raised it stops with its card (house)."""
    enemies = s.content.enemies
    enemy = enemies[foe.card]
    parts = [("printed", enemy.defence)]
    if enemy.effect != "engineer":
        parts += [ENGINEER for other in s.garrison if enemies[other.card].effect == "engineer"]
    if effect_active(s, "enemies-stronger"):
        parts.append((s.mission, 1))
    if foe.weakened:
        parts += [(maquis, -1) for maquis in foe.weakened]
        parts.append(("at-least", max(0, LEAST - _total(parts))))
    return parts


def mission_defence(s: Vzdor) -> Sum:
    """The chosen mission."""
    return Sum.of(*_mission(s))


def mission_cost(s: Vzdor) -> int:
    return _total(_mission(s))


def _mission(s: Vzdor) -> Parts:
    """Ricardo halves it as it is at that moment, rounding up (house)."""
    left = s.content.missions[s.mission].defence
    parts = [("printed", left)]
    for maquis in s.halved:
        parts.append((maquis, -(left // 2)))
        left -= left // 2
    return parts
