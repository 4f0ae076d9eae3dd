"""Puzzles as they are posed: what is seen, what may be tried, what comes of the answer and of what tempts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from klubovna.bots.thoughts import Reason
from klubovna.kernel.errors import Broken
from klubovna.kernel.lessons import Luck
from klubovna.kernel.messages import Message
from klubovna.kernel.record import Happened
from klubovna.kernel.replay import resume
from klubovna.service import posing
from klubovna.service.posing import posed, posed_at, table_at
from klubovna.service.puzzles import Checked, Find, Puzzle
from klubovna.service.wire import Because, Said, encode
from tests.kernel import sealed
from tests.kernel.house import dealt, opened, play
from tests.pebbles import GAME
from tests.pebbles.puzzling import LATE, Box, changed, puzzle

DEALT: list[Any] = [Luck([1, 2, 9]), Luck([3, 4, 5])]
LAST_TWO = Puzzle(
    name="last-two",
    theme="best",
    seat="north",
    before=[*DEALT, "lay 1", "lay 3", "wait", "lay 4"],
    finds=[Find(answer="peek 1", tempting="draw", fails=[Luck(7)]), Find(answer="lay 9", tempting="lay 2")],
    level=1500,
    rules="1",
)
"""When the other seat has laid its cards, one chooses on one's own."""


def sent(thing: Any) -> Any:
    return msgspec.json.decode(encode(thing))


def told(scenes: Any) -> list[list[str]]:
    """What is said in scenes."""
    return [[line["said"]["id"] for line in scene["said"]] for scene in scenes]


def test_a_puzzle_is_sent_as_a_whole() -> None:
    found = sent(posed(GAME, puzzle()))
    assert (found["game"], found["name"], found["theme"]) == ("pebbles", "e3a739", "turn")
    assert (found["seat"], found["seats"], found["options"]) == ("black", ["white", "black"], {"heap": 9})
    assert (found["level"], found["iterations"], found["gap"]) == (1170, 2400, 0.4161)
    assert found["view"]["heap"]["count"] == 6
    assert [line["said"]["id"] for line in found["log"]] == ["log-taken", "log-blown"]
    [find] = found["finds"]
    assert [choice["text"] for choice in find["standing"]["options"]] == ["take 1", "take 2", "take 3"]
    assert (find["standing"]["deciding"], find["standing"]["prompt"]["id"]) == ("black", "ask-turn")


def test_what_comes_of_the_answer_is_told_and_then_what_was_played() -> None:
    [find] = sent(posed(GAME, puzzle(LATE)))["finds"]
    assert (find["answer"], find["own"]) == ("take 3", 1)
    assert told(find["scenes"]) == [["log-taken"], ["log-blown"], ["log-taken", "log-few"]]
    assert (find["tempting"], find["fails_own"]) == ("take 2", 1)
    assert told(find["fails"]) == [["log-taken"], ["log-taken"]]


def test_what_choices_are_worth_is_a_number_only_where_it_was_measured() -> None:
    [find] = posed(GAME, puzzle()).finds
    assert [(one.text, one.choice.id, one.worth, one.word) for one in find.worths] == [
        ("take 2", "do-take", None, "best"),
        ("take 3", "do-take", None, "poor"),
        ("take 1", "do-take", None, "poor"),
    ]
    [measured] = posed(GAME, changed(measured=True, worth={"take 2": 0.9, "take 3": 0.85})).finds
    assert [(one.worth, one.word) for one in measured.worths] == [(0.9, "best"), (0.85, "weaker")]


def test_reasons_are_told_for_the_answer_and_against_what_tempts() -> None:
    why = [Reason("reply", Message("do-take", {"count": 1}), seat="white", share=0.8)]
    [find] = posed(GAME, changed(why=why, but=[])).finds
    assert (find.why, find.but) == ([Because("reply", Said("do-take", {"count": 1}), "white")], [])


def test_several_choices_are_found_one_after_the_other_on_the_same_table() -> None:
    found = sent(posed(sealed.GAME, LAST_TWO))
    first, second = found["finds"]
    assert (first["standing"]["seq"], second["standing"]["seq"]) == (6, 7)
    assert told(first["scenes"]) == [["log-peeked", "log-seen"]]
    assert "peek 1" not in [choice["text"] for choice in second["standing"]["options"]]
    assert told(second["fails"]) == [["log-laid"], ["log-won"]]
    assert told(first["fails"]) == [["log-drawn-card", "log-drawn"]]


def test_what_the_seat_does_not_know_is_not_sent() -> None:
    """Neither what others hold nor what was whispered to them on the way."""
    found = posed(sealed.GAME, LAST_TWO)
    assert sent(found)["view"]["hands"] == {"north": [2, 9], "south": [None]}
    whispered = [line["said"]["args"].get("card") for line in sent(found)["log"]]
    assert 5 not in whispered
    assert {1, 2, 9} <= set(whispered)


def test_only_the_last_lines_of_a_long_game_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """They keep their numbers, so that the scenes go on from them."""
    monkeypatch.setattr(posing, "LINES", 2)
    found = sent(posed(sealed.GAME, LAST_TWO))
    numbers = [line["n"] for line in found["log"]]
    assert len(numbers) == 2
    assert found["finds"][0]["scenes"][0]["said"][0]["n"] == numbers[-1] + 1


# Any position of a game


def test_any_position_of_a_record_can_be_posed() -> None:
    record = dealt(north=(1, 2, 9), south=(3, 4, 5)).record
    record = play(resume(sealed.GAME, record), "draw").record
    found = posed_at(sealed.GAME, record, 2, Find(answer="lay 9", tempting="draw", worth={"lay 9": 0.8, "draw": 0.5}))
    assert (found.name, found.theme, found.level, found.proved, found.seat) == ("", "", 0, False, "north")
    [find] = found.finds
    assert told(sent(find.scenes)) == [["log-laid"]]
    assert (told(sent(find.fails)), find.fails_own) == ([], 0), "what luck brings is not certain"
    assert sent(found)["view"]["hands"]["south"] == [None, None, None]


def test_what_was_taken_back_is_passed_over() -> None:
    table = play(opened(), "wait", "wait")
    table.undo()
    held = [action.text for action in table.options if action.text.startswith("lay")]
    found = posed_at(sealed.GAME, table.record, table.seq, Find(answer=held[0]))
    assert (found.seat, sent(found)["view"]["waited"]) == ("south", ["north"])
    assert (found.finds[0].tempting, found.finds[0].fails) == ("", [])


def test_a_text_of_the_players_own_is_not_sent() -> None:
    record = table_at(GAME, changed(options={}, before=[])).record
    own = replace(record, header=replace(record.header, options={"heap": "a heap\n7"}))
    found = posed_at(GAME, own, 0, Find(answer="take 3"))
    assert (found.options, sent(found)["view"]["heap"]["count"]) == ({"heap": "own"}, 7)


def test_where_nobody_is_asked_there_is_no_puzzle() -> None:
    record = opened().record
    record = replace(record, entries=record.entries[:1])
    with pytest.raises(Broken, match="nobody is asked after 1 entries"):
        posed_at(sealed.GAME, record, 1, Find(answer="draw"))


def test_a_record_of_other_rules_is_refused() -> None:
    record = opened().record
    other = replace(record, header=replace(record.header, rules="0"))
    with pytest.raises(Broken, match="played by rules 0"):
        posed_at(sealed.GAME, other, 2, Find(answer="draw"))


# The position as a record


def test_the_position_is_a_record_that_can_be_played_on() -> None:
    record = posing.record(GAME, puzzle())
    assert record.entries[-1] == Happened(0)
    table = resume(GAME, record)
    assert (table.seat, table.state.heap) == ("black", 6)  # type: ignore[attr-defined]
    table.play("take 2")
    assert table.seat == "white"


def test_the_table_lies_as_it_does_at_each_find() -> None:
    assert [table_at(sealed.GAME, LAST_TWO, number).seq for number in (0, 1)] == [6, 7]


# What can't be played as it is written


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Box:
    return Box(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"before": ["take 3"]}, "finds[0]", "nobody is asked here, not black"),
        ({"before": ["take 3", Luck(2)]}, "before", "number 2, 2: That cannot have happened"),
        ({"before": ["take 9"]}, "before", "number 1, 'take 9': take 9: Nobody may take 9 now."),
        ({"before": ["take 1", Luck(1)]}, "before", "number 2, 1"),
        ({"seat": "white"}, "finds[0]", "black is asked here, not white"),
        ({"seat": "green"}, "seat", "no seat 'green'"),
        ({"options": {"heap": 6}}, "options", "heap can't be 6"),
        ({"answer": "take 7"}, "finds[0].answer", "Nobody may take 7 now."),
        ({"tempting": "take 7"}, "finds[0].tempting", "Nobody may take 7 now."),
        ({"then": ["take 1", "take 1", "take 1", "take 1"]}, "finds[0].then", "number 4, 'take 1'"),
        ({"fails": ["sing"]}, "finds[0].fails", "number 1, 'sing'"),
        ({"worth": {"take 2": 0.9, "take 7": 0.1}}, "finds[0].worth", "'take 7' is none of the choices here"),
    ],
)
def test_what_can_not_be_played_is_told_with_its_field(
    box: Box, fields: dict[str, Any], field: str, problem: str
) -> None:
    spoiled = changed(**fields)
    game = box.game(puzzle(LATE), replace(spoiled, level=2000))
    with pytest.raises(Broken) as found:
        posed(game, spoiled)
    assert problem in found.value.problem
    assert (found.value.line, found.value.field) == (2, f"e3a739.{field}")


def test_what_was_never_thought_about_says_so() -> None:
    found = posed(GAME, changed(checked=[]))
    assert (found.iterations, found.gap) == (0, 0.0)
    assert posed(GAME, changed(checked=[Checked(1, 10, 0.2)])).iterations == 10
