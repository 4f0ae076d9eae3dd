"""The long example of play ("Příklad průběhu hry"), all eight steps of both players, move for move.

Two readings: the villager whose second use is spoken of in step 3 is the one being visited, William; and the token of
step 8 is a clue.
"""

from __future__ import annotations

from tests.games.kacir.kacir_table import GREEN, Settlement


def table() -> Settlement:
    """As much as the example tells of the table before it begins, and a clue on Judy for the fumes to dispel."""
    return Settlement(
        "witch",
        hand=["fumes"],
        other=["exposure", "ranger"],
        cards=[
            "triangulation 2 @judy",
            "peat-bog 2",
            "willow-shrub",
            "guildmistress",
            "phantom 1",
            "stained-moon",
            "shroud",
        ],
        secrets={"judy": 3, "ashley": 1},
        favours={"judy": 1, "william": 2},
        clues={"oswald": 1, "judy": 1},
        pawns={"edith": "hunter", "kveta": "hunter", "silas": "hunter"},
        influence=1,
        others=2,
        identity="grace",
    )


def witchs_turn(t: Settlement, boost_from: str = "peat-bog") -> Settlement:
    t.play("familiar judy", "convert", "choose grace", "use", "use")
    t.play("boost shroud", "play fumes", f"choose {boost_from}")
    t.play("visit oswald", "choose fumes", "use", "choose ashley").luck("daze", "lost-in-sight", "scent")
    t.play("visit william", "choose william", "use", "reveal lost-in-sight daze")
    t.play("reject daze", "choose willow-shrub")
    return t.play("drink fumes", "choose green", "choose phantom", "end-turn")


def test_step_1_the_familiar_visits_judy() -> None:
    t = table().play("familiar judy")
    assert t.tokens("triangulation") == 1, "the investigation comes first…"
    t.play("convert")
    assert (t.on("judy", "secrets"), t.on("judy", "favours")) == (0, 2), "…then the conversion…"
    t.play("choose grace")
    assert t.on("grace", "secrets") == 1, "…then the asset, on a villager of the group…"
    t.play("use")
    assert t.influence("witch") == 3, "…two influence, for there are two pawns on green villagers…"
    t.play("use")
    assert t.influence("witch") == 5, "…and again, because of the two favours…"
    t.play("boost shroud", "play fumes")
    assert (t.tokens("fumes"), t.asks) == (0, "pay-gloom"), "…then the familiar: a brew for free…"
    assert t.influence("witch") == 5
    t.play("choose peat-bog")
    assert (t.tokens("peat-bog"), t.tokens("fumes")) == (1, 2), "…and boosted with a gloom from the Hunter's card."


def test_step_2_oswald_is_paid_with_a_secret_of_ashley() -> None:
    t = table().play(
        "familiar judy", "convert", "choose grace", "use", "use", "boost shroud", "play fumes", "choose peat-bog"
    )
    t.play("visit oswald", "choose fumes")
    assert t.tokens("fumes") == 3, "a secret may go on a brew"
    t.play("use", "choose ashley")
    assert t.on("ashley", "secrets") == 0
    t.luck("daze", "lost-in-sight", "scent")
    assert t.hand("witch") == ["daze", "lost-in-sight", "scent"]


def test_steps_3_and_4_lost_in_sight_and_the_fumes() -> None:
    t = table().play(
        "familiar judy", "convert", "choose grace", "use", "use", "boost shroud", "play fumes", "choose peat-bog"
    )
    t.play("visit oswald", "choose fumes", "use", "choose ashley").luck("daze", "lost-in-sight", "scent")
    t.play("visit william", "choose william", "use", "reveal lost-in-sight daze")
    assert (t.on("william", "secrets"), t.seat) == (1, "hunter"), "the opponent decides"
    t.play("reject daze")
    assert t.discards("witch") == ["daze"]
    t.play("choose willow-shrub")
    assert (t.tokens("lost-in-sight"), t.influence("witch")) == (2, 5), "for free, with its gloom"
    assert t.s.lying[2].covered, "the shrub does not count as being in play"
    assert (t.seat, t.asks) == ("witch", "act"), "no second use: she has only one card in hand"
    t.play("drink fumes")
    assert t.left == (0, 0, 0), "a free action: no pawn is left"
    t.play("choose green")
    assert t.on("judy", "clues") == 0
    assert t.offered("choose") == {"phantom"}, "the other two of her gloom cards are full"
    t.play("choose phantom")
    assert t.tokens("phantom") == 2


def test_steps_5_to_8_the_hunters_turn() -> None:
    t = witchs_turn(table())
    assert (t.seat, t.asks) == ("hunter", "pay-allies")
    assert "hunter" not in {v.pawn for v in t.table.view("hunter").villagers}, "5: the pawns come back…"
    t.play("pay")
    assert t.influence("hunter") == 1, "…and the Guildmistress is paid."
    t.play("visit hazel")
    assert t.on("hazel", "clues") == 0, "6: no clues under the Stained moon"
    t.play("use", "choose oswald")
    assert (t.on("oswald", "clues"), t.influence("hunter")) == (0, 4)
    t.play("visit grace", "use")
    assert t.all_on("clues") == {}, "7: still none"
    t.play("play exposure", "choose stained-moon")
    assert "stained-moon" not in t.in_play
    assert t.influence("hunter") == 2, "no cleanse effect, which would have brought influence"
    t.play("play ranger")
    assert (t.influence("hunter"), t.asks) == (0, "act"), "two cards, for two pawns stand on green villagers"
    t.play("activate peat-bog", "choose kveta")
    assert t.on("kveta", "clues") == 1, "8: a clue on Květa, then the last gloom is gone"
    assert t.asks == "echo"
    assert t.offered("choose") == {"triangulation", "phantom", "lost-in-sight"}, "the shrub is blocked"
    t.play("choose triangulation")
    assert {v: t.on(v, "clues") for v in GREEN} == {"judy": 3, "grace": 3, "edith": 3}
    assert "peat-bog" in t.discards("hunter")
    assert "triangulation" in t.in_play
    assert t.evidence == 2, "the Ranger, after the card has gone"


def test_the_note_paying_with_the_last_gloom_of_triangulation() -> None:
    """ "Poznámka": it would have been cleansed without any effect, under the Stained moon."""
    t = table().play("familiar judy", "convert", "choose grace", "use", "use", "boost shroud", "play fumes")
    t.play("choose triangulation")
    assert "triangulation" not in t.in_play
    assert t.all_on("clues") == {"oswald": 1, "judy": 1}
    assert t.tokens("fumes") == 2


def test_the_example_as_a_whole() -> None:
    t = witchs_turn(table())
    t.play("pay", "visit hazel", "use", "choose oswald", "visit grace", "use", "play exposure")
    t.play("choose stained-moon", "play ranger")
    t.play("activate peat-bog", "choose kveta", "choose triangulation")
    assert t.seat == "hunter"
    t.end()
    assert t.seat == "witch"
