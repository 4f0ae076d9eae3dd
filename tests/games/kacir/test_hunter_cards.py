"""The Hunter's 25 cards, one by one (our completion of the deck list, "Složení balíčků"; effects that the example shows
are replayed in test_example, too). Cards are played with Mother Grace: a pawn on a green villager lets one card be
played."""

from __future__ import annotations

import pytest

from tests.games.kacir.kacir_table import GREEN, RED, Settlement


def playing(card: str, *more: str, **set_up: object) -> Settlement:
    """The Hunter is about to play a card, with his pawn on Grace."""
    t = Settlement("hunter", hand=[card, *more], **set_up)  # type: ignore[arg-type]
    while t.asks == "pay-allies":
        t.play("pay")
    return t.visit("grace", "use", asset="grace")


# Allies


def test_fisherman() -> None:
    """Upkeep: a card of the hand for two others, if he wants."""
    t = Settlement("hunter", hand=["trail"], cards=["fisherman"])
    assert t.asks == "exchange"
    t.play("put-away trail").luck("lure", "glow")
    assert (t.hand("hunter"), t.asks) == (["glow", "lure"], "pay-allies"), "before allies are paid"
    assert Settlement("hunter", hand=["trail"], cards=["fisherman"]).play("skip").hand("hunter") == ["trail"]


def test_shepherd() -> None:
    """Once in a turn, after a visit: a clue moves within a group."""
    t = Settlement("hunter", cards=["shepherd"], clues={"judy": 2}).play("pay")
    t.visit("oswald", "skip")
    assert (t.asks, t.offered("choose")) == ("herd-from", {"judy", "oswald"})
    t.play("choose judy")
    assert t.offered("choose") == {"grace", "edith"}
    t.play("choose edith")
    assert t.all_on("clues") == {"judy": 1, "edith": 1, "oswald": 1}
    t.visit("ashley", "skip")
    assert t.asks == "act", "once in a turn"


def test_chandler() -> None:
    """Once in a turn, when visiting: a gloom from any card or possessed villager."""
    t = Settlement("hunter", scenario="fog", cards=["chandler", "phantom", "peat-bog"]).play("pay", "visit oswald")
    assert (t.asks, t.offered("choose")) == ("snuff", {"phantom", "peat-bog", *GREEN})
    t.play("choose judy")
    assert (t.on("judy", "gloom"), t.asks) == (1, "place-asset")
    t.play("choose oswald", "skip", "visit ashley")
    assert t.asks == "place-asset", "once in a turn"


def test_guildmistress_pays_craftsmen_with_influence() -> None:
    t = Settlement("hunter", cards=["guildmistress"], influence=3).play("pay").visit("hazel", "use")
    assert "pay" in t.options
    t.play("pay")
    assert (t.influence("hunter"), t.on("hazel", "clues")) == (2 - 1 + 3, 2)
    t = Settlement("hunter", cards=["guildmistress"], influence=1).play("pay").visit("hazel", "use")
    assert "pay" not in t.options, "with what, after the upkeep?"


def test_guildmistress_makes_locations_cheaper() -> None:
    t = playing("hillock", cards=["guildmistress"], influence=3)
    t.play("play hillock")
    assert t.influence("hunter") == 3 - 1 - 2


def test_ranger() -> None:
    """Whenever a card is cleansed, by whomever, 2 evidence. (The example proves it for a card of the Hunter's turn.)"""
    t = Settlement("witch", cards=["ranger", "triangulation 1 @judy"]).play("visit judy")
    assert (t.evidence, "triangulation" in t.in_play) == (2, False)


def test_ranger_sees_villagers_cleansed() -> None:
    t = Settlement("hunter", scenario="fog", cards=["ranger"], gloom={"judy": -1}).play("pay").visit("judy", "lift")
    assert (t.on("judy", "gloom"), t.evidence) == (0, 2)


def test_tactician() -> None:
    """Ready places a clue on the villager who was made ready."""
    t = Settlement("hunter", cards=["tactician"], pawns={"ashley": "witch"}).play("pay", "ready ashley")
    assert t.on("ashley", "clues") == 1


# Events


def test_dawn_march() -> None:
    """A pawn comes back and can be used again; once in a turn."""
    t = Settlement("hunter", hand=["dawn-march", "dawn-march"], pawns={"judy": "witch"}).visit("ashley", "skip")
    t.visit("grace", "use", "play dawn-march", "choose grace")
    assert (t.left[2], t.options) == (2, ["skip"]), "of two cards the second can't be played, though Ashley has a pawn"
    t.play("skip")
    assert "grace" in t.offered("visit")


def test_unlawful_claim() -> None:
    t = playing("unlawful-claim", secrets={"oswald": 3}).play("play unlawful-claim", "choose oswald")
    assert (t.on("oswald", "secrets"), t.on("oswald", "clues")) == (1, 1)


def test_pull_together() -> None:
    t = playing("pull-together", pawns={"ashley": "witch", "silas": "familiar", "oswald": "witch"})
    t.play("play pull-together")
    assert t.offered("choose") == {"red", "blue"}
    t.play("choose red")
    assert t.influence("hunter") == 5 - 1 + 2
    assert set(RED) <= t.offered("visit")
    assert "oswald" not in t.offered("visit")


def test_whispers() -> None:
    """Two random cards of the Witch: one goes, the other is known from now on."""
    t = playing("whispers", other=["venom", "ruse", "scent"]).play("play whispers")
    assert t.waits == "overhear"
    t.luck(["venom", "scent"])
    assert (t.seat, t.offered("reject")) == ("hunter", {"venom", "scent"})
    t.play("reject venom")
    assert (t.hand("witch"), t.known("witch")) == (["ruse", "scent"], ["scent"])
    assert t.discards("witch") == ["venom"]


def test_whispers_about_a_witch_with_one_card() -> None:
    t = playing("whispers", other=["venom"]).play("play whispers")
    assert t.waits == "draw-card"
    assert t.luck("trail").hand("hunter") == ["trail"]


def test_exposure() -> None:
    """A curse leaves play with its gloom and is not cleansed."""
    t = playing("exposure", cards=["strength-in-darkness"]).play("play exposure")
    assert t.in_play == set()
    assert t.influence("hunter") == 5 - 2, "cleansing would have brought three"
    assert t.supplied("gloom") == 30


def test_careful_approach() -> None:
    t = playing("careful-approach", cards=["phantom"]).play("play careful-approach", "choose ashley")
    assert t.offered("choose") == {"william", "silas"}
    t.play("choose silas")
    assert {v: t.on(v, "clues") for v in RED} == {"ashley": 1, "william": 0, "silas": 1}
    t.play("choose phantom")
    assert t.tokens("phantom") == 2


def test_hasty_approach_lets_the_witch_place_gloom_or_draw() -> None:
    t = playing("hasty-approach", cards=["phantom 1", "murky-waters"]).play("play hasty-approach", "choose silas")
    assert (t.on("silas", "clues"), t.seat) == (3, "witch")
    assert set(t.options) == {"draw", "choose phantom", "skip"}, "the waters are full"
    t.play("choose phantom")
    assert t.tokens("phantom") == 2
    t = playing("hasty-approach").play("play hasty-approach", "choose silas", "draw").luck("ruse")
    assert t.hand("witch") == ["ruse"]


# Investigations


def visited(turn: str, card: str, **set_up: object) -> Settlement:
    """Somebody visits Oswald, where an investigation lies."""
    return Settlement(turn, cards=[f"{card} @oswald"], **set_up).play("visit oswald")  # type: ignore[arg-type]


def test_glow() -> None:
    assert visited("hunter", "glow").tokens("glow") == 1
    assert visited("witch", "glow").tokens("glow") == 2, "it waits for the Hunter"
    t = Settlement("hunter", cards=["glow 1 @oswald", "phantom", "murky-waters 1"]).play("visit oswald")
    assert (t.asks, t.offered("choose")) == ("lift-gloom", {"phantom", "murky-waters"}), "up to three, from any cards"
    t.play("choose murky-waters")
    assert t.influence("hunter") == 5 + 4, "which is cleansed in its turn"
    t.play("choose phantom", "choose phantom")
    assert (t.tokens("phantom"), t.asks) == (1, "place-asset")


def test_thorough_search() -> None:
    assert visited("hunter", "thorough-search").on("oswald", "clues") == 1
    assert visited("witch", "thorough-search").on("oswald", "clues") == 0


def test_trail() -> None:
    assert visited("witch", "trail").on("oswald", "clues") == 1
    assert visited("hunter", "trail").on("oswald", "clues") == 0


def test_triangulation() -> None:
    assert visited("witch", "triangulation").tokens("triangulation") == 2
    assert visited("hunter", "triangulation").tokens("triangulation") == 3
    t = Settlement("witch", cards=["triangulation 1 @ashley"]).play("visit ashley")
    assert t.all_on("clues") == {"ashley": 3, "william": 3, "silas": 3}


def test_lure() -> None:
    t = visited("witch", "lure")
    assert (t.seat, t.asks) == ("witch", "toll")
    assert t.play("pay").influence("witch") == 4
    assert visited("witch", "lure").play("decline").luck("glow").hand("hunter") == ["glow"]


def test_lure_of_a_witch_without_influence() -> None:
    assert visited("witch", "lure", influence=0).waits == "draw-card"


def test_survey() -> None:
    t = visited("hunter", "survey")
    assert (t.tokens("survey"), t.waits) == (1, "draw-card")
    t = Settlement("hunter", cards=["survey 1 @oswald"]).play("visit oswald")
    assert (t.evidence, t.in_play) == (1, set())


# Locations


def test_hillock() -> None:
    """A clue in each group, on a villager of the Hunter's choice."""
    t = Settlement("hunter", cards=["hillock"]).play("activate hillock", "choose silas", "choose kveta", "choose edith")
    assert t.all_on("clues") == {"silas": 1, "kveta": 1, "edith": 1}
    assert t.refused("activate hillock") == "in-use"


def test_murky_waters() -> None:
    t = Settlement("hunter", cards=["murky-waters"]).play("activate murky-waters").luck("glow", "lure")
    assert (t.tokens("murky-waters"), t.hand("hunter")) == (2, ["glow", "lure"])
    t = Settlement("hunter", cards=["murky-waters 1"]).play("activate murky-waters").luck("glow", "lure")
    assert t.influence("hunter") == 5 + 4


def test_peat_bog() -> None:
    """(Its cleansing is step 8 of the example.)"""
    t = Settlement("hunter", cards=["peat-bog"]).play("activate peat-bog", "choose ashley")
    assert (t.on("ashley", "clues"), t.tokens("peat-bog")) == (1, 2)


def test_peat_bog_cleansed_may_leave_it_at_that() -> None:
    """Step 8 of the example: "Šárka může vyhodnotit efekt očisty libovolné karty" – even where there is only one."""
    t = Settlement("hunter", cards=["peat-bog 1", "phantom"]).play("activate peat-bog", "choose ashley")
    assert (t.asks, t.options) == ("echo", ["choose phantom", "skip"])
    assert (t.play("skip").evidence, t.in_play) == (0, {"phantom"})


def test_peat_bog_without_another_gloom_card() -> None:
    t = Settlement("hunter", cards=["peat-bog 1"]).play("activate peat-bog", "choose ashley")
    assert (t.in_play, t.asks) == (set(), "act")


def test_willow_shrub() -> None:
    t = Settlement("hunter", cards=["willow-shrub"]).play("activate willow-shrub")
    assert (t.influence("hunter"), t.tokens("willow-shrub")) == (7, 1)
    t = Settlement("hunter", cards=["willow-shrub 1"]).play("activate willow-shrub").luck("glow")
    assert (t.evidence, t.hand("hunter")) == (1, ["glow"])


def test_overhang() -> None:
    t = Settlement("hunter", cards=["overhang"], secrets={"ashley": 2, "judy": 1}).play("activate overhang")
    t.play("choose ashley")
    assert t.offered("choose") == {"judy"}, "another villager"
    t.play("choose judy")
    assert t.all_on("secrets") == {"ashley": 1}


def test_storehouse() -> None:
    t = Settlement("hunter", cards=["storehouse", "ranger", "tactician"]).play("pay")
    assert t.influence("hunter") == 5 - 1, "two allies for the price of one"
    assert t.play("activate storehouse").influence("hunter") == 6
    assert Settlement("hunter", cards=["storehouse"]).influence("hunter") == 5, "it saves nothing where nothing is due"


@pytest.mark.parametrize("card", ["hillock", "peat-bog"])
def test_locations_cost_a_pawn(card: str) -> None:
    t = Settlement("hunter", cards=[card]).play(f"activate {card}")
    while t.asks != "act":
        t.play(t.options[0])
    assert t.left[2] == 2
