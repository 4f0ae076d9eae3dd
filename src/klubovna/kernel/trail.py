"""The way to the state on the table: a copy of an earlier one, and what was done since.

To go back is to walk the way again up to a place; to tell what happened is to walk it with open ears. Both are wanted
far less often than a choice is made, so that no choice pays for a copy or for words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from klubovna.kernel.actions import Action
from klubovna.kernel.flow import Draw, Turn, advance, advance_shown, carry_out, follow
from klubovna.kernel.frames import Decision
from klubovna.kernel.messages import Message
from klubovna.kernel.odds import Happening
from klubovna.kernel.record import Chosen, Happened
from klubovna.kernel.state import State

Step: TypeAlias = tuple[Decision, Action] | Happening
"""What somebody was asked and chose, or what nature chose."""

Watcher: TypeAlias = Callable[[Any, list[Message]], None]
"""Is shown the state after each frame, and told what was said in it. It keeps neither and changes neither."""

LONG = 32
"""After so many steps that were told a new trail begins, as soon as nobody can go back beyond it."""
FAR = 6
"""So many steps from a state that is kept another one is kept, where somebody listens."""
NOT_BEGUN = -1


class Place(NamedTuple):
    """Somewhere on the way: after so many steps, the state, which can be had again and again, and how much was said."""

    steps: int
    state: Callable[[], State]
    told: int


class Trail:
    def __init__(self, start: Callable[[], State], told: list[Message], *, settled: bool = False) -> None:
        """From a state, which can be had again and again, and before which these things were said. `settled`: somebody
        is asked there, so that nothing is said before they choose."""
        self._start, self._told = start, told
        self._before = len(told)
        self._follower: State | None = None
        """Whoever walks behind the table with open ears; nobody where the table itself is listened to."""
        self._followed = 0 if settled else NOT_BEGUN
        """How many steps were told."""
        self._watched = 0
        self._nearest = Place(0, start, self._before)
        """Where somebody listens, not long ago."""
        self.steps: list[Step] = []

    @property
    def ends(self) -> bool:
        """Whether it is time for a new one: luck is never taken back."""
        return self._followed >= LONG and not isinstance(self.steps[-1], tuple)

    def state(self, steps: int) -> Any:
        """What lay on the table after so many steps."""
        near = self._nearest.steps <= steps
        at, start = (self._nearest.steps, self._nearest.state) if near else (0, self._start)
        s = start()
        advance(s)
        for step in self.steps[at:steps]:
            _walk(s, step)
        return s

    def log(self, watchers: Sequence[Watcher] = ()) -> list[Message]:
        """All that was said up to here; whoever tells it follows the table with open ears. Those who watch are shown
        every frame once, also if the way has to be walked again."""
        steps = self.steps
        if self._followed == len(steps):
            return self._told
        begun = self._followed >= 0
        s = self._listening()
        if begun and self._follower is not None:
            self._nearest = Place(self._followed, _silent(s).clone, len(self._told))
        known = max(self._followed, self._watched if watchers else len(steps))
        for step in steps[self._followed : known]:
            _walk(s, step)
        for step in steps[known:]:
            self._show(s, step, watchers)
        self._follower = s
        self._followed = self._watched = len(steps)
        return self._told

    def _listening(self) -> State:
        """The table after the steps that were told."""
        if self._follower is not None:
            return self._follower
        if self._followed >= 0:
            s: State = self.state(self._followed)
            s.log = self._told
            return s
        s = self._start()
        s.log = self._told
        advance(s)
        self._followed = 0
        return s

    def _show(self, s: State, step: Step, watchers: Sequence[Watcher]) -> None:
        told = len(self._told)
        for _ in follow(s, _done(step)):
            said, told = self._told[told:], len(self._told)
            for watcher in watchers:
                watcher(s, said)

    # Where the table itself is listened to

    @property
    def told_all(self) -> bool:
        return self._followed == len(self.steps)

    def play(self, s: State, action: Action, watchers: Sequence[Watcher], drawn: Draw | None) -> Turn:
        """Choose on the table itself and go on, with open ears: whoever watches is shown each frame as it is carried
        out, and nobody has to walk the way again. All before must have been told."""
        if len(self.steps) - self._nearest.steps >= FAR:
            self._nearest = Place(len(self.steps), s.clone().clone, len(self._told))
        said = self._told
        before = told = len(said)

        def show() -> None:
            nonlocal told
            new, told = said[told:], len(said)
            for watcher in watchers:
                watcher(s, new)

        decision: Any = s.stack[-1]
        self.steps.append((decision, action))
        s.log = said
        try:
            s.stack.pop()
            decision.choose(s, action)
            show()
            turn = advance_shown(s, show, drawn)
        except BaseException:
            del said[before:]
            raise
        finally:
            s.log = None
        self._follower = None
        self._followed = self._watched = len(self.steps)
        return turn

    def cut(self, steps: int) -> None:
        """What was done after so many steps was not done; and what was said of it, not said."""
        del self.steps[steps:]
        if self._nearest.steps > steps:
            self._nearest = Place(0, self._start, self._before)
        if self._followed > steps:
            del self._told[self._nearest.told :]
            self._follower, self._followed = None, self._nearest.steps or NOT_BEGUN
        self._watched = min(self._watched, steps)


def written(step: Step) -> Chosen | Happened:
    """As it stands in the record."""
    if isinstance(step, tuple):
        decision, action = step
        return Chosen(decision.seat, action.text)
    return Happened(step)


def _walk(s: State, step: Step) -> None:
    carry_out(s, s.stack[-1], _done(step))
    advance(s)


def _done(step: Step) -> Action | Happening:
    return step[1] if isinstance(step, tuple) else step


def _silent(s: State) -> State:
    """A copy that nobody listens to."""
    told, s.log = s.log, None
    copy = s.clone()
    s.log = told
    return copy
