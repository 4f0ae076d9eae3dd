"""What the parts of the board share: the signs of tokens and spaces, and a painter with what they all need.

Nothing is told by colour alone: a token's brackets say whose it is, its sign what it is and where it may lie.
"""

from __future__ import annotations

import msgspec
from rich.text import Text

from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.printed.board import LAND, MIXED, SEA, Board, Spot
from klubovna.games.blitzkrieg.view import BlitzkriegView, SpaceView
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards import Offer
from klubovna.terminal.boards.drawing import MARK, numbered, pointed
from klubovna.terminal.ink import Ink

TYPES = {"army": "▲", "fleet": "≈", "air": "✈", "any": "¤"}
TERRAINS = {LAND: "▲", SEA: "≈", MIXED: "◆"}
TERRAIN_NAMES = {LAND: "land", SEA: "sea", MIXED: "mixed"}
ABILITIES = {
    "rapid": "»", "bombing": "*", "general": "+", "admiral": "+", "strike": "!", "atomic": "#", "spy": "?",
    "scientist": "§", "partisans": "‡", "commander": "²",
}  # fmt: skip
EFFECTS = (
    "production", "bombing", "research", "tactical", "strategic", "propaganda",
    "advanced-production", "applied-research", "advanced-research",
)  # fmt: skip
COUNTED = ("tactical", "strategic", "propaganda")
BRACKETS = (("[", "]"), ("(", ")"))
"""Of the side that begins, and of the other one."""
POINTS_SIGN, BACK_SIGN, PLAIN_SIGN, ROW_SIGN, CLOSED_SIGN = "★", "▒", "·", "▸", "✓"
NBSP = "\N{NO-BREAK SPACE}"
LEFT, RIGHT = "◂", "▸"


class Painter(msgspec.Struct, frozen=True):
    """Everything a part of the board needs to draw itself."""

    content: Box
    board: Board
    view: BlitzkriegView
    options: Offer
    numbers: dict[str, int]
    """The number to press for a thing that may be pointed at…"""
    reachable: frozenset[str]
    """…and the spaces where the token under the cursor may go."""
    texts: Texts
    ink: Ink
    width: int
    worded: bool = False
    """Whether effects are written in words or in two letters…"""
    arrows: bool = True
    """…and whether it is told where theatres lead to (Nippon)."""

    def word(self, id: str, **args: int | str) -> str:
        return self.texts.text(f"blitzkrieg-{id}", **args)

    def side_ink(self, seat: Seat | None) -> str:
        return self.ink.ink if seat is None else (self.ink.info, self.ink.good)[self.board.side[seat]]

    def mark(self, thing: str) -> Text:
        """`3►` before a thing that may be pointed at, `►` before a space that a token could reach."""
        number = numbered(self.options, self.ink, self.numbers.get(thing, 0))
        if not number and thing in self.reachable:
            number = Text(MARK, self.ink.legal)
        return Text.assemble(self.pointed(thing), number)

    def pointed(self, thing: str) -> Text:
        return pointed(self.options, self.ink, thing)

    def promised(self, thing: str) -> int | None:
        """The number that the choice under the cursor would give a thing."""
        return self.options.preview.numbers.get(thing) if self.options.preview else None

    def token(self, token: str, seat: Seat, guise: str | None = None) -> Text:
        """`[▲3]`, `(✈1*)`; a spy as what it was: `[≈2?]`."""
        left, right = BRACKETS[self.board.side[seat]]
        return Text(f"{left}{sign(self.content, guise or token, spy=guise is not None)}{right}", self.side_ink(seat))

    def space(self, space: SpaceView) -> Text:
        """What lies there, or what is printed: the terrain and its effect, such as `▲Pr` or `◆Pg2`."""
        if space.token is not None and space.seat is not None:
            return Text.assemble(self.pointed(space.id), self.token(space.token, space.seat, space.guise))
        number = self.mark(space.id)
        style = f"bold {self.ink.ink}" if number else self.ink.ink if space.open else self.ink.ink2
        return Text.assemble(number, (printed(self.spot(space.id), self.texts, worded=self.worded), style))

    def spot(self, space: str) -> Spot:
        return self.board.spots[self.board.space_number[space]]


def painter(content: Box, view: BlitzkriegView, options: Offer, texts: Texts, ink: Ink, width: int) -> Painter:
    items = options.items
    numbers = {path[-1]: number for number, path in enumerate(items, 1)}
    under = options.under(items[options.current]) if items else []
    reachable = frozenset(action.path[-1] for action in under if len(action.path) > 1)
    return Painter(content, board_of(content, view.map), view, options, numbers, reachable, texts, ink, width)


def board_of(content: Box, map: str) -> Board:
    return next(board for board in content.boards if board.id == map)


def sign(content: Box, token: str, *, spy: bool = False) -> str:
    """Type, value, ability."""
    if token not in content.number:
        return "??"
    kind = content.kinds[content.number[token]]
    return f"{TYPES[kind.type]}{kind.value}{ABILITIES['spy'] if spy else ABILITIES.get(kind.ability or '', '')}"


def described(content: Box, token: str, texts: Texts) -> str:
    """What a token does, in full words."""
    known = content.wording.get(token, {})
    return text(known["full"], texts) if "full" in known else ""


def capital(name: str) -> str:
    """A name that stands alone."""
    return name[:1].upper() + name[1:]


def short(theatre: str, texts: Texts) -> str:
    """A theatre's name, shortened where it is long."""
    brief = f"blitzkrieg-brief-{theatre}"
    return texts.text(brief) if texts.has(brief) else texts.name(theatre)


def printed(spot: Spot, texts: Texts, *, worded: bool = False) -> str:
    """`▲Ta2`, in words `▲ Tactical advantage 2`."""
    if spot.effect is None:
        return TERRAINS[spot.terrain] + PLAIN_SIGN
    count = str(spot.count) if spot.effect in COUNTED else ""
    if worded:
        name = texts.name(f"effect-{spot.effect}").replace(" ", NBSP)
        return f"{TERRAINS[spot.terrain]}{name}{NBSP}{count}".rstrip(NBSP)
    return f"{TERRAINS[spot.terrain]}{texts.text(f'blitzkrieg-code-{spot.effect}')}{count}"
