"""What the parts of the board share: signs, who stands where, what is marked, and a painter with what they all need.

Nothing is told by colour alone: a unit's letter says whose it is, its code what it is, its digit how strong it is.
"""

from __future__ import annotations

from collections import defaultdict

import msgspec
from rich.text import Text

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.view import HexView, LeaderView, NapoleonicsView, SideView, UnitView
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Offer
from klubovna.terminal.boards.drawing import MARK, POINT, numbered, pointed
from klubovna.terminal.ink import Ink

TERRAINS = {
    "clear": "·", "forest": "♣", "hill": "^", "rugged-hill": "▲", "town": "⌂", "mill": "¥", "river": "≈", "ford": "~",
    "bridge": "=", "quarry": "∪",
}  # fmt: skip
WORKS_SIGN, WORKS_ON_HILL = "#", "%"
ARROWS = {"E": "→", "NE": "↗", "NW": "↖", "W": "←", "SW": "↙", "SE": "↘"}
"""Where field works look to…"""
TURNED = {"E": "W", "NE": "SW", "NW": "SE", "W": "E", "SW": "NE", "SE": "NW"}
"""…and the same for whoever sits at the top."""
BANNER_SIGN, GOAL_SIGN, EXIT_SIGN = "★", "◎", "⇥"
LEADER_SIGN, LEAVING_SIGN, SQUARE_SIGN, LED_SQUARE_SIGN = "*", "+", "□", "■"
FOUGHT, TIRED, MOVED, ORDERED = "x", "z", "m", "o"
MAY, FROM, AT, ATTACKED = "›", "»", MARK, "!"
"""May be chosen; where the choice under the cursor begins, and where it ends; whoever is being attacked."""
CARD_SIGN = "▒"
NBSP = "\N{NO-BREAK SPACE}"


class Painter(msgspec.Struct, frozen=True):
    """Everything a part of the board needs to draw itself."""

    content: Box
    view: NapoleonicsView
    options: Offer
    below: Seat
    """Whose army is drawn at the bottom."""
    units: dict[str, UnitView]
    leaders: dict[str, list[LeaderView]]
    goals: frozenset[str]
    exits: frozenset[str]
    marks: dict[str, str]
    """Signs on hexes that choices speak of…"""
    numbers: dict[str, int]
    """…and the numbers to press for things."""
    texts: Texts
    ink: Ink
    width: int

    @property
    def turned(self) -> bool:
        """Whether the battlefield is seen from row A."""
        return next(side.edge for side in self.view.sides if side.seat == self.below) == "top"

    def word(self, id: str, **args: int | str) -> str:
        return self.texts.text(f"napoleonics-{id}", **args)

    def side(self, seat: Seat) -> SideView:
        return next(side for side in self.view.sides if side.seat == seat)

    def side_ink(self, seat: Seat) -> str:
        return nation_ink("french" if seat == "french" else "british", self.ink)

    def mark_ink(self, hex: str) -> str:
        sign = self.marks.get(hex)
        if sign in (AT, FROM):
            return f"bold reverse {self.ink.chosen}"
        return f"bold {self.ink.warn}" if sign in (ATTACKED, POINT) else f"bold {self.ink.legal}"

    def numbered(self, thing: str) -> Text:
        """`3►` before a thing that may be chosen."""
        number = numbered(self.options, self.ink, self.numbers.get(thing, 0))
        return Text.assemble(pointed(self.options, self.ink, thing), number)

    def code(self, unit: UnitView, room: int) -> str:
        """`FLN4`, `BGHC3`: nation, kind, blocks; in little room two letters of the kind."""
        called = kind_code(unit.code, self.texts)
        code = called if len(called) + 2 <= room else called[0] + called[-1]
        return f"{letter(unit.nation, self.texts)}{code}{unit.blocks}"

    def company(self, hex: str) -> str:
        """Whether the unit there is a square, and whether it is led."""
        unit, leaders = self.units[hex], [leader for leader in self.leaders[hex] if leader.attached]
        if unit.square:
            return LED_SQUARE_SIGN if leaders else SQUARE_SIGN
        return "" if not leaders else LEAVING_SIGN if leaders[0].ordered else LEADER_SIGN

    def prize(self, hex: str) -> str:
        return GOAL_SIGN if hex in self.goals else EXIT_SIGN if hex in self.exits else ""


def painter(
    content: Box, view: NapoleonicsView, options: Offer, below: Seat, texts: Texts, ink: Ink, width: int
) -> Painter:
    leaders: dict[str, list[LeaderView]] = defaultdict(list)
    for leader in view.leaders:
        leaders[leader.hex].append(leader)
    return Painter(
        content=content,
        view=view,
        options=options,
        below=below,
        units={unit.hex: unit for unit in view.units},
        leaders=leaders,
        goals=frozenset(hex for goal in view.objectives for hex in goal.hexes),
        exits=frozenset(hex for door in view.exits for hex in door.hexes),
        marks=marks(view, options),
        numbers=numbers(options),
        texts=texts,
        ink=ink,
        width=width,
    )


def marks(view: NapoleonicsView, options: Offer) -> dict[str, str]:
    """What may be chosen, what follows the thing under the cursor, and what the choice under the cursor names; besides,
    what a lesson speaks of."""
    items, found = options.items, dict[str, str]()
    field = {hex.id for hex in view.map}
    spoken_of = {thing: POINT for thing in options.points if thing in field}
    if view.attack is not None:
        found = dict.fromkeys([view.attack.origin, *view.attack.guns], FROM) | {view.attack.target: ATTACKED}
    if not items:
        return found | spoken_of
    here, step = items[options.current], len(options.picked)
    found |= {path[step]: MAY for path in items}
    found |= {thing: MAY for action in options.under(here[: step + 1]) for thing in action.path[step + 1 :]}
    found |= spoken_of
    named = [thing for thing in here if thing in field]
    return found | dict.fromkeys(named[:-1], FROM) | dict.fromkeys(named[-1:], AT)


def numbers(options: Offer) -> dict[str, int]:
    """Of the choices that begin as the one under the cursor does, by the thing they end at."""
    items = options.items
    begun = items[options.current][:-1] if items else ()
    found: dict[str, int] = {}
    for number, path in enumerate(items, 1):
        if path[:-1] == begun:
            found.setdefault(path[-1], number)
    return found


def below(view: NapoleonicsView, before: Seat | None) -> Seat:
    """Whoever sees a hand sits before it. When all cards lie open, or none, everybody stays where they are."""
    knowing = [side.seat for side in view.sides if side.hand is not None]
    if len(knowing) == 1:
        return knowing[0]
    return before or next(side.seat for side in view.sides if side.edge == "bottom")


def nation_ink(nation: str, ink: Ink) -> str:
    return {"french": ink.info, "british": ink.bad, "portuguese": ink.warn, "netherlands": ink.good}[nation]


def letter(nation: str, texts: Texts) -> str:
    return texts.text(f"napoleonics-letter-{nation}")


def kind_code(code: str, texts: Texts) -> str:
    """`LN`, in Czech `ŘP`: what is written for a kind of unit."""
    return texts.text(f"napoleonics-code-{code}")


def ground(content: Box, hex: HexView) -> str:
    """A ground of an owner's own has the sign of that as which it is drawn, else its letter on the map."""
    if hex.works:
        return WORKS_ON_HILL if hex.terrain == "hill" else WORKS_SIGN
    return TERRAINS.get(content.drawn_as(hex.terrain)) or content.terrain[hex.terrain].sign


def arrow(hex: HexView, *, turned: bool) -> str:
    """Where the field works of a hex look to: the one of their sides that has both others beside it."""
    order = tuple(ARROWS)
    for side in hex.works:
        at = order.index(side)
        if {order[at - 1], order[(at + 1) % 6]} <= set(hex.works):
            return ARROWS[TURNED[side] if turned else side]
    return ""


def state(who: UnitView | LeaderView) -> str:
    """What has happened to it in this turn."""
    if isinstance(who, UnitView) and who.fought:
        return FOUGHT
    if isinstance(who, UnitView) and who.tired:
        return TIRED
    return MOVED if who.moved else ORDERED if who.ordered else ""
