"""The Witch's 25 cards, one by one (our completion of the deck list, "Složení balíčků"; what the example shows is
replayed in test_example, too). Cards are played with Mother Grace; familiars act when the familiar's pawn visits."""

from __future__ import annotations

import pytest

from tests.games.kacir.kacir_table import Settlement


def playing(card: str, **set_up: object) -> Settlement:
    """The Witch plays a card, with her pawn on Grace."""
    t = Settlement("witch", hand=[card], **set_up)  # type: ignore[arg-type]
    return t.visit("grace", "use", asset="grace").play(f"play {card}")


def drinking(brew: str, full: int, **set_up: object) -> Settlement:
    cards = [f"{brew} {full}", *set_up.pop("cards", ())]  # type: ignore[misc]
    return Settlement("witch", cards=cards, **set_up).play(f"drink {brew}")  # type: ignore[arg-type]


def familiar(card: str, villager: str = "oswald", **set_up: object) -> Settlement:
    """The familiar has visited; only it remains to act."""
    cards = [card, *set_up.pop("cards", ())]  # type: ignore[misc]
    t = Settlement("witch", cards=cards, **set_up)  # type: ignore[arg-type]
    return t.play(f"familiar {villager}", f"choose {villager}", "skip")


def working(t: Settlement) -> set[str]:
    """The cards that the log says have been at work."""
    return {str(m.args["card"]) for m in t.table.heard(None) if m.id == "log-works"}


# Brews


def test_elixir() -> None:
    """Up to three secrets move within one group."""
    t = drinking("elixir", 2, secrets={"judy": 2, "ashley": 1})
    assert t.offered("choose") == {"judy", "ashley"}
    t.play("choose judy")
    assert t.offered("choose") == {"grace", "edith"}
    t.play("choose edith")
    assert t.offered("choose") == {"judy", "edith"}, "the group is chosen now"
    t.play("choose judy", "choose edith", "choose edith", "choose grace")
    assert (t.all_on("secrets"), t.asks) == ({"edith": 1, "grace": 1, "ashley": 1}, "act"), "three moves, and no more"


@pytest.mark.parametrize(("gloom_cards", "gained"), [([], 2), (["phantom"], 3), (["phantom", "stained-moon"], 4)])
def test_waterskin(gloom_cards: list[str], gained: int) -> None:
    assert drinking("waterskin", 2, cards=gloom_cards).influence("witch") == 5 + gained


def test_waterskin_never_gives_more_than_five() -> None:
    cards = ["phantom", "stained-moon", "peat-bog", "willow-shrub"]
    assert drinking("waterskin", 2, cards=cards).influence("witch") == 5 + 5


def test_dark_honey() -> None:
    t = drinking("dark-honey", 3).luck("ruse", "scent", "venom")
    assert (t.hand("witch"), t.influence("witch")) == (["ruse", "scent", "venom"], 6)


def test_venom() -> None:
    t = drinking("venom", 3, cards=["ranger", "tactician"]).play("choose ranger")
    assert t.in_play == {"tactician"}
    assert "drink venom" not in Settlement("witch", cards=["venom 3"]).options, "there is no ally"


def test_creeping_mist() -> None:
    """Up to three gloom; one card may exceed its number by one."""
    t = drinking("creeping-mist", 3, cards=["phantom 2", "stained-moon"])
    t.play("choose stained-moon")
    assert t.tokens("stained-moon") == 3
    assert t.offered("choose") == {"phantom"}, "one card only"
    t.play("choose phantom")
    assert (t.tokens("phantom"), t.asks) == (3, "act")


def test_creeping_mist_is_three_gloom_at_most() -> None:
    t = drinking("creeping-mist", 3, cards=["phantom 1", "murky-waters 1"])
    t.play("choose phantom", "choose phantom", "choose murky-waters")
    assert (t.tokens("phantom"), t.tokens("murky-waters"), t.asks) == (3, 2, "act")


def test_fumes() -> None:
    """(Step 4 of the example.)"""
    t = drinking("fumes", 3, clues={"ashley": 1, "silas": 3, "judy": 2}, cards=["phantom 1", "peat-bog 1"])
    assert t.offered("choose") == {"red", "blue", "green"}
    t.play("choose red")
    assert t.all_on("clues") == {"silas": 2, "judy": 2}
    assert t.offered("choose") == {"phantom"}, "her own gloom cards"


# Charms


def test_vanishing() -> None:
    t = playing("vanishing", cards=["triangulation 1 @judy", "trail @ashley"])
    t.play("choose triangulation")
    assert (t.in_play, t.all_on("clues")) == ({"trail"}, {}), "removed, not cleansed"


def test_lost_in_sight_covers_a_card() -> None:
    """(Step 3 of the example.)"""
    t = playing("lost-in-sight", cards=["ranger", "hillock", "trail @oswald", "phantom"])
    assert t.offered("choose") == {"ranger", "hillock", "trail"}
    t.play("choose ranger", "end-turn")
    assert (t.asks, t.influence("hunter")) == ("act", 5), "no upkeep for a card that does not count as being in play"
    t.play("cancel lost-in-sight")
    assert t.tokens("lost-in-sight") == 1, "like a gloom curse, for nothing"
    t.play("cancel lost-in-sight").luck("glow")
    assert t.in_play == {"ranger", "hillock", "trail", "phantom"}
    assert t.hand("hunter") == ["glow"], "its cleanse effect"
    assert t.evidence == 2, "the Ranger is there again when others wait for a cleansing"


def test_dark_ritual() -> None:
    t = playing("dark-ritual", cards=["phantom", "peat-bog 1"]).play("choose phantom", "choose phantom", "skip")
    t.play("choose judy", "choose silas")
    assert (t.tokens("phantom"), t.all_on("secrets")) == (1, {"grace": 1, "judy": 1, "silas": 1})
    t = playing("dark-ritual", cards=["phantom", "peat-bog"]).play(
        "choose phantom", "choose peat-bog", "choose peat-bog"
    )
    assert t.asks == "secret-on-any", "three gloom at most"
    assert t.play("choose judy", "choose judy", "choose judy").on("judy", "secrets") == 3


def test_alluring_look() -> None:
    t = playing("alluring-look", clues={"judy": 1})
    assert "judy" not in t.offered("choose")
    assert t.play("choose silas").on("silas", "secrets") == 2


def test_daze() -> None:
    """No effect and no use until the end of the Hunter's next turn; upkeep is due."""
    t = playing("daze", cards=["hillock", "ranger", "triangulation 1 @oswald"]).play("choose ranger")
    t.play("visit oswald")
    assert t.evidence == 0, "the Ranger has seen nothing"
    t.play("choose oswald", "skip", "end-turn")
    assert t.asks == "pay-allies"
    t.play("pay", "end-turn")
    assert not any(card.dazed for card in t.s.lying)


def test_a_dazed_location() -> None:
    t = playing("daze", cards=["hillock"]).end()
    assert t.refused("activate hillock") == "dazed"
    t = Settlement("witch", hand=["daze", "daze"], cards=["hillock"], pawns={"judy": "hunter"})
    assert t.visit("grace", "use", "play daze").options == ["skip"], "once is enough: nothing is left to daze"


def test_devouring() -> None:
    t = playing("devouring", clues={"judy": 4, "silas": 1}, cards=["phantom 1"]).play("choose judy")
    assert t.offered("choose") == {"judy"}, "all of them from one villager"
    t.play("choose judy", "choose judy")
    assert (t.on("judy", "clues"), t.asks) == (1, "may-place-gloom"), "three at most"
    assert t.play("choose phantom").tokens("phantom") == 2


def test_devouring_may_leave_clues_where_the_witch_wants_them() -> None:
    t = playing("devouring", clues={"judy": 3}).play("choose judy", "skip")
    assert (t.on("judy", "clues"), t.asks) == (2, "act")


def test_mental_image() -> None:
    t = playing("mental-image", secrets={"judy": 3}, favours={"judy": 1})
    t.play("choose judy", "choose silas")
    assert (t.on("judy", "secrets"), t.on("silas", "secrets"), t.on("judy", "favours")) == (0, 3, 1)


# Curses


def test_foreboding() -> None:
    """A villager's ability gives the Hunter a card less, but at least one; cards give as many as ever."""
    t = Settlement("hunter", cards=["foreboding", "murky-waters"], clues={"judy": 1}).visit("oswald", "use")
    t.play("choose judy").luck("glow", "lure")
    assert (t.hand("hunter"), t.asks) == (["glow", "lure"], "act"), "two instead of three"
    t.play("activate murky-waters").luck("trail", "survey")
    assert t.asks == "act"
    t = Settlement("hunter", cards=["foreboding"]).visit("oswald", "use", "skip").luck("glow")
    assert t.asks == "act", "at least one"
    assert "foreboding" not in working(t), "where it takes nothing it is not spoken of"


@pytest.mark.parametrize(("gloom", "needed"), [(1, 4), (2, 5), (3, 5)])
def test_phantom(gloom: int, needed: int) -> None:
    """A clue more for each gloom, two more at most."""
    clues = dict.fromkeys(("ashley", "william", "silas", "oswald", "hazel", "kveta", "grace", "edith"), 1)
    t = Settlement("hunter", cards=[f"phantom {gloom}"], clues={**clues, "judy": needed - 1})
    assert t.refused("eliminate judy") == "too-few-clues"
    t = Settlement("hunter", cards=[f"phantom {gloom}"], clues={**clues, "judy": needed})
    assert t.offered("eliminate") == {"judy"}


def test_phantom_cleansed() -> None:
    assert Settlement("hunter", cards=["phantom 1"]).play("cancel phantom").evidence == 1


def test_stained_moon() -> None:
    """No clues, neither by visits nor by effects (steps 6 and 7 of the example)."""
    t = Settlement("hunter", cards=["stained-moon", "hillock"])
    assert t.refused("activate hillock") == "no-use"
    assert t.play("visit judy").all_on("clues") == {}


def test_stained_moon_cleansed() -> None:
    t = Settlement("hunter", cards=["stained-moon 1"]).play("cancel stained-moon").luck("glow")
    assert (t.influence("hunter"), t.hand("hunter")) == (8, ["glow"])


def test_will_o_wisp() -> None:
    """At the Hunter's first visit in a turn the Witch says where the clues go."""
    t = Settlement("hunter", cards=["will-o-wisp"]).play("visit judy")
    assert (t.seat, t.offered("choose")) == ("witch", {"judy", "grace", "edith"})
    t.play("choose edith", "skip", "visit ashley")
    assert t.seat == "hunter"


def test_a_will_o_wisp_under_the_stained_moon() -> None:
    """Where no clues are placed there is nothing to lead astray."""
    t = Settlement("hunter", cards=["will-o-wisp", "stained-moon"]).play("visit judy")
    assert (t.seat, working(t)) == ("hunter", set())


@pytest.mark.parametrize(("gloom", "gained"), [(1, 1), (2, 1), (3, 2)])
def test_strength_in_darkness(gloom: int, gained: int) -> None:
    assert Settlement("witch", cards=[f"strength-in-darkness {gloom}"]).influence("witch") == 5 + gained


def test_strength_in_darkness_cleansed() -> None:
    t = Settlement("hunter", cards=["strength-in-darkness 1"]).play("cancel strength-in-darkness")
    assert t.influence("hunter") == 8


def test_invisible_wall() -> None:
    """The Hunter pays two to visit the villager behind it; the Witch does not."""
    t = playing("invisible-wall").play("choose ashley")
    assert t.visit("ashley", "skip").influence("witch") == 5 - 2
    t = Settlement("hunter", cards=["invisible-wall @ashley"], influence=3).play("visit ashley")
    assert t.influence("hunter") == 1
    t = Settlement("hunter", cards=["invisible-wall @ashley"], influence=1)
    assert t.refused("visit ashley") == "wall"


# Familiars


def test_shroud() -> None:
    """(Boosted in step 1 of the example.)"""
    t = familiar("shroud", hand=["venom", "daze"]).play("call shroud")
    assert (t.options, t.refused("play daze")) == (["play venom", "skip"], "only-kind")
    t.play("play venom")
    assert (t.in_play, t.influence("witch"), t.hand("witch")) == ({"shroud", "venom"}, 5, ["daze"])


def test_scent() -> None:
    t = familiar("scent", cards=["phantom"], other=["glow", "lure"])
    t.play("boost scent")
    assert (t.influence("hunter"), t.tokens("phantom"), t.waits) == (4, 2, "snatch")
    assert t.luck("lure").hand("hunter") == ["glow"]
    assert familiar("scent").play("call scent").influence("hunter") == 4


def test_a_boost_may_do_what_the_familiar_alone_cannot() -> None:
    """A Hunter without influence has none to lose, but cards; and a rich Witch still draws."""
    t = familiar("scent", cards=["phantom"], other=["glow"], others=0)
    assert t.options == ["boost scent", "skip"]
    assert t.play("boost scent").luck("glow").hand("hunter") == []
    t = familiar("helping-hand", cards=["phantom"], influence=20).play("boost helping-hand").luck("ruse")
    assert (t.influence("witch"), t.hand("witch")) == (20, ["ruse"])


def test_a_boost_that_has_nothing_to_work_on_costs_nothing() -> None:
    """House: Shroud without a brew. Nobody could see beforehand that she has none."""
    t = familiar("shroud", cards=["phantom"], hand=["daze"]).play("boost shroud")
    assert t.options == ["skip"], "she is asked all the same"
    assert (t.play("skip").tokens("phantom"), t.asks) == (3, "act")


def test_helping_hand() -> None:
    assert familiar("helping-hand").play("call helping-hand").influence("witch") == 6
    t = familiar("helping-hand", cards=["phantom"]).play("boost helping-hand").luck("ruse")
    assert (t.influence("witch"), t.hand("witch")) == (6, ["ruse"])


def test_ruse() -> None:
    t = familiar("ruse", clues={"oswald": 2}).play("call ruse", "choose judy")
    assert t.all_on("clues") == {"oswald": 1, "judy": 1}
    t = familiar("ruse", clues={"oswald": 2}, cards=["phantom"]).play("boost ruse")
    assert t.all_on("clues") == {"oswald": 1}


def test_rapture() -> None:
    assert familiar("rapture").play("call rapture").on("oswald", "secrets") == 2
    assert familiar("rapture", cards=["phantom"]).play("boost rapture").on("oswald", "secrets") == 3


def test_misty_breath() -> None:
    t = familiar("misty-breath", cards=["phantom 1"]).play("call misty-breath")
    assert t.tokens("phantom") == 2
    t = familiar("misty-breath", cards=["phantom"])
    assert t.options == ["boost misty-breath", "skip"], "the card is full"
    t.play("boost misty-breath")
    assert (t.tokens("phantom"), t.influence("witch")) == (4, 4)


def test_familiars_act_once_each_in_any_order_and_only_for_their_pawn() -> None:
    t = familiar("scent", cards=["helping-hand", "rapture"])
    assert t.offered("call") == {"scent", "helping-hand", "rapture"}
    t.play("call rapture")
    assert t.offered("call") == {"scent", "helping-hand"}
    t.play("skip")
    assert t.asks == "act"
    t.visit("ashley", "skip")
    assert t.asks == "act", "an ordinary pawn brings no familiar"
