"""A table where a game is being played: whoever sits there asks it what may be done, and does it."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from typing import Any, ClassVar, Protocol

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.errors import IllegalMove, Unreadable
from klubovna.kernel.flow import Turn, advance, carry_out, happen
from klubovna.kernel.frames import NOT_OFFERED, Chance, Decision, Outcome
from klubovna.kernel.game import Game, Glimpse, Preview, Settings
from klubovna.kernel.luck import Luck, commitment
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.odds import Happening
from klubovna.kernel.record import Header, Record, Undone
from klubovna.kernel.state import State
from klubovna.kernel.texts import worded
from klubovna.kernel.trail import Trail, Watcher, written

IMAGINED = 12
"""How many other possible states are tried to find out whether a choice showed something hidden."""


class Desk(Protocol):
    """What a table can't do by itself: it knows neither bots nor screens."""

    def asked(self, table: Table, bot: Any, rng: random.Random | None) -> Action:
        """What a bot would choose."""

    def text(self, table: Table, seat: Seat | None) -> str:
        """The table as this seat sees it, in letters."""

    def svg(self, table: Table, seat: Seat | None) -> str:
        """The same as a picture."""


class Table:
    """The public face of a game in progress. Every error leaves it as it was.

    Examples:
        >>> import klubovna
        >>> table = klubovna.new("vzdor", seed=7)
        >>> table.seat, [action.text for action in table.options][:2]
        ('maquis', ['play antonio covert', 'play antonio revealed'])
        >>> table.play("play abel covert")
        >>> table.can_undo
        True
        >>> table.undo()
        >>> table.play("end-attack")
        Traceback (most recent call last):
        klubovna.kernel.errors.IllegalMove: ...
    """

    desk: ClassVar[Callable[[], Desk]]
    """Given by the package, and asked for only when it is needed."""

    def __init__(self, game: Game, content: Content, settings: Settings, key: bytes | None) -> None:
        self.game = game
        self.content = content
        self.key = key
        self.seats = game.seated(settings)
        self.state = game.set_up(content, settings)
        self._record = Record(
            Header(
                game=game.id,
                rules=game.version,
                content=content.hash,
                options=settings,
                seats=dict.fromkeys(self.seats, ""),
                key_hash=commitment(key) if key else None,
            ),
            key=key,
        )
        self._lucks = 0
        self._luck = Luck(key, 0) if key else None
        self._turn: Turn = (None, [])
        self._undone: list[Action] = []
        self._trail = Trail(lambda: game.set_up(content, settings), [])
        self._watchers: list[Watcher] = []
        self.falls = 0
        """How often something went wrong on the way: those who watch may have been shown what was not to be."""
        self._written = self._barred = 0
        self._fair = -1
        self._proceed()

    # What is asked

    @property
    def seat(self) -> Seat | None:
        """Who decides now; None when the game is over (or when dice are awaited that people roll)."""
        frame = self._turn[0]
        return frame.seat if isinstance(frame, Decision) else None

    @property
    def options(self) -> list[Action]:
        """The legal actions, never empty while somebody decides."""
        return list(self._turn[1])

    @property
    def decision(self) -> Decision | None:
        frame = self._turn[0]
        return frame if isinstance(frame, Decision) else None

    @property
    def chance(self) -> Chance | None:
        """What nature has yet to choose, at a table whose dice people roll themselves."""
        frame = self._turn[0]
        return frame if isinstance(frame, Chance) else None

    @property
    def prompt(self) -> Message | None:
        return self.decision.prompt(self.state) if self.decision else None

    @property
    def matters(self) -> Message | None:
        """What to look at in a decision of this kind, where the game says it."""
        said = self.decision.matters() if self.decision else None
        return said if said is not None and said.id in worded(self.game.package) else None

    def label(self, action: Action) -> Message:
        return self.decision.label(self.state, action) if self.decision else action.label()

    def preview(self, action: Action) -> Preview | None:
        """What one of the options would do, as far as whoever decides may know; None where the game has nothing to
        tell."""
        if self.decision is None or self.game.preview is None:
            return None
        return self.game.preview(self.state, self.decision.seat, action)

    def why_not(self, action: Action) -> Message | None:
        """The rule against choosing it now; None if it may be chosen, or nobody is asked."""
        frame, options = self._turn
        return frame.refusal(self.state, action) if isinstance(frame, Decision) and action not in options else None

    def why_none(self, kind: type[Action]) -> Message | None:
        """The rule by which nothing of this kind may be chosen now; None if something may, or nobody is asked."""
        frame, options = self._turn
        if not isinstance(frame, Decision) or any(isinstance(option, kind) for option in options):
            return None
        return frame.why_none(self.state, kind) if kind in frame.answers() else NOT_OFFERED

    def look(self, seat: Seat | None, thing: str) -> list[Glimpse]:
        """What a thing on the table could do, as far as this seat may know; nothing where the game does not tell."""
        return [] if self.game.look is None else self.game.look(self.state, seat, thing)

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def view(self, seat: Seat | None) -> Any:
        """What this seat may see; None is a spectator."""
        if seat is not None and seat not in self.seats:
            raise Unreadable(f"there is no seat {seat!r}; there are: {', '.join(self.seats)}")
        return self.game.view(self.state, seat)

    @property
    def record(self) -> Record:
        """The game so far. It is written when somebody wants to read it: ask again for what happened since."""
        if self._written != len(self._trail.steps) or self._record.outcome is not self.state.outcome:
            self._write()
        return self._record

    @property
    def seq(self) -> int:
        """How many entries the record has."""
        return len(self._record.entries) + len(self._trail.steps) - self._written

    @property
    def log(self) -> list[Message]:
        """All that was said so far. Words are found when somebody wants to hear them."""
        told = self._trail.log(self._watchers)
        if self._trail.ends:
            self._start_again(told, settled=True)
        return told

    def watch(self, watcher: Watcher) -> None:
        """From now on this one is shown each frame that was carried out: at once, or when somebody asks for the log."""
        self._trail.log(self._watchers)
        self._watchers.append(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        self._watchers.remove(watcher)

    def heard(self, seat: Seat | None) -> list[Message]:
        """The log as this seat may read it."""
        return [m for m in self.log if m.heard_by(seat)]

    # For programs and notebooks

    def ask(self, bot: Any, rng: random.Random | None = None) -> Action:
        """What a bot would choose now; nothing is done yet. It is one of the house by its name, such as `club`, or your
        own: see `klubovna.Bot`. Without a generator it is the same answer whenever it is asked the same."""
        return Table.desk().asked(self, bot, rng)

    def __str__(self) -> str:
        """The table in letters, as whoever decides sees it; when the game is over, as everybody does."""
        return Table.desk().text(self, self.seat)

    def _repr_svg_(self) -> str:
        """The same as a picture: what a notebook shows."""
        return Table.desk().svg(self, self.seat)

    # What is done

    def play(self, action: Action | str, seat: Seat | None = None) -> None:
        """Take one of the options. Give the seat to have it checked, too."""
        decision = self._turn[0]
        chosen = self._checked(self.game.parse(action) if isinstance(action, str) else action, seat)
        steps, lucks = self._trail.steps, self._lucks
        before = len(steps)
        try:
            if self._watchers and self._trail.told_all:
                self._turn = self._trail.play(self.state, chosen, self._watchers, self._draw if self._luck else None)
            else:
                steps.append((decision, chosen))
                self.state.stack.pop()
                decision.choose(self.state, chosen)
                self._proceed()
        except BaseException:
            self._return_to(before, lucks)
            raise
        if self._undone:
            self._undone = []

    def happen(self, what: Happening) -> None:
        """Tell the table what nature chose: dice rolled or a card turned over by people, or read from a record."""
        frame = self._turn[0]
        if not isinstance(frame, Chance):
            raise self._refused("error-no-luck-awaited")
        if not _possible(frame, self.state, what):
            raise self._refused("error-impossible-luck")
        before, lucks = len(self._trail.steps), self._lucks
        try:
            self._trail.steps.append(what)
            self._lucks += 1
            happen(self.state, frame, what)
            self._proceed()
        except BaseException:
            self._return_to(before, lucks)
            raise

    def proceed(self) -> None:
        """On from what lies on the table now, whoever laid it there, to the next choice of a seat. There is no way back
        from here."""
        self._start_again(self._trail.log(self._watchers))
        self._proceed()

    def entrust(self, key: bytes) -> None:
        """From now on nature chooses by this key, at once if something is awaited of it."""
        self.key = self._record.key = key
        self._luck = Luck(key, self._lucks)
        if self.chance is not None:
            self._proceed()

    def _proceed(self) -> None:
        """Nature's choices come from the key, where there is one."""
        self._turn = advance(self.state, None, self._draw if self._luck else None)

    def _draw(self, chance: Chance, s: State) -> Happening:
        assert self._luck is not None
        what: Happening = chance.sample(s, self._luck.turn_to(self._lucks))
        self._trail.steps.append(what)
        self._lucks += 1
        return what

    def undo(self, *, known: bool = False) -> None:
        """Take back the last choice, unless a barrier stands between. Where it is known that it was taken back once,
        it is not asked again whether it showed something."""
        chosen = self._chosen_in_a_row()
        if not chosen:
            raise self._refused("error-nothing-to-undo")
        if not (known or self.can_undo):
            raise self._refused("error-showed-something")
        self.record.entries.append(Undone())
        self._barred = len(self._trail.steps) - len(chosen)
        self._undone.append(chosen[0][1])
        self._go_back(len(self._trail.steps) - 1)

    def redo(self) -> None:
        """Make the last undone choice again."""
        if not self._undone:
            raise self._refused("error-nothing-to-redo")
        undone = self._undone[:-1]
        self.play(self._undone[-1])
        self._undone = undone

    @property
    def may_undo(self) -> Seat | None:
        """Whose choice was the last, if nothing came between; whether it showed something is not found out here."""
        steps = self._trail.steps
        last = steps[-1] if len(steps) > self._barred and self.chance is None else None
        return last[0].seat if isinstance(last, tuple) else None

    @property
    def can_undo(self) -> bool:
        """Whether the last choice showed something is found out when somebody asks: few do, and it takes long."""
        chosen, steps = self._chosen_in_a_row(), len(self._trail.steps)
        if chosen and self._fair != steps:
            if self._showed(*chosen[0]):
                self._barred = steps
                return False
            self._fair = steps
        return bool(chosen)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    # How it is done

    def _checked(self, action: Action, seat: Seat | None) -> Action:
        frame, options = self._turn
        if not isinstance(frame, Decision):
            raise self._refused("error-luck-awaited" if frame else "error-game-over")
        if seat is not None and seat != frame.seat:
            raise self._refused("error-other-seat", seat=frame.seat)
        try:
            offered: Action = options[options.index(action)]
        except ValueError:
            raise self._refusal(frame.refusal(self.state, action), action.text) from None
        return offered

    def _refused(self, id: str, **args: Arg) -> IllegalMove:
        return self._refusal(Message(id, args))

    def _refusal(self, reason: Message, action: str = "") -> IllegalMove:
        said = self.game.texts("en", self.content).say(reason)
        return IllegalMove(reason, f"{action}: {said}" if action else said)

    def _write(self) -> None:
        steps, record = self._trail.steps, self._record
        record.entries += [written(step) for step in steps[self._written :]]
        record.outcome, self._written = self.state.outcome, len(steps)

    def _start_again(self, told: list[Message], *, settled: bool = False) -> None:
        """What was done stands in the record; from here on nobody can go back beyond this state."""
        self._write()
        self._trail = Trail(self.state.clone().clone, told, settled=settled)
        self._written = self._barred = 0
        self._fair = -1

    def _chosen_in_a_row(self) -> list[tuple[Decision, Action]]:
        """What the seat that chose last chose since luck, another seat or a bar stood in the way; the latest first."""
        chosen: list[tuple[Decision, Action]] = []
        if self.chance is None:
            steps = self._trail.steps
            for step in islice(reversed(steps), len(steps) - self._barred):
                if not isinstance(step, tuple) or (chosen and step[0].seat != chosen[0][0].seat):
                    break
                chosen.append(step)
        return chosen

    def _showed(self, decision: Decision, action: Action) -> bool:
        """Whether the last choice let its seat see something hidden: it would have looked different in another of the
        states that the seat could not tell from the one before. (What it showed to others is no barrier: it is the
        chooser's own loss, and among people undo asks for consent.)"""
        seat, state = decision.seat, self._trail.state(len(self._trail.steps) - 1)
        if not self.game.secrets(state, seat):
            return False
        seen, rng = self._seen(self.state, self._turn, seat), random.Random(len(self.record.entries) - 1)
        for _ in range(IMAGINED):
            other = self.game.sample(state, seat, rng)
            carry_out(other, decision, action)
            turn = advance(other)
            if self._seen(other, turn, seat) != seen:
                return True
        return False

    def _seen(self, s: State, turn: Turn, seat: Seat) -> tuple[Any, ...]:
        """What a seat sees and, if it is asked, may do."""
        asked = isinstance(turn[0], Decision) and turn[0].seat == seat
        return self.game.view(s, seat), turn[1] if asked else None

    def _return_to(self, steps: int, lucks: int) -> None:
        """Something went wrong: the table is as it was."""
        self._go_back(steps)
        self._lucks = lucks
        self.falls += 1

    def _go_back(self, steps: int) -> None:
        self.state = self._trail.state(steps)
        self._turn = advance(self.state)
        self._trail.cut(steps)
        self._written, self._fair = min(self._written, steps), -1


def _possible(frame: Chance, s: State, what: Any) -> bool:
    """A tuple is nothing that could stand in a record."""
    try:
        return not isinstance(what, tuple) and frame.possible(s, what)
    except (TypeError, ValueError, LookupError, AttributeError):
        return False
