"""Something is looked up in a rulebook: accents, capitals and endings of words do not matter.

The page finds the same by itself, without a server (`web/src/lib/rulebook/search.ts`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

import msgspec

from klubovna.kernel import rulebook
from klubovna.kernel.rulebook import Section

_WORD = re.compile(r"[^\W_]+")
_BLANK = re.compile(r"\n{2,}")
_ITEM = re.compile(r"^(?:[*-]|\d+\.)\s+")
_ROW = re.compile(r"^\|")
_RULE = re.compile(r"^\|[\s:|-]+\|$")
_MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)")
CHAPTER = 2
"""The level of the headings that others are parts of."""
INFLECTED, LONG, ENDING = 4, 6, 2
"""A word of so many letters may end otherwise: `mise` finds `misi`; a long one in two of them: `balicek`, `balíčku`."""
SNIPPET = 130
"""So many letters of a passage are shown."""
IN_TITLE, WHOLE, BEGUN, AKIN = 4, 3, 2, 1


class Passage(msgspec.Struct, frozen=True):
    """As much as is read at once: a paragraph, an item of a list, a row of a table; a heading that has nothing but
    parts."""

    section: int
    """Which one of the book, counted from 0."""
    title: str
    chapter: str
    """What its section is a part of."""
    text: str


def passages(book: Sequence[Section]) -> list[Passage]:
    found, chapter, linked = list[Passage](), "", False
    for number, section in enumerate(book):
        title = plain(section.title)
        chapter = title if section.level <= CHAPTER else chapter
        linked = linked or bool(section.id)
        above = chapter if section.level > CHAPTER else ""
        if linked:
            found += [Passage(number, title, above, text) for text in list(_parts(section.text)) or [""]]
    return found


def _parts(text: str) -> Iterator[str]:
    for block in _BLANK.split(text):
        lines = [line for line in block.splitlines() if line.strip()]
        if lines and _ROW.match(lines[0]):
            rows = [line.strip().strip("|").split("|") for line in lines if not _RULE.match(line)]
            yield from (" · ".join(plain(cell.strip()) for cell in row) for row in rows[1:])
        else:
            yield from filter(None, (plain(part) for part in _joined(lines)))


def _joined(lines: Sequence[str]) -> Iterator[str]:
    """A line that begins no item belongs to the one above."""
    part = ""
    for line in lines:
        if _ITEM.match(line) and part:
            yield part
            part = ""
        part = f"{part} {_ITEM.sub('', line.lstrip('>')).strip()}".strip()
    if part:
        yield part


def plain(text: str) -> str:
    """Without signs for how it is set."""
    without = rulebook.PICTURE.sub("", text).strip()
    return _MARKED.sub(lambda found: next(filter(None, found.groups())), without)


def search(all: Sequence[Passage], query: str) -> list[Passage]:
    """The sections in which all words are, each by the passage that fits best, the best first."""
    wanted = _words(query)
    best = dict[int, tuple[int, Passage]]()
    for passage in all if wanted else ():
        score = _fitting(passage, wanted)
        if score > best.get(passage.section, (0, passage))[0]:
            best[passage.section] = (score, passage)
    return [passage for _, passage in sorted(best.values(), key=lambda found: -found[0])]


def _fitting(passage: Passage, wanted: Sequence[str]) -> int:
    head, body, total = _words(passage.title), _words(passage.text), 0
    for word in wanted:
        here, above = _likest(body, word), _likest(head, word)
        if not here + above:
            return 0
        total += here + (above and above + IN_TITLE)
    return total


def _likest(among: Sequence[str], wanted: str) -> int:
    return max((_like(word, wanted) for word in among), default=0)


def _like(word: str, wanted: str) -> int:
    if word.startswith(wanted):
        return WHOLE if word == wanted else BEGUN
    if len(wanted) < INFLECTED or len(word) > len(wanted) + ENDING:
        return 0
    return AKIN if word.startswith(wanted[: -1 if len(wanted) < LONG else -ENDING]) else 0


def _words(text: str) -> list[str]:
    return _WORD.findall(folded(text))


def folded(text: str) -> str:
    """In small letters without accents, as long as it was."""
    letters = (unicodedata.normalize("NFD", letter)[0] for letter in unicodedata.normalize("NFC", text))
    return "".join(letters).lower()


def snippet(text: str, query: str) -> list[tuple[str, bool]]:
    """As much of a text as fits into a line or two; the pieces that were looked for are meant."""
    wanted = _words(query)
    places = [found.span() for found in _WORD.finditer(folded(text)) if any(_like(found[0], one) for one in wanted)]
    start, stop = _cut(text, places[0][0] if places else 0)
    pieces, end = [("… " if start else "", False)], start
    for first, last in places:
        if last <= stop:
            pieces += [(text[end:first], False), (text[first:last], True)]
            end = last
    pieces += [(text[end:stop], False), (" …" if stop < len(text) else "", False)]
    return [piece for piece in pieces if piece[0]]


def _cut(text: str, first: int) -> tuple[int, int]:
    """Between words, with the first meant one in it."""
    if len(text) <= SNIPPET:
        return 0, len(text)
    last = text.find(" ", len(text) - SNIPPET) + 1
    start = 0 if first < SNIPPET // 2 else min(last, text.find(" ", first - SNIPPET // 3) + 1)
    return start, len(text) if start + SNIPPET >= len(text) else text.rfind(" ", 0, start + SNIPPET)
