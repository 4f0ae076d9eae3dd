"""Phase 3: movement ("Proveďte přesun vašich jednotek a velitelů")."""

from __future__ import annotations

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield

FAR = {
    "french-line": (1, 1), "french-grenadier": (1, 1), "french-old-guard": (1, 1), "french-militia": (1, 1),
    "french-light": (1, 2), "french-young-guard": (1, 2), "french-light-cavalry": (3, 3),
    "french-heavy-cavalry": (2, 2), "french-cuirassier": (2, 2), "french-guard-heavy-cavalry": (2, 2),
    "french-foot-artillery": (0, 1), "french-guard-foot-artillery": (0, 1), "french-horse-artillery": (1, 2),
    "french-guard-horse-artillery": (1, 2),
}  # fmt: skip
"""How far with a battle afterwards, and how far without."""


def ordered(*, french: dict[str, str], **more: object) -> Battlefield:
    t = Battlefield(french=french, **more)  # type: ignore[arg-type]
    return t.to_move(*(f"order {hex}" for hex in french))


@pytest.mark.parametrize("kind", FAR)
def test_how_far_each_arm_moves(kind: str) -> None:
    """ "Pohyb pěchoty", "Pohyb jízdy", "Pohyb dělostřelectva"."""
    t = ordered(french={"E7": kind})
    distance = t.s.field.hexes.distance[t.cell("E7")]
    assert max(distance[t.cell(to)] for to in t.offered("move E7")) == FAR[kind][1]


@pytest.mark.parametrize("kind", FAR)
def test_who_moves_farther_does_not_battle(kind: str) -> None:
    """ "…o 1 hex a bojovat nebo o 2 hexy jestliže nebojuje"; a foot battery moves or battles."""
    for steps, to, enemy in ((1, "E6", "D5"), (2, "E5", "D4"), (3, "E4", "D3")):
        if steps <= FAR[kind][1]:
            t = ordered(french={"E7": kind}, allied={enemy: "british-line"}).moved(f"move E7 {to}")
            assert bool(t.offered(f"melee {to}")) is (steps <= FAR[kind][0])


def test_nobody_has_to_move() -> None:
    """ "Jednotka nebo velitel, který obdrží rozkaz k přesunu se nemusí přesunout."""
    t = ordered(french={"E7": "french-line"}, allied={"D7": "british-line"}).play("done")
    assert t.offered("melee E7") == {"D7"}


def test_each_moves_once() -> None:
    """ "Jednotka nebo velitel, může obdržet v jednom kole jen jeden rozkaz k přesunu."""
    t = ordered(french={"E7": "french-line", "E8": "french-line"}).play("move E7 E6")
    assert not t.offered("move E6")


def test_units_do_not_enter_or_pass_others() -> None:
    """ "Jednotka nemůže jít (ani projít skrz) na hex obsazený jinou přátelskou nebo nepřátelskou jednotkou."""
    wall = {"D6": "french-line", "D7": "french-line", "E6": "french-line", "E8": "french-line"}
    t = Battlefield(french={"E7": "french-light-cavalry", **wall}, allied={"F6": "british-line", "F7": "british-line"})
    t.to_move("order E7")
    assert not t.offered("move E7")


def test_units_do_not_enter_the_hex_of_an_enemy_leader() -> None:
    """ "…nebo nepřátelským velitelem."""
    t = ordered(french={"E7": "french-line"}, leaders={"picton": "E6"})
    assert "E6" not in t.offered("move E7")


def test_a_unit_stops_where_it_joins_a_leader() -> None:
    """ "Jednotka může vstoupit na hex s přátelským velitelem, pokud je tento velitel sám. Avšak musí se zastavit."""
    walls = {f"{row}{c}": "R" for row, c in (("D", 6), ("D", 7), ("E", 8), ("F", 6), ("F", 7))}
    t = ordered(french={"E7": "french-light-cavalry"}, leaders={"ney": "E6"}, terrain=walls)
    assert t.offered("move E7") == {"E6"}
    t.play("move E7 E6")
    assert t.leader("E6") == "ney"


def test_a_unit_with_a_leader_does_not_join_another() -> None:
    """ "Dva velitelé nesmí zůstat stát na stejném hexu."""
    t = ordered(french={"E7": "french-line"}, leaders={"ney": "E7", "reille": "E6"})
    assert "E6" not in t.offered("move E7")


def test_a_unit_whose_leader_was_ordered_away_may_join_another() -> None:
    """ "Jednotka může vstoupit na hex s přátelským velitelem, pokud je tento velitel sám": its own one stays."""
    t = Battlefield(french={"E7": "french-line"}, leaders={"ney": "E7", "reille": "E6"})
    t.to_move("order E7", "detach E7").play("move E7 E6")
    assert (t.leader("E7"), t.leader("E6"), t.kind("E6")) == ("ney", "reille", "french-line")


def test_sections_may_be_left() -> None:
    """ "Jednotky a velitelé s rozkazem k přesunu mohou přejít z jedné sekce na druhou."""
    assert "E4" in ordered(french={"E5": "french-light-cavalry"}).offered("move E5")


def test_impassable_terrain_is_not_entered() -> None:
    """ "Jednotka nebo velitel nemohou projít přes hex na kterém je neprůchodný terén."""
    t = ordered(french={"E7": "french-line"}, terrain={"E6": "r", "D6": "R"})
    assert t.offered("move E7") == {"D7", "E8", "F6", "F7"}


def test_a_leader_rides_three_hexes_through_friends() -> None:
    """ "Velitel může projít skrz hex, na kterém je přátelská jednotka… nebo hex s jiným velitelem."""
    row = {f"E{column}": "R" for column in (5, 8, 9)}
    walls = {f"{r}{c}": "R" for r in "DF" for c in (4, 5, 6, 7, 8, 9)} | row
    t = Battlefield(french={"E6": "french-line"}, leaders={"ney": "E7", "reille": "E6"}, terrain={**walls, "E5": "."})
    t.to_move("order E7")
    assert t.offered("ride E7") == {"E5", "E4"}


def test_a_leader_may_stop_with_a_unit_that_has_none() -> None:
    """ "Velitel, který prochází skrz hex s přátelskou jednotkou, se zde může zastavit."""
    t = Battlefield(french={"E6": "french-line"}, leaders={"ney": "E7"}).to_move("order E7").play("ride E7 E6")
    assert t.leader("E6") == "ney"


def test_a_leader_does_not_pass_enemies() -> None:
    """ "Velitel nesmí procházet skrz hex s nepřátelskou jednotkou nebo nepřátelským velitelem."""
    walls = {f"{r}{c}": "R" for r in "DF" for c in (5, 6, 7)} | {"E8": "R"}
    t = Battlefield(allied={"E6": "british-line"}, leaders={"ney": "E7"}, terrain=walls).to_move("order E7")
    assert t.asks != "move-units"
    t = Battlefield(leaders={"ney": "E7", "picton": "E6"}, terrain=walls).to_move("order E7")
    assert t.asks != "move-units"


def test_a_unit_that_a_leader_has_joined_moves_no_more() -> None:
    """ "Po tom, co se velitel přesune a je přiřazen k jednotce, tato už se nemůže přesunout. Může ale bojovat."""
    t = Battlefield(french={"E6": "french-line"}, allied={"D5": "british-line"}, leaders={"ney": "E8"})
    t.to_move("order E6", "order E8").play("ride E8 E6")
    assert t.asks == "battle-units"
    assert t.offered("melee E6") == {"D5"}


class TestDetachingInEitherOrder:
    """ "Příklad: hrajeme kartu velení Attack Centre…": grenadiers, their leader, and heavy cavalry."""

    def table(self) -> Battlefield:
        units = {"C6": "french-grenadier", "C9": "french-heavy-cavalry"}
        t = Battlefield(french=units, allied={"E8": "british-line", "E5": "british-line"}, leaders={"ney": "C6"})
        return t.play("order C6", "detach C6", "order C9")

    def test_the_cavalry_first(self) -> None:
        """1: the cavalry rides up to the enemy, the leader joins it, both battle, and so do the grenadiers."""
        t = self.table().play("move C9 D8", "ride C6 D8", "move C6 D5")
        assert t.leader("D8") == "ney"
        assert t.offered("melee D8") == {"E8"}
        assert t.offered("melee D5") == {"E5"}

    def test_the_leader_first(self) -> None:
        """2: the grenadiers leave him behind; when he joins the cavalry it can no longer move, but battle."""
        units = {"C6": "french-grenadier", "C9": "french-heavy-cavalry"}
        t = Battlefield(french=units, allied={"D9": "british-line"}, leaders={"ney": "C6"})
        t.play("order C6", "detach C6", "order C9", "move C6 D5")
        assert t.leader("C6") == "ney"
        t.play("ride C6 C9")
        assert t.asks == "battle-units"
        assert t.offered("melee C9") == {"D9"}

    def test_he_may_be_ordered_and_stay(self) -> None:
        """ "…ale nemusí se pohnout vůbec."""
        t = self.table().moved("move C9 C8")
        assert t.leader("C6") == "ney"


def test_without_an_order_to_leave_the_leader_moves_along() -> None:
    """ "…a musí se pohybovat spolu s ní, pokud sám neobdrží rozkaz odloučení od jednotky."""
    t = ordered(french={"E7": "french-line"}, leaders={"ney": "E7"}).play("move E7 E6")
    assert (t.leader("E7"), t.leader("E6")) == ("", "ney")


def test_the_map_is_left_only_where_the_scenario_says_so() -> None:
    """ "Jednotka se může vzdálit z bitevního pole jen pokud je to výslovně povoleno": with its leader, for a banner."""
    more = '[[exits]]\nid = "road"\nsource = "house"\nside = "top"\nhexes = ["A6"]\n'
    units = {"A6": "french-line", "A8": "french-line"}
    t = Battlefield(french=units, leaders={"ney": "A6"}, more=more).to_move("order A6", "order A8")
    assert [text for text in t.options if text.startswith("exit")] == ["exit A6"]
    t.play("exit A6")
    assert t.banners("french") == 1
    assert (t.blocks("A6"), t.leader("A6")) == (0, "")


@pytest.mark.parametrize(("leaders", "banners"), [(0, 0), (1, 1)])
def test_a_leader_leaves_alone(leaders: int, banners: int) -> None:
    """(house) Where units may leave, so may a leader who is alone and ordered; he is safe, and worth what is said."""
    more = f'[[exits]]\nid = "road"\nsource = "house"\nside = "top"\nhexes = ["A6"]\nleaders = {leaders}\n'
    t = Battlefield(leaders={"ney": "A6", "reille": "A7"}, more=more).to_move("order A6", "order A7")
    assert t.offered("exit") == {"A6"}
    assert t.refused("exit A7") == "no-exit"
    t.play("exit A6")
    assert (t.leader("A6"), t.banners("french"), t.banners("allied")) == ("", banners, 0)
    assert {leader.id for leader in t.table.view(None).leaders} == {"reille"}


def test_a_leader_who_is_to_leave_his_unit_leaves_the_map() -> None:
    """The unit, without an order, stays."""
    more = '[[exits]]\nid = "road"\nsource = "house"\nside = "top"\nhexes = ["A6"]\n'
    t = Battlefield(french={"A6": "french-line"}, leaders={"ney": "A6"}, more=more).to_move("detach A6")
    assert t.offered("exit") == {"A6"}
    t.play("exit A6")
    assert (t.kind("A6"), t.leader("A6"), t.banners("french")) == ("french-line", "", 0)
