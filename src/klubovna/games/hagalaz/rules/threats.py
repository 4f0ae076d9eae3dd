"""Step C of a turn: the threat card ("Krok C: Karta hrozeb")."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from klubovna.games.hagalaz.choices import Activate, Target
from klubovna.games.hagalaz.printed import threats as printed
from klubovna.games.hagalaz.rules.cards import Turning, scrap
from klubovna.games.hagalaz.rules.enemies.activation import Activations, gap
from klubovna.games.hagalaz.rules.enemies.harm import foe_label
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
    where,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.tuples import without

WAIVED = "waived"
"""A boon of an earlier mission: the first card that would be resolved is discarded."""


class Menace(Step, frozen=True):
    """The active hero's card is turned over, unless it was before, and resolved."""

    place: int

    def run(self, s: Hagalaz) -> None:
        card = s.cards[self.place]
        if s.status[self.place] != STANDING or card == NO_CARD:
            return
        s.then(Turned(self.place) if card in (FACE_DOWN, FROM_LAST) else Resolve(self.place))


class Turned(Turning, frozen=True):
    """The card is turned over and resolved at once."""

    def happen(self, s: Hagalaz, happening: str) -> None:
        super().happen(s, happening)
        _resolve(s, self.place)


class Resolve(Step, frozen=True):
    """A card that was turned over before is resolved now."""

    place: int

    def run(self, s: Hagalaz) -> None:
        s.say("log-resolved", hero=s.hero(self.place), card=s.content.cards[s.cards[self.place]])
        _resolve(s, self.place)


def _resolve(s: Hagalaz, place: int) -> None:
    """Its orders one after another; then it is discarded."""
    if WAIVED in s.boons:
        s.boons = without(s.boons, WAIVED)
        scrap(s, place)
        return
    card = s.cards[place]
    s.shown, s.cards[place] = card, NO_CARD
    threat = s.content.threats[s.content.cards[card]]
    s.then(*(Obey(card, number) for number in range(len(threat.orders))), Discard())


class Discard(Step, frozen=True):
    """The card goes to the discards. Quiet: it was resolved, and that was told."""

    quiet = True

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
            yield from _repair(s, order.type)
        case printed.Heal():
            _heal(s, order.type)
        case printed.Horde():
            bare = sum(s.shields[place] == 0 for place in standing(s))
            yield from (Reinforce() for _ in range(min(bare, order.most)))


def _activate(s: Hagalaz, types: tuple[str, ...]) -> Iterator[Frame]:
    """All enemies of these types together; for each type that is not on the map a grunt comes ("Nemožná aktivace")."""
    cells = [cell for cell in open_foes(s) if s.sort(cell) in types]
    there = {s.sort(cell) for cell in cells}
    yield Activations(tuple(s.foes[cell].id for cell in cells))
    for sort in types:
        if sort not in there:
            s.say("log-none-there", foe=sort)
            yield Reinforce()


def _champions(s: Hagalaz) -> Iterator[Frame]:
    """House: where there is no champion, a grunt comes, as with other impossible activations."""
    foes = [s.foes[cell].id for cell in open_foes(s) if s.kind(cell).champion]
    if not foes:
        s.say("log-no-champion")
    yield Activations(tuple(foes)) if foes else Reinforce()


def _turrets(s: Hagalaz, damage: int) -> Iterator[Frame]:
    """Each turret in turn hits every hero in its line of fire. (House: those in covered areas are still.)"""
    aimed = False
    for number, turret in enumerate(s.field.turrets):
        if not s.silent >> number & 1 and revealed(s, turret.cell):
            heroes = [place for place in standing(s) if s.at[place] in s.ways.arcs[number]]
            if heroes:
                aimed = True
                yield Salvo(turret.cell, tuple(heroes), damage)
    if not aimed:
        s.say("log-turrets-miss")


class Salvo(Step, frozen=True):
    """A turret fires."""

    cell: int
    places: tuple[int, ...]
    damage: int

    def run(self, s: Hagalaz) -> None:
        s.say("log-turret-fires", hex=s.name(self.cell), heroes=tuple(map(s.hero, self.places)))
        s.then(*(Wound(place, Sum.of(("turret", self.damage))) for place in self.places))


def _repair(s: Hagalaz, sort: str) -> Iterator[Frame]:
    """The disabled turret that is nearest to one of them works again."""
    near = [cell for cell in open_foes(s) if s.sort(cell) == sort]
    down = [turret.cell for number, turret in enumerate(s.field.turrets) if s.silent >> number & 1]
    if near and down:
        gaps = [min(s.ways.far[cell][turret] for cell in near) for turret in down]
        nearest = tuple(cell for cell, far in zip(down, gaps, strict=True) if far == min(gaps))
        yield Mend(turn_owner(s), nearest)


class Mend(Asked, frozen=True):
    """Which of several equally near turrets works again; the active hero's player chooses (house)."""

    rule = "turrets"
    cells: tuple[int, ...]

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.target[cell] for cell in self.cells]

    def choose(self, s: Hagalaz, action: Target) -> None:
        cells = [turret.cell for turret in s.field.turrets]
        s.silent &= ~(1 << cells.index(s.field.number[action.hex]))
        s.say("log-turret-on", hex=action.hex)


def _heal(s: Hagalaz, sort: str) -> None:
    for cell in open_foes(s):
        if s.sort(cell) == sort and s.foes[cell].damage:
            s.foes[cell] = replace(s.foes[cell], damage=0)
            s.say("log-mended", foe=sort, hex=s.name(cell))


class Choose(Step, frozen=True):
    """So many active enemies, the nearest to the active hero or the furthest from them; they then act in the usual
    order. (House: stunned ones are passed over, others take their place.)"""

    count: int
    far: bool
    chosen: tuple[int, ...] = ()

    def run(self, s: Hagalaz) -> None:
        foes = s.foes
        left = [cell for cell in open_foes(s) if foes[cell].id not in self.chosen and not foes[cell].stunned]
        if not left or len(self.chosen) == self.count:
            s.then(Activations(self.chosen))
            return
        gaps = [gap(s, cell, s.active) for cell in left]
        wanted = max(gaps) if self.far else min(gaps)
        equal = tuple(foes[cell].id for cell, far in zip(left, gaps, strict=True) if far == wanted)
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
        return [s.field.menu.activate[where(s, foe)] for foe in self.equal]

    def choose(self, s: Hagalaz, action: Activate) -> None:
        s.then(Choose(self.count, self.far, (*self.chosen, s.foes[s.field.number[action.hex]].id)))

    def label(self, s: Hagalaz, action: Action) -> Message:
        assert isinstance(action, Activate)
        return foe_label(s, "do-activate", action.hex)
