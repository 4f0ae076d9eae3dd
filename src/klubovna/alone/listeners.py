"""Whoever looks at a table over a line: a page, which is told at once."""

from __future__ import annotations

from collections.abc import Callable

from klubovna.kernel.messages import Seat
from klubovna.service.tables.listening import Ear


class Listener(Ear):
    def __init__(
        self, person: str, send: Callable[[str], None], *, wants_story: bool, has: tuple[Seat | None, int] | None
    ) -> None:
        super().__init__(person, wants_story=wants_story, has=has)
        self._send = send

    def tell(self, news: bytes) -> None:
        self._send(news.decode())
