"""Suspect cards ("Karty podezřelých"): the Witch's own, and those that the Hunter draws. The deck has no order."""

from __future__ import annotations

import random

from klubovna.games.kacir.box import HUNTER, SEATS, VILLAGERS, WITCH
from klubovna.games.kacir.rules.ending import win
from klubovna.games.kacir.state import ALL, Kacir, tell_others
from klubovna.kernel.frames import Chance
from klubovna.kernel.odds import Odds, one_of


class DrawIdentity(Chance, frozen=True):
    """Set-up: who the Witch is, which only she sees."""

    def sample(self, s: Kacir, rng: random.Random) -> str:
        return s.village.ids[int(rng.random() * VILLAGERS)]

    def odds(self, s: Kacir) -> Odds:
        return one_of(s.village.ids)

    def possible(self, s: Kacir, happening: str) -> bool:
        return happening in s.village.number

    def happen(self, s: Kacir, happening: str) -> None:
        s.identity = s.village.number[happening]
        tell_others(s, WITCH, "log-hidden")
        s.whisper(SEATS[WITCH], "log-identity", villager=happening)


def no_suspect(s: Kacir) -> str:
    """Why the Hunter can't hand in evidence for a suspect card."""
    if s.evidence < s.village.scenario.evidence:
        return "error-too-little-evidence"
    return "" if left(s) else "error-no-suspects-left"


def exonerate(s: Kacir) -> None:
    """Evidence goes back to the supply, and the Hunter takes a suspect card."""
    count = s.village.scenario.evidence
    s.evidence -= count
    s.evidence_left += count
    s.say("log-exonerates", count=count)
    draw_suspect(s)


def draw_suspect(s: Kacir) -> None:
    if left(s):
        s.then(DrawSuspect())


def left(s: Kacir) -> int:
    """Cards in the suspect deck: all but the Witch's own and those drawn."""
    return VILLAGERS - 1 - len(s.suspects)


class DrawSuspect(Chance, frozen=True):
    """The Hunter takes the top one and shows it to nobody; whoever holds all eight knows the ninth."""

    def _deck(self, s: Kacir) -> list[int]:
        return [v for v in ALL if v != s.identity and v not in s.suspects]

    def sample(self, s: Kacir, rng: random.Random) -> str:
        deck = self._deck(s)
        return s.village.ids[deck[int(rng.random() * len(deck))]]

    def odds(self, s: Kacir) -> Odds:
        return one_of(s.village.ids[villager] for villager in self._deck(s))

    def possible(self, s: Kacir, happening: str) -> bool:
        return s.village.number[happening] in self._deck(s)

    def happen(self, s: Kacir, happening: str) -> None:
        s.suspects += (s.village.number[happening],)
        tell_others(s, HUNTER, "log-suspect", count=len(s.suspects))
        s.whisper(SEATS[HUNTER], "log-suspect-seen", villager=happening, count=len(s.suspects))
        if not left(s):
            win(s, HUNTER, "suspects")
