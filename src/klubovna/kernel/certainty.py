"""What follows for certain of something that a seat does not know.

A *certainty* asks which of the things on the table it may still be. Its answer is no opinion: for each *candidate*
there is a *world*, the very same game in which luck had drawn this one, and it is ruled out where the rules contradict
that world – or where, in that world, the seat whose secret it is would have passed up a win.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance
from klubovna.kernel.messages import Seat


class Certainty(msgspec.Struct, frozen=True, kw_only=True):
    """A question that a game can ask. Nothing else that is hidden may decide whether a world is possible: whoever
    declares it answers for that, and the laws compare it with what is imagined (`lab/laws/certainties.py`)."""

    name: str
    """Its words are `certain-<name>-…` beside the game's puzzles."""
    seat: Seat
    """Who asks."""
    of: Seat
    """Whose secret it is."""
    drawn: type[Chance]
    """Where luck decided it; what it may have drawn are the candidates, things on the table by their ids."""
    names: Callable[[str], Action]
    """A candidate is named like this."""
    wins: Callable[[str], Action]
    """What wins at once for whoever holds this secret: given is that it is never passed up."""
    rule: str
    """The heading of the rulebook that it leads to."""
