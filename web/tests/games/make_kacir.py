"""Writes `kacir-printed.json`: the content of Kacíř, its wording and what Python says of it, for the test that the
browser says the same.

python web/tests/games/make_kacir.py
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec

import klubovna
from klubovna.games.kacir.box import SCHEMA, Box
from klubovna.kernel.content import read
from klubovna.kernel.texts import LANGUAGES
from klubovna.kernel.wording import text


def printed() -> bytes:
    game = klubovna.game("kacir")
    box = game.content()
    assert isinstance(box, Box)
    things = [*box.ids, *box.villagers, *box.scenarios]
    told = {language: {id: text(box.told(id), game.texts(language)) for id in things} for language in LANGUAGES}
    tables = read(files(game.package) / "content", SCHEMA).tables
    return (
        msgspec.json.format(msgspec.json.encode({"tables": tables, "wording": box.wording, "told": told}), indent=1)
        + b"\n"
    )


if __name__ == "__main__":
    Path(__file__).with_name("kacir-printed.json").write_bytes(printed())
