"""How the adapters show a game: in letters, as a picture, or as pixels."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from klubovna.desk.showing import Shown, svg, text
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.messages import Seat

MODES = ("human", "ansi", "svg", "rgb_array")
LETTER, LINE = 8, 16
INK, PAPER = (240, 233, 219), (27, 31, 30)
FONTS = ("DejaVuSansMono.ttf", "NotoSansMono-Regular.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
PLAIN = 0x250
"""Letters before this one are in every font."""
BOXES = dict(
    zip(
        "─│╭╮╰╯├┤┬┴┼┃┊━║",
        ("lr", "ud", "rd", "ld", "ru", "lu", "urd", "uld", "lrd", "lru", "lrud", *["ud"] * 2, "lr", "ud"),
        strict=True,
    )
)


def rendered(shown: Shown, seat: Seat | None, mode: str | None) -> Any:
    """As this seat sees it; `human` prints it, and gives nothing back."""
    if mode == "ansi":
        return text(shown, seat) + "\n"
    if mode == "svg":
        return svg(shown, seat)
    if mode == "rgb_array":
        return pixels(text(shown, seat))
    if mode == "human":
        print(text(shown, seat))  # noqa: T201
    return None


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise Unreadable(f"no way to render is called {mode!r}; there are: {', '.join(MODES)}")
    return mode


def pixels(letters: str) -> NDArray[np.uint8]:
    """Letters as an image, at equal distances. Lines of boxes are drawn, so that any font will do; a sign that the font
    does not have is a dot."""
    try:
        from PIL import Image, ImageDraw  # noqa: PLC0415
    except ImportError:
        raise Unreadable("rgb_array needs Pillow; ansi and svg need nothing") from None
    lines = letters.splitlines()
    width = max((len(line) for line in lines), default=1)
    image = Image.new("RGB", (LETTER * (width + 2), LINE * (len(lines) + 1)), PAPER)
    draw, (font, whole) = ImageDraw.Draw(image), _font()
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            x, y = LETTER * (column + 1), LINE * row
            if letter in BOXES:
                _box(draw, x, y, BOXES[letter])
            elif whole or ord(letter) < PLAIN:
                draw.text((x, y), letter, INK, font)
            else:
                draw.rectangle((x + 2, y + 6, x + 5, y + 9), INK)
    return np.asarray(image, np.uint8)


def _font() -> tuple[Any, bool]:
    """A font with letters of equal width, and whether it has signs, too."""
    from PIL import ImageFont  # noqa: PLC0415

    for name in FONTS:
        try:
            return ImageFont.truetype(name, LINE - 3), True
        except OSError:
            continue
    return ImageFont.load_default(size=LINE - 3), False


def _box(draw: Any, x: int, y: int, ways: str) -> None:
    """From the middle of a letter's place to its sides."""
    middle = (x + LETTER // 2, y + LINE // 2)
    ends = {"l": (x, middle[1]), "r": (x + LETTER, middle[1]), "u": (middle[0], y), "d": (middle[0], y + LINE)}
    for way in ways:
        draw.line((*middle, *ends[way]), INK)
