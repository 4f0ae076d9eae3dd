"""Sealed: a toy game with real secrets, and the model of a game folder in a single file.

Ten cards lie in a bag and each of two seats is dealt three that the other does not see. In turn a seat lays a card
face up, draws one, or (once in the game each) peeks at a card of the other's hand or waits. When each has laid two
cards, the higher sum wins; a tie goes to south.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.frames import Chance, Decision, Outcome, Step
from klubovna.kernel.game import Game, Option, Settings
from klubovna.kernel.lid import Lid
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.packs import Pack
from klubovna.kernel.state import State

NORTH, SOUTH = "north", "south"
SEATS = (NORTH, SOUTH)
DEALT, TO_LAY = 3, 2


def other(seat: Seat) -> Seat:
    return SOUTH if seat == NORTH else NORTH


# What lies on the table


class Held(msgspec.Struct, frozen=True):
    """A card in a hand; `known` when the other seat has peeked at it."""

    card: int
    known: bool = False


class Sealed(State):
    content: Content
    bag: list[int]
    hands: dict[Seat, list[Held]]
    laid: dict[Seat, list[int]]
    peeked: list[Seat] = []
    waited: list[Seat] = []


class Team(Sealed):
    """The same for two who win or lose as one."""

    together: ClassVar[bool] = True


def set_up(content: Content, settings: Settings) -> Sealed:
    cards = list(range(1, int(settings["cards"]) + 1))
    s = Sealed(content=content, bag=cards, hands={s: [] for s in SEATS}, laid={s: [] for s in SEATS})
    s.then(Deal(NORTH), Deal(SOUTH), NextTurn(NORTH))
    return s


# What a seat can say


class Lay(Action, frozen=True):
    card: int


class Draw(Action, frozen=True):
    """A card from the bag."""


class Peek(Action, frozen=True):
    """At the card at this position of the other's hand, from 1."""

    position: int


class Wait(Action, frozen=True):
    """Do nothing, which shows nothing."""


# What is done


class Deal(Chance, frozen=True):
    seat: Seat

    def sample(self, s: Sealed, rng: random.Random) -> list[int]:
        return sorted(rng.sample(s.bag, DEALT))

    def possible(self, s: Sealed, happening: list[int]) -> bool:
        return isinstance(happening, list) and len(set(happening) & set(s.bag)) == len(happening) == DEALT

    def happen(self, s: Sealed, happening: list[int]) -> None:
        for card in happening:
            take(s, self.seat, card)


class Pick(Chance, frozen=True):
    """The card that is drawn."""

    seat: Seat

    def sample(self, s: Sealed, rng: random.Random) -> int:
        return rng.choice(s.bag)

    def possible(self, s: Sealed, happening: int) -> bool:
        return happening in s.bag

    def happen(self, s: Sealed, happening: int) -> None:
        take(s, self.seat, happening)
        s.say("log-drawn", seat=self.seat)


def take(s: Sealed, seat: Seat, card: int) -> None:
    s.bag.remove(card)
    s.hands[seat].append(Held(card))
    s.whisper(seat, "log-drawn-card", card=card)


class NextTurn(Step, frozen=True):
    """On to this seat, or to the other one if this one has laid its cards; or the cards are compared."""

    seat: Seat

    def run(self, s: Sealed) -> None:
        for seat in (self.seat, other(self.seat)):
            if len(s.laid[seat]) < TO_LAY:
                s.then(Turn(seat), NextTurn(other(seat)))
                return
        s.then(Compare())


class Turn(Decision, frozen=True):
    rule = "turn"
    seat: Seat

    def options(self, s: Sealed) -> list[Action]:
        lays = [Lay(held.card) for held in s.hands[self.seat]]
        peeks = [Peek(position) for position in range(1, len(s.hands[other(self.seat)]) + 1)]
        others: list[Draw | Wait | Peek] = [Draw(), Wait(), *peeks]
        return [*lays, *(other for other in others if self.why_not(s, other) is None)]

    def why_not(self, s: Sealed, action: Lay | Draw | Peek | Wait) -> Message | None:
        if isinstance(action, Lay):
            held = action.card in [held.card for held in s.hands[self.seat]]
            return None if held else Message("refused-not-held", {"card": action.card})
        if isinstance(action, Draw):
            return None if s.bag else Message("refused-empty")
        if isinstance(action, Wait):
            return Message("refused-waited") if self.seat in s.waited else None
        if self.seat in s.peeked:
            return Message("refused-peeked")
        return None if 1 <= action.position <= len(s.hands[other(self.seat)]) else Message("refused-nothing-there")

    def choose(self, s: Sealed, action: Lay | Draw | Peek | Wait) -> None:
        if isinstance(action, Lay):
            s.hands[self.seat] = [held for held in s.hands[self.seat] if held.card != action.card]
            s.laid[self.seat].append(action.card)
            s.say("log-laid", seat=self.seat, card=action.card)
        elif isinstance(action, Peek):
            hand, i = s.hands[other(self.seat)], action.position - 1
            hand[i] = Held(hand[i].card, known=True)
            s.peeked.append(self.seat)
            s.say("log-peeked", seat=self.seat, position=action.position)
            s.whisper(self.seat, "log-seen", card=hand[i].card)
        elif isinstance(action, Draw):
            s.then(Pick(self.seat))
        else:
            s.waited.append(self.seat)
            s.say("log-waited", seat=self.seat)


class Compare(Step, frozen=True):
    """The higher sum wins; a tie goes to south."""

    def run(self, s: Sealed) -> None:
        sums = {seat: sum(s.laid[seat]) for seat in SEATS}
        winner = NORTH if sums[NORTH] > sums[SOUTH] else SOUTH
        s.say("log-won", seat=winner)
        s.end(Outcome((winner,), sums, "tie" if sums[NORTH] == sums[SOUTH] else "higher"))


# What a seat may see, and what it may not, imagined


class SealedView(msgspec.Struct, frozen=True):
    """Cards that the seat does not know are None."""

    hands: dict[Seat, list[int | None]]
    laid: dict[Seat, list[int]]
    bag: int
    peeked: list[Seat]
    waited: list[Seat]


def knows(seat: Seat | None, owner: Seat, held: Held) -> bool:
    return seat == owner or (seat is not None and held.known)


def view(s: Sealed, seat: Seat | None) -> SealedView:
    seen = SealedView({}, {}, len(s.bag), [], [])
    for owner in SEATS:
        seen.hands[owner] = [held.card if knows(seat, owner, held) else None for held in s.hands[owner]]
        seen.laid[owner] = s.laid[owner][:]
    seen.peeked.extend(s.peeked)
    seen.waited.extend(s.waited)
    return seen


def sample(s: Sealed, seat: Seat | None, rng: random.Random) -> Sealed:
    """All cards that the seat does not know, mixed and dealt again to where there was one."""
    imagined = s.clone()
    unknown = sorted([*s.bag, *(card for cards in hidden(s, seat).values() for card in cards)])
    rng.shuffle(unknown)
    for owner, hand in imagined.hands.items():
        hand[:] = [h if knows(seat, owner, h) else Held(unknown.pop(), h.known) for h in hand]
    imagined.bag = sorted(unknown)
    return imagined


def hidden(s: Sealed, seat: Seat | None) -> dict[Seat, list[int]]:
    return {owner: [h.card for h in s.hands[owner] if not knows(seat, owner, h)] for owner in SEATS}


def secrets(s: Sealed, seat: Seat | None) -> Mapping[str, Any]:
    hands = {f"hand of {owner}": cards for owner, cards in hidden(s, seat).items() if cards}
    return {**hands, "bag": sorted(s.bag)} if hands and s.bag else hands


def pieces(s: Sealed) -> Counter[str]:
    held = [h.card for hand in s.hands.values() for h in hand]
    return Counter(map(str, [*s.bag, *held, *s.laid[NORTH], *s.laid[SOUTH]]))


def judgement(s: Sealed, seat: Seat) -> float:
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    return 0.5 + (prospect(s, seat) - prospect(s, other(seat))) / 40


def prospect(s: Sealed, seat: Seat) -> int:
    best = sorted((held.card for held in s.hands[seat]), reverse=True)
    return sum([*s.laid[seat], *best][:TO_LAY])


def load(pack: Pack | None = None) -> Content:
    return Content(Pages({}, "ten plain cards", []))


GAME = Game(
    id="sealed",
    version="1",
    package=__name__,
    seats=SEATS,
    options=(Option("cards", (10, 8)),),
    longest=12,
    state=Sealed,
    load=load,
    set_up=set_up,
    view=view,
    sample=sample,
    secrets=secrets,
    pieces=pieces,
    judgement=judgement,
    lid=Lid(minutes=(5, 10), accent="#5b4a2f"),
)
