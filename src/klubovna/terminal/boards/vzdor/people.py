"""The hand, the cards just looked at, and both halves of the play area."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from klubovna.games.vzdor.cards import Side
from klubovna.games.vzdor.printed.cards import SPY, SideName
from klubovna.terminal.boards.drawing import Lines, beside, box, ends, fit, flow, pointed, spread
from klubovna.terminal.boards.vzdor.signs import (
    COVERT_SIGN,
    KEYWORDS,
    REVEALED_SIGN,
    SIDES,
    Painter,
    action_text,
    phase_letters,
)

NAME_WIDTH = 10
POWER_WIDTH = 12
BEFORE_ACTION = 9
"""The number to press, the sign and strength of a side, and the letters of its phases."""


def hand(p: Painter) -> Lines:
    return _cards(p, p.view.hand, p.word("hand"))


def looked(p: Painter) -> Lines:
    """Cards taken up to be looked at, while there are any."""
    return _cards(p, p.view.looked, p.word("looked")) if p.view.looked else []


def _cards(p: Painter, cards: list[str], title: str) -> Lines:
    if p.level.boxed:
        rows = _rows(p, cards, p.width - 2)
        return box(rows, p.width, Text(f" {title} ", f"bold {p.ink.ink}"), p.ink.line)
    if p.level.rows:
        return _rows(p, cards, p.width)
    names = [_compact(p, card, count) for card, count in Counter(cards).items()]
    return flow([Text(f"{title}:", f"bold {p.ink.ink}"), *(names or [Text("–")])], p.width, "  ")


def _rows(p: Painter, cards: list[str], width: int) -> Lines:
    """A card a row: its name and both its sides, in columns."""
    if not cards:
        return [Text(p.word("empty-hand"), p.ink.ink2)]
    counted = Counter(cards)
    names = {card: _name(p, card, count) for card, count in counted.items()}
    widest = max(NAME_WIDTH, *(name.cell_len + 1 for name in names.values()))
    sides = spread(width - widest, 2)
    brief = _needs_few_words(p, cards, sides[1] - BEFORE_ACTION - 1)
    return [Text.assemble(fit(name, widest), _printed(p, card, sides, brief)) for card, name in names.items()]


def _needs_few_words(p: Painter, cards: list[str], room: int) -> bool:
    """All actions in the same kind of words: a mixture of short and full looks like a mistake."""
    sides = [side for c in cards if (m := p.content.maquis.get(c)) for side in (m.covert, m.revealed)]
    return any(len(action_text(p.texts, side, brief=False)) > room for side in sides)


def _name(p: Painter, card: str, count: int) -> Text:
    times = f" ×{count}" if count > 1 else ""
    return Text.assemble(p.mark(card), (p.texts.name(card) + times, f"bold {p.ink.ink}"))


def _printed(p: Painter, card: str, widths: list[int], brief: bool) -> Text:
    maquis = p.content.maquis.get(card)
    if maquis is None:
        return fit(Text(_no_maquis(p, card), p.ink.ink2), sum(widths))
    covert = fit(_side(p, card, "covert", maquis.covert, brief), widths[0])
    return Text.assemble(covert, fit(_side(p, card, "revealed", maquis.revealed, brief), widths[1]))


def _no_maquis(p: Painter, card: str) -> str:
    """Spies, and the enemies that some maquis let us look at."""
    if card == SPY:
        return p.word("spy-row")
    enemy = p.content.enemies[card]
    return f"{KEYWORDS[enemy.keyword]} {p.texts.text(f'short-effect-{enemy.effect}')}"


def _side(p: Painter, card: str, name: SideName, side: Side, brief: bool) -> Text:
    """` 3►♠1 PA draw 1 card`: dimmed when the action does not belong to the phase that is on."""
    number = p.mark(card, name)
    colour = p.ink.good if name == "covert" else p.ink.bad
    head = Text.assemble(" " * (3 - number.cell_len), number, (f"{SIDES[name]}{side.strength} ", f"bold {colour}"))
    letters = f"{phase_letters(p.texts, side):<2} "
    works = p.view.phase in side.phase
    text = action_text(p.texts, side, brief=brief)
    return Text.assemble(head, (letters, p.ink.ink2), (text, p.ink.ink if works else p.ink.ink2))


def _compact(p: Painter, card: str, count: int) -> Text:
    if card not in p.content.maquis:
        return _name(p, card, count)
    maquis = p.content.maquis[card]
    covert = Text.assemble(p.mark(card, "covert"), (f"{COVERT_SIGN}{maquis.covert.strength}", p.ink.good))
    revealed = Text.assemble(p.mark(card, "revealed"), (f"{REVEALED_SIGN}{maquis.revealed.strength}", p.ink.bad))
    return Text.assemble(_name(p, card, count), " ", covert, " ", revealed)


def play_area(p: Painter) -> Lines:
    """Covert on the left, revealed on the right, the attack power between them."""
    side_widths = spread(p.width - POWER_WIDTH, 2)
    covert = _half(p, p.view.covert_play, "covert", side_widths[0])
    revealed = _half(p, p.view.revealed_play, "revealed", side_widths[1])
    power = _power(p)
    height = max(len(covert), len(revealed))
    if p.level.boxed:
        covert, revealed = (
            _framed(p, lines, w, height) for lines, w in zip((covert, revealed), side_widths, strict=True)
        )
        power = [Text(), *power]
    return beside([covert, power, revealed], [side_widths[0], POWER_WIDTH, side_widths[1]])


def _framed(p: Painter, lines: Lines, width: int, height: int) -> Lines:
    title = Text.assemble(" ", lines[0], " ")
    return box(lines[1:], width, title, p.ink.line, height=height + 1)


def _half(p: Painter, cards: list[str], name: SideName, width: int) -> Lines:
    colour = p.ink.good if name == "covert" else p.ink.bad
    total = p.view.covert_strength if name == "covert" else p.view.revealed_strength
    head = Text(f"{SIDES[name]} {p.word(f'{name}-play')} {total}", f"bold {colour}")
    people = [_in_play(p, card, name) for card in cards] or [Text("–", p.ink.ink2)]
    inner = width - 2 if p.level.boxed else width - 1
    if p.level.boxed:
        return [head, *(Text.assemble(" ", line) for line in flow(people, inner - 1, "   "))]
    return flow([head, *people], inner, "  ")


def _in_play(p: Painter, card: str, name: SideName) -> Text:
    strength = p.content.maquis[card].side(name).strength
    return Text.assemble(
        p.mark(card), (p.texts.name(card), p.ink.ink), (f"\N{NO-BREAK SPACE}{strength}", f"bold {p.ink.ink}")
    )


def _power(p: Painter) -> Lines:
    label = Text.assemble(pointed(p.options, p.ink, "power"), (p.word("power"), p.ink.ink2))
    value = Text(f" {p.view.power} ", f"bold reverse {p.ink.chosen}")
    if p.level.boxed:
        return [_centred(label), _centred(value)]
    return [_centred(ends(label, value, label.cell_len + value.cell_len + 1))]


def _centred(text: Text) -> Text:
    return Text.assemble(" " * max(0, (POWER_WIDTH - text.cell_len) // 2), text)
