"""The compiled build: modules that are played and thought in most, made into machine code by mypyc.

It is a hook of hatchling, which stays out of the way unless it is asked for (`make fast`, or
`HATCH_BUILD_HOOK_ENABLE_CUSTOM=true python -m hatchling build -t wheel`). Which modules there are is said in
`pyproject.toml`; they are compiled in a folder of their own, so that nothing compiled ever lies beside the sources.

mypyc knows nothing of msgspec. It drops a class's keywords, which does no harm where they are inherited (all frames of
a game are frozen because a Frame is); it makes bare types of annotations unless they are in quotes, takes every
attribute of a class for a field, and compiled functions have no annotations. So the copies that are compiled are
written a little differently: see `as_mypyc_wants_it`.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, TypeGuard

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent.parent
SOURCE, STAGE = ROOT / "src", ROOT / "build" / "fast"
INHERITED = frozenset({"frozen"})
"""Keywords that may be dropped from a class which has them from its base."""
SCRIPT = """
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify({arguments!r}, opt_level={level!r}, debug_level="0", group_name="klubovna")
setup(name="klubovna", packages=[], ext_modules=modules)
"""
FLAGS = ("--config-file=", "--ignore-missing-imports")
"""The types have been checked before, with all that belongs to them; here mypy sees one part of the house."""


class CompiledBuild(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for library in compiled():
            build_data["force_include"][str(library)] = str(library.relative_to(STAGE))


def compiled() -> list[Path]:
    """Compile everything anew; the libraries, which lie where they are imported from."""
    stage()
    files = [str(path.relative_to(STAGE)) for path in chosen(STAGE)]
    script = SCRIPT.format(arguments=[*FLAGS, *files], level=os.environ.get("MYPYC_OPT_LEVEL", "2"))
    environment = os.environ | {"MYPYPATH": str(STAGE)}
    subprocess.run((sys.executable, "-c", script, "build_ext", "--inplace"), cwd=STAGE, env=environment, check=True)
    return sorted(STAGE.rglob("*.so"))


def stage() -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(SOURCE, STAGE, ignore=shutil.ignore_patterns("__pycache__", "static", "handbook"))
    for path in chosen(STAGE):
        path.write_text(as_mypyc_wants_it(path.read_text("utf-8"), str(path.relative_to(STAGE))), "utf-8")


def chosen(folder: Path) -> list[Path]:
    """The modules that `pyproject.toml` names, in the house as it lies in this folder."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["klubovna"]["compiled"]
    found: set[Path] = set()
    for name in [name for pattern in settings["modules"] for name in _spelled_out(pattern)]:
        some = list(folder.glob(name))
        if not some:
            raise SystemExit(f"{name}: there is no such module to be compiled")
        found.update(some)
    return sorted(found)


def _spelled_out(pattern: str) -> list[str]:
    """`{a,b}.py` as `a.py`, `b.py`."""
    before, brace, rest = pattern.partition("{")
    names, _, after = rest.partition("}")
    return [f"{before}{one}{after}" for one in names.split(",")] if brace else [pattern]


# What mypyc wants


def as_mypyc_wants_it(text: str, name: str) -> str:
    """The same module: annotations in Structs are in quotes, their other attributes are marked as the class's, and what
    answers a decision is written down where the kernel finds it. Every line stays where it is."""
    tree, changes, more = ast.parse(text), [], ""
    for cls in filter(_is_struct, tree.body):
        inherited = INHERITED if STRUCT not in map(ast.unparse, cls.bases) else frozenset()
        if {keyword.arg for keyword in cls.keywords} - inherited:
            raise SystemExit(f"{name}: {cls.name} has keywords that mypyc would drop; leave this module out")
        for line in cls.body:
            if isinstance(line, ast.AnnAssign):
                changes.append((_span(line.annotation), repr(ast.unparse(_Unions().visit(line.annotation)))))
            elif isinstance(line, ast.Assign):
                row, _, end = _span(line.targets[0])
                changes.append(((row, end, end), OF_THE_CLASS))
            elif isinstance(line, ast.FunctionDef) and line.name == "choose":
                answers = line.args.args[2].annotation
                more += f"ANSWERS[{cls.name}.choose] = {ast.unparse(answers) if answers else 'Any'}\n"
    lines = text.split("\n")
    for (row, start, end), new in sorted(changes, reverse=True):
        before = lines[row].encode()
        lines[row] = (before[:start] + new.encode() + before[end:]).decode()
    found = "\n".join(lines).replace(FUTURE, f"{FUTURE}; import typing", 1)
    return found + (f"\n\nfrom klubovna.kernel.frames import ANSWERS\n{more}" if more else "")


FUTURE = "from __future__ import annotations"
STRUCT = "msgspec.Struct"
OF_THE_CLASS = ': "typing.ClassVar[typing.Any]"'


def _is_struct(node: ast.stmt) -> TypeGuard[ast.ClassDef]:
    """Only Structs have keywords in this house."""
    return isinstance(node, ast.ClassDef) and bool(node.keywords or STRUCT in map(ast.unparse, node.bases))


def _span(node: ast.expr) -> tuple[int, int, int]:
    """The row, and from where to where (in bytes, as ast counts)."""
    assert node.end_lineno == node.lineno
    assert node.end_col_offset is not None
    return node.lineno - 1, node.col_offset, node.end_col_offset


class _Unions(ast.NodeTransformer):
    """`int | None` as `typing.Union[int, None]`: of a union in quotes mypyc makes a bare type."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        parts = ast.Tuple([self.visit(node.left), self.visit(node.right)], ast.Load())
        union = ast.Attribute(ast.Name("typing", ast.Load()), "Union", ast.Load())
        return ast.Subscript(union, parts, ast.Load())


if __name__ == "__main__":
    print(*compiled(), sep="\n")
