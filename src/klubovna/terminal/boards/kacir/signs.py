"""What the parts of the board share: signs, names short and long, and a painter with what they all need.

Nothing is told by colour alone: every token has its sign, every pawn the letter of whoever placed it.
"""

from __future__ import annotations

import msgspec
from rich.text import Text

from klubovna.games.kacir.box import Box
from klubovna.games.kacir.view import CardView, KacirView, SideView, VillagerView
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Offer, Path
from klubovna.terminal.boards.drawing import MARK, numbered, pointed
from klubovna.terminal.ink import Ink

TOKENS = {"secrets": "◆", "favours": "♥", "clues": "▲", "gloom": "≈"}
INFLUENCE_SIGN, EVIDENCE_SIGN, SUSPECT_SIGN = "¤", "§", "?"
PAWN_SIGN, USED_SIGN = "●", "○"
CARD_SIGN, LYING_SIGN = "▒", "*"
SELF_SIGN, CLEARED_SIGN, DEAD_SIGN = "★", "×", "†"
DAZED_SIGN, COVERED_SIGN = "z", "#"
AT_SIGN = "→"
NBSP = "\N{NO-BREAK SPACE}"
FROM_HAND = ("play", "put-away", "reveal")
"""Words of actions that are about cards in one's hand; a card of the same name may lie in play, too."""
SHORT = 13
"""How long the name of a card is where there is little room."""


class Painter(msgspec.Struct, frozen=True):
    """Everything a part of the board needs to draw itself."""

    content: Box
    view: KacirView
    options: Offer
    below: Seat
    """Whose side is drawn at the bottom."""
    numbers: dict[str, int]
    """What to press for a villager, a group or a card on the table…"""
    hand_numbers: dict[str, int]
    """…and for a card in hand."""
    picked: frozenset[str]
    """What has been pointed at already."""
    texts: Texts
    ink: Ink
    width: int
    brief: bool = False
    """Whether there is little room."""

    def word(self, id: str, **args: int | str) -> str:
        return self.texts.text(f"kacir-{id}", **args)

    def side(self, seat: Seat) -> SideView:
        return next(side for side in self.view.sides if side.seat == seat)

    def side_ink(self, seat: str | None) -> str:
        return self.ink.warn if seat == "hunter" else self.ink.info

    def mark(self, thing: str) -> Text:
        """`3►` before a thing that may be chosen, `►` before one that has been."""
        return self._mark(thing, self.numbers)

    def hand_mark(self, card: str) -> Text:
        return self._mark(card, self.hand_numbers)

    def _mark(self, thing: str, numbers: dict[str, int]) -> Text:
        number = numbered(self.options, self.ink, numbers.get(thing, 0))
        if not number and thing in self.picked:
            number = Text(MARK, f"bold {self.ink.chosen}")
        return Text.assemble(pointed(self.options, self.ink, thing), number)

    def card(self, id: str) -> str:
        """The name of a card, where there is little room as much of it as there is room for."""
        name = self.texts.name(id)
        return (short(name) if self.brief else name).replace(" ", NBSP)

    def villager(self, id: str) -> str:
        return self.texts.text(f"kacir-brief-{id}")

    def promised(self, thing: str) -> int | None:
        """The number that the choice under the cursor would make."""
        return self.options.preview.numbers.get(thing) if self.options.preview else None

    def lying(self, villager: VillagerView) -> list[CardView]:
        return [card for card in self.view.cards if card.id in villager.cards]


def painter(
    content: Box, view: KacirView, options: Offer, below: Seat, texts: Texts, ink: Ink, width: int
) -> Painter:  # fmt: skip
    table, hand = numbers(options)
    picked = frozenset(options.picked)
    return Painter(content, view, options, below, table, hand, picked, texts, ink, width)


def numbers(options: Offer) -> tuple[dict[str, int], dict[str, int]]:
    """Of things on the table, and of cards in hand."""
    table: dict[str, int] = {}
    hand: dict[str, int] = {}
    for number, path in enumerate(options.items, 1):
        (hand if from_hand(options, path) else table).setdefault(path[-1], number)
    return table, hand


def from_hand(options: Offer, path: Path) -> bool:
    return all(action.text.partition(" ")[0] in FROM_HAND for action in options.under(path))


def below(view: KacirView, before: Seat | None) -> Seat:
    """Whoever sees a hand sits before it. When all cards lie open, or none, everybody stays where they are."""
    knowing = [side.seat for side in view.sides if side.hand is not None]
    return knowing[0] if len(knowing) == 1 else before or view.sides[-1].seat


def letter(who: str, texts: Texts) -> str:
    """Of a pawn's owner: the Witch, her familiar, the Hunter."""
    return texts.text(f"kacir-letter-{who}")


def short(name: str) -> str:
    """As many whole words as fit, at least a beginning: `Ztraceno…`."""
    if len(name) <= SHORT:
        return name
    cut = name.rfind(" ", 0, SHORT)
    return f"{name[: cut if cut > 3 else SHORT - 1]}…"
