"""What a review comes to: what cost most is looked at closely, told, and posed again; bad luck is no bad choice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from klubovna.bots.advice import MUCH, is_notable
from klubovna.bots.budget import Budget
from klubovna.kernel.messages import Message
from klubovna.kernel.table import Table
from klubovna.kernel.texts import LANGUAGES
from klubovna.service import puzzles
from klubovna.service.judging import Closer, Judged, Reviewer
from klubovna.service.puzzles import Find
from klubovna.service.turning import POINTS, floor, posed_again, reckonings
from klubovna.service.wire import encode
from tests import pebbles
from tests.kernel import sealed
from tests.kernel.house import dealt, opened, play, to_the_end

FEW = Budget(iterations=60)
WORDS = {language: puzzles.texts("klubovna.service", language) for language in LANGUAGES}


def reviewed(table: Table) -> list[Judged]:
    """As it is kept: what is sent to a worker and back is the same."""
    reviewer = Reviewer(table.game, table.record)
    found = [reviewer.judge(place, FEW) for place in reviewer.decisions]
    return msgspec.json.decode(encode(found), type=list[Judged])


def blundered() -> Table:
    """North could have won with its 9, and lays the 1."""
    return play(
        dealt(north=[1, 9, 8], south=[2, 3, 4]), "lay 8", "lay 4", "wait", "wait", "peek 1", "peek 1", "lay 1", "lay 2"
    )


def costliest(table: Table) -> Judged:
    return max((one for one in reviewed(table) if one.seat == "north"), key=lambda one: one.loss)


# What cost much


def test_what_cost_much_is_looked_at_closely() -> None:
    worst = costliest(blundered())
    assert worst.closer is not None
    find = worst.closer.find
    assert (worst.seat, find.tempting, find.answer) == ("north", "lay 1", "lay 9")
    assert find.fails == ["lay 2"], "what came of it is what was played"
    assert find.worth["lay 9"] > find.worth["lay 1"]
    assert worst.closer.iterations > FEW.iterations


def test_what_cost_little_and_what_is_among_dearer_ones_is_not() -> None:
    table = blundered()
    found = reviewed(table)
    assert all(one.closer is None for one in found if not is_notable(one.before, one.after))
    reviewer = Reviewer(table.game, table.record)
    assert all(reviewer.judge(place, FEW, floor=1.0).closer is None for place in reviewer.decisions)


def test_the_dearer_ones_are_the_turning_points_so_far() -> None:
    costly = [judged(loss=loss, closer=closer()) for loss in (0.1, 0.3, 0.05, 0.2)]
    assert floor(costly[:2], "north") == 0.0
    assert floor(costly, "north") == pytest.approx(0.1)
    assert floor(costly, "south") == 0.0


def test_a_choice_with_many_before_it_knows_who_else_had_a_say() -> None:
    """In pebbles both choose in turn, and the wind comes after three."""
    table = play(opened(pebbles.GAME), "take 3", "take 1", "take 2")
    first, answer, last = reviewed(table)
    assert [(one.lucky, one.others) for one in (first, answer, last)] == [(False, False), (False, False), (True, True)]


def test_what_came_to_ones_disadvantage_is_heard() -> None:
    """That few are left is what the puzzles of pebbles spare one: the first that is asked then hears it."""
    table = play(opened(pebbles.GAME), "take 2", "take 1", "take 1", "take 2", "take 1")
    assert [[said.id for said in one.came] for one in reviewed(table)][-1] == ["log-few"]


def test_where_nothing_was_said_against_one_it_is_told_what_others_did() -> None:
    table = play(opened(), "wait", "wait", "draw")
    assert [[said.id for said in one.came] for one in reviewed(table)] == [[], [], ["log-waited"]]


def test_a_game_with_something_taken_back_is_reviewed_as_it_counts() -> None:
    table = play(opened(), "wait", "wait")
    table.undo()
    counted = to_the_end(table)
    assert [one.at for one in reviewed(counted)] == list(Reviewer(counted.game, counted.record).decisions)


def test_where_there_is_little_to_lose_a_part_of_it_counts() -> None:
    assert is_notable(0.5, 0.47)
    assert not is_notable(0.5, 0.49)
    assert is_notable(0.03, 0.019)
    assert not is_notable(0.04, 0.03)
    assert not is_notable(0.004, 0.0)


# The reckoning


def judged(number: int = 1, *, seat: str = "north", before: float = 0.6, loss: float = 0.0, **rest: Any) -> Judged:
    lay = Message("do-lay", {"card": number})
    return Judged(at=10 * number, seat=seat, chosen=lay, best=lay, before=before, after=before - loss, **rest)


def closer(stake: str = "best") -> Closer:
    return Closer(stake=stake, find=Find(answer="lay 9", tempting="lay 1"), iterations=100)


def test_at_most_three_points_are_told_in_the_order_in_which_they_came() -> None:
    found = [judged(n, before=0.9, loss=loss, closer=closer()) for n, loss in enumerate((0.1, 0.4, 0.05, 0.2), 1)]
    [reckoning] = reckonings(found, ["north"])
    assert [(one.kind, one.number, one.at) for one in reckoning.turning] == [
        ("choice", 1, 10),
        ("choice", 2, 20),
        ("choice", 4, 40),
    ]
    assert len(reckoning.turning) == POINTS


def test_bad_luck_is_told_apart_from_bad_choices() -> None:
    fallen = 0.6 - MUCH - 0.01
    blow = [Message("log-won", {"seat": "south"})]
    found = [
        judged(1),
        judged(2, before=fallen, loss=0.1, lucky=True, came=blow, closer=closer("few")),
        judged(3, before=0.1, lucky=True, others=True),
    ]
    [reckoning] = reckonings(found, ["north"])
    luck, choice, others = reckoning.turning
    assert (luck.kind, luck.at, luck.number) == ("luck", 11, 1)
    assert (luck.before, luck.after) == (0.6, fallen)
    assert [said.id for said in luck.came] == ["log-won"]
    assert luck.best is None
    assert (choice.kind, choice.number, choice.stake) == ("choice", 2, "few")
    assert (others.kind, others.number) == ("others", 2)
    assert reckoning.says[0].args == {"own": 1, "blows": 2}


def test_where_nothing_happened_two_thoughts_may_differ() -> None:
    found = [judged(1), judged(2, before=0.3)]
    [reckoning] = reckonings(found, ["north"])
    assert (reckoning.turning, reckoning.says[0].id) == ([], "review-even")


def test_numbers_are_chances_only_where_both_were_measured() -> None:
    found = [judged(1, measured=True), judged(2, before=0.2, lucky=True)]
    assert [one.measured for one in reckonings(found, ["north"])[0].turning] == [False]
    found[1] = replace(found[1], measured=True)
    assert [one.measured for one in reckonings(found, ["north"])[0].turning] == [True]


def test_each_seat_has_a_reckoning_of_its_own() -> None:
    found = [judged(1, loss=0.3, closer=closer()), judged(2, seat="south"), judged(3, loss=0.01)]
    north, south = reckonings(found, ["north", "south"])
    assert (len(north.turning), len(south.turning)) == (1, 0)
    assert [reckoning.says[1].args for reckoning in (north, south)] == [{"good": 1, "all": 2}, {"good": 1, "all": 1}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_words_of_its_own(language: str) -> None:
    counts = [(own, blows) for own in range(POINTS + 1) for blows in range(POINTS + 1 - own) if own + blows]
    told = {WORDS[language].text("review-turned", own=own, blows=blows) for own, blows in counts}
    assert len(told) == len(counts)


# As a puzzle


def test_a_turning_point_is_posed_as_it_lay() -> None:
    table = blundered()
    worst = costliest(table)
    assert worst.closer is not None
    found = posed_again(sealed.GAME, table.record, worst, worst.closer)
    assert (found.name, found.seat, found.iterations) == ("", "north", worst.closer.iterations)
    [find] = found.finds
    assert (find.answer, find.tempting) == ("lay 9", "lay 1")
    assert find.scenes
    assert find.fails
    assert found.gap > 0
    again = posed_again(sealed.GAME, table.record, worst, replace(worst.closer, stake="hand"))
    assert (found.theme, again.theme) == ("", "hand")
