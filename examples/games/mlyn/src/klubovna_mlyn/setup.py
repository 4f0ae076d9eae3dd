"""The table before the first man is placed."""

from __future__ import annotations

from klubovna.kernel.content import Content
from klubovna.kernel.game import Settings
from klubovna_mlyn.rules.course import Turn
from klubovna_mlyn.state import MEN, Mlyn, Readings


def set_up(content: Content, settings: Settings) -> Mlyn:
    readings = Readings(
        flying=str(settings["flying"]),
        double=str(settings["double"]),
        repetition=str(settings["repetition"]),
        quiet=int(settings["quiet"]),
    )
    s = Mlyn(content=content, readings=readings, men=[0, 0], hand=[MEN, MEN])
    s.then(Turn(0))
    return s
