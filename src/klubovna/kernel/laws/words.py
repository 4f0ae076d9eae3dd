"""Law 6: everything that is said can be said in every language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from klubovna.kernel.content import Content
from klubovna.kernel.game import Game
from klubovna.kernel.laws.case import Case
from klubovna.kernel.laws.trial import LawBroken
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.table import Table
from klubovna.kernel.texts import HEX, LANGUAGES

_spoken: dict[tuple[str, str, str], defaultdict[str, set[Any]]] = {}
"""Of messages that were fine, by game, content and id: what stood in each of their places."""


def check_said(case: Case, since: int) -> None:
    """The log since its line of this number, the question, its options, what they would do, and what is refused."""
    table = case.table
    said = [*table.log[since:], *(table.label(action) for action in table.options)]
    said += [told for seen in map(table.preview, case.looked_at()) if seen is not None for told in seen.says]
    if table.decision is not None:
        said += [table.decision.refusal(table.state, action) for action in case.not_offered()]
        said.append(table.decision.prompt(table.state))
    for glimpse in table.look(table.seat, case.thing()) if case.game.look and table.options else []:
        said += [glimpse.label, *(glimpse.preview.says if glimpse.preview else ())]
    for message in said:
        check_message(table, message)


def check_message(table: Table, message: Message) -> None:
    """In the words of the game, and of the pack that it is played with."""
    for problem in _problems(table.game, table.content, message):
        raise LawBroken(6, problem)


def _problems(game: Game, content: Content, message: Message) -> list[str]:
    """Sentences are many; one is looked at if it has something in a place where it was not seen before."""
    key = game.id, content.hash, message.id
    places, args = _spoken.get(key), message.args.items()
    if places is not None and all(value in places[name] for name, value in args):
        return []
    if places is None or any(kind not in places[name] for name, value in args for kind in _kinds(value)):
        found = [problem for lang in LANGUAGES for problem in game.texts(lang, content).problems(message)]
        if found:
            return found
    places = _spoken.setdefault(key, defaultdict(set))
    for name, value in args:
        places[name].update((value, *_kinds(value)))
    return []


def _kinds(value: Arg) -> Iterator[Any]:
    """What is new about a value: one hex is named like any other, and lists and sums like each of the things in them,
    however these were mixed before."""
    if isinstance(value, str):
        yield HEX if HEX.match(value) else value
    elif isinstance(value, int):
        yield value
    else:
        things = [part.what for part in value.parts] if isinstance(value, Sum) else value
        yield "count", len(things)
        yield "total", value.total if isinstance(value, Sum) else None
        for thing in things:
            yield from _kinds(thing)
