"""The browser client: Node from a Python wheel, packages by lock, built into the server's folder.

Players who install a wheel need none of this: it ships the built client.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from environments import NODE, let_go, prepare
from machine import ROOT, run, say

WEB = ROOT / "web"
BUILT = ROOT / "src" / "klubovna" / "server" / "static"
SOURCES = (
    "src",
    "tools",
    "public",
    "index.html",
    "package-lock.json",
    "package.json",
    "vite.config.ts",
    "svelte.config.js",
)


def build() -> None:
    """Make sure that the built client is that of the sources."""
    sources = fingerprint(*(WEB / name for name in SOURCES))
    stamp = BUILT / "built"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == sources:
        return
    install()
    say("Building the browser client …")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    stamp.write_text(sources, encoding="utf-8")


def install() -> None:
    """Node and the client's packages, exactly as locked."""
    prepare(NODE)
    wanted = fingerprint(WEB / "package-lock.json", NODE.stamp)
    stamp = WEB / "node_modules" / "installed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say("Installing web/package-lock.json into web/node_modules …")
    let_go(WEB / "node_modules")
    npm("ci", "--no-progress", "--loglevel", "error")
    stamp.write_text(wanted, encoding="utf-8")


def npm(*args: str) -> None:
    run(NODE.program("npm"), *args, env=with_node(), folder=WEB)


def with_node() -> dict[str, str]:
    """Scripts of packages call plain `node`: it must be ours. And npm keeps its news to itself."""
    path = f"{NODE.program('node').parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}


def fingerprint(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()
