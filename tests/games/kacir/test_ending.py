"""Elimination, the ritual, and the four ways to win ("Cíl hry"); and the last round."""

from __future__ import annotations

import pytest

from klubovna.kernel.errors import IllegalMove
from tests.games.kacir.kacir_table import EVERYBODY, Settlement

ALL = dict.fromkeys(EVERYBODY, 1)


def accusing(villager: str, **set_up: object) -> Settlement:
    return Settlement("hunter", clues={**ALL, villager: 3}, **set_up)  # type: ignore[arg-type]


def test_the_ritual() -> None:
    """A pawn on the villager who is the Witch, with three favours there."""
    t = Settlement("witch", favours={"hazel": 3, "judy": 3})
    assert t.offered("ritual") == {"hazel"}
    assert t.refused("ritual judy") == "not-you"
    t.play("ritual hazel")
    assert t.winner == ("witch", "ritual")


def test_the_ritual_takes_three_favours_and_a_ready_villager() -> None:
    assert Settlement("witch", favours={"hazel": 2}).refused("ritual hazel") == "too-few-favours"
    t = Settlement("witch", favours={"hazel": 3}, pawns={"hazel": "hunter"})
    assert t.refused("ritual hazel") == "not-ready"
    t.play("ready hazel", "ritual hazel")
    assert t.winner == ("witch", "ritual")


def test_elimination_takes_three_clues_there_and_one_on_everybody_else() -> None:
    assert Settlement("hunter", clues={**ALL, "judy": 2}).refused("eliminate judy") == "too-few-clues"
    assert accusing("judy").offered("eliminate") == {"judy"}
    bare = {v: n for v, n in ALL.items() if v != "silas"}
    assert Settlement("hunter", clues={**bare, "judy": 3}).refused("eliminate judy") == "bare"


def test_the_hunter_eliminates_the_witch() -> None:
    t = accusing("hazel").play("eliminate hazel")
    assert t.waits == "verdict"
    assert t.luck("guilty").winner == ("hunter", "eliminated")


def test_the_witch_tells_the_truth() -> None:
    """And nobody can take back what he has learned by it."""
    t = accusing("judy").play("eliminate judy")
    with pytest.raises(IllegalMove):
        t.luck("guilty")
    t.luck("innocent")
    assert not t.table.can_undo


def test_a_dead_innocent() -> None:
    """All clues are gone; of the dead villager everything is, and nothing counts any more."""
    cards = ["trail @judy", "triangulation @judy", "ranger"]
    t = accusing("judy", cards=cards, secrets={"judy": 2}, favours={"judy": 1}, pawns={"judy": "witch"})
    t.play("pay", "eliminate judy").luck("innocent")
    assert (t.all_on("clues"), t.all_on("secrets"), t.all_on("favours")) == ({}, {}, {})
    assert (t.in_play, t.evidence) == ({"ranger"}, 0), "investigations go, and are not cleansed"
    assert t.refused("visit judy") == "dead"
    t.play("visit grace")
    assert t.offered("choose") == {"grace", "edith"}
    assert t.table.view(None).villagers[6].pawn is None


def test_a_dead_villager_is_not_cleansed() -> None:
    t = accusing("judy", scenario="fog", cards=["ranger"]).play("pay", "eliminate judy").luck("innocent")
    assert (t.on("judy", "gloom"), t.supplied("gloom"), t.evidence) == (0, 30 - 4, 0)
    assert t.all_on("clues") == {}, "nobody is turned over"


def test_the_dead_need_no_clue() -> None:
    t = Settlement("hunter", clues={**{v: 1 for v in EVERYBODY if v != "judy"}, "silas": 3}, dead=["judy"])
    assert t.offered("eliminate") == {"silas"}


@pytest.mark.parametrize(("scenario", "dead"), [("fog", ["ashley", "silas"]), ("short-winter", ["ashley"])])
def test_the_last_innocent(scenario: str, dead: list[str]) -> None:
    clues = {v: 1 for v in EVERYBODY if v not in dead}
    t = Settlement("hunter", scenario=scenario, clues={**clues, "judy": 3}, dead=dead).play("eliminate judy")
    t.luck("innocent")
    assert t.winner == ("witch", "innocents")


def test_eight_suspect_cards() -> None:
    others = [v for v in EVERYBODY if v not in ("hazel", "silas")]
    t = Settlement("hunter", evidence=3, suspects=others).play("exonerate").luck("silas")
    assert t.winner == ("hunter", "suspects")


def test_the_suspect_card_of_the_dead_still_counts() -> None:
    others = [v for v in EVERYBODY if v not in ("hazel", "silas")]
    t = Settlement("hunter", evidence=3, suspects=others, dead=["silas"]).play("exonerate").luck("silas")
    assert t.winner == ("hunter", "suspects")


@pytest.mark.parametrize(
    ("favours", "suspects", "winner"),
    [({"hazel": 3}, EVERYBODY[:1], "witch"), ({"hazel": 2}, EVERYBODY[4:], "hunter"), ({}, EVERYBODY[5:], "")],
)
def test_after_the_last_round(favours: dict[str, int], suspects: tuple[str, ...], winner: str) -> None:
    """House."""
    held = [v for v in suspects if v != "hazel"]
    held = ["ashley", *held] if winner == "hunter" else held
    t = Settlement("hunter", favours=favours, suspects=held)
    t.s.turn = 60
    t.play("end-turn")
    assert t.winner == (winner, "rounds")


def test_the_last_round_may_be_a_later_one() -> None:
    """A house rule."""
    t = Settlement("hunter", rounds="late")
    t.s.turn = 60
    assert (t.end().seat, t.table.outcome) == ("witch", None)
    t.s.turn = 120
    t.end()
    assert t.table.outcome is not None


def test_the_short_winter_asks_for_less() -> None:
    t = Settlement("witch", scenario="short-winter", favours={"hazel": 2})
    assert t.offered("ritual") == {"hazel"}
    t = Settlement("hunter", scenario="short-winter", evidence=2).play("exonerate").luck("silas")
    assert t.evidence == 0
