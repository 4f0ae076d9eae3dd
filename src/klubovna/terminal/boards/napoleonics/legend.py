"""The signs of the board and their meaning, for the help."""

from __future__ import annotations

from klubovna.games.napoleonics.box import Box
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.napoleonics.signs import (
    AT,
    ATTACKED,
    BANNER_SIGN,
    CARD_SIGN,
    EXIT_SIGN,
    FOUGHT,
    FROM,
    GOAL_SIGN,
    LEADER_SIGN,
    LEAVING_SIGN,
    LED_SQUARE_SIGN,
    MAY,
    MOVED,
    ORDERED,
    SQUARE_SIGN,
    TERRAINS,
    TIRED,
    WORKS_ON_HILL,
    WORKS_SIGN,
    kind_code,
    letter,
)

NATIONS = ("french", "british", "portuguese", "netherlands")
SIGNS = (
    (LEADER_SIGN, "leader"), (LEAVING_SIGN, "leaving"), (SQUARE_SIGN, "square"), (LED_SQUARE_SIGN, "led-square"),
    (ORDERED, "ordered"), (MOVED, "moved"), (TIRED, "tired"), (FOUGHT, "fought"),
    (MAY, "may"), (FROM, "from"), (AT, "at"), (ATTACKED, "attacked"),
    (GOAL_SIGN, "goal"), (EXIT_SIGN, "exit"), (BANNER_SIGN, "banners"), (CARD_SIGN, "cards"),
    (WORKS_SIGN, "works"), (WORKS_ON_HILL, "works-hill"),
)  # fmt: skip


def legend(content: Box, texts: Texts) -> list[tuple[str, str]]:
    nations = [(letter(nation, texts), texts.name(nation)) for nation in NATIONS]
    unit = f"{letter('french', texts)}{kind_code('LN', texts)}4"
    signs = [(sign, texts.text(f"napoleonics-sign-{name}")) for sign, name in SIGNS]
    grounds = [(sign, texts.name(terrain)) for terrain, sign in TERRAINS.items()]
    return [(unit, texts.text("napoleonics-sign-unit")), *nations, *_codes(content, texts), *signs, *grounds]


def _codes(content: Box, texts: Texts) -> list[tuple[str, str]]:
    """A code means the same in every army; it is told by the first unit that has it."""
    found: dict[str, str] = {}
    for id, unit in content.units.items():
        found.setdefault(kind_code(unit.code, texts), texts.name(id))
    return list(found.items())
