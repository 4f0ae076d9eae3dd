"""The interface as an OpenAPI document, from which the browser client has its types.

Litestar knows the paths; the shapes come from msgspec, as it is msgspec that reads and writes them. What goes over the
socket has no path in OpenAPI, so it stands among the shapes: `News` is what the server sends, `Word` what it is told.
What a game's view looks like is `<game>.<View>`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar, Request
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.routes import HTTPRoute

import klubovna
from klubovna.server.identity import COOKIE, CSRF_HEADERS
from klubovna.server.tables import lobby
from klubovna.server.web import sockets
from klubovna.server.web.routes import advice, games, people, tables
from klubovna.service import wire

Document = dict[str, Any]
SHAPES = "#/components/schemas/"
ROOMS = (wire, sockets, lobby, games, people, tables, advice)


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
    shapes = _shapes({s.__name__: s for s in structs} | {"News": sockets.News, "Word": sockets.Word}, structs)
    for id in klubovna.games():
        shapes |= _view_shapes(id)
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
    if operation["operationId"] == "upload":
        operation["requestBody"] = {"required": True, "content": {tables.RECORD: {"schema": {"type": "string"}}}}
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


def _shapes(roots: dict[str, Any], structs: list[type[msgspec.Struct]], prefix: str = "") -> dict[str, Any]:
    """What is reachable from these roots; `structs` are those of which it is known how they are written."""
    found, shapes = msgspec.json.schema_components(roots.values(), ref_template=f"{SHAPES}{prefix}{{name}}")
    for name, shape in zip(roots, found, strict=True):
        shapes.setdefault(name, shape)
    for shape in shapes.values():
        for field in shape.get("properties", {}).values():
            field.pop("default", None)  # readers of the document take it for a promise that the field is there
    for struct in structs:
        if struct.__name__ in shapes:
            _say_what_is_always_there(shapes[struct.__name__], struct)
    return {f"{prefix}{name}": shape for name, shape in shapes.items()}


def _say_what_is_always_there(shape: Document, struct: type[msgspec.Struct]) -> None:
    """A default may be left out by whoever asks us; we leave it out only where we say so."""
    config = struct.__struct_config__
    if not config.forbid_unknown_fields and not config.omit_defaults:
        shape["required"] = list(shape.get("properties", {}))


def _view_shapes(id: str) -> dict[str, Any]:
    view = get_type_hints(klubovna.game(id).view)["return"]
    return _shapes({view.__name__: view}, _structs([sys.modules[view.__module__]]), f"{id}.")
