"""Who can still be the Witch: what the Hunter knows for certain, if she never passes up a ritual."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, SEATS, WITCH
from klubovna.games.kacir.choices import Choose, Ritual
from klubovna.games.kacir.rules.suspects import DrawIdentity
from klubovna.kernel.certainty import Certainty

WITCH_CERTAINLY = Certainty(
    name="witch",
    seat=SEATS[HUNTER],
    of=SEATS[WITCH],
    drawn=DrawIdentity,
    names=Choose,
    wins=Ritual,
    rule="suspects",
)
"""Hands and decks may stay as they are: only suspect cards, verdicts and the ritual depend on who she is, and all that
the ritual takes lies open."""
