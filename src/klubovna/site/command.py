"""`klubovna site DIR`: writes the folder, and shows it."""

from __future__ import annotations

import argparse
from pathlib import Path

from klubovna.site.serving import server
from klubovna.site.writing import sizes, write

MB = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to; a site that lies there is written anew")
    parser.add_argument("--serve", action="store_true", help="and show it on this machine")
    parser.add_argument("--port", type=int, default=8766, help="where it is shown (8766)")


def run(args: argparse.Namespace) -> int:
    for what, size in sizes(write(args.folder)):
        print(f"{size / MB:8.2f} MB  {what}")
    print(f"The site lies in {args.folder}.")
    if args.serve:
        show(args.folder, args.port)
    return 0


def show(folder: Path, port: int) -> None:
    with server(folder, port) as shown:
        print(f"http://127.0.0.1:{shown.server_port}/", flush=True)
        shown.serve_forever()
