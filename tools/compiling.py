"""The compiled build: modules that are played and thought in most, made into machine code by mypyc.

It is a hook of hatchling, which stays out of the way unless it is asked for (`make fast`, or
`HATCH_BUILD_HOOK_ENABLE_CUSTOM=true python -m hatchling build -t wheel`). Which modules there are is said in
`pyproject.toml`; they are compiled in a folder of their own, so that nothing compiled ever lies beside the sources.

mypyc knows nothing of msgspec. It drops a class's keywords, which does no harm where they are inherited (all frames of
a game are frozen because a Frame is); it makes bare types of annotations unless they are in quotes, takes every
attribute of a class for a field, and compiled functions have no annotations. So the copies that are compiled are
written a little differently: see `as_mypyc_wants_it`. What is then done with them is told in `libraries.py`.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeGuard

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent.parent
SOURCE, STAGE = ROOT / "src", ROOT / "build" / "fast"
INHERITED = frozenset({"frozen"})
"""Keywords that may be dropped from a class which has them from its base."""


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
    command = (sys.executable, str(Path(__file__).with_name("libraries.py")), "build_ext", "--inplace")
    subprocess.run(command, cwd=STAGE, env=os.environ | {"MYPYPATH": str(STAGE)}, check=True)
    return sorted(STAGE.glob("klubovna*/**/*.so")) + sorted(STAGE.glob("*.so"))  # (not those in its own `build`)


def stage() -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(SOURCE, STAGE, ignore=shutil.ignore_patterns("__pycache__", "static", "handbook"))
    to_be_compiled = frozenset(chosen(STAGE))
    for path in STAGE.rglob("*.py"):
        text = path.read_text("utf-8")
        if path in to_be_compiled:
            text = as_mypyc_wants_it(text, str(path.relative_to(STAGE)))
        path.write_text(with_constants(text), "utf-8")


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
    found = "\n".join(lines).replace(FUTURE, TYPING, 1)
    return found + (f"\n\nfrom klubovna.kernel.frames import ANSWERS\n{more}" if more else "")


def with_constants(text: str) -> str:
    """The same module: numbers and words with a name in capitals are final, so that they are known where what uses them
    is compiled. Every line stays where it is."""
    tree, lines = ast.parse(text), text.split("\n")
    given = Counter(
        [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    )
    for line in tree.body:
        if not isinstance(line, ast.Assign) or line.lineno != line.end_lineno:
            continue
        pairs = [*_pairs(line.targets[0], line.value)]
        if all(_is_constant(name, value) and given[ast.unparse(name)] == 1 for name, value in pairs):
            finals = [f"{ast.unparse(name)}: typing.Final = {ast.unparse(value)}" for name, value in pairs]
            rest = lines[line.lineno - 1].encode()[line.end_col_offset :].decode()
            lines[line.lineno - 1] = "; ".join(finals) + rest
    found = "\n".join(lines)
    return found if found == text or TYPING in found else found.replace(FUTURE, TYPING, 1)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        yield from zip(target.elts, value.elts, strict=True)
    else:
        yield target, value


def _is_constant(name: ast.expr, value: ast.expr) -> bool:
    if not isinstance(name, ast.Name) or not name.id.isupper():
        return False
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant) and isinstance(value.value, (int, float, str))


FUTURE = "from __future__ import annotations"
TYPING = f"{FUTURE}; import typing"
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


# What mypyc has written

NAMED = r"(\w+) = {};\n\s+\w+ = CPyStatics\[\d+\];.*\n\s+\w+ = {}\(\1,"
"""A module, or its dictionary, then a name, then what goes by it there: three lines of C."""
ASKED = (
    (r"CPyStatic_\w+globals", "CPyDict_GetItem", "NAME_OF"),
    (r"CPyImport_GetModuleCache\(&CPyModule_\w+\)", "CPyObject_GetAttr", "NAME_IN"),
)


def with_known_names(text: str) -> str:
    """C as mypyc writes it, in which names of modules are remembered: what they mean hardly ever changes."""
    for whose, asking, known in ASKED:
        for found in {found[0] for found in re.finditer(NAMED.format(whose, asking), text)}:
            text = text.replace(found, found.replace(asking, known))
    return text


if __name__ == "__main__":
    print(*compiled(), sep="\n")
