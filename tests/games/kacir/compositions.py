"""Every kind of effect that a pack could hold, and packs of such effects, put together by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec.structs import replace

from klubovna.games.kacir.printed import Card, Side
from klubovna.games.kacir.printed.composing import COUNTED, PLACES, VARIED, misplaced, powerless, unplayable
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.printed.powers import AnyPower, Less, More, Whenever
from klubovna.games.kacir.rules.effects import WORDS

OF_EACH: dict[str, tuple[Any, ...]] = {
    "count": (1, 2, 5), "kind": ("", "curse", "ally"), "token": ("", "clue", "secret"), "most": (0, 4), "twice": (0, 3),
    "off": (0, 1), "free": (False, True), "over": (0, 1), "own": (False, True), "may": (False, True),
    "whom": ("", "opponent"), "choice": (0, 2, 5), "each": ("", "secret"), "otherwise": ("", "draw", "gain"),
}  # fmt: skip
"""By what an effect is varied, and some of what it can be."""


@cache
def combinations() -> list[Effect]:
    """Every kind of effect that a pack could hold."""
    found = []
    for word in WORDS:
        of_each = {**OF_EACH, "where": PLACES.get(word, ("",)), "per": ("", *COUNTED.get(word, ()))}
        varied = {name: of_each[name] for name in VARIED.get(word, ())}
        made = [Effect(word, **dict(zip(varied, chosen, strict=True))) for chosen in product(*varied.values())]  # type: ignore[arg-type]
        found += [effect for effect in made if not [*unplayable(effect)]]
    return found


# Packs by chance


def strange(tables: dict[str, Any], rng: random.Random) -> str:
    """A pack in which everything that does something does something else."""
    return "\n".join(_blocks(tables, rng)) + "\n"


def _blocks(tables: dict[str, Any], rng: random.Random) -> Iterator[str]:
    for file in ("hunter", "witch", "villagers", "possessed"):
        for id, block in tables[file].items():
            yield f"[{file}.{id}]"
            fields = ("ability", "witch", "paid") if isinstance(block, Side) else ("effect", "cleanse")
            yield from (f"{field} = {_told(_effects(block, field, rng))}" for field in fields if getattr(block, field))
            if isinstance(block, Card) and block.boost:
                yield f"boost.effect = {_told(_effects(block, 'boost', rng))}"
            if isinstance(block, Card) and block.power:
                yield f"power = {_told(_power(block, file, rng))}"


def _effects(block: Card | Side, field: str, rng: random.Random) -> list[Effect]:
    fitting = [effect for effect in combinations() if not any(misplaced(block, field, effect))]
    return rng.sample(fitting, rng.randint(1, 2))


def _power(card: Card, side: str, rng: random.Random) -> AnyPower:
    when = Whenever(rng.choice(("upkeep", "cleansing", "readying")), (Effect("gain"),))
    happens = replace(when, effect=tuple(_effects(replace(card, power=when), "power", rng)))
    less, more = (Less(rng.choice(("upkeep", "drawing")), 2), More(rng.choice(("visit", "elimination")), 2))
    found = [power for power in (happens, less, more) if not any(powerless(replace(card, power=power), side))]
    return rng.choice(found)


def _told(value: Any) -> str:
    """In TOML; with what a power of the same word would keep of the card's own."""
    if isinstance(value, msgspec.Struct):
        kept: dict[str, Any] = {"cost": ""} if isinstance(value, Whenever) else {}
        kept |= {"per": "", "most": 0} if isinstance(value, More) else {}
        return _told({**kept, **msgspec.to_builtins(value)})
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_told(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_told, value)) + "]"
    return msgspec.json.encode(value).decode()
