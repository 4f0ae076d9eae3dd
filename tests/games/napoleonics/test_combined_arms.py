"""Combined arms ("Kombinovaný útok")."""

from __future__ import annotations

from typing import Any

from tests.games.napoleonics.napoleonics_table import Battlefield

HAND = ("scout-left", "probe-left", "forward")


def joint(
    guns: dict[str, str], *, kind: str = "french-light", target: str = "british-line", **more: Any
) -> Battlefield:
    """The unit at E7 attacks E8, with ordered batteries elsewhere."""
    others = more.pop("others", {})
    t = Battlefield(french={"E7": kind, **guns, **others}, allied={"E8": target, **more.pop("friends", {})}, **more)
    return t.to_battle("order E7", *(f"order {hex}" for hex in guns)).play("melee E7 E8")


def test_dice_of_the_battery_are_added() -> None:
    """ "Kostky dělostřelectva se přičtou ke kostkám přátelské útočící jednotky."""
    t = joint({"C8": "french-foot-artillery"})
    assert (t.asks, t.options) == ("join-guns", ["support C8", "done"])
    t.play("support C8")
    assert t.dice == 7


def test_it_is_said_before_the_dice_and_not_a_must() -> None:
    """ "Kombinovaný útok musí být ohlášen před hodem kostek."""
    t = joint({"C8": "french-foot-artillery"}).play("done")
    assert t.dice == 4
    t.roll("AAAA", "AAAA")
    assert t.offered("fire C8") == {"E8"}


def test_several_batteries_and_one_beside() -> None:
    """ "…jedna nebo více jednotek dělostřelectva (na blízko i na dálku)": melee dice beside, ranged dice afar."""
    t = joint({"C9": "french-foot-artillery", "D7": "french-horse-artillery"})
    assert t.offered("support") == {"C9", "D7"}
    assert t.play("support D7", "support C9").dice == 4 + 3 + 3


def test_the_line_of_sight_has_to_be_free() -> None:
    """ "Všechny jednotky dělostřelectva musí být v dostřelu a mít volnou linii výhledu."""
    assert joint({"E5": "french-foot-artillery"}).waits == "blow"
    assert joint({"C8": "french-foot-artillery"}, terrain={"D7": "F", "D8": "F"}).waits == "blow"


def test_each_with_its_own_terrain() -> None:
    """ "…spočítá kostky (včetně vlivu terénu)": infantry −1 and artillery −1 into a forest."""
    assert joint({"C8": "french-foot-artillery"}, terrain={"E8": "F"}).play("support C8").dice == 3 + 2


def test_a_unit_without_dice_attacks_with_the_batterys() -> None:
    """ "Může se stát, že počet kostek pěchoty nebo jízdy je nula. Dělostřelectvo i v tomto případě hází svůj počet."""
    t = joint({"C8": "french-foot-artillery"}, kind="french-light-cavalry 2", terrain={"E8": "F"})
    assert t.dice == 2


def test_sabers_hit_for_the_battery_too_or_not() -> None:
    """ "…třebaže jednotka dělostřelectva útočí na dálku, každý symbol šavle znamená zásah"; with militia none does."""
    assert joint({"C8": "french-foot-artillery"}).play("support C8").roll("SSSAAAA").blocks("E8") == 1
    assert (
        joint({"C8": "french-foot-artillery"}, kind="french-militia").play("support C8").roll("SSSAAAA").blocks("E8")
        == 4
    )


def test_battling_back_is_against_the_unit_never_the_battery() -> None:
    """ "…musí zaútočit proti pěchotě nebo jízdě, ne proti dělostřelectvu."""
    t = joint({"D8": "french-foot-artillery"}).play("support D8").roll("AAAAAAAA")
    assert t.roll("SSAA").blocks("E7") == 2


def test_a_battery_battles_once() -> None:
    """It has battled when it joined."""
    t = (
        joint({"C8": "french-foot-artillery"}, friends={"C5": "british-line"})
        .play("support C8")
        .roll("AAAAAAA", "AAAA")
    )
    assert t.waits == "draw-card"


def test_not_over_friends_from_a_hill() -> None:
    """ "1. PŘÍKLAD: …může bojovat proti jednotce A… NEMŮŽE proti jednotce B, protože nemůže střílet nad hlavami."""
    hill = {"E5": "H"}
    t = joint({"E5": "french-foot-artillery"}, terrain=hill, others={"E6": "french-line"})
    assert t.waits == "blow"
    t = Battlefield(
        french={"C7": "french-foot-artillery", "E7": "french-light", "D8": "french-line"},
        allied={"E8": "british-line", "E9": "british-line"},
        terrain={"C7": "H"},
    )
    t.to_battle("order C7", "order E7", "order D8").play("melee E7 E8")
    assert t.offered("support") == {"C7"}


def test_a_battery_beside_another_enemy_does_not_join() -> None:
    """Ranged combat is closed to who has an enemy unit beside."""
    assert joint({"C8": "french-foot-artillery"}, friends={"C9": "british-line"}).waits == "blow"


def test_a_horse_battery_that_moved_joins_from_three_hexes_at_most() -> None:
    """ "…která se přesunuje o 1 hex může bojovat, ale pouze na vzdálenost 3 hexů."""
    for start, to, joins in (("A7", "B7", True), ("A5", "A6", False)):
        t = Battlefield(french={"E7": "french-light", start: "french-horse-artillery"}, allied={"E8": "british-line"})
        t.to_battle("order E7", f"order {start}", f"move {start} {to}").play("melee E7 E8")
        assert (t.asks == "join-guns") is joins


def test_no_battery_joins_an_attack_on_a_leader_alone() -> None:
    """ "…linii výhledu na nepřátelskou jednotku, na kterou útočí": he is no unit, and nobody fires at him."""
    guns = {"C8": "french-foot-artillery", "D8": "french-horse-artillery"}
    t = Battlefield(french={"E7": "french-light", **guns}, leaders={"picton": "E8"})
    t.to_battle("order E7", "order C8", "order D8").play("melee E7 E8")
    assert (t.waits, t.dice) == ("blow", 4)


def test_batteries_alone_do_not_combine() -> None:
    """It takes infantry or cavalry to lead the attack."""
    assert joint({"C8": "french-foot-artillery"}, kind="french-foot-artillery").waits == "blow"


def test_first_strike_may_end_it() -> None:
    """ "…zničí útočící jednotku nebo ji přinutí ustoupit, kostky dělostřelectva nemohou být využity."""
    other = ("first-strike", *HAND)
    t = joint({"C8": "french-foot-artillery"}, other=other).play("support C8", "first-strike").roll("FAAA")
    assert t.play("retreat D6").waits == "draw-card"


def test_a_square_repels_it() -> None:
    """ "2. PŘÍKLAD": cavalry and a horse battery of three at three hexes against a square: a flag ends it, otherwise it
    is two dice."""

    def attack() -> Battlefield:
        units = {"E7": "french-light-cavalry", "B7": "french-horse-artillery"}
        t = Battlefield(french=units, allied={"E8": "british-line"}, other=HAND).to_battle("order E7", "order B7")
        return t.play("melee E7 E8", "support B7", "form-square").roll("forward")

    assert attack().roll("A").dice == 2
    assert attack().roll("F").play("retreat D6").waits == "draw-card"


def test_a_square_may_lead_it() -> None:
    """ "…to přidá maximálně 1 bojovou kostku k bojovým kostkám dělostřelectva", and all its flags repel cavalry."""
    t = Battlefield(
        "allied",
        french={"E7": "french-guard-heavy-cavalry"},
        allied={"E8": "british-line", "G7": "british-foot-artillery"},
        squares=["E8"],
    )
    t.to_battle("order E8", "order G7").play("melee E8 E7", "support G7", "stand")
    assert t.dice == 1 + 3
    assert t.roll("FAAA").asks == "fall-back"


def test_cavalry_retires_from_combined_arms_of_infantry() -> None:
    """ "I dělostřelectvo háže kostkami v rámci kombinovaného útoku, pokud se jízda rozhodne stáhnout."""
    t = joint({"C8": "french-foot-artillery"}, target="british-light-cavalry").play("support C8", "retire")
    assert t.dice == 7


def test_the_bonus_melee_may_be_combined() -> None:
    """ "Bonusový útok jízdy může být součástí kombinovaného útoku", with batteries that have not battled."""
    t = joint(
        {"C9": "french-foot-artillery"},
        kind="french-heavy-cavalry",
        target="british-line 1",
        friends={"E9": "british-line"},
    )
    t.play("done").roll("SAAAA").play("advance E8", "done", "melee E8 E9")
    assert t.options == ["support C9", "done"]
