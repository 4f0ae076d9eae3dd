"""`klubovna serve`: the clubhouse on this machine's network."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from klubovna.server.identity import read_secret
from klubovna.server.logs import set_up_logs
from klubovna.server.settings import Limits, Settings, data_folder, default_database
from klubovna.server.web import doorstep, gate, hosts
from klubovna.server.web.app import create_app
from klubovna.service import luggage

log = logging.getLogger("klubovna.server")
FINISHING = 5
"""Seconds that requests have to finish when the server is told to stop."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, default=8420, help="8420")
    add_database(parser)
    secret = data_folder() / "secret"
    parser.add_argument("--secret-file", type=Path, default=secret, help=f"made if it is not there ({secret})")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL",
        help="the public address, such as https://club.example; https makes cookies secure",
    )  # fmt: skip
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="another name under which the house may be asked for",
    )  # fmt: skip
    parser.add_argument("--bot-seconds", type=float, default=10.0, help="how long a bot may think (10)")
    parser.add_argument("--bot-pace", type=float, default=0.2, help="a rest before each move of a bot (0.2)")
    workers = max(1, (os.cpu_count() or 2) - 1)
    parser.add_argument("--bot-processes", type=int, default=workers, help=f"processes for bots ({workers})")
    parser.add_argument("--bot-minds", type=int, default=4, help="minds kept between moves by each of them (4)")
    away = "minutes after which a bot stands in for somebody, where a table wants that (2)"
    parser.add_argument("--away-minutes", type=float, default=2.0, help=away)
    parser.add_argument("--review-iterations", type=int, default=400, help="thinking for each decision reviewed (400)")
    parser.add_argument("--no-along", action="store_true", help="no table goes along with a browser (docs/along.md)")
    lent = "how long a browser may think for the bots of a table that goes along (20); 0: bots only think here"
    parser.add_argument("--lent-seconds", type=float, default=20.0, help=lent)
    parser.add_argument("--no-limits", action="store_true", help="let anybody ask as fast as they can (measuring)")
    parser.add_argument("--open", action="store_true", help="open the clubhouse in a browser as soon as it is ready")
    parser.add_argument("--log", choices=("text", "json"), default="text", help="how to write the log (text)")


def add_database(parser: argparse.ArgumentParser) -> None:
    database = default_database()
    parser.add_argument("--database", default=database, metavar="URL", help=f"sqlite or postgresql ({database})")


def run(args: argparse.Namespace) -> int:
    settings = Settings(
        database=args.database,
        secret=read_secret(args.secret_file),
        limits=Limits.none() if args.no_limits else Limits(),
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        hosts=names(args.host, args.origin, args.allow_host),
        bot_seconds=args.bot_seconds,
        bot_pace=args.bot_pace,
        bot_processes=max(1, args.bot_processes),
        bot_minds=max(1, args.bot_minds),
        away_minutes=max(0.1, args.away_minutes),
        review_iterations=max(1, args.review_iterations),
        along=not args.no_along,
        lent_seconds=max(0.0, args.lent_seconds),
    )
    set_up_logs(args.log)
    if settings.along and not luggage.parts():
        log.info("no table goes along: what browsers need for it is not here (`make site` packs it, a wheel has it)")
    if args.open and doorstep.is_open(args.host, args.port):
        return visit(f"http://{args.host}:{args.port}")
    listen = doorstep.listen_nearby if args.open else doorstep.listen
    try:
        door = listen(args.host, args.port)
    except doorstep.Taken as taken:
        print(taken, file=sys.stderr)  # noqa: T201
        return 1
    serve(settings, door, doorstep.open_browser if args.open else None)
    return 0


def names(host: str, origins: list[str], more: list[str]) -> frozenset[str]:
    """Under which the house is asked for. Where it listens to others and nobody said what it is called, under any."""
    if not origins and not more and hosts.bare(host) not in hosts.HERE | {"::1"}:
        return frozenset()
    called = {hosts.bare(urlsplit(origin).netloc) for origin in origins} | {hosts.bare(name) for name in more}
    return hosts.HERE | called | {hosts.bare(host)}


def visit(address: str) -> int:
    """The clubhouse is open already: go there instead of opening a second one."""
    logging.getLogger("klubovna.server").info("the clubhouse is already open at %s", address)
    doorstep.open_browser(address)
    return 0


def serve(settings: Settings, door: socket.socket, welcome: Callable[[str], None] | None = None) -> None:
    """Until it is told to stop (SIGINT, SIGTERM); then moves under way are finished."""
    config = gate.config(create_app(settings), settings, timeout_graceful_shutdown=FINISHING)
    be_quick()
    House(config, doorstep.address(door), welcome).run(sockets=[door])


def be_quick() -> None:
    """What a process that answers many people at once asks of Python: short pauses.

    What was imported is never garbage. Little garbage is in cycles, so to look for it often and at little is better
    than seldom and at much: at 400 tables a look at ten thousand new things took up to 19 ms, at five thousand 10. To
    look at everything took 0.2 s, so that is done as seldom as it may be. And whoever writes or reads the database in a
    thread gets its turn soon.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 200)
    sys.setswitchinterval(0.001)


class House(uvicorn.Server):
    """Says where it is only once somebody would be let in."""

    def __init__(self, config: uvicorn.Config, address: str, welcome: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self.address, self.welcome = address, welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            logging.getLogger("klubovna.server").info("the clubhouse is open at %s", self.address)
            if self.welcome:
                self.welcome(self.address)
