"""A clubhouse without a server, measured: `python benchmarks/without_server.py [--write]`, after `make site`.

How much comes to a browser; how long it takes to the first table on a slow line and a slow machine, the first time and
later; how quickly the games are played and thought about in the Python of pages, beside this one, in one run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from threading import Lock, Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from klubovna import shelf
from klubovna.lab.bench import number
from klubovna.service.luggage import FOLDER
from klubovna.site.serving import Handler, server
from klubovna.site.writing import sizes, write

HERE = Path(__file__).parent
ROOT = HERE.parent
RESULTS = HERE / "without-server.md"
LINE = 10_000_000 / 8
"""Bytes a second, of all that is sent together."""
SLOWER = 4
ITERATIONS = 500
"""As in `inside.py`."""
TABLES = 3
"""So many visitors, and the one in the middle counts."""
LATER = ("rest-", "weights-")
"""Of the luggage, what nobody waits for."""
PLAYED = ".game[data-game=vzdor] .quick:enabled"
KEPT = """async () => {
  const kept = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
  return kept.some(({ url }) => url.includes("weights-"));
}"""


# --- The way to the first table -----------------------------------------------------------------------------------


class SlowLine:
    """Whoever sends waits for their turn: together they are no quicker than the line, and no slower."""

    _turn, _free = Lock(), 0.0

    def __init__(self, file: Any) -> None:
        self._file = file

    def write(self, data: bytes) -> int:
        for start in range(0, len(data), 16_384):
            part = data[start : start + 16_384]
            with SlowLine._turn:
                SlowLine._free = max(SlowLine._free, time.perf_counter()) + len(part) / LINE
                until = SlowLine._free
            time.sleep(max(0.0, until - time.perf_counter()))
            self._file.write(part)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


class SlowHandler(Handler):
    def setup(self) -> None:
        super().setup()
        self.wfile = SlowLine(self.wfile)  # type: ignore[assignment]

    def handle(self) -> None:
        """Whoever leaves in the middle of it wants no more."""
        with suppress(ConnectionError):
            super().handle()


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    with server(folder, 0, SlowHandler) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/"
        host.shutdown()


def to_first_table(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the shelf is there, and until the first question at a table is asked."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(PLAYED)
    shelf_there = time.perf_counter() - begun
    page.click(PLAYED)
    page.wait_for_selector(".app .prompt", timeout=120_000)
    return shelf_there, time.perf_counter() - begun


def visits(browser: Browser, address: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in ("shelf, cold", "table, cold", "shelf, warm", "table, warm")}
    for _ in range(TABLES):
        context = browser.new_context()
        for kind in ("cold", "warm"):
            page = context.new_page()
            there, table = to_first_table(page, address)
            found[f"shelf, {kind}"].append(there)
            found[f"table, {kind}"].append(table)
            page.wait_for_function(KEPT, timeout=120_000, polling=1_000)
            page.close()
        context.close()
    return found


def waiting(folder: Path) -> list[list[str]]:
    chromium = os.environ.get("KLUBOVNA_CHROMIUM", "/usr/bin/chromium-headless-shell")
    with hosted(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        found = visits(browser, address)
        browser.close()
    return [[what, f"{median(times):.1f}", f"{min(times):.1f}…{max(times):.1f}"] for what, times in found.items()]


# --- How quick it is once it is there -------------------------------------------------------------------------------


def here(games: Sequence[str]) -> dict[str, Any]:
    """In this Python, in a process of its own."""
    return said((sys.executable, HERE / "inside.py", *games))


def inside(games: Sequence[str]) -> dict[str, Any]:
    """In the Python of pages."""
    node = ROOT / ".venv-node" / "bin" / "node"
    runner = ROOT / "web" / "tools" / "inside.ts"
    return said((node if node.exists() else "node", runner, FOLDER, HERE / "inside.py", *games))


def said(command: Sequence[str | Path]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def speeds(games: Sequence[str]) -> tuple[list[list[str]], float]:
    ours, theirs = here(games), inside(games)
    rows = []
    for game in games:
        for what in ("decisions", "iterations"):
            a, b = ours[game][what], theirs[game][what]
            rows.append([f"{game}, {what}/s", number(a), number(b), f"{b / a:.2f}"])
    return rows, theirs["memory"]


def bytes_of(written: list[Path], folder: Path) -> list[list[str]]:
    rows = [[what, f"{size / 1e6:.2f}"] for what, size in sizes(written)]
    needed = [path for path in folder.glob("luggage/*.bin") if not path.name.startswith(LATER)]
    return [
        *rows,
        ["of these for the first table, besides the page", f"{sum(p.stat().st_size for p in needed) / 1e6:.2f}"],
    ]


def table(rows: list[list[str]]) -> str:
    """As Markdown has it: names to the left, figures to the right."""
    head, *rest = rows
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rest]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def report(folder: Path) -> str:
    games = [game for game in shelf.games() if shelf.game(game).package.startswith("klubovna.")]
    written = write(folder)
    carried = table([["", "MB"], *bytes_of(written, folder)])
    waited = table([["seconds until", "middle", "spread"], *waiting(folder)])
    rows, memory = speeds(games)
    quick = table([["", "CPython", "in a page", "×"], *rows])
    return f"""# A clubhouse without a server

What there is (`klubovna site`), as it is sent where a host sends files as they are:

{carried}

A line of 10 Mbit/s and a page that is {SLOWER} times as slow, {TABLES} visitors, seconds by the clock on the wall (what
Chromium slows down is the page; the workers in which the house lives it leaves alone):

{waited}

Random play at a table and thoughts of {ITERATIONS} iterations, of CPU time, Python {sys.version.split()[0]} and the
Python of pages in one run:

{quick}

After that the page's Python had taken {memory / 1e6:.0f} MB of memory.

The machine had {os.cpu_count()} cores, for which {os.getloadavg()[0]:.0f} others were waiting at the end{precedence()}.
"""


def precedence() -> str:
    """Whoever measures on a busy machine may go before the others: `chrt -f 10 python …`, under a watchdog."""
    usual = not hasattr(os, "sched_getscheduler") or os.sched_getscheduler(0) == os.SCHED_OTHER
    return "" if usual else "; what was measured went before them"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        text = report(Path(folder) / "site")
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
