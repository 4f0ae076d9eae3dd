"""What is certain: every candidate has a world, and it is ruled out by the rules or by a ritual that was passed up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import klubovna
from klubovna.kernel.errors import Broken
from klubovna.kernel.lessons import Deed, Luck
from klubovna.lab.puzzles import certainties
from klubovna.lab.puzzles.positions import again
from klubovna.service.certainty import World, candidates, imagined, open_to, worlds
from klubovna.service.laying import do, laid
from klubovna.service.learning import collection
from klubovna.service.learning.collection import RatingInfo, Tried
from klubovna.service.posing import posed, table_at
from klubovna.service.puzzles import Puzzle, offered
from klubovna.service.refusals import Refused
from klubovna.service.wire import encode

GAME = klubovna.game("kacir")
ASKED = GAME.certainty("witch")
CERTAIN = [one for one in offered(GAME) if one.certain is not None]
FEWEST = 10
NOW = RatingInfo(1200, 0)


def puzzle() -> Puzzle:
    return CERTAIN[0]


def worlds_of(one: Puzzle) -> dict[str, World]:
    return {world.candidate: world for world in worlds(GAME, GAME.settings(one.options), ASKED, one.before)}


def drawn(deeds: list[Deed], by: str) -> set[str]:
    """What luck brought at chances of this kind."""
    found, table = set[str](), laid(GAME, GAME.settings(puzzle().options), [])
    for deed in deeds:
        if isinstance(deed, Luck) and type(table.chance).__name__ == by:
            found.add(str(deed.luck))
        do(table, [deed])
    return found


def test_there_are_enough_of_them_and_all_are_proved() -> None:
    """That every answer is right is a law."""
    assert len(CERTAIN) >= FEWEST
    assert all(one.proved and one.theme == "witch" and not one.finds for one in CERTAIN)


def test_candidates_are_all_that_luck_could_have_drawn() -> None:
    found = candidates(GAME, GAME.settings(puzzle().options), ASKED, puzzle().before)
    assert len(found) == len(set(found)) == 9
    assert candidates(GAME, GAME.settings({}), ASKED, []) == []


def test_whose_suspect_card_the_hunter_has_drawn_is_ruled_out_by_the_rules() -> None:
    ruled_out = {thing for thing, world in worlds_of(puzzle()).items() if world.ruled_out(len(puzzle().before))}
    assert drawn(puzzle().before, "DrawSuspect") <= ruled_out


def test_before_a_card_is_drawn_nobody_is_ruled_out_by_it() -> None:
    for world in worlds_of(puzzle()).values():
        assert world.impossible is None or not world.ruled_out(world.impossible)


@pytest.mark.parametrize("one", CERTAIN, ids=lambda one: one.name)
def test_a_ritual_that_was_passed_up_was_open_in_that_world(one: Puzzle) -> None:
    """The game as it really was, with another Witch: up to there it is legal, and there the ritual is offered."""
    for thing, world in worlds_of(one).items():
        for at in world.passed[:1]:
            before = [*one.before[:at]]
            first = next(i for i, deed in enumerate(before) if isinstance(deed, Luck))
            before[first] = Luck(thing)
            position = again(GAME, GAME.settings(one.options), before)
            assert f"ritual {thing}" in [action.text for action in position.options]


@pytest.mark.parametrize("one", CERTAIN, ids=lambda one: one.name)
def test_the_hunter_can_not_tell_a_possible_world_from_the_real_one(one: Puzzle) -> None:
    real = again(GAME, GAME.settings(one.options), one.before).state
    assert one.certain is not None
    for thing in one.certain.answer:
        world = imagined(GAME, ASKED, worlds_of(one)[thing], real)
        assert GAME.view(world, "hunter") == GAME.view(real, "hunter")
        assert GAME.view(world, "witch").identity == thing  # type: ignore[attr-defined]


def test_who_lies_open_is_what_the_game_imagines() -> None:
    real = again(GAME, GAME.settings(puzzle().options), puzzle().before).state
    possible = [w for w in worlds_of(puzzle()).values() if not w.ruled_out(len(puzzle().before))]
    assert len(open_to(GAME, ASKED, real)) == len(possible)


def sent(one: Puzzle) -> Any:
    return msgspec.json.decode(encode(posed(GAME, one)))


def test_it_is_posed_with_candidates_to_be_named_and_what_follows_of_each() -> None:
    found = sent(puzzle())
    certain = found["certain"]
    assert found["finds"] == []
    assert certain["standing"]["prompt"]["id"] == "certain-witch-ask"
    assert [option["path"] for option in certain["standing"]["options"]] == [
        [one["thing"]] for one in certain["candidates"]
    ]
    assert [one["thing"] for one in certain["candidates"] if one["possible"]] == certain["answer"]
    assert all((one["view"] is None) != one["possible"] for one in certain["candidates"])


def test_it_is_told_which_lines_of_the_log_rule_somebody_out() -> None:
    found = sent(puzzle())
    heard = [line["said"] for line in found["log"]]
    for one in found["certain"]["candidates"]:
        if not one["possible"]:
            assert one["because"]
            assert all(said in heard for said in one["because"])


def test_the_whole_log_is_there_to_be_looked_up() -> None:
    table = table_at(GAME, puzzle())
    assert len(sent(puzzle())["log"]) == len(table.heard("hunter"))


@pytest.mark.parametrize(
    ("tries", "found", "well"),
    [
        (["{answer}"], True, True),
        (["{first}", "{answer}"], True, True),
        (["{first}"], False, True),
        ([], False, True),
        (["{answer}"], False, False),
        (["{first}"], True, False),
        (["{answer}", "{first}"], True, False),
        (["nobody"], False, False),
        (["{first} {first}"], False, False),
    ],
)
def test_an_attempt_is_what_can_have_been(tries: list[str], found: bool, well: bool) -> None:
    one = puzzle()
    assert one.certain is not None
    answer = one.certain.answer
    named = [text.format(answer=" ".join(answer), first=answer[0]) for text in tries]
    try:
        attempt = collection.attempt("kacir", one.name, "me", Tried(named, found), NOW, 0.0)
    except Refused:
        assert not well
    else:
        assert well
        assert (attempt.found, attempt.tries) == (found, len(named))


def test_what_is_asked_for_wrongly_is_told() -> None:
    one = puzzle()
    assert one.certain is not None
    with pytest.raises(Broken, match="asks for no certainty 'weather'"):
        posed(GAME, replace(one, certain=replace(one.certain, certainty="weather")))


def test_of_a_game_the_position_is_taken_in_which_most_has_to_be_put_together() -> None:
    """And it is only asked where something is ruled out that does not lie open."""
    one = puzzle()
    told = certainties.facts(list(worlds_of(one).values()), len(one.before))
    assert certainties.is_puzzle(told)
    assert not certainties.is_puzzle(told._replace(passed=[]))
    assert not certainties.is_puzzle(told._replace(ruled_out=0))
    assert not certainties.is_puzzle(told._replace(possible=[*told.possible] * 3))
    harder = told._replace(nearly=[*told.nearly, *told.nearly])
    assert certainties.rating(harder, len(one.before)) >= certainties.rating(told, len(one.before))
