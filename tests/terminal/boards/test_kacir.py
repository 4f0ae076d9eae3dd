"""The board of Kacíř: all choices and every word. (The village and both sides have files of their own.)"""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.console import Console

from klubovna.games.kacir.choices import END_TURN, GATHER, Choose, Eliminate, Play
from klubovna.games.kacir.printed import SCENARIOS
from klubovna.games.kacir.view import KacirView
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text
from klubovna.terminal.boards import Offer, Space
from klubovna.terminal.language import all_texts
from tests.terminal.boards.drawing import moments
from tests.terminal.boards.kacir_board import (
    COMPACT,
    GAME,
    INK,
    LARGE,
    SIZES,
    VILLAGES,
    board,
    changed,
    content,
    drawn,
    lying,
    texts_en,
    village,
)


def test_numbers_stand_on_what_may_be_chosen() -> None:
    """On villagers, groups, cards on the table and in hand; words such as `gather` are in the list only."""
    for table, choices in moments(village(2), 150, 2):
        view = table.view(table.seat)
        on_table = {v.id for v in view.villagers} | {c.id for c in view.cards} | {"red", "blue", "green", *view.shown}
        hand = set(next(side.hand or () for side in view.sides if side.seat == table.seat))
        shown = drawn(view, choices, LARGE)
        for number, path in enumerate(choices.items, 1):
            if path[-1] in on_table | hand:
                assert f"{number}►" in shown, (path, table.prompt)


def test_a_card_in_hand_and_one_of_its_name_in_play_are_told_apart() -> None:
    view = village(2).view("witch")
    hand = view.sides[0].hand
    assert hand
    here = msgspec.structs.replace(view, cards=[lying(hand[0])])
    marked: tuple[tuple[Action, str], ...] = ((Play(hand[0]), "1►▒"), (Choose(hand[0]), "1►["))
    for action, place in marked:
        shown = drawn(here, Offer((action,), 0, True), LARGE)
        assert shown.count("1►") == 1
        assert place in shown


def test_nothing_that_may_be_chosen_is_missing_from_the_list() -> None:
    """A villager may be visited, by the familiar, too, or made ready: each of them can be chosen."""
    several = 0
    for table, choices in moments(village(3), 250, 3):
        reached, ways = set(), [choices]
        while ways:
            here = ways.pop()
            for number, path in enumerate(here.items):
                action = here.at(number)
                if action is not None:
                    reached.add(action)
                else:
                    several += 1
                    ways.append(Offer(here.actions, 0, here.stepwise, path))
        assert reached == set(table.options)
    assert several


def test_what_cannot_be_taken_back_is_asked_twice() -> None:
    table = village(2)
    view = msgspec.structs.replace(table.view("hunter"), mover="hunter")
    action = Eliminate("judy")
    told = Offer((action,), 0, preview=Preview(says=[Message("preview-eliminate", {"count": 3})]))
    assert "innocent dies" in board().warning(action, view, told, texts_en())
    sides = [msgspec.structs.replace(side, pawns=2) for side in view.sides]
    waiting = msgspec.structs.replace(view, sides=sides)
    assert board().warning(END_TURN, waiting, Offer(), texts_en()) == "2 pawns are not used yet. End the turn?"
    assert not board().warning(GATHER, waiting, Offer(), texts_en())
    sides = [msgspec.structs.replace(side, pawns=0, familiar=False) for side in view.sides]
    assert not board().warning(END_TURN, msgspec.structs.replace(view, sides=sides), Offer(), texts_en())


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_fits_and_every_word_is_there(language: str, scenario: str) -> None:
    texts, rng = all_texts(GAME, language), random.Random(1)
    options = (
        VILLAGES[1] | {"scenario": scenario}
        if scenario in ("no-card", "short-winter")
        else VILLAGES[0] | {"scenario": scenario}
    )
    for table, choices in moments(village(5, **options), 70, 5):
        width, height = rng.choice(SIZES)
        for view in (table.view(table.seat), table.view(None))[: rng.randrange(2) + 1]:
            lines = drawn(view, choices, Space(width, height), language).splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= height or height == COMPACT.height
            told = [*lines, str(board().status(view, width, texts, INK))]
            assert len(told[-1]) <= width
            told += [board().hint(path, view, choices, texts) + board().called(path, texts) for path in choices.items]
            assert not [line for line in told if any(raw in line for raw in ("kacir-", "full-", "name-", "preview-"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_details_with_its_source(language: str) -> None:
    mine, texts, console = board(), all_texts(GAME, language), Console(width=90)
    mine.things(village().view("witch"), texts)
    for thing in (*content().villagers, *content().words, *SCENARIOS):
        with console.capture() as captured:
            console.print(mine.details(thing, texts, INK))
        told = " ".join(captured.get().split())
        assert texts.text("ui-source") in told, thing
        assert " ".join(text(content().told(thing), texts).split()) in told
        for raw in ("kacir-", "full-", "source-", "name-", "{"):
            assert raw not in told


def test_the_details_of_a_card_tell_its_cost_and_what_is_ours() -> None:
    told = _details("peat-bog", village().view("witch"))
    for words in (
        "Hunter, location, cost ¤2",
        "Gloom: ≈3",
        "No. 72, 2× in the standard deck",
        "Not ours: name, kind, effect",
    ):
        assert words in told
    view = msgspec.structs.replace(village().view("witch"), cards=[lying("peat-bog", gloom=1)])
    assert "in play, gloom 1/3" in _details("peat-bog", view)
    assert "Upkeep: ¤1" in _details("ranger", view)
    assert "Cancelled for ¤3" in _details("foreboding", view)
    assert "Secrets it needs: ◆3" in _details("fumes", view)
    assert "It waits for visits of the Witch." in _details("trail", view)


def test_the_details_of_a_villager_tell_what_lies_there() -> None:
    view = changed(village().view("hunter"), "judy", clues=2, pawn="witch", cards=["trail"], cleared=True)
    view = msgspec.structs.replace(view, cards=[lying("trail", villager="judy", side="witch")])
    told = _details("judy", view)
    for words in (
        "▲2 clues",
        "≈2/2 gloom",
        "a pawn of the Witch",
        "· Trail",
        "Possessed",
        "cannot be the Witch",
        "A visit places: 1",
    ):
        assert words in told
    assert "this is you" not in told
    assert "as many as there are pawns" in _details("edith", view)


def _details(thing: str, view: KacirView) -> str:
    mine, console = board(), Console(width=100)
    mine.things(view, texts_en())
    with console.capture() as captured:
        console.print(mine.details(thing, texts_en(), INK))
    return " ".join(captured.get().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lying_around_is_listed(language: str) -> None:
    texts = all_texts(GAME, language)
    for table, _ in moments(village(6), 40, 6):
        for seat in ("witch", "hunter", None):
            view = table.view(seat)
            heaps = board().things(view, texts)
            listed = {thing.id for heap in heaps for thing in heap.things}
            assert {v.id for v in view.villagers} | {c.id for c in view.cards} | {view.scenario} <= listed
            assert set(content().ids) <= listed
            assert not [heap for heap in heaps if heap.title.startswith("kacir-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_every_sign(language: str) -> None:
    legend = dict(board().legend(all_texts(GAME, language)))
    assert set("◆♥▲≈★×†¤§?●▒*z#→►") <= set(legend)
    assert not [meaning for meaning in legend.values() if "kacir-" in meaning]
