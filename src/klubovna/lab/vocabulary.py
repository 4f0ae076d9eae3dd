"""Of which words the effects of a game's things are made: found in its content, with an example each.

A word stands in a field `do`, with what varies it beside it, or alone in a field such as `ability`.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import klubovna
from klubovna.kernel import lid
from klubovna.kernel.game import Game
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import Wording, text

DO = "do"
ALONE = ("ability", "trait", "power", "effect")
"""Fields that hold a word by themselves…"""
NUMBERS = ("count", "amount", "range")
"""…and fields beside them that vary it."""
ALWAYS = "full"


class Use(msgspec.Struct, frozen=True):
    """A word on a thing: the fields that lead to it, and what varies it."""

    word: str
    thing: str
    path: tuple[str, ...]
    varied: tuple[str, ...] = ()


def uses(game: Game) -> dict[str, list[Use]]:
    """Every word with its uses, in the order of the content."""
    found: dict[str, list[Use]] = defaultdict(list)
    for table in game.content().pages.tables.values():
        things = table if isinstance(table, dict) else {}
        for thing, block in things.items():
            for use in _words(block, thing, ()):
                found[use.word].append(use)
    return dict(found)


def _words(value: Any, thing: str, path: tuple[str, ...]) -> Iterator[Use]:
    if isinstance(value, tuple):
        for one in value:
            yield from _words(one, thing, path)
    elif isinstance(value, msgspec.Struct):
        word = getattr(value, DO, None) or (value.__struct_config__.tag if _tagged(value) else None)
        if word:
            yield Use(str(word), thing, path, tuple(_varied(value)))
        for field in value.__struct_fields__:
            held = getattr(value, field)
            if field in ALONE and isinstance(held, str) and held:
                yield Use(held, thing, (*path, field), tuple(name for name in _varied(value) if name in NUMBERS))
            else:
                yield from _words(held, thing, (*path, field))


def _tagged(value: msgspec.Struct) -> bool:
    return value.__struct_config__.tag_field == DO


def _varied(effect: msgspec.Struct) -> Iterator[str]:
    """The fields beside the word that are not as usual."""
    for field in msgspec.structs.fields(effect):
        if field.name != DO and getattr(effect, field.name) != field.default:
            yield field.name


def told(game: Game) -> list[str]:
    """A table in Markdown: each word, how often it is used, what varies it, and an example."""
    texts = game.texts("en")
    wording = game.wording(game.content()) if game.wording else {}
    lines = ["| word | uses | varied by | for example |", "|---|---|---|---|"]
    for word, found in sorted(uses(game).items(), key=lambda pair: (-len(pair[1]), pair[0])):
        varied = ", ".join(sorted({f"`{name}`" for use in found for name in use.varied}))
        lines.append(f"| `{word}` | {len(found)} | {varied} | {_example(found, wording, texts)} |")
    return lines


def _example(found: list[Use], wording: Mapping[str, Wording], texts: Texts) -> str:
    """What stands on the thing that says least besides, with its name."""
    examples = [one for use in found if (one := _said(use, wording, texts))]
    return min(examples, key=len, default="")


def _said(use: Use, wording: Mapping[str, Wording], texts: Texts) -> str:
    said = wording.get(use.thing, {})
    manner = next((name for name in (ALWAYS, *use.path) if said.get(name)), None)
    if manner is not None:
        return f"*{texts.name(use.thing)}*: {text(said[manner], texts)}"
    alone = wording.get(f"{use.path[-1]}-{use.word}", {}).get(ALWAYS)
    return text(alone, texts) if alone else ""


def sections() -> str:
    """The tables of the games that have words, for the documents."""
    found = [(game, told(game)) for game in map(klubovna.game, klubovna.games()) if uses(game)]
    lines = [line for game, table in found for line in (f"## The words of {_title(game)}", "", *table, "")]
    return "\n".join(lines)


def _title(game: Game) -> str:
    return str(lid.words(game.package, "en")["name"])


def main(page: Path) -> None:
    """Write the tables anew below the words by hand."""
    by_hand = page.read_text("utf-8").partition("\n## ")[0].rstrip()
    page.write_text(f"{by_hand}\n\n{sections()}", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
