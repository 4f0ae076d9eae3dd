"""What command cards order ("Karty velení"): section cards, and each of the tactic cards."""

from __future__ import annotations

from klubovna.games.napoleonics.choices import DONE, SINGLE, STRATEGIC, Done, Place, Rally, Section, Strategic, Supply
from klubovna.games.napoleonics.field import FOOT, GUNS, HORSE, HORSE_GUNS, LEADERS, UNITS
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.deck import SECTIONS
from klubovna.games.napoleonics.rules.dice import FLAG, Dice, show
from klubovna.games.napoleonics.rules.orders import ANYWHERE, GiveOrders, Rearrange, infantry, lone_or_led, order_all
from klubovna.games.napoleonics.state import ORDERED, Asked, Napoleonics, command, enemies_beside, put, put_leader
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame
from klubovna.kernel.messages import Message

WHO = {"bayonet-charge": FOOT, "bombard": GUNS, "cavalry-charge": HORSE | HORSE_GUNS, "fire-and-hold": FOOT | GUNS}
"""Cards that order up to four units of some kinds."""
SECTION_CHOICES = tuple(Section(name) for name in SECTIONS)


def orders_of(s: Napoleonics, side: int, id: str) -> list[Frame]:
    """What follows when this card's orders are given."""
    card = s.content.cards[id]
    s.mode = ""
    if card.kind == "section":
        return _by_sections(s, side, card.orders, command=card.command)
    if id in WHO:
        return _some(s, side, id, card.units)
    s.mode = id
    if id == "elan":
        return [ElanRoll(side)]
    if id == "force-march":
        return [ForceMarch(side)] if infantry(s, side) else _anyone(s, side)
    if id == "cold-steel":
        order_all(s, side, [u for u in s.field.own[side] if s.cells[u] >= 0 and enemies_beside(s, s.cells[u], side)])
        return [Rearrange(side)]
    if id == "grande-manoeuvre":
        return [ChooseManoeuvre(side)]
    if id == "leadership":
        return _leadership(s, side)
    if id == "short-supply":
        return [ShortSupply(side)]
    s.mode = ""
    if id == "rally":
        return [RallyRoll(side)]
    return _anyone(s, side) if id == "counter-attack" else []


def _by_sections(s: Napoleonics, side: int, orders: tuple[int, int, int], *, command: bool) -> list[Frame]:
    """Left, centre, right in turn; whoever is cut by a line may be ordered with either."""
    left = len(s.hands[side]) + 1
    return [
        GiveOrders(side, UNITS | LEADERS, 1 << section, left if command else count, command)
        for section, count in enumerate(orders)
        if count
    ]


def _anyone(s: Napoleonics, side: int) -> list[Frame]:
    """Where a card finds nobody of its kind: one unit of one's choice, which moves and battles as usual."""
    s.mode = ""
    return [GiveOrders(side, UNITS, ANYWHERE, 1)]


def _some(s: Napoleonics, side: int, id: str, count: int) -> list[Frame]:
    who, field = WHO[id], s.field
    if not any(s.cells[unit] >= 0 and field.bits[unit] & who for unit in field.own[side]):
        return _anyone(s, side)
    s.mode = id
    return [GiveOrders(side, who, ANYWHERE, count, apart=id == "fire-and-hold")]


def _leadership(s: Napoleonics, side: int) -> list[Frame]:
    if not any(s.posts[leader] >= 0 for leader in s.field.own_leaders[side]):
        return _anyone(s, side)
    lone_or_led(s, side)
    return [Rearrange(side, leaders=True)]


class ElanRoll(Dice, frozen=True):
    """As many dice as one has command: symbols order that arm, flags anybody, sabers nobody."""

    side: int

    def count(self, s: Napoleonics) -> int:
        return command(s, self.side)

    def happen(self, s: Napoleonics, happening: str) -> None:
        show(s, self.side, 0, "elan", happening)
        who = {"I": FOOT, "C": HORSE, "A": GUNS, FLAG: UNITS | LEADERS}
        wanted = [(bits, happening.count(face)) for face, bits in who.items()]
        s.then(*(GiveOrders(self.side, bits, ANYWHERE, count) for bits, count in wanted if count))


class ForceMarch(Asked, frozen=True):
    """All infantry of one section."""

    rule = "cards"

    def options(self, s: Napoleonics) -> list[Action]:
        sections = s.field.sections[s.switches.lines][self.side]
        there = 0
        for unit in infantry(s, self.side):
            there |= sections[s.cells[unit]]
        return [SECTION_CHOICES[n] for n in range(3) if there >> n & 1]

    def choose(self, s: Napoleonics, action: Section) -> None:
        sections, bit = s.field.sections[s.switches.lines][self.side], 1 << SECTION_CHOICES.index(action)
        order_all(s, self.side, [unit for unit in infantry(s, self.side) if sections[s.cells[unit]] & bit])
        s.stack.append(Rearrange(self.side))


class ChooseManoeuvre(Asked, frozen=True):
    """Up to four strategic moves without battle, squares excepted, or one unit as usual."""

    rule = "cards"

    def options(self, s: Napoleonics) -> list[Action]:
        return [STRATEGIC, SINGLE]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Strategic):
            count = s.content.cards["grande-manoeuvre"].units
            s.stack.append(GiveOrders(self.side, UNITS | LEADERS, ANYWHERE, count, squares=False))
        else:
            s.then(*_anyone(s, self.side))


class RallyRoll(Dice, frozen=True):
    """As many dice as one has command: each symbol brings a block back to a unit of that arm, a flag to any (house, and
    an option), sabers to none."""

    side: int

    def count(self, s: Napoleonics) -> int:
        return command(s, self.side)

    def happen(self, s: Napoleonics, happening: str) -> None:
        show(s, self.side, 0, "rally", happening)
        who = {"I": FOOT, "C": HORSE, "A": GUNS} | ({FLAG: UNITS} if s.switches.rally_flags else {})
        blocks = [RallyBlock(self.side, bits) for face, bits in who.items() for _ in range(happening.count(face))]
        s.then(*blocks, Rearrange(self.side))


class RallyBlock(Asked, frozen=True):
    """Never more than at the start. Whoever gets a block back is ordered."""

    rule = "cards"
    who: int

    def options(self, s: Napoleonics) -> list[Action]:
        field = s.field
        weak = [u for u in field.own[self.side] if s.cells[u] >= 0 and s.blocks[u] < field.full[u]]
        return [field.menu.rally[s.cells[u]] for u in weak if field.bits[u] & self.who] or [DONE]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Rally):
            unit = s.at[s.field.number[action.hex]]
            s.blocks[unit] += 1
            s.marks[unit] |= ORDERED
            s.say("log-rallied", unit=s.kind(unit), hex=action.hex, blocks=s.blocks[unit])

    def label(self, s: Napoleonics, action: Action) -> Message:
        return Message("do-done-orders") if isinstance(action, Done) else _unit_label(s, "do-rally", action)


class ShortSupply(Asked, frozen=True):
    """A unit of either side, neither a square nor a leader alone, goes back to its owner's first row."""

    rule = "cards"

    def options(self, s: Napoleonics) -> list[Action]:
        units = [u for u, cell in enumerate(s.cells) if cell >= 0 and not s.formed[u] and homes(s, u)]
        return [s.field.menu.supply[s.cells[unit]] for unit in units] or [DONE]

    def choose(self, s: Napoleonics, action: Action) -> None:
        if isinstance(action, Supply):
            s.stack.append(SendBack(self.side, s.at[s.field.number[action.hex]]))

    def label(self, s: Napoleonics, action: Action) -> Message:
        return Message("do-done-orders") if isinstance(action, Done) else _unit_label(s, "do-supply", action)


def homes(s: Napoleonics, unit: int) -> list[int]:
    """Empty hexes of its owner's first row in the same section, or of the second row if there is none."""
    field, side = s.field, s.field.side[unit]
    sections, enterable = field.sections[s.switches.lines][side], field.open[field.arm[unit]]
    bits = sections[s.cells[unit]]
    for row in field.baseline[side]:
        free = [c for c in row if sections[c] & bits and s.at[c] < 0 and s.leads[c] < 0 and enterable[c]]
        if free:
            return free
    return []


class SendBack(Asked, frozen=True):
    """Whoever played the card says where; an attached leader goes along."""

    rule = "cards"
    unit: int

    def options(self, s: Napoleonics) -> list[Action]:
        return [s.field.menu.place[cell] for cell in homes(s, self.unit)]

    def choose(self, s: Napoleonics, action: Place) -> None:
        here, there = s.cells[self.unit], s.field.number[action.hex]
        leader = s.leads[here]
        put(s, self.unit, there)
        if leader >= 0:
            put_leader(s, leader, there)
        s.say("log-sent-back", seat=SEATS[self.side], unit=s.kind(self.unit), origin=s.name(here), to=action.hex)

    def prompt(self, s: Napoleonics) -> Message:
        return Message("ask-send-back", {"seat": self.seat, "unit": s.kind(self.unit)})


def _unit_label(s: Napoleonics, id: str, action: Action) -> Message:
    assert isinstance(action, Rally | Supply)
    return Message(id, {"unit": s.kind(s.at[s.field.number[action.hex]]), "hex": action.hex})
