"""Kacíř: Za palisádami in a terminal: the village between both sides, the notebook, the hand; no rules in here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from klubovna.games.kacir.box import Box
from klubovna.games.kacir.view import KacirView
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards import Heap, Number, Offer, Path, Space
from klubovna.terminal.boards.drawing import MARK, Lines, joined, stacked
from klubovna.terminal.boards.kacir import details as printed
from klubovna.terminal.boards.kacir.numbers import numbers
from klubovna.terminal.boards.kacir.sides import (
    facing,
    facing_board,
    hand,
    hand_told,
    notebook,
    own,
    own_board,
    status,
    supply,
)
from klubovna.terminal.boards.kacir.signs import (
    AT_SIGN,
    CARD_SIGN,
    CLEARED_SIGN,
    COVERED_SIGN,
    DAZED_SIGN,
    DEAD_SIGN,
    EVIDENCE_SIGN,
    INFLUENCE_SIGN,
    LYING_SIGN,
    PAWN_SIGN,
    SELF_SIGN,
    SUSPECT_SIGN,
    TOKENS,
    Painter,
    below,
    letter,
    painter,
)
from klubovna.terminal.boards.kacir.village import boxed, boxed_told, doubled, lined
from klubovna.terminal.ink import Ink

Part = Callable[[Painter], Lines]
LEVELS: tuple[tuple[Any, ...], ...] = (
    (30, False, facing_board, boxed_told, notebook, own_board, supply, hand_told),
    (22, False, facing_board, boxed, notebook, own_board, supply, hand_told),
    (22, False, facing_board, boxed, notebook, own_board, supply, hand),
    (17, False, facing, boxed, notebook, own, supply, hand_told),
    (17, False, facing, boxed, notebook, own, hand),
    (11, False, facing, doubled, notebook, own, supply, hand_told),
    (11, False, facing, doubled, notebook, own, hand),
    (0, False, facing, lined, notebook, own, hand_told),
    (0, False, facing, lined, notebook, own, hand),
    (0, True, facing, lined, notebook, own, hand),
    (0, True, facing, lined, own, hand),
)
"""How much is told, the richest first: the height under which it need not be tried, whether names are short, and the
parts from top to bottom."""


class KacirBoard:
    """Draws a `KacirView`; what is printed on cards and villagers it reads from the content."""

    stepwise = True

    def __init__(self, content: Box) -> None:
        self.content = content
        self._below: Seat | None = None
        """Whose side was at the bottom when it was last known."""
        self._seen: KacirView | None = None
        """What was looked at last: details tell what lies there."""
        self._moment: object = None
        """What was drawn last, and the level that fitted: when only the cursor moves, it still does."""
        self._fitting = 0

    def status(self, view: KacirView, width: int, texts: Texts, ink: Ink) -> Text:
        self._seen = view
        return status(view, width, texts, ink)

    def draw(self, view: KacirView, options: Offer, size: Space, texts: Texts, ink: Ink) -> RenderableType:
        """The richest drawing that fits the window."""
        self._below = below(view, self._below)
        roomy = painter(self.content, view, options, self._below, texts, ink, size.width)
        moment = (view, options.actions, options.picked, options.points, size, texts.language)
        first = self._fitting if moment == self._moment else 0
        drawn: dict[tuple[bool, Part], Lines] = {}
        sections: list[Lines] = []
        for number, (tall, brief, *parts) in enumerate(LEVELS[first:], first):
            if size.height < tall:
                continue
            p = msgspec.structs.replace(roomy, brief=True) if brief else roomy
            drawn |= {(brief, part): part(p) for part in parts if (brief, part) not in drawn}
            sections = [drawn[brief, part] for part in parts]
            self._moment, self._fitting = moment, number
            if sum(map(len, sections)) <= size.height:
                break
        return joined(stacked([section for section in sections if section], size.height))

    def things(self, view: KacirView, texts: Texts) -> list[Heap]:
        self._seen = view
        return printed.things(self.content, view, texts)

    def numbers(self, view: KacirView, texts: Texts) -> list[Number]:
        return numbers(view, texts)

    def details(self, thing: str, texts: Texts, ink: Ink) -> RenderableType:
        return printed.details(self.content, self._seen, thing, texts, ink)

    def called(self, path: Path, texts: Texts) -> str:
        """By the name; a card that lies at a villager with that villager, too."""
        card = next((card for card in self._seen.cards if card.id == path[-1]), None) if self._seen else None
        at = f" {AT_SIGN} {texts.name(card.villager)}" if card and card.villager else ""
        return texts.name(path[-1]) + at

    def hint(self, path: Path, view: KacirView, options: Offer, texts: Texts) -> str:
        """What the choice would do; then what is printed on the thing."""
        told: list[str] = []
        if options.preview:
            told = [self._change(id, value, view, texts) for id, value in options.preview.numbers.items()]
            told += [texts.say(message) for message in options.preview.says]
        things = [thing for thing in path if thing in self.content.villagers or thing in self.content.key]
        told += [text(self.content.told(thing), texts) for thing in things[-1:]]
        return "  ▪ ".join(told)

    def _change(self, id: str, value: int, view: KacirView, texts: Texts) -> str:
        """`Witch ¤3→5`, `Judy ▲2→3`, `§1→2`, `Peat bog ≈2→1`."""
        kind, _, thing = id.partition("-")
        if kind == "evidence":
            return f"{EVIDENCE_SIGN}{view.evidence}→{value}"
        if kind == "influence":
            before = next(side.influence for side in view.sides if side.seat == thing)
            return f"{texts.name(thing)} {INFLUENCE_SIGN}{before}→{value}"
        if kind == "tokens":
            brew = self.content.cards_by_id[self.content.card_named(thing)].secrets > 0
            before = next((card.secrets if brew else card.gloom for card in view.cards if card.id == thing), 0)
            return f"{texts.name(thing)} {TOKENS['secrets' if brew else 'gloom']}{before}→{value}"
        villager = next(villager for villager in view.villagers if villager.id == thing)
        return f"{texts.text(f'kacir-brief-{thing}')} {TOKENS[kind]}{getattr(villager, kind)}→{value}"

    def warning(self, action: Action, view: KacirView, options: Offer, texts: Texts) -> str:
        """Before somebody dies, and before pawns are left unused."""
        if action.text.startswith("eliminate ") and options.preview:
            return " ".join(texts.say(message) for message in options.preview.says)
        side = next(side for side in view.sides if side.seat == view.mover)
        left = side.pawns + side.familiar
        return texts.text("kacir-warn-pawns", count=left) if action.text == "end-turn" and left else ""

    def legend(self, texts: Texts) -> list[tuple[str, str]]:
        signs = [
            *((sign, f"tokens-{kind}") for kind, sign in TOKENS.items()),
            ("+1", "sign-assets"), (LYING_SIGN, "sign-lying"),
            *((f"[{letter(who, texts)}]", f"pawn-{who}") for who in ("witch", "familiar", "hunter")),
            (SELF_SIGN, "you"), (CLEARED_SIGN, "cleared"), (DEAD_SIGN, "dead"),
            (INFLUENCE_SIGN, "sign-influence"), (PAWN_SIGN, "sign-pawns"), (CARD_SIGN, "sign-hand"),
            (EVIDENCE_SIGN, "sign-evidence"), (SUSPECT_SIGN, "sign-suspects"),
            (AT_SIGN, "sign-at"), (DAZED_SIGN, "sign-dazed"), (COVERED_SIGN, "sign-covered"), (MARK, "sign-mark"),
        ]  # fmt: skip
        return [(sign, texts.text(f"kacir-{name}")) for sign, name in signs]


def board(content: Content) -> KacirBoard:
    assert isinstance(content, Box)
    return KacirBoard(content)
