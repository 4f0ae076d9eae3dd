"""Orders ("Fáze 2: Vydejte rozkazy vašim jednotkám a velitelům"): one at a time, until enough are given."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Detach, Dissolve, Done, Order
from klubovna.games.napoleonics.field import LEADERS, UNITS
from klubovna.games.napoleonics.printed.armies import INFANTRY, SEATS
from klubovna.games.napoleonics.printed.deck import SECTIONS
from klubovna.games.napoleonics.rules import refusals
from klubovna.games.napoleonics.state import (
    LED,
    ORDERED,
    Asked,
    Napoleonics,
    break_square,
    cavalry_beside,
    enemies_beside,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message

ORDERS = (Order, Detach, Dissolve)
ANYWHERE = 7
"""All three sections."""


class GiveOrders(Asked, frozen=True):
    """So many orders for these, in these sections. Orders that are not used are lost."""

    rule = "orders"
    who: int
    sections: int
    left: int
    command: bool = False
    """As many as one has command: a square that is dissolved brings a card back and so an order more."""
    apart: bool = False
    """Fire and Hold: only units that no enemy stands beside."""
    squares: bool = True

    def options(self, s: Napoleonics) -> list[Action]:
        found: list[Action] = []
        field, cells, marks, formed = s.field, s.cells, s.marks, s.formed
        order, bits, who, within = field.menu.order, field.bits, self.who, self.sections
        sections = field.sections[s.switches.lines][self.side]
        for unit in field.own[self.side]:
            cell = cells[unit]
            if cell < 0 or marks[unit] & ORDERED or not bits[unit] & who or not sections[cell] & within:
                continue
            if self.apart and enemies_beside(s, cell, self.side):
                continue
            if formed[unit]:
                found += self._square(s, cell)
            else:
                found.append(order[cell])
        if who & LEADERS:
            found += _leaders(s, self.side, within)
        found.append(DONE)
        return found

    def _square(self, s: Napoleonics, cell: int) -> list[Action]:
        """A square may be ordered to battle as it is, or to dissolve, unless enemy cavalry stands beside."""
        menu = s.field.menu
        if not self.squares:
            return []
        found: list[Action] = [menu.order[cell]]
        return found if cavalry_beside(s, cell, self.side) else [*found, menu.dissolve[cell]]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Done):
            return
        returned = isinstance(action, Dissolve) and self.command
        left = self.left if returned else self.left - 1
        give(s, self.side, action)
        if left:
            s.stack.append(self._again(left))

    def _again(self, left: int) -> GiveOrders:
        return GiveOrders(self.side, self.who, self.sections, left, self.command, self.apart, self.squares)

    def prompt(self, s: Napoleonics) -> Message:
        sections = tuple(name for bit, name in enumerate(SECTIONS) if self.sections >> bit & 1)
        args: dict[str, Arg] = {"seat": self.seat, "left": self.left, "who": _whom(self.who)}
        if self.sections == ANYWHERE:
            return Message("ask-give-orders", args)
        return Message("ask-give-orders-there", args | {"sections": sections})

    def label(self, s: Napoleonics, action: Action) -> Message:
        return order_label(s, action)

    def refusal(self, s: Napoleonics, action: Action) -> Message | None:
        return refusals.not_ordered(s, self.side, self.who, self.sections, action)


def _whom(who: int) -> str:
    """Who is asked for, as a word for the prompt."""
    arms = {UNITS: "units", UNITS | LEADERS: "units-leaders", 1: "infantry", 2: "cavalry", 4: "artillery"}
    return f"order-{arms.get(who, 'chosen')}"


def _leaders(s: Napoleonics, side: int, within: int) -> list[Action]:
    """A leader alone, or one who is to leave his unit: each costs an order of his own. None leaves a square."""
    field, menu = s.field, s.field.menu
    found: list[Action] = []
    sections = field.sections[s.switches.lines][side]
    for leader in field.own_leaders[side]:
        cell = s.posts[leader]
        if cell < 0 or s.leader_marks[leader] & ORDERED or not sections[cell] & within:
            continue
        unit = s.at[cell]
        if unit < 0:
            found.append(menu.order[cell])
        elif not s.formed[unit]:
            found.append(menu.detach[cell])
    return found


def give(s: Napoleonics, side: int, action: Action) -> None:
    """An order is given."""
    assert isinstance(action, ORDERS)
    cell = s.field.number[action.hex]
    unit = s.at[cell]
    if isinstance(action, Detach) or unit < 0:
        leader = s.leads[cell]
        s.leader_marks[leader] |= ORDERED
        s.say("log-order-leader", seat=SEATS[side], leader=s.field.leaders[leader].id, hex=action.hex)
        return
    s.marks[unit] |= ORDERED
    if isinstance(action, Dissolve):
        break_square(s, unit)
        s.say("log-dissolved", seat=SEATS[side], unit=s.kind(unit), hex=action.hex)
    elif s.log is not None:
        s.say("log-order", seat=SEATS[side], unit=s.kind(unit), hex=action.hex)


class Rearrange(Asked, frozen=True):
    """Cards that order everybody of a kind: squares among them may be dissolved, and with Leadership leaders may leave
    their units, which then have no order."""

    rule = "orders"
    leaders: bool = False

    def options(self, s: Napoleonics) -> list[Action]:
        field, menu = s.field, s.field.menu
        found: list[Action] = []
        for unit in field.own[self.side]:
            cell = s.cells[unit]
            if s.formed[unit] and s.marks[unit] & ORDERED and not cavalry_beside(s, cell, self.side):
                found.append(menu.dissolve[cell])
        if self.leaders:
            found += [a for a in _leaders(s, self.side, ANYWHERE) if isinstance(a, Detach) and _led(s, a)]
        return [*found, DONE]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Done):
            return
        if isinstance(action, Detach):
            s.marks[s.at[s.field.number[action.hex]]] &= ~(ORDERED | LED)
        give(s, self.side, action)
        s.stack.append(self)

    def label(self, s: Napoleonics, action: Action) -> Message:
        return order_label(s, action)


def _led(s: Napoleonics, action: Detach) -> bool:
    return bool(s.marks[s.at[s.field.number[action.hex]]] & LED)


def order_all(s: Napoleonics, side: int, units: list[int]) -> None:
    for unit in units:
        s.marks[unit] |= ORDERED
    if s.log is not None and units:
        s.say("log-order-all", seat=SEATS[side], units=tuple(s.kind(unit) for unit in units))


def lone_or_led(s: Napoleonics, side: int) -> None:
    """Leadership: all leaders are ordered, alone or with their units, which roll a die more."""
    for leader in s.field.own_leaders[side]:
        cell = s.posts[leader]
        if cell < 0:
            continue
        unit = s.at[cell]
        if unit < 0:
            s.leader_marks[leader] |= ORDERED
        else:
            s.marks[unit] |= ORDERED | LED
            if s.log is not None:
                s.say("log-order", seat=SEATS[side], unit=s.kind(unit), hex=s.name(cell))


def infantry(s: Napoleonics, side: int) -> list[int]:
    field = s.field
    return [unit for unit in field.own[side] if s.cells[unit] >= 0 and field.arm[unit] == INFANTRY]


def order_label(s: Napoleonics, action: Action) -> Message:
    """Who is there: a unit, a leader alone, or one who leaves his unit."""
    if isinstance(action, Done):
        return Message("do-done-orders")
    assert isinstance(action, ORDERS)
    cell = s.field.number[action.hex]
    unit, leader = s.at[cell], s.leads[cell]
    if isinstance(action, Detach):
        return Message("do-detach", {"leader": s.field.leaders[leader].id, "hex": action.hex})
    if isinstance(action, Dissolve):
        return Message("do-dissolve", {"unit": s.kind(unit), "hex": action.hex})
    if unit < 0:
        return Message("do-order-leader", {"leader": s.field.leaders[leader].id, "hex": action.hex})
    return Message("do-order", {"unit": s.kind(unit), "hex": action.hex})
