"""A record that can't be trusted is Broken, and says which file, which line, which field; it is never another error."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import klubovna
from klubovna.kernel import record as record_module
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.errors import Broken
from klubovna.kernel.luck import commitment, key_from_seed
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume, verify
from tests.kernel.house import BOUNDED, broken, finished, install, second_thoughts
from tests.kernel.sealed import GAME

WHOLE = finished().record.to_bytes()
LINES = WHOLE.decode().splitlines()
"""Header, two deals, draw and its luck, peek, wait, …, key, end."""
KEY, END = len(LINES) - 1, len(LINES)
"""The numbers of the last two lines."""
FILE = "saved.jsonl"


def read(data: bytes) -> Any:
    return resume(GAME, Record.from_bytes(data, FILE))


def check(data: bytes) -> int:
    return verify(GAME, Record.from_bytes(data, FILE))


def changed(line: int, old: str, new: str) -> bytes:
    """The record with one line (from 1) changed."""
    lines = LINES[:]
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join([*lines, ""]).encode()


def with_line(line: int, text: str) -> bytes:
    return "\n".join([*LINES[: line - 1], text, *LINES[line:], ""]).encode()


def where(problem: Broken) -> tuple[str, int | None, str]:
    return problem.file, problem.line, problem.field


def test_untouched_it_is_fine() -> None:
    assert read(WHOLE).record.to_bytes() == WHOLE
    assert check(WHOLE) >= 3
    assert LINES[3] == '{"is":"choice","seat":"north","text":"draw"}'


FORM: list[tuple[str, bytes, str, int | None, str]] = [
    ("garbage", with_line(4, "%&?!"), "not JSON", 4, ""),
    ("half a line", with_line(4, LINES[3][:20]), "not JSON", 4, ""),
    ("two things on a line", with_line(4, LINES[3] * 2), "not JSON", 4, ""),
    ("empty line", with_line(4, ""), "not JSON", 4, ""),
    ("a number", with_line(4, "7"), "Expected `object`", 4, ""),
    ("no kind", with_line(4, '{"seat":"north","text":"draw"}'), "missing required field `is`", 4, ""),
    ("unknown kind", changed(4, "choice", "chioce"), "Invalid value 'chioce'", 4, "is"),
    ("unknown field", changed(4, '"text"', '"txt"'), "unknown field `txt`", 4, ""),
    ("field missing", with_line(4, '{"is":"choice","seat":"north"}'), "missing required field `text`", 4, ""),
    ("wrong type", changed(4, '"draw"', "7"), "Expected `str`, got `int`", 4, "text"),
    ("luck of a wrong type", with_line(2, '{"is":"luck","what":{"a":1}}'), "Expected", 2, "what"),
    ("luck nested", with_line(2, '{"is":"luck","what":[[1]]}'), "Expected", 2, "what[0]"),
    (
        "wrong format number",
        changed(1, '"format":1', '"format":2'),
        "format 2, this program reads 1",
        1,
        "format",
    ),
    ("format as a word", changed(1, '"format":1', '"format":"1"'), "Expected `int`", 1, "format"),
    ("header missing", "\n".join([*LINES[1:], ""]).encode(), "begins with its header", 1, ""),
    ("header twice", with_line(2, LINES[0]), "'record' has no place here", 2, ""),
    (
        "choice after the end",
        "\n".join([*LINES, LINES[3], ""]).encode(),
        "cut off: its last line must be its end",
        END + 1,
        "",
    ),
    ("end twice", "\n".join([*LINES, LINES[-1], ""]).encode(), "'key' has no place", KEY, ""),
    ("key twice", "\n".join([*LINES[:-1], *LINES[-2:], ""]).encode(), "'key' has no place", KEY, ""),
    ("a line is missing", "\n".join([*LINES[:5], *LINES[6:], ""]).encode(), "though the end says", END - 1, "entries"),
    (
        "key not hexadecimal",
        with_line(KEY, '{"is":"key","key":"xyz"}'),
        "hexadecimal",
        KEY,
        "key",
    ),
    ("key too short", with_line(KEY, '{"is":"key","key":"00"}'), "32 bytes", KEY, "key"),
    ("undo with nothing to undo", with_line(4, '{"is":"undo"}'), "there is nothing to undo", 4, ""),
    ("not UTF-8", WHOLE.replace(b"draw", b"\xff\xfe"), "not JSON", 4, ""),
    ("empty", b"", "the last line is cut off|the record is empty", None, ""),
    ("cut off", WHOLE[:-1], "the last line is cut off", len(LINES), ""),
]


@pytest.mark.parametrize(("data", "problem", "line", "field"), [f[1:] for f in FORM], ids=[f[0] for f in FORM])
def test_a_record_of_bad_form(data: bytes, problem: str, line: int | None, field: str) -> None:
    found = broken(problem, lambda: read(data))
    assert found.file == FILE
    assert found.field == field
    if line is not None:
        assert found.line == line
        assert str(found).startswith(f"{FILE}, line {line}")


PLAYED: list[tuple[str, bytes, str, int, str]] = [
    (
        "other game",
        changed(1, '"game":"sealed"', '"game":"vzdor"'),
        "a record of 'vzdor', not of 'sealed'",
        1,
        "game",
    ),
    ("other rules", changed(1, '"rules":"1"', '"rules":"0"'), "by rules 0, installed are 1", 1, "rules"),
    ("other content", changed(1, "ten plain cards", "others"), "other content", 1, "content"),
    ("unknown option", changed(1, '"cards"', '"crads"'), "no option 'crads'", 1, "options"),
    (
        "unknown choice of an option",
        changed(1, '"cards":10', '"cards":11'),
        "cards can't be 11",
        1,
        "options",
    ),
    ("illegal move", changed(4, "draw", "lay 77"), "lay 77: You do not hold 77", 4, ""),
    ("unreadable move", changed(4, "draw", "dwar"), "no action is called 'dwar'", 4, ""),
    ("move of another seat", changed(4, "north", "south"), "Now it is for North to choose", 4, ""),
    ("impossible luck", with_line(2, '{"is":"luck","what":[1,1,1]}'), "cannot have happened", 2, ""),
    ("luck out of nowhere", with_line(4, '{"is":"luck","what":1}'), "not waiting for dice", 4, ""),
    ("choice before its luck", with_line(3, LINES[3]), "First tell the table what happened", 3, ""),
    ("undo beyond a barrier", with_line(7, '{"is":"undo"}'), "showed you something", 7, ""),
]


@pytest.mark.parametrize(("data", "problem", "line", "field"), [p[1:] for p in PLAYED], ids=[p[0] for p in PLAYED])
def test_a_record_that_is_no_game(data: bytes, problem: str, line: int, field: str) -> None:
    assert where(broken(problem, lambda: read(data))) == (FILE, line, field)


def test_changed_outcome() -> None:
    other = LINES[-1].replace('"winners":["north"]', "…").replace('"winners":["south"]', '"winners":["north"]')
    data = with_line(END, other.replace("…", '"winners":["south"]'))
    assert where(broken("did not end like this", lambda: read(data))) == (FILE, END, "outcome")


def test_an_end_before_the_end() -> None:
    end = re.sub(r'"entries":\d+', '"entries":4', LINES[-1])
    data = "\n".join([*LINES[:5], end, ""]).encode()
    assert where(broken("did not end like this", lambda: read(data))) == (FILE, 6, "outcome")


def test_changed_dice_are_found_by_whoever_checks() -> None:
    """Another card may well have been drawn; only the key tells that it was not."""
    drawn = int(LINES[4].partition('"what":')[2].rstrip("}"))
    held = {
        *eval(LINES[1].partition('"what":')[2].rstrip("}")),
        *eval(LINES[2].partition('"what":')[2].rstrip("}")),
    }
    lies = [card for card in range(1, 11) if card not in held and card != drawn]
    end = '{"is":"end","entries":4,"outcome":null}'
    cut = [*LINES[:4], f'{{"is":"luck","what":{lies[0]}}}', LINES[KEY - 1], end, ""]
    data = "\n".join(cut).encode()
    assert read(data).seat == "south", "as a game it is possible"
    found = broken("not what the key gives", lambda: check(data))
    assert (where(found), "lesson" in found.problem) == ((FILE, 5, "what"), False)


def test_wrong_key() -> None:
    other = key_from_seed("another").hex()
    data = with_line(KEY, f'{{"is":"key","key":"{other}"}}')
    for work in (read, check):
        found = broken("not the key that was promised", partial(work, data))
        assert where(found) == (FILE, KEY, "key")


def test_a_key_that_nobody_promised() -> None:
    promise = f'"{commitment(key_from_seed(7))}"'
    found = broken("not the key that was promised", lambda: read(changed(1, promise, "null")))
    assert where(found) == (FILE, KEY, "key")


def test_other_content_is_refused_with_the_right_game_too() -> None:
    other = replace(GAME, load=lambda _: Content(Pages({}, "eleven cards", [])))
    assert broken("other content", lambda: resume(other, Record.from_bytes(WHOLE, FILE))).field == "content"


# Cut off anywhere


@pytest.mark.parametrize("chunk", range(4))
def test_cut_off_at_any_byte_it_is_broken(chunk: int) -> None:
    for cut in range(chunk, len(WHOLE), 4):
        assert broken("cut off|empty", partial(read, WHOLE[:cut])).file == FILE


LONG = second_thoughts().record.to_bytes()
VZDOR = klubovna.game("vzdor")


@given(data=st.data())
@BOUNDED
def test_a_record_with_wrong_bytes_is_broken_or_still_a_game(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(LONG) - 1))
    stop = data.draw(st.integers(start, min(len(LONG), start + 20)))
    spoiled = LONG[:start] + data.draw(st.binary(max_size=10)) + LONG[stop:]
    with suppress(Broken):
        resume(VZDOR, Record.from_bytes(spoiled))


@given(order=st.permutations(range(1, 12)))
@BOUNDED
def test_a_record_with_shuffled_lines_is_broken_or_still_a_game(order: list[int]) -> None:
    lines = [LINES[0], *(LINES[i] for i in order if i < len(LINES) - 2), *LINES[-2:], ""]
    with suppress(Broken):
        read("\n".join(lines).encode())


def test_a_line_nested_without_end_is_broken() -> None:
    deep = '{"x":' + "[" * 100_000 + "]" * 100_000 + "}"
    assert broken("nested too deep", lambda: read(with_line(4, deep))).line == 4


# Files


def loads(path: Path) -> Callable[[], Any]:
    return lambda: klubovna.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert broken("No such file", loads(tmp_path / "no.jsonl")).file == str(tmp_path / "no.jsonl")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert broken("directory", loads(tmp_path)).file == str(tmp_path)


def test_a_path_that_cannot_be_is_broken() -> None:
    broken("null", loads(Path("g\0.jsonl")))


def test_a_huge_file_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(record_module.LARGEST_RECORD + 1)
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail("was read"))
    assert broken("larger than 64000000 bytes", loads(path)).file == str(path)


def test_a_game_that_is_not_installed(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    path.write_bytes(WHOLE)
    assert where(broken("no game is called 'sealed'", loads(path))) == (str(path), 1, "game")


def test_the_file_is_named_in_what_replay_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    path = tmp_path / "g.jsonl"
    path.write_bytes(changed(4, "draw", "lay 77"))
    assert where(broken("You do not hold 77", loads(path))) == (str(path), 4, "")
