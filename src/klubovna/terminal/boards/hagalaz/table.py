"""What lies beside the map: the dice pool, items, threat cards, objectives; and the bar on top."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.view import HagalazView, MissionView, ObjectiveView
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards.drawing import Lines, ends, flow, prose, words
from klubovna.terminal.boards.hagalaz.signs import CARD, DOOR, LEADER, LOCKED, MINE, NBSP, PARAGON, Painter, die
from klubovna.terminal.ink import Ink

DONE, OPEN, CLOSED = "✓", "○", "–"
FACES = ("move2", "move3", "mixed", "standard", "empowered", "core", "unrolled")
INDENT = "   "


def pool(p: Painter) -> Lines:
    """`Dice: 1►[→2]×3 [●] …`, alike ones together, and what the team has found."""
    return flow([*_dice(p), *_items(p), *_deck(p)], p.width, "  ")


def pool_line(p: Painter) -> Lines:
    """All that fits one line: dice first."""
    return pool(p)[:1]


def _dice(p: Painter) -> list[Text]:
    told = [Text(f"{p.word('pool')}:", p.ink.ink2)]
    for faces, before in ((p.mission.pool, ""), (p.mission.paragon_pool, PARAGON)):
        counted = Counter(faces)
        for face in (face for face in FACES if counted[face]):
            many = f"×{counted[face]}" if counted[face] > 1 else ""
            sign = Text(die(face, bool(before)) + many, f"bold {p.ink.chosen if face == 'core' else p.ink.ink}")
            told.append(Text.assemble(p.numbered(before + face), sign))
    if p.mission.dice_aside:
        told.append(_count(p, "aside", p.mission.dice_aside))
    return told


def _items(p: Painter) -> list[Text]:
    return [Text(f"{p.name(item)}{NBSP}{count}", p.ink.good) for item, count in p.mission.items.items() if count]


def _deck(p: Painter) -> list[Text]:
    mission, told = p.mission, list[Text]()
    if mission.mines_left:
        told.append(Text(f"{MINE}{mission.mines_left}", p.ink.ink2))
    told.append(Text(f"{CARD}{mission.deck}+{len(mission.discard)}", p.ink.ink2))
    return [*told, _count(p, "bag", mission.bag)]


def _count(p: Painter, word: str, value: int) -> Text:
    return Text(f"{p.word(word).replace(' ', NBSP)}{NBSP}{value}", p.ink.ink2)


# Threat cards


def threat(p: Painter) -> Lines:
    """The threat card that is being resolved, with its orders; then those lying open beside heroes."""
    shown = [p.mission.shown] if p.mission.shown else []
    known = [hero.card for hero in p.mission.heroes if hero.card and hero.card != "face-down"]
    lines: Lines = []
    for card in dict.fromkeys([*shown, *known]):
        head = words(f"{CARD} {p.texts.name(card)}:", f"bold {p.ink.bad}")
        lines += flow([*head, *words(" ".join(orders(p.content, card, p.texts)), p.ink.ink)], p.width)
    return lines


def orders(content: Box, card: str, texts: Texts) -> list[str]:
    """What a threat card orders, line by line."""
    return [text([order], texts) for order in content.wording[card]["full"]]


# Objectives


def goals(p: Painter) -> Lines:
    """`○Paragon 1/4  –Renegade 0/2`."""
    return flow([_goal(p, objective) for objective in p.mission.objectives], p.width, "   ")


def goals_and_doors(p: Painter) -> Lines:
    """Where the map has one line a row, doors between rows are told below it: `#C3–D3`."""
    doors = [door for door in p.mission.doors if door.side not in ("E", "W")]
    signs = [Text(f"{LOCKED if door.locked else DOOR}{door.here}–{door.there}", p.ink.ink2) for door in doors]
    return flow([*(_goal(p, objective) for objective in p.mission.objectives), *signs], p.width, "  ")


def goals_told(p: Painter) -> Lines:
    """Each with its words."""
    lines: Lines = []
    for objective in p.mission.objectives:
        told = prose(goal_text(p.mission, objective, p.texts), p.width - len(INDENT), p.ink.ink2)
        head = Text.assemble(_goal(p, objective), ":\N{NO-BREAK SPACE}")
        if len(told) == 1 and head.cell_len + told[0].cell_len <= p.width:
            lines.append(Text.assemble(head, told[0]))
        else:
            lines += [head, *(Text.assemble(INDENT, line) for line in told)]
    return lines


def _goal(p: Painter, objective: ObjectiveView) -> Text:
    kind = p.texts.text(f"kind-{objective.kind}").replace(" ", NBSP)
    style = p.ink.good if objective.achieved else p.ink.ink if objective.available else p.ink.ink2
    told = f"{goal_sign(objective)}{kind}{NBSP}{objective.now}/{objective.need}"
    return Text.assemble(p.numbered(objective.id), (told, f"bold {style}"))


def goal_sign(objective: ObjectiveView) -> str:
    return DONE if objective.achieved else OPEN if objective.available else CLOSED


def goal_text(mission: MissionView, objective: ObjectiveView, texts: Texts) -> str:
    """In words; those of a lesson's mission are the id of a message."""
    return texts.text(objective.text or f"goal-{mission.id}-{objective.id}", hexes=objective.hexes)


# The bar


def status(content: Box, view: HagalazView, width: int, texts: Texts, ink: Ink) -> Text:
    """The mission, the round and who leads; between missions, how the campaign goes. What does not fit is left out."""
    style, mission = f"bold {ink.accent_ink}", view.mission
    if mission is None:
        ready = texts.text("hagalaz-readiness", now=view.readiness, most=content.campaign.readiness.most)
        data = texts.text("hagalaz-data", now=view.data, most=content.campaign.data.boxes)
        told = [f"{ready} · {data}", ready]
    else:
        when = texts.text("hagalaz-round", round=mission.round, rounds=mission.rounds)
        led = f"{when}  {LEADER}{texts.name(mission.leader)}" if mission.leader else when
        told = [f"{title(mission, texts)} · {led}", f"{mission.code} · {led}" if mission.code else led, led]
    fitting = next((line for line in told if len(line) <= width), told[-1])
    line = ends(Text(fitting, style), Text(), width)
    line.truncate(width, overflow="ellipsis")
    return line


def title(mission: MissionView, texts: Texts) -> str:
    name = texts.text(mission.title) if mission.title else texts.name(mission.id)
    return f"{mission.code} {name}" if mission.code else name
