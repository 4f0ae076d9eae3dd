"""A pack as one text: what it says of itself, what it may not say, and that hostile ones are refused in one go."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from klubovna.kernel.errors import Broken
from klubovna.kernel.packs import DEEPEST, LARGEST, LONGEST_LIST, MOST_BLOCKS, MOST_PARTS, load_pack, read_pack
from klubovna.kernel.texts import Texts
from tests.kernel.house import broken

MILL = """
[pack]
id = "mill"
game = "kacir"
title = { cs = "Mlýn", en = "The mill" }
author = "Jana"
licence = "CC0"
version = "3"

[texts.miller]
cs = { name = "Mlynář", acc = "Mlynáře", gender = "masculine" }
en = "Miller"

[pictures]
miller = "ranger"

[hunter.miller]
new = true
kind = "event"
effect = [{ do = "draw", count = 2 }]

["missions/reactor".map]
hexes = \"\"\"
. . / \\\\ .
. .
\"\"\"
"""


def test_a_pack_says_what_it_is() -> None:
    pack = read_pack(MILL)
    assert pack.head.title is not None
    assert (pack.head.id, pack.head.title.cs, pack.head.author, pack.head.version) == ("mill", "Mlýn", "Jana", "3")
    assert pack.pictures == {"miller": "ranger"}
    assert list(pack.tables) == ["hunter", "missions"]


def test_written_as_one_text_it_is_the_same_pack() -> None:
    once = read_pack(MILL).text
    again = read_pack(once)
    assert again.text == once
    assert (again.head, again.texts, again.tables) == (
        read_pack(MILL).head,
        read_pack(MILL).texts,
        read_pack(MILL).tables,
    )


def test_a_folder_says_the_same_as_one_file(tmp_path: Path) -> None:
    head, _, content = MILL.partition("[hunter.miller]")
    (tmp_path / "pack.toml").write_text(head, "utf-8")
    (tmp_path / "hunter.toml").write_text("[miller]" + content.partition('["')[0], "utf-8")
    (tmp_path / "missions").mkdir()
    (tmp_path / "missions" / "reactor.toml").write_text("[map]" + content.partition(".map]")[2], "utf-8")
    (tmp_path / "one.toml").write_text(MILL, "utf-8")
    whole = load_pack(tmp_path / "one.toml")
    (tmp_path / "one.toml").unlink()
    assert load_pack(tmp_path).text == whole.text


def test_its_names_are_words_and_no_code() -> None:
    """What would be a reference or the next message in a file of texts is a name like any other."""
    pack = read_pack(MILL.replace('en = "Miller"', 'en = "Miller = $x \\\\ \\"y\\" -term"'))
    texts = Texts("en", []).joined(pack.fluent("en"))
    assert texts.name("miller") == 'Miller = $x \\ "y" -term'
    czech = Texts("cs", []).joined(pack.fluent("cs"))
    assert (czech.name("miller", "acc"), czech.name("miller", "gender")) == ("Mlynáře", "masculine")


WRONG = {
    "no such field": ("author", "autor", "unknown field `autor`", "pack"),
    "an id like a file": ('"mill"', '"../mill"', "matching regex", "pack.id"),
    "a second one's id": ("miller", "miller-2", "matching regex", "pictures"),
    "markup in a name": ('"Jana"', '"<b>Jana</b>"', "none of < > { }", "pack.author"),
    "a placeable": ('"Miller"', '"{ $seat }"', "none of < > { }", "texts.miller.en"),
    "a name that turns the line round": ('"Jana"', '"Jana\\u202e"', "can't be printed", "pack.author"),
    "two lines": ('"Miller"', '"Mil\\nler"', "can't be printed", "texts.miller.en"),
    "a long name": ('"Miller"', f'"{"M" * 61}"', "length <= 60", "texts.miller.en"),
    "one language": ('en = "Miller"', "", "missing required field `en`", "texts.miller"),
    "a bell": ('"event"', '"event\\u0007"', "can't be printed", "hunter.miller.kind"),
    "a day": ('"event"', "1979-05-27", "neither a number nor a text", "hunter.miller.kind"),
    "no number": ('"event"', "nan", "neither a number nor a text", "hunter.miller.kind"),
    "no table": ('["missions/reactor".map]', "[[cards]]", "this is no table", "cards"),
}  # fmt: skip


@pytest.mark.parametrize(("was", "now", "problem", "field"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told_where_it_stands(was: str, now: str, problem: str, field: str) -> None:
    text = MILL.replace(was, now)
    found = broken(problem, lambda: read_pack(text, "mill.toml"))
    assert (found.file, found.field) == ("mill.toml", field)
    assert found.line, "the line is known"


def nested(depth: int) -> str:
    return f"[a.b]\nx = {'[' * depth}{']' * depth}\n"


TOO_MUCH = {
    "large": ("#" * (LARGEST + 1), f"longer than {LARGEST} letters"),
    "deep": (nested(DEEPEST), f"more than {DEEPEST} tables and lists"),
    "bottomless": (nested(LARGEST // 2 - 50), "nested too deep"),
    "a long list": (f"[a.b]\nx = [{'1,' * (LONGEST_LIST + 1)}]\n", f"more than {LONGEST_LIST} in one list"),
    "many effects": (f"[a.b]\nx = [{'{},' * (MOST_PARTS + 1)}]\n", f"more than {MOST_PARTS} in one list"),
    "many blocks": ("[a]\n" + "".join(f"b{n} = 1\n" for n in range(MOST_BLOCKS + 1)), f"than {MOST_BLOCKS} blocks"),
    "a key of a thousand parts": ("x" + ".x" * 1000 + " = 1", "more than 60 dots"),
    "a number of thousands of digits": (f"[a.b]\nx = {'9' * 9000}\n", "digits"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "problem"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_too_much_is_refused(text: str, problem: str) -> None:
    assert broken(problem, lambda: read_pack(text))


def work(of: Callable[[], Any]) -> int:
    """How many calls it takes, which is the same on every machine."""
    calls = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    try:
        of()
    except Broken:
        pass
    finally:
        sys.setprofile(None)
    return calls


GROWING: dict[str, Callable[[int], str]] = {
    "blocks": lambda n: "".join(f"[a.b{i}]\nx = {{ y = [{i}] }}\n" for i in range(n)),
    "tables in lists": lambda n: "".join(f"[[a.b]]\nx = {i}\n" for i in range(n)),
    "names": lambda n: "".join(f"[texts.a{'b' * (i // 26)}{chr(97 + i % 26)}]\ncs = 'a'\nen = 'b'\n" for i in range(n)),
    "brackets": lambda n: f"[a.b]\nx = [{'[],' * n}]",
    "signs": lambda n: f"[a.b]\nx = '{'=' * n}'",
    "dotted keys": lambda n: "[a.b]\n" + "".join(f"x{i}.y.z.u.v = 1\n" for i in range(n)),
}


@pytest.mark.parametrize("grown", GROWING.values(), ids=GROWING)
def test_twice_as_much_takes_no_more_than_twice_as_long(grown: Callable[[int], str]) -> None:
    """Counted, not timed."""
    little, much = (work(partial(read_pack, grown(n))) for n in (100, 200))
    assert much <= 2.2 * little + 200
