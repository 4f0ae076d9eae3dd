"""Learning by playing: courses, a try that is not meant, and playing on freely. (Every lesson is walked through in
`test_courses.py`.)"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import expect

import klubovna
from klubovna.kernel import lessons
from tests.browser.hands import Keys
from tests.browser.rooms import TAUGHT
from tests.browser.visitor import Size, Visitor
from tests.browser.walking import CUT

Come = Callable[..., Visitor]
DESKTOP, PHONE, SIDE, TABLET = (1440, 900), (390, 844), (844, 390), (820, 1180)


def lessons_of(game: str) -> list[lessons.Lesson]:
    return lessons.sound(klubovna.game(game).package)[0]


PLAYED = [(game, lesson, at) for game in TAUGHT for lesson in lessons_of(game)
          for at, step in enumerate(lesson.steps()) if step.plays][:1]  # fmt: skip
"""A step from which one plays on freely."""
WITH_TRY = [(game, *found) for game in TAUGHT for found in [next(
    ((lesson, at, step) for lesson in lessons_of(game) for at, step in enumerate(lesson.steps()) if step.wrong), None)]
    if found]  # fmt: skip
"""Of every game, the first step that has an answer to something that is not meant."""

MOST = 300
"""Choices after which a game is over."""

TOUCH = """([thing, kinds]) => {
  const name = CSS.escape(thing);
  const called = [`[data-thing="${name}"]`, `[data-thing$=":${name}"]`];
  for (const kind of kinds) for (const css of called) {
    const found = [...document.querySelectorAll(`.app ${kind}${css}`)].find((e) => e.getClientRects().length > 0);
    if (!found) continue;
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return true;
  }
  return false;
}"""
OFFERED = [".piece.can", ".piece.legal"]


def begin(visitor: Visitor, game: str, lesson: str, step: int = 1) -> list[Any]:
    """Its steps, as they are sent."""
    visitor.go(f"learn/{game}/{lesson}/{step}")
    at_step(visitor, step)
    taught = visitor.ask(f"learn/{game}/{lesson}")
    return [step for table in taught["tables"] for step in table["steps"]]


def at_step(visitor: Visitor, step: int) -> None:
    visitor.sees(f'.app[data-step="{step}"] .prompt')
    visitor.settle()


def choose(visitor: Visitor, text: str, path: Iterable[str]) -> None:
    """By the things that it is made of; what is no thing on the table by its button or from the list of all moves."""
    now = visitor.find(".app").get_attribute("data-step")
    touched = all(visitor.page.evaluate(TOUCH, [thing, OFFERED]) for thing in path)
    visitor.settle()
    if visitor.find(".finished").count() or visitor.find(".app").get_attribute("data-step") != now:
        return
    button = visitor.find(f'.prompt .acts [data-action="{text}"]')
    if button.count():
        button.first.click()
    elif not touched or visitor.find(".answer").count() == 0:
        visitor.try_out(text)


def take_step(visitor: Visitor, number: int, step: Any) -> None:
    """What the lesson shows, whether something is asked or not."""
    at_step(visitor, number)
    if step["shown"]:
        [option] = [option for option in step["standing"]["options"] if option["text"] == step["shown"]]
        before = visitor.find(".prompt .ask .saying > p").inner_text()
        choose(visitor, option["text"], option["path"])
        visitor.until("""([number, before]) => document.querySelector(".finished")
            || Number(document.querySelector(".app")?.dataset.step) > number""", [number, before])  # fmt: skip
    else:
        visitor.find(".prompt .next").click()


@pytest.mark.parametrize(("game", "lesson", "at", "step"), WITH_TRY, ids=[found[0] for found in WITH_TRY])
def test_a_try_that_is_not_meant_is_answered(
    come: Come, game: str, lesson: lessons.Lesson, at: int, step: lessons.Step
) -> None:
    """And nothing happens at the table. (On a phone that lies on its side; in other windows whoever walks through a
    course tries it.)"""
    visitor = come(size=SIDE)
    sent = begin(visitor, game, lesson.name, at + 1)[at]
    options = sent["standing"]["options"]
    others = [option for option in options if option["text"] not in sent["right"]]
    if not others:
        pytest.skip("everything that is offered is right")
    before = visitor.seq, visitor.find(".prompt .ask .saying > p").first.inner_text()
    visitor.try_out(others[0]["text"])
    visitor.sees(".answer.wrong h3", "Try something else")
    visitor.picture(f"lesson-wrong-{game}")
    assert visitor.page.evaluate(CUT) == []
    assert (visitor.seq, visitor.find(".prompt .ask .saying > p").last.inner_text()) == before
    take_step(visitor, at + 1, sent)


@pytest.mark.parametrize("game", TAUGHT[:1])
def test_a_lesson_goes_on_where_one_stopped(come: Come, game: str) -> None:
    """From the front page, at the same step; in either language, in the middle of it."""
    visitor = come(language="en")
    first = lessons_of(game)[0].name
    steps = begin(visitor, game, first)
    take_step(visitor, 1, steps[0])
    at_step(visitor, 2)
    visitor.go()
    visitor.sees(".goon li", "step 2 of")
    visitor.find(".goon .btn").click()
    at_step(visitor, 2)
    english = visitor.find(".prompt .ask .saying > p").inner_text()
    visitor.open_menu().locator(".swi button").first.click()
    expect(visitor.find("html")).to_have_attribute("lang", "cs")
    expect(visitor.find(".prompt .ask .saying > p")).not_to_have_text(english)
    at_step(visitor, 2)


@pytest.mark.parametrize("game", TAUGHT[:1])
def test_it_is_shown_how_it_is_done(come: Come, game: str) -> None:
    """To those who see it move as to those who don't; the table lies as before, and it can be done for one."""
    visitor = come(moving=True)
    steps = begin(visitor, game, lessons_of(game)[0].name)
    at = next(number for number, step in enumerate(steps) if step["shown"])
    begin(visitor, game, lessons_of(game)[0].name, at + 1)
    seq = visitor.seq
    visitor.find(".prompt .show").click()
    visitor.sees(".answer.shown .choice")
    visitor.settle()
    at_step(visitor, at + 1)
    assert visitor.seq == seq
    visitor.find(".answer .doit").click()
    visitor.sees(f'.app[data-step="{at + 2}"]')


@pytest.mark.parametrize("game", TAUGHT[:1])
def test_a_lesson_is_taken_by_keys_and_heard(come: Come, game: str) -> None:
    visitor = come()
    steps = begin(visitor, game, lessons_of(game)[0].name)
    keys = Keys(visitor, seed=1)
    for number, step in enumerate(steps[:4], 1):
        at_step(visitor, number)
        if step["points"]:
            expect(visitor.find("p.sr[role=status]").filter(has_text="Pointed at")).to_have_count(1)
        if step["shown"]:
            keys.press("a")
            visitor.sees(".actions button:focus")
            keys.to(f'[data-action="{step["shown"]}"]', "ArrowDown")
        else:
            keys.to(".prompt .next")
        keys.press("Enter")
        visitor.sees(f'.app[data-step="{number + 1}"]')


@pytest.mark.parametrize("size", [DESKTOP, PHONE, TABLET], ids=["desktop", "phone", "tablet"])
@pytest.mark.parametrize("game", TAUGHT[:1])
def test_the_question_keeps_its_height(come: Come, game: str, size: Size) -> None:
    visitor = come(size=size)
    steps = begin(visitor, game, lessons_of(game)[0].name)
    heights = set()
    for number, step in enumerate(steps[:5], 1):
        at_step(visitor, number)
        box = visitor.sees(".dock > .prompt").bounding_box()
        assert box
        heights.add(round(box["height"]))
        take_step(visitor, number, step)
    assert len(heights) == 1


@pytest.mark.parametrize(("game", "lesson", "at"), PLAYED, ids=[found[0] for found in PLAYED])
def test_played_on_freely(come: Come, game: str, lesson: lessons.Lesson, at: int) -> None:
    """A table of one's own opens; what it is about is said there, and the way leads back to the lesson."""
    visitor = come(size=DESKTOP)
    begin(visitor, game, lesson.name, at + 1)
    visitor.find(".prompt .acts .main").click()
    visitor.sees(".app .prompt .all")
    assert re.search(r"#/table/", visitor.page.url)
    visitor.sees(".drawer .lesson .says")
    visitor.picture("lesson-free")
    visitor.find(".drawer .lesson .ways .btn").click()
    at_step(visitor, at + 1)
    visitor.sees(".prompt .acts a.btn", "Back to the table")


@pytest.mark.parametrize(("game", "lesson", "at"), PLAYED, ids=[found[0] for found in PLAYED])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_played_for_is_reached(come: Come, game: str, lesson: lessons.Lesson, at: int, size: Size) -> None:
    """Or the game is over: then it is said so, and the way on is offered."""
    visitor = come(size=size)
    begin(visitor, game, lesson.name, at + 1)
    visitor.find(".prompt .acts .main").click()
    visitor.sees(".app .prompt .all")
    told = ".drawer .lesson .wellchosen" if size == DESKTOP else ".lessongoal.reached .wellchosen"
    for _ in range(MOST):
        visitor.settle()
        if visitor.find(told).count():
            break
        visitor.sees(".app .prompt .all, .ending")
        now = visitor.ask(f"tables/{visitor.table}/moment")
        if now["options"]:
            visitor.ask(f"tables/{visitor.table}/choose", {"seq": now["seq"], "text": now["options"][0]["text"]})
            visitor.moved_on(now["seq"])
    visitor.sees(told)
    visitor.picture("lesson-reached")
    [course] = [course for course in visitor.ask("learn") if course["game"] == game]
    [info] = [info for info in course["lessons"] if info["name"] == lesson.name]
    assert info["done"] or info["step"] == at + 1


def test_an_unknown_course_or_lesson_leads_on(come: Come) -> None:
    visitor = come().expecting("Failed to load resource")
    visitor.go("learn/chess").sees("main h1", "We have no such game")
    if TAUGHT:
        visitor.go(f"learn/{TAUGHT[0]}/nothing")
        visitor.sees("main h1", "There is nothing here")
