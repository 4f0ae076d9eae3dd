"""The interface as an OpenAPI document, from which the browser client has its types.

Litestar knows the paths; the shapes come from msgspec, as it is msgspec that reads and writes them. What goes over the
socket has no path in OpenAPI, so it stands among the shapes: `News` is what the server sends, `Word` what it is told.
What a game's view looks like is `<game>.<View>`, and what is printed in its box `<game>.Printed`.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar, Request
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.routes import HTTPRoute

from klubovna import shelf
from klubovna.kernel import painting as kernel_painting
from klubovna.kernel.game import Game
from klubovna.server.identity import COOKIE, CSRF_HEADERS
from klubovna.server.web.routes import people
from klubovna.service import lids, packs, posing, printed, teaching, turning, wire
from klubovna.service.learning import collection, courses, learned
from klubovna.service.tables import along, asks, opening, words
from klubovna.service.workshop import (
    box,
    changing,
    differences,
    drafts,
    faults,
    forms,
    library,
    looking,
    painting,
    rehearsing,
)

log = logging.getLogger("klubovna.server")
Document = dict[str, Any]
SHAPES = "#/components/schemas/"
ROOMS = (
    *(wire, lids, teaching, posing, turning, words),
    *(opening, along, asks, courses, learned, collection, printed, people),
    *(box, drafts, forms, looking, changing, faults, painting, differences, library, packs, rehearsing),
    kernel_painting,
)


class Interface(OpenAPIRenderPlugin):
    """Serves the document."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        return as_bytes(document(openapi_schema, request.app))


def as_bytes(whole: Document) -> bytes:
    """The same document is always the same bytes."""
    return json.dumps(whole, ensure_ascii=False, indent=1, sort_keys=True).encode() + b"\n"


def document(paths: Document, app: Litestar) -> Document:
    """Litestar's document with precise shapes, and with the errors that it does not know of."""
    whole: Document = json.loads(json.dumps(paths))
    structs = _structs(ROOMS)
    roots = {struct.__name__: struct for struct in structs} | {"News": words.News, "Word": words.Word}
    shapes = _shapes(roots, filter(_sent_whole, structs))
    for game in shelf.sound()[0]:
        try:
            shapes |= _game_shapes(game)
        except Exception:  # a game from elsewhere may be spoiled: its shapes are missing, and no other's
            log.exception("what %s shows and prints can't be described", game.id)
    keys = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "csrf": {"type": "apiKey", "in": "header", "name": CSRF_HEADERS[0]},
        "seat": {"type": "http", "scheme": "bearer", "description": "of a program: <table>.<seat>.<secret>"},
    }
    whole["components"] = {"schemas": shapes, "securitySchemes": keys}
    said = {handler.handler_name: handler.opt for handler in _handlers(app)}
    for path in whole["paths"].values():
        for method, operation in path.items():
            _complete(method, operation, said[operation["operationId"]])
    return whole


def _handlers(app: Litestar) -> list[HTTPRouteHandler]:
    return [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]


def _complete(method: str, operation: Document, said: dict[str, Any]) -> None:
    answers = operation["responses"]
    answers.pop("400", None)  # Litestar's own; ours are all alike
    answers["default"] = _answer("Refused.", _ref("Problem"))
    if said.get("may_be_stale"):
        either = {"anyOf": [_ref("StaleMoment"), _ref("Problem")]}
        answers["409"] = _answer("The table has moved on (this is how it stands), or the game does not run.", either)
    if operation["operationId"] == "rewrite_draft":
        answers["409"] = _answer("It was rewritten elsewhere.", _ref("Diverged"))
    if operation["operationId"] == "upload":
        operation["requestBody"] = {"required": True, "content": {asks.RECORD: {"schema": {"type": "string"}}}}
    if method not in ("get", "head"):
        operation["security"] = [{"cookie": [], "csrf": []}]
        if said.get("for_programs"):
            operation["security"].append({"seat": []})


def _answer(why: str, shape: Document) -> Document:
    return {"description": why, "content": {"application/json": {"schema": shape}}}


def _ref(name: str) -> Document:
    return {"$ref": f"{SHAPES}{name}"}


# Shapes


def _structs(rooms: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """Everything that these modules read or write."""
    things = [
        thing for room in rooms for thing in vars(room).values() if getattr(thing, "__module__", "") == room.__name__
    ]
    return [thing for thing in things if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]


def _shapes(roots: dict[str, Any], whole: Iterable[type[msgspec.Struct]], prefix: str = "") -> dict[str, Any]:
    """What is reachable from these roots; of what is always sent `whole`, no field is missing."""
    found, shapes = msgspec.json.schema_components(roots.values(), ref_template=f"{SHAPES}{prefix}{{name}}")
    for name, shape in zip(roots, found, strict=True):
        shapes.setdefault(name, shape)
    for shape in shapes.values():
        for field in shape.get("properties", {}).values():
            field.pop("default", None)  # readers of the document take it for a promise that the field is there
    for struct in whole:
        if struct.__name__ in shapes:
            shapes[struct.__name__]["required"] = list(shapes[struct.__name__].get("properties", {}))
    return {f"{prefix}{name}": shape for name, shape in shapes.items()}


def _sent_whole(struct: type[msgspec.Struct]) -> bool:
    """A default may be left out by whoever asks us; we leave it out only where we say so."""
    config = struct.__struct_config__
    return not config.forbid_unknown_fields and not config.omit_defaults


def _game_shapes(game: Game) -> dict[str, Any]:
    """What is seen of a game, and what is printed."""
    view, schema = get_type_hints(game.view)["return"], game.content().pages.schema
    kinds = [struct for struct in _within([view, *schema.values()]) if not struct.__struct_config__.omit_defaults]
    shapes = _shapes({view.__name__: view, **schema}, kinds, f"{game.id}.")
    tables = {name: shapes.pop(f"{game.id}.{name}") for name in schema}
    printed = {"type": "object", "title": "Printed", "properties": tables, "required": list(tables)}
    return {**shapes, f"{game.id}.Printed": printed}


def _within(kinds: list[Any]) -> set[type[msgspec.Struct]]:
    """All structs that are part of these kinds of things."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = [*msgspec.inspect.multi_type_info(kinds)]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls in found:
                continue
            found.add(kind.cls)
        for part in map(kind.__getattribute__, kind.__struct_fields__):
            inner = part if isinstance(part, tuple) else (part,)
            waiting += [one for one in inner if isinstance(one, msgspec.inspect.Type | msgspec.inspect.Field)]
    return found
