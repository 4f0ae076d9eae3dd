"""What a page brings along to be a house without a server: Python for browsers, its libraries, our package.

Packed by `web/tools/luggage.ts` in the very Python that will run it, beside the module that writes sites. Whoever
installs a wheel has it already.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import client
from environments import LIBRARIES, NODE, PIP, lock_file, prepare
from machine import ROOT, run, say

PACKED = ROOT / "src" / "klubovna" / "site" / "luggage"
OURS = ROOT / "src" / "klubovna"
ROOMS = ("kernel", "games", "bots", "service", "alone")
TOOLS = ("luggage.ts", "packing.py", "walking.py")


def pack() -> None:
    """Make sure that the luggage is that of the sources."""
    made_of = sources()
    stamp = PACKED / "packed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of:
        return
    client.install()
    libraries()
    say("Packing Python and the house for pages …")
    run(NODE.program("node"), client.WEB / "tools" / "luggage.ts", OURS.parent, LIBRARIES, ROOT, PACKED)
    stamp.write_text(made_of, encoding="utf-8")


def sources() -> str:
    """Without what Python writes beside them."""
    beside = sorted(OURS.glob("*.py"))
    folders = [path for room in ROOMS for path in sorted((OURS / room).rglob("*")) if "__pycache__" not in path.parts]
    tools = [client.WEB / "tools" / name for name in TOOLS]
    locks = [lock_file("page"), client.WEB / "package-lock.json", ROOT / "pyproject.toml"]
    return client.fingerprint(*beside, *(path for path in folders if path.is_file()), *tools, *locks)


def libraries() -> Path:
    """As locked, but for the Python of pages; nothing of them runs on this machine."""
    wanted = client.fingerprint(lock_file("page"))
    stamp = LIBRARIES / "installed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return LIBRARIES
    say(f"Installing requirements/page.txt into {LIBRARIES.name} …")
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    where = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any", "--python-version", "3.14")
    which = ("--implementation", "cp", "--abi", "cp314", "--abi", "none", "--only-binary", ":all:", "--no-deps")
    how = ("install", "--no-compile", "--require-hashes", "-r", lock_file("page"), "--target", LIBRARIES)
    run(prepare(NODE).python, *PIP, *how, *where, *which)
    stamp.write_text(wanted, encoding="utf-8")
    return LIBRARIES
