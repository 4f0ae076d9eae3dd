"""A word that a shape does not know is told with the one that may have been meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.errors import Broken
from klubovna.kernel.packs import load_pack


@pytest.mark.parametrize(
    ("id", "file", "text", "told"),
    [
        (
            "vzdor",
            "maquis",
            'abel.covert.action.do = "atack"',
            "line 1, abel.covert.action.do: .*did you mean 'attack'?",
        ),
        (
            "vzdor",
            "maquis",
            'abel.covert.action = { do = "draw", cout = 2 }',
            "unknown field `cout`; did you mean 'count'?",
        ),
        (
            "kacir",
            "witch",
            '[elixir]\neffect = [{ do = "mov" }]',
            r"line 2, elixir.effect\[0\].do: .*did you mean 'move'?",
        ),
        ("hagalaz", "threats", '[dig-in]\norders = [{ do = "hea", type = "husk" }]', "'hea'; did you mean 'heal'?"),
        ("blitzkrieg", "weapons", '[spy]\nability = "spz"', "line 2, spy.ability: .*did you mean 'spy'?"),
    ],
)
def test_what_was_meant_is_told_with_file_line_and_field(
    id: str, file: str, text: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(Broken, match=told.replace("?", r"\?")):
        klubovna.game(id).load(load_pack(tmp_path))


def test_nothing_is_guessed_where_nothing_is_near(tmp_path: Path) -> None:
    (tmp_path / "maquis.toml").write_text('abel.covert.action.do = "xyz"', "utf-8")
    with pytest.raises(Broken, match=r"Invalid enum value 'xyz'$"):
        klubovna.game("vzdor").load(load_pack(tmp_path))
