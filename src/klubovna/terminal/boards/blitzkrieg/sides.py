"""Both sides: points, reserves, bags, weapons; the bank; the automatic opponent; and the bar on top."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from klubovna.games.blitzkrieg.view import BlitzkriegView, SideView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.blitzkrieg.signs import BACK_SIGN, BRACKETS, POINTS_SIGN, Painter, capital, described
from klubovna.terminal.boards.drawing import MARK, Lines, ends, flow, words
from klubovna.terminal.ink import Ink


def sides(p: Painter) -> Lines:
    """The opponent's line above, one's own below, nearest to the player."""
    hidden_first = sorted(p.view.sides, key=lambda side: side.reserve is not None and not side.automatic)
    return [line for side in hidden_first for line in flow(_side(p, side), p.width, "  ")] + _solo(p)


def _side(p: Painter, side: SideView) -> list[Text]:
    style = p.side_ink(side.seat)
    left, right = BRACKETS[p.board.side[side.seat]]
    turn = Text(MARK if p.view.mover == side.seat else " ", f"bold {p.ink.chosen}")
    name = Text.assemble(turn, (f"{left}{p.texts.name(side.seat)}{right}", f"bold {style}"), " ", _points(p, side))
    counts = [_count(p, "bag", side.bag_count), _count(p, "weapons", side.weapons)]
    if side is p.view.sides[0]:
        counts.append(_count(p, "bank", p.view.bank))
    return [name, *_reserve(p, side), *counts]


def _points(p: Painter, side: SideView) -> Text:
    then = p.promised(f"points-{side.seat}")
    promise = Text() if then is None else Text(f"→{then}", f"bold {p.ink.chosen}")
    return Text.assemble(
        (f"{POINTS_SIGN}{side.points}", f"bold {p.ink.warn}"), promise, (f"/{p.view.goal}", p.ink.ink2)
    )


def _reserve(p: Painter, side: SideView) -> list[Text]:
    if side.reserve is None:
        return [Text(f"{BACK_SIGN * min(side.reserve_count, 12)} {side.reserve_count}", p.ink.ink2)]
    if not side.reserve:
        return [Text("–", p.ink.ink2)]
    if side.automatic:
        return [_own(p, side, token, 1) for token in side.reserve]
    return [_own(p, side, token, count) for token, count in Counter(side.reserve).items()]


def _own(p: Painter, side: SideView, token: str, count: int) -> Text:
    mine = side.automatic == _bombing(p)
    picked = p.options.picked[:1] == (token,) and not side.automatic
    cell = p.token(token, side.seat)
    if picked:
        cell.stylize(f"bold reverse {p.ink.chosen}")
    head = Text(MARK, f"bold {p.ink.chosen}") if picked else p.mark(token) if mine else p.pointed(token)
    return Text.assemble(head, cell, f"×{count}" if count > 1 else "")


def _bombing(p: Painter) -> bool:
    """Whether it is the opponent's row that is pointed at."""
    return any(action.text.startswith("bomb ") for action in p.options.actions)


def reserve_told(p: Painter) -> Lines:
    """What one's own tokens can do, in full words, where there is room for it."""
    own = [side for side in p.view.sides if side.reserve and not side.automatic]
    lines = Lines()
    for side in own[-1:]:
        for token in dict.fromkeys(side.reserve or ()):
            name = Text.assemble(" ", p.token(token, side.seat), (f" {capital(p.texts.name(token))}: ", "bold"))
            first, *more = flow(words(described(p.content, token, p.texts), p.ink.ink2), p.width - name.cell_len)
            lines += [Text.assemble(name, first), *(Text.assemble(" " * name.cell_len, line) for line in more)]
    return lines


def _count(p: Painter, name: str, value: int) -> Text:
    return Text.assemble((f"{p.word(name)}\N{NO-BREAK SPACE}", p.ink.ink2), (str(value), f"bold {p.ink.ink}"))


def _solo(p: Painter) -> Lines:
    solo = p.view.solo
    if solo is None:
        return []
    told = [_pair(p, "level", p.texts.text(f"option-level-{solo.level}"))]
    told += [_pair(p, "stratagem", p.texts.name(solo.stratagem))] if solo.stratagem else []
    told += [_pair(p, "repeats", p.texts.name(solo.repeats))] if solo.repeats else []
    return flow([*told, _count(p, "cup", len(solo.cup))], p.width, "   ")


def _pair(p: Painter, name: str, value: str) -> Text:
    return Text.assemble((f"{p.word(name)}\N{NO-BREAK SPACE}", p.ink.ink2), (value, f"bold {p.ink.ink}"))


def score_track(p: Painter) -> Lines:
    """`0····+····+[···(…`: a bracket of each side where its points are, `║` where the game is decided."""
    end = p.content.rules.bar.end
    marks: dict[int, list[SideView]] = {min(end, side.points): [] for side in p.view.sides}
    for side in p.view.sides:
        marks[min(end, side.points)].append(side)
    line = Text("0 ", p.ink.ink2)
    for place in range(end + 1):
        line.append_text(_score(p, place, marks.get(place, [])))
    return [Text.assemble(line, (f" {end} {POINTS_SIGN}", p.ink.ink2))]


def _score(p: Painter, place: int, here: list[SideView]) -> Text:
    if here:
        signs = [("[]", "()")[p.board.side[side.seat]] for side in here]
        return Text("".join(signs) if len(here) == 1 else "[)", f"bold {p.side_ink(here[0].seat)}")
    if place == p.view.goal:
        return Text("║ ", f"bold {p.ink.warn}")
    return Text("+ " if place % 5 == 0 else "· ", p.ink.ink2)


def status(view: BlitzkriegView, width: int, texts: Texts, ink: Ink) -> Text:
    """The turn, whose it is, and the points of both sides."""
    when = texts.text("blitzkrieg-turn", turn=(view.turn + 1) // 2, seat=view.mover)
    left = Text(when if view.turn else texts.text("blitzkrieg-set-up"), f"bold {ink.accent_ink}")
    points = "  ".join(f"{texts.name(side.seat)} {POINTS_SIGN}{side.points}" for side in view.sides)
    line = ends(left, Text(points, f"bold {ink.accent_ink}"), width)
    line.truncate(width, overflow="ellipsis")
    return line
