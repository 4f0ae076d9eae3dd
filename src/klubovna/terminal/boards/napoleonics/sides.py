"""Both sides with their banners and cards, the card on the table, the dice, objectives; and the bar on top."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from klubovna.games.napoleonics.view import NapoleonicsView, SideView
from klubovna.kernel.messages import Seat
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards.drawing import MARK, Lines, ends, flow, prose
from klubovna.terminal.boards.napoleonics.battle import called
from klubovna.terminal.boards.napoleonics.signs import (
    BANNER_SIGN,
    CARD_SIGN,
    EXIT_SIGN,
    GOAL_SIGN,
    LEADER_SIGN,
    NBSP,
    SQUARE_SIGN,
    Painter,
    letter,
)
from klubovna.terminal.ink import Ink


def facing(p: Painter) -> Lines:
    """The side at the top."""
    return flow(_side(p, _other(p)), p.width, "  ")


def facing_and_dice(p: Painter) -> Lines:
    return flow([*_side(p, _other(p)), *_dice(p)], p.width, "  ")[:1]


def own(p: Painter) -> Lines:
    return flow(_side(p, p.side(p.below)), p.width, "  ")


def own_and_card(p: Painter) -> Lines:
    return flow([*_side(p, p.side(p.below)), *_card(p)], p.width, "  ")[:1]


def table(p: Painter) -> Lines:
    """The card on the table, the dice, the piles."""
    piles = [_count(p, "deck", p.view.deck), _count(p, "discard", len(p.view.discard))]
    return flow([*_card(p), *_dice(p), *piles], p.width, "   ")


def _other(p: Painter) -> SideView:
    return next(side for side in p.view.sides if side.seat != p.below)


def _side(p: Painter, side: SideView) -> list[Text]:
    turn = Text(MARK if p.view.mover == side.seat else " ", f"bold {p.ink.chosen}")
    name = Text.assemble(turn, (p.texts.name(side.seat).replace(" ", NBSP), f"bold {p.side_ink(side.seat)}"))
    banners = Text.assemble(
        (f"{BANNER_SIGN}{side.banners}", f"bold {p.ink.warn}"), (f"/{p.view.goal}", p.ink.ink2)
    )  # fmt: skip
    told = [name, banners, Text(f"{CARD_SIGN}{side.hand_count}", p.ink.ink2)]
    told += [Text(_squares(p, side), p.ink.ink2)] if side.squares else []
    return told + ([_last(p, side)] if side.last else [])


def _squares(p: Painter, side: SideView) -> str:
    """`□2`, and to their owner the cards under the squares."""
    cards = [f"{slot}:{NBSP}{_name(p, card)}" for slot, card in enumerate(side.track or (), 1) if card]
    return f"{SQUARE_SIGN}{side.squares}{NBSP}" + f",{NBSP}".join(cards)


def _last(p: Painter, side: SideView) -> Text:
    return Text.assemble((p.word("last") + NBSP, p.ink.ink2), (_name(p, side.last or ""), p.ink.ink))


def _card(p: Painter) -> list[Text]:
    view, told = p.view, list[Text]()
    if view.card is not None:
        told.append(Text.assemble((p.word("card") + NBSP, p.ink.ink2), (_name(p, view.card), f"bold {p.ink.ink}")))
    if view.tactics is not None and view.tactics != view.card:
        told.append(Text.assemble((p.word("tactics") + NBSP, p.ink.ink2), (_name(p, view.tactics), p.ink.ink)))
    return told


def _dice(p: Painter) -> list[Text]:
    """`Dice D5 (the French): infantry, flag`."""
    roll = p.view.roll
    if roll is None:
        return []
    faces = ", ".join(p.texts.name(f"face-{face}") for face in roll.dice) or "–"
    head = p.word("dice", hex=roll.hex, letter=letter(roll.seat, p.texts)).replace(" ", NBSP)
    return [Text.assemble((head + NBSP, p.ink.ink2), (faces.replace(" ", NBSP), f"bold {p.ink.chosen}"))]


def _count(p: Painter, name: str, value: int) -> Text:
    return Text.assemble((f"{p.word(name)}{NBSP}".replace(" ", NBSP), p.ink.ink2), (str(value), f"bold {p.ink.ink}"))


def _name(p: Painter, thing: str) -> str:
    return p.texts.name(thing).replace(" ", NBSP)


# Cards in hand


def hand(p: Painter) -> Lines:
    """The cards by their names; those drawn by scouts, too."""
    cards = _cards(p)
    return flow([_held(p, card, count) for card, count in cards.items()], p.width, "  ")


def hand_told(p: Painter) -> Lines:
    """What each of the cards does, in full words."""
    lines: Lines = []
    for card, count in _cards(p).items():
        head = Text.assemble(_held(p, card, count), " ")
        told = prose(text(p.content.wording[card]["full"], p.texts), p.width - 2, p.ink.ink2)
        room = p.width - head.cell_len
        if len(told) == 1 and told[0].cell_len <= room:
            lines.append(Text.assemble(head, told[0]))
        else:
            lines += [head, *(Text.assemble("  ", line) for line in told)]
    return lines


def _cards(p: Painter) -> Counter[str]:
    side = p.side(p.below)
    return Counter([*(side.drawn or ()), *(side.hand or ())])


def _held(p: Painter, card: str, count: int) -> Text:
    many = f"{NBSP}×{count}" if count > 1 else ""
    return Text.assemble(p.numbered(card), (f"[{_name(p, card)}]{many}", f"bold {p.ink.ink}"))


# What is fought for


def prizes(p: Painter) -> Lines:
    """Objectives and exits with their hexes and banners, and who holds them."""
    goals: dict[tuple[str, Seat | None, int], list[str]] = {}
    for goal in p.view.objectives:
        held = f"({letter(goal.held, p.texts)})" if goal.held else ""
        goals.setdefault((goal.id, goal.seat, goal.worth), []).append("+".join(goal.hexes) + held)
    told = [_prize(p, GOAL_SIGN, id, seat, worth, ", ".join(hexes)) for (id, seat, worth), hexes in goals.items()]
    told += [_prize(p, EXIT_SIGN, d.id, d.seat, d.worth, ", ".join(d.hexes)) for d in p.view.exits]
    return flow(told, p.width, "   ")


def _prize(p: Painter, sign: str, id: str, seat: Seat | None, worth: int, hexes: str) -> Text:
    whose = letter(seat, p.texts) if seat else "".join(letter(side.seat, p.texts) for side in p.view.sides)
    told = f"{whose}: {p.texts.name(id)} {hexes} {BANNER_SIGN}{worth}".replace(" ", NBSP)
    return Text.assemble((f"{sign}{NBSP}", p.ink.warn), (told, p.ink.ink2))


def leaders(p: Painter) -> Lines:
    """Where the leaders are."""
    told = [
        Text.assemble(
            (f"{letter(leader.seat, p.texts)}{LEADER_SIGN}{_name(p, leader.id)}", p.side_ink(leader.seat)),
            (f"{NBSP}{leader.hex}", p.ink.ink2),
        )
        for leader in p.view.leaders
    ]
    return flow(told, p.width, "  ")


def status(view: NapoleonicsView, width: int, texts: Texts, ink: Ink) -> Text:
    """The turn, whose it is, and the banners of both sides; where there is room, the battle."""
    style = f"bold {ink.accent_ink}"
    when = texts.text("napoleonics-turn", turn=(view.turn + 1) // 2, seat=view.mover)
    banners = "  ".join(f"{letter(side.seat, texts)}{BANNER_SIGN}{side.banners}" for side in view.sides)
    right = Text(f"{banners}  {texts.text('napoleonics-goal', goal=view.goal)}", style)
    named = Text(f"{called(view, texts)} · {when}", style)
    left = named if named.cell_len + right.cell_len < width else Text(when, style)
    line = ends(left, right, width)
    line.truncate(width, overflow="ellipsis")
    return line
