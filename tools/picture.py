"""Draw docs/pictures/terminal-vzdor.svg: the terminal table in the middle of a game.

    python tools/picture.py

The game is always the same one, so the picture changes only when the table does.
"""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from pathlib import Path

import klubovna
from klubovna.terminal.app import table_app
from klubovna.terminal.session import Session

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal-vzdor.svg"
SIZE = (116, 36)
SEED, CHOICES = 233, 27
KEYS = ("right",)
FONT = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace'


def middle_of_a_game() -> klubovna.Table:
    """Choices at random, but a mission that can be defeated is."""
    table, rng = klubovna.new("vzdor", seed=SEED), random.Random(SEED)
    for _ in range(CHOICES):
        target = next((m.id for m in table.view(None).missions if m.chosen), "")
        offered = [action for action in table.options if action.text != "end-resistance"]
        wanted = [action for action in offered if action.path == (target,)]
        table.play(wanted[0] if wanted else rng.choice(offered))
    return table


async def screenshot(table: klubovna.Table) -> str:
    with tempfile.TemporaryDirectory() as folder:
        app = table_app(Session(table, path=Path(folder) / "game.jsonl"), "en", light="evening")
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press(*KEYS)
            await pilot.pause()
            return app.export_screenshot(title="klubovna play vzdor")


def at_home(svg: str) -> str:
    """No fonts from other hosts, no leading spaces (viewers treat them differently), no random ids."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", FONT).replace("Fira Code", FONT).replace("\N{NO-BREAK SPACE}", "&#160;")
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    return re.sub(r'x="([\d.]+)" (y="[\d.]+") textLength="([\d.]+)"([^>]*)>((?:&#160;)*)([^<]*)<', _trimmed, svg)


def _trimmed(found: re.Match[str]) -> str:
    x, y, length, more, spaces, text = found.groups()
    spaces_before = spaces.count("&")
    cells = spaces_before + len(re.sub(r"&#?\w+;", " ", text))
    cell = float(length) / cells
    start, rest = float(x) + spaces_before * cell, float(length) - spaces_before * cell
    return f'x="{start:.1f}" {y} textLength="{rest:.1f}"{more}>{text}<'


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(at_home(asyncio.run(screenshot(middle_of_a_game()))), "utf-8")
    print(PICTURE.relative_to(Path.cwd()) if PICTURE.is_relative_to(Path.cwd()) else PICTURE)


if __name__ == "__main__":
    main()
