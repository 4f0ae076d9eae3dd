"""Cleansing ("Očista").

When the last gloom leaves, the card is cleansed: its cleanse effect, which is the Hunter's whoever took the gloom,
then the card is discarded, then whatever waits for a cleansing. A villager is turned over instead. A card that leaves
play with gloom on it is not cleansed.
"""

from __future__ import annotations

from klubovna.games.kacir.box import CARDS, GREEN, HUNTER, RANGING
from klubovna.games.kacir.rules.clues import clue_group
from klubovna.games.kacir.rules.effects import Do, perform, word
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.influence import gain_evidence
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import works
from klubovna.games.kacir.rules.suspects import draw_suspect
from klubovna.games.kacir.state import GLOOM, NOBODY, Kacir, at, gloom_cards
from klubovna.kernel.frames import Step


class Cleanse(Step, frozen=True):
    """The effect of cleansing, then off with the card."""

    thing: int

    def run(self, s: Kacir) -> None:
        if s.log is not None:
            s.say("log-cleansed", thing=s.village.things[self.thing])
        key = self.thing - CARDS
        s.then(Cleansed(key))
        perform(s, s.content.cards[key >> 1].cleanse, HUNTER, key, s.lying[at(s, key)].place)


class Cleansed(Step, frozen=True):
    key: int

    def run(self, s: Kacir) -> None:
        if at(s, self.key) != NOBODY:
            leave_play(s, self.key)
        witnessed(s)


class TurnOver(Step, frozen=True):
    """A possessed villager is herself again; everything else stays where it is. (House: a clue on each green one.)"""

    villager: int

    def run(self, s: Kacir) -> None:
        s.say("log-turned-over", villager=s.village.ids[self.villager])
        s.then(TurnedOver())
        clue_group(s, self.villager, 1)


class TurnedOver(Step, frozen=True):
    def run(self, s: Kacir) -> None:
        witnessed(s)
        first = GLOOM + 3 * GREEN
        if (
            s.village.scenario.free_suspect
            and not any(v // 3 == GREEN for v in s.dead)
            and not any(s.tokens[first : first + 3])
        ):
            draw_suspect(s)


def witnessed(s: Kacir) -> None:
    """The Ranger: whenever a card or a villager is cleansed, by whomever."""
    if s.powers & RANGING:
        works(s, RANGING)
        gain_evidence(s, s.content.worth[RANGING])


@word("echo", lambda s, do: bool(gloom_cards(s)))
def _echo(s: Kacir, do: Do) -> None:
    s.then(Echo(do.side, do.key))


class Echo(Pick, frozen=True):
    """Peat bog: the cleanse effect of any other gloom card in play, which stays."""

    rule = "cleansing"
    key: int

    def targets(self, s: Kacir) -> list[int]:
        return [CARDS + card.key for card in gloom_cards(s) if card.key != self.key]

    def apply(self, s: Kacir, thing: int) -> None:
        if s.log is not None:
            s.say("log-echoed", thing=s.village.things[thing])
        key = thing - CARDS
        perform(s, s.content.cards[key >> 1].cleanse, HUNTER, key, s.lying[at(s, key)].place)
