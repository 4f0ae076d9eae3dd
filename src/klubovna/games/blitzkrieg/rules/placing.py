"""Turn, step 1: placing a token ("Umístění žetonu"), and another after a rapid deployment. Where tokens may go, and
what follows once one lies there."""

from __future__ import annotations

from klubovna.games.blitzkrieg import trace
from klubovna.games.blitzkrieg.box import Kind
from klubovna.games.blitzkrieg.choices import HALT, Halt, Place
from klubovna.games.blitzkrieg.printed.abilities import NO_POWER
from klubovna.games.blitzkrieg.printed.board import TERRAINS, Spot, fits, has, less
from klubovna.games.blitzkrieg.rules.advantages import not_active
from klubovna.games.blitzkrieg.rules.closing import Settle, settle
from klubovna.games.blitzkrieg.rules.effects import Bombard, Effect, perform
from klubovna.games.blitzkrieg.rules.solo.answering import ask
from klubovna.games.blitzkrieg.rules.values import effective, value
from klubovna.games.blitzkrieg.state import CLOSED, DORMANT, NOTHING, Asked, Blitzkrieg, occupant
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.tuples import without

# What is asked


class PlaceToken(Asked, frozen=True):
    """Step 1: any token of the reserve on a free space of the active campaign of any theatre. Always asked: nobody else
    sees whether the reserve leaves a choice."""

    rule = "placing"
    always_asked = True

    def options(self, s: Blitzkrieg) -> list[Action]:
        return placements(s, s.board.side[self.seat])

    def why_not(self, s: Blitzkrieg, action: Place) -> Message | None:
        return why_not(s, s.side(self.seat), action)

    def choose(self, s: Blitzkrieg, action: Place) -> None:
        play(s, self.seat, action)

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return placement_label(s, action)


class GoOn(Step, frozen=True):
    """ "Rychlé nasazení": another token in the same theatre, in the campaign that is active now; not if the theatre has
    been closed ("další žeton umístit nemůžete") or there is none, which everybody sees."""

    seat: Seat
    theatre: int
    space: int = NOTHING
    token: int = NOTHING
    owed: int = 0
    """Where the marker moves only afterwards: which token lies where, and by how much it will move."""

    def run(self, s: Blitzkrieg) -> None:
        side, theatre = s.board.side[self.seat], s.ground(self.theatre).id
        if s.open[self.theatre] and s.reserves[side]:
            s.say("log-rapid", seat=self.seat, theatre=theatre)
            ask(s, DeployMore(self.seat, self.theatre, self.space, self.token, self.owed))
            return
        reason = "no-token" if s.open[self.theatre] else "closed"
        s.say("log-lost", seat=self.seat, effect="ability-rapid", reason=f"lost-{reason}")
        if self.space != NOTHING:
            settle(s, side, self.space, self.token, self.owed)


class DeployMore(Asked, frozen=True):
    """ "Rychlé nasazení … můžete": nobody has to, and one such token may follow another. Always asked: nobody else sees
    whether something behind the screen fits."""

    rule = "rapid"
    always_asked = True
    theatre: int
    space: int = NOTHING
    token: int = NOTHING
    owed: int = 0

    def options(self, s: Blitzkrieg) -> list[Action]:
        return [*placements(s, s.board.side[self.seat], self.theatre), HALT]

    def why_not(self, s: Blitzkrieg, action: Place | Halt) -> Message | None:
        return why_not(s, s.side(self.seat), action, self.theatre) if isinstance(action, Place) else None

    def choose(self, s: Blitzkrieg, action: Place | Halt) -> None:
        if isinstance(action, Place):
            play(s, self.seat, action, self.owed)
            return
        s.say("log-halted", seat=self.seat)
        if self.space != NOTHING:
            settle(s, s.side(self.seat), self.space, self.token, self.owed)

    def told(self, s: Blitzkrieg) -> dict[str, Arg]:
        return {"theatre": s.ground(self.theatre).id}

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return placement_label(s, action)


def placement_label(s: Blitzkrieg, action: Action) -> Message:
    if not isinstance(action, Place):
        return action.label()
    return Message("do-place", {"token": action.token, **s.board.spots[s.board.space_number[action.space]].told})


# Where tokens may go


def placements(s: Blitzkrieg, side: int, theatre: int = NOTHING) -> list[Action]:
    """Every token of the reserve on every space where it may lie, in all theatres or in this one; tokens that are alike
    make one choice."""
    kinds, menu = dict.fromkeys(s.reserves[side]), s.board.menu
    found: list[Action] = []
    for key in s.open if theatre == NOTHING else (s.open[theatre],):
        if key:
            places = menu[key]
            for kind in kinds:
                found += places[kind]
    for kind in s.content.unusual:
        if kind in kinds:
            found += _unusual(s, side, kind, theatre)
    return found


def can_place(s: Blitzkrieg, side: int) -> bool:
    reserve, menu = s.reserves[side], s.board.menu
    for key in s.open:
        if key:
            places = menu[key]
            for kind in reserve:
                if places[kind]:
                    return True
    return any(kind in reserve and _unusual(s, side, kind) for kind in s.content.unusual)


def _unusual(s: Blitzkrieg, side: int, kind: int, theatre: int = NOTHING) -> list[Action]:
    """A spy goes where the token could go that it copies; a scientist to campaigns that are still to come, too."""
    counts_as, board = effective(s, side, kind), s.board
    if counts_as == NOTHING:
        return []
    token, spaces = s.kinds(side)[counts_as], s.spaces
    where = range(len(spaces)) if theatre == NOTHING else board.theatres[theatre].spaces
    return [board.places[kind][i] for i in where if not spaces[i] and _against(s, token, i) is None]


def why_not(s: Blitzkrieg, side: int, action: Place, theatre: int = NOTHING) -> Message | None:
    """The rule against placing a token there; in this theatre only, after a rapid deployment."""
    kind, space = s.content.number.get(action.token), s.board.space_number.get(action.space)
    if kind is None or kind not in s.reserves[side]:
        return Message("error-not-in-reserve")
    if space is None:
        return Message("error-unknown-space")
    counts_as = effective(s, side, kind)
    if counts_as == NOTHING:
        return Message("error-nothing-to-copy")
    if theatre not in (NOTHING, s.board.spots[space].theatre):
        return Message("error-other-theatre", {"theatre": s.ground(theatre).id})
    if s.spaces[space]:
        return Message("error-space-taken")
    against = _against(s, s.kinds(side)[counts_as], space)
    if against is None:
        return None
    told = s.board.spots[space].told
    return {
        "terrain": Message("error-terrain", {"token": action.token, "terrain": _terrain(s.board.spots[space])}),
        "theatre": not_active(s, s.board.spots[space].theatre),
        "campaign": Message("error-campaign-not-active", {"theatre": told["theatre"], "row": told["row"]}),
    }[against]


def _terrain(spot: Spot) -> str:
    return f"terrain-{next(name for name, terrain in TERRAINS.items() if terrain == spot.terrain)}"


def _against(s: Blitzkrieg, token: Kind, space: int) -> str | None:
    """What of a free space keeps this token away. `Board.menu` knows the same by heart for all that is plain."""
    spot = s.board.spots[space]
    if not fits(token, spot):
        return "terrain"
    row = s.rows[spot.theatre]
    if row == CLOSED or (row == DORMANT and not (token.power.ahead and s.readings.scientist == "inactive")):
        return "theatre"
    return None if token.power.ahead or has(s.open[spot.theatre], spot) else "campaign"


# What follows


def play(s: Blitzkrieg, seat: Seat, action: Place, owed: int = 0) -> None:
    """The token leaves the reserve; the effect of the space (step 2) and of the token, then the marker (step 3); then,
    after a rapid deployment, perhaps another token (the marker may also wait for it, see `readings.rapid`)."""
    board, content = s.board, s.content
    side, kind, space = board.side[seat], content.number[action.token], board.space_number[action.space]
    counts_as, token = kind, content.kinds[kind]
    if not token.plain:
        counts_as = effective(s, side, kind)
        token = s.kinds(side)[counts_as]
    steps = (token.value if token.ability is None else value(s, side, counts_as, space)) + owed
    s.reserves[side] = without(s.reserves[side], kind)
    lay(s, side, kind, counts_as, space)
    power = token.power
    if power.again:
        theatre = board.spots[space].theatre
        if s.readings.rapid == "after" and s.open[theatre]:
            s.stack.append(GoOn(seat, theatre, space, counts_as, steps))
            perform(s, seat, side, space)
            return
        s.stack.append(GoOn(seat, theatre))
    if power is NO_POWER and board.spots[space].effect is None:
        settle(s, side, space, counts_as, steps)
        return
    s.stack.append(Settle(seat, space, counts_as, steps))
    if power.bombs:
        s.stack.append(Bombard(seat))
    if power.uses == 1:
        perform(s, seat, side, space)
    elif power.uses:
        s.stack += [Effect(seat, space)] * power.uses
    elif effect := board.spots[space].effect:
        s.say("log-lost", seat=seat, effect=f"effect-{effect}", reason="lost-strike")


def lay(s: Blitzkrieg, side: int, kind: int, counts_as: int, space: int) -> None:
    """The token lies on the space for all to see."""
    spot = s.board.spots[space]
    theatre = spot.theatre
    s.spaces[space] = occupant(side, kind)
    s.last[side] = counts_as
    s.laid = (*s.laid, space) if s.laid[:1] == (s.turn,) else (s.turn, space)
    if not s.solo:
        s.trace.append(trace.placed(side, kind))
    if spot.row == s.rows[theatre]:
        s.open[theatre] = less(s.open[theatre], spot)
    if kind != counts_as:
        s.guises = (*s.guises, (space, counts_as))
    s.tell_placed(side, kind, counts_as, spot)
