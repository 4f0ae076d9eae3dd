"""One game, played by whoever is named."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import msgspec

import klubovna
from klubovna.bots.own import Anybody, called, seated
from klubovna.bots.questions import question, tell, watch
from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Setting
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Record
from klubovna.kernel.table import Table


class Match(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    table: Table
    bots: dict[Seat, str]
    """Who sat where."""

    @property
    def outcome(self) -> Outcome:
        assert self.table.outcome is not None
        return self.table.outcome

    @property
    def record(self) -> Record:
        return self.table.record

    @property
    def returns(self) -> dict[Seat, float]:
        """1 to whoever won, -1 to whoever lost, 0 where rivals have all won or all lost."""
        return self.table.state.returns()


def play(
    bots: Mapping[Seat, Anybody] | Anybody,
    id: str,
    *,
    seed: int | str | None = None,
    pack: str | Path | None = None,
    **options: Setting | Path,
) -> Match:
    """Let bots play a game: one for each seat, or one that plays them all. A seed makes luck and the bots of the house
    repeatable."""
    table = klubovna.new(id, seed=seed, pack=pack, **options)  # type: ignore[arg-type]  # none is called `dice`
    chosen = _chosen(bots, table)
    players = {seat: seated(bot, table.game, seat) for seat, bot in chosen.items()}
    dice = {seat: random.Random(_dice(table, seat)) for seat in players}
    names = {seat: called(bot) for seat, bot in chosen.items()}
    table.record.header = msgspec.structs.replace(table.record.header, seats=names)
    while (decision := table.decision) is not None:
        seat = decision.seat
        action = players[seat].choose(question(table.game, table.state, seat, table.options), dice[seat])
        watch(table.game, table.state, players, decision, action)
        table.play(action, seat)
        tell(players, decision, action)
    return Match(table, names)


def asked(table: Table, bot: Anybody, rng: random.Random | None = None) -> Action:
    """What a bot would choose now at this table."""
    seat = table.seat
    if seat is None:
        raise Unreadable("nobody is asked anything now")
    asked = question(table.game, table.state, seat, table.options)
    moment = f"{_dice(table, seat)} {len(table.record.entries)}"
    return seated(bot, table.game, seat).choose(asked, rng or random.Random(moment))


def _dice(table: Table, seat: Seat) -> str:
    """Where a bot's own dice come from: others at every table, and the same whenever the table is the same."""
    key = table.key.hex() if table.key else "without luck"
    return f"bot {key} {seat}"


def _chosen(bots: Mapping[Seat, Anybody] | Anybody, table: Table) -> dict[Seat, Anybody]:
    """Who sits at each seat; every seat has somebody, and nobody sits elsewhere."""
    if not isinstance(bots, Mapping):
        return dict.fromkeys(table.seats, bots)
    if set(bots) != set(table.seats):
        given = ", ".join(bots) or "none"
        raise Unreadable(f"a bot is wanted for each of these seats: {', '.join(table.seats)}; given were: {given}")
    return {seat: bots[seat] for seat in table.seats}
