"""The signs of the board and their meaning, for the help."""

from __future__ import annotations

from klubovna.games.hagalaz.box import Box
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.hagalaz import campaign, signs, table
from klubovna.terminal.boards.hagalaz.ground import MORE

SIGNS = (
    (signs.HEART, "health"), (signs.SHIELD, "shields"), (signs.STAR, "core"), (signs.RENEGADE, "renegade"),
    (signs.LEADER, "leader"), (signs.CARD, "card"), (signs.TURN, "turn"), (signs.DOWN, "down"),
    (signs.STUNNED, "stunned"), (signs.BIOTIC, "biotic"), (signs.COVERED, "covered"),
    (signs.TURRET + "←", "turret"), (signs.TURRET_OFF + "←", "turret-off"), (signs.LOOT, "loot"),
    (signs.TOKEN, "token"), (signs.MINE, "mine"), (signs.DRONE, "drone"), (signs.HANDLED, "handled"),
    (signs.RAISED, "raised"), (signs.HERO_START, "hero-start"),
    (signs.WALL, "wall"), (signs.OBSTACLE, "obstacle"), (signs.LOCKED, "locked"), (signs.DOOR, "door"),
    ("< >", "elevation"), ("^ v", "elevation-flat"), (MORE, "more"),
    (signs.MAY, "may"), (signs.FROM, "from"), (signs.AT, "at"),
    (table.DONE, "done"), (table.OPEN, "open"), (table.CLOSED, "closed"),
    (campaign.RESULTS["paragon"], "paragon"), (campaign.RESULTS["renegade"], "renegade-won"),
    (campaign.SIDE, "side"), (campaign.NEW, "new"),
)  # fmt: skip


def legend(content: Box, texts: Texts) -> list[tuple[str, str]]:
    heroes = [(f"{hero.code}♥5", texts.name(id)) for id, hero in content.heroes.items()]
    enemies = [(content.grunts[id].code, texts.name(id)) for id in content.grunts]
    enemies += [(content.champions[id].code, texts.name(id)) for id in content.champions]
    foe = ("Tr12s", texts.text("hagalaz-sign-foe"))
    named = [(sign, texts.text(f"hagalaz-sign-{word}")) for sign, word in SIGNS]
    marks = {signs.unnumbered(mark): sign[0] for mark, sign in signs.GROUNDS.items()}
    grounds = [(sign, texts.name(mark.replace(" ", "-"))) for mark, sign in marks.items()]
    dice = [(f"[{sign}]", texts.text(f"hagalaz-face-{face}")) for face, sign in signs.FACES.items()]
    paragon = ("{ }", texts.text("hagalaz-sign-paragon-die"))
    return [*heroes, foe, *enemies, *dice, paragon, *grounds, *named]
