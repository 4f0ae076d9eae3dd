"""`klubovna pack`: owners' packs begun, looked through, shown, compared with the house, written as one text."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import klubovna
from klubovna.cli.asked import add_language, texts_of
from klubovna.kernel.content import Content
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import PACK, Game
from klubovna.kernel.messages import Message
from klubovna.kernel.overlay import FOLDER
from klubovna.kernel.packs import FILE, load_pack
from klubovna.kernel.wording import text
from klubovna.service.examining import played
from klubovna.service.packs import Difference, PackInfo, Plain, pack_info

BEGUN = """\
# What differs from the box of the house. How to go on is told in docs/packs.md.

[pack]
game = "{game}"
id = "{id}"
title = {{ cs = "{id}", en = "{id}" }}
author = ""
licence = ""
version = "1"
rules = "{rules}"
"""
Task = Callable[[argparse.Namespace], int]


def add_pack_tasks(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(required=True, metavar="TASK")
    new = tasks.add_parser("new", help="begin a pack: a folder with its head")
    new.add_argument("game", help="which game, see `klubovna games`")
    new.add_argument("folder", type=Path, help="its name, in small letters and hyphens, is that of the pack")
    new.set_defaults(run=_new)
    known: dict[str, tuple[Task, str]] = {
        "check": (_check, "tell what is wrong with a pack, and play a few games with it"),
        "show": (_show, "what stands on its things"),
        "diff": (_diff, "what is otherwise than usual, old and new"),
        "text": (_text, "the pack as one text, as it goes into records and to web tables"),
    }
    for name, (run, about) in known.items():
        task = tasks.add_parser(name, help=about)
        task.add_argument("pack", type=Path, help="a file or a folder")
        task.add_argument("--game", help="which game, where the pack does not say it")
        add_language(task)
        task.set_defaults(run=run)


def _new(args: argparse.Namespace) -> int:
    game = klubovna.game(args.game)
    if args.folder.exists():
        raise Unreadable(f"{args.folder} is there already")
    args.folder.mkdir(parents=True)
    begun = BEGUN.format(game=game.id, id=args.folder.name, rules=game.version)
    (args.folder / FILE).write_text(begun, "utf-8")
    load_pack(args.folder)
    print(f"{args.folder / FILE}: beside it come files of what differs: {', '.join(_files(game))}")
    if grows := game.content().pages.grows:
        print(f"what is new stands in: {', '.join(sorted(grows))}")
    return 0


def _files(game: Game) -> list[str]:
    """Of a folder it is enough to say that there is one."""
    names = ((name.partition(FOLDER), name) for name in game.content().pages.schema)
    return list(dict.fromkeys(f"{folder}/….toml" if slash else f"{name}.toml" for (folder, slash, _), name in names))


def _opened(args: argparse.Namespace) -> tuple[Game, Content, PackInfo]:
    """The game, and its content with the pack."""
    named = args.game or load_pack(args.pack).head.game
    if not named:
        raise Unreadable(f"{args.pack} does not say of which game it is; --game does")
    game = klubovna.game(named)
    content = game.content({PACK: game.pack(args.pack)})
    info = pack_info(game, content)
    assert info is not None
    return game, content, info


def _check(args: argparse.Namespace) -> int:
    game, content, info = _opened(args)
    assert content.pack is not None
    played(game, game.settings({PACK: content.pack.text}, own=True))
    print(f"{args.pack}: a sound pack of {game.id}, {info.differ} things differ; content {content.hash}")
    return 0


def _show(args: argparse.Namespace) -> int:
    game, content, info = _opened(args)
    texts = texts_of(game, args.lang, content)
    title = info.title.get(texts.language, "–")
    print(", ".join(filter(None, (title, info.author, info.licence, info.version))))
    for one in info.differing:
        print(f"\n{_heading(one, texts.name(one.block))}")
        full = Message(f"full-{one.block}")
        for told in filter(None, (text(one.now, texts), "" if one.now or texts.problems(full) else texts.say(full))):
            print(f"  {told}")
    return 0


def _diff(args: argparse.Namespace) -> int:
    game, content, info = _opened(args)
    texts = texts_of(game, args.lang, content)
    for one in info.differing:
        print(_heading(one, texts.name(one.block)))
        for field, (was, now) in one.fields.items():
            print(f"  {field}: {_plain(now)}" if one.new else f"  {field}: {_plain(was)} -> {_plain(now)}")
        if one.was != one.now:
            for sign, lines in (("-", one.was), ("+", one.now)):
                print(f"  {sign} {text(lines, texts)}" if lines else "", end="\n" if lines else "")
    return 0


def _heading(one: Difference, name: str) -> str:
    named = f" ({name})" if name != one.block else ""
    return f"{one.file}.{one.block}{named}{', new' if one.new else ''}"


def _plain(value: Plain) -> str:
    return "–" if value is None else str(value)


def _text(args: argparse.Namespace) -> int:
    _, content, _ = _opened(args)
    assert content.pack is not None
    print(content.pack.text, end="")
    return 0
