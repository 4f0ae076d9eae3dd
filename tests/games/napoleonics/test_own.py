"""A battle of one's own from the file to the replay; and the commands for those who write one."""

from __future__ import annotations

import gc
import random
import re
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.cli import main
from klubovna.games.napoleonics.printed.deck import RIGHT
from klubovna.kernel.replay import verify

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def mine(tmp_path: Path, capsys: Capture) -> Path:
    """A scenario printed by the program, and then changed: Brenier is called otherwise, and two banners are enough."""
    assert main(["scenario", "show", "rolica-first"]) == 0
    path = tmp_path / "mine.toml"
    printed = capsys.readouterr().out
    path.write_text(printed.replace("banners = 5", "banners = 2").replace("brenier = ", '"Novák" = '), "utf-8")
    return path


def played(table: Any, seed: int = 3) -> Any:
    rng = random.Random(seed)
    while table.seat is not None:
        table.play(rng.choice(table.options))
    return table


def test_it_is_played_and_replayed_without_its_file(mine: Path, tmp_path: Path) -> None:
    table = played(klubovna.new("napoleonics", seed=5, scenario=mine))
    assert max(table.outcome.scores.values()) >= 2
    table.record.save(tmp_path / "battle.jsonl")
    mine.unlink()
    again = klubovna.load(tmp_path / "battle.jsonl")
    assert again.outcome == table.outcome
    assert again.state == table.state
    assert verify(again.game, again.record) > 0


def test_a_state_of_it_goes_through_json(mine: Path) -> None:
    table = klubovna.new("napoleonics", seed=5, scenario=mine)
    assert table.game.from_json(table.game.to_json(table.state)) == table.state


def test_leaders_of_ones_own_are_called_as_they_are_written(mine: Path) -> None:
    table: Any = klubovna.new("napoleonics", seed=5, scenario=mine)
    assert "Novák" in [leader.id for leader in table.state.field.leaders]
    assert table.game.texts("cs").name("Novák") == "Novák"


def test_the_allies_at_the_top(mine: Path) -> None:
    """Each army may have either edge: here the Allies sit above, among enemies who came from below."""
    swapped = {"top": "bottom", "bottom": "top"}
    text = re.sub(r"(?<=\[deployment\.)\w+|(?<=^\[)(top|bottom)(?=\])|(?<=side = \")\w+|(?<=first = \")\w+",
                  lambda found: swapped[found[0]], mine.read_text("utf-8"), flags=re.M)  # fmt: skip
    mine.write_text(text, "utf-8")
    table: Any = klubovna.new("napoleonics", seed=5, scenario=mine)
    field = table.state.field
    assert (field.top, field.home, field.hands, table.state.mover) == (1, (8, 0), (5, 6), 1)
    assert {goal.army for goal in field.goals} == {1}
    assert field.sections[0][1][0] == RIGHT, "A1, seen from the top"
    assert played(table).outcome is not None


def test_check(mine: Path, capsys: Capture) -> None:
    assert main(["scenario", "check", str(mine)]) == 0
    assert capsys.readouterr().out == f"{mine}: a sound scenario of napoleonics\n"
    mine.write_text(mine.read_text("utf-8").replace('"D11"', '"D5"').replace("hand = 5", "hand = 50"), "utf-8")
    assert main(["scenario", "check", str(mine)]) == 1
    assert "top.hand: Expected `int` <= 10" in capsys.readouterr().out
    mine.write_text(mine.read_text("utf-8").replace("hand = 50", "hand = 5"), "utf-8")
    assert main(["scenario", "check", str(mine)]) == 1
    assert "two units stand on D5: french-line and french-light" in capsys.readouterr().out


def test_an_unknown_battle(capsys: Capture) -> None:
    assert main(["scenario", "show", "austerlitz"]) == 1
    assert "there are: rolica-first, rolica-second" in capsys.readouterr().err
    with pytest.raises(klubovna.Unreadable, match="scenario can't be 'austerlitz'"):
        klubovna.new("napoleonics", scenario="austerlitz")


def test_nothing_of_it_is_kept_when_nobody_plays_it_any_more(mine: Path) -> None:
    """Anybody may bring one to a web table: they must not fill the house."""
    table = klubovna.new("napoleonics", seed=5, scenario=mine)
    box: Any = table.content
    played(table)
    for seat in ("french", "allied", None):
        table.view(seat)
    hash = table.state.field.hash  # type: ignore[attr-defined]
    assert box.part(hash) is not None
    del table
    gc.collect()
    assert box.part(hash) is None
