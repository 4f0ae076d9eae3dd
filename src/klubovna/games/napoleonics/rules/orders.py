"""Orders ("Fáze 2: Vydejte rozkazy vašim jednotkám a velitelům"): one at a time, until enough are given."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, Detach, Dissolve, Done, Order
from klubovna.games.napoleonics.field import FOOT, GUNS, HORSE, LEADERS, UNITS
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.deck import SECTION_BITS, SECTIONS
from klubovna.games.napoleonics.rules.placing import cavalry_beside, own_leader, own_unit
from klubovna.games.napoleonics.rules.squares import break_square
from klubovna.games.napoleonics.state import DISSOLVED, LED, NOBODY, ORDERED, Asked, Napoleonics
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message

ANYWHERE = sum(SECTION_BITS)
"""All three sections."""


def command(s: Napoleonics, side: int) -> int:
    """ "Vaše velení": the cards in hand and the one just played; those on the track don't count."""
    return len(s.hands[side]) + 1


class GiveOrders(Asked, frozen=True):
    """So many orders for these, in these sections. Orders that are not used are lost."""

    rule = "orders"
    who: int
    sections: int
    left: int
    command: bool = False
    """As many as one has command: a square that is dissolved brings a card back and so an order more."""
    squares: bool = True

    def options(self, s: Napoleonics) -> list[Action]:
        """Of those who stand in these sections."""
        menu, cells, formed, within = s.field.menu, s.cells, s.formed, self.sections
        sections = s.field.sections[s.switches.lines][self.side]
        found: list[Action] = []
        for unit in s.field.own[self.side]:
            cell = cells[unit]
            if cell < 0 or not sections[cell] & within or self._against_unit(s, unit):
                continue
            found.append(menu.order[cell])
            if formed[unit] and not against_dissolving(s, unit):
                found.append(menu.dissolve[cell])
        if self.who & LEADERS:
            for leader in s.field.own_leaders[self.side]:
                cell = s.posts[leader]
                if cell >= 0 and sections[cell] & within and not self._against_leader(s, leader):
                    found.append(menu.order[cell] if s.at[cell] < 0 else menu.detach[cell])
        found.append(DONE)
        return found

    def _against_unit(self, s: Napoleonics, unit: int) -> str:
        """Why this unit can't be ordered though it stands in these sections; "" if it can."""
        if s.marks[unit] & ORDERED:
            return "error-ordered-already"
        if not s.field.bits[unit] & self.who:
            return "error-not-this-kind"
        return "error-no-squares" if s.formed[unit] and not self.squares else ""

    def _against_leader(self, s: Napoleonics, leader: int) -> str:
        """A leader alone, or one who is to leave his unit: each costs an order of his own."""
        if not self.who & LEADERS:
            return "error-no-leaders"
        return against_leader(s, leader)

    def against(self, s: Napoleonics, action: Order | Detach | Dissolve | Done) -> str:
        if isinstance(action, Done):
            return ""
        unit, leader = own_unit(s, self.side, action.hex), own_leader(s, self.side, action.hex)
        if isinstance(action, Detach):
            reason = "error-nobody-to-leave" if NOBODY in (unit, leader) else self._against_leader(s, leader)
        elif unit >= 0:
            dissolving = against_dissolving(s, unit) if isinstance(action, Dissolve) else ""
            reason = self._against_unit(s, unit) or dissolving
        else:
            alone = isinstance(action, Order) and leader >= 0
            reason = self._against_leader(s, leader) if alone else "error-nobody-of-yours"
        return reason or self._against_place(s, s.field.number[action.hex])

    def _against_place(self, s: Napoleonics, cell: int) -> str:
        within = s.field.sections[s.switches.lines][self.side][cell] & self.sections
        return "" if within else "error-other-section"

    def choose(self, s: Napoleonics, action: Order | Detach | Dissolve | Done) -> None:
        if isinstance(action, Done):
            self._end(s)
            return
        returned = isinstance(action, Dissolve) and self.command
        left = self.left if returned else self.left - 1
        give(s, self.side, action)
        if left:
            s.stack.append(GiveOrders(self.side, self.who, self.sections, left, self.command, self.squares))

    def _end(self, s: Napoleonics) -> None:
        """A card by which nobody is ordered would look like a turn left out."""
        more = any(isinstance(frame, GiveOrders) for frame in s.stack)
        marks = [s.marks[unit] for unit in s.field.own[self.side]]
        marks += [s.leader_marks[leader] for leader in s.field.own_leaders[self.side]]
        if not more and not any(mark & ORDERED for mark in marks):
            s.say("log-ordered-nobody", seat=self.seat)

    def prompt(self, s: Napoleonics) -> Message:
        args: dict[str, Arg] = {"seat": self.seat, "left": self.left, "who": _whom(self.who)}
        if self.sections == ANYWHERE:
            return Message("ask-give-orders", args)
        sections = tuple(name for name, bit in zip(SECTIONS, SECTION_BITS, strict=True) if self.sections & bit)
        return Message("ask-give-orders-there", args | {"sections": sections})

    def label(self, s: Napoleonics, action: Action) -> Message:
        return order_label(s, action)


def against_dissolving(s: Napoleonics, unit: int) -> str:
    """ "Rozpuštění formace čtverce": any square, unless enemy cavalry stands beside."""
    if not s.formed[unit]:
        return "error-no-square"
    return "error-cavalry-beside" if cavalry_beside(s, s.cells[unit], s.field.side[unit]) else ""


def against_leader(s: Napoleonics, leader: int) -> str:
    """ "Přiřazení velitelé": one order a turn, and none leaves a square."""
    if s.leader_marks[leader] & ORDERED:
        return "error-leader-ordered-already"
    unit = s.at[s.posts[leader]]
    return "error-square-keeps-leader" if unit >= 0 and s.formed[unit] else ""


def _whom(who: int) -> str:
    """Who is asked for, as a word for the prompt."""
    arms = {UNITS: "units", UNITS | LEADERS: "units-leaders", FOOT: "infantry", HORSE: "cavalry", GUNS: "artillery"}
    return f"order-{arms.get(who, 'chosen')}"


def give(s: Napoleonics, side: int, action: Order | Detach | Dissolve) -> None:
    """An order is given."""
    cell, seat = s.field.number[action.hex], SEATS[side]
    unit, leader = s.at[cell], s.leads[cell]
    if isinstance(action, Detach):
        s.leader_marks[leader] |= ORDERED
        s.say("log-detached", seat=seat, leader=s.field.leaders[leader].id, unit=s.kind(unit), hex=action.hex)
    elif unit < 0:
        s.leader_marks[leader] |= ORDERED
        s.say("log-order-leader", seat=seat, leader=s.field.leaders[leader].id, hex=action.hex)
    elif isinstance(action, Dissolve):
        s.marks[unit] |= ORDERED | DISSOLVED
        break_square(s, unit)
        s.say("log-dissolved", seat=seat, unit=s.kind(unit), hex=action.hex)
    else:
        s.marks[unit] |= ORDERED
        s.say("log-order", seat=seat, unit=s.kind(unit), hex=action.hex)


class Rearrange(Asked, frozen=True):
    """Cards that order everybody of a kind: squares among them may be dissolved, and with Leadership leaders may leave
    their units, which then have no order."""

    rule = "orders"
    leaders: bool = False

    def options(self, s: Napoleonics) -> list[Action]:
        field, menu = s.field, s.field.menu
        squares = [unit for unit in field.own[self.side] if s.formed[unit] and not self._against_dissolving(s, unit)]
        found: list[Action] = [menu.dissolve[s.cells[unit]] for unit in squares]
        if self.leaders:
            for leader in field.own_leaders[self.side]:
                cell = s.posts[leader]
                if cell >= 0 and s.at[cell] >= 0 and not self._against_detaching(s, leader):
                    found.append(menu.detach[cell])
        return [*found, DONE]

    def _against_dissolving(self, s: Napoleonics, unit: int) -> str:
        return against_dissolving(s, unit) if s.marks[unit] & ORDERED else "error-no-order"

    def _against_detaching(self, s: Napoleonics, leader: int) -> str:
        """ "Leadership": the unit is ordered only if its leader stays, so that a square that has been dissolved by this
        order has used it, and keeps him."""
        if not self.leaders:
            return "error-no-leaders"
        unit = s.at[s.posts[leader]]
        if s.marks[unit] & DISSOLVED:
            return "error-dissolved-with-him"
        return against_leader(s, leader) or ("" if s.marks[unit] & LED else "error-no-order")

    def against(self, s: Napoleonics, action: Detach | Dissolve | Done) -> str:
        if isinstance(action, Done):
            return ""
        unit, leader = own_unit(s, self.side, action.hex), own_leader(s, self.side, action.hex)
        if isinstance(action, Detach):
            return "error-nobody-to-leave" if NOBODY in (unit, leader) else self._against_detaching(s, leader)
        return self._against_dissolving(s, unit) if unit >= 0 else "error-nobody-of-yours"

    def choose(self, s: Napoleonics, action: Detach | Dissolve | Done) -> None:
        if isinstance(action, Done):
            return
        give(s, self.side, action)
        if isinstance(action, Detach):
            unit = s.at[s.field.number[action.hex]]
            s.marks[unit] &= ~(ORDERED | LED)
            s.say("log-order-lost", unit=s.kind(unit), hex=action.hex)
        s.stack.append(self)

    def label(self, s: Napoleonics, action: Action) -> Message:
        return order_label(s, action)


def order_all(s: Napoleonics, side: int, units: list[int]) -> None:
    """Everybody of a kind."""
    for unit in units:
        s.marks[unit] |= ORDERED
    if units:
        s.say("log-order-all", seat=SEATS[side], hexes=lambda: tuple(s.name(s.cells[unit]) for unit in units))
    else:
        s.say("log-order-nobody", seat=SEATS[side])


def order_label(s: Napoleonics, action: Action) -> Message:
    """Who is there: a unit, a leader alone, or one who leaves his unit."""
    if isinstance(action, Done):
        return Message("do-done-orders")
    assert isinstance(action, Order | Detach | Dissolve)
    cell = s.field.number[action.hex]
    unit, leader = s.at[cell], s.leads[cell]
    if isinstance(action, Detach):
        return Message("do-detach", {"leader": s.field.leaders[leader].id, "hex": action.hex})
    if isinstance(action, Dissolve):
        return Message("do-dissolve", {"unit": s.kind(unit), "hex": action.hex})
    if unit < 0:
        return Message("do-order-leader", {"leader": s.field.leaders[leader].id, "hex": action.hex})
    return Message("do-order", {"unit": s.kind(unit), "hex": action.hex})
