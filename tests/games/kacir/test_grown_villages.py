"""Villagers, groups, scenarios and decks that a pack brings: chosen at the table by their ids, played to the end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import klubovna
import klubovna.kernel.replay
from klubovna.kernel.packs import read_pack
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text
from klubovna.service.examining import played
from tests.kernel.house import broken

GAME = klubovna.game("kacir")
USUAL: Any = GAME.content()


def names(*ids: str) -> str:
    return "".join(f'[texts.{id}]\ncs = "{id.title()}"\nen = "{id.title()}"\n' for id in ids)


def villager(id: str, faction: str, rest: str) -> str:
    return f'[villagers.{id}]\nnew = true\nfaction = "{faction}"\nassets = 2\n{rest}\n'


MILL = (
    names("millers", "rada", "beta", "jan", "drowned", "vodnik", "rusalka", "topielec", "flood", "wheel")
    + "[pictures]\nrada = 'annie'\nvodnik = 'judy'\n"
    + '[factions.millers]\nnew = true\ngroup = "red"\n[factions.drowned]\nnew = true\ngroup = "green"\n'
    + villager("rada", "millers", 'ability = [{ do = "gain", count = 2 }]')
    + villager("beta", "millers", 'ability = [{ do = "draw", count = 1 }]')
    + villager("jan", "millers", 'ability = [{ do = "gain", count = 1 }]')
    + villager("vodnik", "drowned", 'ability = [{ do = "gain", per = "green-pawn" }]')
    + villager("rusalka", "drowned", 'ability = [{ do = "draw", count = 1 }]')
    + villager("topielec", "drowned", 'ability = [{ do = "play", count = 1 }]')
    + "".join(
        f'[possessed.{id}]\nnew = true\nassets = 1\nability = [{{ do = "gain", count = 1 }}]\n'
        for id in ("vodnik", "rusalka", "topielec")
    )
    + '[scenarios.flood]\nnew = true\nnumber = 90\ngreen = "drowned"\ngloom = [2, 1, 1]\nfavours = 2\n'
)


def deck(seat: str, id: str) -> str:
    side = ("witch", "hunter").index(seat)
    own = [card for card in USUAL.owned(side) if USUAL.cards_by_id[card].copies][1:25]
    more = [card for card in USUAL.owned(side) if not USUAL.cards_by_id[card].copies][:1]
    cards = "".join(f"{card} = 2\n" for card in (*own, *more))
    return f'[decks.{id}]\nnew = true\nseat = "{seat}"\n[decks.{id}.cards]\n{cards}'


PACK = MILL + deck("hunter", "wheel")
AGREED: dict[str, Any] = {"scenario": "flood", "red": "millers", "hunter_deck": "wheel"}


def test_a_village_of_ones_own() -> None:
    s: Any = klubovna.new("kacir", seed=1, pack=PACK, **AGREED).state
    assert s.village.factions[0::2] == ("millers", "drowned")
    assert set(s.village.ids) > {"rada", "beta", "jan", "vodnik", "rusalka", "topielec"}
    assert s.village.gloom[6:] == (2, 1, 1)


def test_the_witch_chooses_among_all_red_groups() -> None:
    table = klubovna.new("kacir", seed=1, pack=PACK)
    assert [action.text for action in table.options] == ["group adventurers", "group neighbours", "group millers"]
    table.play("group millers")


def test_a_deck_is_chosen_by_its_name_and_by_its_own_side_only() -> None:
    table: Any = klubovna.new("kacir", seed=1, pack=PACK, **AGREED)
    cards = Counter(table.content.ids[card] for card in (*table.state.decks[1], *table.state.hands[1]))
    assert sum(cards.values()) == 50
    assert cards[USUAL.owned(1)[0]] == 0
    with pytest.raises(klubovna.Unreadable, match="witch_deck can't be 'wheel'"):
        klubovna.new("kacir", pack=PACK, witch_deck="wheel")


def test_choices_of_the_table_grow_each_by_its_own_kind() -> None:
    pack = read_pack(PACK)
    grown = {option.name: option.offers(pack)[len(option.choices) :] for option in GAME.options}
    assert {name: ids for name, ids in grown.items() if ids} == {
        "scenario": ("flood",), "red": ("millers",), "hunter_deck": ("wheel",),
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_it_is_played_to_the_end_and_again_from_its_record(seed: int) -> None:
    table, rng = klubovna.new("kacir", seed=seed, pack=PACK, **AGREED), random.Random(seed)
    while table.seat is not None:
        table.play(rng.choice(table.options))
    assert "rada" in table.record.to_bytes().decode()
    again = klubovna.Record.from_bytes(table.record.to_bytes())
    assert GAME.settings(again.header.options, own=True)["red"] == "millers"
    assert klubovna.kernel.replay.resume(GAME, again).state == table.state


def test_it_is_told_in_both_languages() -> None:
    content = GAME.content({"pack": PACK})
    assert GAME.wording
    for language in LANGUAGES:
        texts = GAME.texts(language, content)
        for thing in ("rada", "vodnik", "flood"):
            assert "{" not in (told := text(GAME.wording(content)[thing]["full"], texts)), told
        assert texts.text("option-red-millers") == "Millers"


def test_it_is_proved_before_strangers_sit_down_to_it() -> None:
    played(GAME, GAME.settings({"pack": PACK, **AGREED}, own=True))


WRONG = {
    "two of three": ('faction = "millers"\nassets = 2\nability = [{ do = "gain", count = 1 }]',
                     'faction = "adventurers"\nassets = 2\nability = []', "a faction is three villagers"),
    "no such group": ('green = "drowned"', 'green = "millers"', "not a green faction"),
    "nobody behind it": ("[possessed.vodnik]", "[possessed.wheel-wright]", "'wheel-wright' is new and has no name yet"),
    "a short deck": ("wheel.cards]\n", "wheel.cards]\n#", "48 cards, there should be 50"),
    "another's cards": ('seat = "hunter"', 'seat = "witch"', "the witch has no"),
    "a card and a villager of one id": ("[scenarios.flood]", "[scenarios.rada]", "the pack has another 'rada'"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "problem"), WRONG.values(), ids=list(WRONG))
def test_what_does_not_fit_is_told(old: str, new: str, problem: str) -> None:
    assert old in PACK
    broken(problem, lambda: GAME.content({"pack": PACK.replace(old, new, 1)}))


def test_there_are_only_so_many_villages() -> None:
    """Each scenario makes one with each pair of groups: nobody fills the house with them."""
    ids = [f"m{'abcdefghij'[n]}" for n in range(10)]
    pack = names(*ids) + "".join(f'[factions.{id}]\nnew = true\ngroup = "red"\n' for id in ids)
    broken("more than 8 red factions|a faction is three", lambda: GAME.content({"pack": pack}))
