"""What somebody hears who tries what the rules don't allow; more of it stands with the rules themselves."""

from __future__ import annotations

import pytest

from tests.games.kacir.kacir_table import EVERYBODY, Settlement


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("visit judy", "not-ready"),
        ("visit ashley", "dead"),
        ("ready silas", "no-other-pawn"),
        ("drink ruse", "not-in-play"),
        ("drink venom", "not-full"),
        ("discard phantom", "gloom-stays"),
        ("discard stained-moon", "not-in-play"),
        ("ritual silas", "not-you"),
        ("exonerate", "others-action"),
    ],
)
def test_the_witch_is_refused(text: str, reason: str) -> None:
    t = Settlement("witch", pawns={"judy": "hunter"}, dead=["ashley"], cards=["venom 2", "phantom"])
    assert t.refused(text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("familiar silas", "others-action"),
        ("activate peat-bog", "not-in-play"),
        ("activate overhang", "no-use"),
        ("activate hillock", "covered"),
        ("cancel foreboding", "poor-cancel"),
        ("cancel overhang", "not-a-curse"),
        ("cancel silas", "not-a-card"),
        ("activate foreboding", "not-a-location"),
        ("play hillock", "not-offered"),
        ("eliminate judy", "bare"),
        ("eliminate silas", "too-few-clues"),
        ("exonerate", "too-little-evidence"),
        ("ritual silas", "others-action"),
    ],
)
def test_the_hunter_is_refused(text: str, reason: str) -> None:
    cards = ["overhang", "hillock", "lost-in-sight >hillock", "foreboding"]
    t = Settlement("hunter", cards=cards, clues={"judy": 3}, influence=1)
    assert t.refused(text) == reason


def test_the_familiars_pawn_is_used_once() -> None:
    t = Settlement("witch").play("familiar ashley", "choose ashley", "choose ashley", "skip")
    assert t.refused("familiar judy") == "no-familiar"


def test_a_refusal_names_those_who_have_no_clue() -> None:
    clues = {v: 1 for v in EVERYBODY if v not in ("silas", "grace")}
    t = Settlement("hunter", clues={**clues, "judy": 3})
    reason = t.table.decision.refusal(t.s, t.table.game.parse("eliminate judy"))  # type: ignore[union-attr]
    assert reason.args == {"villagers": ("silas", "grace"), "count": 1}


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("ready", "none-ready"),
        ("stir", "none-stir"),
        ("cover-up", "poor-cover-up"),
        ("ritual", "too-few-favours"),
        ("familiar", None),
        ("cancel", "others-action"),
        ("visit", None),
    ],
)
def test_the_board_of_the_witch_says_what_is_lacking(kind: str, reason: str | None) -> None:
    """Rulebook: actions of your board. What comes nearest is told of; where there is nothing at all, that."""
    t = Settlement("witch", cards=["trail @ashley"], influence=0)
    assert t.lacking(kind) == reason


def test_the_board_of_the_hunter_says_what_is_lacking() -> None:
    t = Settlement("hunter", cards=["foreboding"], clues={"judy": 2}, influence=1)
    assert [t.lacking(kind) for kind in ("ready", "cancel", "eliminate", "stir")] == [
        "none-ready", "poor-cancel", "too-few-clues", "others-action",
    ]  # fmt: skip
    assert Settlement("hunter").lacking("cancel") == "none-cancel"
