"""A state has a stack of frames: steps run by themselves, seats and nature are asked, the end clears everything."""

from __future__ import annotations

import random

import pytest

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Broken
from klubovna.kernel.flow import advance, advance_shown, choose, follow, happen, settle
from klubovna.kernel.frames import Chance, Decision, Outcome, Step
from klubovna.kernel.game import Game
from klubovna.kernel.kinds import concrete
from klubovna.kernel.messages import Message
from klubovna.kernel.state import State
from tests.kernel.sealed import GAME


class Diary(State):
    """Writes down what happened."""

    done: list[str] = []


class Write(Step, frozen=True):
    word: str

    def run(self, s: Diary) -> None:
        s.done.append(self.word)


class Nest(Step, frozen=True):
    """What a frame pushes comes before what was already waiting."""

    def run(self, s: Diary) -> None:
        s.then(Write("inner-1"), Write("inner-2"))


class Say(Action, frozen=True):
    word: str


class Speak(Decision, frozen=True):
    words: tuple[str, ...]

    @property
    def seat(self) -> str:
        return "poet"

    def options(self, s: Diary) -> list[Say]:
        return [Say(word) for word in self.words]

    def choose(self, s: Diary, action: Say) -> None:
        s.done.append(action.word)


class Coin(Chance, frozen=True):
    def sample(self, s: Diary, rng: random.Random) -> int:
        return rng.randrange(2)

    def happen(self, s: Diary, happening: int) -> None:
        s.done.append("heads" if happening else "tails")


class Finish(Step, frozen=True):
    def run(self, s: Diary) -> None:
        s.end(Outcome(("poet",), {"poet": 1}, "finished"))


def diary(*frames: Step | Decision | Chance) -> Diary:
    s = Diary()
    s.then(*frames)
    return s


def test_then_means_the_first_one_first() -> None:
    s = diary(Write("a"), Nest(), Write("b"))
    assert advance(s) == (None, [])
    assert s.done == ["a", "inner-1", "inner-2", "b"]


def test_a_seat_is_asked_and_what_waited_goes_on() -> None:
    s = diary(Write("a"), Speak(("yes", "no")), Write("b"))
    decision, options = advance(s)
    assert (decision.seat, options, s.done) == ("poet", [Say("yes"), Say("no")], ["a"])
    assert advance(s) == (decision, options), "asking again changes nothing"
    choose(s, decision, options[1])
    advance(s)
    assert s.done == ["a", "no", "b"]


def test_with_a_single_option_nobody_is_asked() -> None:
    s = diary(Speak(("only",)), Write("b"))
    assert advance(s) == (None, [])
    assert s.done == ["only", "b"]


def test_without_options_the_game_stands_there() -> None:
    """The table shows the frame; law 1 forbids it."""
    s = diary(Speak(()))
    assert advance(s) == (Speak(()), [])


def test_nature_is_asked_and_search_lets_it_choose() -> None:
    s = diary(Coin(), Speak(("yes", "no")))
    assert advance(s) == (Coin(), [])
    happen(s, Coin(), 1)
    assert advance(s)[0] == Speak(("yes", "no"))
    s = diary(Coin(), Coin(), Speak(("yes", "no")))
    assert settle(s, random.Random(1))[0] == Speak(("yes", "no"))
    assert len(s.done) == 2


def test_the_end_clears_what_was_still_to_be_done() -> None:
    s = diary(Finish(), Write("never"), Speak(("x", "y")))
    assert advance(s) == (None, [])
    assert (s.stack, s.done) == ([], [])
    assert s.outcome == Outcome(("poet",), {"poet": 1}, "finished")


def test_a_prompt_is_the_frame_with_its_fields_unless_the_game_says_more() -> None:
    assert Speak(("a",)).prompt(diary()) == Message("ask-speak", {"words": ("a",)})
    assert Speak(("a",)).label(diary(), Say("hi")) == Message("do-say", {"word": "hi"})
    assert Speak(("a",)).refusal(diary(), Say("hi")) == Message("not-speak", {"word": "hi"})
    assert Speak(("a",)).refusal(diary(), Action()) == Message("error-not-offered")


def test_what_answers_a_question_is_what_choose_takes() -> None:
    assert Speak.answers() == (Say,)


def test_a_single_option_is_taken_unless_the_question_is_always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is passed over would tell by it."""
    s = diary(Speak(("alone",)))
    monkeypatch.setattr(Speak, "always_asked", True)
    assert advance(s) == (Speak(("alone",)), [Say("alone")])
    monkeypatch.setattr(Speak, "always_asked", False)
    assert advance(s) == (None, [])
    assert s.done == ["alone"]


def test_what_takes_time_to_find_out_is_found_out_for_listeners_only() -> None:
    asked: list[int] = []

    def count() -> int:
        asked.append(1)
        return len(asked)

    s = diary()
    s.say("log-nothing", n=count)
    assert asked == []
    s.log = []
    s.say("log-nothing", n=count)
    s.whisper("poet", "log-nothing", n=count, m=3)
    assert s.log == [Message("log-nothing", {"n": 1}), Message("log-nothing", {"n": 2, "m": 3}, ("poet",))]


def test_search_plays_in_silence_and_tables_listen() -> None:
    s = diary()
    s.say("log-nothing", n=1)
    assert s.log is None
    s.log = []
    s.say("log-something", n=1)
    assert s.log == [Message("log-something", {"n": 1})]


class Round(Step, frozen=True):
    """A card that is played again because of itself."""

    def run(self, s: Diary) -> None:
        s.then(Round())


def test_what_never_ends_is_broken_and_nobody_waits() -> None:
    for go_on in (advance, lambda s: advance_shown(s, lambda: None), lambda s: list(follow(s, None))):
        with pytest.raises(Broken, match="would never end"):
            go_on(diary(Round()))


def test_a_bare_frame_does_nothing_of_its_own() -> None:
    for work in (Step().run, Decision().options):
        with pytest.raises(NotImplementedError):
            work(diary())
    nature = Chance()
    for happens in (Decision().choose, nature.possible, nature.happen):
        with pytest.raises(NotImplementedError):
            happens(diary(), 0)
    with pytest.raises(NotImplementedError):
        nature.sample(diary(), random.Random())


def test_a_game_finds_its_frames_by_itself() -> None:
    names = {cls.__name__ for base in (Step, Decision, Chance) for cls in concrete(base, "tests.kernel.sealed")}
    assert names == {"Compare", "Deal", "NextTurn", "Pick", "Turn"}


def test_a_class_does_not_leave_its_game_because_somebody_elsewhere_derives_from_it() -> None:
    class Louder(Write, frozen=True):
        """In `another` package."""

    Louder.__module__ = "another"
    assert Write in concrete(Step, __name__)


def test_every_frame_of_a_game_survives_json() -> None:
    game: Game = GAME
    s = game.set_up(game.content(), game.settings({}))
    assert game.from_json(game.to_json(s)) == s
    assert game.from_json(game.to_json(s)).stack == s.stack
