"""Turn, step 2: the nine effects of battle spaces ("Přehled efektů bitevních polí")."""

from __future__ import annotations

import random
from collections.abc import Callable

from klubovna.games.blitzkrieg.choices import Bomb, Push
from klubovna.games.blitzkrieg.printed.board import Spot
from klubovna.games.blitzkrieg.rules.solo import tables
from klubovna.games.blitzkrieg.rules.values import stepped
from klubovna.games.blitzkrieg.state import (
    APPLIED,
    DREW,
    RESEARCHED,
    RETURNED,
    UNSEEN,
    Blitzkrieg,
    without,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Decision, Step
from klubovna.kernel.messages import Message, Seat


def perform(s: Blitzkrieg, seat: Seat, side: int, space: int) -> None:
    """The effect of a space for a side; where there is nothing to draw, to bomb or to move, nothing happens (house)."""
    spot = s.board.spots[space]
    if spot.effect is not None:
        EFFECTS[spot.effect](s, seat, side, spot)


class Effect(Step, frozen=True):
    seat: Seat
    space: int

    def run(self, s: Blitzkrieg) -> None:
        perform(s, self.seat, s.side(self.seat), self.space)


def void(s: Blitzkrieg, side: int, space: int) -> bool:
    """Whether the effect of a space in a theatre that has just been closed would do nothing now. A tactical advantage
    moves a marker that no longer means anything."""
    spot = s.board.spots[space]
    if spot.effect is None or spot.effect == "tactical":
        return True
    if spot.effect == "strategic":
        return not others(s, spot.theatre)
    if spot.effect == "bombing":
        return not s.reserves[1 - side]
    if "research" in spot.effect:
        return not in_bank(s)
    return "production" in spot.effect and not s.bags[side]


# Production


class Draw(Chance, frozen=True):
    """A token from the own bag into the reserve: production, and turn, step 4."""

    seat: Seat

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        bag = s.bags[s.board.side[self.seat]]
        kind = bag[int(rng.random() * len(bag))]
        return s.content.ids[kind] if kind != UNSEEN else "unseen"

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        bag = s.bags[s.side(self.seat)]
        return UNSEEN in bag if happening == "unseen" else s.content.number[happening] in bag

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        side, kind = s.board.side[self.seat], s.content.number.get(happening, UNSEEN)
        s.bags[side] = without(s.bags[side], kind)
        if kind == UNSEEN:
            s.then(Uncover(self.seat))
        else:
            take(s, self.seat, side, kind)


class FromBank(Chance, frozen=True):
    """A special weapon out of the bank, any of them alike."""

    seat: Seat

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        return s.content.ids[s.bank[int(rng.random() * len(s.bank))]]

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        return s.content.number[happening] in s.bank


class Uncover(FromBank, frozen=True):
    """Solo: the special weapon that came out of the opponent's bag is looked at for the first time."""

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        kind = s.content.number[happening]
        s.bank = without(s.bank, kind)
        take(s, self.seat, s.side(self.seat), kind)


def take(s: Blitzkrieg, seat: Seat, side: int, kind: int) -> None:
    """Into the reserve, behind the screen."""
    s.reserves[side] += (kind,)
    if not s.solo:
        s.trace.append(DREW * 2 + side)
    if s.log is not None:
        if not s.solo:
            s.say("log-drew", seat=seat)
        s.tell((seat,), "log-drew-token", seat=seat, token=s.content.ids[kind])


def _production(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    if s.bags[side]:
        s.stack.append(Draw(seat))


def _advanced_production(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.then(*[Draw(seat)] * min(2, len(s.bags[side])))


# Bombing


class Bombard(Step, frozen=True):
    """A token of the other side's reserve goes back to its bag: the effect of spaces and of some tokens."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        side = s.side(self.seat)
        if s.reserves[1 - side]:
            s.then(PickTarget(self.seat) if s.automatic(1 - side) else Hit(self.seat))


class Hit(Chance, frozen=True):
    """Drawn at random. Whoever bombs looks at it, as he may."""

    seat: Seat

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        reserve = s.reserves[1 - s.side(self.seat)]
        return s.content.ids[reserve[int(rng.random() * len(reserve))]]

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        return s.content.number[happening] in s.reserves[1 - s.side(self.seat)]

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        send_back(s, self.seat, s.content.number[happening])


class PickTarget(Decision, frozen=True):
    """Solo: the opponent's units lie face up, so the player picks one; a special weapon only where there is nothing
    else."""

    rule = "solo-effects"
    seat: Seat

    def options(self, s: Blitzkrieg) -> list[Action]:
        kinds, row = s.content.kinds, dict.fromkeys(s.reserves[1 - s.side(self.seat)])
        return [Bomb(kinds[k].id) for k in [k for k in row if not kinds[k].special] or row]

    def choose(self, s: Blitzkrieg, action: Bomb) -> None:
        send_back(s, self.seat, s.content.number[action.token])


def send_back(s: Blitzkrieg, seat: Seat, kind: int) -> None:
    """Out of the other side's reserve into its bag."""
    victim = 1 - s.side(seat)
    s.reserves[victim] = without(s.reserves[victim], kind)
    s.bags[victim] = tuple(sorted((*s.bags[victim], kind)))
    s.note(victim, RETURNED + kind)
    if s.log is not None:
        if not s.solo:
            s.say("log-bombed", seat=seat, other=s.seats[victim])
        s.tell(s.seats, "log-bombed-token", seat=seat, other=s.seats[victim], token=s.content.ids[kind])


def _bombing(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.then(Bombard(seat))


# Research


def in_bank(s: Blitzkrieg) -> int:
    """How many special weapons lie in the bank. Those that nobody has looked at in the automatic opponent's bag are
    among those of `bank`, for all that is known."""
    return len(s.bank) - (s.bags[0].count(UNSEEN) if s.solo else 0)


class Discover(FromBank, frozen=True):
    """A special weapon from the bank into the own bag; its owner looks at it, as he may."""

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        kind, side = s.content.number[happening], s.side(self.seat)
        s.bank = without(s.bank, kind)
        s.bags[side] = tuple(sorted((*s.bags[side], kind)))
        s.note(side, RESEARCHED)
        if s.log is not None:
            if not s.solo:
                s.say("log-researched", seat=self.seat)
            s.tell((self.seat,), "log-researched-token", seat=self.seat, token=happening)


class Apply(FromBank, frozen=True):
    """Applied research: a special weapon straight into the reserve."""

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        kind, side = s.content.number[happening], s.side(self.seat)
        s.bank = without(s.bank, kind)
        s.reserves[side] += (kind,)
        s.note(side, APPLIED)
        if s.log is not None:
            if not s.solo:
                s.say("log-applied", seat=self.seat)
            s.tell((self.seat,), "log-applied-token", seat=self.seat, token=happening)


def _research(s: Blitzkrieg, seat: Seat, side: int, spot: Spot, count: int = 1) -> None:
    count = min(count, in_bank(s))
    if not s.automatic(side):
        s.stack += [Discover(seat)] * count
        return
    s.bags[side] = (UNSEEN,) * count + s.bags[side]
    for _ in range(count):
        s.say("log-researched", seat=seat)


def _advanced_research(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    _research(s, seat, side, spot, 2)


def _applied_research(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    if in_bank(s):
        s.then(Apply(seat))


# Advantages


def others(s: Blitzkrieg, theatre: int) -> list[int]:
    """All other theatres that are active and not closed."""
    return [other for other, row in enumerate(s.rows) if row >= 0 and other != theatre]


class Strategic(Decision, frozen=True):
    """ "Strategická výhoda": the marker of any other theatre moves, but never onto a cell that closes it."""

    rule = "effect-strategic"
    seat: Seat
    theatre: int
    steps: int

    def options(self, s: Blitzkrieg) -> list[Action]:
        choice = others(s, self.theatre)
        if s.automatic(s.side(self.seat)):
            choice = [tables.strategic(s, choice, self.steps)]
        return [s.board.pushes[other] for other in choice]

    def choose(self, s: Blitzkrieg, action: Push) -> None:
        if s.automatic(s.side(self.seat)):
            s.say("log-auto-strategic", theatre=action.theatre)
        push(s, s.side(self.seat), s.board.theatre_number[action.theatre], self.steps)

    def prompt(self, s: Blitzkrieg) -> Message:
        return Message("ask-strategic", {"seat": self.seat, "theatre": s.ground(self.theatre).id, "steps": self.steps})

    def label(self, s: Blitzkrieg, action: Action) -> Message:
        return Message("do-push", {**action.label().args, "steps": self.steps})


def push(s: Blitzkrieg, side: int, theatre: int, steps: int) -> None:
    ground, before = s.ground(theatre), s.markers[theatre]
    s.markers[theatre] = stepped(before, side, steps, ground.closes - 1)
    if s.log is not None:
        s.say("log-pushed", seat=s.seats[side], theatre=ground.id, steps=abs(s.markers[theatre] - before))


def _strategic(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    if others(s, spot.theatre):
        s.then(Strategic(seat, spot.theatre, spot.count))


def _tactical(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    """May reach the end of the track; that is looked at after step 3 (house)."""
    ground, before = s.board.theatres[spot.theatre], s.markers[spot.theatre]
    s.markers[spot.theatre] = stepped(before, side, spot.count, ground.last)
    if s.log is not None:
        s.say("log-tactical", seat=seat, theatre=ground.id, steps=abs(s.markers[spot.theatre] - before))


def _propaganda(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.points[side] += spot.count
    if s.log is not None:
        s.say("log-propaganda", seat=seat, points=spot.count)


EFFECTS: dict[str, Callable[[Blitzkrieg, Seat, int, Spot], None]] = {
    "production": _production,
    "advanced-production": _advanced_production,
    "bombing": _bombing,
    "research": _research,
    "advanced-research": _advanced_research,
    "applied-research": _applied_research,
    "tactical": _tactical,
    "strategic": _strategic,
    "propaganda": _propaganda,
}
