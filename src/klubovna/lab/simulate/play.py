"""One game of bots, and what is kept of it."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

import klubovna
from klubovna.bots.company import plays
from klubovna.bots.own import Anybody, seated
from klubovna.bots.questions import Player, Question
from klubovna.kernel.actions import Action
from klubovna.kernel.game import Settings
from klubovna.kernel.messages import Seat
from klubovna.lab.simulate.plan import Plan, Unit


class Spent(msgspec.Struct):
    """How long a seat thought, in seconds of CPU time: a measurement, different every time."""

    seconds: float = 0.0
    decisions: int = 0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.seconds = round(self.seconds + seconds, 6)
        self.decisions += 1
        self.slowest = max(self.slowest, round(seconds, 6))


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went: a line of `games.jsonl`. All but `measured` is the same whenever it is played again."""

    pairing: str
    number: int
    options: Settings
    bots: dict[Seat, str]
    """Who sat where, the first seat first."""
    seed: str
    """What luck was drawn from."""
    winners: tuple[Seat, ...]
    scores: dict[Seat, int]
    reason: str
    decisions: int
    turns: dict[Seat, int]
    """How often each seat came to decide, once or several times in a row."""
    rounds: int | None = None
    """Where the game has rounds."""
    measured: dict[Seat, Spent]

    @property
    def unit(self) -> Unit:
        return Unit(self.pairing, self.number)


def play_games(units: Sequence[Unit], plan: Plan, own: Mapping[str, Anybody] | None = None) -> list[Played]:
    return [play_game(plan, unit, own) for unit in units]


def play_game(plan: Plan, unit: Unit, own: Mapping[str, Anybody] | None = None) -> Played:
    """One game, with luck and the bots' dice as planned. Bots are players: they keep what they thought before; those of
    somebody's own are given with their names."""
    game, sitting, strangers = klubovna.game(plan.game), plan.sitting(unit), own or {}
    players = {seat: seated(strangers.get(name, name), game, seat) for seat, name in sitting.bots.items()}
    dice = {seat: random.Random(f"{sitting.dice} {seat}") for seat in players}
    measured, turns = {seat: Spent() for seat in players}, Counter[Seat](dict.fromkeys(players, 0))
    clock, last = time.process_time, [""]
    s = game.set_up(plan.box(), sitting.options)

    def ask(seat: Seat, player: Player, question: Question) -> Action:
        turns[seat] += seat != last[0]
        last[0], started = seat, clock()
        action = player.choose(question, dice[seat])
        measured[seat].add(clock() - started)
        return action

    outcome = plays(game, s, players, random.Random(sitting.luck), ask)
    return Played(
        pairing=unit.pairing,
        number=unit.number,
        options=sitting.options,
        bots=sitting.bots,
        seed=sitting.luck,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        decisions=sum(spent.decisions for spent in measured.values()),
        turns=dict(turns),
        rounds=game.rounds(s) if game.rounds else None,
        measured=measured,
    )
