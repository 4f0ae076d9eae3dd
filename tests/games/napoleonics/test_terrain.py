"""Terrain ("Terén"): one test for each row, and for what works and fords do besides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.napoleonics.napoleonics_table import Battlefield

INFANTRY, CAVALRY, ARTILLERY = "french-light", "french-light-cavalry", "french-foot-artillery"
"""Four dice in melee each, five and three in fire."""
ROWS: dict[str, tuple[tuple[int, int, int], tuple[int, int], tuple[int, int, int], tuple[int, int]]] = {
    ".": ((0, 0, 0), (0, 0), (0, 0, 0), (0, 0)),
    "F": ((-1, -2, -1), (-1, -1), (0, -2, -1), (0, -1)),
    "H": ((-1, -1, 0), (-1, 0), (0, -1, 0), (0, 0)),
    "T": ((-2, -3, -1), (-2, -1), (0, -3, -1), (0, -1)),
    "W": ((-2, -3, -1), (-2, -1), (0, -3, -1), (0, -1)),
    "f": ((-1, -1, -1), (0, 0), (-1, -1, -1), (-1, -1)),
    "B": ((0, 0, 0), (0, 0), (0, 0, 0), (0, 0)),
    "Q": ((-1, -2, -1), (0, -1), (-1, -2, 0), (-1, 0)),
}
"""Melee and fire into it, melee and fire out of it, for infantry, cavalry, artillery (cavalry does not fire)."""


def attack(kind: str, target: str, **more: Any) -> int:
    """The dice of a unit at E7 against British line infantry beside it or two hexes away."""
    t = Battlefield(french={"E7": kind}, allied={target: "british-line"}, **more).to_battle("order E7")
    fire = bool(t.offered(f"fire E7 {target}"))
    if f"{'fire' if fire else 'melee'} E7 {target}" not in t.options:
        return 0
    t.play(f"{'fire' if fire else 'melee'} E7 {target}")
    if t.asks == "meet-attack":
        t.play("stand")
    return t.dice


@pytest.mark.parametrize("sign", ROWS)
def test_dice_into_terrain(sign: str) -> None:
    """ "Když jednotka útočí NA HEX …"."""
    melee, fire, _, _ = ROWS[sign]
    ground = {"E8": sign}
    assert tuple(attack(kind, "E8", terrain=ground) - 4 for kind in (INFANTRY, CAVALRY, ARTILLERY)) == melee
    ground = {"E9": sign}
    assert (attack(INFANTRY, "E9", terrain=ground) - 5, attack(ARTILLERY, "E9", terrain=ground) - 3) == fire


@pytest.mark.parametrize("sign", ROWS)
def test_dice_out_of_terrain(sign: str) -> None:
    """ "Když jednotka útočí Z HEXU …"."""
    _, _, melee, fire = ROWS[sign]
    ground = {"E7": sign}
    guns = () if sign == "Q" else (ARTILLERY,)
    assert (
        tuple(attack(kind, "E8", terrain=ground) - 4 for kind in (INFANTRY, CAVALRY, *guns)) == melee[: 2 + len(guns)]
    )
    assert (
        tuple(attack(kind, "E9", terrain=ground) - (5 if kind == INFANTRY else 3) for kind in (INFANTRY, *guns))
        == fire[: 1 + len(guns)]
    )


def test_into_and_out_add_up() -> None:
    """Cavalry from one forest into another has four dice less."""
    assert attack("french-cuirassier", "E8", terrain={"E7": "F", "E8": "F"}) == 1


def test_from_hill_to_hill() -> None:
    """ "Když jednotka útočí Z HEXU KOPCE NA HEX KOPCE": nothing in melee, one die in the fire of infantry."""
    both = {"E7": "H", "E8": "H", "E9": "H"}
    assert [attack(kind, "E8", terrain=both) for kind in (INFANTRY, CAVALRY, ARTILLERY)] == [4, 4, 4]
    assert [attack(kind, "E9", terrain=both) for kind in (INFANTRY, ARTILLERY)] == [4, 3]


@pytest.mark.parametrize(
    ("sign", "stops"), [("F", True), ("H", False), ("T", True), ("W", True), ("f", True), ("B", False), ("Q", True)]
)
def test_who_has_to_stop(sign: str, stops: bool) -> None:
    """ "Jednotka nebo velitel, který vstoupí na hex …, se musí zastavit."""
    walls = {f"{r}{c}": "R" for r in "DF" for c in (5, 6, 7)} | {"E8": "R", "E6": sign}
    t = Battlefield(french={"E7": CAVALRY}, terrain=walls).to_move("order E7")
    assert t.offered("move E7") == ({"E6"} if stops else {"E6", "E5", "E4", "D4", "F4"})
    t = Battlefield(leaders={"ney": "E7"}, terrain=walls).to_move("order E7")
    assert ("E5" in t.offered("ride E7")) is not stops


@pytest.mark.parametrize(
    ("sign", "battles"),
    [
        ("F", {INFANTRY}),
        ("T", set()),
        ("W", set()),
        ("f", {INFANTRY, "french-line"}),
        ("H", {INFANTRY, "french-line"}),
        ("Q", {INFANTRY, "french-line"}),
    ],
)
def test_who_battles_in_the_turn_it_enters(sign: str, battles: set[str]) -> None:
    """ "Jednotka nemůže bojovat v tom samém kole, ve kterém vstoupí na hex lesa. Výjimkou jsou lehká pěchota…"; nobody
    in buildings; "Jednotka může bojovat ve stejném kole, ve kterém vstoupila na hex přebroditelné řeky."""
    for kind in (INFANTRY, "french-line"):
        t = Battlefield(french={"E7": kind}, allied={"D5": "british-line"}, terrain={"E6": sign})
        t.to_battle("order E7", "move E7 E6")
        assert bool(t.offered("melee E6")) is (kind in battles), (kind, sign)


def test_batteries_do_not_enter_a_sand_quarry_others_do() -> None:
    """ "Pískový lom je neprůchodný pro jednotky dělostřelectva."""
    for kind, enters in ((ARTILLERY, False), (INFANTRY, True), (CAVALRY, True)):
        t = Battlefield(french={"E7": kind}, terrain={"E6": "Q"}).to_move("order E7")
        assert ("E6" in t.offered("move E7")) is enters


def test_a_scenario_may_let_units_pass_a_stream() -> None:
    """Salamanca: whoever enters it need not stop."""
    t = Battlefield(french={"E7": CAVALRY}, terrain={"E6": "f"}, fords="fords_stop = false").to_move("order E7")
    assert "E5" in t.offered("move E7")


class TestFieldWorks:
    """ "Polní opevnění" on three sides: works face west, E7 from E6, D6 and F6."""

    works = {"E8": "W NW SW"}
    ground = {"E8": "E"}

    def test_dice_through_the_works(self) -> None:
        """Infantry −1, cavalry −2, artillery 0; from an open side nothing."""
        dice = [attack(k, "E8", terrain=self.ground, works=self.works) for k in (INFANTRY, CAVALRY, ARTILLERY)]
        assert dice == [3, 2, 4]
        behind = {"E6": "W NW SW"}
        assert attack(CAVALRY, "E6", terrain={"E6": "E"}, works=behind) == 4

    def test_fire_through_the_works(self) -> None:
        """The line of fire decides through which side."""
        ground, works = {"E9": "E"}, {"E9": "W NW SW"}
        assert attack(INFANTRY, "E9", terrain=ground, works=works) == 4
        assert attack(INFANTRY, "E5", terrain={"E5": "E"}, works={"E5": "W NW SW"}) == 5

    def test_fire_over_a_corner(self) -> None:
        """From C7 the line comes over the corner between the two upper sides of E7 (house: works count if they stand on
        both of them)."""
        for sides, dice, steady in (("W NW NE", 4, True), ("NE E SE", 5, False), ("SW W NW", 5, False)):
            t = Battlefield(
                french={"C7": INFANTRY}, allied={"E7": "british-line"}, terrain={"E7": "E"}, works={"E7": sides}
            )
            t.to_battle("order C7").play("fire C7 E7")
            assert t.dice == dice
            assert (t.roll("F" + "C" * (dice - 1)).asks == "ignore-flags") is steady

    def test_cavalry_out_through_the_works(self) -> None:
        """ "Z HEXU POLNÍHO OPEVNĚNÍ: jízdě se snižuje počet kostek o 2"; infantry and artillery as they are."""
        works = {"E7": "E SE NE"}
        dice = [attack(k, "E8", terrain={"E7": "E"}, works=works) for k in (INFANTRY, CAVALRY, ARTILLERY)]
        assert dice == [4, 2, 4]

    def test_on_a_hill_only_the_works_count(self) -> None:
        """ "…ignorujte redukci bojových kostek kvůli terénu kopce a použijte pouze redukci polního opevnění."""
        hill = {"E8": "K"}
        assert attack(INFANTRY, "E8", terrain=hill, works=self.works) == 3
        assert attack(CAVALRY, "E8", terrain=hill, works=self.works) == 2
        assert attack(CAVALRY, "E8", terrain=hill, works={"E8": "E NE SE"}) == 3

    def test_who_crosses_them_stops(self) -> None:
        """ "Jednotka nebo velitel, který přechází (vstupuje i vystupuje) přes stranu s opevněním, se musí zastavit."""
        walls = {f"{r}{c}": "R" for r in "DF" for c in (5, 6, 7)} | {"E8": "R", "E6": "E"}
        inward = Battlefield(french={"E7": CAVALRY}, terrain=walls, works={"E6": "E NE SE"}).to_move("order E7")
        assert inward.offered("move E7") == {"E6"}
        behind = Battlefield(french={"E7": CAVALRY}, terrain=walls, works={"E6": "NW W SW"}).to_move("order E7")
        assert behind.offered("move E7") == {"E6", "E5"}
        walls = {**walls, "E6": ".", "E7": "E"}
        outward = Battlefield(french={"E7": CAVALRY}, terrain=walls, works={"E7": "W NW SW"}).to_move("order E7")
        assert outward.offered("move E7") == {"E6"}

    @pytest.mark.parametrize(
        ("kind", "steady"), [("british-line", True), ("british-foot-artillery", True), ("british-light-cavalry", False)]
    )
    def test_a_flag_is_ignored_behind_them(self, kind: str, steady: bool) -> None:
        """ "…bránící se jednotka pěchoty nebo dělostřelectva (jízda ne) může ignorovat jeden symbol praporu."""
        t = Battlefield(french={"E7": INFANTRY}, allied={"E8": kind}, terrain=self.ground, works=self.works)
        t.to_battle("order E7").play("melee E7 E8")
        if t.asks == "meet-attack":
            t.play("stand")
        t.roll("FAA" if kind != "british-foot-artillery" else "FCC")
        assert (t.asks == "ignore-flags") is steady

    def test_not_from_an_open_side(self) -> None:
        """ "Nemůže tedy ignorovat symbol praporu", where there are no works."""
        t = Battlefield(
            french={"E7": INFANTRY}, allied={"E8": "british-line"}, terrain=self.ground, works={"E8": "E NE SE"}
        )
        t.to_battle("order E7").play("melee E7 E8").roll("FAAA")
        assert t.asks == "fall-back"


def test_rivers_and_rugged_hills_are_closed_to_all_but_bridges_are_not() -> None:
    """ "Hexy řeky jsou neprůchodné, pokud na řece není most nebo brod"; "Strmý svah: není povolen"."""
    for sign, enters in (("r", False), ("R", False), ("B", True)):
        t = Battlefield(french={"E7": INFANTRY}, terrain={"E6": sign}).to_move("order E7")
        assert ("E6" in t.offered("move E7")) is enters
