"""What may go wrong for a person, with the number HTTP has for it. Nothing else ever reaches a client."""

from __future__ import annotations

from typing import Any

from klubovna.service.wire import ErrorInfo, Fault, Said


class Refused(Exception):
    """Said to the client as {"error": {kind, text}}; `body` takes its place where there is more to say."""

    def __init__(
        self,
        status: int,
        kind: str,
        text: str,
        body: Any = None,
        faults: list[Fault] | None = None,
        reason: Said | None = None,
    ) -> None:
        super().__init__(text)
        self.status, self.error, self.body = status, ErrorInfo(kind, text, reason, faults or []), body


def missing(text: str) -> Refused:
    return Refused(404, "missing", text)


def forbidden(kind: str, text: str) -> Refused:
    return Refused(403, kind, text)


def conflict(kind: str, text: str, body: Any = None) -> Refused:
    return Refused(409, kind, text, body)


def unreadable(text: str) -> Refused:
    return Refused(422, "unreadable", text)


def unsound(text: str, faults: list[Fault]) -> Refused:
    """A text of the players' own that can't be played."""
    return Refused(422, "own", text, faults=faults)


def too_much(text: str) -> Refused:
    return Refused(429, "too-much", text)
