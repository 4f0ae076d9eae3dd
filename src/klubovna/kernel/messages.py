"""What is said at the table is data: the id of a Fluent message and its arguments. Rules build no sentences."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from klubovna.kernel.sums import Sum

Seat: TypeAlias = str
Arg: TypeAlias = int | str | tuple[str, ...] | Sum
"""A number, the id of a thing (shown by its name), several ids, or a sum with its parts."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence to be said in the reader's language; `to` names the seats that may hear it (None among them is whoever
    only watches), None means all."""

    id: str
    args: dict[str, Arg] = {}
    to: tuple[Seat | None, ...] | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to
