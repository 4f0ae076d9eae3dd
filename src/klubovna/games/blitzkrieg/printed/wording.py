"""What a theatre's track means, in words made of its numbers."""

from __future__ import annotations

from klubovna.games.blitzkrieg.printed.blocks import Theatre
from klubovna.kernel.content import Content
from klubovna.kernel.messages import Message
from klubovna.kernel.wording import Line, Wording, line

MAPS = ("base", "nippon")


def wording(box: Content) -> dict[str, Wording]:
    return {id: _of_theatre(theatre) for map in MAPS for id, theatre in box.pages.tables[map].items()}


def _of_theatre(theatre: Theatre) -> Wording:
    bonus = [Line(Message("full-bonus-from", {"step": at, "bonus": n})) for n, at in enumerate(theatre.bonus, 1)]
    if theatre.closing > 1:
        return {"bonus": bonus, "closing": line("full-closing-head-start", most=theatre.closing)}
    return {"bonus": bonus, "closing": line("full-closing")}
