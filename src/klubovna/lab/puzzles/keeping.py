"""A run's folder: what was asked for (`run.json`), and what every game gave (`mined.jsonl`), written down as soon as it
is known, so that whatever stops a run, the same command goes on from there."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.lab.lines import finished
from klubovna.lab.puzzles.mining import Mined
from klubovna.lab.puzzles.plan import Plan

PLAN, MINED = "run.json", "mined.jsonl"
_decoder = msgspec.json.Decoder(Mined)


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin, or go on with what is there; raises Broken when that is something else."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Broken(problem.strerror or str(problem), file=path) from None
        if (path / PLAN).exists() and _plan(path) != plan:
            raise Broken("another run is kept here; choose another folder", file=path / PLAN)
        (path / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
        (path / MINED).touch()
        self.mined, kept = finished(path / MINED, _decoder, "what a game gave")
        os.truncate(path / MINED, kept)

    def add(self, some: Iterable[Mined]) -> None:
        with (self.path / MINED).open("ab") as out:
            out.write(b"".join(msgspec.json.encode(one) + b"\n" for one in some))


def merged(some: Sequence[Mined], others: Iterable[Path]) -> list[Mined]:
    """With what other runs have found; a puzzle that was found twice counts once."""
    every, names = [*some], {puzzle.name for one in some for puzzle in one.puzzles}
    for path in others:
        for one in finished(path / MINED, _decoder, "what a game gave")[0]:
            fresh = [puzzle for puzzle in one.puzzles if puzzle.name not in names]
            names.update(puzzle.name for puzzle in fresh)
            every.append(msgspec.structs.replace(one, puzzles=fresh))
    return every


def _plan(path: Path) -> Plan:
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"describes no run: {problem}", file=path / PLAN) from None
