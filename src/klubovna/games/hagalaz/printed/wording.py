"""What abilities and tokens do, in words made of their numbers."""

from __future__ import annotations

from klubovna.games.hagalaz.printed.heroes import Ability
from klubovna.kernel.content import Content
from klubovna.kernel.wording import Wording, line

PAIRS = ("damage", "around", "range", "nearest", "steps", "shields")


def wording(box: Content) -> dict[str, Wording]:
    tables = box.pages.tables
    biotic = Wording(full=line("full-biotic-token", count=tables["rules"].enemies.biotic))
    return {"biotic-token": biotic, **{id: _of_ability(id, known) for id, known in tables["abilities"].items()}}


def _of_ability(id: str, known: Ability) -> Wording:
    """`$damage` is what a standard die does, `$damage-empowered` an empowered one."""
    pairs = {name: getattr(known, name) for name in PAIRS}
    standard = {name: pair[0] for name, pair in pairs.items()}
    empowered = {f"{name}-empowered": pair[1] for name, pair in pairs.items()}
    return {"full": line(f"full-{id}"), "short": line(f"short-{id}", amount=known.amount, **standard, **empowered)}
