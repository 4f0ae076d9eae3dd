"""Looking around: the reach and the field of fire of anybody, also of those whom nobody is asked about."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import klubovna
from tests.games.napoleonics.napoleonics_table import GAME, Battlefield


def seen(t: Battlefield, hex: str, seat: str | None = "french") -> dict[str, Any]:
    return {seen.action.text: seen.preview for seen in t.table.look(seat, hex)}


def dice(t: Battlefield, hex: str) -> dict[str, int]:
    return {text: preview.numbers["dice"] for text, preview in seen(t, hex).items() if "dice" in preview.numbers}


def test_an_enemy_as_in_its_own_turn() -> None:
    """Rested and ordered, without a card: where it could go, whom it could fire at, with how many dice."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-light"}, terrain={"E7": "F"})
    found = seen(t, "E9")
    assert {"move E9 E8", "move E9 G9", "fire E9 E7"} <= set(found)
    sums = [t.table.game.texts("en").say(said) for said in found["fire E9 E7"].says]
    assert sums == ["Dice: 5 (blocks 5 + British light infantry 1 − forest 1)"]


def test_who_is_not_ordered_is_looked_at_without_the_card() -> None:
    """The card brings its dice only to whom it orders."""
    units = {"E7": "french-light-cavalry", "E5": "french-light-cavalry"}
    t = Battlefield(french=units, allied={"E8": "british-line", "E4": "british-line"}, hand=["cavalry-charge"])
    t.play("order E7")
    assert dice(t, "E7") == {"melee E7 E8": 5}
    assert dice(t, "E5") == {"melee E5 E4": 4}


def test_who_is_ordered_as_it_stands_now() -> None:
    """Before its move both; after it what it can still fire at, with what the move costs; after the fight nothing."""
    t = Battlefield(french={"E6": "french-line"}, allied={"E9": "british-line"}).to_move("order E6")
    assert "move E6 E7" in seen(t, "E6")
    assert set(seen(t.moved("move E6 E7"), "E7")) == {"fire E7 E9"}
    assert dice(t, "E7") == {"fire E7 E9": 2}
    units, enemies = {"E7": "french-line", "C6": "french-line"}, {"E9": "british-line", "C7": "british-line"}
    t = Battlefield(french=units, allied=enemies)
    t.to_battle("order E7", "order C6").play("fire E7 E9").roll("AAAA")
    assert seen(t, "E7") == {}
    assert dice(t, "C6") == {"melee C6 C7": 5}


def test_leaders_who_are_alone_and_squares() -> None:
    t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line"}, leaders={"ney": "B3"}, squares=["E9"])
    assert "ride B3 E3" in seen(t, "B3")
    assert set(seen(t, "E9")) == {"fire E9 E7"}


def test_nothing_to_be_seen() -> None:
    """An empty hex, what is no hex, and after the end."""
    t = Battlefield(french={"E7": "french-line"}, allied={"E9": "british-line 1"}, goal=1).to_battle("order E7")
    assert seen(t, "E8") == seen(t, "Z99") == seen(t, "") == {}
    assert seen(t.play("fire E7 E9").roll("IAAA"), "E7") == {}


def test_what_is_offered_is_what_is_seen_and_nothing_changes() -> None:
    """Whoever is asked to move or to battle sees of a unit what the options say of it; looking leaves no trace."""
    table, rng, compared = klubovna.new("napoleonics", seed=3, scenario="vimiero"), random.Random(3), 0
    while table.seat is not None and compared < 200:
        prompt = table.prompt
        if prompt and prompt.id in ("ask-move-units", "ask-battle-units"):
            before = GAME.to_json(table.state)
            for hex in {action.path[0] for action in table.options if action.text != "done"}:
                mine = [action for action in table.options if action.path[:1] == (hex,)]
                offered = {action.text: (table.label(action), table.preview(action)) for action in mine}
                found = {seen.action.text: (seen.label, seen.preview) for seen in table.look(table.seat, hex)}
                assert {text: found.get(text) for text in offered} == offered
                compared += 1
            assert GAME.to_json(table.state) == before
        table.play(rng.choice(table.options))


def test_looking_around_tells_nothing_hidden() -> None:
    """Through all eyes the same as in every state that they can't tell from this one."""
    table, rng = klubovna.new("napoleonics", seed=5, scenario="waterloo"), random.Random(5)
    for _ in range(60):
        table.play(rng.choice(table.options))
        hexes = [unit.hex for unit in table.view(None).units]
        for seat in ("french", "allied", None):
            imagined = GAME.sample(table.state, seat, rng)
            for hex in rng.sample(hexes, 4):
                true, other = (msgspec.json.encode(GAME.look(s, seat, hex)) for s in (table.state, imagined))
                assert true == other
