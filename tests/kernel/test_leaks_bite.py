"""Law 4 bites: whatever tells a seat what it may not know is found out.

Every test breaks one thing in the toy game.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Decision, Step
from klubovna.kernel.game import Game, Glimpse
from klubovna.kernel.laws import LawBroken, try_games
from klubovna.kernel.messages import Message, Seat
from tests.kernel import sealed
from tests.kernel.bite import CHOOSE, GAMES, OPTIONS, WHY_NOT, caught, sees_all
from tests.kernel.sealed import (
    GAME,
    NORTH,
    Deal,
    Draw,
    Held,
    Lay,
    NextTurn,
    Peek,
    Pick,
    Sealed,
    Turn,
    Wait,
    hidden,
    other,
)

pytestmark = pytest.mark.usefixtures("nothing_said_yet")


# Law 4: no leak


def test_a_view_that_leaks(tmp_path: Path) -> None:
    caught(4, "the view of north shows something hidden", tmp_path, replace(GAME, view=sees_all))


def test_a_look_around_that_leaks(tmp_path: Path) -> None:
    def look(s: Sealed, seat: Seat | None, thing: str) -> list[Glimpse]:
        cards = " ".join(str(held.card) for held in s.hands[NORTH])
        return [Glimpse(Action(), Message("do-draw", {"cards": cards}), None)]

    caught(4, "a look at .* shows .* something hidden", tmp_path, replace(GAME, look=look))


def test_a_look_around_without_words(tmp_path: Path) -> None:
    speechless = Glimpse(Action(), Message("do-nothing-known"), None)
    caught(6, "do-nothing-known", tmp_path, replace(GAME, look=lambda s, seat, thing: [speechless]))


def test_a_view_that_leaks_to_spectators_only(tmp_path: Path) -> None:
    game = replace(GAME, view=lambda s, seat: sealed.view(s, seat or NORTH))
    caught(4, "the view of None", tmp_path, game)


def test_a_view_that_leaks_by_its_order(tmp_path: Path) -> None:
    """What is hidden shows in the order of what is not."""

    def ordered(s: Sealed, seat: Seat | None) -> Any:
        seen = sealed.view(s, seat)
        return replace(seen, laid=dict(sorted(seen.laid.items(), key=lambda i: sum(h.card for h in s.hands[i[0]]))))

    caught(4, "the view of", tmp_path, replace(GAME, view=ordered))


def _worst(s: Sealed, seat: Seat) -> int:
    """Something that the seat must not be told: the lowest hidden card of the other hand."""
    return min(hidden(s, seat)[other(seat)], default=0)


def test_options_that_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: Turn, s: Sealed, action: Action) -> Message | None:
        leaky = isinstance(action, Peek) and _worst(s, self.seat) >= 3
        return Message("refused-peeked") if leaky else WHY_NOT(self, s, action)

    monkeypatch.setattr(Turn, "why_not", why_not)
    caught(4, "depends on something hidden", tmp_path)


def test_the_order_of_options_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "options", lambda self, s: OPTIONS(self, s)[:: 1 if _worst(s, self.seat) % 2 else -1])
    caught(4, "depends on something hidden", tmp_path)


def test_a_prompt_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Turn, "prompt", lambda self, s: Message("ask-turn", {"seat": self.seat, "n": _worst(s, self.seat)})
    )
    caught(4, "depends on something hidden", tmp_path)


def test_a_label_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def label(self: Turn, s: Sealed, action: Action) -> Message:
        card = s.hands[other(self.seat)][action.position - 1].card if isinstance(action, Peek) else 0
        return Message("do-lay", {"card": card}) if card else action.label()

    monkeypatch.setattr(Turn, "label", label)
    caught(4, r"the label of 'peek \d' depends on something hidden", tmp_path)


def test_a_refusal_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Why can't you lay 7? Because the other one holds it."""

    def why_not(self: Turn, s: Sealed, action: Action) -> Message | None:
        theirs = isinstance(action, Lay) and action.card in [h.card for h in s.hands[other(self.seat)]]
        return Message("refused-peeked") if theirs else WHY_NOT(self, s, action)

    monkeypatch.setattr(Turn, "why_not", why_not)
    caught(4, r"the refusal of 'lay \d+' depends on something hidden", tmp_path)


def test_a_log_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Laying a card shows its seat nothing new, so nothing new may be told."""

    def choose(self: Turn, s: Sealed, action: Action) -> None:
        s.whisper(self.seat, "log-seen", card=_worst(s, self.seat))
        CHOOSE(self, s, action)

    monkeypatch.setattr(Turn, "choose", choose)
    caught(4, "the log of .* tells (north|south) something hidden", tmp_path)


def test_a_log_that_leaks_to_a_spectator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the peeker saw is told to all; the other seat knows its own card, but a spectator does not."""
    monkeypatch.setattr(Sealed, "whisper", lambda s, to, id, **args: s.say(id, **args) if id == "log-seen" else None)
    caught(4, "the log of", tmp_path)


def test_a_log_of_luck_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card that was drawn is told to all."""
    monkeypatch.setattr(Sealed, "whisper", lambda s, to, id, **args: s.say(id, **args))
    caught(4, "the log of", tmp_path)


class Breath(Step, frozen=True):
    """Says a second thing in a frame of its own."""

    seat: Seat

    def run(self, s: Sealed) -> None:
        s.say("log-waited", seat=self.seat)


def test_what_is_said_together_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same words, but in one scene or in two, as the other's hand is."""

    def choose(self: Turn, s: Sealed, action: Any) -> None:
        CHOOSE(self, s, action)
        if isinstance(action, Wait) and _worst(s, self.seat) > 2:
            s.then(Breath(self.seat))
        elif isinstance(action, Wait):
            s.say("log-waited", seat=self.seat)

    monkeypatch.setattr(Turn, "choose", choose)
    caught(4, "the log of 'wait' tells", tmp_path)


def test_eyes_that_do_not_see_alike(tmp_path: Path) -> None:
    caught(4, "not all eyes see alike", tmp_path, replace(GAME, alike=True))


class Uncovered(Step, frozen=True):
    """A card lies open until it is taken back. Quiet: that it goes back was said when it was uncovered."""

    quiet = True
    card: int

    def run(self, s: Sealed) -> None:
        """It is not seen any more."""


def _uncovering(monkeypatch: pytest.MonkeyPatch, *, in_sight: bool) -> Game:
    """Whoever waits shows the highest of his cards – or it is only spoken of."""

    def choose(self: Turn, s: Sealed, action: Lay | Draw | Peek | Wait) -> None:
        CHOOSE(self, s, action)
        if isinstance(action, Wait) and s.hands[self.seat]:
            card = max(held.card for held in s.hands[self.seat])
            s.say("log-laid", seat=self.seat, card=card)
            s.then(Uncovered(card))

    def view(s: Sealed, seat: Seat | None) -> sealed.SealedView:
        top = s.stack[-1] if s.stack and in_sight else None
        seen = sealed.view(s, seat)
        return replace(seen, bag=100 + top.card) if isinstance(top, Uncovered) else seen

    monkeypatch.setattr(Turn, "choose", choose)
    game = replace(GAME, view=view)
    game.__dict__["frames"] = list[Deal | NextTurn | Pick | Turn | Uncovered | sealed.Compare]
    return game


def test_what_lay_open_for_a_moment_may_be_spoken_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is cleared away the table looks the same whatever it was; but everybody saw it."""
    assert try_games(_uncovering(monkeypatch, in_sight=True), GAMES, tmp_path).games == len(GAMES)


def test_what_nobody_saw_may_not_be_spoken_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    caught(4, "the log of 'wait' tells", tmp_path, _uncovering(monkeypatch, in_sight=False))


def concluded(game: Game) -> str:
    trial = try_games(game, GAMES)
    with pytest.raises(LawBroken) as problem:
        trial.conclude()
    assert problem.value.law == 4
    return str(problem.value)


def test_a_sampler_that_never_varies() -> None:
    """The view can't leak in a world that is always the real one; so that proves nothing."""
    said = concluded(replace(GAME, sample=lambda s, seat, rng: s.clone()))
    assert "never varied" in said
    for secret in (
        "None: bag",
        "None: hand of north",
        "None: hand of south",
        "north: bag",
        "north: hand of south",
    ):
        assert secret in said


def test_a_sampler_that_never_varies_one_thing() -> None:
    def sample(s: Sealed, seat: Seat | None, rng: random.Random) -> Sealed:
        imagined = s.clone()
        if seat is not None:
            hand = imagined.hands[other(seat)]
            unknown = [h for h in hand if not h.known]
            rng.shuffle(unknown)
            hand[:] = [h if h.known else unknown.pop() for h in hand]
            return imagined
        return sealed.sample(s, seat, rng)

    assert concluded(replace(GAME, sample=sample)).endswith("never varied north: bag, south: bag")


def test_a_sampler_that_changes_what_the_seat_knows(tmp_path: Path) -> None:
    caught(4, "the view of north", tmp_path, replace(GAME, sample=lambda s, _, rng: sealed.sample(s, None, rng)))


def test_a_sampler_that_forgets_what_was_peeked_at(tmp_path: Path) -> None:
    """It keeps the seat's own hand, but not what it saw of the other's."""

    def sample(s: Sealed, seat: Seat | None, rng: random.Random) -> Sealed:
        blind = s.clone()
        for hand in blind.hands.values():
            hand[:] = [Held(h.card) for h in hand]
        imagined = sealed.sample(blind, seat, rng)
        for owner, hand in imagined.hands.items():
            hand[:] = [Held(h.card, known=was.known) for h, was in zip(hand, s.hands[owner], strict=True)]
        return imagined

    caught(4, "the view of", tmp_path, replace(GAME, sample=sample))


# Law 4, who is asked


class Show(Action, frozen=True):
    """The highest card, if somebody has it."""


class Pass(Action, frozen=True):
    """Nothing to show, or nothing to be shown."""


class Reaction(Decision, frozen=True):
    """Whoever has the highest card may show it."""

    rule = "turn"
    seat: Seat

    def options(self, s: Sealed) -> list[Action]:
        has = 10 in [held.card for held in s.hands[self.seat]]
        return [Show(), Pass()] if has else [Pass()]

    def choose(self, s: Sealed, action: Show | Pass) -> None:
        if isinstance(action, Show):
            s.say("log-laid", seat=self.seat, card=10)

    def label(self, s: Sealed, action: Action) -> Message:
        return Message("do-wait")

    def prompt(self, s: Sealed) -> Message:
        return Message("ask-turn", {"seat": self.seat})

    def why_not(self, s: Sealed, action: Show | Pass) -> Message | None:
        return None if action in self.options(s) else Message("refused-not-held", {"card": 10})


def _react(monkeypatch: pytest.MonkeyPatch) -> Game:
    """After each card that is laid, and after each wait, the other seat may react."""

    def choose(self: Turn, s: Sealed, action: Lay | Draw | Peek | Wait) -> None:
        CHOOSE(self, s, action)
        if isinstance(action, Wait | Lay):
            s.then(Reaction(other(self.seat)))

    monkeypatch.setattr(Turn, "choose", choose)
    game = replace(GAME, longest=20)
    for kind in (Show, Pass):
        game.actions[str(kind.__struct_config__.tag)] = kind
    game.__dict__["frames"] = list[Deal | NextTurn | Pick | Reaction | Turn | sealed.Compare]
    return game


def test_a_question_that_only_some_are_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has nothing to show is passed over in silence: so whoever is asked has the card."""
    caught(4, "that Reaction.* is asked tells .* something hidden", tmp_path, _react(monkeypatch))


def test_a_question_that_is_always_asked_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reaction, "always_asked", True)
    trial = try_games(_react(monkeypatch), GAMES, tmp_path)
    assert trial.games == len(GAMES)
