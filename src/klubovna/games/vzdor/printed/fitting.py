"""What no block can know alone: whether the content fits together. Whatever is wrong is refused on loading."""

from __future__ import annotations

from typing import Any

from klubovna.games.vzdor.printed.cards import EnemyType, Maquis, Mission, Rules
from klubovna.kernel.errors import Broken


def check_together(tables: dict[str, Any], file: str) -> None:
    maquis: dict[str, Maquis] = tables["maquis"]
    types: dict[str, EnemyType] = tables["enemies"]
    missions: dict[str, Mission] = tables["missions"]
    rules: Rules = tables["rules"]
    _enough_for_the_set_up(maquis, types, missions, rules, file)


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
