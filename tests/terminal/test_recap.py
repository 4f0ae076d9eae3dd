"""What just happened, told in the terminal picture by picture."""

from __future__ import annotations

import random

import msgspec
import pytest

import klubovna
from klubovna.service.story import tell
from klubovna.terminal import recap
from klubovna.terminal import table as table_room
from klubovna.terminal.app import ClubApp, table_app
from klubovna.terminal.laid.collection import Collection
from klubovna.terminal.laid.puzzle import PuzzleScreen
from klubovna.terminal.laid.puzzler import Puzzler
from klubovna.terminal.matters import kept
from klubovna.terminal.pictures import pictures
from klubovna.terminal.recap import RecapScreen
from klubovna.terminal.session import Session
from tests.kernel.house import dealt, install, play
from tests.service.applying import plain
from tests.terminal.test_table import seen, table_of
from tests.terminal.waiting import until

SMALL, LARGE = (80, 24), (160, 45)


def test_what_is_shown_begins_as_it_was_and_ends_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through one pair of eyes; what was taken back is no part of it."""
    install(monkeypatch)
    table = play(dealt(), "wait")
    before, heard = table.view("north"), table.heard("north")
    play(table, "lay 4")
    table.undo()
    play(table, "lay 5", "lay 1")
    first, *others = pictures(table.game, table.record, "north")
    assert (first.view, list(first.log), first.said) == (before, heard, 0)
    assert [[message.args["card"] for message in one.news] for one in others] == [[5], [1]]
    assert (others[-1].view, list(others[-1].log)) == (table.view("north"), table.heard("north"))


@pytest.mark.parametrize("id", klubovna.games())
def test_every_game_is_shown_line_by_line(id: str) -> None:
    """What lies there while something is told does not change when more is told."""
    table, rng = klubovna.new(id, seed=4), random.Random(4)
    for _ in range(60):
        if table.options:
            table.play(rng.choice(table.options))
    seat = table.seats[0]
    found = pictures(table.game, table.record, seat)
    story = plain(msgspec.json.encode(tell(table.record, seat, None, 10**9)))
    assert plain(msgspec.json.encode(found[0].view)) == story["view"]
    assert found[-1].view == table.view(seat)
    assert list(found[-1].log) == table.heard(seat)
    assert [one.said for one in found[1:]] == [len(scene["said"]) for scene in story["scenes"] if scene["said"]]


# On the screen


def against_a_bot(language: str, monkeypatch: pytest.MonkeyPatch) -> ClubApp:
    """The bot has just moved, and it is somebody's turn; nothing goes on by itself before they press a key."""
    monkeypatch.setattr(table_room, "PAUSE", 0)
    monkeypatch.setattr(recap, "PACES", dict.fromkeys(recap.PACES, 3600.0))
    table = klubovna.new("blitzkrieg", seed=4)
    first, second = table.seats
    while not (table.seat == first and any(entry == second for entry in chosen(table))):
        table.play(table.options[0])
    return table_app(Session(table, players={first: "person", second: "greedy"}), language)


def chosen(table: klubovna.Table) -> list[str]:
    return [getattr(entry, "seat", "") for entry in table.record.entries]


def recapped(app: ClubApp) -> RecapScreen:
    assert isinstance(app.screen, RecapScreen)
    return app.screen


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("cs", LARGE)])
async def test_the_bots_turn_is_told_again_by_keys(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forth, back, to either end, and back to the table, which has not moved."""
    app = against_a_bot(language, monkeypatch)
    async with app.run_test(size=size) as pilot:
        before = table_of(app).seq
        await pilot.press("p")
        screen = recapped(app)
        assert screen.going
        assert app.texts.text("ui-recap-before") in seen(app)
        await pilot.press("right")
        assert screen.at == 1
        assert app.texts.text("ui-recap-halted") in seen(app), "whoever steps halts it"
        assert app.texts.say(screen.pictures[1].news[0])[:20] in seen(app)
        await pilot.press("left", "left")
        assert screen.at == 0
        await pilot.press("end")
        assert screen.at == screen.last
        await pilot.press("right")
        await until(pilot, lambda: app.screen is not screen)
        assert table_of(app).seq == before
        await pilot.press("p", "escape")
        assert not isinstance(app.screen, RecapScreen)


async def test_it_goes_on_by_itself_at_a_pace_that_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    app = against_a_bot("en", monkeypatch)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("p", "space", "plus", "plus")
        screen = recapped(app)
        assert screen.pace == kept().pace == "brisk"
        assert app.texts.text("ui-recap-halted") in seen(app)
        monkeypatch.setattr(recap, "PACES", dict.fromkeys(recap.PACES, 0.001))
        await pilot.press("space")
        await until(pilot, lambda: screen.at == screen.last)
        assert app.screen is screen, "the last picture stays"


async def test_where_no_motion_is_wanted_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    app = against_a_bot("en", monkeypatch)
    app.animation_level = "none"
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("p")
        assert recapped(app).going is None
        assert app.texts.text("ui-recap-halted") in seen(app)


async def test_before_anything_has_happened_there_is_nothing_to_tell() -> None:
    app = table_app(Session(klubovna.new("blitzkrieg", seed=4)), "en")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("p")
        await pilot.pause()
        assert not isinstance(app.screen, RecapScreen)


async def test_at_a_puzzle_nothing_has_just_happened() -> None:
    collection = Collection(klubovna.game("vzdor"))
    screen = PuzzleScreen(collection, Puzzler(collection.game, collection.puzzles[0]))
    assert screen.check_action("recap", ()) is False
