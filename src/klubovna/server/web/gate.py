"""The gate before the door: how many connections there may be, and how long each may take to say what it wants.

A connection that is open and says nothing, or its request letter by letter, costs whoever opens it nothing and us a
place. So places are counted, each address has only so many, a request has to be there in time; and when all places are
taken, those who have not said anything yet make room for those who come.
"""

from __future__ import annotations

import asyncio
import os
import resource
from collections import defaultdict
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from klubovna.server.limits import neighbours
from klubovna.server.settings import Limits, Settings
from klubovna.server.web.heads import also_by_its_head
from klubovna.server.web.hosts import only_asked_for_as
from klubovna.server.web.lines import Line

SPARE = 100
"""Open files that the house needs for itself."""
BACKLOG = 2048


class Gate:
    def __init__(self, limits: Limits, trusted: str, files: int) -> None:
        """Who is trusted forwards others' requests and is not counted as one address. There may be so many open files,
        of which some are needed to open the door at all."""
        self.limits = limits
        self.backlog = max(8, min(BACKLOG, files // 8))
        self._most = max(8, min(limits.connections, files - self.backlog - SPARE))
        self._trusted = [ip_network(part.strip(), strict=False) for part in trusted.split(",") if part.strip() != "*"]
        self._all_trusted = "*" in trusted
        self._inside: dict[str, set[asyncio.BaseTransport]] = defaultdict(set)
        self._silent: dict[Connection, str] = {}
        """Those who have not yet said what they want, the longest waiting first."""

    def protocol(self) -> Any:
        return partial(Connection, gate=self)

    def admits(self, connection: Connection) -> bool:
        address = _address(connection.transport)
        if not self._room_at(address) or not self._room():
            return False
        self._inside[address].add(connection.transport)
        return True

    def waits(self, connection: Connection) -> None:
        self._silent[connection] = _address(connection.transport)

    def heard(self, connection: Connection) -> None:
        self._silent.pop(connection, None)

    def left(self, connection: Connection) -> None:
        address = _address(connection.transport)
        self._silent.pop(connection, None)
        self._inside[address].discard(connection.transport)
        if not self._inside[address]:
            del self._inside[address]

    def _room_at(self, address: str) -> bool:
        """Sockets leave without a word, so it is looked who is still there."""
        here = self._inside.get(address)
        if here is None or self._forwards(address) or len(here) < self.limits.address_connections:
            return True
        here -= {one for one in here if one.is_closing()}
        if len(here) < self.limits.address_connections:
            return True
        return self._shown_out(next((c for c, at in self._silent.items() if at == address), None))

    def _room(self) -> bool:
        if sum(map(len, self._inside.values())) < self._most:
            return True
        for address, here in list(self._inside.items()):
            here -= {one for one in here if one.is_closing()}
            if not here:
                del self._inside[address]
        if sum(map(len, self._inside.values())) < self._most:
            return True
        return self._shown_out(next(iter(self._silent), None))

    def _shown_out(self, connection: Connection | None) -> bool:
        if connection is not None:
            self.left(connection)
            connection.transport.abort()
        return connection is not None

    def _forwards(self, address: str) -> bool:
        try:
            return self._all_trusted or any(ip_address(address) in network for network in self._trusted)
        except ValueError:  # a socket of this machine, or a network of neighbours
            return "/" not in address


class Connection(H11Protocol):
    """One that has to say in time what it wants: first its head, then its body."""

    def __init__(self, *args: Any, gate: Gate, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self._gate = gate
        self._stage: object = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._gate.admits(self):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        self._gate.left(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._stage = h11.SWITCHED_PROTOCOL
        self._wait_no_longer()
        self._gate.heard(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Time runs from the beginning of each stage, however many letters come meanwhile."""
        stage, limits = self.conn.their_state, self._gate.limits
        if self._stage is h11.SWITCHED_PROTOCOL or stage is self._stage:
            return
        self._stage = stage
        self._wait_no_longer()
        if stage is h11.IDLE:
            self._gate.waits(self)
            self._timer = self.loop.call_later(limits.head_seconds, self.transport.abort)
        else:
            self._gate.heard(self)
            if stage is h11.SEND_BODY:
                self._timer = self.loop.call_later(limits.body_seconds, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _address(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return neighbours(str(peer[0])) if isinstance(peer, tuple) else "here"


def more_files() -> int:
    """As many open files as this process may have at all; returns how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, max(soft, 65_536)) if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How our server serves."""
    limits = settings.limits
    gate = Gate(limits, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"), more_files())
    return uvicorn.Config(
        only_asked_for_as(settings.hosts, also_by_its_head(app)),
        http=gate.protocol(),
        ws=Line,
        backlog=gate.backlog,
        log_config=None,
        access_log=False,  # addresses of pages may hold what is nobody's business
        server_header=False,
        ws_max_size=limits.socket_message * 4,
        ws_per_message_deflate=False,  # a moment is some kilobytes; squeezing it would cost more than making it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        **more,
    )
