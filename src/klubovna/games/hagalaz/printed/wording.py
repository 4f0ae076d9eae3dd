"""What abilities, things and places do, in words made of their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from klubovna.games.hagalaz.printed.enemies import Champion
from klubovna.games.hagalaz.printed.heroes import BURY, COMMANDED, LOOK, PAIRS, REROLLED, SCRAP, Ability, Hero
from klubovna.games.hagalaz.printed.rules import POINTS, Rules
from klubovna.games.hagalaz.printed.threats import Order
from klubovna.kernel.content import Content
from klubovna.kernel.messages import Message
from klubovna.kernel.wording import Line, Wording, line

TOLD_APART: Mapping[str, tuple[str, ...]] = {
    "damage": (
        "shot", "warp", "adrenaline", "concussive-shot", "overload", "pistol-shot", "lift", "pistol-burst",
        "energy-drain", "sabotage-turret", "shotgun-blast", "lift-grenade",
    ),
    "shields": ("rally", "energy-drain"),
    "steps": ("adrenaline", "lift"),
    "nearest": ("concussive-shot",),
    "range": ("overload", "stasis"),
}  # fmt: skip
"""Abilities whose sentences say by themselves what an empowered die does."""


def wording(box: Content) -> dict[str, Wording]:
    tables = box.pages.tables
    heroes, abilities = tables["heroes"], tables["abilities"]
    numbers = {**_of_rules(tables["rules"]), **dict(map(_of_core, heroes.values()))}
    numbers |= {id: {"every": tables["campaign"].data.every} for id in ("data", "data-track")}
    told = {id: Wording(full=line(f"full-{id}", **known)) for id, known in numbers.items()}
    told |= {id: Wording(full=[*map(_of_order, card.orders)]) for id, card in tables["threats"].items()}
    told |= {id: Wording(trait=_of_trait(known)) for id, known in tables["champions"].items()}
    return told | {id: _of_ability(id, known, heroes[known.hero]) for id, known in abilities.items()}


def _of_order(order: Order) -> Line:
    """A line of a threat card."""
    fields = {name: getattr(order, name) for name in order.__struct_fields__}
    return Line(Message(f"order-{order.__struct_config__.tag}", fields))


def _of_trait(champion: Champion) -> list[Line]:
    return line(f"trait-{champion.trait}", amount=champion.amount, range=champion.range)


def _of_rules(rules: Rules) -> dict[str, dict[str, int]]:
    """Things, ground, specialisations and the faces of dice."""
    foes = rules.enemies
    return {
        "biotic-token": {"count": foes.biotic},
        "runner": {"points": foes.runner, "usual": foes.advance},
        "avenger": {"steps": foes.avenger},
        "medigel": {"range": rules.medigel.range, "health": rules.medigel.health},
        "grenade": {"range": rules.grenade.range, "damage": rules.grenade.damage},
        "grenade-case": {"range": rules.grenade_case.range, "damage": rules.grenade_case.damage},
        "fire": {"damage": rules.fire.damage},
        "coolant": {"damage": rules.coolant.damage},
        **{face: {"points": points} for face, points in POINTS.items()},
    }


def _of_core(hero: Hero) -> tuple[str, dict[str, int]]:
    """The core ability of a hero, with whatever of it is a number."""
    numbers = {"most": hero.most, "least": hero.least, "spend": hero.spend, "steps": hero.steps, "damage": hero.damage}
    more = {
        "command": {"steps": COMMANDED, "damage": COMMANDED, "dice": REROLLED},
        "analysis": {"look": LOOK, "bury": LOOK + BURY, "scrap": LOOK + SCRAP},
    }
    return hero.core, numbers | more.get(hero.core, {})


def _of_ability(id: str, known: Ability, hero: Hero) -> Wording:
    """`$damage` is what a standard die does, `$damage-empowered` an empowered one; `$core-damage` and its like are of
    the hero's core ability, which some abilities speak of."""
    pairs = {name: getattr(known, name) for name in PAIRS}
    standard = {name: pair[0] for name, pair in pairs.items()}
    empowered = {f"{name}-empowered": pair[1] for name, pair in pairs.items()}
    core = {"core-most": hero.most, "core-least": hero.least, "core-damage": hero.damage, "command": COMMANDED}
    numbers = {"amount": known.amount, **standard, **empowered, **core}
    full = [*line(f"full-{id}", **numbers), *_empowered(id, known)]
    return {"full": full, "short": line(f"short-{id}", **numbers)}


def _empowered(id: str, known: Ability) -> Iterator[Line]:
    """What an empowered die changes and the sentence of the ability does not say by itself."""
    for name in PAIRS:
        standard, empowered = getattr(known, name)
        if standard != empowered and known.slots and id not in TOLD_APART.get(name, ()):
            yield from line(f"empowered-{name}", count=empowered)
