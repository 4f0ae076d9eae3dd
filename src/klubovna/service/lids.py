"""What is told of a game before it is played: what stands on the lid of its box, and what can be agreed on."""

from __future__ import annotations

from collections.abc import Iterable

from klubovna.bots.learned.finding import trained_for
from klubovna.kernel import lid
from klubovna.kernel.game import Game
from klubovna.kernel.own import LARGEST
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.wire import GameInfo, LidInfo, LidWords, OptionInfo, Said, Seating


def game_info(game: Game, bots: Iterable[str]) -> GameInfo:
    options = [OptionInfo(o.name, list(o.choices), o.default, o.when, LARGEST * o.own, o.ruling) for o in game.options]
    seatings = [Seating(settings, list(seats)) for settings, seats in game.seatings]
    name, seats = Said("game-name"), list(game.seats)
    trained = trained_for(game)
    return GameInfo(game.id, name, seats, options, list(bots), game.version, seatings, trained, _lid_info(game))


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
