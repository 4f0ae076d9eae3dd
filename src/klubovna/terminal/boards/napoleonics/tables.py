"""The row of a unit in its national table, in words."""

from __future__ import annotations

from klubovna.games.napoleonics.box import Box
from klubovna.games.napoleonics.printed.armies import Kind, Unit
from klubovna.kernel.texts import Texts

TRAITS = ("light", "guard", "heavy", "strides")


def unit(content: Box, id: str, texts: Texts) -> list[str]:
    kind = content.kinds[content.kind_number[id]]
    row = kind.unit
    lines = [texts.text("napoleonics-table-blocks", blocks=row.blocks, arm=texts.text(f"napoleonics-arm-{row.arm}"))]
    lines.append(texts.text("napoleonics-table-move", move=row.move, march=row.far))
    lines += _battery(kind, texts) if kind.dice else _dice(row, texts)
    if row.flags:
        lines.append(texts.text("napoleonics-table-flags", flags=row.flags))
    if row.retreat > 1:
        lines.append(texts.text("napoleonics-table-retreat", hexes=row.retreat))
    if not row.sabers:
        lines.append(texts.text("napoleonics-table-sabers"))
    lines += [texts.text(f"napoleonics-trait-{trait}") for trait in TRAITS if getattr(row, trait)]
    source = next(known.source for known in content.blocks if (known.file, known.block) == ("units", id))
    return [*lines, f"{texts.text('ui-source')}: {texts.text(f'source-{source}')}"]


def _dice(row: Unit, texts: Texts) -> list[str]:
    lines = []
    if row.range:
        half = texts.text(f"napoleonics-half-{row.rounding}")
        told = texts.text(
            "napoleonics-table-fire", range=row.range, standing=row.standing, moving=row.moving, half=half
        )
        lines.append(told)
    lines.append(texts.text("napoleonics-table-melee", melee=row.melee))
    if row.against_infantry:
        lines.append(texts.text("napoleonics-table-infantry", dice=row.against_infantry))
    return lines


def _battery(kind: Kind, texts: Texts) -> list[str]:
    """Dice by distance, for one, two, three blocks."""
    head = texts.text("napoleonics-table-battery", reach=kind.reach)
    rows = [
        texts.text("napoleonics-table-battery-row", blocks=blocks, dice=" ".join(map(str, dice[1:])))
        for blocks, dice in enumerate(kind.dice)
        if blocks
    ]
    return [head, *rows]
