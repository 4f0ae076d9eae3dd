"""`klubovna openapi`: the server's interface as a document."""

from __future__ import annotations

import argparse
from pathlib import Path

from klubovna.server.settings import Settings
from klubovna.server.web.app import create_app
from klubovna.server.web.document import as_bytes, document


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, nargs="?", help="instead of the standard output")


def run(args: argparse.Namespace) -> int:
    app = create_app(Settings(database="", secret=b""))
    written = as_bytes(document(app.openapi_schema.to_schema(), app))
    if args.file:
        args.file.write_bytes(written)
    else:
        print(written.decode(), end="")  # noqa: T201
    return 0
