"""What cards do, in words made of their effects: all of it, and in short for their faces."""

from __future__ import annotations

from typing import Any

from klubovna.games.vzdor.printed.cards import EnemyType, Half, Person, Target
from klubovna.games.vzdor.printed.effects import Effect
from klubovna.kernel.content import Content
from klubovna.kernel.wording import Line, Wording, line

CROSSROADS = ("covert", "by-side")
"""How the option of this name may be: one effect is told accordingly."""


def wording(box: Content) -> dict[str, Wording]:
    tables: dict[str, dict[str, Any]] = box.pages.tables
    told = {id: _of_maquis(card) for id, card in tables["maquis"].items()}
    return told | {id: _of_effect(card) for file in ("missions", "enemies") for id, card in tables[file].items()}


def _of_maquis(card: Person) -> Wording:
    """Both sides, each in full and in short."""
    told: Wording = {}
    for side, half in (("covert", card.covert), ("revealed", card.revealed)):
        told[side], told[f"{side}-short"] = _of_half(half, "full"), _of_half(half, "short")
    return told


def _of_half(half: Half, manner: str) -> list[Line]:
    return line(f"{manner}-{half.action.name}", count=half.action.count) if half.action else []


def _of_effect(card: Target | EnemyType) -> Wording:
    """In full also by how the crossroads are read; of enemies, whose cards are small, in very few words, too."""
    effect = card.effect
    full = {reading: _told(effect, "full", crossroads=reading) for reading in CROSSROADS}
    told = {"full": full[CROSSROADS[0]], "short": _told(effect, "short"), **full}
    return told | {"brief": line(f"brief-effect-{effect.name}")} if isinstance(card, EnemyType) else told


def _told(effect: Effect, manner: str, **more: str) -> list[Line]:
    return line(f"{manner}-effect-{effect.name}", count=effect.count, **more)
