"""Somebody at a table that was laid for them: in a lesson, or at a puzzle. No Textual in here."""

from __future__ import annotations

from klubovna import Table
from klubovna.kernel.messages import Seat
from klubovna.terminal.players import PERSON, USUAL_BOT
from klubovna.terminal.session import Session


class Sitting(Session):
    """Nothing is kept in a file, and others choose by themselves only where it is played freely."""

    def __init__(self, table: Table, seat: Seat, rival: str = USUAL_BOT) -> None:
        super().__init__(table, players={one: PERSON if one == seat else rival for one in table.seats})

    @property
    def is_free(self) -> bool:
        return False

    @property
    def bot(self) -> str | None:
        return super().bot if self.is_free else None

    def keep(self) -> None:
        """What was laid is no game to go on with."""
