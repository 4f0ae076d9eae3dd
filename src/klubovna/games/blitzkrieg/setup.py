"""Set-up ("Příprava hry") of both maps, for two and for one."""

from __future__ import annotations

from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.printed.blocks import MAPS, SIDES
from klubovna.games.blitzkrieg.rules.course import Turn
from klubovna.games.blitzkrieg.rules.effects import Draw
from klubovna.games.blitzkrieg.rules.solo.head_starts import HeadStarts
from klubovna.games.blitzkrieg.state import DORMANT, FREE, NOTHING, Blitzkrieg, Readings
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
        readings=Readings(*(str(settings[name]) for name in Readings.__struct_fields__)),
        markers=[0] * len(board.theatres),
        rows=[0 if theatre.start else DORMANT for theatre in board.theatres],
        open=[*board.opening],
        spaces=[FREE] * len(board.spots),
        reserves=[(), ()],
        bags=[content.bags[seat] for seat in board.seats],
        bank=content.bank(nippon=board.id == "nippon" or settings["nippon_specials"] == "yes"),
        points=[0, 0],
        last=[NOTHING, NOTHING],
        cup=tuple(sorted(known.id for known in content.solo.stratagems if not known.aside)) if solo else (),
        stratagem=next(known.id for known in content.solo.stratagems if known.aside) if solo else "",
    )
    first, second = board.seats
    reserve = content.rules.setup.reserve
    drawn = [Draw(first, "dealt")] * (content.solo.row.units if solo else reserve)
    drawn += [Draw(second, "dealt")] * reserve
    s.then(*drawn, *([HeadStarts()] if solo else []), Turn(first))
    return s
