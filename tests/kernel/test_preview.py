"""A preview tells what a choice would do; it leaves the table like everything else, so the laws look at it, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Preview
from klubovna.kernel.laws import LawBroken, try_games, words
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.table import Table
from tests.kernel.house import opened
from tests.kernel.sealed import GAME, NORTH, Lay, Sealed, other


@pytest.fixture(autouse=True)
def _nothing_said_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_spoken", {})


def sum_laid(s: Sealed, seat: Seat, action: Action) -> Preview | None:
    """What has been laid in sum; nothing to tell of other choices."""
    if not isinstance(action, Lay):
        return None
    return Preview(numbers={f"laid-{seat}": sum(s.laid[seat]) + action.card})


def table_of(game: Any) -> Table:
    return Table(game, game.content(), game.settings({}), key_from_seed(1))


def test_a_table_tells_what_an_option_would_do() -> None:
    table = table_of(replace(GAME, preview=sum_laid))
    lay = next(action for action in table.options if isinstance(action, Lay))
    assert table.preview(lay) == Preview(numbers={f"laid-{NORTH}": lay.card})
    assert table.preview(table.game.parse("wait")) is None


def test_a_game_without_previews_tells_nothing() -> None:
    table = opened()
    assert table.preview(table.options[0]) is None


def test_a_game_with_previews_breaks_no_law(tmp_path: Path) -> None:
    try_games(replace(GAME, preview=sum_laid), range(10), tmp_path).conclude()


def caught(law: int, words: str, preview: Any) -> None:
    with pytest.raises(LawBroken, match=words) as problem:
        try_games(replace(GAME, preview=preview), range(10)).conclude()
    assert problem.value.law == law


def test_a_preview_that_leaks() -> None:
    def leaks(s: Sealed, seat: Seat, action: Action) -> Preview:
        return Preview(numbers={"theirs": sum(held.card for held in s.hands[other(seat)])})

    caught(4, "the preview of .* shows something hidden", leaks)


def test_a_preview_without_words() -> None:
    def mute(s: Sealed, seat: Seat, action: Action) -> Preview:
        return Preview(says=[Message("preview-of-nothing")])

    caught(6, "preview-of-nothing", mute)


def test_a_preview_that_plays() -> None:
    def plays(s: Sealed, seat: Seat, action: Action) -> None:
        if isinstance(action, Lay):
            s.laid[seat].append(action.card)

    with pytest.raises(LawBroken):
        try_games(replace(GAME, preview=plays), range(10)).conclude()


def test_blitzkrieg_has_previews() -> None:
    table = klubovna.new("blitzkrieg", seed=1)
    assert all(table.preview(action) is not None for action in table.options)
