"""A table where a game is being played: whoever sits there asks it what may be done, and does it."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.errors import IllegalMove, Unreadable
from klubovna.kernel.flow import Turn, advance, carry_out, choose, happen
from klubovna.kernel.frames import CHANCE, Chance, Decision, Happening, Outcome, State
from klubovna.kernel.game import Game, Glimpse, Preview, Settings
from klubovna.kernel.luck import Luck, commitment
from klubovna.kernel.messages import Arg, Message, Seat
from klubovna.kernel.record import Chosen, Happened, Header, Record, Undone
from klubovna.kernel.trail import Trail

IMAGINED = 12
"""How many other possible states are tried to find out whether a choice showed something hidden."""


class Moment(msgspec.Struct, frozen=True, gc=False):
    """The table before a choice, to return to."""

    steps: int
    """On the trail that leads here."""
    turn: Turn
    entries: int
    lucks: int
    seat: Seat = ""
    action: Action | None = None


class Table:
    """The public face of a game in progress. Every error leaves it as it was."""

    def __init__(self, game: Game, content: Content, settings: Settings, key: bytes | None) -> None:
        self.game = game
        self.content = content
        self.key = key
        self.seats = game.seated(settings)
        self.state = game.set_up(content, settings)
        self.record = Record(
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
        self._luck: Luck | None = None
        self._turn: Turn = (None, [])
        self._past: list[Moment] = []
        self._fair: Moment | None = None
        self._undone: list[Action] = []
        self._trail = Trail(lambda: game.set_up(content, settings), [])
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

    def label(self, action: Action) -> Message:
        return self.decision.label(self.state, action) if self.decision else action.label()

    def preview(self, action: Action) -> Preview | None:
        """What one of the options would do, as far as whoever decides may know; None where the game has nothing to
        tell."""
        if self.decision is None or self.game.preview is None:
            return None
        return self.game.preview(self.state, self.decision.seat, action)

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
    def log(self) -> list[Message]:
        """All that was said so far. Words are found when somebody wants to hear them."""
        return self._trail.log()

    def heard(self, seat: Seat | None) -> list[Message]:
        """The log as this seat may read it."""
        return [m for m in self.log if m.heard_by(seat)]

    # What is done

    def play(self, action: Action | str, seat: Seat | None = None) -> None:
        """Take one of the options. Give the seat to have it checked, too."""
        chosen = self._checked(self.game.parse(action) if isinstance(action, str) else action, seat)
        decision = self._turn[0]
        before = self._moment(decision.seat, chosen)
        try:
            self.record.entries.append(Chosen(before.seat, chosen.text))
            self._trail.steps.append(chosen)
            choose(self.state, decision, chosen)
            self._proceed()
        except BaseException:
            self._return_to(before)
            raise
        self._remember(before)
        self._undone.clear()

    def happen(self, what: Happening) -> None:
        """Tell the table what nature chose: dice rolled or a card turned over by people, or read from a record."""
        frame = self._turn[0]
        if not isinstance(frame, Chance):
            raise self._refused("error-no-luck-awaited")
        if not _possible(frame, self.state, what):
            raise self._refused("error-impossible-luck")
        before = self._moment()
        try:
            self._take(frame, what)
            self._proceed()
        except BaseException:
            self._return_to(before)
            raise
        self._forget()

    def proceed(self) -> None:
        """On from what lies on the table now, whoever laid it there, to the next choice of a seat. There is no way back
        from here."""
        self._trail = Trail(self.state.clone().clone, self._trail.log())
        self._past.clear()
        self._proceed()

    def entrust(self, key: bytes) -> None:
        """From now on nature chooses by this key, at once if something is awaited of it."""
        self.key = self.record.key = key
        if self.chance is not None:
            self._proceed()
            self._forget()

    def _proceed(self) -> None:
        """Nature's choices come from the key, where there is one."""
        s = self.state
        top, options = advance(s)
        while top is not None and top.kind == CHANCE and self.key is not None:
            self._take(top, top.sample(s, self._drawn(self.key)))
            top, options = advance(s)
        self._turn = top, options
        self.record.outcome = s.outcome

    def undo(self) -> None:
        """Take back the last choice, unless a barrier stands between."""
        if not self.can_undo:
            raise self._refused("error-nothing-to-undo")
        moment = self._past.pop()
        self._go_back(moment)
        self.record.entries.append(Undone())
        if moment.action is not None:
            self._undone.append(moment.action)

    def redo(self) -> None:
        """Make the last undone choice again."""
        if not self._undone:
            raise self._refused("error-nothing-to-redo")
        undone = self._undone[:-1]
        self.play(self._undone[-1])
        self._undone = undone

    @property
    def can_undo(self) -> bool:
        """Whether the last choice showed something is found out when somebody asks: few do, and it takes long."""
        if self._past and self._past[-1] is not self._fair:
            if self._showed(self._past[-1]):
                self._past.clear()
            else:
                self._fair = self._past[-1]
        return bool(self._past)

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
        if action not in options:
            raise self._refusal(frame.refusal(self.state, action), action.text)
        offered: Action = options[options.index(action)]
        return offered

    def _refused(self, id: str, **args: Arg) -> IllegalMove:
        return self._refusal(Message(id, args))

    def _refusal(self, reason: Message, action: str = "") -> IllegalMove:
        said = self.game.texts("en").say(reason)
        return IllegalMove(reason, f"{action}: {said}" if action else said)

    def _moment(self, seat: Seat = "", action: Action | None = None) -> Moment:
        steps, entries = len(self._trail.steps), len(self.record.entries)
        return Moment(steps, self._turn, entries, self._lucks, seat, action)

    def _drawn(self, key: bytes) -> Luck:
        if self._luck is None:
            self._luck = Luck(key, self._lucks)
        return self._luck.turn_to(self._lucks)

    def _take(self, frame: Chance, what: Happening) -> None:
        self.record.entries.append(Happened(what))
        self._trail.steps.append(what)
        self._lucks += 1
        happen(self.state, frame, what)

    def _remember(self, before: Moment) -> None:
        """Keep the way back, unless luck or another seat stands in it."""
        top = self._turn[0]
        if self._lucks > before.lucks or (top is not None and top.kind == CHANCE):
            self._forget()
            return
        if self._past and self._past[-1].seat != before.seat:
            self._past.clear()
        self._past.append(before)

    def _forget(self) -> None:
        """Nobody can go back from here."""
        self._past.clear()
        if self._trail.ends:
            self._trail = Trail(self.state.clone().clone, self._trail.log())

    def _showed(self, before: Moment) -> bool:
        """Whether the choice that led from there to here let its seat see something hidden: it would have looked
        different in another of the states that the seat could not tell from that one. (What it showed to others is no
        barrier: it is the chooser's own loss, and among people undo asks for consent.)"""
        seat, state = before.seat, self._trail.state(before.steps)
        if not self.game.secrets(state, seat):
            return False
        seen, rng = self._seen(self.state, self._turn, seat), random.Random(before.entries)
        for _ in range(IMAGINED):
            other = self.game.sample(state, seat, rng)
            carry_out(other, before.turn[0], before.action)
            turn = advance(other)
            if self._seen(other, turn, seat) != seen:
                return True
        return False

    def _seen(self, s: State, turn: Turn, seat: Seat) -> tuple[Any, ...]:
        """What a seat sees and, if it is asked, may do."""
        asked = isinstance(turn[0], Decision) and turn[0].seat == seat
        return self.game.view(s, seat), turn[1] if asked else None

    def _return_to(self, moment: Moment) -> None:
        """Something went wrong: the table is as it was."""
        self._go_back(moment)
        del self.record.entries[moment.entries :]
        self._lucks = moment.lucks

    def _go_back(self, moment: Moment) -> None:
        self.state, self._turn = self._trail.state(moment.steps), moment.turn
        self._trail.cut(moment.steps)
        self.record.outcome = self.state.outcome


def _possible(frame: Chance, s: State, what: Happening) -> bool:
    try:
        return frame.possible(s, what)
    except (TypeError, ValueError, LookupError, AttributeError):
        return False
