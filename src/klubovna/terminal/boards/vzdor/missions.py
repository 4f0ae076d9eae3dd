"""The row of missions, each with its enemies."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from klubovna.games.vzdor.view import EnemyView, MissionView
from klubovna.terminal.boards.drawing import POINT, Lines, beside, box, ends, fit, flow, pointed, prose, spread, words
from klubovna.terminal.boards.vzdor.signs import (
    DEFENCE_SIGN,
    HIDDEN_SIGN,
    KEYWORDS,
    POINTS_SIGN,
    Painter,
    brief_name,
    enemy_name,
)

NARROW = 24
"""A column narrower than this has no room for an enemy's full name and effect."""
NARROWEST = 16
"""What a column needs for the longest brief name of an enemy."""
INDENT = 3
FRAME = 3
"""A box and the margin inside it."""
CHOSEN_SHARE = 0.36
"""How much of the width the chosen mission takes: this round only it matters."""


def mission_row(p: Painter) -> Lines:
    missions = p.view.missions
    if not missions:
        return []
    widths = _widths(p)
    columns = [_column(p, mission, width) for mission, width in zip(missions, widths, strict=True)]
    if not p.level.boxed:
        return beside(columns, widths, Text("│", p.ink.line))
    height = max(len(lines) for lines in columns) + 2
    boxes = [_boxed(p, m, c, w, height) for m, c, w in zip(missions, columns, widths, strict=True)]
    return beside(boxes, [width + FRAME for width in widths])


def _widths(p: Painter) -> list[int]:
    """The room inside each column; the chosen mission gets more of it."""
    count, missions = len(p.view.missions), p.view.missions
    frame = FRAME * count if p.level.boxed else count - 1
    room = p.width - frame
    equal = spread(room, count)
    chosen = next((i for i, mission in enumerate(missions) if mission.chosen and mission.id), None)
    wide = min(int(room * CHOSEN_SHARE), room - NARROWEST * (count - 1))
    if chosen is None or wide <= equal[0]:
        return equal
    others = iter(spread(room - wide, count - 1))
    return [wide if i == chosen else next(others) for i in range(count)]


def _boxed(p: Painter, mission: MissionView, lines: Lines, width: int, height: int) -> Lines:
    head, rest = (lines[0], lines[1:]) if mission.id else (Text(), lines)
    rest = [Text.assemble(" ", line) for line in rest]
    style = p.ink.chosen if mission.chosen else p.ink.legal if p.options.number(mission.id) else p.ink.line
    title = Text.assemble(" ", head, " ") if mission.id else Text()
    return box(rest, width + FRAME, title, style, heavy=mission.chosen, height=height)


def _column(p: Painter, mission: MissionView, width: int) -> Lines:
    if not mission.id:
        return [Text(), *prose(p.word("no-mission"), width, p.ink.ink2)]
    lines = [_head(p, mission, width), *prose(p.texts.name(mission.id), width, f"bold {p.ink.ink}")]
    if mission.chosen or p.level.effects:
        lines += _effect(p, mission, width)
    if p.level.airy:
        lines.append(Text())
    return lines + _garrison(p, mission, width)


def _head(p: Painter, mission: MissionView, width: int) -> Text:
    """Defence and points, and the number to press."""
    printed = p.content.missions[mission.id]
    number = p.mark(mission.id)
    defence = (
        Text("✓", f"bold {p.ink.good}")
        if mission.done
        else Text(f"{DEFENCE_SIGN}{mission.defence}", f"bold {p.ink.ink}")
    )
    stats = Text.assemble(defence, "  ", (f"{POINTS_SIGN}{printed.points}", f"bold {p.ink.warn}"))
    if mission.chosen:
        stats = Text.assemble((p.word("target"), f"bold {p.ink.chosen}"), "  ", stats)
    if p.level.boxed:
        return Text.assemble(number, " ", stats) if number else stats
    return ends(stats, number, width)


def _effect(p: Painter, mission: MissionView, width: int) -> Lines:
    printed = p.content.missions[mission.id]
    text = p.texts.text(f"short-effect-{printed.effect}", count=printed.count)
    if mission.chosen and p.view.mission_ignored:
        text = p.word("ignored", effect=text)
    return flow([Text(KEYWORDS[printed.keyword], p.ink.ink2), *words(text, p.ink.ink2)], width)


def _garrison(p: Painter, mission: MissionView, width: int) -> Lines:
    up = [enemy for enemy in mission.garrison if enemy.card is not None]
    down = [enemy for enemy in mission.garrison if enemy.card is None]
    lines: Lines = []
    for word, group in groupby(down, key=lambda enemy: enemy.id):
        lines.append(_strangers(p, mission, word, len(list(group)), width))
    items = [_enemy(p, mission, enemy, width) for enemy in up]
    if p.level.crowd == "flowing":
        return lines + flow(items, width, "  ")
    if p.level.crowd == "listed" or width < NARROW:
        return lines + [fit(item, width) for item in items]
    for enemy, item in zip(up, items, strict=True):
        lines += [fit(item, width), *_enemy_effect(p, enemy, width)]
    return lines


def _strangers(p: Painter, mission: MissionView, word: str, count: int, width: int) -> Text:
    backs = Text.assemble(_enemy_mark(p, mission, word), (HIDDEN_SIGN * min(count, 6), p.ink.ink2))
    told = p.word("hidden", count=count)
    return Text.assemble(backs, " ", (told, p.ink.ink2)) if backs.cell_len + 1 + len(told) <= width else backs


def _enemy(p: Painter, mission: MissionView, enemy: EnemyView, width: int) -> Text:
    """`2■ Guard`; one that lies face down but was seen has its back before it."""
    assert enemy.card is not None
    keyword = KEYWORDS[p.content.enemies[enemy.card].keyword]
    head = Text.assemble(_enemy_mark(p, mission, enemy.id), "" if enemy.up else (HIDDEN_SIGN, p.ink.ink2))
    value = Text.assemble((f"{enemy.defence}", f"bold {p.ink.bad}"), (keyword, p.ink.bad))
    full = Text(enemy_name(p.texts, enemy.card), p.ink.ink)
    brief = Text(brief_name(p.texts, enemy.card), p.ink.ink)
    roomy = Text.assemble(head, value, " ", full)
    if roomy.cell_len > width:
        roomy = Text.assemble(head, value, " ", brief)
    if roomy.cell_len > width:
        head.rstrip()
        roomy = Text.assemble(head, value, brief)
    return roomy


def _enemy_mark(p: Painter, mission: MissionView, word: str) -> Text:
    """The number to press, if this enemy may be chosen: by place and word, or by word or type alone."""
    found = p.mark(mission.id, word)
    if not found and mission.chosen:
        found = p.mark(word) or p.mark(word.rpartition("-")[0])
    if POINT not in found.plain:
        found = Text.assemble(pointed(p.options, p.ink, word), found)
    return Text.assemble(found, " ") if found else found


def _enemy_effect(p: Painter, enemy: EnemyView, width: int) -> Lines:
    assert enemy.card is not None
    effect = p.texts.text(f"short-effect-{p.content.enemies[enemy.card].effect}")
    return [Text.assemble(" " * INDENT, line) for line in prose(effect, width - INDENT, p.ink.ink2)]
