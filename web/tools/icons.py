"""Draws the icons of the installed app from our SVG: python web/tools/icons.py CHROMIUM"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
ROUND = (WEB / "public" / "favicon.svg", {"icon-192.png": 192, "icon-512.png": 512})
WHOLE = (WEB / "src" / "art" / "icon-maskable.svg", {"icon-maskable-512.png": 512, "icon-180.png": 180})


def main(chromium: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for source, sizes in (ROUND, WHOLE):
            for name, size in sizes.items():
                page = browser.new_page(viewport={"width": size, "height": size})
                drawing = source.read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
                page.set_content(f'<body style="margin:0;background:transparent">{drawing}')
                page.screenshot(path=WEB / "public" / name, omit_background=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
