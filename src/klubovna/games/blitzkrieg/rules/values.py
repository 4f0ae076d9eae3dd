"""What a token is and is worth where it is placed ("Žetony běžných jednotek", "Žetony speciálních zbraní")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.box import Kind
from klubovna.games.blitzkrieg.state import Blitzkrieg, kind_on, owner
from klubovna.kernel.sums import Sum


def effective(s: Blitzkrieg, side: int, kind: int) -> int:
    """What a token counts as: a spy is what the other side placed last, and what a spy was if that was a spy. Before
    anything has been placed it is NOTHING and can't be played (house)."""
    return s.last[1 - side] if s.content.kinds[kind].power.copies else kind


def value(s: Blitzkrieg, side: int, kind: int, space: int) -> int:
    """The steps of turn, step 3, for a token of this effective kind. Counted at the moment of placing: the space's own
    effect may move the marker before, but partisans look at where it stood."""
    token = s.kinds(side)[kind]
    power = token.power
    if power.gathers:
        return token.value + comrades(s, side, token, space)
    if power.against:
        marker = s.markers[s.board.spots[space].theatre]
        return s.content.rules.tokens.against if (marker < 0 if side == 0 else marker > 0) else token.value
    return token.value


def explained(s: Blitzkrieg, side: int, kind: int, space: int, steps: int) -> Sum:
    """What these steps are made of."""
    token = s.kinds(side)[kind]
    joined = comrades(s, side, token, space) if token.power.gathers else 0
    return Sum.of((token.id, steps - joined), ("comrades", joined))


def comrades(s: Blitzkrieg, side: int, token: Kind, space: int) -> int:
    """ "General", "Admiral": own other units in all rows of the theatre, whatever their value. A spy that is a general
    counts its owner's tokens (house)."""
    kinds, spaces, at_sea, found = s.content.kinds, s.spaces, token.power.gathers == "sails", 0
    was = dict(s.guises) if s.readings.spy == "counts" else {}
    for other in s.board.theatres[s.board.spots[space].theatre].spaces:
        lying = spaces[other]
        if lying and other != space and owner(lying) == side:
            comrade = kinds[was.get(other, kind_on(lying))]
            found += comrade.sails if at_sea else comrade.marches
    return found


def stepped(marker: int, side: int, steps: int, furthest: int) -> int:
    """The marker after so many steps in this side's direction, but no further than that and never backwards (house)."""
    if side == 0:
        after = marker + steps
        return after if after <= furthest else max(marker, furthest)
    after = marker - steps
    return after if after >= -furthest else min(marker, -furthest)
