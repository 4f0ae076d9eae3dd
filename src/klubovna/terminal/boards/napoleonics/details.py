"""All that is known of a hex and who stands there, of a card, a unit, a ground or the battle, and where it is from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.printed.deck import SECTIONS, Card
from klubovna.games.napoleonics.view import HexView, NapoleonicsView, UnitView
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards import Heap, Thing
from klubovna.terminal.boards.napoleonics import battle, tables
from klubovna.terminal.boards.napoleonics.places import Places
from klubovna.terminal.boards.napoleonics.signs import ground, kind_code, letter
from klubovna.terminal.ink import Ink


def details(content: Box, view: NapoleonicsView | None, thing: str, texts: Texts, ink: Ink) -> RenderableType:
    if view is not None and thing in {hex.id for hex in view.map}:
        return Group(*_hex(content, view, thing, texts, ink))
    if view is not None and thing == view.scenario:
        return Group(*_titled(battle.called(view, texts), battle.told(content, view, texts), ink))
    if thing in content.cards:
        return Group(*_titled(texts.name(thing), _card(content, thing, texts), ink))
    if thing in content.units:
        return Group(*_titled(texts.name(thing), tables.unit(content, thing, texts), ink))
    return Group(*_titled(texts.name(thing), _ground(content, thing, texts), ink))


def _titled(title: str, lines: list[str], ink: Ink) -> list[Text]:
    return [Text(title, f"bold {ink.chosen}"), Text(), *(Text(line) for line in lines)]


def source(content: Box, file: str, block: str, texts: Texts) -> str:
    known = next((b.source for b in content.blocks if (b.file, b.block) == (file, block)), "pack")
    return f"{texts.text('ui-source')}: {texts.text(f'source-{known}')}"


def _ground(content: Box, thing: str, texts: Texts) -> list[str]:
    file = "works" if thing == "works" else "terrain"
    return [_told(content, thing, texts), source(content, file, thing, texts)]


def _told(content: Box, ground: str, texts: Texts) -> str:
    return text(content.wording[ground]["full"], texts) if ground in content.wording else texts.text(f"full-{ground}")


def _card(content: Box, card: str, texts: Texts) -> list[str]:
    copies = texts.text("napoleonics-copies", count=content.cards[card].copies)
    return [text(content.wording[card]["full"], texts), "", copies, source(content, "cards", card, texts)]


def brief(content: Box, card: str, texts: Texts) -> str:
    """What a card does on one line: how many orders in which sections, or a few words of our own."""
    known = content.cards[card]
    if known.kind == "tactic":
        return texts.text(f"napoleonics-brief-{card}")
    where = ", ".join(_orders(known, number, texts) for number in range(len(SECTIONS)) if known.orders[number])
    scout = texts.text("napoleonics-brief-draws", count=known.draw) if known.draw > 1 else ""
    return f"{texts.text('napoleonics-brief-orders')} {where}{scout}"


def _orders(card: Card, section: int, texts: Texts) -> str:
    count = texts.text("napoleonics-brief-command") if card.command else str(card.orders[section])
    return f"{texts.name(SECTIONS[section])} {count}"


def _hex(content: Box, view: NapoleonicsView, id: str, texts: Texts, ink: Ink) -> list[Text]:
    places = Places(view, texts)
    hex, unit = places.hexes[id], places.unit(id)
    lines = _titled(f"{id}   {ground(content, hex)} {places.ground(hex)}", [], ink)
    if unit is not None:
        lines += [Text(places.unit_told(unit), "bold"), *map(Text, tables.unit(content, unit.kind, texts)), Text()]
    for leader in places.leaders(id):
        lines += [Text.assemble((places.leader_told(leader), "bold"), f" ({texts.text('napoleonics-leader')})"), Text()]
    lines += [Text(line) for line in _place(content, view, hex, texts)]
    return lines


def _place(content: Box, view: NapoleonicsView, hex: HexView, texts: Texts) -> list[str]:
    """The ground, field works and where they look to, sections as seen by both sides, what the hex is worth."""
    lines = [f"{texts.name(hex.terrain)}: {_told(content, hex.terrain, texts)}"]
    lines.append(source(content, "terrain", hex.terrain, texts))
    if hex.works:
        sides = ", ".join(texts.text(f"napoleonics-side-{side}") for side in hex.works)
        lines += ["", f"{texts.name('works')} ({sides}): {texts.text('full-works')}"]
        lines.append(source(content, "works", "works", texts))
    lines.append("")
    for side in view.sides:
        own = [_mirrored(section) if side.edge == "top" else section for section in hex.sections]
        lines.append(f"{texts.name(side.seat)}: {', '.join(texts.name(section) for section in own)}")
    return lines + battle.worth(view, hex.id, texts)


def _mirrored(section: str) -> str:
    return {"left": "right", "right": "left"}.get(section, section)


# What can be looked at


def things(content: Box, view: NapoleonicsView, texts: Texts) -> list[Heap]:
    """Cards that are held, units, the battle, the rest of the field; then all there is in the box."""
    places = Places(view, texts)
    word = texts.text
    heaps = [
        Heap(f"{texts.name(side.seat)}: {word('napoleonics-hand')}", _counted(side.hand or (), texts))
        for side in view.sides
    ]
    heaps.append(Heap(word("napoleonics-table"), _counted([view.card] if view.card else [], texts)))
    heaps += [
        Heap(f"{texts.name(side.seat)}: {word('napoleonics-army')}", _army(places, side.seat)) for side in view.sides
    ]
    heaps.append(Heap(word("napoleonics-battle"), (Thing(view.scenario, battle.called(view, texts)),)))
    empty = [hex for hex in view.map if not places.company(hex.id)]
    heaps.append(
        Heap(
            word("napoleonics-field"),
            tuple(Thing(h.id, f"{h.id} {ground(content, h)} {places.ground(h)}") for h in empty),
        )
    )
    heaps.append(Heap(word("napoleonics-discard"), _counted(view.discard, texts)))
    heaps.append(Heap(word("napoleonics-cards"), _counted(content.cards, texts)))
    heaps.append(Heap(word("napoleonics-units"), _counted(content.units, texts)))
    heaps.append(Heap(word("napoleonics-grounds"), _counted([*content.terrain, "works"], texts)))
    return [heap for heap in heaps if heap.things]


def _counted(ids: Iterable[str], texts: Texts) -> tuple[Thing, ...]:
    """Cards that are alike are one line."""
    counted = Counter(list(ids)).items()
    return tuple(Thing(id, texts.name(id) + (f" ×{count}" if count > 1 else "")) for id, count in counted)


def _army(places: Places, seat: str) -> tuple[Thing, ...]:
    units = [unit for unit in places.view.units if unit.seat == seat]
    alone = [leader for leader in places.view.leaders if leader.seat == seat and places.unit(leader.hex) is None]
    led = {leader.hex for leader in places.view.leaders if leader.attached}
    listed = [Thing(unit.hex, _listed(unit, unit.hex in led, places.texts)) for unit in units]
    return *listed, *(Thing(leader.hex, f"{leader.hex} {places.texts.name(leader.id)}") for leader in alone)


def _listed(unit: UnitView, led: bool, texts: Texts) -> str:
    code = f"{letter(unit.nation, texts)}{kind_code(unit.code, texts)}{unit.blocks}"
    return f"{unit.hex} {code}{'*' * led} {texts.name(unit.kind)}"
