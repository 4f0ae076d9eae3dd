"""What a seat may see, built from nothing. Everybody sees the battlefield; a hand and the cards under one's squares are
seen by their owner only. When the game is over the cards are laid open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec

from klubovna.games.napoleonics.field import Field
from klubovna.games.napoleonics.plan import EITHER, OWN
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.deck import SECTION_BITS, SECTIONS
from klubovna.games.napoleonics.rules.dice import SHOWN
from klubovna.games.napoleonics.rules.ending import lent, standing
from klubovna.games.napoleonics.rules.special import special
from klubovna.games.napoleonics.state import FOUGHT, MOVED, NOBODY, NOTHING, ORDERED, TIRED, Napoleonics
from klubovna.kernel.messages import Message, Seat

T = TypeVar("T")
MOST_SHOWN = 5000


class HexView(msgspec.Struct, frozen=True):
    id: str
    terrain: str
    works: tuple[str, ...]
    """The sides with field works, as `NE`."""
    sections: tuple[str, ...]
    """As whoever sits at the bottom sees them."""


class UnitView(msgspec.Struct, frozen=True):
    number: int
    """Its own for the whole battle, wherever it goes."""
    hex: str
    kind: str
    seat: Seat
    nation: str
    type: str
    arm: str
    code: str
    blocks: int
    full: int
    square: int
    """The number of its square on the track; 0 for none."""
    ordered: bool
    moved: bool
    fought: bool
    tired: bool
    """It may not battle any more in this turn."""


class LeaderView(msgspec.Struct, frozen=True):
    id: str
    hex: str
    seat: Seat
    attached: bool
    ordered: bool
    moved: bool
    retreating: bool
    """On his way back, through others' hexes perhaps."""


class SideView(msgspec.Struct, frozen=True):
    seat: Seat
    edge: Literal["top", "bottom"]
    commanders: tuple[str, ...]
    banners: int
    lent: int
    """Of these, those of objectives that may be lost again."""
    hand: list[str] | None
    """In the order in which it came; None to others."""
    hand_count: int
    track: list[str | None] | None
    """The cards under its squares by number, None where there is none; None as a whole to others."""
    squares: int
    drawn: list[str] | None
    """Scout: the cards of which one is to be kept."""
    last: str | None
    """The card whose orders it gave last: what a Counter-Attack copies."""


class ObjectiveView(msgspec.Struct, frozen=True):
    id: str
    hexes: list[str]
    seat: Seat | None
    """Whose objective it is; None: whoever holds it."""
    worth: int
    lasting: bool
    held: Seat | None


class ExitView(msgspec.Struct, frozen=True):
    id: str
    hexes: list[str]
    seat: Seat
    worth: int


class RollView(msgspec.Struct, frozen=True):
    seat: Seat
    hex: str
    purpose: str
    dice: list[str]


class AttackView(msgspec.Struct, frozen=True):
    """The combat that is going on, from its declaration to the last thing that follows from it."""

    origin: str
    target: str
    fire: bool
    guns: list[str]


class NapoleonicsView(msgspec.Struct, frozen=True):
    scenario: str
    title: str
    """What a scenario of the players' own calls itself; otherwise empty."""
    special: tuple[Message, ...]
    """What this battle has of its own: objectives, exits, rules of its ground."""
    map: tuple[HexView, ...]
    turn: int
    """Turns begun so far, of both sides together; 0 while the cards are dealt."""
    nightfall: int
    mover: Seat
    goal: int
    units: list[UnitView]
    leaders: list[LeaderView]
    sides: list[SideView]
    """French, Allied."""
    objectives: list[ObjectiveView]
    exits: list[ExitView]
    card: str | None
    """The command card on the table…"""
    tactics: str | None
    """…and the tactics it brings, which may be another card's."""
    deck: int
    discard: list[str]
    roll: RollView | None
    attack: AttackView | None


def view(s: Napoleonics, seat: Seat | None) -> NapoleonicsView:
    field, ids = s.field, s.content.card_ids
    return NapoleonicsView(
        scenario=field.id,
        title=field.scenario.battle.title if field.id == OWN else "",
        special=_once(field, special),
        map=_once(field, _map, s.switches.lines),
        turn=s.turn,
        nightfall=s.switches.nightfall,
        mover=SEATS[s.mover],
        goal=field.banners,
        units=_units(s),
        leaders=[_leader(s, leader, cell) for leader, cell in enumerate(s.posts) if cell >= 0],
        sides=[_side(s, side, seat) for side in (0, 1)],
        objectives=[_objective(s, number) for number in range(len(field.goals))],
        exits=[ExitView(d.id, [*map(s.name, d.cells)], SEATS[d.army], d.worth) for d in field.doors],
        card=None if s.card == NOTHING else ids[s.card],
        tactics=s.mode or None,
        deck=len(s.deck),
        discard=[ids[card] for card in s.discard],
        roll=_roll(s),
        attack=_attack(s),
    )


def _once(field: Field, draw: Callable[..., T], *key: int) -> T:
    """Most of what is seen was seen before: between two looks at the table most units stay as they are."""
    known, name = field.shown, (draw, *key)
    found: T | None = known.get(name)
    if found is None:
        if len(known) >= MOST_SHOWN:
            known.clear()
        found = known[name] = draw(field, *key)
    return found


def _units(s: Napoleonics) -> list[UnitView]:
    field, known = s.field, s.field.shown
    told = enumerate(zip(s.cells, s.blocks, s.formed, s.marks, strict=True))
    standing = [(unit, *rest) for unit, rest in told if rest[0] >= 0]
    return [known.get((_unit, *key)) or _once(field, _unit, *key) for key in standing]


def _map(field: Field, lines: int) -> tuple[HexView, ...]:
    below = field.sections[lines][1 - field.top]
    return tuple(
        HexView(
            id=name,
            terrain=field.ground_ids[cell],
            works=field.works_of(cell),
            sections=tuple(section for section, bit in zip(SECTIONS, SECTION_BITS, strict=True) if below[cell] & bit),
        )
        for cell, name in enumerate(field.names)
    )


def _unit(field: Field, unit: int, cell: int, blocks: int, square: int, marks: int) -> UnitView:
    kind = field.kinds[unit]
    return UnitView(
        number=unit,
        hex=field.names[cell],
        kind=kind.id,
        seat=SEATS[field.side[unit]],
        nation=kind.unit.nation,
        type=kind.unit.type,
        arm=kind.unit.arm,
        code=kind.unit.code,
        blocks=blocks,
        full=field.full[unit],
        square=square,
        ordered=bool(marks & ORDERED),
        moved=bool(marks & MOVED),
        fought=bool(marks & FOUGHT),
        tired=bool(marks & TIRED),
    )


def _leader(s: Napoleonics, leader: int, cell: int) -> LeaderView:
    settled = s.leads[cell] == leader
    attached = settled and s.at[cell] >= 0
    return _once(s.field, _led, leader, cell, s.leader_marks[leader], attached, not settled)


def _led(field: Field, leader: int, cell: int, marks: int, attached: bool, retreating: bool) -> LeaderView:
    return LeaderView(
        id=field.leaders[leader].id,
        hex=field.names[cell],
        seat=SEATS[field.leader_side[leader]],
        attached=attached,
        ordered=bool(marks & ORDERED),
        moved=bool(marks & MOVED),
        retreating=retreating,
    )


def _side(s: Napoleonics, side: int, seat: Seat | None) -> SideView:
    ids, own = s.content.card_ids, SEATS[side]
    known = seat == own or s.outcome is not None
    track, drawing = s.tracks[side], side == s.mover
    return SideView(
        seat=own,
        edge="top" if side == s.field.top else "bottom",
        commanders=s.field.commanders[side],
        banners=standing(s, side),
        lent=lent(s, side),
        hand=[ids[card] for card in s.hands[side]] if known else None,
        hand_count=len(s.hands[side]),
        track=[None if card == NOTHING else ids[card] for card in track] if known else None,
        squares=len(track) - track.count(NOTHING),
        drawn=[ids[card] for card in s.drawn] if known and drawing else None,
        last=None if s.last[side] == NOTHING else ids[s.last[side]],
    )


def _objective(s: Napoleonics, number: int) -> ObjectiveView:
    goal, holder = s.field.goals[number], s.held[number]
    return ObjectiveView(
        id=goal.id,
        hexes=[*map(s.name, goal.cells)],
        seat=None if goal.army == EITHER else SEATS[goal.army],
        worth=goal.worth,
        lasting=goal.lasting,
        held=None if holder == NOBODY else SEATS[holder],
    )


def _roll(s: Napoleonics) -> RollView | None:
    roll = s.roll
    if roll is None:
        return None
    return RollView(SEATS[roll.side], s.name(roll.cell), roll.purpose, [SHOWN[face] for face in roll.faces])


def _attack(s: Napoleonics) -> AttackView | None:
    attack = s.attack
    if attack is None:
        return None
    guns = [s.name(s.cells[gun]) for gun in attack.guns]
    return AttackView(s.name(attack.here), s.name(attack.cell), attack.fire, guns)
