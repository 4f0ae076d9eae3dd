"""All that is printed on a token, a space or a theatre, in full words, and where we know it from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from klubovna.games.blitzkrieg.box import BANK, Box
from klubovna.games.blitzkrieg.printed.board import Board, Spot
from klubovna.games.blitzkrieg.view import BlitzkriegView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Thing
from klubovna.terminal.boards.blitzkrieg.signs import (
    COUNTED,
    EFFECTS,
    POINTS_SIGN,
    TERRAIN_NAMES,
    capital,
    described,
    printed,
    sign,
)
from klubovna.terminal.ink import Ink


def details(content: Box, thing: str, texts: Texts, ink: Ink) -> RenderableType:
    for board in content.boards:
        if thing in board.theatre_number:
            return Group(*_theatre(content, board, thing, texts, ink))
        if thing in board.space_number:
            return Group(*_space(content, board, board.spots[board.space_number[thing]], texts, ink))
    if thing in content.number:
        return Group(*_token(content, thing, texts, ink))
    return Group(
        _title(texts.name(thing), ink), Text(), Text(_full(thing, texts)), Text(), *_known(content, thing, texts, ink)
    )


def _title(name: str, ink: Ink) -> Text:
    return Text(capital(name), f"bold {ink.chosen}")


def _full(thing: str, texts: Texts) -> str:
    return texts.text(f"full-{thing}", count=1)


def _source(content: Box, file: str, block: str, texts: Texts, ink: Ink) -> Text:
    source = next(known.source for known in content.blocks if (known.file, known.block) == (file, block))
    return Text(f"{texts.text('ui-source')}: {texts.text(f'source-{source}')}", ink.ink2)


def _known(content: Box, thing: str, texts: Texts, ink: Ink) -> list[Text]:
    """Effects are explained in the rulebook; stratagems come with the solo mode."""
    if thing.startswith("effect-"):
        return [Text(f"{texts.text('ui-source')}: {texts.text('source-rulebook')}", ink.ink2)]
    return [_source(content, "solo", f"stratagems.{thing}", texts, ink)]


def _token(content: Box, token: str, texts: Texts, ink: Ink) -> list[Text]:
    unit, weapon, blank = content.units.get(token), content.weapons.get(token), content.blanks.get(token)
    file = "tokens" if unit else "weapons" if weapon else "blanks"
    held = unit.copies if unit else {blank.into: 1} if blank and blank.into != BANK else {}
    copies = ", ".join(f"{texts.name(seat)} {count}×" for seat, count in held.items() if count)
    doubts = [Text(texts.text("source-single", seat=seat), ink.ink2) for seat in (unit.single if unit else ())]
    return [
        Text.assemble(_title(texts.name(token), ink), f"   {sign(content, token)}"),
        Text(copies or texts.text("blitzkrieg-copies-bank", count=weapon.copies if weapon else 1), ink.ink2),
        Text(),
        Text(described(content, token, texts)),
        Text(),
        _source(content, file, token, texts, ink),
        *doubts,
    ]


def _space(content: Box, board: Board, spot: Spot, texts: Texts, ink: Ink) -> list[Text]:
    theatre = board.theatres[spot.theatre].id
    where = texts.text("blitzkrieg-space", theatre=theatre, row=spot.row + 1, column=spot.column + 1)
    lines = [
        Text.assemble(_title(where, ink), f"   {printed(spot, texts)}"),
        Text(),
        Text(texts.text(f"full-terrain-{TERRAIN_NAMES[spot.terrain]}")),
        Text(),
    ]
    return [*lines, *effect(spot, texts), Text(), _source(content, board.id, theatre, texts, ink)]


def effect(spot: Spot, texts: Texts) -> list[Text]:
    if spot.effect is None:
        return [Text(texts.text("blitzkrieg-no-effect"))]
    count = f" {spot.count}" if spot.effect in COUNTED else ""
    name = Text(f"{capital(texts.name(f'effect-{spot.effect}'))}{count}", "bold")
    return [name, Text(texts.text(f"full-effect-{spot.effect}", count=spot.count))]


def _theatre(content: Box, board: Board, theatre: str, texts: Texts, ink: Ink) -> list[Text]:
    ground = board.theatres[board.theatre_number[theatre]]
    lines = [
        _title(texts.name(theatre), ink),
        Text(texts.text("blitzkrieg-track", steps=ground.last, closes=ground.closes)),
    ]
    if ground.bonus:
        lines.append(Text(texts.text("blitzkrieg-bonus", first=ground.bonus[0], second=ground.bonus[-1])))
    for number, (row, points) in enumerate(zip(ground.rows, ground.points, strict=True), 1):
        lines += [Text(), Text(texts.text("blitzkrieg-campaign", row=number) + f" {POINTS_SIGN}{points}", "bold")]
        lines += [Text(f"  {_brief(board.spots[space], texts)}") for space in row]
    if ground.arrows:
        names = ", ".join(texts.name(board.theatres[arrow].id) for arrow in ground.arrows)
        lines += [Text(), Text(texts.text("blitzkrieg-arrows", names=names))]
    return [*lines, Text(), _source(content, board.id, theatre, texts, ink)]


def _brief(spot: Spot, texts: Texts) -> str:
    name = texts.name(f"effect-{spot.effect}") if spot.effect else texts.text("blitzkrieg-no-effect")
    return f"{printed(spot, texts):<5} {texts.name(f'terrain-{TERRAIN_NAMES[spot.terrain]}')}, {name}"


def things(content: Box, view: BlitzkriegView, texts: Texts) -> list[Heap]:
    """What is held and known, the theatres with their spaces, then all tokens and effects there are."""
    heaps = []
    for side in view.sides:
        name = texts.name(side.seat)
        heaps.append(Heap(f"{name}: {texts.text('blitzkrieg-reserve')}", _counted(side.reserve or (), texts)))
        heaps.append(Heap(f"{name}: {texts.text('blitzkrieg-bag')}", _counted(side.bag or (), texts)))
    if view.solo:
        cup = [view.solo.stratagem] if view.solo.stratagem else []
        heaps.append(Heap(texts.text("blitzkrieg-stratagem"), _counted([*cup, *view.solo.cup], texts)))
    heaps.append(Heap(texts.text("blitzkrieg-theatres"), _counted([t.id for t in view.theatres], texts)))
    heaps += [
        Heap(texts.name(t.id), _spaces(content, view.map, [s.id for s in t.spaces], texts)) for t in view.theatres
    ]
    heaps.append(Heap(texts.text("blitzkrieg-effects"), _counted([f"effect-{id}" for id in EFFECTS], texts)))
    heaps.append(Heap(texts.text("blitzkrieg-weapons"), _counted([*content.weapons, *content.blanks], texts)))
    heaps.append(Heap(texts.text("blitzkrieg-units"), _counted(content.units, texts)))
    return [heap for heap in heaps if heap.things]


def _counted(ids: Iterable[str], texts: Texts) -> tuple[Thing, ...]:
    """Tokens that are alike are one line."""
    counted = Counter(list(ids)).items()
    return tuple(Thing(id, capital(texts.name(id)) + (f" ×{count}" if count > 1 else "")) for id, count in counted)


def _spaces(content: Box, map: str, ids: list[str], texts: Texts) -> tuple[Thing, ...]:
    board = next(board for board in content.boards if board.id == map)
    spots = [board.spots[board.space_number[id]] for id in ids]
    return tuple(Thing(spot.id, f"{spot.row + 1}.{spot.column + 1} {printed(spot, texts)}") for spot in spots)
