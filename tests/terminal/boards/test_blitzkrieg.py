"""The board of Blitzkrieg!: everything is drawn, fits and is told without colour, on both maps and in the solo mode."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.containers import VerticalScroll

import klubovna
from klubovna.games.blitzkrieg.box import Box
from klubovna.games.blitzkrieg.printed.blocks import MAPS
from klubovna.games.blitzkrieg.rules.placing import PlaceToken
from klubovna.kernel.texts import LANGUAGES
from klubovna.terminal.app import table_app
from klubovna.terminal.boards import Board, Offer, Space, board_for
from klubovna.terminal.boards.blitzkrieg.signs import ABILITIES, EFFECTS, printed, sign
from klubovna.terminal.ink import ink_of
from klubovna.terminal.language import all_texts
from klubovna.terminal.players import PERSON
from klubovna.terminal.session import Session
from tests.terminal.test_table import screen_of, seen

GAME = klubovna.game("blitzkrieg")
INK = ink_of("evening", klubovna.game("blitzkrieg").lid)
SIZES = [(79, 13), (80, 24), (100, 22), (128, 32), (168, 50)]
KINDS: list[dict[str, Any]] = [{"map": "base"}, {"map": "nippon"}, {"mode": "solo"}, {"map": "nippon", "mode": "solo"}]


def content() -> Box:
    found = GAME.content()
    assert isinstance(found, Box)
    return found


def board() -> Board:
    return board_for("blitzkrieg", content())


def moments(seed: int, **options: Any) -> Iterator[tuple[klubovna.Table, Offer]]:
    """A random game, first looking at the tokens, then at the spaces."""
    table, rng = klubovna.new("blitzkrieg", seed=seed, **options), random.Random(seed)
    while table.seat:
        action = rng.choice(table.options)
        yield table, Offer(tuple(table.options), 0, True)
        if len(action.path) > 1:
            yield table, Offer(tuple(table.options), 0, True, action.path[:1], table.preview(action))
        table.play(action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", KINDS, ids=lambda options: "-".join(options.values()))
def test_it_fits_and_nothing_is_cut(language: str, options: dict[str, str]) -> None:
    texts, rng = all_texts(GAME, language), random.Random(1)
    for table, offer in moments(3, **options):
        width, height = rng.choice(SIZES)
        view = table.view(table.seat)
        drawn = str(board().draw(view, offer, Space(width, height), texts, INK)).splitlines()
        assert max(map(len, drawn)) <= width
        assert len(drawn) <= height or (width, height) == SIZES[0]
        assert not [line for line in drawn if "…" in line or "blitzkrieg-" in line]
        assert len(str(board().status(view, width, texts, INK))) <= width
        for path in offer.items:
            assert "blitzkrieg-" not in board().called(path, texts) + board().hint(path, view, offer, texts)


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("size", SIZES)
def test_every_theatre_and_every_space_is_drawn(map: str, size: tuple[int, int]) -> None:
    """At the start all that is printed can be seen, in two letters or in words."""
    table, texts = klubovna.new("blitzkrieg", seed=1, map=map), all_texts(GAME, "en")
    drawn = str(board().draw(table.view(None), Offer(), Space(*size), texts, INK)).replace("\N{NO-BREAK SPACE}", " ")
    ground = next(known for known in content().boards if known.id == map)
    for theatre in ground.theatres:
        brief = f"blitzkrieg-brief-{theatre.id}"
        names = [texts.name(theatre.id), texts.text(brief) if texts.has(brief) else texts.name(theatre.id)]
        assert any(name in drawn for name in names)
    for worded in (False, True):
        wanted = [printed(spot, texts, worded=worded).replace("\N{NO-BREAK SPACE}", " ") for spot in ground.spots]
        if all(drawn.count(word) >= wanted.count(word) for word in wanted):
            break
    else:
        raise AssertionError(f"not all of {wanted}")


@pytest.mark.parametrize("options", KINDS[:2], ids=lambda options: options["map"])
def test_what_lies_on_the_board_says_whose_it_is(options: dict[str, str]) -> None:
    """Without colour: square brackets for the side that begins, round ones for the other; a spy as what it was."""
    texts = all_texts(GAME, "en")
    for table, offer in moments(5, **options):
        view = table.view(table.seat)
        drawn = str(board().draw(view, offer, Space(128, 60), texts, INK))
        for space in (space for theatre in view.theatres for space in theatre.spaces if space.token):
            left, right = "[]" if space.seat == view.sides[0].seat else "()"
            shown = sign(content(), space.guise or space.token, spy=space.guise is not None)
            assert f"{left}{shown}{right}" in drawn


def test_numbers_stand_where_things_may_be_pointed_at() -> None:
    texts = all_texts(GAME, "cs")
    for table, offer in moments(2):
        drawn = str(board().draw(table.view(table.seat), offer, Space(128, 60), texts, INK))
        for number, path in enumerate(offer.items, 1):
            assert (f"{number}►" in drawn) == (path[-1] in _things_on_the_table(table))


def _things_on_the_table(table: klubovna.Table) -> set[str]:
    """What an action may point at; `halt` and the like are buttons only."""
    view = table.view(table.seat)
    spaces = {space.id for theatre in view.theatres for space in theatre.spaces}
    return spaces | {theatre.id for theatre in view.theatres} | set(content().ids)


def test_the_preview_is_drawn_and_told() -> None:
    """New numbers behind the old ones, a ring where the marker would go."""
    table, texts = klubovna.new("blitzkrieg", seed=4), all_texts(GAME, "en")
    action = next(a for a in table.options if a.path[0].startswith("army-") and a.path[1] == "eastern-europe-1-1")
    path = action.path
    offer = Offer(tuple(table.options), 0, True, path[:1])
    offer = Offer(offer.actions, offer.number(*path) - 1, True, path[:1], table.preview(action))
    view, steps = table.view("axis"), int(path[0][-1]) + 1
    drawn = str(board().draw(view, offer, Space(100, 40), texts, INK))
    assert f"Eastern Europe 0→{steps}▸" in drawn
    assert f"●{'─' * (steps - 1)}○" in drawn
    assert board().hint(path, view, offer, texts) == f"E Europe 0→{steps}▸ · Tactical advantage +1"


def test_a_marker_that_crosses_the_centre_is_told_by_its_halves() -> None:
    table, texts = klubovna.new("blitzkrieg", seed=4), all_texts(GAME, "en")
    table.state.markers[1] = -1  # type: ignore[attr-defined]
    action = next(a for a in table.options if a.path[0].startswith("army-") and a.path[1] == "eastern-europe-1-1")
    offer = Offer(tuple(table.options), 0, True, action.path[:1], table.preview(action))
    after = int(action.path[0][-1]) + 1 - 1
    assert board().hint(action.path, table.view("axis"), offer, texts).startswith(f"E Europe ◂1→{after}▸")


def test_a_count_that_we_know_from_one_source_says_so() -> None:
    console = Console(width=90)
    for token, doubted in (("raid-air", True), ("godzilla", False), ("rapid-air", False)):
        with console.capture() as captured:
            console.print(board().details(token, all_texts(GAME, "en"), INK))
        assert ("From a single public source: Japan" in captured.get()) == doubted


def test_a_blank_token_is_told_by_what_its_owner_made_of_it(tmp_path: Path) -> None:
    own = '[blank-1]\ntype = "fleet"\nvalue = 2\nability = "commander"\ninto = "japan"\n'
    (tmp_path / "blanks.toml").write_text(own, "utf-8")
    console, texts = Console(width=90), all_texts(GAME, "en")
    with console.capture() as captured:
        console.print(
            board_for("blitzkrieg", GAME.content({"pack": GAME.pack(tmp_path)})).details("blank-1", texts, INK)
        )
    told = captured.get()
    for words in (
        "Own token 1   ≈2²",
        "Japan 1×",
        "Value 2, and the effect of the space is used twice.",
        "Source: Your own, from a pack or a file",
    ):
        assert words in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_details_with_its_source(language: str) -> None:
    texts, console = all_texts(GAME, language), Console(width=90)
    sources = {block.block: block.source for block in content().blocks}
    spaces = {spot.id: known.theatres[spot.theatre].id for known in content().boards for spot in known.spots}
    theatres = [theatre.id for known in content().boards for theatre in known.theatres]
    for thing in (*content().ids, *theatres, *spaces, *(f"effect-{id}" for id in EFFECTS)):
        with console.capture() as captured:
            console.print(board().details(thing, texts, INK))
        source = sources.get(spaces.get(thing, thing), "rulebook")
        assert texts.text(f"source-{source}") in captured.get(), thing
        assert "blitzkrieg-" not in captured.get()
        assert "full-" not in captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lying_around_is_listed(language: str) -> None:
    texts = all_texts(GAME, language)
    for options in KINDS:
        table = klubovna.new("blitzkrieg", seed=1, **options)
        view = table.view(table.seats[-1])
        listed = {thing.id for heap in board().things(view, texts) for thing in heap.things}
        assert {space.id for theatre in view.theatres for space in theatre.spaces} <= listed
        assert set(content().ids) <= listed
        legend = dict(board().legend(texts))
        assert set(ABILITIES.values()) <= set(legend)
        assert not [meaning for meaning in legend.values() if "blitzkrieg-" in meaning or "name-" in meaning]


@pytest.mark.parametrize("size", [(80, 24), (100, 32)])
@pytest.mark.parametrize("map", MAPS)
async def test_the_table_needs_no_scrolling(map: str, size: tuple[int, int]) -> None:
    table, rng = klubovna.new("blitzkrieg", seed=6, map=map), random.Random(6)
    for _ in range(14):
        table.play(rng.choice(table.options))
    while not isinstance(table.decision, PlaceToken):
        table.play(rng.choice(table.options))
    players = {seat: PERSON if seat == table.seat else "greedy" for seat in table.seats}
    app = table_app(Session(table, players=players), "cs")
    async with app.run_test(size=size) as pilot:
        for keys in ((), ("enter",), ("end",)):
            await pilot.press(*keys)
            await pilot.pause()
            assert app.screen.query_one("#top", VerticalScroll).max_scroll_y == 0
        assert screen_of(app).offer.preview is not None
        for line in seen(app).splitlines():
            assert len(line) <= size[0]
