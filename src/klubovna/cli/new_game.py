"""`klubovna new-game NAME`: a package with a small game in it, sound in everything, to be made into another."""

from __future__ import annotations

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import klubovna
from klubovna.kernel.errors import Unreadable

NAME = re.compile(r"[a-z][a-z0-9]{1,30}")
ENDING = ".in"
"""Of the files of the template, which are no code before they have their names."""


def add_new_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="its id: small letters and digits, such as `nim`")
    parser.add_argument("--into", type=Path, metavar="DIR", help="the folder to be made (usually one called like it)")
    parser.set_defaults(run=_new_game)


def _new_game(args: argparse.Namespace) -> int:
    folder = write(args.name, args.into or Path(args.name))
    print(f"{folder}: a package with a game called {args.name}")
    print(f"  pip install -e {folder}")
    print(f"  klubovna play {args.name}")
    print(f"  klubovna laws {args.name}")
    print(f"What to write next is in {folder / 'README.md'}")
    return 0


def write(name: str, folder: Path) -> Path:
    """The package, in a folder that is not there yet; raises Unreadable."""
    if not NAME.fullmatch(name):
        raise Unreadable(f"a game can't be called {name!r}: small letters and digits, a letter first, at least two")
    if name in klubovna.games():
        raise Unreadable(f"there is already a game called {name!r}")
    if folder.exists():
        raise Unreadable(f"{folder} is already there")
    words = {"id": name, "package": f"klubovna_{name}", "distribution": f"klubovna-{name}", "Title": name.capitalize()}
    _copy(files("klubovna.cli") / "template", folder, words)
    (folder / "src" / "package").rename(folder / "src" / words["package"])
    return folder


def _copy(template: Traversable, to: Path, words: dict[str, str]) -> None:
    to.mkdir(parents=True)
    for one in template.iterdir():
        if one.is_dir():
            _copy(one, to / one.name, words)
        elif one.name.endswith(ENDING):
            text = one.read_text("utf-8")
            for what, word in words.items():
                text = text.replace(f"@{what}@", word)
            (to / one.name.removesuffix(ENDING)).write_text(text, "utf-8")
