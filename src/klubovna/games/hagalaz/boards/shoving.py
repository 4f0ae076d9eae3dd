"""Enemies that are moved by somebody else: Lift, Headbutt."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Advance
from klubovna.games.hagalaz.enemies import move
from klubovna.games.hagalaz.state import AskedOf, Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message


class Shoved(AskedOf, frozen=True):
    """To which hex an enemy is moved; it may be gone by then."""

    cell: int

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Advance):
            s.say("log-shifted", foe=s.sort(self.cell), hex=s.name(self.cell), to=action.hex)
            move(s, self.cell, s.field.number[action.hex])

    def prompt(self, s: Hagalaz) -> Message:
        return Message("ask-shift", {"foe": s.sort(self.cell), "hex": s.name(self.cell)})
