"""What is said on a line to a table, and what is told."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from klubovna.kernel.errors import IllegalMove, Unreadable
from klubovna.service import moments, wire
from klubovna.service.refusals import Refused
from klubovna.service.tables.asks import Seq, Text, Texts


class ChooseNow(msgspec.Struct, frozen=True, tag_field="is", tag="choose", forbid_unknown_fields=True):
    seq: Seq
    text: Text


class Foresee(msgspec.Struct, frozen=True, tag_field="is", tag="foresee", forbid_unknown_fields=True):
    """What would follow from these choices of the moment with this number?"""

    seq: Seq
    texts: Texts


class StillHere(msgspec.Struct, frozen=True, tag_field="is", tag="ping"):
    """For clients that want to know whether the line is alive."""


Word: TypeAlias = ChooseNow | Foresee | StillHere
"""What a client may say."""
News: TypeAlias = (
    wire.MomentNews
    | wire.Progress
    | wire.PreviewNews
    | wire.TableNews
    | wire.ChatNews
    | wire.ThinkingNews
    | wire.ErrandNews
    | wire.ErrorNews
)
"""What it is told."""
read = msgspec.json.Decoder(Word).decode
PROBLEMS = (
    msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError, IllegalMove, Unreadable, Refused,
)  # fmt: skip
"""What may be wrong with a word."""


def refusal(problem: Exception) -> bytes:
    """What is told of it, an ErrorNews."""
    if isinstance(problem, IllegalMove | Unreadable):
        error = moments.refusal(problem)
    elif isinstance(problem, Refused):
        error = problem.error
    else:
        error = wire.ErrorInfo("unreadable", str(problem), wire.Said("error-unreadable"))
    return wire.encode(wire.ErrorNews(error))
