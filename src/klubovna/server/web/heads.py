"""Whoever asks only for the head of a page gets what whoever asks for the page gets, without the page."""

from __future__ import annotations

from typing import Any

from klubovna.server.web.hosts import App


def also_by_its_head(app: App) -> App:
    """Routes know GET alone. (uvicorn, which knows how it was asked, leaves the body out.)"""

    async def answered(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answered
