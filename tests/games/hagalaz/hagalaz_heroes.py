"""A hero in front of enemies, with dice in the pool."""

from __future__ import annotations

from tests.games.hagalaz.hagalaz_table import Skirmish

TOUGH = "marauder 3/4"


def shepard(foes: dict[str, str] | None = None, pool: str = "sss", *known: str, **more: object) -> Skirmish:
    return Skirmish({"shepard": "D5"}, foes, abilities=known, **more).act("shepard", pool)  # type: ignore[arg-type]


def hero(name: str, foes: dict[str, str] | None = None, pool: str = "sss", *known: str, **more: object) -> Skirmish:
    """A companion on D5, Shepard far away; Tali comes instead of Liara."""
    team = ("shepard", "garrus", "tali", "wrex") if name == "tali" else ("shepard", "garrus", "liara", "wrex")
    game = Skirmish({"shepard": "A9", name: "D5"}, foes, abilities=known, team=team, **more)  # type: ignore[arg-type]
    return game.act(name, pool)
