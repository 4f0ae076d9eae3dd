"""Turn, step 1: placing a token. Where tokens may go, and what follows once one lies there."""

from __future__ import annotations

from klubovna.games.blitzkrieg.board import SHIFT
from klubovna.games.blitzkrieg.closing import Settle, settle
from klubovna.games.blitzkrieg.effects import Bombard, Effect, perform
from klubovna.games.blitzkrieg.state import NOTHING, PLACED, Blitzkrieg, without
from klubovna.games.blitzkrieg.values import effective, value
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Seat


def placements(s: Blitzkrieg, side: int, theatre: int = NOTHING) -> list[Action]:
    """Every token of the reserve on every space where it may lie, in all theatres or in this one; tokens that are alike
    make one choice."""
    fronts = [key for key in s.open if key] if theatre == NOTHING else [s.open[theatre]] if s.open[theatre] else []
    kinds, menu = dict.fromkeys(s.reserves[side]), s.board.menu
    found: list[Action] = []
    for key in fronts:
        places = menu[key]
        for kind in kinds:
            found += places[kind]
    if not s.content.unusual.isdisjoint(kinds):
        for kind in kinds:
            if kind in s.content.unusual:
                found += _unusual(s, side, kind, fronts)
    return found


def can_place(s: Blitzkrieg, side: int) -> bool:
    reserve, menu = s.reserves[side], s.board.menu
    for key in s.open:
        if key:
            places = menu[key]
            for kind in reserve:
                if places[kind]:
                    return True
    fronts = [key for key in s.open if key]
    return any(kind in s.content.unusual and _unusual(s, side, kind, fronts) for kind in reserve)


def _unusual(s: Blitzkrieg, side: int, kind: int, fronts: list[int]) -> list[Action]:
    """A spy goes where the token could go that it copies; a scientist to any free space of these theatres."""
    counts_as = effective(s, side, kind)
    if counts_as == NOTHING:
        return []
    token, spots, places = s.content.kinds[counts_as], s.board.spots, s.board.places[kind]
    if token.ability == "scientist" and not s.automatic(side):
        return [places[space] for key in fronts for space in _all_free(s, key)]
    return [places[space] for key in fronts for space in s.board.unpacked(key) if spots[space].terrain & token.reach]


def _all_free(s: Blitzkrieg, key: int) -> list[int]:
    """ "Vědec": the free spaces of all campaigns of the theatre, active or still to come."""
    theatre = key & (1 << SHIFT) - 1
    return [space for row in s.board.theatres[theatre].rows[s.rows[theatre] :] for space in row if not s.spaces[space]]


def place(s: Blitzkrieg, seat: Seat, side: int, kind: int, counts_as: int, space: int) -> None:
    """The token leaves the reserve; the effect of the space (step 2) and of the token, then the marker (step 3)."""
    token = s.content.kinds[counts_as]
    ability, effect = token.ability, s.board.spots[space].effect
    steps = token.value if ability is None else value(s, side, counts_as, space)
    s.reserves[side] = without(s.reserves[side], kind)
    lay(s, side, kind, counts_as, space)
    if ability == "strike" or (effect is None and ability != "bombing"):
        settle(s, side, space, counts_as, steps)
        return
    s.stack.append(Settle(seat, space, counts_as, steps))
    if ability == "bombing":
        s.then(Effect(seat, space), Bombard(seat))
    elif ability == "commander":
        s.then(Effect(seat, space), Effect(seat, space))
    else:
        perform(s, seat, side, space)


def lay(s: Blitzkrieg, side: int, kind: int, counts_as: int, space: int) -> None:
    """The token lies on the space for all to see."""
    spot = s.board.spots[space]
    theatre = spot.theatre
    s.spaces[space] = 1 + side + 2 * kind
    s.last[side] = counts_as
    if not s.solo:
        s.trace.append((PLACED + kind) * 2 + side)
    if spot.row == s.rows[theatre]:
        left = s.open[theatre] ^ spot.bit << SHIFT
        s.open[theatre] = left if left >> SHIFT else 0
    if kind != counts_as:
        s.guises = (*s.guises, (space, counts_as))
    if s.log is not None:
        say_placed(s, side, kind, counts_as, space)


def say_placed(s: Blitzkrieg, side: int, kind: int, counts_as: int, space: int) -> None:
    spot, ids, seat = s.board.spots[space], s.content.ids, s.seats[side]
    theatre = s.ground(spot.theatre).id
    s.say("log-placed", seat=seat, token=ids[kind], theatre=theatre, row=spot.row + 1, column=spot.column + 1)
    if kind != counts_as:
        s.say("log-spy", seat=seat, token=ids[counts_as])
