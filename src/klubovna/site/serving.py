"""Shows a site on this machine, as a host of files would: nothing but files, no header of its own."""

from __future__ import annotations

import io
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
}


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES, ".webmanifest": "application/manifest+json"}
    protocol_version = "HTTP/1.1"

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Squeezed where there is a squeezed one, as most hosts do."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        squeezed = path.with_name(f"{path.name}.gz")
        if "gzip" not in self.headers.get("Accept-Encoding", "") or not squeezed.is_file():
            return super().send_head()
        data = squeezed.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)

    def log_message(self, format: str, *args: Any) -> None:
        """What is read in one's own browser is nobody's news."""


def server(folder: Path, port: int, handler: type[Handler] = Handler) -> ThreadingHTTPServer:
    return ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(folder)))
