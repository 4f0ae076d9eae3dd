"""`klubovna puzzles GAME --from N --out DIR`: positions of bots' games in which one choice is clearly best and a quick
look misses it.

Every game is known by its number; a run goes on where it was, and runs of several machines are put together with
`--add`. `docs/puzzles.md` tells more.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Hashable, Iterable, Sequence
from importlib.resources import files
from pathlib import Path

import klubovna
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game
from klubovna.lab import hiring
from klubovna.lab.crowd import Crowd, at_least_one, progress
from klubovna.lab.puzzles.keeping import Folder, merged
from klubovna.lab.puzzles.mining import Mined, mine_all, picked
from klubovna.lab.puzzles.plan import ASKS, GAP, STRAY, Plan, planned
from klubovna.service.puzzles import CERTAIN, FILE, FOLDER, Puzzle, sound, written

MOST = 60


def add_mining(parser: argparse.ArgumentParser) -> None:
    """What a run is asked for; the command itself also shows puzzles."""
    parser.add_argument("--from", type=at_least_one, dest="games", metavar="N", help="look through so many games")
    parser.add_argument("--renew", action="store_true", help="think anew about those that lie beside the game")
    parser.add_argument(
        "--certain", action="store_true", help="look for what follows for certain instead of a best choice"
    )
    parser.add_argument("--minutes", type=float, help="begin no game after so many minutes")
    parser.add_argument("--thought", type=int, metavar="N", help="iterations of the first opinion (a champion's)")
    parser.add_argument(
        "--gap", type=float, default=GAP, help="how much better than one half the answer has to be (0.06)"
    )
    parser.add_argument(
        "--asks", type=int, default=ASKS, help="decisions of each kind that are looked at in a game (8)"
    )
    parser.add_argument("--players", default="club", metavar="BOT", help="who plays (club)")
    parser.add_argument("--stray", type=float, default=STRAY, help="share of choices made at random (0.05)")
    values = "kinds of games that are played; otherwise all take turns"
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE[,VALUE…]", help=values)
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same games (1)")
    hiring.add_arguments(parser)
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep what was found in this folder")
    parser.add_argument("--add", type=Path, nargs="+", default=[], metavar="DIR", help="what other runs have found")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"keep so many ({MOST})")
    parser.add_argument("--write", action="store_true", help=f"put them beside the game, as {FOLDER}/{FILE}")


def run(args: argparse.Namespace) -> int:
    if args.out is None:
        raise Unreadable("where to? --out names a folder in which everything that is found is kept")
    game = klubovna.game(args.game)
    plan = planned(
        game,
        args.set,
        thought=args.thought,
        gap=args.gap,
        asks=args.asks,
        seed=args.seed,
        players=args.players,
        stray=args.stray,
        certain=args.certain,
    )
    folder = Folder(args.out, plan)
    crowd = None if args.jobs == 1 and not args.ray else hiring.hired(args.jobs, args.ray)
    old = [one for one in sound(game.package)[0] if bool(one.certain) == plan.certain] if args.renew else []
    every = merged(mined(plan, folder, crowd, args.games or 0, old, args.minutes), args.add)
    _report(every)
    found = picked([puzzle for one in every for puzzle in one.puzzles], args.most)
    name = CERTAIN if plan.certain else FILE
    (args.out / name).write_bytes(written(found))
    if args.write and not found:
        raise Unreadable("nothing was found, so what lies beside the game stays")
    if args.write:
        _write(game, name, found)
    return 0


def mined(
    plan: Plan, folder: Folder, crowd: Crowd | None, games: int, old: Sequence[Puzzle], minutes: float | None
) -> list[Mined]:
    """What is there already, and what is missing of the old puzzles and of so many games."""
    found, known = list(folder.mined), {one.number for one in folder.mined}
    missing = [number for number in range(-len(old), games) if number not in known]
    deadline = None if minutes is None else time.monotonic() + 60 * minutes
    wanted = itertools.takewhile(lambda _: deadline is None or time.monotonic() < deadline, missing)
    with progress(plan.game, games + len(old), len(found)) as advance:
        for some in _some((plan, old), iter(wanted), crowd):
            found += some
            folder.add(some)
            advance(len(some))
    return found


def _some(about: tuple[Plan, Sequence[Puzzle]], wanted: Iterable[int], crowd: Crowd | None) -> Iterable[list[Mined]]:
    if crowd is None:
        for number in wanted:
            yield mine_all([number], *about)
        return
    numbers = iter(wanted)
    with crowd.engaged(mine_all, about) as hands:
        running: set[Hashable] = {hands.give([number]) for number in itertools.islice(numbers, hands.number)}
        while running:
            for portion, told in hands.finished(list(running)):
                running.discard(portion)
                running.update(hands.give([number]) for number in itertools.islice(numbers, 1))
                yield told


def _report(every: Sequence[Mined]) -> None:
    puzzles = [puzzle for one in every for puzzle in one.puzzles]
    seconds, looked = sum(one.seconds for one in every), sum(one.looked_at for one in every)
    print(
        f"{len(every)} games, {looked} decisions looked at, {sum(one.promising for one in every)} promising, "
        f"{len(puzzles)} puzzles; {seconds:.0f} CPU s, {seconds / max(1, len(puzzles)):.0f} a puzzle"
    )
    by: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        by.setdefault(puzzle.theme, []).append(puzzle)
    for theme, some in sorted(by.items()):
        print(f"  {theme}: {len(some)}, levels {min(one.level for one in some)}–{max(one.level for one in some)}")


def _write(game: Game, name: str, found: list[Puzzle]) -> None:
    file = Path(str(files(game.package) / FOLDER / name))
    try:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(written(found))
    except OSError as problem:
        raise Broken(problem.strerror or str(problem), file=file) from None
    print(f"{len(found)} puzzles are in {file}", file=sys.stderr)
