"""Things of one's own: what they are called in a text, and with what they begin."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from string import ascii_lowercase
from typing import Any

from klubovna.kernel.game import Game
from klubovna.service.workshop.forms import (
    Amount,
    ByKey,
    Composed,
    FormField,
    GameForms,
    OneWord,
    Several,
    Shape,
    YesNo,
    form_of,
    forms,
)
from klubovna.service.workshop.overlaid import bare

LONGEST = 30
"""Letters of an id, before what tells it from others."""
HIGHEST = 1000


def new_id(game: Game, tables: Mapping[str, Mapping[str, Any]], name: str) -> str:
    """Small letters and hyphens, as nothing else is called."""
    plain = unicodedata.normalize("NFD", name.lower())
    words = re.findall("[a-z]+", "".join(c for c in plain if not unicodedata.combining(c)))
    begun = "-".join(words)[:LONGEST].strip("-") or "thing"
    taken = {block for table in (*tables.values(), *_ids(game)) for block in table}
    return next(id for id in _ids_from(begun) if id not in taken and not game.loaded.named(id))


def new_block(game: Game, file: str, like: str, besides: Mapping[str, Any]) -> dict[str, Any]:
    """Like one of ours, or as little as may be said. `besides` are the things of one's own in the same table."""
    table = game.content().pages.tables.get(file, {})
    form, known = form_of(forms(game), file, ""), forms(game)
    block = bare(table[like]) if like in table else _begun(form.fields if form else [], known)
    if "number" in block:
        taken = {getattr(one, "number", 0) for one in table.values()}
        taken |= {one.get("number", 0) for one in besides.values() if isinstance(one, dict)}
        block["number"] = next(number for number in range(1, HIGHEST) if number not in taken)
    copies = next((field for field in (form.fields if form else ()) if field.path == "copies"), None)
    if copies is not None and isinstance(copies.shape, Amount):
        block["copies"] = copies.shape.least or 0
    return block


def _begun(fields: Iterable[FormField], known: GameForms) -> dict[str, Any]:
    """What has to be said, as little as may be said."""
    begun: dict[str, Any] = {}
    for field in fields:
        if field.needed:
            *above, last = field.path.split(".")
            table = begun
            for name in above:
                table = table.setdefault(name, {})
            table[last] = _least(field.shape, known)
    return begun


def _least(shape: Shape, known: GameForms) -> Any:
    match shape:
        case Amount(least=least):
            return least or 0
        case OneWord(choices=choices):
            return choices[0].value if choices else ""
        case Several(of=of, least=least):
            return [_least(of, known) for _ in range(least)]
        case Composed(sorts=sorts, by=by):
            sort = known.sorts[sorts[0]]
            told = {by: sort.value} if by else {}
            return told | {one.path: _least(one.shape, known) for one in sort.fields if one.needed}
        case YesNo():
            return False
        case ByKey():
            return {}
    return ""


def _ids(game: Game) -> Iterator[Iterable[str]]:
    for file, table in game.content().pages.tables.items():
        yield table if isinstance(table, dict) else [file.rpartition("/")[2]]


def _ids_from(begun: str) -> Iterator[str]:
    yield begun
    for letter in ascii_lowercase[1:]:
        yield f"{begun}-{letter}"
    yield from (f"{begun}-{first}{second}" for first in ascii_lowercase for second in ascii_lowercase)
