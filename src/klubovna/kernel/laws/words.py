"""Law 6: everything that is said can be said in every language."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.game import Game
from klubovna.kernel.laws.case import Case
from klubovna.kernel.laws.trial import LawBroken
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import LANGUAGES

_spoken: set[tuple[Any, ...]] = set()
"""Messages that were fine, and what stood in each of their places."""


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
        check_message(case.game, message)


def check_message(game: Game, message: Message) -> None:
    for problem in _problems(game, message):
        raise LawBroken(6, problem)


def _problems(game: Game, message: Message) -> list[str]:
    """Sentences are many; one is looked at if it has something in a place where it was not seen before."""
    places = {(game.id, message.id), *((game.id, message.id, *place) for place in message.args.items())}
    if places <= _spoken:
        return []
    found = [problem for language in LANGUAGES for problem in game.texts(language).problems(message)]
    if not found:
        _spoken.update(places)
    return found
