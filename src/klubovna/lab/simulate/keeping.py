"""A run's folder: what was asked for (`run.json`), every game that is finished (`games.jsonl`), and the report.

A game is written down as soon as it is known, so that whatever stops a run, the same command goes on from there. When
all are played, the lines are put in order.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.lab.lines import finished
from klubovna.lab.simulate.plan import Plan, Unit
from klubovna.lab.simulate.play import Played

PLAN, GAMES, REPORT, PAGE = "run.json", "games.jsonl", "report.md", "index.html"
_decoder = msgspec.json.Decoder(Played)


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, plan: Plan, fresh: bool = False) -> None:
        """Begin, or go on with what is there; raises Broken when that is something else."""
        self.path, self.plan = path, plan
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Broken(problem.strerror or str(problem), file=path) from None
        if fresh:
            for name in (PLAN, GAMES, REPORT, PAGE):
                (path / name).unlink(missing_ok=True)
        self._agree()
        self.played = self._found()

    def _agree(self) -> None:
        """What is asked for must be what was asked for when the folder was begun."""
        file = self.path / PLAN
        if file.exists():
            told = _differing(_read_plan(file), self.plan)
            if told:
                raise Broken(f"{told}. Choose another folder; --fresh deletes what is there and starts over", file=file)
        elif (self.path / GAMES).exists():
            raise Broken(f"there are games, but no {PLAN} that says of what; --fresh deletes them", file=self.path)
        self.write(PLAN, msgspec.json.format(msgspec.json.encode(self.plan), indent=2) + b"\n")

    def _found(self) -> list[Played]:
        """The games that are there already. A last line that was cut off is taken away; its game is played again."""
        file = self.path / GAMES
        file.touch()
        games, kept = finished(file, _decoder, "a finished game")
        wanted, found = set(self.plan.units()), dict[Unit, Played]()
        for number, played in enumerate(games, 1):
            if played.unit not in wanted:
                raise Broken(f"no such game is planned: {played.pairing} {played.number}", file=file, line=number)
            found[played.unit] = played
        os.truncate(file, kept)
        return list(found.values())

    def add(self, games: Iterable[Played]) -> None:
        """Written out at once: it is there even if this process dies now."""
        with (self.path / GAMES).open("ab") as out:
            out.write(_lines(games))

    def finish(self, games: Sequence[Played]) -> None:
        """All games, in order."""
        self.write(GAMES, _lines(games))

    def write(self, name: str, data: bytes) -> None:
        """In one go: a crash leaves the old file."""
        unfinished = self.path / f".{name}.{os.getpid()}"
        try:
            unfinished.write_bytes(data)
            unfinished.replace(self.path / name)
        finally:
            unfinished.unlink(missing_ok=True)


def read_games(path: str | Path) -> list[Played]:
    """The games of a finished run's folder."""
    return [_decoder.decode(line) for line in (Path(path) / GAMES).read_bytes().splitlines()]


def in_order(plan: Plan, games: Iterable[Played]) -> list[Played]:
    """By pairing, then by number."""
    place = {pairing: index for index, pairing in enumerate(plan.pairings)}
    return sorted(games, key=lambda played: (place[played.pairing], played.number))


def _lines(games: Iterable[Played]) -> bytes:
    return b"".join(msgspec.json.encode(played) + b"\n" for played in games)


def _read_plan(file: Path) -> Plan:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"does not describe a simulation: {problem}", file=file) from None


def _differing(kept: Plan, asked: Plan) -> str:
    """In what two runs differ, as far as it makes a difference."""
    names = [field for field in Plan.__struct_fields__ if field not in ("command", "pack")]
    return "; ".join(
        f"{name} there is {_shown(kept, name)}, not {_shown(asked, name)}"
        for name in names
        if getattr(kept, name) != getattr(asked, name)
    )


def _shown(plan: Plan, name: str) -> str:
    return msgspec.json.encode(getattr(plan, name)).decode()
