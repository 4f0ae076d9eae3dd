"""The pieces of the table, for judgement that is learned: units, where they stand and whom they face, wings, banners,
objectives, cards, what is pending.

A net learns from many battles at once: parts speak of kinds, ground and neighbours, seen from one side, and only
besides of hexes. Whoever is where is kept as bits, one a hex, so that neighbours are counted at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from klubovna.games.napoleonics.bits import ONLY_UNITS, Army, Bits, armies, bits, in_sections, of_arms
from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.field import FOOT, GUNS, HORSE
from klubovna.games.napoleonics.plan import EITHER
from klubovna.games.napoleonics.printed.armies import ARMS, SEATS
from klubovna.games.napoleonics.rules.ending import standing
from klubovna.games.napoleonics.rules.tactics.tactic import SomeOfAKind
from klubovna.games.napoleonics.setup import agreed
from klubovna.games.napoleonics.state import NOBODY, NOTHING, Napoleonics
from klubovna.games.napoleonics.troops import Ordered, Strikes, troops
from klubovna.kernel.messages import Seat
from klubovna.kernel.parts import Part, Parts

ALL_ARMS = FOOT | HORSE | GUNS
WHO = {tactic.id: tactic.who for tactic in SomeOfAKind.__subclasses__()}
"""By card: whom it orders, where it is for some arms only."""
AN_HOUR = 8
"""Turns until nightfall are counted in so many."""


class Score(Part, frozen=True):
    """How many banners each side still needs."""

    together = (("side", "mine"), ("side", "theirs"), ("mine", "theirs"))
    side: int
    mine: int
    theirs: int

    def printed(self, content: Box) -> Iterable[str]:
        yield f"lead={self.theirs - self.mine} near={min(self.mine, self.theirs, 4)}"


class Objective(Part, frozen=True):
    """Whose it may become, whose it is, and who is there or close to it: 1 what is mine, -1 what is theirs."""

    alone = False
    bounds = {"mine": (0, 3), "theirs": (0, 3)}
    together = (("whose", "holder", "worth"), ("whose", "there", "holder"), ("whose", "holder", "mine", "theirs"))
    id: str
    whose: int
    holder: int
    worth: int
    lasting: bool
    there: int
    mine: int
    theirs: int


class Held(Part, frozen=True):
    """A card in a hand: how many units it could order now, and how many of these have somebody to strike at."""

    alone = False
    bounds = {"orders": (0, 6), "strikes": (0, 4)}
    together = (("mine", "card"), ("mine", "card", "orders"), ("mine", "orders", "strikes"), ("mine", "strikes"))
    mine: bool
    card: str
    orders: int
    strikes: int

    def printed(self, content: Box) -> Iterable[str]:
        yield f"{self.mine} kind={content.cards[self.card].kind} orders={self.orders}"


class Card(Part, frozen=True):
    """One that is on the table, was a side's last, was drawn by a scout, or lies under a square."""

    place: str
    mine: bool
    card: str


class Moment(Part, frozen=True):
    """Whose turn it is, what is asked of whom, and how much of it is left."""

    together = (("asked", "mine"), ("asked", "mine", "left"), ("moving", "asked"), ("moving", "late"))
    moving: bool
    asked: str
    mine: bool
    left: int
    late: int


class Combat(Part, frozen=True):
    """The one that is going on: the attacker's and the defender's arm and blocks."""

    together = (("mine", "arm", "target"), ("mine", "target", "left"), ("mine", "fire"))
    mine: bool
    fire: bool
    arm: str
    blocks: int
    target: str
    left: int


class Hand(Part, frozen=True):
    mine: bool
    cards: int


class Battle(Part, frozen=True):
    scenario: str
    side: int


class Holding(dict[int, Held]):
    """By card: what it is worth to a side of which so many units stand in its sections, or are of an arm, and so many
    of them could strike."""

    def __init__(
        self, content: Box, mine: bool, cards: int, units: int, arms: int, strikes: int, striking: int
    ) -> None:
        self.content, self.mine, self.cards = content, mine, cards
        self.units, self.strikes, self.arms, self.striking = in_sections(units), in_sections(strikes), arms, striking

    def __missing__(self, number: int) -> Held:
        id = self.content.card_ids[number]
        card = self.content.cards[id]
        if card.kind == "section":
            counts = [self.cards if count and card.command else count for count in card.orders]
            able, aiming = (sum(map(min, counts, there)) for there in (self.units, self.strikes))
        else:
            most, who = card.units or self.cards, WHO.get(id, ALL_ARMS)
            able, aiming = (min(most, of_arms(there, who)) for there in (self.arms, self.striking))
        held = self[number] = Held(self.mine, id, able, aiming)
        return held


_holding = lru_cache(maxsize=4096)(Holding)


def every(s: Napoleonics, seat: Seat) -> list[Part]:
    side = SEATS.index(seat)
    found, both, strikes = _field(s, side)
    for army in (0, 1):
        found += _cards(s, army, army == side, both[army], strikes[army])
    return found


def known(s: Napoleonics, seat: Seat) -> list[Part]:
    side = SEATS.index(seat)
    found, both, strikes = _field(s, side)
    found += _cards(s, side, True, both[side], strikes[side])
    return found


def _field(s: Napoleonics, side: int) -> tuple[list[Part], tuple[Army, Army], list[Strikes]]:
    """All that everybody sees; and the armies, with those who have somebody to strike at."""
    field, where = s.field, bits(s.field, s.switches.lines)
    both = armies(s, where)
    found, strikes = troops(s, side, both, where)
    found.append(Battle(field.id, side))
    found.append(Score(side, field.banners - standing(s, side), field.banners - standing(s, 1 - side)))
    if field.goals:
        found += _objectives(s, side, both[side].taken, both[1 - side].taken, where)
    found += _pending(s, side)
    return found, both, strikes


def _objectives(s: Napoleonics, side: int, mine: int, theirs: int, where: Bits) -> Iterator[Part]:
    sign = (1, -1) if side == 0 else (-1, 1)
    for goal, holder, (cells, around) in zip(s.field.goals, s.held, where.goals, strict=True):
        there = 1 if cells & mine == cells else -1 if cells & theirs else 0
        whose, held = 0 if goal.army == EITHER else sign[goal.army], 0 if holder == NOBODY else sign[holder]
        close = (around & mine).bit_count(), (around & theirs).bit_count()
        yield Objective(goal.id, whose, held, goal.worth, goal.lasting, there, *close)


def _pending(s: Napoleonics, side: int) -> Iterator[Part]:
    """The moment, the card on the table and the last ones, the combat, units that have their orders."""
    top, mover, field, ids = s.stack[-1], s.mover, s.field, s.content.card_ids
    late = min(5, (s.switches.nightfall - s.turn) // AN_HOUR)
    yield Moment(mover == side, type(top).__name__, getattr(top, "side", mover) == side, getattr(top, "left", 0), late)
    if s.card != NOTHING:
        yield Card("played", mover == side, ids[s.card])
        for unit in field.own[mover]:
            if s.marks[unit] and s.cells[unit] >= 0:
                yield Ordered(mover == side, ARMS[field.arm[unit]], field.names[s.cells[unit]], s.marks[unit])
    for army, card in enumerate(s.last):
        yield Hand(army == side, len(s.hands[army]))
        if card != NOTHING:
            yield Card("last", army == side, ids[card])
    if s.attack is not None and s.attack.target != NOBODY:
        unit, target = s.attack.unit, s.attack.target
        arms, fire, mine = field.arm, s.attack.fire, field.side[unit] == side
        yield Combat(mine, fire, ARMS[arms[unit]], s.blocks[unit], ARMS[arms[target]], s.blocks[target])


def _cards(s: Napoleonics, side: int, mine: bool, army: Army, strikes: Strikes) -> list[Part]:
    """What only their owner sees."""
    ids, hand = s.content.card_ids, s.hands[side]
    holding = _holding(s.content, mine, len(hand), army.sections & ONLY_UNITS, army.arms, *strikes)
    found: list[Part] = [holding[card] for card in hand]
    found += [Card("track", mine, ids[card]) for card in s.tracks[side] if card != NOTHING]
    if side == s.mover:
        found += [Card("drawn", mine, ids[card]) for card in s.drawn]
    return found


PARTS = Parts(every=every, known=known, agreed=agreed)
