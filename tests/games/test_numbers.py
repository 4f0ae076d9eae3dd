"""Whoever corrects a number of a thing corrects its sentence, in every language: where a sentence is written by hand,
it is held to all numbers of the data that the thing plays by. What is drawn beside it, such as a price, is aside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

import klubovna
from klubovna.games.blitzkrieg.printed import wording as blitzkrieg
from klubovna.games.hagalaz.printed import wording as hagalaz
from klubovna.games.hagalaz.printed.fitting import BESIDE, BY_TWO
from klubovna.games.hagalaz.printed.heroes import PAIRS, Ability
from klubovna.games.kacir.printed.composing import unplayable
from klubovna.games.kacir.printed.fitting import effects_of
from klubovna.games.kacir.printed.wording import card_wording, villager_wording
from klubovna.games.napoleonics.printed import wording as napoleonics
from klubovna.games.napoleonics.printed.fitting import _cards
from klubovna.games.vzdor.printed import wording as vzdor
from klubovna.games.vzdor.printed.effects import COUNTED
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import Line, text

Told: TypeAlias = Callable[[str, Any], list[Line]]
MORE = 3
"""By so much a number is corrected."""


def table(game: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = klubovna.game(game).content().pages.tables[name]
    return found


def corrected(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The same with another number, each number in turn; those that are alike together, too. What is zero is not
    there."""
    if isinstance(value, bool):
        return
    if isinstance(value, int) and value:
        yield path, value + MORE
    elif isinstance(value, tuple):
        if len(value) > 1 and len(set(value)) == 1:
            yield from ((path, (other,) * len(value)) for _, other in corrected(value[0]))
        for n, one in enumerate(value):
            for place, other in corrected(one, f"{path}[{n}]"):
                yield place, (*value[:n], other, *value[n + 1 :])
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            for place, other in corrected(getattr(value, field), f"{path}.{field}".strip(".")):
                yield place, replace(value, **{field: other})


class Case(msgspec.Struct, frozen=True):
    game: str
    told: Told
    things: Mapping[str, Any]
    fields: tuple[str, ...]
    """Whose numbers the sentence says; others are drawn beside it."""
    refused: Callable[[str, Any], bool] = lambda id, other: False
    """What nobody can write in a pack."""

    def unsaid(self, language: str) -> list[str]:
        texts, found = klubovna.game(self.game).texts(language), []
        for id, thing in self.things.items():
            said = text(self.told(id, thing), texts)
            for path, other in corrected(thing):
                if path.startswith(self.fields) and not self.refused(id, other):
                    found += [f"{id}.{path}: {said}"] if text(self.told(id, other), texts) == said else []
        return found


def _ability(id: str, ability: Ability) -> list[Line]:
    return hagalaz._of_ability(id, ability, table("hagalaz", "heroes")[ability.hero])["full"]


def _played_by(abilities: Mapping[str, Ability]) -> dict[str, Ability]:
    """With the numbers that may be corrected: where no die is spent there is one of each."""
    found = {}
    for id, known in abilities.items():
        single = () if known.slots or id in BY_TWO else PAIRS
        alike = {name: (getattr(known, name)[0], 0) for name in single}
        found[id] = replace(known, **{**alike, **dict.fromkeys(BESIDE.get(id, ()), (0, 0))})
    return found


def _unplayable(id: str, block: Any) -> bool:
    return any([*unplayable(effect)] for _, effect in effects_of(block))


CASES = {
    "tokens": Case(
        "blitzkrieg",
        lambda id, token: [
            *blitzkrieg._of_token(token, klubovna.game("blitzkrieg").content().pages.tables["rules"].tokens)
        ],
        {**table("blitzkrieg", "tokens"), **table("blitzkrieg", "weapons"), **table("blitzkrieg", "blanks")},
        ("value",),
    ),
    "abilities": Case("hagalaz", _ability, _played_by(table("hagalaz", "abilities")), (*PAIRS, "amount")),
    "traits": Case(
        "hagalaz", lambda id, known: hagalaz._of_trait(known), table("hagalaz", "champions"), ("amount", "range")
    ),
    "threats": Case(
        "hagalaz", lambda id, known: [*map(hagalaz._of_order, known.orders)], table("hagalaz", "threats"), ("orders",)
    ),
    "command cards": Case(
        "napoleonics",
        lambda id, card: [*napoleonics._full(id, card)],
        table("napoleonics", "cards"),
        ("orders", "draw", "units", "dice", "guard", "move"),
        lambda id, card: any(_cards({**table("napoleonics", "cards"), id: card})),
    ),
    "cards": Case(
        "kacir",
        lambda id, card: card_wording(card)["full"],
        {**table("kacir", "hunter"), **table("kacir", "witch")},
        ("effect", "cleanse", "boost", "power"),
        _unplayable,
    ),
    "villagers": Case(
        "kacir",
        lambda id, side: villager_wording(side, None)["full"],
        {**table("kacir", "villagers"), **table("kacir", "possessed")},
        ("ability", "witch", "paid"),
        _unplayable,
    ),
    "missions": Case(
        "vzdor",
        lambda id, mission: vzdor._of_effect(mission, 3)["full"],
        table("vzdor", "missions"),
        ("effect",),
        lambda id, mission: mission.effect.name not in COUNTED,
    ),
    "maquis": Case(
        "vzdor",
        lambda id, card: vzdor._of_half(card.covert, "full", 3) + vzdor._of_half(card.revealed, "full", 3),
        table("vzdor", "maquis"),
        ("covert.action", "revealed.action"),
        lambda id, card: any(half.action.name not in COUNTED for half in (card.covert, card.revealed) if half.action),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_whoever_corrects_a_number_corrects_the_sentence(case: str, language: str) -> None:
    assert CASES[case].unsaid(language) == []


def test_a_sentence_that_leaves_out_a_number_is_found() -> None:
    """Rally, told as if it were Shot."""
    abilities = CASES["abilities"]
    told = replace(
        abilities, told=lambda id, known: _ability("shot", known), things={"rally": abilities.things["rally"]}
    )
    assert {one.partition(":")[0] for one in told.unsaid("en")} == {"rally.range", "rally.shields[0]"}
