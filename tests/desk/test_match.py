"""One move asked of a bot, one game played by bots, those of one's own among them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import klubovna
from klubovna import Action, Question, Unreadable


def first(question: Question, rng: random.Random) -> Action:
    return question.options[0]


class Counting:
    """One method, and it may remember: a new one sits down at each seat."""

    made = 0

    def __init__(self) -> None:
        Counting.made += 1
        self.heard: list[str] = []

    def choose(self, question: Question, rng: random.Random) -> str:
        return rng.choice(question.options).text


class Listening(Counting):
    last: Any = None

    def saw(self, decision: Any, action: Action | None) -> None:
        self.heard.append("?" if action is None else action.text)
        Listening.last = self


# One move


@pytest.mark.parametrize("id", klubovna.games())
def test_a_bot_is_asked_for_one_move(id: str) -> None:
    """To ask does nothing; what is answered can be played."""
    table = klubovna.new(id, seed=1)
    before = table.game.to_json(table.state)
    answer = table.ask("greedy")
    assert answer in table.options
    assert table.game.to_json(table.state) == before
    table.play(answer)
    assert len(table.record.entries) >= 1


def test_the_same_question_has_the_same_answer_and_other_tables_others() -> None:
    asked = [klubovna.new("kacir", seed=3).ask("random") for _ in range(3)]
    assert len(set(asked)) == 1
    table = klubovna.new("vzdor", seed=1)
    assert len({table.ask("random", random.Random(seed)) for seed in range(20)}) > 1
    others = (klubovna.new("blitzkrieg", seed=1) for _ in range(1))
    assert next(others).ask(first) == klubovna.new("blitzkrieg", seed=1).options[0]


def test_nobody_answers_when_nobody_is_asked() -> None:
    with pytest.raises(Unreadable, match="nobody is asked"):
        klubovna.play("random", "vzdor", seed=1).table.ask("random")
    with pytest.raises(Unreadable, match="no bot is called 'oracle'"):
        klubovna.new("vzdor", seed=1).ask("oracle")


# One game


def test_a_game_is_played_by_whoever_is_named() -> None:
    match = klubovna.play({"axis": "greedy", "allies": first}, "blitzkrieg", seed=1)
    assert match.outcome == match.table.outcome
    assert match.bots == match.record.header.seats == {"axis": "greedy", "allies": "first"}
    assert set(match.returns) == {"axis", "allies"}
    again = klubovna.play({"axis": "greedy", "allies": first}, "blitzkrieg", seed=1)
    assert again.record.entries == match.record.entries
    assert klubovna.play("greedy", "blitzkrieg", seed=2).record.entries != match.record.entries


def test_one_bot_can_play_all_seats_with_options() -> None:
    match = klubovna.play("random", "blitzkrieg", seed=1, map="nippon")
    assert set(match.bots) == {"japan", "germany"}


def test_a_class_is_made_for_each_seat_and_may_listen() -> None:
    Counting.made = 0
    match = klubovna.play({"axis": Listening, "allies": Counting}, "blitzkrieg", seed=4)
    assert Counting.made == 2
    chosen = [entry.text for entry in match.record.entries if hasattr(entry, "text")]
    assert Listening.last.heard == chosen


def test_an_object_with_the_method_will_do() -> None:
    assert klubovna.play(Counting(), "vzdor", seed=1).bots == {"maquis": "Counting"}


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        ({"axis": "random"}, "each of these seats: axis, allies; given were: axis"),
        ({"axis": "random", "allied": "random"}, "given were: axis, allied"),
        ("oracle", "no bot is called 'oracle'"),
        (7, "is no bot"),
        (lambda question, rng: "castle", "answered 'castle', which is not among the options: place"),
    ],
)
def test_whoever_can_not_play_is_told(bots: Any, problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        klubovna.play(bots, "blitzkrieg", seed=1)


# Who sees what


def test_a_view_for_an_unknown_seat_is_refused() -> None:
    """By the table and by the game: a name that is written wrong would be taken for a spectator's."""
    table = klubovna.new("blitzkrieg", seed=1)
    with pytest.raises(Unreadable, match="no seat 'axi'"):
        table.view("axi")
    with pytest.raises(Unreadable, match="blitzkrieg has no seat 'axi'"):
        table.game.view(table.state, "axi")
    assert table.game.view(table.state, None) == table.view(None)
    nippon = klubovna.new("blitzkrieg", seed=1, map="nippon")
    assert nippon.game.view(nippon.state, "japan") == nippon.view("japan")
