"""A puzzle that asks what is certain: marked at the table, by keys and beside it, answered in vain, found, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import klubovna
from klubovna.service.puzzles import Puzzle, offered
from tests.browser.hands import Keys
from tests.browser.pages.test_accessibility import violations
from tests.browser.pages.test_layout import PHONE, SIDE, wrong_in
from tests.browser.pages.test_puzzles import SAID, SIZES, WIDE, begin, name
from tests.browser.visitor import Visitor
from tests.browser.words import badly_said

Come = Callable[..., Visitor]
GAME = "kacir"


def certain() -> Puzzle:
    return next(one for one in offered(klubovna.game(GAME)) if one.certain is not None)


def wrong(posed: Any) -> list[str]:
    """One who is possible is missing, and one who is not is there."""
    ruled_out = [one["thing"] for one in posed["certain"]["candidates"] if not one["possible"]]
    return [*posed["certain"]["answer"][1:], ruled_out[0]]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_it_is_marked_at_the_table_answered_in_vain_and_found(come: Come, language: str) -> None:
    """On a phone, and in every other window nothing is covered, too small or said in another language; axe looks at a
    phone, by day upright and in the evening on its side."""
    visitor = come(size=PHONE, language=language)
    posed = begin(visitor, GAME, certain().name)
    problems: dict[str, Any] = {}

    def looked_at(moment: str) -> None:
        for size in SIZES:
            visitor.resize(size, dark=size == SIDE).settle()
            visitor.picture(f"naming-{language}-{moment}")
            problems[f"{moment} {size}"] = wrong_in(visitor, size, SAID)
            problems[f"{moment} {size} for all"] = violations(visitor) if size in (PHONE, SIDE) else []
        problems[f"{moment} in words"] = badly_said(visitor, language)
        visitor.resize(PHONE).settle()

    looked_at("asks")
    name(visitor, wrong(posed))
    visitor.sees(".answer.wrong")
    assert visitor.find(".pointers .pointer, .pointers .aside").count() == len(wrong(posed))
    visitor.find(".far .aid").first.click()
    looked_at("missed")
    name(visitor, [wrong(posed)[-1], posed["certain"]["answer"][0]])
    visitor.sees(".far .stepchip.good")
    visitor.find(".far .show").click()
    visitor.sees(".drawer .solution .explained")
    visitor.picture(f"naming-{language}-why")
    visitor.find(".drawer .shut").click()
    looked_at("found")
    assert {where: found for where, found in problems.items() if found} == {}


def test_beside_a_wide_table_it_is_told_of_each_what_follows(come: Come) -> None:
    """Candidates are buttons that are pressed or not, too; a world is shown in which somebody possible is the Witch."""
    visitor = come(size=WIDE)
    posed = begin(visitor, GAME, certain().name)
    answer = posed["certain"]["answer"]
    visitor.find(".clue .btn").click()
    visitor.sees(".clue.given")
    for thing in answer:
        visitor.find(f'[data-candidate="{thing}"]').click()
        visitor.sees(f'[data-candidate="{thing}"][aria-pressed=true]')
    visitor.find(".puzzle .btn.main").click()
    visitor.sees(".solution .answer", "At the first try, with a hint.")
    visitor.settle()
    assert visitor.find("[data-follows]").count() == len(posed["certain"]["candidates"])
    assert visitor.find("[data-follows] .choice.right").count() == len(answer)
    visitor.picture("naming-proof")
    visitor.find(f'[data-follows="{answer[0]}"] .btn').click()
    visitor.sees(f'[data-follows="{answer[0]}"] .btn[aria-pressed=true]')
    visitor.settle()
    visitor.picture("naming-world")
    assert violations(visitor) == []
    visitor.go(f"puzzles/{GAME}").sees(f'.puzzlecard.found[data-puzzle="{posed["name"]}"]')


def test_it_is_answered_by_keys(come: Come) -> None:
    visitor = come(size=WIDE)
    posed = begin(visitor, GAME, certain().name)
    keys = Keys(visitor, seed=1)
    for thing in posed["certain"]["answer"]:
        keys.to(f'[data-candidate="{thing}"]')
        keys.press("Enter")
        visitor.sees(f'[data-candidate="{thing}"][aria-pressed=true]')
    keys.to(".puzzle .btn.main")
    keys.press("Enter")
    visitor.sees(".solution .answer", "At the first try, without help.")
