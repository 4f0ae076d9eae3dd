"""The folder of a training. Whatever stops it, the same command goes on from what is there.

run.json         what is to be learned
drills.bin      games of self-play
matches.jsonl    games of matches
log.jsonl        what came of every generation
candidate.net    the net that was trained last
champion.net     the best so far
report.md, index.html
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from klubovna.bots.learned.weights import Weights, read, written
from klubovna.kernel.errors import Broken
from klubovna.lab.lines import finished
from klubovna.lab.train import drills
from klubovna.lab.train.drills import Drill
from klubovna.lab.train.playing import Met
from klubovna.lab.train.training import Training

RUN, DRILLS, MATCHES, LOG, REPORT, PAGE = (
    "run.json", "drills.bin", "matches.jsonl", "log.jsonl", "report.md", "index.html",
)  # fmt: skip
CANDIDATE, CHAMPION = "candidate.net", "champion.net"
FILES = (RUN, DRILLS, MATCHES, LOG, REPORT, PAGE, CANDIDATE, CHAMPION)


class Generation(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a generation: a line of the log."""

    generation: int
    player: str
    """Who played the games that were learned from."""
    games: int
    positions: int
    figures: dict[str, float]
    curves: dict[str, list[float]]
    seconds: float
    """How long the fit took: a measurement."""
    match: str = ""
    """How it was tried…"""
    promoted: bool | None = None
    """…and whether it is the champion now; None as long as that is not decided."""


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, training: Training, fresh: bool) -> None:
        """Begin, or go on with what is there; raises Broken when that is something else."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Broken(problem.strerror or str(problem), file=self.path) from None
        if fresh:
            for name in FILES:
                (self.path / name).unlink(missing_ok=True)
        if self.has_begun:
            told = _differing(self.training(), training)
            if told:
                raise Broken(f"{told}; --fresh deletes what is there and starts over", file=self.path / RUN)
        self.write(RUN, msgspec.json.format(msgspec.json.encode(training), indent=2) + b"\n")

    @property
    def has_begun(self) -> bool:
        return (self.path / RUN).exists()

    def training(self) -> Training:
        file = self.path / RUN
        try:
            return msgspec.json.decode(file.read_bytes(), type=Training)
        except OSError as problem:
            raise Broken(problem.strerror or str(problem), file=file) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise Broken(f"does not describe a training: {problem}", file=file) from None

    @property
    def champion(self) -> Path:
        return self.path / CHAMPION

    @property
    def candidate(self) -> Path:
        return self.path / CANDIDATE

    def drills(self) -> list[Drill]:
        return drills.read(self.path / DRILLS)

    def add(self, some: Sequence[Drill]) -> None:
        drills.append(self.path / DRILLS, some)

    def met(self) -> list[Met]:
        return _lines(self.path / MATCHES, Met)

    def meet(self, some: Sequence[Met]) -> None:
        with (self.path / MATCHES).open("ab") as out:
            out.write(b"".join(msgspec.json.encode(met) + b"\n" for met in some))

    def log(self) -> list[Generation]:
        return _lines(self.path / LOG, Generation)

    def note(self, generations: Sequence[Generation]) -> None:
        self.write(LOG, b"".join(msgspec.json.encode(one) + b"\n" for one in generations))

    def net(self, file: Path) -> Weights:
        return read(file)

    def keep(self, file: Path, net: Weights) -> None:
        self.write(file.name, written(net))

    def write(self, name: str, data: bytes) -> None:
        """In one go: a crash leaves the old file."""
        unfinished = self.path / f".{name}.{os.getpid()}"
        try:
            unfinished.write_bytes(data)
            unfinished.replace(self.path / name)
        finally:
            unfinished.unlink(missing_ok=True)


def _lines(file: Path, kind: Any) -> list[Any]:
    """What a file says, line by line; a last line that was cut off is taken away."""
    if not file.exists():
        return []
    found, kept = finished(file, msgspec.json.Decoder(kind), "what was written there")
    os.truncate(file, kept)
    return found


def _differing(kept: Training, asked: Training) -> str:
    names = [name for name in Training.__struct_fields__ if name != "command"]
    told = [(name, getattr(kept, name), getattr(asked, name)) for name in names]
    return "; ".join(f"{name} there is {one!r}, not {other!r}" for name, one, other in told if one != other)
