"""The way in: a place to listen on, and a browser opened at it (`klubovna serve --open`)."""

from __future__ import annotations

import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from contextlib import closing

LISTENERS = 2048
MOMENT = 2.0
"""Seconds that a clubhouse which is already open has to answer."""


class Taken(Exception):
    """Somebody else listens there."""


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small packets at once; else an answer may wait 40 ms.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as trouble:
        door.close()
        raise Taken(f"cannot listen on {host}:{port}: {trouble.strerror}") from trouble
    door.listen(LISTENERS)
    return door


def listen_nearby(host: str, port: int) -> socket.socket:
    """For a person who just wants to play: any free port will do if the usual one is taken."""
    try:
        return listen(host, port)
    except Taken:
        return listen(host, 0)


def address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_open(host: str, port: int) -> bool:
    """Whether a clubhouse already answers there."""
    try:
        with closing(urllib.request.urlopen(f"http://{host}:{port}/healthz", timeout=MOMENT)) as answer:
            return bool(answer.read(16) == b"well\n")
    except (OSError, ValueError):
        return False


def open_browser(where: str) -> None:
    """In a thread, because some browsers come back only when they are closed."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(where,)).start()


def has_screen() -> bool:
    """Without one, `webbrowser` would start a text browser in the middle of the log."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
