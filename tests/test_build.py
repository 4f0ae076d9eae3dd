"""Two builds of one house: whichever this is, it is the one that was asked for; sources can be asked for; and what is
compiled means what the sources say."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compiling
from klubovna.build import PURE, Sources, build
from klubovna.kernel.frames import Decision
from klubovna.kernel.kinds import concrete
from klubovna.shelf import game, games


def test_this_is_the_build_that_is_being_tested() -> None:
    assert build() == os.environ.get("KLUBOVNA_BUILD", PURE)


def test_nothing_compiled_lies_beside_the_sources() -> None:
    assert not [path for suffix in EXTENSION_SUFFIXES for path in compiling.SOURCE.rglob(f"*{suffix}")]


def test_sources_are_found_though_something_compiled_lies_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "halfcompiled"
    package.mkdir()
    for name in ("__init__", "busy"):
        (package / f"{name}.py").write_text("HERE = 'source'\n", "utf-8")
    (package / f"busy{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ImportError):
        import_module("halfcompiled.busy")
    monkeypatch.setattr(sys, "meta_path", [Sources("halfcompiled"), *sys.meta_path])
    assert import_module("halfcompiled.busy").HERE == "source"


@pytest.mark.parametrize("id", games())
def test_every_decision_knows_what_answers_it(id: str) -> None:
    """Compiled functions have no annotations."""
    found = concrete(Decision, game(id).package)
    assert found
    assert all(kind.__struct_config__.tag for frame in found for kind in frame.answers())


# What is compiled

MODULE = '''"""A chapter."""

from __future__ import annotations

from house import Asked


class Ask(Asked, frozen=True):
    """What is it?"""

    rule = "asking"
    who: int | None = None
    cards: tuple[str, ...]

    def choose(self, s: State, action: Yes | No) -> None:
        s.told = "ěšč: x"
'''
WANTED = '''"""A chapter."""

from __future__ import annotations; import typing

from house import Asked


class Ask(Asked, frozen=True):
    """What is it?"""

    rule: "typing.ClassVar[typing.Any]" = "asking"
    who: 'typing.Union[int, None]' = None
    cards: 'tuple[str, ...]'

    def choose(self, s: State, action: Yes | No) -> None:
        s.told = "ěšč: x"


from klubovna.kernel.frames import ANSWERS
ANSWERS[Ask.choose] = Yes | No
'''


def test_a_module_with_structs_is_written_so_that_mypyc_keeps_them() -> None:
    assert compiling.as_mypyc_wants_it(MODULE, "ask.py") == WANTED


CONSTANTS = '''"""Numbers."""

from __future__ import annotations

WIDTH, WORD = 6, "ěšč"  # both
"""What they are."""
LOSS = -0.5
SEATS = ("north", "south")
once = 1
TWICE = 1


def more() -> None:
    global TWICE
    TWICE = 2
'''


def test_numbers_and_words_in_capitals_are_final() -> None:
    """What is no such thing, or is given twice, stays as it is."""
    found = compiling.with_constants(CONSTANTS).split("\n")
    assert [(old, new) for old, new in zip(CONSTANTS.split("\n"), found, strict=True) if old != new] == [
        ("from __future__ import annotations", "from __future__ import annotations; import typing"),
        ('WIDTH, WORD = 6, "ěšč"  # both', "WIDTH: typing.Final = 6; WORD: typing.Final = 'ěšč'  # both"),
        ("LOSS = -0.5", "LOSS: typing.Final = -0.5"),
    ]


ASKED = """
    cpy_r_r12 = CPyStatic_flow___globals;
    cpy_r_r13 = CPyStatics[1480]; /* 'DECISION' */
    cpy_r_r14 = CPyDict_GetItem(cpy_r_r12, cpy_r_r13);
    cpy_r_r88 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r89 = CPyStatics[89]; /* 'sorted' */
    cpy_r_r90 = CPyObject_GetAttr(cpy_r_r88, cpy_r_r89);
    cpy_r_r91 = CPyStatics[18]; /* 'stack' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_s, cpy_r_r91);
    cpy_r_r93 = CPyDict_GetItem(cpy_r_nodes, cpy_r_action);
"""


def test_only_names_of_modules_are_remembered_for_good() -> None:
    known = compiling.with_known_names(ASKED)
    assert (
        known.split()
        == (
            ASKED.replace("CPyDict_GetItem(cpy_r_r12", "NAME_OF(cpy_r_r12").replace(
                "CPyObject_GetAttr(cpy_r_r88", "NAME_IN(cpy_r_r88"
            )
        ).split()
    )


@pytest.mark.parametrize(
    "head", ["class Ask(Asked, frozen=True, kw_only=True)", "class Ask(msgspec.Struct, frozen=True)"]
)
def test_a_struct_that_would_lose_something_is_refused(head: str) -> None:
    with pytest.raises(SystemExit, match="Ask has keywords"):
        compiling.as_mypyc_wants_it(f"{head}:\n    who: int\n", "ask.py")


def test_every_module_that_is_to_be_compiled_can_be() -> None:
    modules = compiling.chosen(compiling.SOURCE)
    assert modules
    for path in modules:
        compiling.as_mypyc_wants_it(path.read_text("utf-8"), path.name)
