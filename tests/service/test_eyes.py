"""The story that a page is told: scenes lead from what it has to what is there, and tell no secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import klubovna
from klubovna.kernel.game import Game
from klubovna.kernel.luck import key_from_seed
from klubovna.kernel.messages import Seat
from klubovna.kernel.table import Table
from klubovna.service.changes import Picture, changes, picture
from klubovna.service.eyes import AT_ONCE, FORGOTTEN, KEPT, Audience, Eyes
from klubovna.service.story import MOST, tell
from tests.kernel.house import dealt, install, play
from tests.kernel.sealed import GAME
from tests.service.applying import Page, applied, plain

MOVES = 120


def games() -> list[Game]:
    return [GAME, *map(klubovna.game, klubovna.games())]


def everybody(table: Table) -> tuple[Seat | None, ...]:
    return (*table.seats, None)


def page(eyes: Eyes) -> Page:
    return Page({"seq": eyes.seq, "seat": eyes.seat, "view": plain(eyes.view), "log": [*map(plain, eyes.lines)]})


def told(page: Page, eyes: Eyes) -> list[Any]:
    scenes = eyes.since(page.seq)
    assert scenes is not None, "the way is known"
    heard = [*map(plain, scenes)]
    page.hear({"since": page.seq, "seq": eyes.seq, "seat": eyes.seat, "scenes": heard})
    return heard


def played(game: Game, seed: int, **options: Any) -> Iterator[Table]:
    """A random game, looked at now and then."""
    table, rng = Table(game, game.content(), game.settings(options), key_from_seed(seed)), random.Random(seed)
    yield table
    for _ in range(MOVES):
        if not table.options:
            break
        table.play(rng.choice(table.options))
        if rng.random() < 0.8:
            yield table
    yield table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_what_is_told_leads_exactly_to_what_is_seen_and_heard(game: Game, seed: int) -> None:
    """For every seat and for whoever watches."""
    course = played(game, seed)
    table = next(course)
    audience = Audience(table)
    pages = {seat: page(audience.eyes(seat)) for seat in everybody(table)}
    for _ in course:
        for seat, one in pages.items():
            for scene in told(one, audience.eyes(seat)):
                assert scene["said"] or scene["change"], "a scene tells or shows something"
            assert msgspec.json.encode(one.view) == msgspec.json.encode(plain(msgspec.json.encode(table.view(seat))))
            assert [line["said"]["id"] for line in one.log] == [message.id for message in table.heard(seat)]
            assert [line["n"] for line in one.log] == list(range(len(one.log)))


def test_what_is_whispered_to_another_leaves_no_trace() -> None:
    """South is told the same, and in as many scenes, whatever north draws."""
    heard = set()
    for card in (7, 8, 9):
        table = dealt()
        audience = Audience(table)
        before = audience.eyes("south").seq
        play(table, "draw")
        table.happen(card)
        heard.add(tuple(audience.eyes("south").since(before) or ()))
    assert len(heard) == 1


def test_what_is_taken_back_can_not_be_told() -> None:
    table = dealt()
    audience = Audience(table)
    one = page(audience.eyes("north"))
    play(table, "wait")
    table.undo()
    assert audience.eyes("north").since(one.seq) is None
    assert audience.eyes("north").lines == Audience(table).eyes("north").lines
    again = page(audience.eyes("north"))
    play(table, "lay 1")
    assert [line["said"]["id"] for scene in told(again, audience.eyes("north")) for line in scene["said"]] == [
        "log-laid"
    ]


def test_what_went_wrong_on_the_way_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who watched have seen a part of it."""
    table = dealt()
    audience = Audience(table)
    before, one = audience.eyes("north").seq, page(audience.eyes("north"))

    def spoiled(s: Any, said: Any) -> None:
        raise AssertionError("spoiled")

    table.watch(spoiled)
    with pytest.raises(AssertionError, match="spoiled"):
        play(table, "lay 1")
    table.unwatch(spoiled)
    play(table, "wait")
    eyes = audience.eyes("north")
    assert eyes.since(before) is None, "what was seen meanwhile is nothing to begin with"
    assert eyes.lines == Audience(table).eyes("north").lines
    assert eyes.view == Audience(table).eyes("north").view != msgspec.json.encode(one.view)


def test_only_so_much_is_remembered() -> None:
    table = klubovna.new("napoleonics", seed=1)
    audience, seen = Audience(table), list[int]()
    for _ in range(KEPT + 2):
        seen.append(audience.eyes(None).seq)
        table.play(table.options[0])
    eyes = audience.eyes(None)
    assert [eyes.since(seq) is None for seq in seen] == [True, True] + [False] * KEPT
    before = eyes.seq
    for _ in range(AT_ONCE + 1):
        table.play(table.options[0])
    assert audience.eyes(None).since(before) is None, "of so much at once nobody is told the story"
    before = audience.eyes(None).seq
    table.play(table.options[0])
    assert audience.eyes(None).since(before) is not None


def test_what_all_see_alike_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = klubovna.game("vzdor")
    table = Table(game, game.content(), game.settings({}), key_from_seed(1))
    audience = Audience(table)
    first = audience.eyes(None)
    with monkeypatch.context() as patched:
        patched.setattr("klubovna.service.eyes.picture", None)
        assert audience.eyes("maquis").view == first.view
    table.play(table.options[0])
    assert audience.eyes("maquis").view == audience.eyes(None).view == picture(table.view("maquis")).written()


def test_eyes_that_nobody_looks_through_are_closed() -> None:
    table = klubovna.new("napoleonics", seed=1)
    audience = Audience(table)
    before = audience.eyes(None).seq
    for _ in range(FORGOTTEN + 1):
        table.play(table.options[0])
        audience.eyes("french")
    assert audience.eyes(None).since(before) is None
    assert plain(audience.eyes(None).view) == plain(msgspec.json.encode(table.view(None)))


def pictured(view: Any) -> Picture:
    return Picture(msgspec.json.decode(msgspec.json.encode(view), type=dict[str, msgspec.Raw]), {})


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ({"a": 1, "b": [1]}, {"a": 1, "b": [1]}, []),
        ({"a": 1}, {"a": 2}, [[["a"], 2]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"a": 1}, {"a": 1, "b": None}, [[["b"], None]]),
        ({"a": None}, {"a": 1}, [[["a"], 1]]),
        ({"a": ["x" * 30, "y" * 30]}, {"a": ["x" * 30, "z" * 3]}, [[["a", 1], "zzz"]]),
        ({"a": ["x" * 30, "y" * 30]}, {"a": ["x" * 30, "z" * 3, "y" * 30]}, [[["a"], 1, 0, ["zzz"]]]),
        ({"a": ["x" * 30, "y" * 30, "z"]}, {"a": ["x" * 30, "z"]}, [[["a"], 1, 1, []]]),
        ({"a": {"k": "x" * 30, "l": 1}}, {"a": {"k": "x" * 30, "l": 2}}, [[["a", "l"], 2]]),
        ({"a": {"k": "x" * 30, "l": 1}}, {"a": {"k": "x" * 30}}, [[["a", "l"]]]),
        ({"a": {"k": ["x" * 30] * 2}}, {"a": {"k": ["x" * 30] * 3}}, [[["a", "k"], 2, 0, ["x" * 30]]]),
        ({"a": [1, 2]}, {"a": {"k": 1}}, [[["a"], {"k": 1}]]),
        ({"a": True}, {"a": 1}, [[["a"], 1]]),
    ],
)  # fmt: skip
def test_differences_are_small_and_exact(before: Any, after: Any, expected: list[Any]) -> None:
    found = changes(pictured(before), pictured(after))
    sent = plain(msgspec.json.encode(found))
    assert sent == expected
    assert applied(before, sent) == after


class Village(msgspec.Struct, frozen=True):
    map: tuple[str, ...]
    people: list[str]


class Land(msgspec.Struct, frozen=True):
    name: str
    village: Village | None


def test_what_can_not_change_is_written_once() -> None:
    """The same map is the same bytes, also within a field that has fields of its own."""
    abel, ramona = "Abel, who keeps bees", "Ramona, who keeps quiet"
    drawn = ("hill", "river")
    before = picture(Land("north", Village(drawn, [abel])))
    after = picture(Land("north", Village(drawn, [abel, ramona])), before)
    old, new = before.parts["village"], after.parts["village"]
    assert isinstance(old, Picture)
    assert isinstance(new, Picture)
    assert new.parts["map"] is old.parts["map"]
    assert plain(msgspec.json.encode(changes(before, after))) == [[["village", "people"], 1, 0, [ramona]]]
    assert plain(after.written()) == {"name": "north", "village": {"map": [*drawn], "people": [abel, ramona]}}
    empty = picture(Land("north", None), after)
    assert plain(msgspec.json.encode(changes(after, empty))) == [[["village"], None]]
    assert plain(msgspec.json.encode(changes(empty, before)))[0][1] == {"map": [*drawn], "people": [abel]}


# The story told later


class Thing(msgspec.Struct, frozen=True, tag=True):
    words: list[str]


class Shelf(msgspec.Struct, frozen=True):
    thing: Thing
    count: int


class Room(msgspec.Struct, frozen=True):
    shelf: Shelf
    people: list[str]


def test_what_was_not_replaced_in_a_view_is_not_written_again() -> None:
    """Nor is it asked of what lies deep in it how it is sent."""
    shelf = Shelf(Thing(["book"]), 1)
    before = picture(Room(shelf, ["abel"]))
    after = picture(Room(shelf, ["abel", "ramona"]), before)
    assert after.parts["shelf"] is before.parts["shelf"]
    assert plain(msgspec.json.encode(changes(before, after))) == [[["people"], ["abel", "ramona"]]]
    replaced = picture(Room(Shelf(Thing(["book", "lamp"]), 2), ["abel", "ramona"]), after)
    sent = plain(msgspec.json.encode(changes(after, replaced)))
    assert applied(plain(after.written()), sent) == plain(replaced.written())


@pytest.mark.parametrize("game", games()[1:], ids=lambda game: str(game.id))
def test_a_story_leads_from_one_moment_to_another(game: Game) -> None:
    *_, table = played(game, 5)
    entries = table.record.entries
    for since, until in ((0, len(entries)), (len(entries) // 2, len(entries)), (3, 7)):
        for seat in everybody(table):
            found = plain(msgspec.json.encode(tell(table.record, seat, since, until)))
            assert (found["since"], found["seq"], found["seat"]) == (since, until, seat)
            at_last = plain(msgspec.json.encode(tell(table.record, seat, until, until)))
            for scene in found["scenes"]:
                found["view"] = applied(found["view"], scene["change"])
            assert found["view"] == at_last["view"]
    assert tell(table.record, None, 0, 10**9).seq == len(entries)


def test_what_was_taken_back_is_no_part_of_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    table = play(dealt(), "wait")
    table.undo()
    play(table, "lay 1")
    start = len(table.record.entries) - 3
    found = plain(msgspec.json.encode(tell(table.record, "north", start, 99)))
    assert [line["said"]["id"] for scene in found["scenes"] for line in scene["said"]] == ["log-laid"]
    found = plain(msgspec.json.encode(tell(table.record, "north", start + 1, start + 2)))
    assert applied(found["view"], found["scenes"][0]["change"])["waited"] == []


def test_of_a_very_long_game_only_the_last_part_is_told() -> None:
    table = klubovna.new("napoleonics", seed=2)
    rng = random.Random(2)
    while table.options and len(table.record.entries) < MOST + 50:
        table.play(rng.choice(table.options))
    found = tell(table.record, None, 0, 10**9)
    assert found.since == len(table.record.entries) - MOST
