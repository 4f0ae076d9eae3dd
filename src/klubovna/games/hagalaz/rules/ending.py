"""The end of a mission ("Ukončení mise"): whatever was still to be done in it is not done any more."""

from __future__ import annotations

from klubovna.games.hagalaz.state import Hagalaz
from klubovna.kernel.frames import Step

FAILURES = ("time", "shepard")


class Curtain(Step, frozen=True):
    """What comes after a mission; everything above it on the stack is the mission."""


def finish(s: Hagalaz, result: str) -> None:
    """Paragon, renegade or loyalty victory; or failure: time is up, or Shepard is knocked out."""
    s.result = result
    while not isinstance(s.stack[-1], Curtain):
        s.stack.pop()
