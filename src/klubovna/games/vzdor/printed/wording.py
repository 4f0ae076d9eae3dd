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
    looked = box.pages.tables["rules"].setup.looked
    told = {id: _of_maquis(card, looked) for id, card in tables["maquis"].items()}
    effects = {id: card for file in ("missions", "enemies") for id, card in tables[file].items()}
    return told | {id: _of_effect(card, looked) for id, card in effects.items()}


def _of_maquis(card: Person, looked: int) -> Wording:
    """Both sides, each in full and in short."""
    told: Wording = {}
    for side, half in (("covert", card.covert), ("revealed", card.revealed)):
        told[side], told[f"{side}-short"] = _of_half(half, "full", looked), _of_half(half, "short", looked)
    return told


def _of_half(half: Half, manner: str, looked: int) -> list[Line]:
    """`$looked` is how many cards an action shows that looks at some: a number of the rules."""
    return line(f"{manner}-{half.action.name}", count=half.action.count, looked=looked) if half.action else []


def _of_effect(card: Target | EnemyType, looked: int) -> Wording:
    """In full also by how the crossroads are read; of enemies, whose cards are small, in very few words, too."""
    effect = card.effect
    full = {reading: _told(effect, "full", looked=looked, crossroads=reading) for reading in CROSSROADS}
    told = {"full": full[CROSSROADS[0]], "short": _told(effect, "short", looked=looked), **full}
    return told | {"brief": line(f"brief-effect-{effect.name}")} if isinstance(card, EnemyType) else told


def _told(effect: Effect, manner: str, **more: int | str) -> list[Line]:
    return line(f"{manner}-effect-{effect.name}", count=effect.count, **more)
