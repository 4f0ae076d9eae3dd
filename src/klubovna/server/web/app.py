"""The application: handlers, what guards them, and how errors are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.response import File, Redirect
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import DataError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

import klubovna
from klubovna import shelf
from klubovna.kernel.errors import Broken, IllegalMove, KlubovnaError, Unreadable
from klubovna.server import shapes
from klubovna.server.bots.thinking import Thinkers
from klubovna.server.club import Club
from klubovna.server.identity import YEAR
from klubovna.server.settings import Limits, Settings
from klubovna.server.tables.porter import Porter
from klubovna.server.web.access import Asker, Door
from klubovna.server.web.document import Interface
from klubovna.server.web.luggage import handlers, lives_in
from klubovna.server.web.routes import (
    advice,
    drafts,
    games,
    lessons,
    library,
    painting,
    people,
    puzzles,
    rehearsals,
    tables,
    workshop,
)
from klubovna.server.web.sockets import live
from klubovna.service import luggage, moments, wire
from klubovna.service.refusals import Refused

log = logging.getLogger("klubovna.server")
STATIC = Path(__file__).parents[1] / "static"
HANDBOOK = Path(__file__).parents[1] / "handbook"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
POLICY_OF_PYTHON = POLICY.replace("script-src 'self'", "script-src 'self' blob: 'wasm-unsafe-eval'")
"""Of the workers in which Python lives, and of nothing else: it comes as a file of its own and is compiled there."""
SOON = 5
"""Seconds after which somebody may ask again who could not be answered now."""
GUARDS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


Lifespan: TypeAlias = Callable[[Litestar], AbstractAsyncContextManager[None]]
"""What opens with an application and closes with it."""


def create_app(
    settings: Settings,
    thinkers: Thinkers | None = None,
    static: Path = STATIC,
    porter: Porter | None = None,
    handbook: Path = HANDBOOK,
    carried: Path = luggage.FOLDER,
) -> Litestar:
    """An application with a club of its own; the club opens and closes with it."""

    parts = luggage.parts(carried) if settings.along else []

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        for problem in shelf.sound()[1]:
            log.error("%s", problem)
        shapes.meet()
        club = await Club.open(settings, thinkers, porter)
        app.state.club, app.state.door = club, Door(club, carries=bool(parts))
        try:
            yield
        finally:
            await club.close()

    files = [*handlers(parts), *_handbook(handbook), *_pages(static)]
    return _routed(open_house, settings.limits, files)


def _routed(open_house: Lifespan, limits: Limits, files: list[Any]) -> Litestar:
    common = Router("/", route_handlers=[games.router], before_request=_counted)
    rooms = [
        people.router,
        advice.router,
        lessons.router,
        puzzles.router,
        drafts.router,
        library.router,
        rehearsals.router,
        workshop.router,
        painting.router,
    ]
    api = Router(
        "/api",
        route_handlers=[common, *rooms, tables.router(limits.upload), live],
        dependencies={"asker": Provide(admitted)},
    )
    return Litestar(
        [api, health, metrics, *files],
        lifespan=[open_house],
        exception_handlers={
            Refused: _refused,
            KlubovnaError: _misunderstood,
            HTTPException: _http,
            RecursionError: _too_deep,
            DataError: _not_a_text,
            **dict.fromkeys((OperationalError, InterfaceError, NoConnection, ConnectionError), _busy),
            Exception: _failed,
        },
        after_request=_guarded,
        request_max_body_size=limits.body,
        openapi_config=OpenAPIConfig(
            title="Klubovna",
            version=klubovna.__version__,
            path="/schema",
            render_plugins=[Interface()],
            operation_id_creator=lambda handler, *_: handler.handler_name,
        ),
        logging_config=None,
        debug=False,
    )


async def admitted(request: Request[Any, Any, Any]) -> Asker:
    door: Door = request.app.state.door
    return await door.admit_request(request)


async def _counted(request: Request[Any, Any, Any]) -> None:
    """What is the same for everybody may still not be asked for without end."""
    door: Door = request.app.state.door
    await door.admit(request)


async def _guarded(response: Response[Any]) -> Response[Any]:
    if lives_in(Path(getattr(response, "file_path", ""))):  # of a file, whichever of two kinds of answer it comes as
        response.headers["content-security-policy"] = POLICY_OF_PYTHON
    for name, value in GUARDS.items():
        response.headers.setdefault(name, value)
    if not isinstance(response, File):  # pages say themselves how long they may be kept
        response.headers.setdefault("cache-control", "no-store")
    return response


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[str]:
    """Whether tables can be read; a balancer sends nobody here while the house closes."""
    club: Club = request.app.state.club
    try:
        await club.store.alive()
    except Exception:
        log.exception("the store does not answer")
        return Response("the store does not answer, or can't be written to\n", status_code=503)
    if club.notices is not None and not club.notices.well:
        return Response("other servers are not heard\n", status_code=503)
    return Response("closing\n" if club.closing else "well\n", status_code=503 if club.closing else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    club: Club = request.app.state.club
    return Response(club.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _pages(static: Path) -> list[Any]:
    """The browser client, where it was built. Its assets bear their content in their names and may be kept for good;
    everything else is asked for anew."""
    if (static / "index.html").is_file():
        kept, fresh = CacheControlHeader(public=True, max_age=YEAR, immutable=True), CacheControlHeader(no_cache=True)
        page = create_static_files_router("/", [static], html_mode=True, include_in_schema=False, cache_control=fresh)
        assets = create_static_files_router(
            "/assets", [static / "assets"], include_in_schema=False, cache_control=kept, name="assets"
        )
        return [assets, page]

    @get("/", media_type=MediaType.TEXT, include_in_schema=False)
    async def not_built() -> str:
        return "The table is set, but the browser client has not been built. The interface is at /schema/openapi.json\n"

    return [not_built]


def _handbook(folder: Path) -> list[Any]:
    """The documentation, where it was built in (`make docs`)."""
    if not (folder / "index.html").is_file():
        return []
    fresh = CacheControlHeader(no_cache=True)
    pages = create_static_files_router("/docs", [folder], include_in_schema=False, cache_control=fresh, name="docs")

    @get("/docs", include_in_schema=False)
    async def first_page() -> Redirect:
        return Redirect("/docs/index.html")

    return [first_page, pages]


# Errors: {"error": {kind, text}}, never a trace


def _told(request: Request[Any, Any, Any], status: int, body: Any, **headers: str) -> Response[Any]:
    request.app.state.club.metrics.errors.labels(str(status)).inc()
    headers |= {**GUARDS, "cache-control": "no-store"}
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], problem: Refused) -> Response[Any]:
    return _told(request, problem.status, problem.body or wire.Problem(problem.error))


def _misunderstood(request: Request[Any, Any, Any], problem: KlubovnaError) -> Response[Any]:
    if isinstance(problem, Broken):
        return _told(request, 422, wire.Problem(wire.ErrorInfo("broken", str(problem))))
    assert isinstance(problem, IllegalMove | Unreadable)
    return _told(request, 422, wire.Problem(moments.refusal(problem)))


def _http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    kinds = {400: "unreadable", 404: "missing", 405: "method", 413: "too-large", 429: "too-much"}
    text = problem.detail
    if isinstance(problem, ValidationException) and problem.extra:
        text = f"{text}: {problem.extra}"
    if problem.status_code >= 500:
        text = "something went wrong in the house"
    error = wire.ErrorInfo(kinds.get(problem.status_code, "refused"), text)
    return _told(request, problem.status_code, wire.Problem(error))


def _too_deep(request: Request[Any, Any, Any], problem: RecursionError) -> Response[Any]:
    """A body that is nested without end; our own answers never are."""
    return _told(request, 400, wire.Problem(wire.ErrorInfo("unreadable", "nested too deep")))


def _not_a_text(request: Request[Any, Any, Any], problem: DataError) -> Response[Any]:
    """PostgreSQL stores no zero bytes; who sends some means no good."""
    return _told(request, 422, wire.Problem(wire.ErrorInfo("unreadable", "this can't be written down")))


def _busy(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """The database is locked, gone, or has no connection left, or the house closes: nothing was done, and whoever asks
    again later may be luckier."""
    log.error("the store did not answer in time", exc_info=problem, extra={"path": request.url.path})
    error = wire.ErrorInfo("busy", "the house can't write or read now; ask again in a moment")
    return _told(request, 503, wire.Problem(error), **{"retry-after": str(SOON)})


def _failed(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=problem, extra={"path": request.url.path})
    return _told(request, 500, wire.Problem(wire.ErrorInfo("failed", "something went wrong in the house")))
