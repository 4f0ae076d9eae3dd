"""The vocabulary of the rule tests: how a table is set, played and looked at.

Markers are told as the view tells them: above 0 on the half of the side that begins (Axis, Japan), below on the
other's. Luck is told, not drawn. Tokens not named in a test lie in their bags and in the bank, so that all are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import klubovna
from klubovna.games.blitzkrieg.rules.course import Turn
from klubovna.games.blitzkrieg.state import DORMANT, occupant, refresh
from klubovna.games.blitzkrieg.trace import APPLIED, DREW, event
from klubovna.games.blitzkrieg.trace import placed as was_placed
from klubovna.games.blitzkrieg.view import TheatreView
from tests.kernel.set_table import SetTable

Tokens = Iterable[str]


class BlitzkriegTable(SetTable):
    """A table in the middle of a game: it is this seat's turn, with these tokens behind the screens."""

    def __init__(
        self,
        turn: str = "axis",
        *,
        reserve: Tokens = (),
        other: Tokens = ("army-1",),
        placed: Mapping[str, tuple[str, str]] | None = None,
        markers: Mapping[str, int] | None = None,
        points: Mapping[str, int] | None = None,
        campaigns: Mapping[str, int] | None = None,
        bags: Mapping[str, Tokens] | None = None,
        bank: Tokens | None = None,
        last: Mapping[str, str] | None = None,
        closed: Tokens = (),
        active: Tokens = (),
        stratagem: str = "",
        **options: str,
    ) -> None:
        if turn in ("japan", "germany"):
            options["map"] = "nippon"
        self.table = klubovna.new("blitzkrieg", dice=False, **options)
        s, rival = self.s, next(seat for seat in self.s.seats if seat != turn)
        self._deal(turn, reserve)
        self._deal(rival, other)
        for space, (seat, token) in (placed or {}).items():
            self._lay(seat, token, space)
        for seat, tokens in (bags or {}).items():
            s.bags[s.side(seat)] = tuple(sorted(s.content.number[token] for token in tokens))
        if bank is not None:
            s.bank = tuple(sorted(s.content.number[token] for token in bank))
        for seat, token in (last or {}).items():
            s.last[s.side(seat)] = s.content.number[token]
        for theatre, marker in (markers or {}).items():
            s.markers[s.board.theatre_number[theatre]] = marker
        for seat, score in (points or {}).items():
            s.points[s.side(seat)] = score
        rows = dict.fromkeys(closed, -1) | dict.fromkeys(active, 0) | {t: n - 1 for t, n in (campaigns or {}).items()}
        for theatre, row in rows.items():
            s.rows[s.board.theatre_number[theatre]] = row
        for number in range(len(s.rows)):
            refresh(s, number)
        if stratagem:
            s.cup = tuple(sorted({*s.cup, s.stratagem} - {stratagem}))
            s.stratagem = stratagem
        s.stack[:] = [Turn(turn)]
        self.table.proceed()

    def _from_stock(self, side: int, kind: int) -> bool:
        """Out of the bag, or out of the bank if it is a special weapon."""
        s = self.s
        if kind in s.content.special:
            bank = list(s.bank)
            bank.remove(kind)
            s.bank = tuple(bank)
            return True
        bag = list(s.bags[side])
        bag.remove(kind)
        s.bags[side] = tuple(bag)
        return False

    def _deal(self, seat: str, tokens: Tokens) -> None:
        side = self.s.side(seat)
        for token in tokens:
            kind = self.s.content.number[token]
            special = self._from_stock(side, kind)
            self.s.reserves[side] += (kind,)
            self.s.note(event(side, APPLIED if special else DREW))

    def _lay(self, seat: str, token: str, space: str) -> None:
        side, kind = self.s.side(seat), self.s.content.number[token]
        special = self._from_stock(side, kind)
        self.s.spaces[self.s.board.space_number[space]] = occupant(side, kind)
        self.s.last[side] = kind
        self.s.note(event(side, APPLIED if special else DREW))
        self.s.note(was_placed(side, kind))

    def said(self, id: str) -> list[dict[str, Any]]:
        return [message.args for message in self.table.log if message.id == f"log-{id}"]

    # What lies there

    def marker(self, theatre: str) -> int:
        return int(self.s.markers[self.s.board.theatre_number[theatre]])

    def status(self, theatre: str) -> str:
        row = self.s.rows[self.s.board.theatre_number[theatre]]
        return "closed" if row == -1 else "dormant" if row == DORMANT else f"campaign {row + 1}"

    def theatre(self, theatre: str) -> TheatreView:
        found: TheatreView = self.table.view(None).theatres[self.s.board.theatre_number[theatre]]
        return found

    def reserve(self, seat: str) -> list[str]:
        return [self.s.content.ids[kind] for kind in self.s.reserves[self.s.side(seat)]]

    def bag(self, seat: str) -> list[str]:
        return ["unseen" if kind < 0 else self.s.content.ids[kind] for kind in self.s.bags[self.s.side(seat)]]

    def points(self, seat: str) -> int:
        return int(self.s.points[self.s.side(seat)])

    def preview(self, text: str) -> dict[str, int]:
        found = self.table.preview(self.table.game.parse(text))
        return {} if found is None else found.numbers

    def ends_turn(self, drawn: str = "army-1") -> BlitzkriegTable:
        """Step 4: the turn is over but for the draw."""
        assert self.waits == "draw"
        return self.luck(drawn)
