"""What no block can know alone: whether the content fits together. Whatever is wrong is refused on loading."""

from __future__ import annotations

from typing import Any

from klubovna.games.vzdor.printed.cards import AT_THE_MISSION, LASTING, EnemyType, Maquis, Mission, Rules
from klubovna.kernel.errors import Broken


def check_together(tables: dict[str, Any], file: str) -> None:
    maquis: dict[str, Maquis] = tables["maquis"]
    types: dict[str, EnemyType] = tables["enemies"]
    missions: dict[str, Mission] = tables["missions"]
    rules: Rules = tables["rules"]
    _enough_for_the_set_up(maquis, types, missions, rules, file)
    for id, card in maquis.items():
        for side in (card.covert, card.revealed):
            if (side.action is None) != (not side.phase):
                raise Broken("an action needs a phase, and a phase an action", file=file, field=id)
            if side.action in AT_THE_MISSION and side.phase != ("attack",):
                raise Broken(f"{side.action!r} needs a mission: it is for the attack only", file=file, field=id)
    for id, kind in types.items():
        if (kind.keyword == "defence") != (kind.effect in LASTING):
            raise Broken(f"{kind.effect!r} can't be an enemy's {kind.keyword} effect", file=file, field=id)
    for id, mission in missions.items():
        if mission.keyword == "defeat" and mission.effect in LASTING:
            raise Broken(f"{mission.effect!r} can't be a mission's defeat effect", file=file, field=id)


def _enough_for_the_set_up(
    maquis: dict[str, Maquis], types: dict[str, EnemyType], missions: dict[str, Mission], rules: Rules, file: str
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
