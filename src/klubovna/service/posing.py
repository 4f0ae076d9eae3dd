"""Puzzles as they are posed: what is seen, what may be tried, what comes of the answer and of what tempts.

All of it is found out at once and sent as a whole, as lessons are, so that whoever puzzles waits for nobody. Any
position of any record can be posed like this, not only those that were kept as puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from klubovna.bots.advice import in_a_word
from klubovna.bots.thoughts import Worth
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import PACK, Game, Settings, is_own
from klubovna.kernel.lessons import Deed
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.replay import opened
from klubovna.kernel.table import Table
from klubovna.service import moments, naming
from klubovna.service.eyes import Audience
from klubovna.service.laying import deeds_of, do, laid, standing, watched
from klubovna.service.naming import PosedCertain
from klubovna.service.puzzles import Checked, Find, Puzzle, broken
from klubovna.service.wire import Because, Foreseen, LogLine, Said, Scene, Standing, because, said

LINES = 60
"""So many lines of the log are sent: the last ones; all of them where it is asked what follows from them."""
OWN = "own"
"""What is said instead of a text of the players' own."""


class Weighed(msgspec.Struct, frozen=True):
    """A choice, and what it was found to be worth."""

    choice: Said
    text: str
    worth: float | None
    """A chance, 0 to 1, as it was measured; None where nothing was measured at tables like this one."""
    word: Worth
    """Beside the best, in a word."""


class PosedFind(msgspec.Struct, frozen=True):
    """A choice that is to be found."""

    standing: Standing
    """As the table stands when this is asked; its options are what may be tried."""
    answer: str
    scenes: list[Scene]
    """What comes of the answer. After the last one the game is played on, until it is clear."""
    own: int
    """So many of these scenes are the answer's own; what comes after them is luck and what everybody chose."""
    tempting: str
    """What a quick look takes instead; empty where nothing does."""
    fails: list[Scene]
    """What comes of that, from the same position."""
    fails_own: int
    foreseen: dict[str, Foreseen]
    """What is certain to follow from choices, by their texts, as far as the game tells it."""
    worths: list[Weighed]
    """The best first."""
    why: list[Because]
    """What would follow from the answer rather than from the tempting choice…"""
    but: list[Because]
    """…and from the tempting choice rather than from the answer."""


class Posed(msgspec.Struct, frozen=True):
    """A whole puzzle. What lies hidden from the seat is not in it."""

    game: str
    name: str
    """Empty where it is no puzzle that was kept, but a position of somebody's game."""
    theme: str
    seat: Seat
    seats: list[Seat]
    options: dict[str, str | int | bool]
    level: int
    measured: bool
    proved: bool
    """The answer is not an opinion: it follows from the rules for certain."""
    iterations: int
    """So much was thought about it, the last time…"""
    gap: float
    """…and by so much the answer was better than the second best."""
    view: Any
    log: list[LogLine]
    finds: list[PosedFind]
    certain: PosedCertain | None = None
    """What is asked where nothing is to be chosen, but named."""


class _Place(NamedTuple):
    """A position: everything that led there, and who is asked."""

    game: Game
    settings: Settings
    deeds: Sequence[Deed]
    seat: Seat


def posed(game: Game, puzzle: Puzzle) -> Posed:
    """Raises Broken where the puzzle can't be played as it is written."""
    try:
        return _as_written(game, puzzle)
    except Broken as problem:
        raise (broken(game, puzzle.name, problem) if puzzle.name else problem) from None


def _as_written(game: Game, puzzle: Puzzle) -> Posed:
    place = _Place(game, _settings(game, puzzle), puzzle.before, puzzle.seat)
    last = puzzle.checked[-1] if puzzle.checked else None
    asked = puzzle.certain
    return _posed(
        place,
        _laid(place, []),
        puzzle.finds,
        name=puzzle.name,
        theme=puzzle.theme,
        level=puzzle.level,
        measured=puzzle.measured,
        proved=puzzle.proved,
        iterations=last.iterations if last else 0,
        gap=last.gap if last else 0.0,
        certain=naming.of(game, place.settings, puzzle.before, asked) if asked else None,
    )


def posed_at(game: Game, record: Record, at: int, find: Find, **known: Any) -> Posed:
    """The same of a position of a record."""
    return posed(game, position(game, record, at, find, **known))


def position(
    game: Game,
    record: Record,
    at: int,
    find: Find,
    *,
    theme: str = "",
    measured: bool = False,
    iterations: int = 0,
    gap: float = 0.0,
) -> Puzzle:
    """The position of a record after so many entries, with what is to be found there by whoever is asked. Raises Broken
    where nobody is, or the record stops being a game."""
    opened(game, record)
    before = deeds_of(Record(record.header, record.entries[:at]).line())
    table = laid(game, game.settings(record.header.options, own=True), before)
    if table.seat is None:
        raise Broken(f"nobody is asked after {at} entries")
    return Puzzle(
        name="", theme=theme, seat=table.seat, options=record.header.options, before=before, finds=[find], level=0,
        measured=measured, checked=[Checked(0, iterations, gap)],
    )  # fmt: skip


def table_at(game: Game, puzzle: Puzzle, number: int = 0) -> Table:
    """The table as it lies when a choice is to be found, counted from 0."""
    answers = [find.answer for find in puzzle.finds[:number]]
    return laid(game, _settings(game, puzzle), [*puzzle.before, *answers])


def record(game: Game, puzzle: Puzzle) -> Record:
    """The position as a record: to be saved, looked at again and played on."""
    return table_at(game, puzzle).record


def _settings(game: Game, puzzle: Puzzle) -> Settings:
    try:
        return game.settings(puzzle.options, own=True)
    except Unreadable as problem:
        raise Broken(str(problem), field="options") from None


def _posed(place: _Place, table: Table, finds: Sequence[Find], **rest: Any) -> Posed:
    if place.seat not in table.seats:
        raise Broken(f"there is no seat {place.seat!r} at this table", field="seat")
    audience = Audience(table)
    eyes = audience.eyes(place.seat)
    lines = eyes.lines if rest["certain"] else eyes.lines[-LINES:]
    view, log = msgspec.Raw(eyes.view), [msgspec.Raw(line) for line in lines]
    return Posed(
        game=place.game.id,
        seat=place.seat,
        seats=list(table.seats),
        options={name: OWN if is_own(value) else value for name, value in place.settings.items() if name != PACK},
        view=view,
        log=log,  # type: ignore[arg-type]  # already written
        finds=list(_finds(place, table, audience, finds, rest["measured"])),
        **rest,
    )


def _finds(
    place: _Place, table: Table, audience: Audience, finds: Sequence[Find], measured: bool
) -> Iterator[PosedFind]:
    """One after the other, on the same table."""
    answers = list[Deed]()
    for number, find in enumerate(finds):
        field = f"finds[{number}]"
        if table.seat != place.seat:
            raise Broken(f"{table.seat or 'nobody'} is asked here, not {place.seat}", field=field)
        stands, worths = standing(table, place.seat), list(_weighed(table, find, measured, field))
        foreseen = moments.previews(table, [action.text for action in table.options]).previews
        fails = _fails(place, answers, find, field)
        own = _watched(table, audience, place.seat, [find.answer], f"{field}.answer")
        later = _watched(table, audience, place.seat, find.then, f"{field}.then")
        answers.append(find.answer)
        yield PosedFind(
            standing=stands,
            answer=find.answer,
            scenes=[*own, *later],
            own=len(own),
            tempting=find.tempting,
            fails=[*fails[0], *fails[1]],
            fails_own=len(fails[0]),
            foreseen=foreseen,
            worths=worths,
            why=[because(reason) for reason in find.why],
            but=[because(reason) for reason in find.but],
        )


def _fails(place: _Place, answers: list[Deed], find: Find, field: str) -> tuple[list[Scene], list[Scene]]:
    """What comes of the tempting choice by itself, and what came after it."""
    if not find.tempting:
        return [], []
    table = _laid(place, answers)
    audience = Audience(table)
    own = _watched(table, audience, place.seat, [find.tempting], f"{field}.tempting")
    return own, _watched(table, audience, place.seat, find.fails, f"{field}.fails")


def _weighed(table: Table, find: Find, measured: bool, field: str) -> Iterator[Weighed]:
    actions, best = {action.text: action for action in table.options}, max(find.worth.values(), default=0.0)
    for text, worth in find.worth.items():
        if text not in actions:
            raise Broken(f"{text!r} is none of the choices here", field=f"{field}.worth")
        word: Worth = "best" if text == find.answer else in_a_word(best - worth)
        yield Weighed(said(table.label(actions[text])), text, worth if measured else None, word)


def _laid(place: _Place, answers: Sequence[Deed]) -> Table:
    try:
        table = laid(place.game, place.settings, place.deeds)
    except Broken as problem:
        raise Broken(problem.problem, field="before") from None
    do(table, answers)
    return table


def _watched(table: Table, audience: Audience, seat: Seat, deeds: Sequence[Deed], field: str) -> list[Scene]:
    try:
        return watched(table, audience, seat, deeds)
    except Broken as problem:
        raise Broken(problem.problem, field=field) from None
