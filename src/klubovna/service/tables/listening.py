"""Whoever looks at a table right now, with what they saw last."""

from __future__ import annotations

from klubovna.kernel.messages import Seat


class Ear:
    """Somebody who is told what happens at a table; how it comes to them is their own affair (`tell`)."""

    def __init__(self, person: str, *, wants_story: bool = False, has: tuple[Seat | None, int] | None = None) -> None:
        """`wants_story`: whether it is told how things came about; `has`: what it saw last, through whose eyes."""
        self.person = person
        self._wants_story, self._has = wants_story, has

    def since(self, eyes: Seat | None) -> int | None:
        """From where the story is to be told to it through these eyes; None: it has to be shown everything."""
        return self._has[1] if self._wants_story and self._has is not None and self._has[0] == eyes else None

    def show(self, news: bytes, eyes: Seat | None, seq: int) -> None:
        """How the table stands, through these eyes."""
        self._has = (eyes, seq)
        self.tell(news)

    def tell(self, news: bytes) -> None:
        raise NotImplementedError
