"""What is written for people fits together: texts and rules say the same in every language, and lead somewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast, visitor

from klubovna.kernel import about, rulebook
from klubovna.kernel.errors import Broken
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.kinds import concrete
from klubovna.kernel.texts import LANGUAGES

FORMS = re.compile(r"-(acc|gen|dat|loc|ins|gender|number|id|count|sum)$")
RULINGS = "rulings"
"""The heading under which disputed readings are told."""


def misspoken(game: Game) -> list[Broken]:
    """What is wrong with the texts and the rules of a game; that a file is not there at all is told elsewhere."""
    package = files(game.package)
    found = [*texts(package / "texts", f"{game.package}/texts"), *_rules(game.package), *_pictures(game)]
    book = rulebook.book(game.package, "en")
    if book is None:
        return found
    told = rulebook.headings(book)
    return [*found, *_untold(game, told), *_astray(game, told)]


def texts(folder: Traversable, place: str) -> Iterator[Broken]:
    """A folder of texts: every line can be read, is said once, says something and asks for the same in any language."""
    spoken = [language for language in LANGUAGES if (folder / f"{language}.ftl").is_file()]
    arguments = {language: dict[str, frozenset[str]]() for language in spoken}
    for language in spoken:
        file, body = f"{place}/{language}.ftl", _parsed(folder, language)
        yield from (
            Broken(f"can't be read: {(e.content or '').strip()!r}", file=file) for e in body if isinstance(e, ast.Junk)
        )
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        times = Counter(message.id.name for message in messages)
        yield from (Broken("said twice", file=file, field=id) for id, count in times.items() if count > 1)
        yield from (Broken("says nothing", file=file, field=m.id.name) for m in messages if m.value is None)
        arguments[language] = {message.id.name: _arguments(message) for message in messages}
    every = {id: frozenset().union(*(arguments[one].get(id, ()) for one in spoken)) for id in _ids(arguments)}
    for language in spoken:
        file, said = f"{place}/{language}.ftl", arguments[language]
        for id, wanted in every.items():
            if id not in said:
                yield Broken("said in another language, but not here", file=file, field=id)
            elif said[id] != wanted:
                missing = ", ".join(f"${name}" for name in sorted(wanted - said[id]))
                yield Broken(f"does not say {missing}, which another language says", file=file, field=id)


def _ids(arguments: dict[str, dict[str, frozenset[str]]]) -> list[str]:
    return sorted({id for said in arguments.values() for id in said})


def _parsed(folder: Traversable, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body


class _Variables(visitor.Visitor):
    """`$enemy-acc` is a form of `$enemy`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(FORMS.sub("", node.id.name))


def _arguments(message: ast.Message) -> frozenset[str]:
    finder = _Variables()
    finder.visit(message)
    return frozenset(finder.found)


def _rules(package: str) -> Iterator[Broken]:
    """The same headings in every language, each once, and no link that leads nowhere."""
    books = {language: rulebook.book(package, language) for language in LANGUAGES}
    written = {language: book for language, book in books.items() if book is not None}
    known = {language: rulebook.headings(book) for language, book in written.items()}
    for language, found in known.items():
        file = f"{package}/rulebook/{language}.md"
        yield from (
            Broken("two headings are called so", file=file, field=id) for id, n in Counter(found).items() if n > 1
        )
        links = rulebook.LINK.findall(written[language])
        yield from (Broken("a link leads nowhere", file=file, field=f"#{to}") for to in links if to not in found)
        for other in written:
            missing = [id for id in known[other] if id not in found]
            yield from (Broken(f"no such heading, as in {other}.md", file=file, field=id) for id in missing)
        first = next(iter(written))
        if sorted(found) == sorted(known[first]) and found != known[first]:
            yield Broken(f"the headings are in another order than in {first}.md", file=file)


def _pictures(game: Game) -> Iterator[Broken]:
    """The same things are drawn in every language, and it is said what stands there alone."""
    books = {language: rulebook.book(game.package, language) or "" for language in LANGUAGES}
    shown = {language: [thing for _, thing in rulebook.PICTURE.findall(book)] for language, book in books.items()}
    for language, book in books.items():
        file = f"{game.package}/rulebook/{language}.md"
        if shown[language] != shown[LANGUAGES[0]]:
            yield Broken(f"there are other pictures than in {LANGUAGES[0]}.md", file=file)
        texts = game.texts(language)
        alone = [line for line in book.splitlines() if not rulebook.PICTURE.sub("", line).strip()]
        unsaid = [thing for line in alone for words, thing in rulebook.PICTURE.findall(line) if not words]
        for thing in unsaid:
            if not texts.named(thing):
                yield Broken("nothing is called so", file=file, field=f"piece:{thing}")


def _untold(game: Game, told: list[str]) -> Iterator[Broken]:
    """Questions and house rules that the rules don't tell about."""
    file = f"{game.package}/rulebook/en.md"
    for question in sorted(concrete(Decision, game.package), key=lambda kind: kind.__name__):
        if question.rule not in told:
            yield Broken(f"no such heading, to which {question.__name__}.rule leads", file=file, field=question.rule)
    after = told[told.index(RULINGS) :] if RULINGS in told else []
    for option in game.options:
        if option.ruling and option.ruling not in after:
            yield Broken(f"not among the rulings, where {option.name!r} is told", file=file, field=option.ruling)


def _astray(game: Game, told: list[str]) -> Iterator[Broken]:
    """Things on the table that lead to no heading, and files that the content does not have."""
    file, things = f"{game.package}/{rulebook.FOLDER}/{about.FILE}", about.read(game.package)
    for thing, known in about.abouts(game.package, game.content()).items():
        if known.rule not in told:
            yield Broken(f"no such heading, to which {thing} leads", file=file, field=known.rule)
    files_of = {name for block in game.content().blocks for name in (block.file, block.file.rpartition("/")[0])}
    yield from (
        Broken("no such file in the content", file=file, field=name) for name in things.blocks.keys() - files_of
    )
