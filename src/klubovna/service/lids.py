"""What is told of a game before it is played: what stands on the lid of its box, and what can be agreed on."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from klubovna.bots.learned.finding import trained_for
from klubovna.kernel import lid
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.own import LARGEST
from klubovna.kernel.packs import LARGEST as LARGEST_PACK
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.wire import Said


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    choices: list[Setting]
    default: Setting
    when: tuple[str, Setting] | None = None
    """Only spoken of when another option has this value."""
    own: int = 0
    """So many letters a text of the players' own may have instead of a choice; 0: none is taken."""
    ruling: str = ""
    """A house rule: where the rulebook tells the reading and the other one."""


class Seating(msgspec.Struct, frozen=True):
    """Who sits at a table whose options have these values."""

    options: dict[str, Setting]
    seats: list[str]


class LidWords(msgspec.Struct, frozen=True):
    """What is written on the lid of a box, in one language."""

    name: str
    short: str
    """For narrow places; the name where there is no shorter one."""
    pitch: str
    goal: str
    """For those who have never played here; the pitch where nothing else is said."""


class LidInfo(msgspec.Struct, frozen=True):
    """What people want to know before they open the box."""

    words: dict[str, LidWords]
    """By language."""
    players: tuple[int, int]
    """From and to."""
    minutes: tuple[int, int] | None
    cover: bool
    """Whether the box has a picture of its own; without one it bears the sign of the house."""
    accent: str
    """The colour of the game, and of what is written on it."""
    accent_ink: str
    sides: tuple[str, str]
    """The colours of the first two seats' pieces, for boards that know nothing else of the game."""
    asked: list[str] | None
    """Options that a newcomer is asked about; None: whoever asks decides."""
    easiest: str | None
    """The side to begin with; None: the first."""
    quick: dict[str, Setting]
    """Options of what "play now" starts, where they are not the usual ones."""
    secretive: bool
    """Whether seats keep secrets from each other: people who share a screen hand it over."""


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: Said
    seats: list[str]
    options: list[OptionInfo]
    bots: list[str]
    version: str
    seatings: list[Seating]
    """Where the seats depend on the options; otherwise empty."""
    trained: list[dict[str, list[Setting]]]
    """Where a champion plays: what may be agreed, option by option, for each net that there is."""
    lid: LidInfo
    pack: int
    """So many letters an owner's pack may have; 0: there is nothing that one could say."""


def game_info(game: Game, bots: Iterable[str]) -> GameInfo:
    options = [OptionInfo(o.name, list(o.choices), o.default, o.when, LARGEST * o.own, o.ruling) for o in game.options]
    seatings = [Seating(settings, list(seats)) for settings, seats in game.seatings]
    name, seats = Said("game-name"), list(game.seats)
    trained, pack = trained_for(game), LARGEST_PACK * bool(game.content().pages.schema)
    return GameInfo(game.id, name, seats, options, list(bots), game.version, seatings, trained, _lid_info(game), pack)


def _lid_info(game: Game) -> LidInfo:
    printed = game.lid
    return LidInfo(
        words={language: _lid_words(game.id, lid.words(game.package, language)) for language in LANGUAGES},
        players=game.company,
        minutes=printed.minutes,
        cover=lid.cover(game.package) is not None,
        accent=printed.accent,
        accent_ink=printed.accent_ink,
        sides=printed.sides,
        asked=None if printed.asked is None else list(printed.asked),
        easiest=printed.easiest,
        quick=printed.quick,
        secretive=game.secretive,
    )


def _lid_words(id: str, words: dict[str, str]) -> LidWords:
    name, pitch = words.get("name", id), words.get("pitch", "")
    return LidWords(name, words.get("short", name), pitch, words.get("goal", pitch))
