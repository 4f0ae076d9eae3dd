"""`klubovna games`, `klubovna content GAME`: what there is, and where it comes from."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

import klubovna
from klubovna import shelf
from klubovna.cli.asked import add_language, add_pack, packed, texts_of
from klubovna.kernel.content import Provenance
from klubovna.kernel.lid import span
from klubovna.service.workshop.telling import name_of


def add_games(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.set_defaults(run=_games)


def _games(args: argparse.Namespace) -> int:
    found, spoiled = shelf.sound()
    for game in found:
        texts = texts_of(game, args.lang)
        print(f"{game.id}  {texts.text('game-name')}  (rules {game.version}, playable)")
        minutes = f", {span(game.lid.minutes)} minutes" if game.lid.minutes else ""
        print(f"  {texts.text('game-pitch')}")
        print(f"  players: {span(game.company)}{minutes}")
        print(f"  seats: {', '.join(f'{seat} ({texts.name(seat)})' for seat in game.seats)}")
        for option in game.options:
            if not option.ruling:
                print(f"  {_spelled(option)}")
        rulings = [option for option in game.options if option.ruling]
        if rulings:
            print("  house rules:")
        for option in rulings:
            print(f"    {_spelled(option)}")
    for problem in spoiled:
        print(problem, file=sys.stderr)
    return 1 if spoiled else 0


def _spelled(option: klubovna.Option) -> str:
    choices = " | ".join(map(str, option.choices))
    only = f"; with {option.when[0]}={option.when[1]}" if option.when else ""
    return f"--set {option.name}={choices}  (usually {option.default}{only})"


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game, see `klubovna games`")
    add_pack(parser)
    add_language(parser)
    parser.add_argument("--sources", action="store_true", help="only how much comes from where, file by file")
    parser.add_argument("--words", action="store_true", help="only the words of which effects are made, as a table")
    parser.set_defaults(run=_content)


def _content(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    content = game.content(packed(game, args.pack))
    texts, blocks = texts_of(game, args.lang, content), content.blocks
    if args.sources:
        return _sources(blocks)
    if args.words:
        from klubovna.lab.vocabulary import told

        print("\n".join(told(game)))
        return 0
    rows = [(b.file, b.block, name_of(texts, b.block) or "–", b.source) for b in blocks]
    for row in _aligned([("file", "block", "name", "source"), *rows]):
        print(row)
    counts = Counter(block.source for block in blocks)
    print(f"\n{len(blocks)} blocks: " + ", ".join(f"{count} {source}" for source, count in counts.most_common()))
    return 0


def _sources(blocks: Sequence[Provenance]) -> int:
    """A line a file, and the sum."""
    kinds = ("rulebook", "public", "house", "pack")
    counts: dict[str, Counter[str]] = {}
    for block in blocks:
        for row in (block.file, "all"):
            counts.setdefault(row, Counter())[block.source] += 1
    total = counts.pop("all")
    rows = [(file, *(str(count[kind]) for kind in kinds)) for file, count in [*counts.items(), ("all", total)]]
    for line in _aligned([("file", *kinds), *rows]):
        print(line)
    return 0


def _aligned(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
