"""Whether the files of the box fit together: an owner's pack may have corrected one of them and not the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from klubovna.games.hagalaz.printed.campaign import Campaign, Disabled, Legacy, Used
from klubovna.games.hagalaz.printed.drawing import drawn
from klubovna.games.hagalaz.printed.enemies import CHALLENGES, Challenge, Champion, Faction, Grunt
from klubovna.games.hagalaz.printed.heroes import COMPANIONS, HEROES, PAIRS, Ability, Hero
from klubovna.games.hagalaz.printed.missions import LOYALTY, MAIN, Mission
from klubovna.games.hagalaz.printed.threats import Activate, Heal, Repair, Threat
from klubovna.kernel.errors import Broken
from klubovna.kernel.meant import perhaps

FEWEST_CARDS = 8
"""Each hero takes one, twice over."""

BY_TWO = ("calibration",)
"""Abilities without a die whose two numbers are for two things."""
BESIDE: Mapping[str, tuple[str, ...]] = {
    "adrenaline": ("range",), "proximity-mines": ("range",), "krogan-warlord": ("steps",)
}  # fmt: skip
"""What of an ability is always beside somebody."""
NUMBERS: Mapping[str, tuple[str, ...]] = {
    "smoke": ("range",), "cloak": ("range",), "wail": ("amount", "range"), "binary-link": (), "whip": ()
}  # fmt: skip
"""The numbers of those traits that have not just an amount."""


def must_fit(tables: Mapping[str, Any], file: str) -> None:
    """Raises Broken for the first thing that does not."""
    missions = {id: tables[f"missions/{id}"] for id in MAIN + LOYALTY}
    found = chain(
        _heroes(tables["heroes"], tables["abilities"]),
        _bags(tables["grunts"]),
        _abilities(tables["abilities"]),
        _traits(tables["champions"]),
        _cards(tables["threats"], tables["grunts"]),
        _map(tables["campaign"]),
        _track(tables["campaign"]),
        _legacies(tables["campaign"], missions),
    )
    for field, problem in found:
        raise Broken(problem, file=file, field=field)


def _heroes(heroes: dict[str, Hero], abilities: dict[str, Ability]) -> Iterator[tuple[str, str]]:
    for hero in HEROES:
        if hero not in heroes:
            yield hero, "this hero is missing"
    for hero in COMPANIONS:
        own = [id for id, ability in abilities.items() if ability.hero == hero and ability.tier == "loyalty"]
        if len(own) != 1:
            yield hero, f"one loyalty ability is needed, and there are {len(own)}"
    for id, ability in abilities.items():
        for other in ability.requires:
            if other not in abilities or abilities[other].hero != ability.hero:
                yield f"{id}.requires", f"{ability.hero} has no ability {other!r}{perhaps(other, abilities)}"
        if bool(ability.requires) != (ability.tier == "advanced"):
            yield f"{id}.requires", "advanced abilities have prerequisites, and no others"


def _bags(grunts: dict[str, Grunt]) -> Iterator[tuple[str, str]]:
    """Missions say how many are left of each type: it is the same of all types."""
    usual: dict[Faction, tuple[str, Counter[Challenge]]] = {}
    for id, grunt in grunts.items():
        there = Counter({token.challenge: 0 for token in grunt.tokens})
        for token in grunt.tokens:
            there[token.challenge] += token.copies
        first, wanted = usual.setdefault(grunt.faction, (id, there))
        if there != wanted:
            counted = ", ".join(f"{wanted[challenge]} {challenge}" for challenge in CHALLENGES)
            yield f"{id}.tokens", f"of each type of {grunt.faction} there are as many as of {first}: {counted}"


def _abilities(abilities: dict[str, Ability]) -> Iterator[tuple[str, str]]:
    """Numbers that an ability does not play by."""
    for id, ability in abilities.items():
        for name in PAIRS:
            standard, empowered = getattr(ability, name)
            if not ability.slots and standard != empowered and id not in BY_TWO:
                yield f"{id}.{name}", "no die is spent on it, so that none makes it different"
        for name in BESIDE.get(id, ()):
            if getattr(ability, name) != (1, 1):
                yield f"{id}.{name}", "this is always an adjacent hex"


def _traits(champions: dict[str, Champion]) -> Iterator[tuple[str, str]]:
    """Each trait has the numbers that it needs, and no other."""
    for id, champion in champions.items():
        for name in ("amount", "range"):
            needed = name in NUMBERS.get(champion.trait, ("amount",))
            if needed and not getattr(champion, name):
                yield f"{id}.{name}", f"{champion.trait!r} needs it"
            if not needed and getattr(champion, name):
                yield f"{id}.{name}", f"{champion.trait!r} is not varied by `{name}`"


def _cards(threats: dict[str, Threat], grunts: dict[str, Grunt]) -> Iterator[tuple[str, str]]:
    decks: tuple[Faction, ...] = ("cerberus", "reapers")
    for deck in decks:
        if sum(card.deck == deck for card in threats.values()) < FEWEST_CARDS:
            yield "deck", f"the deck of {deck} has fewer than {FEWEST_CARDS} cards"
    for id, card in threats.items():
        for type in _named(card):
            if type not in grunts or grunts[type].faction != card.deck:
                yield f"{id}.orders", f"{card.deck} has no grunts called {type!r}{perhaps(type, grunts)}"


def _named(card: Threat) -> Iterator[str]:
    """The types of grunts that a card speaks of."""
    for order in card.orders:
        if isinstance(order, Activate):
            yield from order.types
        elif isinstance(order, Repair | Heal):
            yield order.type


def _map(campaign: Campaign) -> Iterator[tuple[str, str]]:
    ways = [("start.to", campaign.start.to), *((f"forks.{fork.id}", (fork.id, *fork.to)) for fork in campaign.forks)]
    ways += [(f"interludes.{interlude.id}", interlude.missions) for interlude in campaign.interludes]
    titles = [(f"titles.{title.id}", (title.mission,)) for title in campaign.titles]
    for field, ids in ways + titles:
        for id in ids:
            if id not in MAIN:
                yield field, f"no main mission is called {id!r}{perhaps(id, MAIN)}"
    for hero, id in campaign.loyalty.missions.items():
        if id not in LOYALTY:
            yield f"loyalty.missions.{hero}", f"no loyalty mission is called {id!r}{perhaps(id, LOYALTY)}"


def _track(campaign: Campaign) -> Iterator[tuple[str, str]]:
    marks = [ending.readiness for ending in campaign.endings]
    if not marks or marks[0] != 0 or sorted(set(marks)) != marks:
        yield "endings", "endings stand in order, the first with 0 points"


def _legacies(campaign: Campaign, missions: Mapping[str, Mission]) -> Iterator[tuple[str, str]]:
    for legacy in campaign.legacies:
        field = f"legacies.{legacy.id}"
        for id in (legacy.mission, *legacy.later):
            if id not in MAIN:
                yield field, f"no main mission is called {id!r}{perhaps(id, MAIN)}"
        yield from ((field, problem) for id in legacy.later if id in MAIN for problem in _places(legacy, missions[id]))


def _places(legacy: Legacy, mission: Mission) -> Iterator[str]:
    """What a legacy speaks of has to be on the map of the later mission."""
    match legacy.effect:
        case Disabled(hex=hex) if hex not in mission.map.turrets:
            yield f"no turret stands on {hex}"
        case Used(hex=hex) if "o" not in _marks(mission).get(hex, ""):
            yield f"no objective is on {hex}"


def _marks(mission: Mission) -> dict[str, str]:
    drawing = drawn(mission.map.hexes)
    return dict(zip(drawing.hexes.names, drawing.marks, strict=True))
