"""The conformance kit: what every registered game must show in thousands of random games.

1. While somebody decides there is a legal action, no two are the same, and the game ends within its declared length.
2. A clone shares nothing that changes; JSON there and back is the same state.
3. A record replays to the same states, undo and redo return to them, the text of every action parses back.
4. No leak: what a seat sees, may do, is told and foresees is the same in every state that it can't tell from this one;
   and the sampler really varies everything that is hidden.
5. Pieces are conserved.
6. Everything that is said can be said in every language.

(The seventh law, that bots get no state, is a matter of the bots' interface and is proved with them.)
A game that breaks a law is saved as a record and named in the message.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.cloning import mutable
from klubovna.kernel.flow import choose, settle
from klubovna.kernel.frames import Decision, State
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Chosen, Record, Undone
from klubovna.kernel.replay import verified
from klubovna.kernel.table import Table
from klubovna.kernel.texts import LANGUAGES

LOOKED_AT = 2
"""Of so many options the preview is looked at."""
EARLY, CLOSELY, LATER = 60, 0.2, 0.03
"""So many decisions of a game are early; of them and of later ones, these shares are looked at closely."""
TAKEN_BACK = 0.4
"""The share of these that is taken back and made again, if it can be."""
REPLAYED = 0.4
"""The share of games whose record is written, read and replayed from its first entry to its last."""
COMPARED = 2
"""Of so many options the better is taken by somebody who tries to stay in the game."""


class LawBroken(AssertionError):
    """Which law, in which game, and where its record lies."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(law, what)
        self.law, self.what = law, what

    def __str__(self) -> str:
        return f"law {self.law}: {self.what}"


class Trial(msgspec.Struct):
    """What the games of a run have shown together."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    hidden: set[str] = msgspec.field(default_factory=set)
    """Secrets met so far, as `seat: name`…"""
    varied: set[str] = msgspec.field(default_factory=set)
    """…and those that a sampler has been seen to vary."""

    def add(self, other: Trial) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.hidden |= other.hidden
        self.varied |= other.varied

    def conclude(self) -> None:
        """The second half of law 4, which no single game can show."""
        if self.hidden - self.varied:
            raise LawBroken(4, f"the sampler never varied {', '.join(sorted(self.hidden - self.varied))}")


def try_games(game: Game, seeds: range, failures: Path | None = None, **options: Setting) -> Trial:
    """Play one random game under all laws for each seed."""
    trial = Trial()
    for seed in seeds:
        trial.add(try_game(game, seed, failures, **options))
    return trial


def try_game(game: Game, seed: int, failures: Path | None = None, **options: Setting) -> Trial:
    """One game; half of the games are played by somebody who tries to stay in it, to see late rounds too."""
    record: Record | None = None
    try:
        table = Table(game, game.content(), game.settings(options), key_from_seed(seed))
        record = table.record
        return _Court(table, random.Random(seed)).sit(persistent=seed % 2 == 1)
    except Exception as problem:
        law, what = (problem.law, problem.what) if isinstance(problem, LawBroken) else (0, repr(problem))
        where = _saved(record, failures, seed)
        raise LawBroken(law, f"{game.id}, seed {seed}: {what}{where}") from problem


@contextmanager
def _promised(law: int, what: str) -> Iterator[None]:
    """A crash in here breaks this law."""
    try:
        yield
    except LawBroken:
        raise
    except Exception as problem:
        raise LawBroken(law, f"{what}: {problem!r}") from problem


def _saved(record: Record | None, failures: Path | None, seed: int) -> str:
    if failures is None or record is None:
        return ""
    failures.mkdir(parents=True, exist_ok=True)
    path = failures / f"{record.header.game}-{seed}.jsonl"
    record.save(path)
    return f" (record: {path})"


class _Court:
    """Watches one game."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.game, self.rng = table, table.game, rng
        self.trial = Trial(games=1)
        self.states: list[bytes] = []
        self.pieces = self.game.pieces(table.state)
        self.tried: list[Action] = []
        self.said = self.waited = 0

    def sit(self, *, persistent: bool) -> Trial:
        while self.table.seat is not None:
            self.states.append(self._json())
            closely = self._looks(self.trial.decisions)
            if closely:
                self._before()
            self._move(self._persistent() if persistent else self.rng.choice(self.table.options), closely)
        self._check_pieces()
        self._check_said()
        if self.rng.random() < REPLAYED:
            self._check_record()
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

    def _before(self) -> None:
        self._check_options()
        self._check_copies()
        self._check_leaks()
        self._check_pieces()
        self._check_said()

    def _move(self, action: Action, closely: bool) -> None:
        table = self.table
        before = self.states[-1]
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
        options, judgement = self.table.options, self.game.judgement
        few = self.rng.sample(options, min(COMPARED, len(options)))
        return max(few, key=lambda action: self._promise(action, judgement))

    def _promise(self, action: Action, judgement: Any) -> float:
        s = self.table.state.clone()
        decision = s.stack[-1]
        choose(s, decision, action)
        settle(s, self.rng)
        if s.outcome is not None:
            return -1.0
        return float(judgement(s, self.table.seat)) if judgement else self.rng.random()

    # Law 1

    def _check_options(self) -> None:
        options = self.table.options
        if not options:
            raise LawBroken(1, f"{self.table.decision} has no options")
        if len(set(options)) < len(options):
            raise LawBroken(1, f"{self.table.decision} offers something twice: {[a.text for a in options]}")
        for action in options:
            with _promised(3, f"{action.text!r} can't be read"):
                parsed = self.game.parse(action.text)
            if parsed != action:
                raise LawBroken(3, f"{action.text!r} parses to {parsed}, not to {action}")

    # Law 2

    def _check_copies(self) -> None:
        state, json = self.table.state, self.states[-1]
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
        with _promised(2, "JSON can't be read back"):
            again = self.game.from_json(json)
        if again != state:
            raise LawBroken(2, "JSON does not come back as the same state")

    def _json(self) -> bytes:
        return self.game.to_json(self.table.state)

    def _same(self, law: int, what: str, one: bytes, other: bytes) -> None:
        if one != other:
            raise LawBroken(law, f"{what}: {_difference(one, other)}")

    # Law 3, for the whole game

    def _check_record(self) -> None:
        record = Record.from_bytes(self.table.record.to_bytes())
        if record.to_bytes() != self.table.record.to_bytes():
            raise LawBroken(3, "a record does not come back as it was written")
        with _promised(3, "the record is not accepted"):
            self._check_states(record, [*self.states, self._json()])

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

    # Law 4

    def _check_leaks(self) -> None:
        """Through all eyes; what is said afterwards, through some."""
        everybody = (*self.table.seats, None)
        listening = self.rng.choice(everybody)
        for seat in everybody:
            truth = self.game.secrets(self.table.state, seat)
            self.trial.hidden |= {f"{seat}: {name}" for name in truth}
            if truth:
                imagined = self._compare_with_imagined(seat, truth)
                if seat == listening and self.table.decision is not None:
                    self._compare_log(self.table.decision, imagined, seat)
        self.tried = (self.tried + self.table.options)[-20:]

    def _compare_with_imagined(self, seat: Seat | None, truth: Any) -> Any:
        state, decision = self.table.state, self.table.decision
        imagined = self.game.sample(state, seat, self.rng)
        for name, value in self.game.secrets(imagined, seat).items():
            if truth.get(name) != value:
                self.trial.varied.add(f"{seat}: {name}")
        if _bytes(self.game.view(imagined, seat)) != _bytes(self.game.view(state, seat)):
            raise LawBroken(4, f"the view of {seat} shows something hidden")
        if self.game.look is not None:
            thing = self._thing()
            if _bytes(self.game.look(imagined, seat, thing)) != _bytes(self.game.look(state, seat, thing)):
                raise LawBroken(4, f"a look at {thing!r} shows {seat} something hidden")
        if decision is not None and decision.seat == seat:
            self._compare_choices(decision, imagined)
        return imagined

    def _thing(self) -> str:
        """Something on the table that choices of late speak of."""
        return self.rng.choice(self.rng.choice(self.tried or self.table.options).path)

    def _compare_choices(self, decision: Decision, imagined: Any) -> None:
        state, options = self.table.state, self.table.options
        if decision.options(imagined) != options or decision.prompt(imagined) != decision.prompt(state):
            raise LawBroken(4, f"{decision} depends on something hidden")
        for action in options:
            if decision.label(imagined, action) != decision.label(state, action):
                raise LawBroken(4, f"the label of {action.text!r} depends on something hidden")
        for action in self._looked_at():
            if self._preview(imagined, action) != self._preview(state, action):
                raise LawBroken(4, f"the preview of {action.text!r} shows something hidden")
        for action in self._not_offered():
            if decision.refusal(imagined, action) != decision.refusal(state, action):
                raise LawBroken(4, f"the refusal of {action.text!r} depends on something hidden")

    def _looked_at(self) -> list[Action]:
        """Looking ahead takes time, and there are many options in many games: a few of them."""
        options = self.table.options if self.game.preview is not None else []
        return self.rng.sample(options, min(LOOKED_AT, len(options)))

    def _preview(self, state: Any, action: Action) -> bytes:
        """As it leaves; looking ahead must change nothing."""
        preview, decision = self.game.preview, self.table.decision
        return b"" if preview is None or decision is None else _bytes(preview(state, decision.seat, action))

    def _not_offered(self) -> list[Action]:
        options = self.table.options
        return [action for action in self.tried if action not in options]

    def _compare_log(self, decision: Decision, imagined: Any, seat: Seat | None) -> None:
        """What a seat can't tell apart afterwards, whoever chose, it must have been told in the same words."""
        possible = set(decision.options(imagined))
        both = [action for action in self.table.options if action in possible]
        if not both:
            return
        action, luck = self.rng.choice(both), self.rng.random()
        true, other = (self._told(s, decision, action, seat, luck) for s in (self.table.state, imagined))
        if true[0] == other[0] and true[1] != other[1]:
            raise LawBroken(4, f"the log of {action.text!r} tells {seat} something hidden: {true[1]} / {other[1]}")

    def _told(
        self, s: Any, decision: Decision, action: Action, seat: Seat | None, luck: float
    ) -> tuple[bytes, list[Message]]:
        """The view of a seat after a choice, and what it heard on the way."""
        s = s.clone()
        s.log = []
        choose(s, decision, action)
        settle(s, random.Random(luck))
        return _bytes(self.game.view(s, seat)), [message for message in s.log if message.heard_by(seat)]

    # Law 5

    def _check_pieces(self) -> None:
        self._same_pieces(self.table.state)

    def _same_pieces(self, state: State) -> None:
        now = self.game.pieces(state)
        if now != self.pieces:
            raise LawBroken(5, f"appeared: {dict(now - self.pieces)}, vanished: {dict(self.pieces - now)}")

    # Law 6

    def _check_said(self) -> None:
        table = self.table
        said = [*table.log[self.said :], *(table.label(action) for action in table.options)]
        said += [told for seen in map(table.preview, self._looked_at()) if seen is not None for told in seen.says]
        if table.decision is not None:
            said += filter(None, (table.decision.refusal(table.state, action) for action in self._not_offered()))
            said.append(table.decision.prompt(table.state))
        for glimpse in table.look(table.seat, self._thing()) if self.game.look and table.options else []:
            said += [glimpse.label, *(glimpse.preview.says if glimpse.preview else ())]
        self.said = len(table.log)
        for message in said:
            for problem in _problems(self.game, message):
                raise LawBroken(6, problem)


_spoken: set[tuple[Any, ...]] = set()
"""Messages that were fine, and what stood in each of their places."""


def _problems(game: Game, message: Message) -> list[str]:
    """Sentences are many; one is looked at if it has something in a place where it was not seen before."""
    places = {(game.id, message.id), *((game.id, message.id, *place) for place in message.args.items())}
    if places <= _spoken:
        return []
    found = [problem for language in LANGUAGES for problem in game.texts(language).problems(message)]
    if not found:
        _spoken.update(places)
    return found


def _bytes(view: Any) -> bytes:
    return msgspec.json.encode(view)


def _difference(one: bytes, other: bytes) -> str:
    a, b = msgspec.json.decode(one), msgspec.json.decode(other)
    return ", ".join(f"{k}: {a.get(k)!r} ≠ {b.get(k)!r}" for k in a | b if a.get(k) != b.get(k))[:500]
