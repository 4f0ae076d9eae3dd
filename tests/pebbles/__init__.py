"""Pebbles: the smallest game that can be taught, with a course of three lessons in `lessons/`.

Two seats take one to three pebbles in turn; whoever takes the last one wins. After three were taken the wind may blow
one back.
"""

from __future__ import annotations

import random

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.frames import Chance, Decision, Outcome
from klubovna.kernel.game import Game, Option, Settings
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.shapes import Pile
from klubovna.kernel.state import State

WHITE, BLACK = "white", "black"
SEATS = (WHITE, BLACK)
MOST, FEW = 3, 3


class Pebbles(State):
    content: Content
    heap: int


def set_up(content: Content, settings: Settings) -> Pebbles:
    """A heap of the players' own stands in the second line of its text."""
    s = Pebbles(content=content, heap=int(str(settings["heap"]).split()[-1]))
    s.then(Turn(WHITE))
    return s


class Take(Action, frozen=True):
    count: int


class Turn(Decision, frozen=True):
    rule = "taking"
    seat: Seat

    def options(self, s: Pebbles) -> list[Take]:
        return [Take(count) for count in range(1, min(MOST, s.heap) + 1)]

    def why_not(self, s: Pebbles, action: Take) -> Message | None:
        return None if 1 <= action.count <= min(MOST, s.heap) else Message("refused-so-many", {"count": action.count})

    def choose(self, s: Pebbles, action: Take) -> None:
        s.heap -= action.count
        s.say("log-taken", seat=self.seat, count=action.count)
        if s.heap == 0:
            s.end(Outcome((self.seat,), {seat: int(seat == self.seat) for seat in SEATS}, "last"))
            return
        if s.heap <= FEW:
            s.say("log-few")
        s.then(*[Wind()] * (action.count == MOST), Turn(BLACK if self.seat == WHITE else WHITE))


class Wind(Chance, frozen=True):
    """How many pebbles it blows back."""

    def sample(self, s: Pebbles, rng: random.Random) -> int:
        return rng.randint(0, 1)

    def possible(self, s: Pebbles, happening: int) -> bool:
        return happening in (0, 1)

    def happen(self, s: Pebbles, happening: int) -> None:
        s.heap += happening
        s.say("log-blown", count=happening)


class PebblesView(msgspec.Struct, frozen=True):
    heap: Pile


def view(s: Pebbles, seat: Seat | None) -> PebblesView:
    return PebblesView(Pile(id="heap", count=s.heap, top=None))


GAME = Game(
    id="pebbles",
    version="1",
    package=__name__,
    seats=SEATS,
    options=(Option("heap", (9, 5), own=True),),
    longest=60,
    state=Pebbles,
    set_up=set_up,
    view=view,
    alike=True,
)
