"""Many games: the same as `klubovna simulate`, with the games in hand instead of a report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

import klubovna
from klubovna.bots.own import Anybody, called
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Setting
from klubovna.lab.hiring import hired
from klubovna.lab.simulate.keeping import Folder, in_order
from klubovna.lab.simulate.plan import Plan, check_ladder, planned
from klubovna.lab.simulate.play import Played
from klubovna.lab.simulate.report import Report, markdown
from klubovna.lab.simulate.running import played

Row: TypeAlias = dict[str, Any]
Frame: TypeAlias = Literal["games", "seats"]
FRAMES: tuple[Frame, ...] = ("games", "seats")


class Simulation(msgspec.Struct, frozen=True):
    """Games that were played. A frame is a list of rows: `games` has one for each game, `seats` one for each seat of
    each game."""

    plan: Plan
    games: list[Played]
    ladder: bool = False

    def rows(self, frame: Frame = "seats") -> list[Row]:
        """A frame as plain dictionaries."""
        if frame not in FRAMES:
            raise Unreadable(f"no frame is called {frame!r}; there are: {', '.join(FRAMES)}")
        if frame == "games":
            return [_of_game(game) for game in self.games]
        return [_of_seat(game, seat) for game in self.games for seat in game.bots]

    def to_pandas(self, frame: Frame = "seats") -> Any:
        """A frame as a `pandas.DataFrame`, where pandas is installed."""
        try:
            import pandas  # type: ignore[import-untyped, import-not-found, unused-ignore]  # noqa: PLC0415
        except ImportError:
            raise Unreadable("pandas is not installed; rows() gives the same without it") from None
        return pandas.DataFrame(self.rows(frame))

    @property
    def report(self) -> str:
        """What the command prints, in Markdown."""
        told = Report(self.plan, self.games, self.ladder)
        return markdown(told, told.sections())

    def _repr_markdown_(self) -> str:
        return self.report


def _of_game(game: Played) -> Row:
    return {
        "pairing": game.pairing,
        "number": game.number,
        **{f"option_{name}": value for name, value in game.options.items()},
        "seed": game.seed,
        "winners": game.winners,
        "reason": game.reason,
        "decisions": game.decisions,
        "rounds": game.rounds,
    }


def _of_seat(game: Played, seat: str) -> Row:
    return {
        **_of_game(game),
        "seat": seat,
        "bot": game.bots[seat],
        "won": seat in game.winners,
        "score": game.scores.get(seat, 0),
        "turns": game.turns[seat],
        "seconds": game.measured[seat].seconds,
    }


def simulate(
    id: str,
    bots: Iterable[Anybody] | Mapping[str, Anybody] = ("random", "greedy"),
    n: int = 1000,
    *,
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
    out: str | Path | None = None,
    fresh: bool = False,
    pack: str | Path | None = None,
    ladder: bool = False,
    **options: Setting | Sequence[Setting],
) -> Simulation:
    """Let bots meet in `n` games each, as `klubovna simulate` does, and with the same results.

    Bots of your own are named by what they are called, or by the keys of a mapping. Several values of an option take
    turns. `out` keeps what was played in a folder, and what is there already is not played again. A bot that can't be
    sent to other processes, such as one made of a lambda, plays with `jobs=1`. `ray` is the address of a Ray cluster,
    or `"local"` for one on this machine; a program that is connected to one stays with it.
    """
    named = dict(bots) if isinstance(bots, Mapping) else {called(bot): bot for bot in _several(bots)}
    own = {name: bot for name, bot in named.items() if bot != name}
    game, told = klubovna.game(id), {name: _values(value) for name, value in options.items()}
    folder = Path(pack) if pack is not None else None
    if n < 1:
        raise Unreadable("at least 1 game")
    plan = planned(game, named, n, seed, told, f"klubovna.simulate({id!r})", folder, own)
    if ladder:
        check_ladder(plan)
    crowd = None if own and jobs == 1 and ray is None else hired(jobs, ray)
    keeping = Folder(Path(out), plan, fresh) if out is not None else None
    games = in_order(plan, played(plan, keeping, crowd, own))
    if keeping:
        keeping.finish(games)
    return Simulation(plan, games, ladder)


def _several(bots: Iterable[Anybody]) -> Iterable[Anybody]:
    return (bots,) if isinstance(bots, str) else bots


def _values(value: Setting | Sequence[Setting]) -> list[Setting]:
    return [value] if isinstance(value, str | int) else [*value]
