"""All bots by their names."""

from __future__ import annotations

from klubovna.bots.learned.finding import is_trained
from klubovna.bots.levels import ADAPTIVE, CHAMPION, LEVELS
from klubovna.bots.questions import Bot, Forgetful, Player, Question, ask, tell
from klubovna.bots.reading import Reading
from klubovna.bots.thinkers import Level, Thinker
from klubovna.bots.yardsticks import choose_at_random, choose_greedily
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game, Settings
from klubovna.kernel.messages import Seat

__all__ = [
    "BOTS", "Bot", "Player", "Question", "ask", "bot", "choose_at_random", "choose_greedily", "known", "levels",
    "offered", "player", "tell",
]  # fmt: skip

YARDSTICKS: dict[str, Bot] = {"greedy": choose_greedily, "random": choose_at_random}
BOTS: dict[str, Bot] = {name: Level(name) for name in LEVELS} | YARDSTICKS
"""Those to play against first, those to measure by last."""


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise Unreadable(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]


def known(game: Game) -> list[str]:
    """The bots of a game. Nobody adapts to others where there are none, or where all win together."""
    rivals = game.company[1] > 1 and not game.together
    return [name for name in BOTS if name != ADAPTIVE or rivals]


def offered(game: Game, settings: Settings) -> list[str]:
    """The bots that are offered at a table: no champion where no net was trained for it."""
    return [name for name in known(game) if name != CHAMPION or is_trained(game, settings)]


def levels(game: Game, settings: Settings) -> list[str]:
    """Those among them worth playing against, the weakest first."""
    return [name for name in offered(game, settings) if name in LEVELS]


def player(name: str, game: Game, seat: Seat, *, timed: bool = False, reading: Reading | None = None) -> Player:
    """A bot for one seat of one game, which may remember; `timed` where somebody waits for its answers, `reading` where
    others' choices have been read before."""
    found = bot(name)
    return Thinker(name, game, seat, timed, reading) if isinstance(found, Level) else Forgetful(found)
