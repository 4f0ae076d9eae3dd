"""Runs in the Python of the page: what a page has to bring along so that the house can live in it.

What is imported is compiled here, because only this Python knows how; what nothing of ours ever imports stays behind.
"""

from __future__ import annotations

import _imp
import ast
import importlib.util
import io
import json
import marshal
import pickle
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

SOURCES, LIBRARIES, PROJECT, OUT = (Path(f"/{name}") for name in ("sources", "libraries", "project", "out"))
SITE = "lib/python3.14/site-packages"
STANDARD = "lib/python3.14"
ZIPPED = "/lib/python314.zip"
ROOMS = ("kernel", "games", "bots", "service", "alone")
"""The folders of ours that a house in a page is made of, besides the modules that lie beside them."""
OURS_LEFT = ("kernel/laws/", "/trials.py", "/cover.svg")
"""How games are tried is no page's business; covers lie beside it, to be looked at without Python."""
LATER = ("/lessons/", "/puzzles/", "/workshop/", "/rulebook/", "klubovna/service/texts/")
"""Of what is no code: what a first table does without."""
ALWAYS = (f"{STANDARD}/pyodide/", f"{STANDARD}/_pyodide/")
"""Python in a page itself."""
LIBRARIES_LEFT = (
    ".dist-info",
    "bin/",
    "attrs/",
    "pytz/zoneinfo/",
    "babel/messages/",
    "babel/locale-data/",
    ".pyi",
    ".typed",
)
LOCALES = ("root.dat", "cs.dat", "en.dat", "cs_CZ.dat", "en_US.dat", "en_GB.dat")
KNOWN = (
    "plural_form",
    "ordinal_form",
    "number_symbols",
    "default_numbering_system",
    "decimal_formats",
    "percent_formats",
    "currency_formats",
    "parent_exceptions",
    "minus_sign",
    "numbering_systems",
)
SHIMS = {"typing_extensions.py": b"import typing\nglobals().update(vars(typing))\n"}
"""This Python has long had what others need from here."""
UNSEEN = (
    *("_strptime", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8_sig", "asyncio"),
    *("pyodide.code", "pyodide.ffi.wrappers", "pyodide.webloop", "babel.numbers", "babel.dates", "msgspec.inspect"),
)
"""What Python looks for only when it needs it, and no import of ours names."""


def pack(needed: str, first: str) -> None:
    """What a first table needs – `first` says where it was found –, and the rest."""
    ours = {**compiled(dict(our_files())), **dict(cards()), **entry_points()}
    known = {lies(file) for file in json.loads(first)}
    library = {**dict(library_files()), **dict(standard(json.loads(needed)))}
    at_once = {where for where in library if where in known or where.startswith(ALWAYS)}
    later = {where for where in ours if not where.endswith(".pyc") and any(left in where for left in LATER)}
    archive("klubovna", without(ours, later))
    archive("python", compiled(only(library, at_once)))
    archive("rest", {**compiled(without(library, at_once)), **only(ours, later)})
    for folder in sorted((SOURCES / "klubovna" / "games").glob("*/weights")):
        archive(f"weights-{folder.parent.name}", {where(path): path.read_bytes() for path in files(folder)})


def only(files: dict[str, bytes], names: set[str]) -> dict[str, bytes]:
    return {where: data for where, data in files.items() if where in names}


def without(files: dict[str, bytes], names: set[str]) -> dict[str, bytes]:
    return {where: data for where, data in files.items() if where not in names}


def lies(file: str) -> str:
    """Under which name something comes along that was found here."""
    for found, packed in ((f"{ZIPPED}/", STANDARD), (f"{LIBRARIES}/", SITE)):
        if file.startswith(found):
            return f"{packed}/{file.removeprefix(found)}"
    return file


# --- What comes along -------------------------------------------------------------------------------------------


def our_files() -> Iterator[tuple[str, bytes]]:
    package = SOURCES / "klubovna"
    beside = [path for path in package.iterdir() if path.suffix == ".py"]
    for path in [*beside, *(path for room in ROOMS for path in files(package / room))]:
        name = path.relative_to(package).as_posix()
        if not any(left in name for left in OURS_LEFT) and "/weights/" not in name:
            yield where(path), path.read_bytes()


def cards() -> Iterator[tuple[str, bytes]]:
    """The house has to know which nets there are; whoever thinks with one fetches it."""
    from klubovna.bots.learned.weights import CARD, card_written, read  # noqa: PLC0415 (of the sources, laid out by now)

    for path in sorted((SOURCES / "klubovna" / "games").glob("*/weights/*.net")):
        yield where(path.with_suffix(CARD)), card_written(read(path).card)


def library_files() -> Iterator[tuple[str, bytes]]:
    for path in files(LIBRARIES):
        name = path.relative_to(LIBRARIES).as_posix()
        if path.name in LOCALES or not any(left in name for left in LIBRARIES_LEFT):
            yield f"{SITE}/{name}", SHIMS.get(name) or (slim(path) if path.suffix == ".dat" else path.read_bytes())


def slim(path: Path) -> bytes:
    """Of all that is known of languages, what numbers and plurals ask of ours."""
    known = pickle.loads(path.read_bytes())
    return pickle.dumps({name: value for name, value in known.items() if name in KNOWN}, protocol=5)


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def where(path: Path) -> str:
    return f"{SITE}/{path.relative_to(SOURCES).as_posix()}"


def introduce() -> None:
    """Games are found here, too, by whoever walks through the house."""
    for name, data in entry_points().items():
        path = OUT / "info" / Path(name).relative_to(SITE)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def entry_points() -> dict[str, bytes]:
    """Games are found in a page as everywhere else; and who asks is told which release this is."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    folder = f"{SITE}/klubovna-{project['version']}.dist-info"
    points = project["entry-points"]["klubovna.games"]
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: klubovna\nVersion: {project['version']}\n".encode(),
        f"{folder}/entry_points.txt": (
            "[klubovna.games]\n" + "".join(f"{name} = {at}\n" for name, at in points.items())
        ).encode(),
    }


# --- The standard library -----------------------------------------------------------------------------------------


def named() -> str:
    """What of Python ours import anywhere, even if only when they need it, and what they build upon."""
    found = set[str]()
    for where, data in our_files():
        for node in ast.walk(ast.parse(data)) if where.endswith(".py") else ():
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return json.dumps(sorted({name for name in found if not name.startswith(("klubovna", "js"))} | set(UNSEEN)))


def module_of(file: str) -> str:
    return file.removeprefix(f"{ZIPPED}/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def standard(needed: list[str]) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(ZIPPED) as zipped:
        for file in needed:
            if file.startswith(ZIPPED) and not _imp.is_frozen(module_of(file)):
                name = file.removeprefix(f"{ZIPPED}/")
                yield f"{STANDARD}/{name}", zipped.read(name)


# --- Archives ---------------------------------------------------------------------------------------------------------


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    return dict(_compiled(where, data) for where, data in files.items())


def _compiled(where: str, data: bytes) -> tuple[str, bytes]:
    """Without what only people read; Pyodide itself looks into its own words."""
    if not where.endswith(".py"):
        return where, data
    wordy = 0 if "pyodide/" in where else 2
    code = compile(data, f"/{where}", "exec", dont_inherit=True, optimize=wordy)
    # Never compared with a source, which is not there.
    return f"{where}c", importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def archive(name: str, files: dict[str, bytes]) -> None:
    """The same files are the same bytes, whenever they are packed."""
    with tarfile.open(OUT / f"{name}.tar", "w", format=tarfile.USTAR_FORMAT) as tar:
        for where, data in sorted(files.items()):
            entry = tarfile.TarInfo(where)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))


introduce()
