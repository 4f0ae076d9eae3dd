"""What is to be learned, from how many games, and how it is tried: `run.json` is this."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.levels import strength
from klubovna.kernel.content import Content
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.game import Game, Setting, Settings
from klubovna.lab.simulate.plan import agreements

FORMAT = 1


class Training(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A run of learning. All that comes of it follows from this, as long as nothing is counted in seconds."""

    format: int = FORMAT
    game: str
    rules: str
    content: str
    klubovna: str
    options: tuple[Settings, ...]
    """They take turns."""
    seed: int
    games: int
    """Of self-play in each generation."""
    iterations: int
    """Of a decision in self-play."""
    tried: int
    """Games of the match that decides whether a net takes the place of the one before."""
    trial: int
    """Iterations of a decision in it."""
    epochs: int
    fit: str
    """Who fits: `torch`, or `line`, which only sets the hand-written judgement right."""
    command: str = ""
    """How it was asked for. Nothing depends on it."""

    @cached_property
    def shelved(self) -> Game:
        """Raises Broken where the rules are others."""
        game = klubovna.game(self.game)
        if game.version != self.rules:
            raise Broken(f"the rules of {self.game} are {game.version} here, not {self.rules}")
        return game

    def box(self) -> Content:
        content = self.shelved.content()
        if content.hash != self.content:
            raise Broken(f"the content of {self.game} has changed since the training began")
        return content

    @cached_property
    def alone(self) -> bool:
        """Whether nobody plays against a bot: then two of them play the same luck, each for itself."""
        return self.shelved.together or len(self.shelved.seated(self.options[0])) == 1

    def trained_for(self) -> dict[str, list[Setting]]:
        """What may have been agreed at tables where the net is used."""
        found: dict[str, list[Setting]] = {}
        for settings in self.options:
            for name, value in settings.items():
                if value not in found.setdefault(name, []):
                    found[name].append(value)
        return found

    def thinking(self, iterations: int | None, seconds: float | None = None) -> Budget:
        """As much as told; what is read in others' choices is trusted as a master does. Against the clock nobody thinks
        on when the choice is made, as nobody does at a table."""
        trust, decisive = strength("master", self.shelved).trust, seconds is not None
        return Budget(iterations=iterations or 1_000_000, seconds=seconds, trust=trust, decisive=decisive)


def planned(game: Game, told: Sequence[str], **asked: int | str) -> Training:
    """A training as people ask for it, with options as in `map=base`; raises Unreadable."""
    if game.parts is None:
        raise Unreadable(f"{game.id} does not say what parts its table has, so nothing can be learned of it")
    options = agreements(game, told)
    if len({len(game.seated(settings)) for settings in options}) > 1 and not game.together:
        raise Unreadable("these options seat different numbers of players; choose one of them")
    return msgspec.convert(
        {
            "game": game.id,
            "rules": game.version,
            "content": game.content().hash,
            "klubovna": klubovna.__version__,
            "options": options,
            **asked,
        },
        Training,
    )
