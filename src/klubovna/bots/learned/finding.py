"""Which net fits a table, if any does. Where none does the hand-written judgement plays on, and why is told once."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from klubovna.bots.judging import Judge
from klubovna.bots.learned.net import Net
from klubovna.bots.learned.weights import CARD, SUFFIX, Card, Setting, Weights, card_read, parsed
from klubovna.kernel.errors import Broken
from klubovna.kernel.game import Game, Settings

FOLDER = "weights"
_log = logging.getLogger(__name__)
_told: set[str] = set()
_own = threading.local()
"""Nets at work, for each thread its own: they keep what they have met."""


def learned(game: Game, s: Any) -> Judge | None:
    """The judgement of the net that was trained for such a table; None where there is none."""
    if game.parts is None:
        return None
    found = _fitting(game, s.content.hash, _spoken(game, game.parts.agreed(s)))
    return _at_work(game, found, s.content).judge() if found else None


def learned_for(game: Game, content: Any, settings: Settings) -> Judge | None:
    """The same of a table with these options, before or after it was set up."""
    found = _fitting(game, content.hash, _spoken(game, settings)) if game.parts else None
    return _at_work(game, found, content).judge() if found else None


def trained_for(game: Game) -> list[dict[str, list[Setting]]]:
    """What may have been agreed at tables for which there is a net, option by option; one entry a net."""
    if game.parts is None:
        return []
    cards = [*(weights.card for _, weights in _shipped(game)), *_carded(game)]
    return [card.options for card in cards if not card.misfit(game, game.content().hash, {})]


def is_trained(game: Game, settings: Settings) -> bool:
    """Whether a net fits a table with these options and the game's own content."""
    return any(
        all(value in options.get(name, [value]) for name, value in _spoken(game, settings).items())
        for options in trained_for(game)
    )


def _spoken(game: Game, settings: Mapping[str, Setting]) -> dict[str, Setting]:
    """The options that matter with what is agreed: what others stand at makes no difference."""
    names = {o.name for o in game.options if o.when is None or settings.get(o.when[0]) == o.when[1]}
    return {name: value for name, value in settings.items() if name in names}


def _fitting(game: Game, content: str, agreed: dict[str, Setting]) -> Weights | None:
    reasons = []
    for name, weights in _shipped(game):
        misfit = weights.card.misfit(game, content, agreed)
        if not misfit:
            return weights
        reasons.append(f"{name}: {misfit}")
    for reason in reasons:
        _tell(f"{game.id} is judged as written by hand: {reason}")
    return None


@cache
def _shipped(game: Game) -> list[tuple[str, Weights]]:
    """All nets that lie beside a game; what is wrong with one is told, and it is left alone."""
    folder = files(game.package) / FOLDER
    found = []
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(SUFFIX):
                try:
                    found.append((file.name, parsed(file.read_bytes(), file.name)))
                except Broken as problem:
                    _tell(f"{game.id} is judged as written by hand: {problem}")
    return found


@cache
def _carded(game: Game) -> list[Card]:
    """Of nets that are elsewhere: here it is only known which there are, and others think with them."""
    folder = files(game.package) / FOLDER
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [card_read(file.read_bytes(), file.name) for file in found if file.name.endswith(CARD)]


def _at_work(game: Game, weights: Weights, content: Any) -> Net:
    nets: dict[tuple[str, int, str], Net] = _own.__dict__.setdefault("nets", {})
    key = game.id, id(weights), content.hash
    if key not in nets:
        nets[key] = Net(game, weights, content)
    return nets[key]


def _tell(what: str) -> None:
    if what not in _told:
        _told.add(what)
        _log.warning(what)
