"""Drafts: packs that somebody keeps and works on. What is kept is their text, whether it is sound yet or not; each time
it gets another version, and some of the earlier ones stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.kernel.game import is_own
from klubovna.kernel.packs import LARGEST, Told, read_pack
from klubovna.service.printed import known_game
from klubovna.service.refusals import Refused, conflict, missing, unreadable
from klubovna.service.wire import ErrorInfo

MOST = 50
"""Drafts of one person."""
APART = 300.0
"""A version less than so many seconds after one and before the next does not stay: pages keep by themselves."""
EARLIER = 20
"""So many versions of a draft stay."""
Title: TypeAlias = dict[str, str]
"""By language; empty where the text says nothing."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    text: str


class Rewritten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft's new text."""

    text: str
    version: Number
    """The version that it was made of."""


class DraftInfo(msgspec.Struct, frozen=True):
    """A draft in a list."""

    id: str
    game: str
    title: Title
    version: int
    at: float
    """When it was kept last."""
    shared: str | None = None
    """The end of its secret link, if it has one."""


class Draft(DraftInfo, frozen=True, kw_only=True):
    text: str


class Earlier(msgspec.Struct, frozen=True):
    """A version of a draft that stayed."""

    version: int
    at: float


class Written(Earlier, frozen=True):
    text: str


class Diverged(msgspec.Struct, frozen=True):
    """The draft was rewritten elsewhere."""

    error: ErrorInfo
    kept: Draft
    """As it is kept."""
    sent: str
    """What was to be kept."""


class Stay(NamedTuple):
    """A version, and when it was kept."""

    version: int
    at: float


def sound_text(game: str, text: str) -> str:
    """Whether it may be kept. Nothing is asked of it but that it is a text, and of a game that takes packs."""
    if not known_game(game).content().pages.schema:
        raise missing("nothing in this game can be made otherwise")
    if len(text) > LARGEST or "\0" in text:
        raise unreadable(f"a pack has at most {LARGEST} letters, and no zero bytes")
    return text if is_own(text) else text + "\n"


def title_of(text: str, before: Title | None = None) -> Title:
    """What stands on its cover; where it can't be read yet, what stood there before."""
    try:
        title = read_pack(text).head.title
    except Broken:
        return before or {}
    return _told(title) if title else {}


def _told(title: Told) -> Title:
    return {"cs": title.cs, "en": title.en}


def gone(kept: Sequence[Stay], now: float) -> list[int]:
    """The earlier versions, in their order, that need not stay when another one is kept."""
    found = list(kept)
    between = len(found) > 1 and found[-1].at - found[-2].at < APART and now - found[-1].at < APART
    dropped = [found.pop().version] if between else []
    return dropped + [one.version for one in found[: max(0, len(found) - EARLIER + 1)]]


def diverged(kept: Draft, sent: str) -> Refused:
    refusal = conflict("diverged", "this was rewritten elsewhere")
    refusal.body = Diverged(refusal.error, kept, sent)
    return refusal


def no_draft() -> Refused:
    return missing("there is no such draft of yours")
