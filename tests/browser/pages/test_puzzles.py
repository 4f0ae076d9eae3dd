"""Puzzles: all of them and today's, one of every game tried in vain, hinted at and solved, and what needs no house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import klubovna
from klubovna.service.puzzles import Puzzle, offered
from tests.browser.hands import Keys
from tests.browser.pages.test_accessibility import violations
from tests.browser.pages.test_layout import PHONE, SIDE, wrong_in
from tests.browser.rooms import PUZZLED
from tests.browser.visitor import DESKTOP, Size, Visitor
from tests.browser.words import badly_said

Come = Callable[..., Visitor]
WIDE, TABLET = (1440, 900), (820, 1180)
SIZES: tuple[Size, ...] = (PHONE, SIDE, TABLET, (1280, 720))
SAID = ".dock > .prompt, .drawer"
"""What a puzzle adds to a table."""
ONE = PUZZLED[0]
"""The game at which everything is tried that is the same in all of them."""

TOUCH = """(thing) => {
  const name = CSS.escape(thing);
  for (const css of [`[data-thing="${name}"]`, `[data-thing$=":${name}"]`])
    for (const kind of [".piece.can", ".piece.legal"]) {
      const seen = [...document.querySelectorAll(`.app ${kind}${css}`)].filter((e) => e.getClientRects().length > 0);
      if (seen.length !== 1) continue;
      seen[0].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return;
    }
}"""
"""Where several things are called alike, such as cards that lie face down, none of them is touched."""

KNOWN = """([game, name]) => fetch("api/puzzles").then((answer) => answer.json())
  .then(({ games }) => games.find((one) => one.game === game).puzzles.find((one) => one.name === name).found)"""
"""Whether the house knows that it was found."""


def of(game: str, finds: int = 1) -> Puzzle:
    """One with so many finds, and something else that may be tried besides what tempts."""
    found = offered(klubovna.game(game))
    return next((one for one in found if len(one.finds) == finds and len(one.finds[0].worth) > 2), found[0])


def begin(visitor: Visitor, game: str, name: str) -> Any:
    """As it is sent."""
    visitor.go(f"puzzles/{game}/{name}")
    visitor.sees(".app.puzzling .prompt")
    visitor.settle()
    return visitor.ask(f"puzzles/{game}/{name}")


def others(find: Any) -> list[str]:
    """What may be tried and is neither right nor tempting."""
    texts = [option["text"] for option in find["standing"]["options"]]
    return [text for text in texts if text not in (find["answer"], find["tempting"])]


def answer(visitor: Visitor, find: Any) -> None:
    """By the things that it is made of, where they can be clicked; else by its name."""
    [option] = [option for option in find["standing"]["options"] if option["text"] == find["answer"]]
    now = visitor.find(".app").get_attribute("data-step")
    for thing in option["path"]:
        visitor.page.evaluate(TOUCH, thing)
    visitor.settle()
    if visitor.find(".puzzle.solution, .learning .stepchip.good").count() == 0 and (
        visitor.find(".app").get_attribute("data-step") == now
    ):
        visitor.try_out(option["text"])


def name(visitor: Visitor, things: list[str]) -> None:
    """Marks them at the table, and says that these are all."""
    for thing in things:
        visitor.page.evaluate(TOUCH, thing)
    visitor.find(".prompt [data-all]").click()
    visitor.settle()


def solve(visitor: Visitor, posed: Any) -> None:
    """Every find, one after the other; or all that is certain."""
    if posed["certain"]:
        name(visitor, posed["certain"]["answer"])
    for number, find in enumerate(posed["finds"], 1):
        visitor.sees(f'.app[data-step="{number}"]')
        visitor.settle()
        answer(visitor, find)
    visitor.sees(".solution, .learning .stepchip.good")
    visitor.settle()


@pytest.mark.parametrize("game", PUZZLED)
def test_a_puzzle_is_tried_in_vain_hinted_at_and_solved(come: Come, game: str) -> None:
    """What tempts is told to its end, a hint points, and in the end all of it is said; on a phone, and in every other
    window nothing is covered, too small or said in another language."""
    visitor = come(size=PHONE, language="cs")
    posed = begin(visitor, game, of(game).name)
    find = posed["finds"][0]
    wrong: dict[str, Any] = {}

    def looked_at(moment: str, axe: bool = False) -> None:
        for size in SIZES:
            visitor.resize(size, dark=size == SIDE).settle()
            visitor.picture(f"puzzle-{game}-{moment}")
            wrong[f"{moment} {size}"] = wrong_in(visitor, size, SAID)
        wrong[f"{moment} in words"] = badly_said(visitor, "cs")
        visitor.resize(PHONE).settle()
        wrong[f"{moment} for all"] = violations(visitor) if axe else []

    looked_at("asks", axe=True)
    visitor.find(".far .aid").first.click()
    visitor.picture(f"puzzle-{game}-hint")
    assert visitor.find(".pointer, .pointers .aside").count() == 1
    for text in others(find)[:1]:
        visitor.try_out(text)
        visitor.sees(".answer.wrong")
        visitor.picture(f"puzzle-{game}-other")
    visitor.try_out(find["tempting"])
    visitor.sees(".answer.wrong")
    visitor.settle()
    looked_at("fails")
    visitor.find(".prompt .acts .main").click()
    visitor.settle()
    solve(visitor, posed)
    visitor.find(".far .show").click()
    visitor.sees(".drawer .solution .explained")
    visitor.picture(f"puzzle-{game}-why")
    visitor.find(".drawer .shut").click()
    looked_at("solved", axe=True)
    assert {where: found for where, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", PUZZLED[:1])
def test_everything_is_said_beside_a_wide_table(come: Come, game: str) -> None:
    """Tries, what they are answered, the solution with what each choice is worth, and what others chose; then the next
    one, and the list knows which was solved."""
    visitor = come(size=WIDE)
    puzzle = of(game)
    posed = begin(visitor, game, puzzle.name)
    find = posed["finds"][0]
    visitor.find(".puzzle .rated input").check()
    visitor.sees(".puzzle .state", "3 of three tries left")
    visitor.try_out(find["tempting"])
    visitor.sees(".puzzle .answer.wrong", "Try 1")
    visitor.settle()
    visitor.picture("puzzle-fails")
    visitor.find(".prompt .acts .main").click()
    visitor.sees(".puzzle .state", "2 of three tries left")
    solve(visitor, posed)
    visitor.sees(".solution .answer", "At the second try, without help.")
    visitor.sees(".solution .change b", "−")
    assert visitor.find(".solution .worths li").count() == min(5, len(find["worths"]))
    visitor.sees(".solution .others")
    visitor.picture("puzzle-solved")
    assert violations(visitor) == []
    visitor.find(".solution .explained .btn").first.click()
    visitor.sees(".telling, .solution .explained .btn[aria-pressed=true]")
    visitor.find(".prompt .stepwise").click()
    visitor.sees(".telling .on").click()
    visitor.page.keyboard.press("Escape")
    visitor.misses(".telling")
    visitor.find(".prompt .acts a.main").click()
    visitor.sees(".puzzle:not(.solution) h3")
    visitor.go(f"puzzles/{game}")
    visitor.sees(f'.puzzlecard.found[data-puzzle="{puzzle.name}"]')
    visitor.sees(".courselead .rated b")


def test_who_gives_up_is_asked_once_and_shown_the_solution(come: Come) -> None:
    visitor = come(size=WIDE)
    puzzle = of(ONE)
    begin(visitor, ONE, puzzle.name)
    visitor.find(".giveup .btn").click()
    visitor.find(".giveup .btn").last.click()
    visitor.sees(".giveup .btn", "Give up")
    visitor.find(".giveup .btn").click()
    visitor.find(".giveup .main").click()
    visitor.sees(".solution .answer.wrong", "Not this time")
    visitor.go(f"puzzles/{ONE}")
    visitor.sees(f'.puzzlecard.missed[data-puzzle="{puzzle.name}"]')
    every = visitor.find(".puzzlecard").count()
    visitor.find(".filters .swi").nth(1).get_by_role("button", name="not solved").click()
    expect(visitor.find(".puzzlecard")).to_have_count(1)
    visitor.find(".filters .swi").nth(1).get_by_role("button", name="all").click()
    visitor.find(".filters select").select_option(puzzle.theme)
    assert 0 < visitor.find(".puzzlecard").count() < every


def test_the_puzzle_of_the_day(come: Come) -> None:
    """On the front page of whoever has been here before, first among all puzzles, and it says how it went."""
    visitor = come(size=DESKTOP)
    visitor.go().page.evaluate("() => localStorage.setItem('klubovna-been', 'yes')")
    visitor.page.reload()
    visitor.sees(".today .btn").click()
    visitor.sees(".puzzle .chip")
    today = visitor.ask("puzzles")["today"]
    visitor.settle()
    solve(visitor, visitor.ask(f"puzzles/{today['game']}/{today['name']}"))
    visitor.until("() => fetch('api/puzzles').then((a) => a.json()).then(({ today }) => today.mine === 'found')")
    visitor.go("puzzles").sees(".today .stepchip.good", "solved")
    visitor.go().sees(".today .stepchip.good", "solved")


def test_a_puzzle_is_taken_by_keys_and_heard(come: Come) -> None:
    visitor = come(size=WIDE)
    posed = begin(visitor, ONE, of(ONE).name)
    keys = Keys(visitor, seed=1)
    keys.press("h")
    expect(visitor.find(".puzzle .clue [role=status]")).to_contain_text("It begins")
    for number, find in enumerate(posed["finds"], 1):
        visitor.sees(f'.app[data-step="{number}"]')
        visitor.settle()
        keys.press("a")
        visitor.sees(".actions button:focus")
        keys.to(f'[data-action="{find["answer"]}"]', "ArrowDown")
        keys.press("Enter")
    expect(visitor.find(".solution .answer[role=status]")).to_contain_text("with a hint")
    visitor.settle()
    keys.to(".prompt .acts a.main")


def test_nobody_is_waited_for(come: Come) -> None:
    """A puzzle that was loaded needs no house: it is solved without one, and told of later."""
    visitor = come().expecting("Failed to load resource", "ERR_")
    posed = begin(visitor, ONE, of(ONE).name)
    visitor.page.route("**/api/**", lambda route: route.abort())
    visitor.try_out(posed["finds"][0]["tempting"])
    visitor.sees(".answer.wrong")
    visitor.settle()
    visitor.find(".prompt .acts .main").click()
    visitor.settle()
    solve(visitor, posed)
    visitor.sees(".solution .answer", "Right")
    visitor.page.unroute("**/api/**")
    visitor.go(f"puzzles/{ONE}")
    visitor.sees(f'.puzzlecard.found[data-puzzle="{posed["name"]}"]')
    visitor.until(KNOWN, [ONE, posed["name"]])


def test_what_is_refused_costs_no_try(come: Come) -> None:
    """The rule says why; played on from here it is a table like any other."""
    visitor = come(size=WIDE)
    posed = begin(visitor, ONE, of(ONE).name)
    refused = {"seq": 0, "said": {"id": "why-not", "args": {}}}
    visitor.page.route("**/why", lambda route: route.fulfill(json=refused))
    barred = visitor.find(".app .piece:not(.legal, .can)[data-thing]").first
    barred.dispatch_event("click")
    visitor.page.unroute("**/why")
    visitor.sees(".puzzle .state", "3 of three tries left")
    solve(visitor, posed)
    visitor.find(".solution .ways .btn").first.click()
    visitor.sees(".app:not(.puzzling) .prompt")
    assert "#/table/" in visitor.page.url


def test_a_position_of_somebodys_game(come: Come) -> None:
    """It is posed like any other, and the way leads back to the review."""
    visitor = come(size=WIDE)
    posed = visitor.ask(f"puzzles/{ONE}/{of(ONE).name}")
    posed |= {"name": "", "theme": ""}
    visitor.page.route("**/review/12/puzzle", lambda route: route.fulfill(json=posed))
    visitor.go("replay/t1/12/puzzle").sees(".puzzle h3", "What would have been better?")
    visitor.settle()
    assert visitor.find(".puzzle .rated, .puzzle .sort").count() == 0
    solve(visitor, posed)
    assert visitor.find(".prompt .acts a.main").get_attribute("href") == "#/replay/t1/12/review"


def test_an_unknown_puzzle_or_game_leads_on(come: Come) -> None:
    visitor = come().expecting("Failed to load resource")
    visitor.go("puzzles/chess").sees("main h1", "We have no such game")
    visitor.go(f"puzzles/{ONE}/nothing").sees("main h1", "There is nothing here")
