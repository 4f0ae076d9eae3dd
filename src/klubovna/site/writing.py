"""Writes the folder: the page, its luggage, the answers that stand still, and the worker that keeps them at hand."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import klubovna
from klubovna.alone import still
from klubovna.kernel.errors import Unreadable
from klubovna.service import luggage
from klubovna.service.luggage import digest

HOUSE = Path(klubovna.__file__).parent
PAGE = HOUSE / "server" / "static"
PAGE_LEFT = ("sw.js", "built", "offline.html", "offline.css", "offline.js", "index.html")
"""Of the page that a server shows: who carries the house along is never without it."""
SQUEEZED = (".html", ".js", ".css", ".svg", ".txt", ".webmanifest")
MARK = ".klubovna-site"
"""In every folder that was written here: whatever else lies somewhere is nobody's to sweep away."""


def write(folder: Path) -> list[Path]:
    """The whole site; what an earlier one left in the folder goes. Returns what was written, without what is the same
    again in fewer bytes."""
    need_built()
    sweep(folder)
    (folder / MARK).write_text(f"{klubovna.__version__}\n", encoding="utf-8")
    (folder / ".nojekyll").touch()
    copy_page(folder)
    site = {"luggage": carry(folder), "still": stand(folder)}
    put(folder / "index.html", furnished((PAGE / "index.html").read_text("utf-8"), site).encode())
    written = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    put(folder / "sw.js", keeper((PAGE / "sw.js").read_text("utf-8"), folder, written).encode())
    written.append(folder / "sw.js")
    for path in written:
        squeeze(path)
    return written


def need_built() -> None:
    for what, where in (("the page", PAGE / "index.html"), ("what it carries along", luggage.FOLDER)):
        if not where.exists():
            raise Unreadable(f"{what} has not been built: `make site` does it, and every release brings it")


def sweep(folder: Path) -> None:
    """Only what an earlier run wrote is swept away."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise Unreadable(f"{folder} holds something that is no site of ours: name another folder, or empty it")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def copy_page(folder: Path) -> None:
    for path in PAGE.rglob("*"):
        name = path.relative_to(PAGE).as_posix()
        if path.is_file() and name not in PAGE_LEFT:
            put(folder / name, path.read_bytes())


def carry(folder: Path) -> dict[str, dict[str, str | int]]:
    """What a page needs to be a house: where it lies, and how much it is."""
    parts = luggage.parts(luggage.FOLDER)
    for part in parts:
        put(folder / part.address, part.file.read_bytes())
    shutil.copy(luggage.FOLDER / "licences.txt", folder / luggage.PLACE)
    return luggage.told(parts)


def stand(folder: Path) -> dict[str, str]:
    """What is the same for everybody can be read before Python is there. Pictures lie where a page looks for them."""
    found: dict[str, str] = {}
    for path, data in still.answers().items():
        if path.endswith(".svg"):
            put(folder / "api" / path, data)
            continue
        found[path] = f"still/{digest(data)}.txt"
        put(folder / found[path], data)
    return found


def furnished(page: str, site: Mapping[str, object]) -> str:
    """The page says itself that it is a house, and what it carries along."""
    said = json.dumps(site, separators=(",", ":")).replace("<", "\\u003c")
    told = f'<script type="application/json" id="alone">{said}</script>'
    return replaced(page, "</title>", f"</title>\n    {told}\n    {early()}")


def early() -> str:
    """The script that calls the house, before all that has to be there for the page to be looked at."""
    found = [path.relative_to(PAGE).as_posix() for path in PAGE.glob("assets/early-*.js")]
    if len(found) != 1:
        raise Unreadable("the built page is not one that we know: nobody calls the house")
    return f'<script type="module" async src="./{found[0]}"></script>'


def keeper(worker: str, folder: Path, written: list[Path]) -> str:
    """The server's service worker, but it keeps everything, and shows the page itself where there is no network."""
    names = [path.relative_to(folder).as_posix() for path in written]
    build = digest(b"".join(name.encode() + path.read_bytes() for name, path in zip(names, written, strict=True)))
    kept = [name for name in names if not name.endswith((".woff", "licences.txt"))]
    worker = substituted(worker, r"const SHELL = \[.*\];", f"const SHELL = {json.dumps(kept)};")
    worker = substituted(worker, r'const BUILD = ".*";', f'const BUILD = "{build}";')
    return substituted(worker, r'const OFFLINE = ".*";', 'const OFFLINE = "index.html";')


def substituted(text: str, pattern: str, by: str) -> str:
    found, times = re.subn(pattern, lambda _: by, text)
    if times != 1:
        raise Unreadable(f"the built page is not one that we know: no place for {pattern}")
    return found


def replaced(text: str, old: str, new: str) -> str:
    return substituted(text, re.escape(old), new)


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def squeeze(path: Path) -> None:
    """Beside what can be made smaller, for hosts that send such files."""
    if path.suffix in SQUEEZED:
        put(path.with_name(f"{path.name}.gz"), gzip.compress(path.read_bytes(), 9, mtime=0))


def sizes(written: list[Path]) -> Iterator[tuple[str, int]]:
    """What there is, by what it is for."""
    kinds = {"luggage": "Python, the house and what bots have learned", "still": "what can be read without it"}
    for kind in ("", *kinds):
        folder = [path for path in written if (path.parent.name if path.parent.name in kinds else "") == kind]
        yield kinds.get(kind, "the page"), sum(path.stat().st_size for path in folder)
