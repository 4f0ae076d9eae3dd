"""What a token is worth where it is placed ("Žetony běžných jednotek", "Žetony speciálních zbraní")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.state import Blitzkrieg


def effective(s: Blitzkrieg, side: int, kind: int) -> int:
    """What a token counts as: a spy is what the other side placed last, and what a spy was if that was a spy. Before
    anything has been placed it is NOTHING and can't be played (house)."""
    return s.last[1 - side] if s.content.kinds[kind].ability == "spy" else kind


def value(s: Blitzkrieg, side: int, kind: int, space: int) -> int:
    """The steps of turn, step 3, for a token of this effective kind. Counted at the moment of placing: the space's own
    effect may move the marker before, but partisans look at where it stood."""
    token = s.content.kinds[kind]
    ability = token.ability
    if ability is None:
        return token.value
    if ability in ("general", "admiral"):
        return token.value + _comrades(s, side, space, at_sea=ability == "admiral")
    if ability == "partisans":
        marker = s.markers[s.board.spots[space].theatre]
        return s.content.rules.tokens.against if (marker < 0 if side == 0 else marker > 0) else token.value
    if ability == "scientist" and s.automatic(side):
        return s.content.solo.row.scientist
    return token.value


def _comrades(s: Blitzkrieg, side: int, space: int, *, at_sea: bool) -> int:
    """Own other units in all rows of the theatre, whatever their value. A spy that is a general counts its owner's
    tokens, and special weapons don't count, so a spy is never counted (house)."""
    kinds, spaces, found = s.content.kinds, s.spaces, 0
    for row in s.board.theatres[s.board.spots[space].theatre].rows:
        for other in row:
            lying = spaces[other] - 1
            if lying >= 0 and lying & 1 == side and other != space:
                found += kinds[lying >> 1].sails if at_sea else kinds[lying >> 1].marches
    return found


def stepped(marker: int, side: int, steps: int, furthest: int) -> int:
    """The marker after so many steps in this side's direction, but no further than that and never backwards (house)."""
    if side == 0:
        after = marker + steps
        return after if after <= furthest else max(marker, furthest)
    after = marker - steps
    return after if after >= -furthest else min(marker, -furthest)
