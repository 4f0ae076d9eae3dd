"""The village: nine villagers in three columns, a group each, from one line a villager to a frame with its ability."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import TypeAlias

from rich.text import Text

from klubovna.games.kacir.printed import GROUPS
from klubovna.games.kacir.view import CardView, VillagerView
from klubovna.kernel.wording import text
from klubovna.terminal.boards.drawing import Lines, beside, box, ends, fit, flow, prose, spread
from klubovna.terminal.boards.kacir.signs import (
    CLEARED_SIGN,
    DEAD_SIGN,
    LYING_SIGN,
    NBSP,
    SELF_SIGN,
    TOKENS,
    Painter,
    letter,
)

GAP, ROOMY = 1, 33
"""Between columns; and a column that holds every heading."""
Cell: TypeAlias = Callable[[Painter, VillagerView, int], Lines]


def lined(p: Painter) -> Lines:
    """A line each."""
    return _columns(p, _line)


def doubled(p: Painter) -> Lines:
    """Two lines each: the second one tells which cards lie there."""
    return _columns(p, _double)


def boxed(p: Painter) -> Lines:
    return _columns(p, _box)


def boxed_told(p: Painter) -> Lines:
    """With what the villager does, in full words."""
    return _columns(p, _told_box)


def _columns(p: Painter, cell: Cell) -> Lines:
    """Villagers of a group under one another; a row of three is as tall as its tallest."""
    widths = spread(p.width, 3, GAP)
    groups = [[v for v in p.view.villagers if v.group == group] for group in GROUPS]
    between = Text(" " * GAP)
    heads = [[_heading(p, name, group, width)] for name, group, width in zip(GROUPS, groups, widths, strict=True)]
    lines = beside(heads, widths, between)
    for row in zip_longest(*groups):
        cells = [cell(p, villager, width) if villager else [] for villager, width in zip(row, widths, strict=True)]
        if cell in (_box, _told_box):
            tallest = max(map(len, cells))
            cells = [_closed(lines_of, tallest) if lines_of else [] for lines_of in cells]
        lines += beside(cells, widths, between)
    return lines


def _closed(lines: Lines, height: int) -> Lines:
    """A frame made as tall as its neighbours."""
    empty = Text.assemble(lines[-2][:1], " " * (lines[-2].cell_len - 2), lines[-2][-1:])
    return [*lines[:-1], *[empty] * (height - len(lines)), lines[-1]]


def _heading(p: Painter, group: str, villagers: list[VillagerView], width: int) -> Text:
    """`── red: Adventurers ──`; without a name as long as the group is not chosen."""
    told = p.word(f"group-{group}")
    if villagers:
        faction = villagers[0].faction
        brief = f"kacir-brief-{faction}"
        named = p.texts.text(brief) if p.texts.has(brief) and width < ROOMY else p.texts.name(faction)
        told = f"{told}: {named}"
    head = Text.assemble(("─", p.ink.line), p.mark(group), (f" {told} ", f"bold {p.ink.ink2}"))
    rest = max(0, width - head.cell_len)
    return fit(Text.assemble(head, ("─" * rest, p.ink.line)), width)


# A villager


def _line(p: Painter, villager: VillagerView, width: int) -> Lines:
    """`3►★William +1 ◆2♥1▲3≈2 **  [H]`."""
    return [ends(_fitted(p, villager, width), _pawn(p, villager), width)]


def _fitted(p: Painter, villager: VillagerView, width: int) -> Text:
    """All that there is room for beside the pawn; what a visit places is left out first."""
    room = width - (_pawn(p, villager).cell_len + 1 if villager.pawn else 0)
    cards = Text(LYING_SIGN * len(villager.cards), f"bold {p.ink.ink2}")
    start, tokens = _name(p, villager), _tokens(p, villager, promises=False)
    full = Text(" ").join(part for part in (start, _assets(p, villager), tokens, cards) if part)
    tight = Text.assemble(start, " ", tokens, cards)
    return full if full.cell_len <= room else fit(tight, room) if tight.cell_len > room else tight


def _double(p: Painter, villager: VillagerView, width: int) -> Lines:
    told = _cards(p, villager)
    start = Text.assemble(_name(p, villager), " ", _assets(p, villager))
    under = Text(" ").join([part for part in (_tokens(p, villager), *told) if part])
    return [ends(start, _pawn(p, villager), width), Text.assemble("  ", fit(under, width - 2))]


def _box(p: Painter, villager: VillagerView, width: int) -> Lines:
    return _framed(p, villager, width, [])


def _told_box(p: Painter, villager: VillagerView, width: int) -> Lines:
    return _framed(p, villager, width, prose(ability(p, villager), width - 2, p.ink.ink2))


def _framed(p: Painter, villager: VillagerView, width: int, more: Lines) -> Lines:
    state = [p.texts.name(villager.face)] if villager.face != "plain" else []
    state += [p.word("dead")] if villager.dead else []
    state += [p.word("you")] if villager.witch else [p.word("cleared")] if _excluded(p, villager) else []
    room = width - 2
    first = ends(_tokens(p, villager, none=True), Text.assemble(_assets(p, villager), " ", _pawn(p, villager)), room)
    lines = [first, *flow(_cards(p, villager), room)] + ([Text(", ".join(state), p.ink.ink2)] if state else [])
    heavy = bool(p.numbers.get(villager.id)) and p.options.is_current(p.numbers[villager.id])
    style = p.ink.chosen if heavy else p.ink.legal if p.numbers.get(villager.id) else p.ink.line
    return box([*lines, *more], width, Text.assemble(_name(p, villager), " "), style, heavy=heavy)


def ability(p: Painter, villager: VillagerView) -> str:
    return "" if villager.dead else text(p.content.told(villager.id), p.texts)


def _name(p: Painter, villager: VillagerView) -> Text:
    """The number to press, what is known of the villager, the name."""
    style = p.ink.ink2 if _excluded(p, villager) or villager.dead else f"bold {p.ink.ink}"
    return Text.assemble(p.mark(villager.id), _known(p, villager), (p.villager(villager.id), style))


def _known(p: Painter, villager: VillagerView) -> Text:
    """To the Witch a star where she is; the others she knows to be innocent anyway."""
    if villager.dead:
        return Text(DEAD_SIGN, p.ink.bad)
    if villager.witch:
        return Text(SELF_SIGN, f"bold {p.ink.chosen}")
    return Text(CLEARED_SIGN, p.ink.good) if _excluded(p, villager) else Text()


def _excluded(p: Painter, villager: VillagerView) -> bool:
    """Alive, and known to be innocent to somebody who does not know everything."""
    return villager.cleared and not villager.dead and p.view.identity is None


def _pawn(p: Painter, villager: VillagerView) -> Text:
    if villager.pawn is None:
        return Text()
    return Text(f"[{letter(villager.pawn, p.texts)}]", f"bold {p.side_ink(villager.pawn)}")


def _assets(p: Painter, villager: VillagerView) -> Text:
    return Text() if villager.dead else Text(f"+{villager.assets}", p.ink.ink2)


def _tokens(p: Painter, villager: VillagerView, *, promises: bool = True, none: bool = False) -> Text:
    """`◆2 ♥1 ▲3→4 ≈1/2`; close together where there is little room."""
    inks = {"secrets": p.ink.info, "favours": p.ink.bad, "clues": p.ink.good, "gloom": p.ink.warn}
    parts: list[Text] = []
    for kind, sign in TOKENS.items():
        count = getattr(villager, kind)
        then = p.promised(f"{kind}-{villager.id}") if promises else None
        limit = f"/{villager.gloom_limit}" if kind == "gloom" and promises else ""
        if count or then is not None:
            arrow = Text("" if then is None else f"→{then}", f"bold {p.ink.chosen}")
            parts.append(Text.assemble((f"{sign}{count}{limit}", f"bold {inks[kind]}"), arrow))
    if not parts and none:
        return Text("–", p.ink.ink2)
    return Text(" " if promises else "").join(parts)


def _cards(p: Painter, villager: VillagerView) -> list[Text]:
    """Investigations and walls that lie at the villager."""
    return [_card(p, card) for card in p.lying(villager)]


def _card(p: Painter, card: CardView) -> Text:
    whose = f"({letter(card.side, p.texts)})" if card.side else ""
    gloom = f"{NBSP}{TOKENS['gloom']}{card.gloom}" if card.gloom else ""
    return Text.assemble(
        p.mark(card.id), (f"{LYING_SIGN}{p.card(card.card)}{whose}{gloom}", p.side_ink(card.owner))
    )  # fmt: skip
