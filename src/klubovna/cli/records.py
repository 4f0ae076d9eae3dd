"""`klubovna replay`, `review`, `verify`: a recorded game watched, thought over, checked."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import klubovna
from klubovna.cli.asked import add_language, game_of, is_terminal, texts_of
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.record import Chosen, Happened, Undone


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    add_language(parser)
    parser.add_argument("--at", type=int, default=0, metavar="N", help="begin at this step")
    parser.add_argument("--text", action="store_true", help="print the game instead of showing it")
    parser.set_defaults(run=_replay)


def _replay(args: argparse.Namespace) -> int:
    from klubovna.terminal.language import spoken

    record = klubovna.Record.load(args.file)
    game = game_of(record, args.file)
    if args.text or not is_terminal():
        from klubovna.terminal.steps import as_text, steps

        for line in as_text(
            steps(game, record), texts_of(game, args.lang, game.content(record.header.options)), args.at
        ):
            print(line)
        return 0
    from klubovna.terminal.app import replay_app

    app = replay_app(game, record, spoken(args.lang), at=args.at)
    app.run()
    return app.return_code or 0


def add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--seat", metavar="SEAT", help="whose choices (usually the first seat's)")
    add_language(parser)
    parser.add_argument("--iterations", type=int, metavar="N", help="how much to think of each choice")
    parser.add_argument("--text", action="store_true", help="print the review instead of showing it")
    parser.set_defaults(run=_review)


def _review(args: argparse.Namespace) -> int:
    from klubovna.terminal.game_review import GameReview, as_text
    from klubovna.terminal.language import spoken

    record = klubovna.Record.load(args.file)
    game = game_of(record, args.file)
    game_review = GameReview(game, record, thought=args.iterations)
    seat = args.seat or game_review.seats[0]
    if seat not in game_review.seats:
        raise Unreadable(f"there is no seat {seat!r}; there are: {', '.join(game_review.seats)}")
    if args.text or not is_terminal():
        while not game_review.over:
            game_review.think_on()
        for line in as_text(game_review, seat, texts_of(game, args.lang, game.content(record.header.options))):
            print(line)
        return 0
    from klubovna.terminal.app import review_app

    app = review_app(game_review, seat, spoken(args.lang))
    app.run()
    return app.return_code or 0


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.set_defaults(run=_verify)


def _verify(args: argparse.Namespace) -> int:
    from klubovna.kernel.replay import verify

    record = klubovna.Record.load(args.file)
    game = game_of(record, args.file)
    drawn = verify(game, record)
    kinds = Counter(type(entry) for entry in record.entries)
    print(f"{args.file}: a sound record of {game.id}, rules {game.version}, content {record.header.content}")
    print(f"  choices: {kinds[Chosen]}, each of them legal; taken back: {kinds[Undone]}")
    print(f"  happenings: {kinds[Happened]}, {drawn} of them drawn again from the promised key")
    if record.outcome:
        scores = ", ".join(f"{seat} {score}" for seat, score in record.outcome.scores.items())
        print(f"  end: {record.outcome.reason} ({scores})")
    else:
        print("  end: none yet")
    return 0
