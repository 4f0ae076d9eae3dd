"""A rehearsal: a few hundred games of bots with a pack, to see who wins with it, how, how long it takes and which cards
decide. Games are played a few at a time, so that whoever waits sees how far it is and may stop; what is told is told of
the games that were played."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from klubovna.bots.company import plays
from klubovna.bots.own import seated
from klubovna.bots.questions import Player, Question
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import PACK, Game, Setting
from klubovna.kernel.messages import Seat
from klubovna.service.counting import Share
from klubovna.service.interrupting import Late, at_most
from klubovna.service.packs import pack_info
from klubovna.service.printed import known_game
from klubovna.service.refusals import Refused, missing
from klubovna.service.workshop.differences import named
from klubovna.service.workshop.telling import Teller, Words

BOT = "greedy"
"""Who plays: quick, and sensible enough that a strong card shows."""
MOST, WANTED = 400, 200
BARS = 12
LEAST = 10
"""So many games with a thing, and without it, it takes to tell what it does."""
TOLD = 40
"""Things that are told of."""
SURE = 0.6
"""A side whose share is surely larger than this is too strong."""
UNPLAYED = 50
"""After so many games a thing that nobody has played is worth a word."""
End: TypeAlias = Literal["", "stopped", "time", "failed"]


class Rehearse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    text: str
    options: dict[str, Setting] = {}
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST)] = WANTED


class Rehearsed(msgspec.Struct, frozen=True):
    """How one game went."""

    winners: tuple[Seat, ...]
    reason: str
    length: int
    """In rounds, or in decisions."""
    played: dict[Seat, list[str]]
    """What each seat has chosen of the things of the content."""


class Some(msgspec.Struct, frozen=True):
    """Games that were played one after the other."""

    games: list[Rehearsed]
    spent: float = 0.0
    """Seconds of the processor."""
    told: Told | None = None
    """With the first ones."""
    problem: str = ""
    """Why there are no more."""


class Told(msgspec.Struct, frozen=True):
    """What there is to be told of things, whatever happens to them."""

    names: dict[str, Words]
    differing: list[str]
    """The things of the pack."""
    seats: list[Seat]
    rounds: bool
    together: bool


class Chance(msgspec.Struct, frozen=True):
    """So many of so many, and between what it almost surely is."""

    hits: int
    n: int
    low: float
    high: float


class SeatWon(msgspec.Struct, frozen=True):
    seat: Seat
    won: Chance


class Ending(msgspec.Struct, frozen=True):
    winners: list[Seat]
    reason: str
    games: int


class Decides(msgspec.Struct, frozen=True):
    """What a thing does for a seat that plays it."""

    thing: str
    name: Words
    seat: Seat
    differs: bool
    """It is one of the pack's."""
    played: Chance
    """In so many games this seat played it,"""
    won: Chance
    """of which it won these,"""
    otherwise: Chance
    """and of the others these."""
    more: float
    """By so much the first share is larger…"""
    low: float
    high: float
    """…and almost surely between these."""


class Warned(msgspec.Struct, frozen=True):
    """Something to look at: `one-sided`, `unplayed` or `failed`."""

    kind: Literal["one-sided", "unplayed", "failed"]
    seat: Seat = ""
    name: Words = {}
    problem: str = ""


class Rehearsal(msgspec.Struct, frozen=True):
    id: str
    game: str
    bot: str
    running: bool
    end: End
    wanted: int
    games: int
    together: bool
    """Whether all who play win or lose at once."""
    seats: list[SeatWon]
    nobody: int
    """Games that nobody has won."""
    endings: list[Ending]
    rounds: bool
    """Whether lengths are in rounds, or in decisions."""
    middle: int
    """Half of the games took no longer than this."""
    lengths: list[tuple[int, int, int]]
    """From, to, and how many games took that long."""
    decides: list[Decides]
    warned: list[Warned]


# Played: in a worker


def play_some(asked: Rehearse, first: int, seconds: float, longest: float) -> Some:
    """As many games as go into so many seconds, at least one; the game with a number is always the same. A game that
    takes longer than `longest` is given up, and with it the rehearsal."""
    begun = time.process_time()
    games: list[Rehearsed] = []
    told, problem = None, ""
    try:
        with at_most(longest):
            game = known_game(asked.game)
            settings = game.settings({**asked.options, PACK: asked.text}, own=True)
            content = game.content(settings)
            told = _told(game, content, list(game.seated(settings))) if first == 0 else None
            things = _things(content)
            while first + len(games) < asked.games and (not games or time.process_time() - begun < seconds):
                games.append(_rehearsed(game, content, settings, things, first + len(games)))
    except Late:
        problem = "a game takes too long"
    except Broken as fault:
        problem = fault.problem
    except (ArithmeticError, LookupError, TypeError, ValueError) as fault:
        problem = f"the rules do not know on: {fault!r}"
    return Some(games, time.process_time() - begun, told, problem)


def _rehearsed(game: Game, content: Content, settings: dict[str, Setting], things: set[str], number: int) -> Rehearsed:
    seats = game.seated(settings)
    players: dict[Seat, Player] = {seat: seated(BOT, game, seat) for seat in seats}
    dice, played = random.Random(f"bots {number}"), {seat: set[str]() for seat in seats}
    decisions = 0

    def ask(seat: Seat, player: Player, question: Question) -> Action:
        nonlocal decisions
        decisions += 1
        if decisions > game.longest:
            raise Broken("a game did not come to its end")
        action = player.choose(question, dice)
        played[seat].update(_meant(action.text, things))
        return action

    s = game.set_up(content, settings)
    outcome = plays(game, s, players, random.Random(f"luck {number}"), ask)
    length = game.rounds(s) if game.rounds else decisions
    chosen = {seat: sorted(found) for seat, found in played.items()}
    return Rehearsed(outcome.winners, outcome.reason, length, chosen)


def _things(content: Content) -> set[str]:
    tables = [table for table in content.pages.tables.values() if isinstance(table, dict)]
    return {block for table in tables for block in table}


def _meant(text: str, things: set[str]) -> Iterator[str]:
    """What an action speaks of; a second piece of a name has a number behind it."""
    for word in text.split()[1:]:
        plain = word.rstrip("0123456789").rstrip("-")
        if word in things or plain in things:
            yield word if word in things else plain


def _told(game: Game, content: Content, seats: list[Seat]) -> Told:
    teller, info = Teller(game.package), pack_info(game, content)
    names = {thing: named(content, teller, thing) for thing in sorted(_things(content))}
    differing = sorted({one.block for one in info.differing}) if info else []
    return Told(names, differing, seats, game.rounds is not None, game.together)


# Told


def rehearsal(id: str, asked: Rehearse, games: Sequence[Rehearsed], told: Told, end: End, running: bool) -> Rehearsal:
    return Rehearsal(
        id=id,
        game=asked.game,
        bot=BOT,
        running=running,
        end=end,
        wanted=asked.games,
        games=len(games),
        together=told.together or len(told.seats) == 1,
        seats=[SeatWon(seat, _chance(_share(seat in one.winners for one in games))) for seat in told.seats],
        nobody=sum(not one.winners for one in games),
        endings=_endings(games),
        rounds=told.rounds,
        middle=sorted(one.length for one in games)[len(games) // 2] if games else 0,
        lengths=_lengths([one.length for one in games]),
        decides=list(_decides(games, told)),
        warned=list(_warned(games, told)),
    )


def _endings(games: Iterable[Rehearsed]) -> list[Ending]:
    found = Counter((one.winners, one.reason) for one in games)
    return [Ending(list(winners), reason, number) for (winners, reason), number in found.most_common()]


def _lengths(lengths: list[int]) -> list[tuple[int, int, int]]:
    if not lengths:
        return []
    least, most = min(lengths), max(lengths)
    width = -(-(most - least + 1) // BARS)
    bars = Counter((length - least) // width for length in lengths)
    return [(least + bar * width, least + bar * width + width - 1, bars[bar]) for bar in range(max(bars) + 1)]


def _decides(games: Sequence[Rehearsed], told: Told) -> list[Decides]:
    """What the pack changes first, then what does most; nothing of which nothing can be said."""
    found = [
        one
        for seat in told.seats
        for thing in sorted({thing for game in games for thing in game.played.get(seat, ())})
        if (one := _decided(games, told, seat, thing)) is not None
    ]
    return sorted(found, key=lambda one: (not one.differs, -abs(one.more)))[:TOLD]


def _decided(games: Sequence[Rehearsed], told: Told, seat: Seat, thing: str) -> Decides | None:
    with_it = [seat in one.winners for one in games if thing in one.played.get(seat, ())]
    without = [seat in one.winners for one in games if thing not in one.played.get(seat, ())]
    if len(with_it) < LEAST or len(without) < LEAST:
        return None
    won, otherwise = _share(with_it), _share(without)
    more, low, high = _between(won, otherwise)
    played, differs = Share(len(with_it), len(games)), thing in told.differing
    name = told.names.get(thing, {})
    return Decides(thing, name, seat, differs, _chance(played), _chance(won), _chance(otherwise), more, low, high)


def _between(one: Share, other: Share) -> tuple[float, float, float]:
    """The difference of two shares, with Newcombe's interval, which is made of theirs."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    more = one.value - other.value
    down = ((one.value - low) ** 2 + (other_high - other.value) ** 2) ** 0.5
    up = ((high - one.value) ** 2 + (other.value - other_low) ** 2) ** 0.5
    return more, more - down, more + up


def _warned(games: Sequence[Rehearsed], told: Told) -> Iterator[Warned]:
    if not told.together and len(told.seats) == 2:
        for seat in told.seats:
            if _share(seat in one.winners for one in games).interval[0] > SURE:
                yield Warned("one-sided", seat)
    if len(games) >= UNPLAYED:
        spoken_of = {thing for one in games for things in one.played.values() for thing in things}
        yield from (Warned("unplayed", name=told.names[one]) for one in told.differing if _silent(one, told, spoken_of))


def _silent(thing: str, told: Told, spoken_of: set[str]) -> bool:
    return thing in told.names and thing not in spoken_of


def _share(truths: Iterable[bool]) -> Share:
    each = list(truths)
    return Share(sum(each), len(each))


def _chance(share: Share) -> Chance:
    low, high = share.interval
    return Chance(share.hits, share.n, low, high)


class Going:
    """A rehearsal while it goes on, and after it, wherever its games are played."""

    def __init__(self, id: str, whose: str, asked: Rehearse) -> None:
        self.id, self.whose, self.asked = id, whose, asked
        self._games: list[Rehearsed] = []
        self._told: Told | None = None
        self._problem = ""
        self.running = True
        self.end: End = ""

    @property
    def next(self) -> int:
        """The number of the next game."""
        return len(self._games)

    def heard(self, some: Some) -> None:
        self._games += some.games
        self._told = self._told or some.told
        if some.problem:
            self._problem = some.problem
            self.over("failed")
        elif len(self._games) >= self.asked.games:
            self.over("")

    def over(self, end: End) -> None:
        """Whatever ended it first is told."""
        if self.running:
            self.running, self.end = False, end

    def info(self) -> Rehearsal:
        told = self._told or Told({}, [], [], rounds=False, together=False)
        found = rehearsal(self.id, self.asked, self._games, told, self.end, self.running)
        if self._problem:
            warned = [Warned("failed", problem=self._problem), *found.warned]
            found = msgspec.structs.replace(found, warned=warned)
        return found


def no_rehearsal() -> Refused:
    return missing("there is no such rehearsal of yours")
