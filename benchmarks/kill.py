"""A server that is killed in the middle of play, again and again: `python benchmarks/kill.py --times 100`.

People play over HTTP and over sockets as fast as they can. At a random moment the server gets SIGKILL and another one
is started on the same SQLite file. Whoever had no answer to a choice sends it again. In the end the tables are read
from the file: every acknowledged choice must be there, at its place, once; nothing else may be there; and every record
must be a sound game whose luck is what its key promised.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec

import klubovna
from carrying import GAME, HOST, PATIENCE, STANDING, Server, ready, server
from klubovna.kernel.record import Chosen
from klubovna.kernel.replay import verify
from klubovna.server.storage.store import Store
from visitors import Guest, Line, News

PLAYERS = 8
MOST_CHOICES = 60
"""Acknowledged before a kill, at most: counted, so that a busy machine kills in the middle of play, too."""


class Report(msgspec.Struct):
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Choices that were on their way when the server died."""
    stored: int = 0
    """How many of those were stored all the same: sent again, they must not be done twice."""
    lost: int = 0
    doubled: int = 0
    verified: int = 0
    """Happenings drawn again from the keys."""


class Countdown:
    """Says when so many choices were acknowledged."""

    def __init__(self, choices: int) -> None:
        self._left = choices
        self.over = asyncio.Event()

    def one_more(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.over.set()


class Player:
    """Somebody who remembers what the server has acknowledged, and what it has not."""

    def __init__(self, number: int) -> None:
        self.guest = Guest(HOST, 0)
        self.rng = random.Random(number)
        self.tables: dict[str, dict[int, str]] = {}
        self.at = ""
        self.unanswered: tuple[int, str] | None = None

    async def play(self, port: int, countdown: Countdown) -> None:
        """Until the server is gone."""
        self.guest.port, self._countdown = port, countdown
        try:
            if not self.guest.cookie:
                self.guest.csrf = (await self.guest.ask("GET", "me"))["csrf"]
            while True:
                if not self.at:
                    self.at = (await self.guest.ask("POST", "tables", {"game": GAME}))["id"]
                    self.tables[self.at] = {}
                await self._one_game()
                self.at = ""
        except (OSError, EOFError):
            return

    async def _one_game(self) -> None:
        raise NotImplementedError

    def _acknowledged(self) -> None:
        assert self.unanswered is not None
        seq, text = self.unanswered
        self.tables[self.at][seq] = text
        self.unanswered = None
        self._countdown.one_more()


class ByHttp(Player):
    async def _one_game(self) -> None:
        if self.unanswered is not None:
            await self._choose(*self.unanswered)
        now = await self.guest.ask("GET", f"tables/{self.at}/moment")
        while now["options"]:
            now = await self._choose(now["seq"], self.rng.choice(now["options"])["text"])

    async def _choose(self, seq: int, text: str) -> dict[str, object]:
        self.unanswered = (seq, text)
        now: dict[str, object] = await self.guest.ask("POST", f"tables/{self.at}/choose", {"seq": seq, "text": text})
        self._acknowledged()
        return now


class BySocket(Player):
    async def _one_game(self) -> None:
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        line = await self.guest.sit_at(self.at, self._heard.put_nowait)
        try:
            now = await self._moment(line, 0)
            if self.unanswered is not None:
                now = await self._choose(line, *self.unanswered)
            while choices := now.choices():
                now = await self._choose(line, now.seq, self.rng.choice(choices).text)
        finally:
            line.close()

    async def _choose(self, line: Line, seq: int, text: str) -> News:
        self.unanswered = (seq, text)
        line.say({"is": "choose", "seq": seq, "text": text})
        now = await self._moment(line, seq + 1)
        self._acknowledged()
        return now

    async def _moment(self, line: Line, least: int) -> News:
        """The next moment with this number or a later one."""
        while True:
            heard = asyncio.ensure_future(self._heard.get())
            await asyncio.wait({heard, line.closed}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
            if not heard.done():
                heard.cancel()
                raise EOFError("the line is dead")
            news = msgspec.json.decode(heard.result(), type=News)
            if news.what == "error":
                raise AssertionError(heard.result().decode())
            if news.what in STANDING and news.seq >= least:
                return news


async def killed(started: Server, players: list[Player], choices: int, seconds: float) -> None:
    """After so many choices and so many seconds more: anywhere in what the server does for a choice."""
    countdown = Countdown(choices)
    playing = [asyncio.create_task(player.play(started.port, countdown)) for player in players]
    async with asyncio.timeout(PATIENCE):
        await countdown.over.wait()
    await asyncio.sleep(seconds)
    started.process.kill()
    started.process.wait()
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)


def already_stored(folder: Path, players: list[Player]) -> int:
    waiting = [(player.at, player.unanswered[0]) for player in players if player.unanswered is not None]
    with closing(sqlite3.connect(folder / "club.sqlite3")) as db:
        asked = "SELECT count(*) FROM entry WHERE board = ? AND seq = ?"
        return sum(int(db.execute(asked, choice).fetchone()[0]) for choice in waiting)


async def last_words(started: Server, players: list[Player]) -> None:
    """Everybody sends what was left unanswered, and nothing more."""
    for player in players:
        if player.unanswered is not None:
            seq, text = player.unanswered
            player.guest.port = started.port
            await player.guest.ask("POST", f"tables/{player.at}/choose", {"seq": seq, "text": text})
            player._acknowledged()


async def examined(folder: Path, players: list[Player], report: Report) -> None:
    store = await Store.open(f"sqlite:///{folder / 'club.sqlite3'}")
    try:
        for table, acknowledged in (pair for player in players for pair in player.tables.items()):
            found = await store.row(table)
            assert found is not None, "a table that was acknowledged is there"
            record = await store.record(*found)
            stored = {i: entry.text for i, entry in enumerate(record.entries) if isinstance(entry, Chosen)}
            report.tables += 1
            report.acknowledged += len(acknowledged)
            report.lost += len(acknowledged.items() - stored.items())
            report.doubled += len(stored.keys() - acknowledged.keys())
            report.verified += verify(klubovna.game(record.header.game), record)
    finally:
        await store.close()


async def run(times: int, folder: Path, seed: int = 1) -> Report:
    rng, report = random.Random(seed), Report()
    players: list[Player] = [(ByHttp if i % 2 else BySocket)(i) for i in range(PLAYERS)]
    for _ in range(times):
        with server(folder) as started:
            await ready(started)
            await killed(started, players, rng.randint(1, MOST_CHOICES), rng.uniform(0, 0.02))
        report.kills += 1
        report.unanswered += sum(player.unanswered is not None for player in players)
        report.stored += already_stored(folder, players)
    with server(folder) as started:
        await ready(started)
        await last_words(started, players)
    await examined(folder, players, report)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=100, help="how often the server is killed (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments (1)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="klubovna-kill-") as folder:
        report = asyncio.run(run(args.times, Path(folder), args.seed))
    for name, value in msgspec.structs.asdict(report).items():
        print(f"{name:>12}  {value}")
    return 1 if report.lost or report.doubled else 0


if __name__ == "__main__":
    sys.exit(main())
