"""One game before the court: it is played at random, and looked at under all laws on the way."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from klubovna.kernel.actions import Action
from klubovna.kernel.cloning import mutable
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.laws.case import Case
from klubovna.kernel.laws.leaks import check_leaks
from klubovna.kernel.laws.reasons import check_reasons
from klubovna.kernel.laws.silence import check_silence
from klubovna.kernel.laws.trial import LawBroken, Trial, difference, promised
from klubovna.kernel.laws.words import check_said
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.record import Chosen, Record, Undone
from klubovna.kernel.replay import verified
from klubovna.kernel.state import State
from klubovna.kernel.table import Table
from klubovna.kernel.texts import LANGUAGES

EARLY, CLOSELY, LATER = 60, 0.2, 0.03
"""So many decisions of a game are early; of them and of later ones, these shares are looked at closely."""
TAKEN_BACK = 0.1
"""The share of these that is taken back and made again, if it can be. It takes as long as ten looks, and finds what
replaying finds: a rule that does not do the same twice."""
REPLAYED = 0.2
"""The share of games whose record is written, read and replayed from its first entry to its last. A slip there is no
matter of one state among thousands: it shows in most games, or in none."""
COMPARED, CARED = 2, 150
"""Of so many options the better is taken by somebody who tries to stay in the game; after so many decisions it is long
enough, and only what would end it is not taken. (To judge takes as long as all looks together.)"""
ALONE = 4
"""One of so many games is played as bots play, and its log is told when it is asked for: the way is walked a second
time. The others are watched, as tables of people are."""


def try_games(game: Game, seeds: range, failures: Path | None = None, **options: Setting) -> Trial:
    """Play one random game under all laws for each seed."""
    trial = Trial()
    for seed in seeds:
        trial.add(try_game(game, seed, failures, **options))
    return trial


def try_game(game: Game, seed: int, failures: Path | None = None, **options: Setting) -> Trial:
    """One game; half of the games are played by somebody who tries to stay in it, to see late rounds too."""
    table: Table | None = None
    try:
        settings = game.settings(options, own=True)
        table = Table(game, game.content(settings), settings, key_from_seed(seed))
        return _Court(table, random.Random(seed)).sit(persistent=seed % 2 == 1)
    except Exception as problem:
        law, what = (problem.law, problem.what) if isinstance(problem, LawBroken) else (0, repr(problem))
        where = _saved(table, failures, seed)
        raise LawBroken(law, f"{game.id}, seed {seed}: {what}{where}") from problem


def _saved(table: Table | None, failures: Path | None, seed: int) -> str:
    if failures is None or table is None:
        return ""
    record = table.record
    failures.mkdir(parents=True, exist_ok=True)
    path = failures / f"{record.header.game}-{seed}.jsonl"
    record.save(path)
    return f" (record: {path})"


class _Court:
    """Watches one game."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.game, self.rng = table, table.game, rng
        self.case = Case(table, rng)
        self.trial = self.case.trial
        self.states: list[bytes] | None = [] if rng.random() < REPLAYED else None
        self.pieces = self.game.pieces(table.state)
        self.said = self.waited = 0
        if table.key and table.key[0] % ALONE:
            table.watch(lambda s, said: None)

    def sit(self, *, persistent: bool) -> Trial:
        while self.table.seat is not None:
            if not self.table.options:
                raise LawBroken(1, f"{self.table.decision} has no options")
            closely = self._looks(self.trial.decisions)
            json = self._json() if closely or self.states is not None else b""
            if self.states is not None:
                self.states.append(json)
            if closely:
                self._before(json)
            self._move(self._persistent() if persistent else self.rng.choice(self.table.options), closely, json)
        self._check_pieces()
        self._check_said()
        if self.states is not None:
            self._check_record([*self.states, self._json()])
        outcome = self.table.outcome
        if outcome is None:
            raise LawBroken(1, "the game stopped without an outcome")
        for language in LANGUAGES:
            if not self.game.texts(language).has(f"ending-{outcome.reason}"):
                raise LawBroken(6, f"{language}: no message 'ending-{outcome.reason}'")
        self.trial.endings[outcome.reason] += 1
        self.trial.longest = self.trial.decisions
        return self.trial

    def _looks(self, number: int) -> bool:
        return self.rng.random() < (CLOSELY if number < EARLY else LATER)

    def _before(self, json: bytes) -> None:
        self._check_options()
        self._check_copies(json)
        check_reasons(self.case)
        check_leaks(self.case)
        self._check_pieces()
        self._check_said()
        check_silence(self.case)
        self.case.remember()

    def _check_said(self) -> None:
        check_said(self.case, self.said)
        self.said = len(self.table.log)

    def _move(self, action: Action, closely: bool, before: bytes) -> None:
        table = self.table
        table.play(action)
        self.trial.decisions += 1
        if closely and self.rng.random() < TAKEN_BACK and table.can_undo:
            after = self._json()
            table.undo()
            self._same(3, "undo did not return to the state before", before, self._json())
            table.redo()
            self._same(3, "redo did not return to the state after", after, self._json())
        if self.trial.decisions > self.game.longest:
            raise LawBroken(1, f"longer than {self.game.longest} decisions")

    def _persistent(self) -> Action:
        """Of a few options, the one after which the game looks best, for somebody who does not want it to end."""
        options = self.table.options
        few = self.rng.sample(options, min(COMPARED, len(options)))
        if self.trial.decisions < CARED:
            return max(few, key=self._promise)
        return next((action for action in few if self._after(action).outcome is None), few[-1])

    def _promise(self, action: Action) -> float:
        s, judgement = self._after(action), self.game.judgement
        if s.outcome is not None:
            return -1.0
        return float(judgement(s, self.table.seat)) if judgement else self.rng.random()  # type: ignore[arg-type]

    def _after(self, action: Action) -> Any:
        s = self.table.state.clone()
        decision = s.stack[-1]
        choose(s, decision, action)
        settle(s, self.rng)
        return s

    # Law 1

    def _check_options(self) -> None:
        options = self.table.options
        if len(set(options)) < len(options):
            raise LawBroken(1, f"{self.table.decision} offers something twice: {[a.text for a in options]}")
        for action in options:
            with promised(3, f"{action.text!r} can't be read"):
                parsed = self.game.parse(action.text)
            if parsed != action:
                raise LawBroken(3, f"{action.text!r} parses to {parsed!r}, not to {action!r}")

    # Law 2

    def _check_copies(self, json: bytes) -> None:
        state = self.table.state
        clone = state.clone()
        if clone != state or self.game.to_json(clone) != json:
            raise LawBroken(2, "a clone differs from its state")
        held = mutable(state)
        shared = held.keys() & mutable(clone).keys()
        if shared:
            raise LawBroken(2, f"a clone shares {held[shared.pop()]!r}")
        decision = clone.stack[-1]
        choose(clone, decision, self.rng.choice(self.table.options))
        settle(clone, self.rng)
        self._same(2, "play on a clone changed the state", json, self._json())
        with promised(2, "JSON can't be read back"):
            again = self.game.from_json(json)
        if again != state:
            raise LawBroken(2, "JSON does not come back as the same state")

    def _json(self) -> bytes:
        return self.game.to_json(self.table.state)

    def _same(self, law: int, what: str, one: bytes, other: bytes) -> None:
        if one != other:
            raise LawBroken(law, f"{what}: {difference(one, other)}")

    # Law 3, for the whole game

    def _check_record(self, states: list[bytes]) -> None:
        record = Record.from_bytes(self.table.record.to_bytes())
        if record.to_bytes() != self.table.record.to_bytes():
            raise LawBroken(3, "a record does not come back as it was written")
        with promised(3, "the record is not accepted"):
            self._check_states(record, states)

    def _check_states(self, record: Record, states: list[bytes]) -> None:
        """Replaying stops wherever luck is awaited; a table can be looked at, copied and stored there, too."""
        number = 0
        for entry, table in verified(self.game, record):
            number += isinstance(entry, Chosen) - isinstance(entry, Undone)
            json = self.game.to_json(table.state)
            if table.chance is not None:
                self._check_waiting(table.state, json)
            elif number >= len(states) or json != states[number]:
                raise LawBroken(3, "the record replays through other states")
        if number != len(states) - 1:
            raise LawBroken(3, "the record stops before the end")

    def _check_waiting(self, state: State, json: bytes) -> None:
        self.waited += 1
        if not self._looks(self.waited):
            return
        if self.game.from_json(json) != state or self.game.to_json(state.clone()) != json:
            raise LawBroken(2, "a state that waits for luck does not survive copying")
        for seat in (*self.table.seats, None):
            self.game.view(state, seat)
        self._same_pieces(state)

    # Law 5

    def _check_pieces(self) -> None:
        self._same_pieces(self.table.state)

    def _same_pieces(self, state: State) -> None:
        now = self.game.pieces(state)
        if now != self.pieces:
            raise LawBroken(5, f"appeared: {dict(now - self.pieces)}, vanished: {dict(self.pieces - now)}")
