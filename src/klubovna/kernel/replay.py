"""From a record back to a table, step by step; and the proof that its dice were honest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from klubovna.kernel.content import Content, bound
from klubovna.kernel.errors import Broken, IllegalMove, Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.luck import Luck, commitment
from klubovna.kernel.record import Chosen, Entry, Happened, Record
from klubovna.kernel.table import Table


def replay(
    game: Game,
    record: Record,
    check: Callable[[Table, Entry], None] | None = None,
    *,
    known: bool = False,
) -> Iterator[tuple[Entry | None, Table]]:
    """The table after the set-up and after each entry; raises Broken where the record stops being a game. Of a record
    that is known, because it was looked through before, it is not asked again whether what was undone had shown
    something: that takes longest."""
    table = opened(game, record)
    yield None, table
    for number, entry in enumerate(record.entries, 2):
        try:
            if check is not None:
                check(table, entry)
            _enter(table, entry, known)
        except (IllegalMove, Unreadable) as problem:
            raise Broken(str(problem), file=record.file, line=number) from None
        yield entry, table
    if record.outcome is not None and record.outcome != table.outcome:
        line = len(record.entries) + (3 if record.key else 2)
        raise Broken("the game did not end like this", file=record.file, line=line, field="outcome")


def resume(game: Game, record: Record, *, known: bool = False) -> Table:
    """The table where the record left it, ready to be played on."""
    _check_key(record)
    for _, last in replay(game, record, known=known):
        table = last
    if record.key is not None:
        table.entrust(record.key)
    return table


def verify(game: Game, record: Record) -> int:
    """Check everything: each move legal, each happening drawn from the promised key. Returns how many were drawn."""
    return sum(isinstance(entry, Happened) for entry, _ in verified(game, record))


def verified(game: Game, record: Record) -> Iterator[tuple[Entry | None, Table]]:
    """The same, looked at step by step."""
    key = record.key
    if key is None:
        raise Broken("the key is not in the record, so the dice can't be checked", file=record.file)
    _check_key(record)
    drawn = 0

    def check(table: Table, entry: Entry) -> None:
        nonlocal drawn
        if not isinstance(entry, Happened):
            return
        if not _is_drawn(table, entry, key, drawn):
            problem = f"this is not what the key gives{_proven(game, record, key)}"
            raise Broken(problem, file=record.file, line=len(table.record.entries) + 2, field="what")
        drawn += 1

    yield from replay(game, record, check)


def _is_drawn(table: Table, entry: Happened, key: bytes, number: int) -> bool:
    return table.chance is None or table.chance.sample(table.state, Luck(key, number)) == entry.what


def _proven(game: Game, record: Record, key: bytes) -> str:
    """From where on all of it is drawn from the key, in words. Where a lesson is played on freely, what happened before
    was told, and its key was made later."""
    line: int | None = None
    number = 0

    def look(table: Table, entry: Entry) -> None:
        nonlocal line, number
        if isinstance(entry, Happened):
            here = len(table.record.entries) + 2
            line = (line or here) if _is_drawn(table, entry, key, number) else None
            number += 1

    try:
        for _ in replay(game, record, look):
            pass
    except Broken:
        return ""
    told = "what a lesson tells before its table is played on freely, no key can prove"
    return f" (from line {line} on it is; {told})" if line else ""


def opened(game: Game, record: Record) -> Table:
    """The table as it was set up, before anything was chosen; its luck is whatever the record will say."""
    header = record.header
    if header.game != game.id:
        raise Broken(f"a record of {header.game!r}, not of {game.id!r}", file=record.file, line=1, field="game")
    if header.rules != game.version:
        problem = f"played by rules {header.rules}, installed are {game.version}"
        raise Broken(problem, file=record.file, line=1, field="rules")
    try:
        settings = game.settings(header.options, own=True)
        content = game.content(settings)
    except (Unreadable, Broken) as fault:
        raise Broken(str(fault), file=record.file, line=1, field="options") from None
    if not _is_content(game, header.content, content):
        beside = " beside the pack" if content.pack is not None else ""
        problem = f"played with other content{beside} than there is here"
        raise Broken(problem, file=record.file, line=1, field="content")
    try:
        table = Table(game, content, settings, None)
    except Broken as fault:
        raise Broken(str(fault), file=record.file, line=1, field="options") from None
    table.record.header = header
    return table


def _is_content(game: Game, recorded: str, content: Content) -> bool:
    """Whether a record was made with this content, or with one that played just the same."""
    if content.pack is None:
        return game.plays_alike(recorded, content.hash)
    houses = game.formerly | {game.loaded.usual.hash}
    return recorded in {content.hash, content.pages.once, *(bound(house, content.pack) for house in houses)}


def _enter(table: Table, entry: Entry, known: bool) -> None:
    if isinstance(entry, Chosen):
        table.play(entry.text, entry.seat)
    elif isinstance(entry, Happened):
        table.happen(entry.what)
    else:
        table.undo(known=known)


def _check_key(record: Record) -> None:
    if record.key is not None and commitment(record.key) != record.header.key_hash:
        line = len(record.entries) + 2
        raise Broken("not the key that was promised", file=record.file, line=line, field="key")
