"""Files of content as they stand in a pack that is one text."""

from __future__ import annotations

import re
from importlib.resources import files

_HEADING = re.compile(r"^(\[+)(.+?)(\]+)", re.MULTILINE)


def within(game: str, folder: str, file: str, id: str, name: str = "Vršek") -> str:
    """A file of ours as a new one of this id, with its name."""
    text = (files(f"klubovna.games.{game}") / "content" / folder / f"{file}.toml").read_text("utf-8")
    return inside(text, folder, id, name)


def inside(text: str, folder: str, id: str, name: str = "Vršek") -> str:
    """A text of a file as a new one of this id."""
    nested = _HEADING.sub(lambda heading: f"{heading[1]}{folder}.{id}.{heading[2]}{heading[3]}", text)
    return f'[texts.{id}]\ncs = "{name}"\nen = "The hill"\n\n[{folder}.{id}]\nnew = true\n\n{nested}'
