"""Games that a package from elsewhere might bring: each is spoiled in one way that shows before it is played."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from klubovna.kernel.content import Block, Content, parse
from klubovna.kernel.game import Settings
from klubovna.kernel.lid import Lid
from klubovna.kernel.messages import Seat
from klubovna.kernel.packs import Pack
from tests.kernel.sealed import GAME


def crowd(settings: Settings) -> tuple[Seat, ...]:
    return ("north",) * (1 // 0)


def stare(s, seat):  # type: ignore[no-untyped-def]
    """Says nothing of what it shows."""
    seen: Any = GAME.view(s, seat)
    return seen


class Card(Block, frozen=True):
    suit: str


def print_wrongly(pack: Pack | None) -> Content:
    parse("[ace]\nsource = 'house'\nsute = 'north'\n", dict[str, Card], "cards.toml")
    raise AssertionError


MUTE = replace(GAME, id="mute", package="tests.kernel")
LIDLESS = replace(GAME, id="lidless", lid=Lid(asked=("colour",)))
CROWDED = replace(GAME, id="crowded", seating=crowd)
BLIND = replace(GAME, id="blind", view=stare)
MISPRINTED = replace(GAME, id="misprinted", load=print_wrongly)
