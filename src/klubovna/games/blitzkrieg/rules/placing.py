"""Turn, step 1: placing a token. Where tokens may go, and what follows once one lies there."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import HALT, Place
from klubovna.games.blitzkrieg.printed.board import SHIFT
from klubovna.games.blitzkrieg.rules.closing import Settle, settle
from klubovna.games.blitzkrieg.rules.effects import Bombard, Effect, perform
from klubovna.games.blitzkrieg.rules.values import effective, value
from klubovna.games.blitzkrieg.state import NOTHING, PLACED, Blitzkrieg, without
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision
from klubovna.kernel.messages import Arg, Message, Seat


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


class PlaceToken(Decision, frozen=True):
    """Step 1: any token of the reserve on a free space of the active campaign of any theatre."""

    rule = "placing"
    seat: Seat

    def options(self, s: Blitzkrieg) -> list[Action]:
        return placements(s, s.board.side[self.seat])

    def choose(self, s: Blitzkrieg, action: Place) -> None:
        play(s, self.seat, action)

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return placement_label(s, action)

    def refusal(self, s: Blitzkrieg, action: Action) -> Message | None:
        return why_not(s, s.side(self.seat), action)


class DeployMore(Decision, frozen=True):
    """ "Rychlé nasazení": another token in the same theatre, in the campaign that is active now; nothing, if the
    theatre is closed. Nobody has to (house), and one such token may follow another."""

    rule = "rapid"
    seat: Seat
    theatre: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        return [*placements(s, s.board.side[self.seat], self.theatre), HALT]

    def choose(self, s: Blitzkrieg, action: Action) -> None:
        if isinstance(action, Place):
            play(s, self.seat, action)

    def prompt(self, s: Blitzkrieg) -> Message:
        return Message("ask-deploy-more", {"seat": self.seat, "theatre": s.ground(self.theatre).id})

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return placement_label(s, action)

    def refusal(self, s: Blitzkrieg, action: Action) -> Message | None:
        return why_not(s, s.side(self.seat), action)


def play(s: Blitzkrieg, seat: Seat, action: Place) -> None:
    board, content = s.board, s.content
    side, kind, space = board.side[seat], content.number[action.token], board.space_number[action.space]
    counts_as = kind if content.kinds[kind].plain else effective(s, side, kind)
    if content.kinds[counts_as].ability == "rapid":
        s.then(DeployMore(seat, board.spots[space].theatre))
    place(s, seat, side, kind, counts_as, space)


# What is said of placements


def placement_label(s: Blitzkrieg, action: Action) -> Message:
    if not isinstance(action, Place):
        return action.label()
    spot = s.board.spots[s.board.space_number[action.space]]
    theatre = s.ground(spot.theatre).id
    args: dict[str, Arg] = {"theatre": theatre, "row": spot.row + 1, "column": spot.column + 1}
    return Message("do-place", {"token": action.token, **args})


def why_not(s: Blitzkrieg, side: int, action: Action) -> Message | None:
    """Why a token may not be placed there."""
    if not isinstance(action, Place):
        return None
    kind, space = s.content.number.get(action.token), s.board.space_number.get(action.space)
    if kind is None or kind not in s.reserves[side]:
        return Message("error-not-in-reserve")
    if space is None:
        return Message("error-no-such-space")
    spot, counts_as = s.board.spots[space], effective(s, side, kind)
    theatre = s.ground(spot.theatre).id
    if counts_as == NOTHING:
        return Message("error-nothing-to-copy")
    if s.rows[spot.theatre] < 0:
        return Message("error-theatre-not-active", {"theatre": theatre})
    if s.spaces[space]:
        return Message("error-space-taken")
    if not spot.terrain & s.kind(counts_as).reach:
        return Message("error-terrain", {"token": action.token})
    if spot.row != s.rows[spot.theatre]:
        return Message("error-campaign-not-active", {"theatre": theatre, "row": spot.row + 1})
    return Message("error-other-theatre")
