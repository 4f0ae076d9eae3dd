"""Texts of the players' own: an option that takes one keeps it in the record, so the game replays anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.cli import main
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game, Option, Settings
from klubovna.kernel.record import Record
from klubovna.kernel.replay import replay, resume
from klubovna.kernel.toml import LARGEST_FILE
from tests.kernel.house import broken, install, opened, to_the_end
from tests.kernel.sealed import GAME, SEATS, Sealed, set_up

Capture = pytest.CaptureFixture[str]
OWN = "cards\n6 7 8 9 10 11\n"
USUAL = "usual"


class Deals(Content):
    """The toy's content: which cards there are, as a text of two lines says it."""

    def __init__(self) -> None:
        super().__init__(Pages({}, "deals", []))
        self.own: WeakValueDictionary[str, Content] = WeakValueDictionary()

    def deal(self, text: str) -> Content:
        for fault in faults(self, text, ""):
            raise fault
        return self.own.setdefault(text, Content(Pages({}, text, [])))

    def part(self, hash: str) -> Content | None:
        return self.own.get(hash)


def faults(content: Any, text: str, file: str) -> list[Broken]:
    """What is no number is a fault."""
    words = text.split()[1:]
    return [Broken(f"{word!r} is no card", file=file, line=2) for word in words if not word.isdecimal()]


def begin(content: Any, settings: Settings) -> Sealed:
    s = set_up(content, {"cards": 10})
    text = str(settings["scenario"])
    if text != USUAL:
        s.content, s.bag = content.deal(text), [int(word) for word in text.split()[1:]]
    return s


TOY: Game = replace(
    GAME,
    options=(Option("scenario", (USUAL,), own=True),),
    scenarios=(USUAL,),
    load=lambda _: Deals(),
    set_up=begin,
    faults=faults,
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    install(monkeypatch, TOY)
    return TOY


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(OWN, "utf-8")
    return path


def cards(table: Any) -> set[int]:
    return {held.card for seat in SEATS for held in table.state.hands[seat]}


def test_a_text_or_the_path_of_its_file(toy: Game, file: Path) -> None:
    for given in (OWN, file):
        assert cards(klubovna.new("sealed", seed=1, scenario=given)) == {6, 7, 8, 9, 10, 11}
    assert klubovna.new("sealed", scenario=USUAL).record.header.options == {"scenario": USUAL}


def test_the_text_is_in_the_record_which_replays_without_the_file(toy: Game, file: Path, tmp_path: Path) -> None:
    table = to_the_end(klubovna.new("sealed", seed=1, scenario=file))
    table.record.save(tmp_path / "game.jsonl")
    file.unlink()
    again = klubovna.load(tmp_path / "game.jsonl")
    assert again.record.header.options["scenario"] == OWN
    assert (again.outcome, cards(again)) == (table.outcome, cards(table))


def test_a_state_with_something_of_ones_own_goes_through_json(toy: Game) -> None:
    table = klubovna.new("sealed", seed=1, scenario=OWN)
    again: Any = toy.from_json(toy.to_json(table.state))
    assert again == table.state
    assert again.content is table.state.content  # type: ignore[attr-defined]


def test_what_nobody_holds_is_forgotten(toy: Game) -> None:
    table: Any = klubovna.new("sealed", seed=1, scenario=OWN)
    own = table.content.own
    assert len(own) == 1
    del table
    assert len(own) == 0


def test_a_misspelt_choice_is_no_text(toy: Game) -> None:
    with pytest.raises(Unreadable, match="scenario can't be 'usuall'; choose from 'usual'"):
        klubovna.new("sealed", scenario="usuall")


def test_texts_are_taken_only_where_that_is_said() -> None:
    """A server that takes options from anybody takes no texts with them."""
    with pytest.raises(Unreadable, match="scenario can't be"):
        TOY.settings({"scenario": OWN})
    assert TOY.settings({"scenario": OWN}, own=True) == {"scenario": OWN}


def test_other_options_take_no_texts() -> None:
    with pytest.raises(Unreadable, match="cards can't be"):
        GAME.settings({"cards": OWN}, own=True)


def test_a_game_without_such_an_option_takes_no_file(file: Path) -> None:
    with pytest.raises(Unreadable, match="vzdor takes no files of your own"):
        klubovna.new("vzdor", maquis=file)


def test_a_faulty_file_is_named(toy: Game, file: Path) -> None:
    file.write_text("cards\n6 seven eight\n", "utf-8")
    problem = broken("'seven' is no card", lambda: klubovna.new("sealed", scenario=file))
    assert (problem.file, problem.line) == (str(file), 2)


def test_a_faulty_text_in_a_record(toy: Game) -> None:
    record = opened(TOY).record
    header = replace(record.header, options={"scenario": "cards\nseven\n"})
    problem = broken("'seven' is no card", lambda: resume(TOY, Record(header, file="game.jsonl")))
    assert (problem.file, problem.line, problem.field) == ("game.jsonl", 1, "options")
    assert next(replay(TOY, Record(record.header)))[0] is None


@pytest.mark.parametrize(
    ("data", "says"), [(None, "No such file"), (b"\xff", "not UTF-8"), (b"x" * (LARGEST_FILE + 1), "larger than")]
)
def test_files_that_can_not_be_read(toy: Game, tmp_path: Path, data: bytes | None, says: str) -> None:
    path = tmp_path / "mine.txt"
    if data is not None:
        path.write_bytes(data)
    assert broken(says, lambda: klubovna.new("sealed", scenario=path)).file == str(path)


def test_check_a_sound_file(toy: Game, file: Path, capsys: Capture) -> None:
    assert main(["scenario", "check", str(file), "--game", "sealed"]) == 0
    assert capsys.readouterr().out == f"{file}: a sound scenario of sealed\n"


def test_check_tells_everything_that_is_wrong(toy: Game, file: Path, capsys: Capture) -> None:
    file.write_text("cards\n6 seven eight\n", "utf-8")
    assert main(["scenario", "check", str(file), "--game", "sealed"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}, line 2: 'seven' is no card",
        f"{file}, line 2: 'eight' is no card",
        f"{file}: 2 to be mended",
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["scenario", "check", "nowhere.toml", "--game", "sealed"], "No such file"),
        (["scenario", "check", "nowhere.toml", "--game", "vzdor"], "no scenarios of your own"),
        (
            ["scenario", "show", "austerlitz", "--game", "sealed"],
            "no scenario is called 'austerlitz'; there are: usual",
        ),
        (["play", "sealed", "--scenario", "nowhere.toml"], "No such file"),
        (["play", "vzdor", "--scenario", "nowhere.toml"], "No such file"),
    ],
)
def test_what_the_command_line_refuses(toy: Game, arguments: list[str], says: str, capsys: Capture) -> None:
    assert main(arguments) == 1
    assert says in capsys.readouterr().err
