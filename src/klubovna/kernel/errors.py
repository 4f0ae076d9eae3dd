"""The three ways things go wrong, and no other. None of them changes anything on the table."""

from __future__ import annotations

from pathlib import Path

from klubovna.kernel.messages import Message


class KlubovnaError(Exception):
    """What all errors of the table have in common."""


class Unreadable(KlubovnaError, ValueError):
    """A text that says nothing we know: not an action, not a game, not an option."""


class IllegalMove(KlubovnaError, ValueError):
    """A readable action that may not be taken now; `reason` says why, in a form that can be translated."""

    def __init__(self, reason: Message, text: str) -> None:
        super().__init__(reason, text)
        self.reason, self.text = reason, text

    def __str__(self) -> str:
        return self.text


class Broken(KlubovnaError, ValueError):
    """Content or a record that can't be trusted: which file, which line, which field, and what is wrong."""

    def __init__(self, problem: str, *, file: Path | str = "", line: int | None = None, field: str = "") -> None:
        super().__init__(problem)
        self.problem, self.file, self.line, self.field = problem, str(file), line, field

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line is not None else ""
        where = ", ".join(filter(None, (self.file, line, self.field)))
        return f"{where}: {self.problem}" if where else self.problem

    def __repr__(self) -> str:
        return f"Broken({str(self)!r})"
