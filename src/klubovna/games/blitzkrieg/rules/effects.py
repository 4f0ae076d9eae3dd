"""Turn, step 2: the nine effects of battle spaces ("Přehled efektů bitevních polí")."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Literal, NamedTuple

from klubovna.games.blitzkrieg import trace
from klubovna.games.blitzkrieg.choices import Bomb
from klubovna.games.blitzkrieg.printed.board import Spot
from klubovna.games.blitzkrieg.rules.advantages import Strategic, others, tactical
from klubovna.games.blitzkrieg.rules.solo.answering import ask
from klubovna.games.blitzkrieg.state import UNSEEN, Asked, Blitzkrieg
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without


def perform(s: Blitzkrieg, seat: Seat, side: int, space: int) -> None:
    """The effect of a space for a side; where there is nothing to draw, to bomb or to move, it is lost (house)."""
    spot = s.board.spots[space]
    if spot.effect is None:
        return
    lost, do = EFFECTS[spot.effect]
    if reason := lost(s, side, spot):
        s.say("log-lost", seat=seat, effect=f"effect-{spot.effect}", reason=f"lost-{reason}")
    else:
        do(s, seat, side, spot)


class Effect(Step, frozen=True):
    seat: Seat
    space: int

    def run(self, s: Blitzkrieg) -> None:
        perform(s, self.seat, s.side(self.seat), self.space)


def lost(s: Blitzkrieg, side: int, space: int) -> str:
    """Why the effect of a space would do nothing now, `bag`, `bank`…; "" if it does something."""
    spot = s.board.spots[space]
    return "effect" if spot.effect is None else EFFECTS[spot.effect].lost(s, side, spot)


# Production


class Draw(Chance, frozen=True):
    """A token from the own bag into the reserve: set-up, production, and turn, step 4."""

    seat: Seat
    why: Literal["dealt", "produced", "drew"]

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        bag = s.bags[s.board.side[self.seat]]
        kind = bag[int(rng.random() * len(bag))]
        return s.content.ids[kind] if kind != UNSEEN else "unseen"

    def odds(self, s: Blitzkrieg) -> Odds:
        bag = s.bags[s.side(self.seat)]
        return one_of(s.content.ids[kind] if kind != UNSEEN else "unseen" for kind in bag)

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        bag = s.bags[s.side(self.seat)]
        return UNSEEN in bag if happening == "unseen" else s.content.number[happening] in bag

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        side, kind = s.board.side[self.seat], s.content.number.get(happening, UNSEEN)
        s.bags[side] = without(s.bags[side], kind)
        if kind == UNSEEN:
            s.say("log-drew-unseen", seat=self.seat)
            s.then(Uncover(self.seat))
        else:
            s.reserves[side] += (kind,)
            if not s.solo:
                s.trace.append(trace.DRAWN[side])
            s.disclose((self.seat,), self.why, self.seat, kind)


class FromBank(Chance, frozen=True):
    """A special weapon out of the bank, any of them alike."""

    seat: Seat

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        return s.content.ids[s.bank[int(rng.random() * len(s.bank))]]

    def odds(self, s: Blitzkrieg) -> Odds:
        return one_of(s.content.ids[kind] for kind in s.bank)

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        return s.content.number[happening] in s.bank


class Uncover(FromBank, frozen=True):
    """Solo: the special weapon that came out of the opponent's bag is looked at for the first time."""

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        kind = s.content.number[happening]
        s.bank = without(s.bank, kind)
        s.reserves[s.side(self.seat)] += (kind,)
        s.say("log-uncovered", seat=self.seat, token=happening)


def _no_bag(s: Blitzkrieg, side: int, spot: Spot) -> str:
    return "" if s.bags[side] else "bag"


def _production(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.stack.append(Draw(seat, "produced"))


def _advanced_production(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    if len(s.bags[side]) == 1:
        s.say("log-only-one", seat=seat, effect="effect-advanced-production")
    s.stack += [Draw(seat, "produced")] * min(2, len(s.bags[side]))


# Bombing


class Bombard(Step, frozen=True):
    """ "Nálet": a token of the other side's reserve goes back to its bag: the effect of spaces and of some tokens."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        victim = 1 - s.side(self.seat)
        if not s.reserves[victim]:
            s.say("log-lost", seat=self.seat, effect="effect-bombing", reason="lost-reserve")
        elif s.in_the_open(victim):
            ask(s, PickTarget(self.seat))
        else:
            s.stack.append(Hit(self.seat))


class Hit(Chance, frozen=True):
    """Drawn at random. Whoever bombs looks at it, as he may."""

    seat: Seat

    def sample(self, s: Blitzkrieg, rng: random.Random) -> str:
        reserve = s.reserves[1 - s.side(self.seat)]
        return s.content.ids[reserve[int(rng.random() * len(reserve))]]

    def odds(self, s: Blitzkrieg) -> Odds:
        return one_of(s.content.ids[kind] for kind in s.reserves[1 - s.side(self.seat)])

    def possible(self, s: Blitzkrieg, happening: str) -> bool:
        return s.content.number[happening] in s.reserves[1 - s.side(self.seat)]

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        send_back(s, self.seat, s.content.number[happening])


class PickTarget(Asked, frozen=True):
    """Solo: the opponent's units lie face up, so the player picks one; a special weapon only where there is nothing
    else."""

    rule = "solo-effects"

    def options(self, s: Blitzkrieg) -> list[Action]:
        row = [Bomb(s.content.ids[kind]) for kind in dict.fromkeys(s.reserves[1 - s.side(self.seat)])]
        return [bomb for bomb in row if self.why_not(s, bomb) is None]

    def why_not(self, s: Blitzkrieg, action: Bomb) -> Message | None:
        row, kind = s.reserves[1 - s.side(self.seat)], s.content.number.get(action.token)
        if kind not in row:
            return Message("error-not-in-row")
        special = s.content.special
        return Message("error-special-last") if kind in special and not special.issuperset(row) else None

    def choose(self, s: Blitzkrieg, action: Bomb) -> None:
        send_back(s, self.seat, s.content.number[action.token])


def send_back(s: Blitzkrieg, seat: Seat, kind: int) -> None:
    """Out of the other side's reserve into its bag."""
    victim = 1 - s.side(seat)
    s.reserves[victim] = without(s.reserves[victim], kind)
    s.bags[victim] = tuple(sorted((*s.bags[victim], kind)))
    s.note(trace.returned(victim, kind))
    s.disclose(s.seats, "bombed", seat, kind, s.seats[victim])


def _no_reserve(s: Blitzkrieg, side: int, spot: Spot) -> str:
    return "" if s.reserves[1 - side] else "reserve"


def _bombing(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.stack.append(Bombard(seat))


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
        s.note(trace.event(side, trace.RESEARCHED))
        s.disclose((self.seat,), "researched", self.seat, kind)


class Stow(Step, frozen=True):
    """Solo: the opponent's research goes into its bag unseen."""

    seat: Seat

    def run(self, s: Blitzkrieg) -> None:
        side = s.side(self.seat)
        s.bags[side] = (UNSEEN, *s.bags[side])
        s.say("log-researched", seat=self.seat)


class Apply(FromBank, frozen=True):
    """Applied research: a special weapon straight into the reserve."""

    def happen(self, s: Blitzkrieg, happening: str) -> None:
        kind, side = s.content.number[happening], s.side(self.seat)
        s.bank = without(s.bank, kind)
        s.reserves[side] += (kind,)
        s.note(trace.event(side, trace.APPLIED))
        s.disclose((self.seat,), "applied", self.seat, kind)


def _no_bank(s: Blitzkrieg, side: int, spot: Spot) -> str:
    return "" if in_bank(s) else "bank"


def _research(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.stack.append(Stow(seat) if s.in_the_open(side) else Discover(seat))


def _advanced_research(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    _research(s, seat, side, spot)
    if in_bank(s) > 1:
        _research(s, seat, side, spot)
    else:
        s.say("log-only-one", seat=seat, effect="effect-advanced-research")


def _applied_research(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.stack.append(Apply(seat))


# Advantages and propaganda


def _no_target(s: Blitzkrieg, side: int, spot: Spot) -> str:
    return "" if others(s, spot.theatre) else "target"


def _strategic(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    ask(s, Strategic(seat, spot.theatre, spot.count))


def _no_marker(s: Blitzkrieg, side: int, spot: Spot) -> str:
    """ "Po uzavření válčiště nemá kostička na liště žádný další význam"; and before it is opened there is none."""
    return "" if s.rows[spot.theatre] >= 0 else "marker"


def _never(s: Blitzkrieg, side: int, spot: Spot) -> str:
    return ""


def _propaganda(s: Blitzkrieg, seat: Seat, side: int, spot: Spot) -> None:
    s.points[side] += spot.count
    s.say("log-propaganda", seat=seat, points=spot.count, total=s.points[side])


class EffectRule(NamedTuple):
    """When an effect is lost, and what it does otherwise."""

    lost: Callable[[Blitzkrieg, int, Spot], str]
    do: Callable[[Blitzkrieg, Seat, int, Spot], None]


EFFECTS: dict[str, EffectRule] = {
    "production": EffectRule(_no_bag, _production),
    "advanced-production": EffectRule(_no_bag, _advanced_production),
    "bombing": EffectRule(_no_reserve, _bombing),
    "research": EffectRule(_no_bank, _research),
    "advanced-research": EffectRule(_no_bank, _advanced_research),
    "applied-research": EffectRule(_no_bank, _applied_research),
    "tactical": EffectRule(_no_marker, tactical),
    "strategic": EffectRule(_no_target, _strategic),
    "propaganda": EffectRule(_never, _propaganda),
}
