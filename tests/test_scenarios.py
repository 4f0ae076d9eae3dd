"""The scenarios in `docs/scenarios.md` are sound, and are played to their end as the document says."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import klubovna
from klubovna.cli import main
from klubovna.kernel.own import LARGEST
from klubovna.kernel.replay import verify

DOCUMENT = (Path(__file__).parent.parent / "docs" / "scenarios.md").read_text("utf-8")
TEXTS = dict(zip(("napoleonics", "hagalaz"), re.findall(r"```toml\n(.*?)```", DOCUMENT, re.S), strict=True))


@pytest.mark.parametrize("game", TEXTS)
def test_a_scenario_of_the_document_is_sound(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS[game], "utf-8")
    assert main(["scenario", "check", str(path)]) == 0, capsys.readouterr().out
    assert f"a sound scenario of {game}" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", TEXTS)
def test_a_scenario_of_the_document_is_played(game: str, seed: int, tmp_path: Path) -> None:
    """From its file to the end, and again from its record."""
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS[game], "utf-8")
    table, whim = klubovna.new(game, seed=seed, scenario=path), random.Random(seed)
    while table.seat is not None:
        table.play(whim.choice(table.options))
    assert table.outcome
    assert verify(klubovna.game(game), table.record) > 0


def test_the_document_tells_the_truth_about_units_and_lengths() -> None:
    units = klubovna.game("napoleonics").content().units  # type: ignore[attr-defined]
    french = DOCUMENT.partition("The French have")[2].partition(". The Allies")[0]
    assert {f"french-{kind}" for kind in re.findall(r"`([a-z-]+[a-z])`", french)} == {
        u for u in units if u.startswith("french")
    }
    assert f"at most {LARGEST:,} letters" in DOCUMENT
