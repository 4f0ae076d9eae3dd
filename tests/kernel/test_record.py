"""A record is the save file and the replay: what is saved can be loaded, played on, and checked by anybody."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.luck import commitment, key_from_seed
from klubovna.kernel.record import Happened, Record, Undone
from klubovna.kernel.replay import replay, resume, verify
from klubovna.kernel.table import Table
from tests.kernel.house import (
    broken,
    dealt,
    everything,
    finished,
    install,
    opened,
    play,
    second_thoughts,
    to_the_end,
    undealt,
)
from tests.kernel.sealed import GAME


def picked(table: Table) -> Any:
    """A choice that depends on nothing but the state of the game."""
    return random.Random(table.game.to_json(table.state)).choice(table.options)


@pytest.mark.parametrize("moves", range(9))
def test_a_game_saved_and_loaded_goes_on_as_if_never_broken_off(
    moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch)
    table = klubovna.new("sealed", seed=5)
    for _ in range(moves):
        if table.seat is not None:
            table.play(picked(table))
    table.record.save(tmp_path / "g.jsonl")
    loaded = klubovna.load(tmp_path / "g.jsonl")
    assert everything(loaded) == everything(table)
    assert everything(to_the_end(loaded, picked)) == everything(to_the_end(table, picked))


def test_the_same_with_a_game_of_the_house(tmp_path: Path) -> None:
    table = klubovna.new("vzdor", seed=5, maquis="draft")
    for _ in range(20):
        table.play(picked(table))
    table.record.save(tmp_path / "g.jsonl")
    loaded = klubovna.load(tmp_path / "g.jsonl")
    assert everything(loaded) == everything(table)
    assert everything(to_the_end(loaded, picked)) == everything(to_the_end(table, picked))


def test_a_record_comes_back_as_it_was_written() -> None:
    for table in (finished(), second_thoughts(), opened(), undealt()):
        data = table.record.to_bytes()
        assert Record.from_bytes(data).to_bytes() == data


def test_it_is_json_lines(tmp_path: Path) -> None:
    lines = finished().record.to_bytes().decode().splitlines()
    assert lines[0].startswith('{"is":"record","format":1,"game":"sealed","rules":"1"')
    assert lines[1].startswith('{"is":"luck","what":[')
    assert '{"is":"choice","seat":"north","text":"draw"}' in lines
    assert lines[-2].startswith('{"is":"key","key":"')
    assert lines[-1].startswith(f'{{"is":"end","entries":{len(lines) - 3},"outcome":{{"winners":[')


def test_saving_leaves_no_crumbs_and_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    path.write_text("old")
    finished().record.save(path)
    assert [p.name for p in tmp_path.iterdir()] == ["g.jsonl"]
    assert Record.load(path).header.game == "sealed"


def test_a_crash_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, record = tmp_path / "g.jsonl", finished().record
    path.write_text("old")

    def full(self: Path, data: bytes) -> int:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="no space left"):
        record.save(path)
    assert path.read_text() == "old"


def test_the_key_is_promised_at_once_and_kept_until_the_end() -> None:
    table = opened()
    key = key_from_seed(7)
    assert table.record.header.key_hash == commitment(key)
    assert key.hex().encode() in table.record.to_bytes(), "the keeper of the table needs it to go on"
    assert key.hex().encode() not in table.record.sealed().to_bytes()
    to_the_end(table)
    assert key.hex().encode() in table.record.sealed().to_bytes()


def test_a_sealed_record_goes_on_with_told_luck_only() -> None:
    table = resume(GAME, Record.from_bytes(play(opened(), "draw").record.sealed().to_bytes()))
    assert table.key is None
    table.play("draw")
    assert table.chance is not None


def test_undone_choices_stand_in_the_record_and_do_not_count() -> None:
    record = second_thoughts().record
    undone = sum(isinstance(entry, Undone) for entry in record.entries)
    assert undone >= 3
    assert len(record.line()) == len(record.entries) - 2 * undone
    played = Record(record.header, list(record.line()), record.outcome, record.key)
    assert resume(klubovna.game("vzdor"), played).state == second_thoughts().state


def test_a_replay_shows_the_table_after_each_entry() -> None:
    record = finished().record
    seen = [(entry, table.game.to_json(table.state)) for entry, table in replay(GAME, record)]
    assert [entry for entry, _ in seen] == [None, *record.entries]
    assert seen[-1][1] == GAME.to_json(finished().state)


@pytest.mark.parametrize("table", [finished(), second_thoughts()], ids=lambda table: table.game.id)
def test_anybody_can_check_the_dice(table: Table) -> None:
    lucks = sum(isinstance(entry, Happened) for entry in table.record.entries)
    assert verify(table.game, Record.from_bytes(table.record.to_bytes())) == lucks > 2


def test_dice_that_people_rolled_cannot_be_checked() -> None:
    problem = broken("the key is not in the record", lambda: verify(GAME, undealt().record))
    assert problem.line is None


def test_luck_that_was_told_before_there_was_a_key_is_said_to_be_unproven() -> None:
    """As where a lesson is played on freely: the record says from which line on the key holds."""
    table = dealt()
    table.proceed()
    table.entrust(key_from_seed(7))
    table.record.header = replace(table.record.header, key_hash=commitment(key_from_seed(7)))
    record = to_the_end(table, picked).record
    drawn = next(line for line, entry in enumerate(record.entries[2:], 4) if isinstance(entry, Happened))
    problem = broken("not what the key gives", lambda: verify(GAME, record))
    assert (problem.line, f"from line {drawn} on it is" in problem.problem) == (2, True)


def test_a_record_cut_off_before_luck_draws_the_same_luck(tmp_path: Path) -> None:
    """A server that died between the choice and the luck."""
    table = play(opened(), "draw")
    record = Record.from_bytes(table.record.to_bytes())
    assert isinstance(record.entries.pop(), Happened)
    assert everything(resume(GAME, record)) == everything(table)


def test_a_table_of_people_is_saved_and_loaded_while_it_waits_for_luck() -> None:
    table = undealt()
    table.happen([1, 2, 3])
    loaded = resume(GAME, Record.from_bytes(table.record.to_bytes()))
    assert everything(loaded) == everything(table)
    assert loaded.chance is not None
