"""Turn, step 3, and what it may bring: campaigns and theatres that close ("Uzavření a vyhodnocení kampaně", "Uzavření
válčiště")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import LEAVE_REST, Exploit, OpenTheatre
from klubovna.games.blitzkrieg.rules.effects import Effect, others, void
from klubovna.games.blitzkrieg.rules.solo import tables
from klubovna.games.blitzkrieg.rules.values import stepped
from klubovna.games.blitzkrieg.state import CLOSED, DORMANT, NOTHING, Blitzkrieg, free_spaces, leader, refresh
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision, Step
from klubovna.kernel.messages import Arg, Message, Seat


class Settle(Step, frozen=True):
    """The marker moves by the token's value; then it is seen whether a campaign or the theatre closes. Only now: a
    tactical advantage that already reached the end does not close anything before (house)."""

    seat: Seat
    space: int
    token: int
    steps: int

    def run(self, s: Blitzkrieg) -> None:
        settle(s, s.board.side[self.seat], self.space, self.token, self.steps)


def settle(s: Blitzkrieg, side: int, space: int, token: int, steps: int) -> None:
    theatre = s.board.spots[space].theatre
    if steps:
        advance(s, side, theatre, steps)
        if s.content.kinds[token].ability == "atomic":
            fall_back(s, side, theatre)
    if not s.open[theatre] or abs(s.markers[theatre]) >= s.board.theatres[theatre].closes:
        close(s, side, theatre)


def advance(s: Blitzkrieg, side: int, theatre: int, steps: int) -> None:
    """A value that goes past the last cell stops there (house)."""
    ground, before = s.board.theatres[theatre], s.markers[theatre]
    s.markers[theatre] = stepped(before, side, steps, ground.last)
    if s.log is not None:
        s.say("log-moved", seat=s.seats[side], theatre=ground.id, steps=abs(s.markers[theatre] - before))


def fall_back(s: Blitzkrieg, side: int, theatre: int) -> None:
    """ "Atomová bomba": two steps towards the other side everywhere else, but never onto a cell that closes."""
    for other in others(s, theatre):
        ground = s.ground(other)
        s.markers[other] = stepped(s.markers[other], 1 - side, s.content.rules.tokens.back, ground.closes - 1)
    s.say("log-atomic", seat=s.seats[side], other=s.seats[1 - side], steps=s.content.rules.tokens.back)


def close(s: Blitzkrieg, side: int, theatre: int) -> None:
    """Score what is full; then, if the marker is at the end, all that remains goes to its side."""
    ground, row = s.board.theatres[theatre], s.rows[theatre]
    while row < len(ground.rows) and not free_spaces(s, theatre, row):
        score_campaign(s, theatre, row)
        row += 1
    s.rows[theatre] = row
    if abs(s.markers[theatre]) >= ground.closes:
        head_start = s.markers[theatre] // abs(s.markers[theatre]) * (abs(s.markers[theatre]) - ground.closes + 1)
    else:
        head_start = 0
    if row == len(ground.rows) or head_start:
        close_theatre(s, side, theatre, head_start)
    refresh(s, theatre)


def score_campaign(s: Blitzkrieg, theatre: int, row: int) -> None:
    """A campaign whose spaces are all taken. The marker's side gets its points, and more for the shields it has
    reached; in the centre both get the points. A row that a scientist helped to fill before its time is scored when
    the one above it closes (house)."""
    ground, marker = s.board.theatres[theatre], s.markers[theatre]
    points, winner = ground.points[row], leader(marker)
    if winner == NOTHING:
        s.points[0] += points
        s.points[1] += points
        s.say("log-campaign-tied", theatre=ground.id, row=row + 1, points=points)
        return
    bonus = sum(abs(marker) >= at for at in ground.bonus)
    s.points[winner] += points + bonus
    if s.log is not None:
        said: dict[str, Arg] = {"seat": s.seats[winner], "theatre": ground.id, "row": row + 1, "points": points}
        s.say("log-campaign-bonus", **said, bonus=bonus) if bonus else s.say("log-campaign", **said)


def close_theatre(s: Blitzkrieg, side: int, theatre: int, head_start: int) -> None:
    """ "Předčasně": the points of the campaigns that remain, without any for shields, and the effects of their free
    spaces. On a map whose theatres follow each other, the side whose turn it is opens the next one."""
    ground, row = s.board.theatres[theatre], s.rows[theatre]
    s.rows[theatre] = CLOSED
    if DORMANT in s.rows:
        s.then(OpenNext(s.seats[side], theatre, head_start))
    left = [space for later in ground.rows[row:] for space in later if not s.spaces[space]]
    s.say("log-theatre-closed", theatre=ground.id)
    if row == len(ground.rows):
        return
    winner, points = leader(s.markers[theatre]), sum(ground.points[row:])
    s.points[winner] += points
    s.say("log-theatre-won", seat=s.seats[winner], theatre=ground.id, points=points)
    if any(not void(s, winner, space) for space in left):
        s.then(Spoils(s.seats[winner], tuple(left)))


class Spoils(Decision, frozen=True):
    """The effects of the spaces that stayed free in a theatre that was won, in any order; nobody has to use them."""

    rule = "closing-theatre"
    seat: Seat
    spaces: tuple[int, ...]

    def options(self, s: Blitzkrieg) -> list[Action]:
        side = s.side(self.seat)
        useful = [space for space in self.spaces if not void(s, side, space)]
        if s.automatic(side) and useful:
            return [s.board.exploits[tables.best_effect(s, useful)]]
        return [*(s.board.exploits[space] for space in useful), LEAVE_REST]

    def choose(self, s: Blitzkrieg, action: Action) -> None:
        if isinstance(action, Exploit):
            space = s.board.space_number[action.space]
            if s.automatic(s.side(self.seat)):
                s.say("log-auto-exploit", effect=f"effect-{s.board.spots[space].effect}")
            s.then(Effect(self.seat, space), Spoils(self.seat, tuple(i for i in self.spaces if i != space)))

    def prompt(self, s: Blitzkrieg) -> Message:
        theatre = s.ground(s.board.spots[self.spaces[0]].theatre).id
        return Message("ask-spoils", {"seat": self.seat, "theatre": theatre})

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        if not isinstance(action, Exploit):
            return action.label()
        spot = s.board.spots[s.board.space_number[action.space]]
        return Message("do-exploit", {"effect": f"effect-{spot.effect}", "count": spot.count, "row": spot.row + 1})


class OpenNext(Decision, frozen=True):
    """Nippon, "Uzavření válčiště": the white arrows show which theatres may follow; where none of them is left, any
    that is not active yet."""

    rule = "nippon-opening"
    seat: Seat
    theatre: int
    head_start: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        choice = following(s, self.theatre)
        if s.automatic(s.side(self.seat)):
            choice = [tables.next_theatre(s, choice)]
        return [s.board.openings[theatre] for theatre in choice]

    def choose(self, s: Blitzkrieg, action: OpenTheatre) -> None:
        theatre = s.board.theatre_number[action.theatre]
        s.rows[theatre], s.markers[theatre] = 0, self.head_start
        refresh(s, theatre)
        if s.automatic(s.side(self.seat)):
            s.say("log-auto-opened", theatre=action.theatre)
        ahead = leader(self.head_start)
        s.say("log-opened", seat=self.seat, theatre=action.theatre)
        if ahead != NOTHING:
            s.say("log-head-start", seat=s.seats[ahead], theatre=action.theatre, steps=abs(self.head_start))

    def prompt(self, s: Blitzkrieg) -> Message:
        return Message("ask-open-next", {"seat": self.seat, "theatre": s.ground(self.theatre).id})


def following(s: Blitzkrieg, theatre: int) -> list[int]:
    """The theatres that may be opened after this one."""
    dormant = [other for other, row in enumerate(s.rows) if row == DORMANT]
    return [other for other in s.ground(theatre).arrows if s.rows[other] == DORMANT] or dormant
