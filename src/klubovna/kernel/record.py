"""A record is the save file, the replay, the bug report and the training datum: JSON lines, nothing else.

`docs/record-format.md` describes it. Reading checks the form only; `replay.py` checks that it is a game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.frames import Outcome
from klubovna.kernel.messages import Seat
from klubovna.kernel.odds import Happening

FORMAT = 1
LARGEST_RECORD = 64_000_000
FREELY_UNDONE = 200
"""So many choices may be taken back in a game, and besides one for each that stands: more is no play."""


class _Line(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True, gc=False):
    """One line of the file; `is` says which kind."""


class Header(_Line, frozen=True, tag="record", kw_only=True):
    """What was agreed before the first move, and the promise about the dice."""

    format: int = FORMAT
    game: str
    rules: str
    content: str
    options: dict[str, str | int | bool] = {}
    seats: dict[Seat, str] = {}
    key_hash: str | None = None


class Chosen(_Line, frozen=True, tag="choice"):
    seat: Seat
    text: str


class Happened(_Line, frozen=True, tag="luck"):
    what: Happening


class Undone(_Line, frozen=True, tag="undo"):
    """The last choice that still counted no longer does."""


class Key(_Line, frozen=True, tag="key"):
    """The key of the dice. Published when the game ends; in a running game only its keeper has it."""

    key: str


class End(_Line, frozen=True, tag="end"):
    """Closes the file, so that one that was cut off is known; the outcome is null while the game runs."""

    entries: int
    outcome: Outcome | None


Entry: TypeAlias = Chosen | Happened | Undone
_ANY: TypeAlias = Header | Chosen | Happened | Undone | Key | End
_decoder = msgspec.json.Decoder(_ANY)


class Record(msgspec.Struct):
    """A game as it was played.

    Examples:
        >>> import klubovna
        >>> table = klubovna.new("vzdor", seed=7)
        >>> table.play("play abel covert")
        >>> table.record.header.game, table.record.entries[-1].text
        ('vzdor', 'play abel covert')
    """

    header: Header
    entries: list[Entry] = []
    outcome: Outcome | None = None
    key: bytes | None = None
    file: str = ""
    """Where it was read from, for error messages."""

    def line(self) -> list[Chosen | Happened]:
        """What counts: the entries without what was undone."""
        kept: list[Chosen | Happened] = []
        for entry in self.entries:
            if isinstance(entry, Undone):
                kept.pop()
            else:
                kept.append(entry)
        return kept

    def sealed(self) -> Record:
        """What may be shown to others: the key is in it only when the game is over."""
        return Record(self.header, self.entries, self.outcome, self.key if self.outcome else None)

    def to_bytes(self) -> bytes:
        return b"".join(msgspec.json.encode(line) + b"\n" for line in self._lines())

    def save(self, path: str | Path) -> None:
        """Write the file in one go: a crash leaves the old one."""
        path = Path(path)
        unfinished = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            unfinished.write_bytes(self.to_bytes())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)

    @staticmethod
    def load(path: str | Path) -> Record:
        path = Path(path)
        try:
            too_large = path.stat().st_size > LARGEST_RECORD
            data = b"" if too_large else path.read_bytes()
        except (OSError, ValueError) as problem:
            raise Broken(getattr(problem, "strerror", None) or str(problem), file=path) from None
        if too_large:
            raise Broken(f"larger than {LARGEST_RECORD} bytes", file=path)
        return Record.from_bytes(data, str(path))

    @staticmethod
    def from_bytes(data: bytes, file: str = "record") -> Record:
        lines = data.split(b"\n")
        if lines.pop() != b"":
            raise Broken("the last line is cut off", file=file, line=len(lines) + 1)
        if not lines:
            raise Broken("the record is empty", file=file)
        parsed = [_parsed(text, file, number) for number, text in enumerate(lines, 1)]
        if not isinstance(parsed[0], Header):
            raise Broken("a record begins with its header", file=file, line=1)
        if parsed[0].format != FORMAT:
            raise Broken(f"format {parsed[0].format}, this program reads {FORMAT}", file=file, line=1, field="format")
        return _assembled(parsed[0], parsed[1:], file)

    def _lines(self) -> Iterator[_Line]:
        yield self.header
        yield from self.entries
        if self.key:
            yield Key(self.key.hex())
        yield End(len(self.entries), self.outcome)


def too_much_undone(undone: int, standing: int) -> bool:
    """Each may take long to be checked, and a record keeps them all."""
    return undone > FREELY_UNDONE + standing


def _parsed(text: bytes, file: str, number: int) -> _ANY:
    try:
        line: _ANY = _decoder.decode(text)
        return line
    except msgspec.ValidationError as problem:
        what, _, field = str(problem).partition(" - at `$")
        raise Broken(what, file=file, line=number, field=field.strip("`.")) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"not JSON: {problem}", file=file, line=number) from None
    except RecursionError:
        raise Broken("nested too deep", file=file, line=number) from None


def _assembled(header: Header, lines: list[_ANY], file: str) -> Record:
    """Entries, then perhaps the key, then the end; nothing else and nothing twice."""
    record, undoable = Record(header, file=file), 0
    last = lines.pop() if lines else header
    if not isinstance(last, End):
        raise Broken("the record is cut off: its last line must be its end", file=file, line=len(lines) + 2)
    if lines and isinstance(lines[-1], Key):
        record.key = _key(lines[-1].key, file, len(lines) + 1)
        lines.pop()
    for number, line in enumerate(lines, 2):
        if isinstance(line, Header | Key | End):
            raise Broken(f"a line of kind {line.__struct_config__.tag!r} has no place here", file=file, line=number)
        undoable = 0 if isinstance(line, Happened) else undoable + (1 if isinstance(line, Chosen) else -1)
        if undoable < 0:
            raise Broken("there is nothing to undo", file=file, line=number)
        record.entries.append(line)
    if last.entries != len(record.entries):
        problem = f"{len(record.entries)} entries, though the end says {last.entries}"
        raise Broken(problem, file=file, line=len(lines) + 2 + (record.key is not None), field="entries")
    record.outcome = last.outcome
    return record


def _key(text: str, file: str, number: int) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise Broken("a key is written in hexadecimal digits", file=file, line=number, field="key") from None
    if len(key) != 32:
        raise Broken("a key has 32 bytes", file=file, line=number, field="key")
    return key
