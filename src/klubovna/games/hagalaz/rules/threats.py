"""Step C of a turn: the threat card ("Krok C: Karta hrozeb")."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import Activate
from klubovna.games.hagalaz.printed import threats as printed
from klubovna.games.hagalaz.rules.cards import Reveal, scrap
from klubovna.games.hagalaz.rules.enemies.activation import Activations, gap
from klubovna.games.hagalaz.rules.enemies.placing import Reinforce
from klubovna.games.hagalaz.rules.heroes.wounds import Wound
from klubovna.games.hagalaz.state import (
    FACE_DOWN,
    FROM_LAST,
    NO_CARD,
    STANDING,
    Asked,
    Hagalaz,
    open_foes,
    revealed,
    standing,
    turn_owner,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message

WAIVED = "waived"
"""A boon of an earlier mission: the first card that would be resolved is discarded."""


class Menace(Step, frozen=True):
    """The active hero's card is turned over, unless it was before, and resolved."""

    place: int

    def run(self, s: Hagalaz) -> None:
        card = s.cards[self.place]
        if s.status[self.place] != STANDING or card == NO_CARD:
            return
        turned: list[Frame] = [Reveal(self.place)] if card in (FACE_DOWN, FROM_LAST) else []
        s.then(*turned, Resolve(self.place))


class Resolve(Step, frozen=True):
    """Its orders one after another; then it is discarded."""

    place: int

    def run(self, s: Hagalaz) -> None:
        if WAIVED in s.boons:
            s.boons = tuple(boon for boon in s.boons if boon != WAIVED)
            scrap(s, self.place)
            return
        card = s.cards[self.place]
        s.shown, s.cards[self.place] = card, NO_CARD
        threat = s.content.threats[s.content.cards[card]]
        s.then(*(Obey(card, number) for number in range(len(threat.orders))), Discard())


class Discard(Step, frozen=True):
    def run(self, s: Hagalaz) -> None:
        s.discard, s.shown = (*s.discard, s.shown), NO_CARD


class Obey(Step, frozen=True):
    """An order of a card."""

    card: int
    number: int

    def run(self, s: Hagalaz) -> None:
        s.then(*_obeyed(s, s.content.threats[s.content.cards[self.card]].orders[self.number]))


def _obeyed(s: Hagalaz, order: printed.AnyOrder) -> Iterator[Frame]:
    match order:
        case printed.Activate():
            yield from _activate(s, order.types)
        case printed.Nearest():
            yield Choose(order.count, False)
        case printed.Furthest():
            yield Choose(order.count, True)
        case printed.Champions():
            yield from _champions(s)
        case printed.Near():
            yield from (Reinforce() for _ in range(order.count))
        case printed.Far():
            yield from (Reinforce(True) for _ in range(order.count))
        case printed.Turrets():
            yield from _turrets(s, order.damage)
        case printed.Repair():
            _repair(s, order.type)
        case printed.Heal():
            _heal(s, order.type)
        case printed.Horde():
            bare = sum(s.shields[place] == 0 for place in standing(s))
            yield from (Reinforce() for _ in range(min(bare, order.most)))


def _activate(s: Hagalaz, types: tuple[str, ...]) -> Iterator[Frame]:
    """All enemies of these types together; for each type that is not on the map a grunt comes ("Nemožná aktivace")."""
    cells = [cell for cell in open_foes(s) if s.sort(cell) in types]
    missing = [sort for sort in types if not any(s.sort(cell) == sort for cell in cells)]
    yield Activations(tuple(cells))
    yield from (Reinforce() for _ in missing)


def _champions(s: Hagalaz) -> Iterator[Frame]:
    """House: where there is no champion, a grunt comes, as with other impossible activations."""
    cells = [cell for cell in open_foes(s) if s.kind(cell).champion]
    yield Activations(tuple(cells)) if cells else Reinforce()


def _turrets(s: Hagalaz, damage: int) -> Iterator[Frame]:
    """Each turret in turn hits every hero in its line of fire. (House: those in covered areas are still.)"""
    s.say("log-turrets", damage=damage)
    for number, turret in enumerate(s.field.turrets):
        if not s.silent >> number & 1 and revealed(s, turret.cell):
            arc = s.ways.arcs[number]
            yield from (Wound(place, damage) for place in standing(s) if s.at[place] in arc)


def _repair(s: Hagalaz, sort: str) -> None:
    """The disabled turret that is nearest to one of them works again."""
    near = [cell for cell in open_foes(s) if s.sort(cell) == sort]
    down = [number for number in range(len(s.field.turrets)) if s.silent >> number & 1]
    if not near or not down:
        return
    cells = [turret.cell for turret in s.field.turrets]
    number = min(down, key=lambda n: (min(s.ways.far[cell][cells[n]] for cell in near), n))
    s.silent &= ~(1 << number)
    s.say("log-turret-on", hex=s.name(cells[number]))


def _heal(s: Hagalaz, sort: str) -> None:
    for cell in open_foes(s):
        if s.sort(cell) == sort and s.foes[cell].damage:
            s.foes[cell] = replace(s.foes[cell], damage=0)
            s.say("log-mended", foe=sort, hex=s.name(cell))


class Choose(Step, frozen=True):
    """So many active enemies, the nearest to the active hero or the furthest from them; they then act in the usual
    order."""

    count: int
    far: bool
    chosen: tuple[int, ...] = ()

    def run(self, s: Hagalaz) -> None:
        left = [cell for cell in open_foes(s) if cell not in self.chosen and not s.foes[cell].stunned]
        if not left or len(self.chosen) == self.count:
            s.then(Activations(self.chosen))
            return
        gaps = [gap(s, cell, s.active) for cell in left]
        wanted = max(gaps) if self.far else min(gaps)
        equal = tuple(cell for cell, far in zip(left, gaps, strict=True) if far == wanted)
        if len(equal) <= self.count - len(self.chosen):
            s.then(Choose(self.count, self.far, self.chosen + equal))
        else:
            s.then(Pick(turn_owner(s), self.count, self.far, self.chosen, equal))


class Pick(Asked, frozen=True):
    """Which of several equally near or far enemies are among them."""

    rule = "activation"
    count: int
    far: bool
    chosen: tuple[int, ...]
    equal: tuple[int, ...]

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.activate[cell] for cell in self.equal]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Activate)
        s.then(Choose(self.count, self.far, (*self.chosen, s.field.number[action.hex])))

    def label(self, s: Hagalaz, action: Action) -> Message:
        assert isinstance(action, Activate)
        return Message("do-activate", {"foe": s.sort(s.field.number[action.hex]), "hex": action.hex})
