"""What a host may decide: where things are kept, how much one guest may ask for."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Generous for people, narrow for machines that misbehave."""

    body: int = 160_000
    """Bytes: the longest pack, two to a letter, and what is asked of it."""
    upload: int = 1_000_000
    socket_message: int = 4_000
    socket_rate: float = 20.0
    """Messages a second from one socket; twice as many in a burst."""
    request_rate: float = 50.0
    """Requests a second from one address; a burst may be eight times as large."""
    opening_rate: float = 0.5
    """Tables a second that one address may open or upload; a burst may be sixty times as large."""
    check_rate: float = 2.0
    """Texts of one's own a second that one address may have looked through; a burst may be thirty times as large."""
    text_seconds: float = 2.0
    """Seconds of the processor that a scenario may take to be looked through,"""
    record_seconds: float = 6.0
    """and a record."""
    porter_rate: float = 0.2
    """Such seconds a second that one person, and one address, may use,"""
    porter_burst: float = 15.0
    """and at once."""
    porter_places: int = 4
    """How many things of one person, and of one address, may wait to be looked through,"""
    porter_line: int = 40
    """and of all."""
    password_rate: float = 0.2
    """Passwords a second that one address may try for one name; a burst may be ten times as large, and five more."""
    address_password_rate: float = 0.5
    """The same for all names; a burst may be thirty times as large."""
    hint_rate: float = 0.5
    """Hints a second that one person may ask for; a burst may be twenty times as large."""
    attempt_rate: float = 0.5
    """Attempts at puzzles a second that one address may report; a burst may be two hundred times as large."""
    tables: int = 30
    """Unfinished tables that one host may have."""
    sockets: int = 30
    """Sockets of one person (or, without a cookie, of one address),"""
    address_sockets: int = 300
    """of one address, whoever sits there,"""
    all_sockets: int = 5_000
    """and of all."""
    connections: int = 8_000
    """Open connections; never more than there may be open files."""
    address_connections: int = 400
    """Of one address, unless it is that of a web server in front of us."""
    head_seconds: float = 10.0
    """In which a connection has to say what it wants,"""
    body_seconds: float = 60.0
    """and to send what belongs to it."""
    chat: int = 500
    """Letters in a line of the talk."""
    talk_rate: float = 0.5
    """Lines a second that one person may say; a burst may be thirty times as large. An address has four times that."""
    talk_lines: int = 5_000
    """Lines that are kept at a table."""
    rematch_rate: float = 0.05
    """Rematches a second that one person may ask for; a burst may be a hundred times as large."""
    reviews: int = 10
    """Reviews of one person under way."""
    brought: int = 20_000_000
    """Bytes of records that are kept of one person, finished or not; and that one address may bring at once,"""
    brought_rate: float = 200.0
    """and a second from then on."""
    rehearsals: int = 4
    """Rehearsals that may be under way at once,"""
    rehearsal_burst: float = 180.0
    """seconds of the processor that one person, and one address, may have for them at once,"""
    rehearsal_rate: float = 0.1
    """and a second from then on."""
    kept: int = 3_000_000
    """Letters of drafts that one address may have kept at once,"""
    kept_rate: float = 3_000.0
    """and a second from then on."""
    space: int = 20_000_000_000
    """Bytes of the database from which on no more tables are opened."""
    rooms: int = 2_000
    """Tables kept in memory although nobody looks at them."""

    @staticmethod
    def none() -> Limits:
        """For measuring: sizes stay limited, rates do not."""
        many = 1_000_000
        return Limits(
            socket_rate=many, request_rate=many, opening_rate=many, check_rate=many, password_rate=many, hint_rate=many,
            address_password_rate=many,
            tables=many, sockets=many, address_sockets=many, all_sockets=many, connections=many,
            address_connections=many, talk_rate=many, rematch_rate=many,
            brought_rate=many, rehearsal_burst=many, rehearsal_rate=many, kept=many,
            kept_rate=many, porter_rate=many, porter_burst=many,
        )  # fmt: skip


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    secret: bytes
    """Signs cookies and seat links; whoever has it can be anybody."""
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Public addresses such as `https://club.example`, where they differ from what the server is asked for."""
    hosts: frozenset[str] = frozenset()
    """Names under which the house may be asked for; none: any."""
    bot_seconds: float = 10.0
    """How long a bot may think about one move."""
    bot_pace: float = 0.2
    """A moment of rest before a bot's move, so that people can follow."""
    bot_processes: int = 1
    bot_minds: int = 4
    """Minds that each of these processes keeps from one move to the next: at most 65 MB each."""
    away_minutes: float = 2.0
    """After how long a person who is asked and not there is stood in for, where the table wants that."""
    review_iterations: int = 400
    """How much is thought about each decision in a review,"""
    review_seconds: float = 10.0
    """and at most how long."""
    along: bool = True
    """Whether tables with one person may go along with their browsers, where the house has what they need for it."""
    lent_seconds: float = 20.0
    """How long such a browser may think for the bots there, before the house does; 0: it is never asked."""

    @property
    def secure(self) -> bool:
        """Whether cookies are only for https."""
        return any(origin.startswith("https://") for origin in self.origins)


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "klubovna"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'club.sqlite3'}"
