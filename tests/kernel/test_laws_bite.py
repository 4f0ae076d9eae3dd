"""The conformance kit is worth something only if it bites: each way to break a law must be found out.

Every test breaks one thing in the toy game and says which law must be named. (Law 4: test_leaks_bite.)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klubovna.kernel import game as game_module
from klubovna.kernel.actions import Action
from klubovna.kernel.cloning import cloner
from klubovna.kernel.frames import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.laws import LawBroken, try_games
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.replay import resume
from klubovna.kernel.texts import Texts
from tests.kernel import sealed
from tests.kernel.bite import CHOOSE, GAMES, OPTIONS, TAKE, WHY_NOT, caught, sees_all
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
    other,
)

pytestmark = pytest.mark.usefixtures("nothing_said_yet")


def test_the_game_as_it_is_breaks_none(tmp_path: Path) -> None:
    trial = try_games(GAME, GAMES, tmp_path)
    trial.conclude()
    assert trial.games == len(GAMES)
    assert not list(tmp_path.iterdir())


def test_the_record_of_a_broken_game_can_be_played_on(tmp_path: Path) -> None:
    """The record is the bug report: it leads to the very place."""
    record = caught(4, "the view of north", tmp_path, replace(GAME, view=sees_all))
    table = resume(GAME, record)
    assert table.outcome is None
    state: Any = table.state
    assert sees_all(state, NORTH) != GAME.view(state, NORTH)
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
