"""What the plain numbers on the table mean."""

from __future__ import annotations

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.view import VzdorView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Number, number


def numbers(content: Box, view: VzdorView, texts: Texts) -> list[Number]:
    """The round, the power of an attack, points, and what the game may be lost by."""
    lost = content.rules.defeat
    attack = [number("power", texts, "vzdor-number-power", power=view.power_sum)] if view.fighting else []
    return [
        number("round", texts, "vzdor-number-round", round=view.round),
        *attack,
        number("points", texts, "vzdor-number-points", points=view.points, title=f"title-{view.title}"),
        number("dead", texts, "vzdor-number-dead", count=view.dead, most=lost.civilians),
        number("failed", texts, "vzdor-number-failed", count=len(view.failed), most=lost.failures),
    ]
