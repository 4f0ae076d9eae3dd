"""`clone()` is written from the field types: what can change is copied, what can't is shared, the rest is refused."""

from __future__ import annotations

import enum
from collections import deque
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest

from klubovna.kernel.cloning import cloner, immutable
from klubovna.kernel.content import Content, Pages
from klubovna.kernel.frames import Step
from klubovna.kernel.kinds import concrete
from klubovna.kernel.state import State
from tests.kernel.house import mutable
from tests.kernel.sealed import GAME


class Side(enum.Enum):
    RED = "red"


class Coin(msgspec.Struct, frozen=True):
    value: int


class Purse(msgspec.Struct):
    coins: list[Coin]
    owner: str = ""


class Rich(State):
    """A field of every supported type."""

    content: Content
    number: int = 1
    word: str = "w"
    yes: bool = True
    part: float = 0.5
    raw: bytes = b"raw"
    side: Side = Side.RED
    colour: Literal["red", "blue"] = "red"
    coin: Coin = Coin(3)
    coins: tuple[Coin, ...] = (Coin(1),)
    pair: tuple[int, str] = (1, "a")
    maybe: int | None = None
    numbers: list[int] = []
    purses: list[Purse] = []
    grid: list[list[int]] = []
    deep: list[list[list[list[int]]]] = []
    by_name: dict[str, int] = {}
    lists: dict[str, list[int]] = {}
    purse_of: dict[str, Purse] = {}
    purse: Purse | None = None
    nothing: Purse | None = None
    perhaps: list[int] | None = None


CONTENT = GAME.content()


def rich() -> Rich:
    return Rich(
        content=CONTENT,
        stack=[Wait(1)],
        numbers=[1, 2],
        purses=[Purse([Coin(1)])],
        grid=[[1], [2, 3]],
        deep=[[[[1], [2]], [[3]]]],
        by_name={"a": 1},
        lists={"a": [1]},
        purse_of={"a": Purse([Coin(2)], "me")},
        purse=Purse([]),
        perhaps=[7],
    )


class Wait(Step, frozen=True):
    turns: int


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    s = rich()
    copy = s.clone()
    assert copy == s
    assert type(copy) is Rich
    assert mutable(copy).isdisjoint(mutable(s))


def test_what_cannot_change_is_shared() -> None:
    s = rich()
    copy = s.clone()
    for field in ("content", "coin", "coins", "side"):
        assert getattr(copy, field) is getattr(s, field)
    assert copy.stack[0] is s.stack[0]


def test_each_change_of_a_clone_leaves_the_original_alone() -> None:
    changes: list[Callable[[Rich], Any]] = [
        lambda c: c.numbers.append(9),
        lambda c: c.purses[0].coins.append(Coin(9)),
        lambda c: c.grid[1].append(9),
        lambda c: c.deep[0][1][0].append(9),
        lambda c: c.by_name.update(z=1),
        lambda c: c.lists["a"].append(9),
        lambda c: setattr(c.purse_of["a"], "owner", "you"),
        lambda c: c.purse.coins.append(Coin(9)) if c.purse else None,
        lambda c: c.perhaps.append(9) if c.perhaps else None,
        lambda c: c.then(Wait(2)),
    ]
    for change in changes:
        s = rich()
        copy = s.clone()
        change(copy)
        assert copy != s
        assert s == rich()


def test_clones_of_clones() -> None:
    assert rich().clone().clone().clone() == rich()


@pytest.mark.parametrize(
    "kind",
    [
        deque[int],
        list,
        dict[str, Any],
        tuple[list[int], ...],
        list[int] | dict[str, int],
        object,
        Callable[[], int],
    ],
    ids=str,
)
def test_what_cannot_be_cloned_is_named(kind: Any) -> None:
    state = msgspec.defstruct("Odd", [("thing", kind)], bases=(State,), kw_only=True)
    with pytest.raises(TypeError, match="no way to clone") as caught:
        cloner(state)
    assert repr(kind) in str(caught.value) or "typing.Any" in str(caught.value)


@pytest.mark.parametrize(
    "kind", [list[int], dict[str, int], set[int], Purse, tuple[Purse, ...], list[int] | None], ids=str
)
def test_a_frame_that_could_change_is_refused(kind: Any) -> None:
    """Frames are shared by clones; a game that has such one does not even open."""
    frame: Any = msgspec.defstruct(
        "Slippery", [("thing", kind)], bases=(Step,), frozen=True, module=f"slippery_{id(kind)}"
    )
    with pytest.raises(TypeError, match=r"Slippery\.thing can change"):
        concrete(Step, frame.__module__)


@pytest.mark.parametrize(
    ("kind", "shared"),
    [
        (int, True), (str | None, True), (Coin, True), (tuple[Coin, ...], True), (frozenset[int], False), (Side, True),
        (Literal["a"], True), (Content, True), (Purse, False), (list[int], False), (tuple[Purse, ...], False),
        (Purse | None, False),
    ],
    ids=str,
)  # fmt: skip
def test_what_may_be_shared(kind: Any, shared: bool) -> None:
    assert immutable(kind) is shared


class Plain(State):
    number: int = 1


class Fancy(Plain):
    more: int = 2


def test_a_derived_state_is_cloned_as_itself() -> None:
    Plain().clone()
    assert Fancy(more=3).clone() == Fancy(more=3)


def test_two_classes_of_one_name_are_not_confused() -> None:
    def deck(field: str) -> Any:
        return msgspec.defstruct("Deck", [(field, list[int])])

    mine, theirs = deck("cards"), deck("tiles")
    state: Any = msgspec.defstruct("Twice", [("a", mine), ("b", theirs)], bases=(State,), kw_only=True)
    s = state(a=mine([1]), b=theirs([2]))
    assert s.clone() == s


def there_and_back(s: State) -> State:
    game = msgspec.structs.replace(GAME, state=type(s))
    game.loaded.known[CONTENT.hash] = CONTENT
    return game.from_json(game.to_json(s))


def test_everything_that_can_be_cloned_survives_json() -> None:
    s = rich()
    s.stack.clear()
    assert there_and_back(s) == s


class ByNumber(State):
    at: dict[int, str] = {}


def test_dicts_by_number_survive_json() -> None:
    assert there_and_back(ByNumber(at={3: "c"})) == ByNumber(at={3: "c"})


class Crowd(State):
    there: set[int] = set()


def test_sets_have_no_place_in_a_state() -> None:
    """Laws and tables compare states by their JSON, and equal sets may differ there."""
    with pytest.raises(TypeError, match="sets have no order"):
        Crowd(there={0, 8}).clone()


def test_what_has_no_place_in_a_state_is_named() -> None:
    with pytest.raises(NotImplementedError, match=r"object.* has no place in a state"):
        GAME.to_json(Odd(thing=object()))


class Odd(State):
    thing: Any = None


def test_content_is_its_hash_in_json_and_itself_when_read() -> None:
    content = Content(Pages({}, "abc", []))
    game = msgspec.structs.replace(GAME, load=lambda _: content, state=Plainer)
    assert game.content() is content
    s = game.from_json(game.to_json(Plainer(content=content)))
    assert isinstance(s, Plainer)
    assert s.content is content


class Plainer(State):
    content: Content
