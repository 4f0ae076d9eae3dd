"""The interface as a document: the browser client has its types from here, so it has to be exact."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

import klubovna
from klubovna.cli import main
from klubovna.kernel.content import Content
from klubovna.kernel.errors import Broken
from klubovna.kernel.packs import Pack
from tests.kernel.house import install
from tests.kernel.sealed import GAME
from tests.server.clubhouse import House


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """It takes half a second to make; nobody here changes it."""
    file = tmp_path_factory.mktemp("openapi") / "openapi.json"
    assert main(["openapi", str(file)]) == 0
    written: dict[str, Any] = json.loads(file.read_bytes())
    return written


def operations(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {operation["operationId"]: operation for path in document["paths"].values() for operation in path.values()}


def test_every_route_says_what_it_answers_and_how_it_refuses(document: dict[str, Any]) -> None:
    found = operations(document)
    assert len(found) == sum(map(len, document["paths"].values())), "every operation has a name of its own"
    for name, operation in found.items():
        (good,) = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
        (shape,) = [content["schema"] for content in good["content"].values()]
        assert shape, name
        refusal = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert refusal == {"$ref": "#/components/schemas/Problem"}
        assert operation["tags"][0] in ("games", "lessons", "people", "puzzles", "tables", "workshop")
    stale = found["choose"]["responses"]["409"]["content"]["application/json"]["schema"]
    assert {"$ref": "#/components/schemas/StaleMoment"} in stale["anyOf"]


def test_nothing_is_referred_to_that_is_not_there(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document))) <= set(shapes)


def test_what_goes_over_the_socket_is_described_too(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    assert set(shapes["News"]["discriminator"]["mapping"]) == {
        "moment", "progress", "foreseen", "table", "chat", "thinking", "errand", "error"
    }  # fmt: skip
    assert set(shapes["Word"]["discriminator"]["mapping"]) == {"choose", "foresee", "ping"}
    assert set(shapes["MomentNews"]["properties"]) >= set(shapes["Moment"]["properties"]) | {"is"}


def test_what_is_always_sent_is_required_and_what_may_be_left_out_is_not(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    assert set(shapes["Said"]["required"]) == {"id", "args"}
    assert set(shapes["Moment"]["required"]) == set(shapes["Moment"]["properties"])
    assert "link" not in shapes["SeatInfo"]["required"]
    assert "secret" not in shapes["Sit"]["required"]
    assert not shapes["Sit"]["additionalProperties"]


def test_the_views_of_the_games_are_described(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    assert "missions" in shapes["vzdor.VzdorView"]["properties"]
    assert shapes["vzdor.VzdorView"]["properties"]["missions"]["items"]["$ref"].endswith("/vzdor.MissionView")


def test_what_is_printed_in_the_boxes_is_described(document: dict[str, Any]) -> None:
    shapes = document["components"]["schemas"]
    for id in klubovna.games():
        tables = klubovna.game(id).content().pages.tables
        printed = shapes[f"{id}.Printed"]
        assert set(printed["properties"]) == set(printed["required"]) == set(tables)
    cards = shapes["vzdor.Printed"]["properties"]["maquis"]["additionalProperties"]
    assert cards["$ref"].endswith("/vzdor.Person")
    assert set(shapes["vzdor.Person"]["required"]) == {"covert", "revealed", "source"}


def test_what_a_box_leaves_out_is_not_promised(document: dict[str, Any]) -> None:
    effect = document["components"]["schemas"]["kacir.Effect"]
    assert set(effect.get("required", ())) < set(effect["properties"])


async def test_the_server_serves_the_same_document(house: House, document: dict[str, Any]) -> None:
    served = (await house.stranger().ask("GET", "../schema/openapi.json")).json()
    assert served["paths"] == document["paths"]
    assert served["components"]["schemas"].items() >= document["components"]["schemas"].items()


def test_a_game_that_can_not_be_described_is_left_out_and_no_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """A package from elsewhere whose files are spoiled."""

    def load(pack: Pack | None) -> Content:
        raise Broken("not a number", file="cards.toml", line=3, field="ace.worth")

    install(monkeypatch, replace(GAME, load=load))
    assert main(["openapi"]) == 0
    shapes = json.loads(capsys.readouterr().out)["components"]["schemas"]
    assert "vzdor.VzdorView" in shapes
    assert not [name for name in shapes if name.startswith("sealed.")]
    assert "cards.toml, line 3, ace.worth: not a number" in caplog.text
