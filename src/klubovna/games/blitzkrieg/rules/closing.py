"""Turn, step 3, and what it may bring: campaigns and theatres that close ("Uzavření a vyhodnocení kampaně", "Uzavření
válčiště")."""

from __future__ import annotations

from klubovna.games.blitzkrieg.choices import LEAVE_REST, Exploit, LeaveRest, OpenTheatre
from klubovna.games.blitzkrieg.rules.advantages import not_active, others
from klubovna.games.blitzkrieg.rules.effects import Effect, lost
from klubovna.games.blitzkrieg.rules.solo.answering import ask
from klubovna.games.blitzkrieg.rules.values import explained, stepped
from klubovna.games.blitzkrieg.state import (
    CLOSED,
    DORMANT,
    NOTHING,
    Asked,
    Blitzkrieg,
    leader,
    refresh,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.sums import Sum


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
        advance(s, side, space, token, steps)
        if s.content.kinds[token].power.back:
            fall_back(s, side, theatre)
    if abs(s.markers[theatre]) >= s.board.theatres[theatre].closes or (not s.open[theatre] and s.rows[theatre] >= 0):
        close(s, side, theatre)


def advance(s: Blitzkrieg, side: int, space: int, token: int, steps: int) -> None:
    """A value that goes past the last cell stops there (house)."""
    theatre = s.board.spots[space].theatre
    before = s.markers[theatre]
    s.markers[theatre] = stepped(before, side, steps, s.board.theatres[theatre].last)
    s.tell_move("moved", s.board.seats[side], theatre, before, explained, s, side, token, space, steps)


def fall_back(s: Blitzkrieg, side: int, theatre: int) -> None:
    """ "Atomová bomba": two steps towards the other side everywhere else, but never onto a cell that closes."""
    back, other_side = s.content.rules.tokens.back, 1 - side
    for other in others(s, theatre):
        before = s.markers[other]
        s.markers[other] = stepped(before, other_side, back, s.ground(other).closes - 1)
        s.tell_move("atomic", s.seats[other_side], other, before, Sum.of, ("atomic-bomb", back))


def close(s: Blitzkrieg, side: int, theatre: int) -> None:
    """Score what is full; then, if the marker is at the end, all that remains goes to its side."""
    ground, row, marker = s.board.theatres[theatre], s.rows[theatre], s.markers[theatre]
    while not s.open[theatre] and row < len(ground.rows):
        score_campaign(s, theatre, row)
        row += 1
        s.rows[theatre] = row
        refresh(s, theatre)
    beyond = abs(marker) - ground.closes + 1
    if row == len(ground.rows) or beyond > 0:
        close_theatre(s, side, theatre, 0 if beyond <= 0 else beyond if marker > 0 else -beyond)


def score_campaign(s: Blitzkrieg, theatre: int, row: int) -> None:
    """A campaign whose spaces are all taken. The marker's side gets its points, and more for the shields it has
    reached; in the centre both get the points. A row that a scientist helped to fill before its time is scored when
    the one above it closes (house)."""
    ground, marker = s.board.theatres[theatre], s.markers[theatre]
    points, winner = ground.points[row], leader(marker)
    s.won = (*s.won, (theatre, row, winner))
    if winner == NOTHING:
        s.points[0] += points
        s.points[1] += points
        s.say("log-campaign-tied", theatre=ground.id, row=row + 1, points=points)
        return
    bonus = sum([abs(marker) >= at for at in ground.bonus])
    s.points[winner] += points + bonus
    s.tell_campaign(winner, ground.id, row, points, bonus)


def close_theatre(s: Blitzkrieg, side: int, theatre: int, head_start: int) -> None:
    """ "Předčasně": the points of the campaigns that remain, without any for shields, and the effects of their free
    spaces. On a map whose theatres follow each other, the side whose turn it is opens the next one."""
    ground, row = s.board.theatres[theatre], s.rows[theatre]
    s.rows[theatre], s.open[theatre] = CLOSED, 0
    if DORMANT in s.rows:
        ask(s, OpenNext(s.seats[side], theatre, head_start))
    s.say("log-theatre-closed", theatre=ground.id)
    if row == len(ground.rows):
        return
    winner, points = leader(s.markers[theatre]), sum(ground.points[row:])
    s.points[winner] += points
    s.won = (*s.won, *[(theatre, later, winner) for later in range(row, len(ground.rows))])
    s.say("log-theatre-won", seat=s.seats[winner], theatre=ground.id, points=points, total=s.points[winner])
    left = [space for later in ground.rows[row:] for space in later if not s.spaces[space]]
    if effects := tuple(space for space in left if s.board.spots[space].effect not in (None, "tactical")):
        ask(s, Spoils(s.seats[winner], effects))


class Spoils(Asked, frozen=True):
    """ "Smí v libovolném pořadí provést efekty": of the spaces that stayed free in a theatre that was won; nobody has
    to use them. A tactical advantage is not among them: the marker means nothing any more."""

    rule = "closing-theatre"
    spaces: tuple[int, ...]

    def options(self, s: Blitzkrieg) -> list[Action]:
        side = s.side(self.seat)
        return [*(s.board.exploits[space] for space in self.spaces if not lost(s, side, space)), LEAVE_REST]

    def why_not(self, s: Blitzkrieg, action: Exploit | LeaveRest) -> Message | None:
        if isinstance(action, LeaveRest):
            return None
        space = s.board.space_number.get(action.space)
        if space not in self.spaces:
            return Message("error-not-left", self.told(s))
        reason = lost(s, s.side(self.seat), space)
        return Message("error-lost", {"reason": f"lost-{reason}"}) if reason else None

    def choose(self, s: Blitzkrieg, action: Exploit | LeaveRest) -> None:
        if isinstance(action, Exploit):
            space = s.board.space_number[action.space]
            if rest := tuple(other for other in self.spaces if other != space):
                ask(s, Spoils(self.seat, rest))
            s.stack.append(Effect(self.seat, space))
        else:
            self._leave(s)

    def _leave(self, s: Blitzkrieg) -> None:
        """What could still be used is left be; what could not is lost."""
        reasons = {space: lost(s, s.side(self.seat), space) for space in self.spaces}
        if not all(reasons.values()):
            s.say("log-left-rest", seat=self.seat, theatre=self._theatre(s))
        for space, reason in reasons.items():
            if reason:
                effect = f"effect-{s.board.spots[space].effect}"
                s.say("log-lost", seat=self.seat, effect=effect, reason=f"lost-{reason}")

    def _theatre(self, s: Blitzkrieg) -> str:
        return s.ground(s.board.spots[self.spaces[0]].theatre).id

    def told(self, s: Blitzkrieg) -> dict[str, Arg]:
        return {"theatre": self._theatre(s)}

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        if not isinstance(action, Exploit):
            return action.label()
        spot = s.board.spots[s.board.space_number[action.space]]
        return Message("do-exploit", {"effect": f"effect-{spot.effect}", "count": spot.count, "row": spot.row + 1})


class OpenNext(Asked, frozen=True):
    """Nippon, "Uzavření válčiště": the white arrows show which theatres may follow; where none of them is left, any
    that is not active yet."""

    rule = "nippon-opening"
    theatre: int
    head_start: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        return [s.board.openings[theatre] for theatre in following(s, self.theatre)]

    def why_not(self, s: Blitzkrieg, action: OpenTheatre) -> Message | None:
        theatre = s.board.theatre_number.get(action.theatre)
        if theatre is None:
            return Message("error-unknown-theatre")
        if s.rows[theatre] == CLOSED:
            return not_active(s, theatre)
        if s.rows[theatre] != DORMANT:
            return Message("error-theatre-open", {"theatre": action.theatre})
        if theatre not in following(s, self.theatre):
            return Message("error-no-arrow", {"theatre": action.theatre, "other": s.ground(self.theatre).id})
        return None

    def choose(self, s: Blitzkrieg, action: OpenTheatre) -> None:
        theatre = s.board.theatre_number[action.theatre]
        s.rows[theatre], s.markers[theatre] = 0, self.head_start
        refresh(s, theatre)
        s.say("log-opened", seat=self.seat, theatre=action.theatre, **s.where(theatre))
        if not s.open[theatre]:
            close(s, s.side(self.seat), theatre)

    def told(self, s: Blitzkrieg) -> dict[str, Arg]:
        open_to_all = not any(s.rows[arrow] == DORMANT for arrow in s.ground(self.theatre).arrows)
        return {"theatre": s.ground(self.theatre).id, "arrows": int(not open_to_all)}


def following(s: Blitzkrieg, theatre: int) -> list[int]:
    """The theatres that may be opened after this one."""
    dormant = [other for other, row in enumerate(s.rows) if row == DORMANT]
    return [other for other in s.ground(theatre).arrows if s.rows[other] == DORMANT] or dormant
