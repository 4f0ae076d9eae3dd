"""The conformance kit is worth something only if it bites: each way to break a law must be found out.

Every test breaks one thing in the toy game and says which law must be named.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klubovna.kernel import game as game_module
from klubovna.kernel.actions import Action
from klubovna.kernel.cloning import cloner
from klubovna.kernel.frames import Decision, Step
from klubovna.kernel.game import Game, Glimpse
from klubovna.kernel.laws import LawBroken, try_games, words
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.record import Record
from klubovna.kernel.replay import resume
from klubovna.kernel.texts import Texts
from tests.kernel import sealed
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

GAMES = range(30)
CHOOSE: Callable[..., None] = Turn.choose
WHY_NOT: Callable[..., Message | None] = Turn.why_not
OPTIONS, TAKE = Turn.options, sealed.take


@pytest.fixture(autouse=True)
def _nothing_said_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit remembers which messages were fine; a broken variant must not profit from it."""
    monkeypatch.setattr(words, "_spoken", set())


def caught(law: int, words: str, tmp_path: Path, game: Game = GAME) -> Record:
    """The law that was broken, said in these words; and the record of the game, which the message names."""
    with pytest.raises(LawBroken, match=words) as problem:
        try_games(game, GAMES, tmp_path).conclude()
    assert problem.value.law == law, problem.value
    named = re.search(r"sealed, seed (\d+): .*\(record: (.+)\)", str(problem.value), re.S)
    assert named, problem.value
    path = tmp_path / f"sealed-{named[1]}.jsonl"
    assert Path(named[2]) == path
    return Record.load(path)


def test_the_game_as_it_is_breaks_none(tmp_path: Path) -> None:
    trial = try_games(GAME, GAMES, tmp_path)
    trial.conclude()
    assert trial.games == len(GAMES)
    assert not list(tmp_path.iterdir())


def test_the_record_of_a_broken_game_can_be_played_on(tmp_path: Path) -> None:
    """The record is the bug report: it leads to the very place."""
    record = caught(4, "the view of north", tmp_path, replace(GAME, view=_sees_all))
    table = resume(GAME, record)
    assert table.outcome is None
    state: Any = table.state
    assert _sees_all(state, NORTH) != GAME.view(state, NORTH)
    table.play(table.options[0])


def test_without_a_folder_no_record_is_written() -> None:
    with pytest.raises(LawBroken, match="seed 0") as problem:
        try_games(replace(GAME, longest=1), GAMES)
    assert "record:" not in str(problem.value)


def test_a_rule_that_crashes_is_told_with_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: Turn, s: Sealed, action: Action) -> None:
        if isinstance(action, Peek):
            raise KeyError("a slip in the rule")
        CHOOSE(self, s, action)

    monkeypatch.setattr(Turn, "choose", crash)
    caught(0, "a slip in the rule", tmp_path)


def test_a_rule_that_crashes_before_the_first_choice_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deal, "happen", _crash)
    with pytest.raises(LawBroken, match="seed 0"):
        try_games(GAME, GAMES, tmp_path)


# Law 1: there is always something to choose, nothing twice, and an end


def test_duplicate_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "options", lambda self, s: [*OPTIONS(self, s), *OPTIONS(self, s)])
    caught(1, "offers something twice", tmp_path)


def test_no_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "options", lambda self, s: OPTIONS(self, s) if not s.peeked else [])
    caught(1, "has no options", tmp_path)


def test_a_game_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Turn, s: Sealed, action: Lay | Draw | Peek | Wait) -> None:
        """Nothing comes of it."""

    monkeypatch.setattr(Turn, "choose", choose)
    caught(1, "longer than 12 decisions", tmp_path)


def test_a_game_longer_than_declared(tmp_path: Path) -> None:
    caught(1, "longer than 6 decisions", tmp_path, replace(GAME, longest=6))


def test_a_game_that_stops_without_an_outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealed.Compare, "run", lambda self, s: None)
    caught(1, "stopped without an outcome", tmp_path)


# Law 2: copies


def test_a_clone_that_shares_a_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sealed, "clone", _cloned_with(lambda s: {"bag": s.bag}))
    caught(2, "shares", tmp_path)


def test_a_clone_that_shares_a_list_inside_a_dict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sealed, "clone", _cloned_with(lambda s: {"laid": dict(s.laid)}))
    caught(2, "shares", tmp_path)


def test_a_clone_that_forgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sealed, "clone", _cloned_with(lambda s: {"peeked": []}))
    caught(2, "a clone differs", tmp_path)


def test_play_on_a_clone_that_reaches_the_original(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules keep something where clones can't separate it."""
    states: list[Sealed] = []

    def choose(self: Turn, s: Sealed, action: Action) -> None:
        CHOOSE(self, s, action)
        states[-1].bag.reverse()

    def options(self: Turn, s: Sealed) -> list[Action]:
        states.append(s)
        return OPTIONS(self, s)

    monkeypatch.setattr(Turn, "choose", choose)
    monkeypatch.setattr(Turn, "options", options)
    caught(2, "play on a clone changed the state: bag", tmp_path)


def test_a_state_that_json_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Game.from_json

    def forgetful(self: Game, data: bytes) -> Any:
        s: Any = whole(self, data)
        s.peeked.clear()
        return s

    monkeypatch.setattr(Game, "from_json", forgetful)
    caught(2, "JSON does not come back", tmp_path)


def test_a_state_that_json_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule puts a number where the state declares a seat."""

    def choose(self: Turn, s: Any, action: Action) -> None:
        CHOOSE(self, s, action)
        s.peeked.append(0)

    monkeypatch.setattr(Turn, "choose", choose)
    caught(2, "Expected `str`, got `int`", tmp_path)


# Law 3: records


def test_a_text_that_means_something_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "text", property(lambda self: f"lay {self.card + 1}"))
    caught(3, "parses to Lay", tmp_path)


def test_a_text_that_means_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "text", property(lambda self: f"lay card {self.card}"))
    caught(3, "expected 'lay <card>'", tmp_path)


def test_a_rule_with_dice_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def take(s: Sealed, seat: Seat, card: int) -> None:
        TAKE(s, seat, card)
        random.shuffle(s.hands[seat])

    monkeypatch.setattr(sealed, "take", take)
    caught(3, "replays through other states|(un|re)do did not return", tmp_path)


def test_a_rule_with_dice_of_its_own_whose_record_is_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happen = Pick.happen
    monkeypatch.setattr(Pick, "happen", lambda self, s, _: happen(self, s, random.choice(s.bag)))
    caught(3, "record", tmp_path)


def test_luck_that_is_not_drawn_from_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "sample", lambda self, s, rng: random.choice(s.bag))
    caught(3, "not what the key gives", tmp_path)


# Law 4: no leak


def _sees_all(s: Sealed, seat: Seat | None) -> Any:
    seen = sealed.view(s, seat)
    return replace(seen, hands={owner: [held.card for held in hand] for owner, hand in s.hands.items()})


def test_a_view_that_leaks(tmp_path: Path) -> None:
    caught(4, "the view of north shows something hidden", tmp_path, replace(GAME, view=_sees_all))


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


# Law 5: pieces


def test_a_piece_that_vanished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Turn, s: Sealed, action: Action) -> None:
        CHOOSE(self, s, action)
        if isinstance(action, Draw) and s.bag:
            s.bag.pop()

    monkeypatch.setattr(Turn, "choose", choose)
    caught(5, r"vanished: \{'\d+'", tmp_path)


def test_a_piece_that_appeared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "happen", lambda self, s, card: s.hands[self.seat].append(Held(card)))
    caught(5, r"appeared: \{'\d+'", tmp_path)


def test_a_piece_that_vanished_with_the_last_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compare = sealed.Compare.run
    monkeypatch.setattr(sealed.Compare, "run", lambda self, s: (compare(self, s), s.laid[NORTH].pop()))
    caught(5, "vanished", tmp_path)


# Law 6: words


def reworded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, old: str, new: str) -> Path:
    """The toy's texts with one change in one language; returns where records of failures go."""
    kernel, own = Path(game_module.__file__).parent / "texts", Path(sealed.__file__).parent / "texts"
    texts = tmp_path / "texts"
    texts.mkdir()
    for name in ("cs", "en"):
        text = (own / f"{name}.ftl").read_text("utf-8")
        assert name != language or old in text
        (texts / f"{name}.ftl").write_text(text.replace(old, new) if name == language else text, "utf-8")
    monkeypatch.setattr(game_module, "_texts", lambda _, language: Texts(language, [kernel, texts]))
    return tmp_path / "failures"


@pytest.mark.parametrize("id", ["do-peek", "ask-turn", "log-laid", "log-seen", "log-won"])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_message_missing(language: str, id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A label, a prompt, a log line for all, one for a single seat, and the last one of the game."""
    failures = reworded(monkeypatch, tmp_path, language, f"{id} =", f"{id}-too =")
    caught(6, f"{language}: no message '{id}'", failures)


def test_a_message_with_another_argument(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = reworded(monkeypatch, tmp_path, "cs", "vyložil { $card }", "vyložil { $cards }")
    caught(6, "cs: log-laid: Unknown external: cards", failures)


def test_a_name_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = reworded(monkeypatch, tmp_path, "en", "name-south =", "name-souths =")
    caught(6, "en: .* no name-south", failures)


def test_a_refusal_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = reworded(monkeypatch, tmp_path, "cs", "refused-not-held =", "refused-not-helt =")
    caught(6, "cs: no message 'refused-not-held'", failures)


def test_a_numbered_name_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "prompt", lambda self, s: Message("ask-turn", {"seat": "ghost-2"}))
    caught(6, "no name-ghost", tmp_path)


def test_nextturn_is_the_only_way_round() -> None:
    """The toy itself: a seat that has laid two cards is not asked any more."""
    s: Any = GAME.set_up(GAME.content(), GAME.settings({}))
    s.laid[NORTH] = [1, 2]
    s.stack.clear()
    NextTurn(NORTH).run(s)
    assert s.stack[-1] == Turn("south")


def _crash(*_: Any) -> None:
    raise RuntimeError("a slip in the rule")


def _cloned_with(wrong: Callable[[Sealed], dict[str, Any]]) -> Callable[[Sealed], Sealed]:
    right = cloner(Sealed)
    return lambda s: replace(right(s), **wrong(s))


def test_an_end_without_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables show how a game ended as a sentence."""
    end = Sealed.end
    monkeypatch.setattr(Sealed, "end", lambda s, outcome: end(s, replace(outcome, reason="speechless")))
    caught(6, "no message 'ending-speechless'", tmp_path)


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


# Law 8: reasons


def test_an_option_against_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: Turn, s: Sealed, action: Action) -> Message | None:
        return Message("refused-empty") if isinstance(action, Lay) else WHY_NOT(self, s, action)

    monkeypatch.setattr(Turn, "why_not", why_not)
    caught(8, r"'lay \d+' is offered against the rules", tmp_path)


def test_something_refused_without_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Turn, s: Sealed) -> list[Action]:
        return [action for action in OPTIONS(self, s) if action.text != "lay 3"]

    monkeypatch.setattr(Turn, "options", options)
    caught(8, "'lay 3' is not offered by Turn.*, and nothing says why", tmp_path)


def test_a_reason_that_nobody_can_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A simple pick has one reason, which must be in the texts."""

    def options(self: Turn, s: Sealed) -> list[Action]:
        return [Wait(), *(Lay(held.card) for held in s.hands[self.seat])]

    monkeypatch.setattr(Turn, "options", options)
    monkeypatch.setattr(Turn, "why_not", Decision.why_not)
    caught(6, "no message 'not-turn'", tmp_path)


def test_a_strange_action_that_no_reason_copes_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: Turn, s: Sealed, action: Action) -> Message | None:
        if isinstance(action, Peek) and action.position > len(s.hands[other(self.seat)]):
            raise IndexError("no such card")
        return WHY_NOT(self, s, action)

    monkeypatch.setattr(Turn, "why_not", why_not)
    caught(8, r"nothing can be said of 'peek \d+'", tmp_path)


def test_an_option_that_the_decision_does_not_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Turn, s: Sealed, action: Lay | Draw | Wait) -> None:
        CHOOSE(self, s, action)

    monkeypatch.setattr(Turn, "choose", choose)
    caught(8, r"offers 'peek \d+', which its `choose` does not name", tmp_path)


def test_the_kit_counts_what_was_explained() -> None:
    trial = try_games(GAME, GAMES)
    assert trial.recent >= trial.meant == trial.explained > 20


# Law 9: silence


def test_a_choice_that_changes_the_table_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    say = Sealed.say
    monkeypatch.setattr(Sealed, "say", lambda s, id, /, **args: None if id == "log-waited" else say(s, id, **args))
    caught(9, "Turn changes what .* sees without a word: waited", tmp_path)


def test_luck_that_only_one_seat_hears_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one sees a card more in the hand."""
    monkeypatch.setattr(Pick, "happen", lambda self, s, card: TAKE(s, self.seat, card))
    caught(9, "Pick changes what .* sees without a word: hands", tmp_path)


def test_a_frame_that_is_meant_to_be_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "happen", lambda self, s, card: TAKE(s, self.seat, card))
    monkeypatch.setattr(Pick, "quiet", True)
    assert try_games(GAME, GAMES, tmp_path).games == len(GAMES)
