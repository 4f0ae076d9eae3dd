"""What can be read on a page, and whether all of it is said in one language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import klubovna
from tests.browser.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent.parent
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)
UNDRAWN = "table-plain"
"""What lies on a table that nobody has drawn is shown as the game calls it; the toy has no words for it."""

SHOWN = """() => {
  const said = ["aria-label", "title", "placeholder", "alt"]
    .flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name)));
  return [document.title, ...document.body.innerText.split("\\n"), ...said].map((s) => s.trim()).filter(Boolean);
}"""


@cache
def messages(language: str) -> dict[str, str]:
    """Of the interface, the kernel and the games, as they are written."""
    places = (ROOT / "web" / "src", ROOT / "src" / "klubovna")
    files = [file for place in places for file in sorted(place.rglob(f"{language}.ftl"))]
    texts = "\n".join(file.read_text("utf-8") for file in files)
    return dict(MESSAGE.findall(texts))


@cache
def raw() -> re.Pattern[str]:
    """What must never be seen: ids of messages and things, and what programs say when they know nothing."""
    kinds = {id.split("-")[0] for id in messages("en") if "-" in id}
    tables = [table for game in klubovna.games() for table in klubovna.game(game).content().pages.tables.values()]
    things = {thing for table in tables for thing in (table if isinstance(table, dict) else ())}
    ids = [re.escape(thing) for thing in things if "-" in thing]
    return re.compile(
        rf"(?<![\w-])(?:(?:{'|'.join(kinds)})-[a-z]|(?:{'|'.join(ids)})\b)|\{{ ?\$|undefined|\[object|NaN\b"
    )


@cache
def foreign(language: str) -> set[str]:
    """Sentences of the other language that are none in this one, however they are written: a heading may begin with a
    capital. (Two letters may be the name of anything.)"""
    other, own = messages("cs" if language == "en" else "en"), messages(language)
    spoken = {text for id, text in other.items() if "{" not in text and len(text) > 2 and own.get(id) != text}
    written = {text.casefold() for text in own.values()}
    return {text for text in spoken if text.casefold() not in written}


def badly_said(visitor: Visitor, language: str) -> list[str]:
    """What a page shows that is no word, or a word of the other language."""
    shown: list[str] = visitor.page.evaluate(SHOWN)
    assert len(shown) > 4 or visitor.find(".loading").count(), "there is something to read"
    return [line for line in shown if raw().search(line) or line in foreign(language)]
