"""What is counted: decks, discards, civilians, missions failed and completed; and the bar on top."""

from __future__ import annotations

from rich.text import Text

from klubovna.games.vzdor.view import DeckView, VzdorView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.drawing import Lines, ends, flow
from klubovna.terminal.boards.vzdor.signs import PHASES, POINTS_SIGN, TOP_SIGN, Painter
from klubovna.terminal.ink import Ink

FULL, EMPTY = "●", "○"


def piles(p: Painter) -> Lines:
    """Two groups: what can lose or win the game, and the decks."""
    margin = " " if p.level.boxed else ""
    lines = flow(_stakes(p), p.width - 1, "   ") + flow(_decks(p), p.width - 1, "   ")
    return [Text.assemble(margin, line) for line in lines]


def _stakes(p: Painter) -> list[Text]:
    limits, view = p.content.rules.defeat, p.view
    return [
        _gauge(p, "civilians", view.dead, limits.civilians),
        _gauge(p, "failed", len(view.failed), limits.failures),
        _count(p, "completed", len(view.completed), f" {POINTS_SIGN}{view.points}"),
        _count(p, "missions-left", view.missions_left),
    ]


def _decks(p: Painter) -> list[Text]:
    view = p.view
    changed = [_count(p, "rest-draw", view.rest_draw)] if view.rest_draw != p.content.rules.setup.hand else []
    return [
        _deck(p, "covert-deck", view.covert),
        _deck(p, "recruits", view.recruits),
        _count(p, "revealed-pile", len(view.revealed_pile)),
        _deck(p, "enemies", view.enemies),
        _count(p, "spare-spies", view.spare_spies),
        *changed,
    ]


def _gauge(p: Painter, name: str, value: int, limit: int) -> Text:
    """`●●○○○ 2/5`: at the limit the game is lost."""
    near = p.ink.bad if value >= limit - 1 else p.ink.ink
    dots = FULL * min(value, limit) + EMPTY * max(0, limit - value)
    return Text.assemble((f"{p.word(name)} ", p.ink.ink2), (f"{dots} {value}/{limit}", f"bold {near}"))


def _count(p: Painter, name: str, value: int, more: str = "") -> Text:
    return Text.assemble((f"{p.word(name)} ", p.ink.ink2), (f"{value}{more}", f"bold {p.ink.ink}"))


def _deck(p: Painter, name: str, deck: DeckView) -> Text:
    """How many, how many of them are known on top, how many discarded."""
    top = f"{TOP_SIGN}{len(deck.top)}" if deck.top else ""
    discarded = f" +{len(deck.discard)}" if deck.discard else ""
    return Text.assemble(_count(p, name, deck.count), (top, p.ink.info), (discarded, p.ink.ink2))


def status(view: VzdorView, width: int, texts: Texts, ink: Ink) -> Text:
    """The round, the four phases with the one that is on, the points and what they would be worth."""
    phases = Text(" › ", ink.accent_ink).join(_phase(phase, view, texts, ink) for phase in PHASES)
    title = texts.name(f"title-{view.title}")
    right = Text(f"{POINTS_SIGN}{view.points} {title}", f"bold {ink.accent_ink}")
    when = texts.text("vzdor-round", round=view.round) if view.round else texts.name(view.phase)
    left = Text.assemble((f"{when}  ", f"bold {ink.accent_ink}"), phases)
    if left.cell_len + right.cell_len + 1 > width:
        right = Text(f"{POINTS_SIGN}{view.points}", f"bold {ink.accent_ink}")
    return ends(left, right, width)


def _phase(phase: str, view: VzdorView, texts: Texts, ink: Ink) -> Text:
    name = texts.name(phase)
    return Text(f"[{name}]", f"bold {ink.accent_ink}") if phase == view.phase else Text(name, ink.accent_ink)
