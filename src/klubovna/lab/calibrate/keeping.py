"""A run's folder: what was asked for (`run.json`), and every game that is finished (`games.jsonl`).

A game is written down as soon as it is known, so that whatever stops a run, the same command goes on from there.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from klubovna.kernel.errors import Broken
from klubovna.lab.calibrate.asking import Told
from klubovna.lab.calibrate.plan import Plan
from klubovna.lab.lines import finished

PLAN, GAMES, REPORT = "run.json", "games.jsonl", "report.md"
FREE = ("command", "klubovna")
"""What may be different when a run goes on…"""
MERGED = (*FREE, "seed", "options")
"""…and in games that are put together."""
_decoder = msgspec.json.Decoder(Told)


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin, or go on with what is there; raises Broken when that is something else."""
        self.path, self.plan = path, plan
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Broken(problem.strerror or str(problem), file=path) from None
        if (path / PLAN).exists():
            _agree(read_plan(path), plan, FREE, path)
        (path / PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
        (path / GAMES).touch()
        self.told = read_games(path, mend=True)

    def add(self, games: Iterable[Told]) -> None:
        """Written out at once: it is there even if this process dies now."""
        with (self.path / GAMES).open("ab") as out:
            out.write(b"".join(msgspec.json.encode(told) + b"\n" for told in games))


def merged(plan: Plan, games: Iterable[Told], others: Sequence[Path]) -> list[Told]:
    """With the games of other folders, each once, in order; raises Broken where they were played otherwise."""
    found = {told.key: told for told in games}
    for path in others:
        _agree(read_plan(path), plan, MERGED, path)
        found.update({told.key: told for told in read_games(path)})
    return sorted(found.values(), key=lambda told: (told.seed, told.number, told.key))


def read_plan(path: Path) -> Plan:
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"describes no calibration: {problem}", file=path / PLAN) from None


def read_games(path: Path, mend: bool = False) -> list[Told]:
    """The games there. A last line that was cut off is left out, or taken away; its game is played again."""
    file = path / GAMES
    found, kept = finished(file, _decoder, "a finished game")
    if mend:
        os.truncate(file, kept)
    return found


def _agree(kept: Plan, asked: Plan, free: Sequence[str], path: Path) -> None:
    for name in Plan.__struct_fields__:
        there, here = getattr(kept, name), getattr(asked, name)
        if name not in free and there != here:
            raise Broken(
                f"{name} there is {_shown(there)}, not {_shown(here)}; choose another folder", file=path / PLAN
            )


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()[:100]
