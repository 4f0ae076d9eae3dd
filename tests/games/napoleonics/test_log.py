"""The log tells the story: who, where, what for and with what result; what falls away is told, too."""

from __future__ import annotations

from tests.games.napoleonics.napoleonics_table import GAME, Battlefield


def told(t: Battlefield, start: str = "log-", language: str = "en") -> list[str]:
    """What everybody has heard, of messages that begin like this."""
    texts = GAME.texts(language)
    return [texts.say(message) for message in t.table.log if message.to is None and message.id.startswith(start)]


def test_a_combat_from_its_declaration_to_its_end() -> None:
    t = Battlefield(french={"E7": "french-line"}, allied={"E8": "british-line"}, terrain={"E8": "H"})
    t.to_battle("order E7").play("melee E7 E8").roll("IAAF").play("retreat F8").play("done")
    assert told(t)[2:] == [
        "Ordered: French line infantry at E7.",
        "French line infantry at E7 attacks British line infantry at E8.",
        "Attack from E7 (blocks 4 + against infantry 1 − hill 1 = 4): infantry, 2× artillery and flag.",
        "British line infantry at E8 loses a block, left: 3.",
        "British line infantry retreats from E8 to F8.",
    ]


def test_in_czech_sides_are_many_and_units_are_one() -> None:
    """ "Francouzi – podniká protiútok" it was once."""
    t = Battlefield(french={"E7": "french-light"}, allied={"E8": "british-line"})
    t.to_battle("order E7").play("melee E7 E8").roll("AAAA", "AAAA")
    assert "Britská řadová pěchota na E8 podniká protiútok (bloky 4): 4× dělostřelectvo." in told(t, language="cs")


def test_a_card_by_which_nobody_is_ordered_is_told() -> None:
    """It would look like a turn left out; whoever has ordered somebody in another section is not spoken of."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line"}, hand=["assault-center"]).play("done")
    assert "The French order nobody." in told(t)
    t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line"}, hand=["forward"])
    t.play("order E7", "done")
    assert "The French order nobody." not in told(t)


def test_cards_that_order_many_say_where_they_stand() -> None:
    """Force March, Cold Steel and Leadership."""
    units = {"E7": "french-line", "E5": "french-line"}
    enemies = {"E8": "british-line", "D5": "british-line"}
    t = Battlefield(french=units, allied=enemies, hand=["force-march"]).play("section center")
    assert told(t, "log-order") == ["Ordered: everybody of the card’s kind – E7 and E5."]
    t = Battlefield(french=units, allied=enemies, hand=["cold-steel"])
    assert told(t, "log-order") == ["Ordered: everybody of the card’s kind – E7 and E5."]
    t = Battlefield(french=units, hand=["cold-steel"])
    assert told(t, "log-order") == ["French: the card orders nobody."]
    t = Battlefield(french=units, leaders={"ney": "E7", "reille": "C7"}, hand=["leadership"]).play("detach E7")
    assert told(t, "log-order") + told(t, "log-detached") == [
        "Ordered: French line infantry at E7 with Ney, a die more.",
        "Ordered: Reille at C7.",
        "French line infantry at E7 has no order without its leader.",
        "Ordered: Ney is to leave French line infantry at E7.",
    ]


def test_a_check_names_the_leader_and_says_how_it_ended() -> None:
    t = Battlefield(french={"E7": "french-light"}, allied={"E9": "british-line"}, leaders={"picton": "E9"})
    t.to_battle("order E7").play("fire E7 E9").roll("IAAAA", "SI")
    assert told(t, "log-roll-check") == ["Picton at E9 in danger: sabres and infantry – unharmed."]


def test_dice_of_batteries_that_are_lost() -> None:
    """ "Kostky dělostřelectva nemohou být v tomto případě využity."""
    units = {"E7": "french-light", "C8": "french-foot-artillery"}
    t = Battlefield(french=units, allied={"E8": "british-line"}, other=["first-strike", "forward"])
    t.to_battle("order E7", "order C8").play("melee E7 E8", "support C8", "first-strike").roll("FAAA")
    t.play("retreat D6")
    assert told(t, "log-attack-lost") == ["French light infantry is no longer at E7: there is no attack."]
    assert told(t, "log-support-lost") == ["The dice of French foot battery at C8 are lost."]


def test_an_objective_that_is_lost() -> None:
    """A temporary banner goes as soon as the unit does, and everybody hears of it."""
    goal = """
[[objectives]]
id = "medellin"
side = "top"
hexes = ["E7"]
"""
    t = Battlefield(french={"E7": "french-line"}, more=goal)
    assert t.table.view(None).sides[0].lent == 1
    t.to_move("order E7").play("move E7 E6")
    assert told(t, "log-objective") == [
        "The French hold Cerro de Medellín (E7). Banners: 1.",
        "The French no longer hold Cerro de Medellín (E7). Banners lost: 1.",
    ]
    assert t.table.view(None).sides[0].lent == 0


def test_blocks_lost_for_want_of_a_way_back() -> None:
    t = Battlefield(french={"G7": "french-light"}, allied={"I7": "british-line"})
    t.to_battle("order G7").play("fire G7 I7").roll("FAAAA")
    assert told(t, "log-cornered") == ["British line infantry at I7 has no way back (hexes: 1) and pays with blocks."]


def test_rally_says_for_whom_it_asks_and_what_it_wastes() -> None:
    units = {"E7": "french-line 1", "E5": "french-line 1"}
    t = Battlefield(french=units, hand=["rally", "forward"]).play("play rally").roll("IC")
    assert t.table.prompt is not None
    assert GAME.texts("en").say(t.table.prompt) == "French: which unit gets a block back (infantry)?"
    t.play("rally E7")
    assert told(t, "log-rally-lost") == ["A symbol is lost: nobody lacks a block (cavalry)."]


def test_who_draws_is_heard_by_all_and_what_only_by_one() -> None:
    t = Battlefield(french={"E7": "french-line"}).to_move()
    t.roll("forward")
    heard = {seat: [m.id for m in t.table.log if m.heard_by(seat)][-2:] for seat in ("french", "allied", None)}
    assert heard == {
        "french": ["log-drew", "log-turn"],
        "allied": ["log-draws", "log-turn"],
        None: ["log-draws", "log-turn"],
    }
