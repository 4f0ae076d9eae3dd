"""What is left of a game that is over when its rules have moved on: what each pair of eyes saw last and had heard."""

from __future__ import annotations

import msgspec

from klubovna.kernel.frames import Outcome
from klubovna.kernel.messages import Seat
from klubovna.service.changes import Picture
from klubovna.service.eyes import Eyes
from klubovna.service.wire import ClockInfo, Replay, Said, Standing, Story, encode


class Keepsake(msgspec.Struct, frozen=True):
    """As it is stored; nothing in it has to be understood."""

    seq: int
    view: msgspec.Raw
    log: list[msgspec.Raw]


def keepsake(eyes: Eyes) -> bytes:
    return encode(Keepsake(eyes.seq, msgspec.Raw(eyes.view), [msgspec.Raw(line) for line in eyes.lines]))


def remembered(seat: Seat | None, stored: bytes | str) -> Eyes:
    kept = msgspec.json.decode(stored, type=Keepsake)
    eyes = Eyes(seat, kept.seq, Picture(msgspec.json.decode(kept.view, type=dict[str, msgspec.Raw]), {}))
    eyes.lines = [bytes(line) for line in kept.log]
    return eyes


def standing(eyes: Eyes, outcome: Outcome | None, clock: ClockInfo) -> bytes:
    """Nobody is asked anything any more."""
    now = Standing(
        seq=eyes.seq,
        seat=eyes.seat,
        deciding=None,
        prompt=None,
        matters=None,
        rule="",
        options=[],
        outcome=outcome,
        begun=True,
        may_undo=False,
        undo_asked_by=None,
        clock=clock,
    )
    return encode(now)


def last_step(eyes: Eyes) -> Replay:
    """The only one that can be looked at."""
    log = [msgspec.Raw(line) for line in eyes.lines]
    return Replay(0, 0, msgspec.Raw(eyes.view), Said("replay-kept"), None, log, [])  # type: ignore[arg-type]


def no_story(eyes: Eyes) -> Story:
    return Story(eyes.seq, eyes.seq, eyes.seat, msgspec.Raw(eyes.view), [])
