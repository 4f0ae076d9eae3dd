"""Which language is spoken, where games are kept, which light is on."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.terminal.ink import usual_light
from klubovna.terminal.language import next_language, spoken
from klubovna.terminal.saves import data_folder


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "cs"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_system_says_the_language(environ: dict[str, str], language: str) -> None:
    assert spoken(None, environ) == language
    assert spoken("cs", environ) == "cs"


def test_languages_go_round() -> None:
    assert {next_language("cs"), next_language("en")} == {"cs", "en"}


def test_data_folder(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "klubovna"
    assert data_folder({}) == Path.home() / ".local" / "share" / "klubovna"


def test_a_light_terminal_gets_day_colours() -> None:
    assert usual_light({"COLORFGBG": "0;15"}) == "day"
    assert usual_light({"COLORFGBG": "15;0"}) == "evening"
    assert usual_light({}) == "evening"
