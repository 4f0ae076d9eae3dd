"""The luggage, for pages with a table that goes along: nothing of it is sent before one wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from klubovna.server.identity import YEAR
from klubovna.service import luggage
from klubovna.service.wire import encode

WORKERS = ("house.worker-", "mind.worker-")
"""In which Python lives."""


def handlers(parts: list[luggage.Part]) -> list[Any]:
    """Its list, which is asked for anew, and its parts, which may be kept for good."""
    files = {part.address.rpartition("/")[2]: part.file for part in parts}
    listed = encode(luggage.told(parts))

    @get(f"/{luggage.PLACE}/luggage.json", include_in_schema=False)
    async def what_there_is() -> Response[bytes]:
        return Response(listed, media_type=MediaType.JSON, headers={"cache-control": "no-cache"})

    @get(f"/{luggage.PLACE}/{{name:str}}", include_in_schema=False)
    async def part(name: FromPath[str]) -> File:
        if name not in files:
            raise NotFoundException
        kept = {"cache-control": f"public, max-age={YEAR}, immutable"}
        return File(files[name], media_type="application/octet-stream", headers=kept, content_disposition_type="inline")

    return [what_there_is, part] if parts else []


def lives_in(file: Path) -> bool:
    """Whether Python is to live in this script: it makes its code as it wakes up."""
    return file.name.startswith(WORKERS)
