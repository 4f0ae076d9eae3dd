"""Whether the files of `content/`, perhaps corrected by a pack, fit together: what no block can know alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from klubovna.games.kacir.printed import BLUES, KINDS, REDS, Card, Side
from klubovna.games.kacir.printed.checking import problems
from klubovna.games.kacir.printed.composing import ONCE, misplaced, powerless, unplayable
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.printed.powers import Whenever
from klubovna.kernel.errors import Broken

MOST_FACTIONS, MOST_SCENARIOS = 8, 16
"""Of a colour, and altogether: a village is made of each scenario with each pair of factions."""


def must_fit(tables: Mapping[str, Any], file: str) -> None:
    """Raises Broken for the first thing that does not."""
    for look in (_factions, _possessed, _scenarios, _cards, _decks, _own_decks, _effects):
        for field, problem in look(tables):
            raise Broken(problem, file=file, field=field)


def _factions(tables: Mapping[str, Any]) -> list[tuple[str, str]]:
    factions, villagers = tables["factions"], tables["villagers"]
    groups = {**dict.fromkeys(REDS, "red"), **dict.fromkeys(BLUES, "blue")}
    found = [(f"{id}.group", f"should be {group}") for id, group in groups.items() if factions[id].group != group]
    for id, villager in villagers.items():
        if villager.faction not in factions:
            found.append((f"{id}.faction", f"no such faction: {villager.faction!r}"))
    size = Counter(villager.faction for villager in villagers.values())
    colours = Counter(faction.group for faction in factions.values())
    found += [
        ("group", f"more than {MOST_FACTIONS} {colour} factions")
        for colour in colours
        if colours[colour] > MOST_FACTIONS
    ]
    return found + [(id, "a faction is three villagers") for id in factions if size[id] != 3]


def _possessed(tables: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(id, "a possessed side of nobody") for id in tables["possessed"] if id not in tables["villagers"]]


def _scenarios(tables: Mapping[str, Any]) -> list[tuple[str, str]]:
    found = []
    if len(tables["scenarios"]) > MOST_SCENARIOS:
        found.append(("scenarios", f"more than {MOST_SCENARIOS} scenarios"))
    for id, scenario in tables["scenarios"].items():
        green = tables["factions"].get(scenario.green)
        if green is None or green.group != "green":
            found.append((f"{id}.green", "not a green faction"))
        three = [who for who, villager in tables["villagers"].items() if villager.faction == scenario.green]
        plain = [
            who for who, gloom in zip(three, scenario.gloom, strict=False) if gloom and who not in tables["possessed"]
        ]
        if plain:
            found.append((f"{id}.gloom", f"{plain[0]!r} has no possessed side"))
        if sum(scenario.gloom) > tables["rules"].supply.gloom:
            found.append((f"{id}.gloom", "more gloom than there is in the supply"))
    return found


def _cards(tables: Mapping[str, Any]) -> list[tuple[str, str]]:
    found, powers = [], dict[str, str]()
    for side, kinds in (("hunter", KINDS[:4]), ("witch", KINDS[4:])):
        for id, card in tables[side].items():
            if card.kind not in kinds:
                found.append((f"{id}.kind", f"the {side} has no cards of this kind"))
            found += [(f"{id}.power", problem) for problem in powerless(card, side)]
            if card.power and powers.setdefault(card.power.name, id) != id and card.power.name in ONCE:
                found.append((f"{id}.power", f"{powers[card.power.name]!r} has this power already"))
    return found


def _decks(tables: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A card that is new comes into the standard deck instead of another one, or into decks of one's own only."""
    size, found = tables["rules"].deck.size, []
    for side in ("hunter", "witch"):
        cards = sum(card.copies for card in tables[side].values())
        if cards != size:
            found.append((side, f"{cards} cards in the standard deck of the {side} (`copies`), there should be {size}"))
    return found


def _own_decks(tables: Mapping[str, Any]) -> list[tuple[str, str]]:
    limits = tables["rules"].deck
    decks = tables.get("decks", {}).items()
    return [
        (f"{id}.{field}", what) for id, deck in decks for field, what in problems(deck, tables[deck.seat], limits)
    ]  # fmt: skip


def _effects(tables: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Whether each word is varied as it can be, and stands where it can be carried out."""
    blocks = [pair for name in ("hunter", "witch", "villagers", "possessed") for pair in tables[name].items()]
    found = [(id, block, field, effect) for id, block in blocks for field, effect in effects_of(block)]
    return [
        (f"{id}.{field}", problem)
        for id, block, field, effect in found
        for problem in (*unplayable(effect), *misplaced(block, field, effect))
    ]


def effects_of(block: Card | Side) -> Iterator[tuple[str, Effect]]:
    if isinstance(block, Side):
        fields = {"ability": block.ability, "witch": block.witch, "paid": block.paid}
    else:
        boost = block.boost.effect if block.boost else ()
        power = block.power.effect if isinstance(block.power, Whenever) else ()
        fields = {"effect": block.effect, "cleanse": block.cleanse, "boost": boost, "power": power}
    for field, effects in fields.items():
        yield from ((field, effect) for effect in effects)
