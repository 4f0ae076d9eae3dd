"""Set-up ("Příprava hry") of both maps, for two and for one."""

from __future__ import annotations

from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.printed.blocks import MAPS, SIDES
from klubovna.games.blitzkrieg.rules.course import Turn
from klubovna.games.blitzkrieg.rules.effects import Draw
from klubovna.games.blitzkrieg.rules.solo.opponent import ASIDE, CUP, HeadStarts
from klubovna.games.blitzkrieg.state import DORMANT, NOTHING, Blitzkrieg
from klubovna.kernel.game import Settings
from klubovna.kernel.messages import Seat


def seating(settings: Settings) -> tuple[Seat, ...]:
    """Who sits at the table; alone, one plays the side that has the last turn."""
    sides = SIDES[str(settings["map"])]
    return sides[1:] if settings["mode"] == "solo" else sides


def set_up(content: Box, settings: Settings) -> Blitzkrieg:
    board, solo = content.boards[MAPS.index(str(settings["map"]))], settings["mode"] == "solo"
    s = Blitzkrieg(
        content=content,
        board=board,
        solo=solo,
        level=str(settings["level"]) if solo else "",
        six=str(settings["six"]),
        markers=[0] * len(board.theatres),
        rows=[0 if theatre.start else DORMANT for theatre in board.theatres],
        open=[*board.opening],
        spaces=[0] * len(board.spots),
        reserves=[(), ()],
        bags=[content.bags[seat] for seat in board.seats],
        bank=content.bank(nippon=board.id == "nippon" or settings["nippon_specials"] == "yes"),
        points=[0, 0],
        last=[NOTHING, NOTHING],
        cup=CUP if solo else (),
        stratagem=ASIDE if solo else "",
    )
    first, second = board.seats
    reserve = content.rules.setup.reserve
    drawn = [Draw(first)] * (content.solo.row.units if solo else reserve) + [Draw(second)] * reserve
    s.then(*drawn, *([HeadStarts()] if solo else []), Turn(first))
    return s
