"""Who plays: search with the judgement that was written by hand, or with what was learned, or with a part of it.

hand                  the judgement of the game
rescaled[=FILE]       the same, set right by scale and shift
value[=FILE]          the learned value alone
policy[=FILE]         the learned priors alone
guided[=FILE]         the learned priors, and the judgement by hand set right
learned[=FILE]        both
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from pathlib import Path

import msgspec

from klubovna.bots.budget import Budget
from klubovna.bots.judging import Judge, by_hand
from klubovna.bots.learned.net import Net, Use
from klubovna.bots.learned.weights import read
from klubovna.bots.levels import with_insight
from klubovna.bots.search import Mind
from klubovna.kernel.content import Content
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat

HAND, LEARNED = "hand", "learned"
USES: dict[str, Use] = {
    LEARNED: "both",
    "value": "value",
    "policy": "policy",
    "rescaled": "rescaled",
    "guided": "guided",
}


class Style(msgspec.Struct, frozen=True):
    """How a seat is played."""

    name: str = HAND
    file: str = ""
    """The net…"""
    digest: int = 0
    """…as it is now: a file of this name may be another one later."""

    @property
    def told(self) -> str:
        """Its name in reports: nets are told apart by what is in them."""
        return f"{self.name}={Path(self.file).stem}-{self.digest & 0xFFFF:04x}" if self.file else self.name


def spelled(text: str, usual: Path) -> Style:
    """A style as people write it; raises Unreadable. `usual` is the net if none is named."""
    name, _, file = text.partition("=")
    if name == HAND and not file:
        return Style()
    if name not in USES:
        raise Unreadable(f"no style is called {name!r}; there are: {', '.join((HAND, *USES))}")
    return with_net(Path(file) if file else usual, name)


def with_net(file: Path, name: str = LEARNED) -> Style:
    try:
        return Style(name, str(file), zlib.crc32(file.read_bytes()))
    except OSError as problem:
        raise Broken(problem.strerror or str(problem), file=file) from None


@lru_cache(maxsize=4)
def _net(game: Game, file: str, digest: int, content: Content) -> Net:
    return Net(game, read(Path(file)), content)


def judge_of(style: Style, game: Game, content: Content) -> Judge:
    if style.name == HAND:
        return by_hand(game)
    return _net(game, style.file, style.digest, content).judge(USES[style.name])


def seated(style: Style, game: Game, content: Content, seat: Seat, budget: Budget) -> tuple[Mind, Budget]:
    """A mind for a whole game, and how it thinks."""
    judge = judge_of(style, game, content)
    return Mind(game, seat, judge=judge), with_insight(budget, judge)
