"""Whoever has seen one game knows all five: the same rooms, the same names, nothing too big to be read."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision
from klubovna.kernel.kinds import concrete

GAMES = Path(klubovna.__file__).parent / "games"
ROOMS = ("content", "printed", "rulebook", "rules", "texts")
MODULES = ("box", "choices", "judgement", "preview", "sampler", "setup", "state", "view")
CHAPTERS = ("course", "ending")
LONGEST_MODULE, MOST_MODULES = 400, 26
"""Lines; files in a folder, its `__init__` among them."""


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@pytest.mark.parametrize("id", klubovna.games())
def test_every_game_has_the_same_rooms(id: str) -> None:
    game = GAMES / id
    assert {room for room in ROOMS if (game / room).is_dir()} == set(ROOMS)
    assert {module for module in MODULES if (game / f"{module}.py").is_file()} == set(MODULES)
    assert {chapter for chapter in CHAPTERS if (game / "rules" / f"{chapter}.py").is_file()} == set(CHAPTERS)
    assert (game / "printed" / "fitting.py").is_file()


@pytest.mark.parametrize("id", klubovna.games())
def test_nothing_is_too_big_to_be_read(id: str) -> None:
    long = {path.name for path in modules(GAMES / id) if len(path.read_text("utf-8").splitlines()) > LONGEST_MODULE}
    assert long == set()
    folders = {path.parent for path in modules(GAMES / id)}
    assert {str(f) for f in folders if len(list(f.glob("*.py"))) > MOST_MODULES} == set()


@pytest.mark.parametrize("id", klubovna.games())
def test_legality_is_written_where_the_kernel_looks_for_it(id: str) -> None:
    """`why_not` says it; what is told to whoever tries is the kernel's business."""
    for decision in concrete(Decision, klubovna.game(id).package):
        assert decision.refusal is Decision.refusal
        assert Action not in decision.answers(), f"{decision.__name__}.choose does not say what answers it"


@pytest.mark.parametrize("id", klubovna.games())
def test_all_questions_of_a_game_are_of_one_kind(id: str) -> None:
    """`Asked`, which knows whom it is put to."""
    asked = import_module(f"klubovna.games.{id}.state").Asked
    assert [d.__name__ for d in concrete(Decision, klubovna.game(id).package) if not issubclass(d, asked)] == []


@pytest.mark.parametrize("id", klubovna.games())
def test_rules_speak_whether_or_not_somebody_listens(id: str) -> None:
    """Whether anybody does is `say`'s business: no rule asks for the log."""
    for path in modules(GAMES / id / "rules"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "log"), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("id", klubovna.games())
def test_a_frame_that_is_quiet_says_why(id: str) -> None:
    game = klubovna.game(id)
    for frame in (*game.frames.__args__[0].__args__,):
        if frame.quiet:
            assert frame.__doc__, f"{frame.__name__} is quiet and does not say why"
