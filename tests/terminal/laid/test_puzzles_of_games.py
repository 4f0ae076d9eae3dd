"""Puzzles at the board of every game: a position of a game at random, hinted at, tried and solved in a small window."""

from __future__ import annotations

import random
from itertools import takewhile

import pytest

import klubovna
from klubovna.kernel.game import Game
from klubovna.kernel.lessons import Deed, Luck
from klubovna.kernel.record import Chosen
from klubovna.kernel.table import Table
from klubovna.service.puzzles import BEST, Find, Puzzle
from klubovna.terminal.app import puzzles_app
from klubovna.terminal.laid import collection
from klubovna.terminal.laid.collection import Collection
from tests.terminal.laid.reading import SMALL, words
from tests.terminal.laid.riddles import at, choose, to_the_end
from tests.terminal.test_table import seen

GAMES = ("blitzkrieg", "hagalaz", "kacir", "napoleonics", "vzdor")
BEFORE, AFTER = 12, 4
"""So many choices lead there, and so many are told of what comes."""


def played(game: Game, seed: int) -> tuple[Table, random.Random]:
    """A game at random, as far as a choice among at least three."""
    table, rng = klubovna.new(game.id, seed=seed), random.Random(seed)
    for number in range(game.longest):
        if (number >= BEFORE and len(table.options) > 2) or table.seat is None:
            break
        table.play(rng.choice(table.options))
    return table, rng


def deeds(table: Table) -> list[Deed]:
    line = table.record.line()
    return [entry.text if isinstance(entry, Chosen) else Luck(entry.what) for entry in line]


def after(game: Game, seed: int, choice: int) -> list[Deed]:
    """What came of a choice there, at random."""
    table, rng = played(game, seed)
    before = len(deeds(table))
    table.play(table.options[choice])
    for _ in takewhile(lambda _: table.seat is not None, range(AFTER)):
        table.play(rng.choice(table.options))
    return deeds(table)[before + 1 :]


def made(game: Game, seed: int) -> Puzzle:
    """The last choice is the one to be found, the first one tempts."""
    table, _ = played(game, seed)
    assert table.seat is not None
    answer, tempting = len(table.options) - 1, 0
    find = Find(
        answer=table.options[answer].text,
        tempting=table.options[tempting].text,
        then=after(game, seed, answer),
        fails=after(game, seed, tempting),
        worth={table.options[answer].text: 0.6, table.options[tempting].text: 0.4},
    )
    return Puzzle(
        name="made", theme=BEST, seat=table.seat, before=deeds(table), finds=[find], level=1, rules=game.version
    )


@pytest.mark.parametrize("id", GAMES)
async def test_a_position_of_any_game_is_a_puzzle(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = klubovna.game(id)
    puzzle = made(game, seed=5)
    monkeypatch.setattr(collection, "offered", lambda _: [puzzle])
    app = puzzles_app(Collection(game, games=[]), "cs", puzzle="made")
    async with app.run_test(size=SMALL) as pilot:
        assert app.texts.text(f"puzzle-{BEST}") in words(app)
        await pilot.press("i")
        assert "☛" in seen(app) or "✗" in seen(app), "it points at something, or says what it is not"
        await choose(pilot, app, puzzle.finds[0].tempting)
        assert "✗" in seen(app)
        while not at(app).asked:
            await pilot.press("enter")
        await choose(pilot, app, puzzle.finds[0].answer)
        await to_the_end(pilot, app)
        assert app.texts.text("ui-puzzle-verdict-found") in words(app)
        assert "ui-" not in seen(app)
        assert "puzzle-" not in seen(app)
