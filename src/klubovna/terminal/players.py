"""Who sits where: people at this keyboard, and bots. A record keeps it, so that a game goes on as it was left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from klubovna.bots.players import BOTS
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.game import Game
from klubovna.kernel.messages import Seat
from klubovna.kernel.record import Header

PERSON = "person"
PLAYERS = (PERSON, *BOTS)
USUAL_BOT, STRONG_BOT = "club", "master"
_BOT = "bot:"

Players = dict[Seat, str]
"""`person` or the name of a bot, by seat."""


def usual(game: Game, seats: Sequence[Seat]) -> Players:
    """One person at the first seat against bots; at a game played together people at all of them."""
    others = PERSON if game.together else USUAL_BOT
    return {seat: others if number else PERSON for number, seat in enumerate(seats)}


def told(players: Players, given: Iterable[str]) -> Players:
    """The players with what was asked for, `seat=player`; raises Unreadable."""
    found = dict(players)
    for text in given:
        seat, equals, player = text.partition("=")
        if not equals:
            raise Unreadable(f"--seat wants SEAT=PLAYER, not {text!r}")
        if seat not in players:
            raise Unreadable(f"there is no seat {seat!r}; there are: {', '.join(players)}")
        if player not in PLAYERS:
            raise Unreadable(f"no player is called {player!r}; there are: {', '.join(PLAYERS)}")
        found[seat] = player
    return found


def kept(names: Mapping[Seat, str]) -> Players:
    """Who sat there when the game was saved: whoever is no bot that we know is a person."""
    bots = {seat: name.removeprefix(_BOT) for seat, name in names.items() if name.startswith(_BOT)}
    return {seat: bots[seat] if bots.get(seat) in BOTS else PERSON for seat in names}


def written(header: Header, players: Players) -> dict[Seat, str]:
    """The seats of a record's header; people keep the names that they have there."""
    people = {seat: "" if name.startswith(_BOT) else name for seat, name in header.seats.items()}
    return {seat: people[seat] if player == PERSON else _BOT + player for seat, player in players.items()}
