"""The codec's laws: all that is offered has a number of its own, and what a seat can't tell apart looks alike."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import klubovna
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Settings
from klubovna.rl import Codec, codec
from klubovna.rl.families import completed, families, natural
from tests.rl.kinds import moments, prove_numbers, usual

MANY = {"vzdor": 1200, "blitzkrieg": 500, "kacir": 60, "napoleonics": 40, "hagalaz": 40}
"""So many games at random with the usual options; fewer with others, in `test_choices.py`."""


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options"), usual())
def test_every_action_that_is_offered_has_a_number_of_its_own(id: str, options: Settings) -> None:
    prove_numbers(codec(id, **options), range(MANY.get(id, 40)))


@pytest.mark.parametrize(("id", "options"), usual())
def test_every_number_is_an_action(id: str, options: Settings) -> None:
    """Made from the number alone, and with the same number again."""
    known = codec(id, **options)
    for number in [*range(0, known.n, max(1, known.n // 500)), known.n - 1]:
        action = known.actions._made(number)
        assert known.actions._numbered(action) == number
        assert known.game.parse(action.text) == action


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options"), usual())
def test_what_a_seat_can_not_tell_apart_looks_alike(id: str, options: Settings) -> None:
    known, rng = codec(id, **options), random.Random(1)
    for count, (s, _) in enumerate(moments(known, range(4))):
        if count % 9:
            continue
        for seat in known.seats:
            seen = known.observe(s, seat)
            other = known.observe(known.game.sample(s, seat, rng), seat)
            assert np.array_equal(seen, other)


@pytest.mark.parametrize(("id", "options"), usual())
def test_an_observation_is_its_segments(id: str, options: Settings) -> None:
    """They lie side by side from the first number to the last; who asks and who is asked stand first."""
    known, place = codec(id, **options), 0
    for name, one in sorted(known.segments.items(), key=lambda named: named[1].start):
        assert one.start == place, name
        assert not one.words or len(one.words) == one.shape[-1]
        place += one.size
    assert place == known.size
    s, offered = next(moments(known, range(1)))
    seen = known.observe(s, known.seats[-1])
    assert seen.dtype == np.float32
    assert np.isfinite(seen).all()
    assert known.segment(seen, "me").tolist() == [float(seat == known.seats[-1]) for seat in known.seats]
    assert known.segment(seen, "asked").sum() == 1
    assert known.mask(offered).sum() == len(offered)


def test_threads_do_not_disturb_each_other() -> None:
    """All environments of a process share a codec."""
    known = codec("blitzkrieg")
    games = [[s.clone() for s, _ in moments(known, range(n, n + 1))] for n in range(2)]

    def look(states: list[Any]) -> list[Any]:
        return [known.observe(s, seat) for s in states for seat in known.seats]

    alone = [look(states) for states in games]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(look, games * 4))
    assert all(np.array_equal(seen, alone[number % 2]) for number, seen in enumerate(together))


def test_a_hand_is_how_many_of_each_card() -> None:
    known, table = codec("vzdor"), klubovna.new("vzdor", seed=3)
    seen, words = known.observe(table.state, "maquis"), known.segments["hand"].words
    held = [word for word, count in zip(words, known.segment(seen, "hand"), strict=True) for _ in range(int(count))]
    assert sorted(held) == sorted(table.view("maquis").hand)


def test_hexes_are_planes() -> None:
    known, table = codec("napoleonics"), klubovna.new("napoleonics", seed=3)
    seen, plane = known.observe(table.state, "french"), known.segments["units.blocks"]
    blocks = dict(zip(plane.words, known.segment(seen, "units.blocks")[0], strict=True))
    assert {hex: n for hex, n in blocks.items() if n} == {u.hex: u.blocks for u in table.view("french").units}


def test_what_is_unheard_of_is_told() -> None:
    known = codec("vzdor")
    with pytest.raises(Unreadable, match="no maquis 'castro' was found in this game"):
        known.number(known.game.parse("draft castro"))
    with pytest.raises(Unreadable, match="is no action of this game"):
        known.number(klubovna.new("blitzkrieg", seed=1).options[0])
    with pytest.raises(Unreadable, match="from 0 on; -1 is none"):
        known.action(-1)
    with pytest.raises(Unreadable, match="no option 'sea'"):
        codec("vzdor", sea="high")


def test_the_same_codec_is_made_once_and_always_the_same() -> None:
    assert codec("vzdor") is codec("vzdor", maquis="split")
    again = Codec(klubovna.game("vzdor"), klubovna.game("vzdor").settings({}))
    assert [kind.domains for kind in again.actions.kinds.values()] == [
        kind.domains for kind in codec("vzdor").actions.kinds.values()
    ]
    assert again.segments == codec("vzdor").segments


def test_what_was_played_before_changes_nothing() -> None:
    """A battle whose ground changes left its hexes behind in the content, and the next codec had numbers for them."""
    game = klubovna.game("napoleonics")
    before = Codec(game, game.settings({})).segments
    Codec(game, game.settings({"scenario": "albuera"}))
    assert Codec(game, game.settings({})).segments == before


# Words and the tables they come from


def test_words_are_completed_to_the_tables_they_come_from() -> None:
    tables = families({"cards": {"ace": 1, "king": 2, "ten": 3}, "map": ("A1", "A2", "A10")})
    assert completed({"ace"}, tables) == ("ace", "king", "ten")
    assert completed({"A1", "ace"}, tables) == ("A1", "A2", "A10", "ace", "king", "ten")
    assert completed({"known-ace"}, tables) == ("known-ace", "known-king", "known-ten")
    assert completed({"hidden-3"}, tables) == ("hidden-1", "hidden-2", "hidden-3")
    assert completed({"castle"}, tables) == ("castle",)
    assert sorted(["A10", "A2", "B1"], key=natural) == ["A2", "A10", "B1"]


def test_other_maps_and_second_copies_are_of_one_kind() -> None:
    maps = families({"first": ("A1", "A2", "A3"), "second": ("A2", "A3", "A4"), "deck": ("owl", "owl-2", "cat")})
    assert completed({"A1"}, maps) == ("A1", "A2", "A3", "A4")
    assert completed({"owl"}, [frozenset({"owl", "cat"}), frozenset({"owl", "owl-2", "cat"})]) == (
        "cat",
        "owl",
        "owl-2",
    )
