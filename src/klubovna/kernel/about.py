"""Where things on the table are told of: under which heading of the rulebook, and where their data come from.

A game says it in `rulebook/things.toml`. Blocks of its content stand there by their files, for each of them knows its
own source; whatever else lies on a table by the name that boards have for it, or by its sort: `"pile:covert"`, or
`pile` for every pile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias, get_args

import msgspec

from klubovna.kernel import rulebook
from klubovna.kernel.content import Content, Source
from klubovna.kernel.toml import shaped

FILE = "things.toml"
_NUMBERS, _HEX = re.compile(r"(-\d+)+$"), re.compile(r"[A-Z]\d{1,2}")
DOUBT: tuple[Source, ...] = get_args(Source)
"""From what is printed to what somebody else has written."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a thing."""

    rule: str
    """The heading of the rulebook."""
    source: Source = "rulebook"


Abouts: TypeAlias = dict[str, About]


class Things(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    blocks: dict[str, str] = {}
    """The heading for all blocks of a file of the content, or for each file of a folder."""
    things: dict[str, str | About] = {}
    """For what is no block; without a source of its own the rules themselves say all there is to know."""


def read(package: str) -> Things:
    """A game without this file tells of nothing."""
    file = rulebook.folder(package) / FILE
    if not file.is_file():
        return Things()
    found: Things = shaped(file.read_text("utf-8"), Things, f"{package}/{rulebook.FOLDER}/{FILE}")
    return found


def abouts(package: str, content: Content) -> Abouts:
    """All there is, with the sources of this content: an owner's pack is a source, too."""
    told = read(package)
    found = {thing: said if isinstance(said, About) else About(said) for thing, said in told.things.items()}
    for block in content.blocks:
        folder, _, name = block.file.rpartition("/")
        if block.file in told.blocks:
            found.setdefault(block.block.rpartition(".")[2], About(told.blocks[block.file], block.source))
        elif folder in told.blocks:
            known = found.get(name, About(told.blocks[folder], block.source))
            found[name] = About(known.rule, max(known.source, block.source, key=DOUBT.index))
    return found


def about(known: Mapping[str, About], thing: str) -> About | None:
    """Of a thing as boards call it: `"card:abel"` is told of as `abel`, `"pile:covert"` perhaps as any pile, `guard-2`
    as a `guard`, the space `africa-1-2` as part of `africa`, and `E7` as a `hex`."""
    sort, _, id = thing.partition(":")
    names = (thing, id, _NUMBERS.sub("", id or thing), sort, "hex" if _HEX.fullmatch(thing) else "")
    return next((known[name] for name in names if name in known), None)
