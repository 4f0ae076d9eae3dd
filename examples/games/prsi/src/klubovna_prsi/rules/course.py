"""The course of play: lay a card, or draw one; what sevens, aces and Obers do."""

from __future__ import annotations

from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna_prsi.cards import ACE, CARDS, NUMBER, OVER, SEVEN, SUIT, SUITS, rank_of, suit_of
from klubovna_prsi.choices import (
    CONCEDE,
    DRAW,
    KEEP,
    NAMES,
    PASS,
    PLAYS,
    STAND,
    TAKE,
    Concede,
    Draw,
    Keep,
    Name,
    Pass,
    Play,
    Stand,
    Take,
)
from klubovna_prsi.rules.drawing import DrawOne, in_reach
from klubovna_prsi.rules.ending import finish, stall
from klubovna_prsi.rules.following import against, playable, why_not_play
from klubovna_prsi.state import Asked, Prsi

SEVENS_WORTH = 2
"""Cards that a seven makes the next player take."""


class Turn(Step, frozen=True):
    """What a seat is asked depends on what lies on the pile. Where nothing can be answered, nobody is asked."""

    seat: Seat

    def run(self, s: Prsi) -> None:
        side = s.seats.index(self.seat)
        if s.penalty:
            s.then(Sevened(self.seat)) if s.readings.sevens == "stack" else take(s, side)
        elif s.aced:
            s.then(Aced(self.seat)) if s.readings.aces == "answer" else stand(s, side)
        else:
            s.then(Playing(self.seat))


def lay(s: Prsi, side: int, action: Play) -> None:
    """A card goes on the pile, and what it does is written down; `Laid` says who comes next."""
    card, seat = NUMBER[action.card], s.seats[side]
    s.hands[side].remove(card)
    s.pile.append(card)
    s.suit, s.passed = suit_of(card), 0
    s.say("log-played", seat=seat, card=action.card, left=len(s.hands[side]))
    rank = rank_of(card)
    s.penalty += SEVENS_WORTH if rank == SEVEN else 0
    s.aced = rank == ACE
    names = rank == OVER and (s.hands[side] or s.readings.back == "seven")
    s.then(*([Naming(seat)] if names else []), Laid(seat))


class Laid(Step, frozen=True):
    """On to the next seat; or whoever has laid the last card has finished."""

    seat: Seat

    def run(self, s: Prsi) -> None:
        side = s.seats.index(self.seat)
        after = s.seats[s.next(side)]
        if s.hands[side]:
            s.then(Turn(after))
        elif s.readings.back == "seven" and not s.aced:
            s.say("log-last-card", seat=self.seat, other=after)
            s.then(CallingBack(after, self.seat))
        else:
            finish(s, side)


class Playing(Asked, frozen=True):
    """Nothing is pending: follow suit or rank, lay an Ober, or draw."""

    rule = "turn"

    def told(self, s: Prsi) -> dict[str, Arg]:
        return {"suit": SUITS[s.suit], "top": CARDS[s.pile[-1]]}

    def options(self, s: Prsi) -> list[Play | Draw | Pass]:
        return [*playable(s, s.seats.index(self.seat)), DRAW if in_reach(s) else PASS]

    def why_not(self, s: Prsi, action: Play | Draw | Pass) -> Message | None:
        if isinstance(action, Play):
            return why_not_play(s, s.seats.index(self.seat), action)
        if isinstance(action, Draw):
            return None if in_reach(s) else Message("refused-nothing-left")
        return Message("refused-pass") if in_reach(s) else None

    def choose(self, s: Prsi, action: Play | Draw | Pass) -> None:
        side = s.seats.index(self.seat)
        after = s.seats[s.next(side)]
        if isinstance(action, Play):
            lay(s, side, action)
        elif isinstance(action, Pass):
            s.passed += 1
            s.say("log-passed", seat=self.seat)
            if s.passed == len(s.seats):
                stall(s, "log-all-passed")
            else:
                s.then(Turn(after))
        else:
            s.passed = 0
            s.then(DrawOne(self.seat), *([Keeping(self.seat)] if s.readings.drawn == "play" else [Turn(after)]))


class Keeping(Asked, frozen=True):
    """The card just drawn, the last in the hand, may be laid at once."""

    rule = "ruling-drawn"

    def _drawn(self, s: Prsi) -> int:
        return s.hands[s.seats.index(self.seat)][-1]

    def options(self, s: Prsi) -> list[Play | Keep]:
        card = self._drawn(s)
        return [*([PLAYS[card]] if against(s, card) is None else []), KEEP]

    def why_not(self, s: Prsi, action: Play | Keep) -> Message | None:
        if isinstance(action, Keep):
            return None
        reason = why_not_play(s, s.seats.index(self.seat), action)
        return reason or (None if action.card == CARDS[self._drawn(s)] else Message("refused-only-drawn"))

    def choose(self, s: Prsi, action: Play | Keep) -> None:
        side = s.seats.index(self.seat)
        if isinstance(action, Play):
            lay(s, side, action)
        else:
            s.then(Turn(s.seats[s.next(side)]))


class Sevened(Asked, frozen=True):
    """Sevens wait: answer with one, or take the cards."""

    rule = "sevens"

    def told(self, s: Prsi) -> dict[str, Arg]:
        return {"count": s.penalty}

    def options(self, s: Prsi) -> list[Play | Take]:
        return [*playable(s, s.seats.index(self.seat)), TAKE]

    def why_not(self, s: Prsi, action: Play | Take) -> Message | None:
        return why_not_play(s, s.seats.index(self.seat), action) if isinstance(action, Play) else None

    def choose(self, s: Prsi, action: Play | Take) -> None:
        side = s.seats.index(self.seat)
        lay(s, side, action) if isinstance(action, Play) else take(s, side)


def take(s: Prsi, side: int) -> None:
    """The cards for sevens, and with them the turn is over."""
    count, seat = s.penalty, s.seats[side]
    s.penalty = 0
    s.say("log-takes", seat=seat, count=count)
    s.then(*[DrawOne(seat)] * min(count, in_reach(s)), Turn(s.seats[s.next(side)]))


class Aced(Asked, frozen=True):
    """An ace waits: answer with one, or sit out."""

    rule = "aces"

    def options(self, s: Prsi) -> list[Play | Stand]:
        return [*playable(s, s.seats.index(self.seat)), STAND]

    def why_not(self, s: Prsi, action: Play | Stand) -> Message | None:
        return why_not_play(s, s.seats.index(self.seat), action) if isinstance(action, Play) else None

    def choose(self, s: Prsi, action: Play | Stand) -> None:
        side = s.seats.index(self.seat)
        lay(s, side, action) if isinstance(action, Play) else stand(s, side)


def stand(s: Prsi, side: int) -> None:
    s.aced = False
    s.say("log-stands", seat=s.seats[side])
    s.then(Turn(s.seats[s.next(side)]))


class Naming(Asked, frozen=True):
    """An Ober asks for a suit."""

    rule = "over"

    def options(self, s: Prsi) -> list[Name]:
        return list(NAMES)

    def why_not(self, s: Prsi, action: Name) -> Message | None:
        return None if action.suit in SUITS else Message("refused-no-suit")

    def choose(self, s: Prsi, action: Name) -> None:
        s.suit = SUIT[action.suit]
        s.say("log-named", seat=self.seat, suit=action.suit)


class CallingBack(Asked, frozen=True):
    """Somebody has laid the last card: a seven on it calls them back."""

    rule = "ruling-back"
    other: Seat
    """Who has finished."""

    def told(self, s: Prsi) -> dict[str, Arg]:
        return {"other": self.other}

    def options(self, s: Prsi) -> list[Play | Concede]:
        sevens = [play for play in playable(s, s.seats.index(self.seat)) if _is_seven(play)]
        return [*sevens, CONCEDE]

    def why_not(self, s: Prsi, action: Play | Concede) -> Message | None:
        if isinstance(action, Concede):
            return None
        reason = why_not_play(s, s.seats.index(self.seat), action)
        return reason or (None if _is_seven(action) else Message("refused-no-call"))

    def choose(self, s: Prsi, action: Play | Concede) -> None:
        """The cards go to whoever is called back, not to the next one; then comes whoever follows the seven."""
        finished = s.seats.index(self.other)
        if isinstance(action, Concede):
            s.say("log-conceded", seat=self.seat)
            finish(s, finished)
            return
        lay(s, s.seats.index(self.seat), action)
        s.then(CalledBack(self.other))


class CalledBack(Step, frozen=True):
    """Whoever has finished is in the game again, with the cards that the sevens bring."""

    seat: Seat

    def run(self, s: Prsi) -> None:
        count = min(s.penalty, in_reach(s))
        s.penalty = 0
        s.say("log-called-back", seat=self.seat, count=count)
        s.then(*[DrawOne(self.seat)] * count)


def _is_seven(play: Play) -> bool:
    return rank_of(NUMBER[play.card]) == SEVEN if play.card in NUMBER else False
