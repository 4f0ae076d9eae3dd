"""Attack and defence: how strong the maquis are, and what a target costs. Rulebook "Attack", step C."""

from __future__ import annotations

from klubovna.games.vzdor.state import Foe, Vzdor


def effect_active(s: Vzdor, effect: str) -> bool:
    """Whether the chosen mission's DEFENCE effect works now: not ignored, and over once the mission is defeated."""
    if s.chosen is None or s.ignored or s.mission_done:
        return False
    mission = s.content.missions[s.mission]
    return mission.keyword == "defence" and mission.effect == effect


def defence(s: Vzdor, foe: Foe) -> int:
    """An enemy's defence at the chosen mission, counted anew each time, at least 1 (house, rulings 1)."""
    enemies = s.content.enemies
    enemy = enemies[foe.card]
    value = enemy.defence
    if enemy.effect != "engineer":
        for other in s.garrison:
            if enemies[other.card].effect == "engineer":
                value += 1
    if effect_active(s, "enemies-stronger"):
        value += 1
    return max(1, value - foe.weak)


def mission_defence(s: Vzdor) -> int:
    value = s.content.missions[s.mission].defence
    for _ in range(s.halved):
        value = (value + 1) // 2
    return value


def attack_power(s: Vzdor) -> int:
    """Attack, step C: strengths by side, what Consuelo gained, and the counting actions as they stand now."""
    maquis = s.content.maquis
    total = s.gained
    for card in s.covert_play:
        total += maquis[card].covert.strength
    for card in s.revealed_play:
        total += maquis[card].revealed.strength
    for action in s.counting:
        if action == "attack-per-revealed":
            total += len(s.revealed_play)
        elif action == "attack-per-civilian":
            total += s.dead
        else:
            total += len(s.covert_play) + len(s.revealed_play) - 1
    return total
