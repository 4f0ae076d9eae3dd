"""Looked at before anything else: under which name the house was asked for, and whether the address is one at all.

A foreign page can have its own name lead to this machine, and then a browser takes the house for a part of that page.
So the house answers only to its own names.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
HERE = frozenset({"localhost", "127.0.0.1", "[::1]"})


def only_asked_for_as(names: frozenset[str], app: App) -> App:
    """With no names, any will do."""

    async def looked_at(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or (_named(scope, names) and "\0" not in scope["path"]):
            await app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            headers = [(b"content-type", b"application/json"), (b"x-content-type-options", b"nosniff")]
            await send({"type": "http.response.start", "status": 400, "headers": headers})
            body = b'{"error":{"kind":"unreadable","text":"this house is not known by this name or address"}}'
            await send({"type": "http.response.body", "body": body})

    return looked_at


def _named(scope: Any, names: frozenset[str]) -> bool:
    given = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return not names or bare(given) in names


def bare(host: str) -> str:
    """Without the port."""
    host = host.strip().lower()
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
