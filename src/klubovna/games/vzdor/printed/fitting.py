"""What no block can know alone: whether the content fits together. Whatever is wrong is refused on loading."""

from __future__ import annotations

from typing import Any

from klubovna.games.vzdor.printed.cards import EnemyType, Half, Person, Rules, Target
from klubovna.games.vzdor.printed.effects import (
    ACTIONS,
    AT_THE_MISSION,
    COUNTED,
    ENEMY_EFFECTS,
    LASTING,
    MISSION_EFFECTS,
    Effect,
)
from klubovna.kernel.errors import Broken
from klubovna.kernel.meant import perhaps


def check_together(tables: dict[str, Any], file: str) -> None:
    maquis: dict[str, Person] = tables["maquis"]
    types: dict[str, EnemyType] = tables["enemies"]
    missions: dict[str, Target] = tables["missions"]
    rules: Rules = tables["rules"]
    _enough_for_the_set_up(maquis, types, missions, rules, file)
    for id, card in maquis.items():
        for name, half in (("covert", card.covert), ("revealed", card.revealed)):
            _check_half(half, file, f"{id}.{name}")
    for id, kind in types.items():
        _known(kind.effect, ENEMY_EFFECTS, "no enemy does", file, f"{id}.effect")
        if (kind.keyword == "defence") != (kind.effect.name in LASTING):
            raise Broken(f"{kind.effect.name!r} can't be an enemy's {kind.keyword} effect", file=file, field=id)
    for id, mission in missions.items():
        _known(mission.effect, MISSION_EFFECTS, "no mission does", file, f"{id}.effect")
        if mission.keyword == "defeat" and mission.effect.name in LASTING:
            raise Broken(f"{mission.effect.name!r} can't be a mission's defeat effect", file=file, field=id)


def _check_half(half: Half, file: str, field: str) -> None:
    if (half.action is None) != (not half.phase):
        raise Broken("an action needs a phase, and a phase an action", file=file, field=field)
    if half.action is None:
        return
    _known(half.action, ACTIONS, "no maquis does", file, f"{field}.action")
    if half.action.name in AT_THE_MISSION and half.phase != ("attack",):
        problem = f"{half.action.name!r} needs a mission: it is for the attack only"
        raise Broken(problem, file=file, field=field)


def _known(effect: Effect, known: frozenset[str], nobody: str, file: str, field: str) -> None:
    """Words and parameters can be put together in many ways; the rules know some of them."""
    if effect.name not in known:
        raise Broken(f"{nobody} {effect.name!r}{perhaps(effect.name, known)}", file=file, field=field)
    if effect.count != 1 and effect.name not in COUNTED:
        raise Broken(f"{effect.name!r} is not varied by `count`", file=file, field=f"{field}.count")


def _enough_for_the_set_up(
    maquis: dict[str, Person], types: dict[str, EnemyType], missions: dict[str, Target], rules: Rules, file: str
) -> None:
    setup = rules.setup
    if len(maquis) != 2 * setup.covert:
        raise Broken(f"{len(maquis)} maquis can't be drafted into two decks", file=file, field="setup.covert")
    for era, removed in enumerate(setup.removed, 1):
        there = sum(mission.era == era for mission in missions.values())
        if there < removed + (setup.row if era == 1 else 0):
            raise Broken(f"era {era} has too few missions", file=file, field="setup.removed")
    largest = sorted((mission.garrison for mission in missions.values()), reverse=True)[: setup.row]
    if sum(largest) > sum(len(kind.defence) for kind in types.values()):
        raise Broken("there are too few enemies for the garrisons", file=file, field="setup.row")
