"""The villagers, both sides of the green ones, and those of the base game: assets and abilities ("Nové vlastnosti
vesničanů"; the example shows Judy, Grace, Oswald, Hazel and William)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kacir.kacir_table import Settlement

BASE: dict[str, Any] = {"red": "neighbours", "blue": "elders"}


def assets_of(t: Settlement, villager: str) -> int:
    """How many secrets a visit of the Witch places."""
    t.play(f"visit {villager}")
    placed = 0
    while t.asks == "place-asset":
        t.play(f"choose {villager}")
        placed += 1
    return placed


# Adventurers


def test_ashley_lets_the_card_be_taken() -> None:
    assert assets_of(Settlement("witch"), "ashley") == 2
    t = Settlement("witch").visit("ashley", "use")
    assert t.waits == "top-card"
    t.luck("venom")
    assert (t.seat, t.options) == ("hunter", ["allow", "refuse"])
    t.play("allow")
    assert (t.hand("witch"), t.known("witch")) == (["venom"], ["venom"]), "everybody has seen it"


def test_ashley_pays_for_a_card_that_is_discarded() -> None:
    t = Settlement("witch").visit("ashley", "use").luck("venom").play("refuse")
    assert (t.hand("witch"), t.discards("witch"), t.influence("witch")) == ([], ["venom"], 5 + 2 + 1)


def test_william_plays_one_of_two_for_free() -> None:
    """(Step 3 of the example.)"""
    t = Settlement("hunter", hand=["ranger", "hillock", "glow"], influence=0).visit("william", "use")
    t.play("reveal ranger hillock")
    assert (t.seat, t.offered("reject")) == ("witch", {"ranger", "hillock"})
    t.play("reject ranger")
    assert (t.in_play, t.discards("hunter"), t.influence("hunter")) == ({"hillock"}, ["ranger"], 0)


def test_a_card_that_cannot_be_played_stays_with_its_owner() -> None:
    """House; and everybody knows that it is there."""
    t = Settlement("hunter", hand=["exposure", "hillock"]).visit("william", "use", "reject hillock")
    assert (t.hand("hunter"), t.known("hunter"), t.asks) == (["exposure"], ["exposure"], "act")


def test_william_needs_two_cards() -> None:
    t = Settlement("witch", hand=["venom"]).visit("william")
    assert t.asks == "act", "there is nothing to use"


def test_silas() -> None:
    t = Settlement("witch")
    assert assets_of(t, "silas") == 3
    t.play("use").luck("venom", "ruse")
    assert (t.seat, t.offered("reject")) == ("hunter", {"venom", "ruse"})
    t.play("reject ruse")
    assert (t.hand("witch"), t.discards("witch"), t.known("witch")) == (["venom"], ["ruse"], ["venom"])


# Craftsmen


def test_oswald() -> None:
    t = Settlement("witch").visit("oswald", "use", "choose oswald").luck("venom", "ruse", "daze")
    assert (len(t.hand("witch")), t.on("oswald", "secrets")) == (3, 0)
    assert Settlement("witch").visit("oswald", "use", "skip").luck("venom").hand("witch") == ["venom"]


def test_hazel() -> None:
    assert assets_of(Settlement("witch"), "hazel") == 2
    t = Settlement("hunter").visit("hazel", "use", "choose hazel")
    assert (t.influence("hunter"), t.on("hazel", "clues")) == (8, 1)
    assert Settlement("hunter").visit("hazel", "use", "skip").influence("hunter") == 6


def test_nobody_pays_with_the_other_players_tokens() -> None:
    """ "Nikdy nelze utratit protivníkovy zdroje."""
    t = Settlement("hunter", secrets={"judy": 3}, clues={"silas": 1}).visit("hazel", "use")
    assert t.offered("choose") == {"hazel", "silas"}


def test_kveta() -> None:
    t = Settlement("witch", hand=["venom", "ruse"])
    assert assets_of(t, "kveta") == 3
    t.play("use", "choose kveta", "play venom")
    assert (t.in_play, t.influence("witch"), t.asks) == ({"venom"}, 3, "act"), "one card"


def test_kveta_gives_nothing_for_nothing() -> None:
    t = Settlement("hunter", hand=["ranger"], cards=["stained-moon"]).play("visit kveta")
    assert t.asks == "act"


# The Household, and the Possessed


@pytest.mark.parametrize(("pawns", "gained"), [({}, 1), ({"grace": "hunter"}, 2), ({"ashley": "hunter"}, 1)])
def test_judy_counts_pawns_on_green_villagers(pawns: dict[str, str], gained: int) -> None:
    """ "lhostejno, komu žetony akcí patří"."""
    assert Settlement("witch", pawns=pawns).visit("judy", "use").influence("witch") == 5 + gained


def test_judy_possessed() -> None:
    assert Settlement("witch", scenario="fog").visit("judy", "use").influence("witch") == 7
    assert Settlement("hunter", scenario="fog").visit("judy", "use").influence("hunter") == 6


def test_grace_counts_pawns_on_green_villagers() -> None:
    t = Settlement("witch", hand=["venom", "ruse"], pawns={"judy": "hunter"}).visit("grace", "use")
    t.play("play venom", "play ruse")
    assert t.in_play == {"venom", "ruse"}
    t = Settlement("witch", hand=["venom", "ruse"]).visit("grace", "use", "play venom")
    assert t.asks == "act", "one pawn, one card"


def test_grace_possessed() -> None:
    pawns = {"judy": "hunter"}
    t = Settlement("witch", scenario="fog", hand=["venom", "ruse"], pawns=pawns).visit("grace", "use", "play venom")
    assert (t.influence("witch"), t.asks) == (5 - 1, "act"), "one card, whoever stands nearby"
    pawns = {"judy": "witch"}
    t = Settlement("hunter", scenario="fog", hand=["hillock", "trail"], pawns=pawns).visit("grace", "use")
    t.play("play hillock")
    assert (t.influence("hunter"), t.asks) == (5 - 3, "act")


@pytest.mark.parametrize(
    ("pawns", "placed"), [({}, 1), ({"judy": "hunter"}, 2), ({"judy": "hunter", "grace": "hunter"}, 3)]
)
def test_edith_counts_pawns_for_assets(pawns: dict[str, str], placed: int) -> None:
    t = Settlement("witch", pawns=pawns)
    assert assets_of(t, "edith") == placed
    assert t.play("use").luck("venom").hand("witch") == ["venom"]


def test_edith_possessed() -> None:
    t = Settlement("witch", scenario="fog", pawns={"judy": "hunter"})
    assert assets_of(t, "edith") == 1
    assert t.play("use").luck("venom", "ruse").asks == "act"
    t = Settlement("hunter", scenario="fog").visit("edith", "use").luck("glow")
    assert t.asks == "act"


def test_a_possessed_villager_can_be_relieved_instead() -> None:
    """House: the Hunter removes a gloom, the Witch pays to put one back, up to the number at the start."""
    t = Settlement("hunter", scenario="fog").visit("judy", "lift")
    assert (t.on("judy", "gloom"), t.influence("hunter")) == (1, 5)
    t.play("end-turn").visit("grace")
    assert "deepen" not in t.options, "it is full"
    t = Settlement("witch", scenario="fog", gloom={"judy": -1}).visit("judy", "deepen")
    assert (t.on("judy", "gloom"), t.influence("witch")) == (2, 4)
    t = Settlement("witch", scenario="fog", gloom={"judy": -1}, favours={"judy": 2}).visit("judy", "use")
    assert t.options == ["use", "skip"], "instead of the ability, not instead of its second use"
    assert "deepen" not in Settlement("witch", scenario="fog", gloom={"judy": -1}, influence=0).visit("judy").options


# Favours


def test_two_favours_let_the_witch_use_an_ability_twice_but_not_more() -> None:
    t = Settlement("witch", favours={"judy": 3}).visit("judy", "use")
    assert (t.influence("witch"), t.asks) == (6, "use-ability")
    assert t.play("use").asks == "act"


def test_favours_are_nothing_to_the_hunter() -> None:
    assert Settlement("hunter", favours={"judy": 3}).visit("judy", "use").asks == "act"


# The base game


@pytest.mark.parametrize(
    ("villager", "assets", "gained", "drawn"),
    [
        ("annie", 2, 0, 1),
        ("betty", 1, 2, 0),
        ("wulfric", 2, 1, 0),
        ("tobias", 3, 0, 2),
    ],
)
def test_villagers_of_the_base_game(villager: str, assets: int, gained: int, drawn: int) -> None:
    t = Settlement("witch", identity="annie", **BASE)
    assert assets_of(t, villager) == assets
    t.play("use").luck(*("venom", "ruse")[:drawn])
    assert (t.influence("witch") - 5, len(t.hand("witch")), t.asks) == (gained, drawn, "act")


@pytest.mark.parametrize(("villager", "assets", "cards", "off"), [("adams", 3, 1, 1), ("biggs", 1, 2, 0)])
def test_villagers_of_the_base_game_who_let_cards_be_played(villager: str, assets: int, cards: int, off: int) -> None:
    t = Settlement("witch", identity="annie", hand=["venom", "ruse", "fumes"], influence=9, **BASE)
    assert assets_of(t, villager) == assets
    t.play("use", *("play venom", "play ruse")[:cards])
    assert (t.influence("witch"), t.asks) == (9 - 2 * cards + off, "act")
