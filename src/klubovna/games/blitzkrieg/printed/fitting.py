"""Whether what is printed fits together: what no block can know alone."""

from __future__ import annotations

import typing

from klubovna.games.blitzkrieg.printed.blocks import MAPS, SIDES, EffectId, Theatre
from klubovna.games.blitzkrieg.printed.sheet import Change, Solo
from klubovna.kernel.content import Pages
from klubovna.kernel.errors import Broken

COUNTED: tuple[EffectId, ...] = ("tactical", "strategic", "propaganda")
"""Effects that are printed with a number."""


def check_together(pages: Pages, file: str) -> None:
    tables = pages.tables
    for name in MAPS:
        theatres: dict[str, Theatre] = tables[name]
        for id, theatre in theatres.items():
            _check_theatre(id, theatre, theatres, file)
        if not any(theatre.start for theatre in theatres.values()):
            raise Broken("no theatre is active at the start", file=file, field=name)
    dice = (("die", tables["solo"].die, "base"), ("nippon_die", tables["solo"].nippon_die, "nippon"))
    for name, die, on in dice:
        for theatre in filter(None, die.theatres):
            if theatre not in tables[on] or not tables[on][theatre].start:
                raise Broken(f"{theatre!r} is not active at the start", file=file, field=f"{name}.theatres")
    _check_sheet(tables["solo"], file)
    if tables["rules"].bar.end < tables["rules"].victory.points:
        raise Broken("the bar of points ends before victory", file=file, field="bar.end")
    need, units = tables["rules"].setup.reserve, tables["tokens"].values()
    for seat in (seat for sides in SIDES.values() for seat in sides):
        if sum(unit.copies.get(seat, 0) for unit in units) < max(need, tables["solo"].row.units):
            raise Broken(f"too few units of {seat}", file=file, field="copies")


def _check_sheet(solo: Solo, file: str) -> None:
    if sum(stratagem.aside for stratagem in solo.stratagems) != 1:
        raise Broken("one stratagem is set aside at first", file=file, field="stratagems")
    if sorted(solo.changes.order) != sorted(typing.get_args(Change)):
        raise Broken("every change has one place in the order", file=file, field="changes.order")


def _check_theatre(id: str, theatre: Theatre, all_of_them: dict[str, Theatre], file: str) -> None:
    for arrow in theatre.arrows:
        if arrow not in all_of_them:
            raise Broken(f"an arrow to {arrow!r}, which is not there", file=file, field=f"{id}.arrows")
    if theatre.closing > theatre.track:
        raise Broken("the whole track closes the theatre", file=file, field=f"{id}.closing")
    if not theatre.start and any(other.closing > theatre.track - theatre.closing for other in all_of_them.values()):
        raise Broken("a head start would close it at once", file=file, field=f"{id}.track")
    for space in (space for campaign in theatre.campaigns for space in campaign.spaces):
        if space.count != 1 and space.effect not in COUNTED:
            problem = f"{space.effect!r} is not varied by `count`" if space.effect else "there is no effect to count"
            raise Broken(problem, file=file, field=f"{id}.campaigns")
