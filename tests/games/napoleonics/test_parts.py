"""The pieces that a battlefield falls into for nets: units and whom they face, wings, cards and whom they order."""

from __future__ import annotations

from typing import TypeVar

from klubovna.games.napoleonics.parts import PARTS, Card, Held, Moment, Objective, Score
from klubovna.games.napoleonics.troops import Faces, Lone, Ordered, Stands, Unit, Wing
from klubovna.kernel.parts import Part, words
from tests.games.napoleonics.napoleonics_table import Battlefield

P = TypeVar("P", bound=Part)
GOAL = """
[[objectives]]
source = "house"
id = "crest"
side = "top"
hexes = ["E7"]
worth = 1
"""


def of(kind: type[P], parts: list[Part]) -> list[P]:
    return [part for part in parts if isinstance(part, kind)]


def faces(t: Battlefield, seat: str, arm: str) -> Faces:
    [face] = [face for face in of(Faces, PARTS.every(t.s, seat)) if face.mine and face.arm == arm]
    return face


def test_a_hand_is_known_to_its_owner_only() -> None:
    t = Battlefield(hand=("attack-center", "bombard"), other=("scout-left",), squares=["I1"])
    assert {(held.mine, held.card) for held in of(Held, PARTS.every(t.s, "french"))} == {
        (True, "attack-center"),
        (True, "bombard"),
        (False, "scout-left"),
    }
    assert {held.card for held in of(Held, PARTS.known(t.s, "allied"))} == {"scout-left"}


def test_a_card_under_a_square_is_known_to_its_owner_only() -> None:
    t = Battlefield(hand=("attack-center", "bombard"), allied={"E7": "british-line"}, squares=["E7"])
    track = [card for card in of(Card, PARTS.known(t.s, "allied")) if card.place == "track"]
    assert [(card.mine, len(card.card) > 0) for card in track] == [(True, True)]
    assert not [card for card in of(Card, PARTS.known(t.s, "french")) if card.place == "track"]


def test_units_are_known_by_kind_and_blocks_and_whose_they_are() -> None:
    t = Battlefield(french={"E7": "french-line 2"}, leaders={"ney": "E7"}, hand=("attack-center", "bombard"))
    assert Unit(mine=True, kind="french-line", blocks=2, led=True, square=False) in PARTS.known(t.s, "french")
    assert Unit(mine=False, kind="french-line", blocks=2, led=True, square=False) in PARTS.known(t.s, "allied")
    said = words(Unit(mine=True, kind="french-line", blocks=2, led=True, square=False), t.s.content)
    assert {"Unit True arm=infantry", "Unit True guard=False lost=2"} <= {*said}


def test_where_a_unit_stands_is_told_from_its_own_edge() -> None:
    t = Battlefield(french={"C4": "french-line"}, terrain={"C4": "F"}, hand=("attack-center", "bombard"))
    [stands] = [part for part in of(Stands, PARTS.known(t.s, "allied")) if part.hex == "C4"]
    assert (stands.mine, stands.arm, stands.ground, stands.rows) == (False, "infantry", "forest", 2)


def test_a_unit_counts_those_beside_it_and_those_who_could_fire_at_it() -> None:
    """E7 is beside E6 and D6; F8 and C7 are two hexes from it."""
    t = Battlefield(
        french={"E7": "french-line", "E6": "french-light-cavalry"},
        allied={"F7": "british-light-cavalry", "G6": "british-line", "G8": "british-line"},
        hand=("attack-center", "bombard"),
    )
    face = faces(t, "french", "infantry")
    assert (face.beside, face.cavalry, face.fires, face.exposed, face.friends, face.back) == (1, True, 2, 2, 1, 2)
    assert not face.ready


def test_nobody_sees_through_a_town() -> None:
    seen = Battlefield(french={"E7": "french-line"}, allied={"G7": "british-line"}, hand=("rally", "bombard"))
    hidden = Battlefield(
        french={"E7": "french-line"},
        allied={"G7": "british-line"},
        terrain={"F6": "T", "F7": "T"},
        hand=("rally", "bombard"),
    )
    assert [faces(t, "french", "infantry").fires for t in (seen, hidden)] == [1, 0]


def test_far_from_the_enemy_a_unit_faces_nobody() -> None:
    t = Battlefield(french={"C4": "french-line"}, hand=("attack-center", "bombard"))
    assert not of(Faces, PARTS.every(t.s, "french"))


def test_a_card_says_how_many_it_could_order_and_how_many_of_them_could_strike() -> None:
    t = Battlefield(
        french={"E7": "french-line", "B7": "french-line", "B1": "french-foot-artillery"},
        allied={"F7": "british-line"},
        hand=("attack-center", "attack-right", "bombard"),
    )
    held = {held.card: (held.orders, held.strikes) for held in of(Held, PARTS.known(t.s, "french"))}
    assert held == {"attack-center": (2, 1), "attack-right": (2, 0), "bombard": (1, 0)}


def test_a_leader_alone_is_a_part_of_his_own() -> None:
    t = Battlefield(leaders={"ney": "E7"}, allied={"F7": "british-line"}, hand=("attack-center", "bombard"))
    assert Lone(mine=True, beside=1, friends=0) in PARTS.known(t.s, "french")
    assert Lone(mine=False, beside=1, friends=0) in PARTS.known(t.s, "allied")


def test_wings_are_told_as_a_side_sees_them() -> None:
    """Row A is the French edge: their right is where the Allies have their left."""
    t = Battlefield(french={"B2": "french-line"}, allied={"H2": "british-line 1"}, hand=("attack-center", "bombard"))
    wings = {seat: [w.mine for w in of(Wing, PARTS.known(t.s, seat))] for seat in ("french", "allied")}
    assert wings == {"french": [0, 0, 2], "allied": [2, 0, 0]}
    [right] = [wing for wing in of(Wing, PARTS.known(t.s, "french")) if wing.mine]
    assert (right.wing, right.theirs) == (2, 2)


def test_banners_are_those_still_to_be_won() -> None:
    t = Battlefield(banners={"french": 2, "allied": 5}, goal=6, hand=("attack-center", "bombard"))
    assert of(Score, PARTS.known(t.s, "allied")) == [Score(side=1, mine=1, theirs=4)]


def test_an_objective_says_whose_it_is_and_who_is_close() -> None:
    t = Battlefield(
        french={"D7": "french-line"},
        allied={"E7": "british-line", "F8": "british-line"},
        more=GOAL,
        hand=("attack-center", "bombard"),
    )
    [goal] = of(Objective, PARTS.known(t.s, "french"))
    assert (goal.whose, goal.holder, goal.there, goal.mine, goal.theirs) == (1, 0, -1, 1, 2)
    [goal] = of(Objective, PARTS.known(t.s, "allied"))
    assert (goal.whose, goal.there) == (-1, 1)


def test_orders_show_on_units_that_have_them() -> None:
    t = Battlefield(french={"E7": "french-line"}, allied={"F7": "british-line"}).to_move("order E7")
    assert [(part.hex, part.mine) for part in of(Ordered, PARTS.known(t.s, "allied"))] == [("E7", False)]
    assert faces(t, "french", "infantry").ready
    [moment] = of(Moment, PARTS.known(t.s, "french"))
    assert (moment.moving, moment.asked, moment.mine) == (True, "MoveUnits", True)


def test_a_battle_of_the_players_own_is_called_so() -> None:
    """Also where its ground has changed: nets may refuse it."""
    assert PARTS.agreed(Battlefield().s)["scenario"] == "own"
