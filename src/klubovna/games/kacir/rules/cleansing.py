"""Cleansing ("Očista").

When the last gloom leaves, the card is cleansed: its cleanse effect, which is the Hunter's whoever took the gloom,
then the card is discarded, then whatever waits for a cleansing. A villager is turned over instead. A card that leaves
play with gloom on it is not cleansed.
"""

from __future__ import annotations

from klubovna.games.kacir.box import GREEN, HUNTER, key_of
from klubovna.games.kacir.rules.clues import clue_group
from klubovna.games.kacir.rules.effects import Do, perform, word
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.suspects import draw_suspect
from klubovna.games.kacir.rules.whenever import CLEANSING, whenever
from klubovna.games.kacir.state import NOBODY, Kacir, at, gloom_cards, green_gloom, group, place_of, things_of
from klubovna.kernel.frames import Step


class Cleanse(Step, frozen=True):
    """The effect of cleansing, then off with the card."""

    thing: int

    def run(self, s: Kacir) -> None:
        s.say("log-cleansed", thing=s.village.things[self.thing])
        key = key_of(self.thing)
        s.then(Cleansed(key))
        _reward(s, key)


def _reward(s: Kacir, key: int) -> None:
    perform(s, s.content.printed_on[key].cleanse, HUNTER, key, place_of(s, key))


class Cleansed(Step, frozen=True):
    key: int

    def run(self, s: Kacir) -> None:
        if at(s, self.key) != NOBODY:
            leave_play(s, self.key)
        s.then(*whenever(s, CLEANSING))


class TurnOver(Step, frozen=True):
    """A possessed villager is herself again; everything else stays where it is. (House: a clue on each green one.)"""

    villager: int

    def run(self, s: Kacir) -> None:
        s.say("log-turned-over", villager=s.village.ids[self.villager])
        s.then(TurnedOver())
        clue_group(s, self.villager, 1)


class TurnedOver(Step, frozen=True):
    """The Ranger: whenever a card or a villager is cleansed, by whomever."""

    def run(self, s: Kacir) -> None:
        s.then(*whenever(s, CLEANSING), *([AllTurned()] if s.village.scenario.free_suspect else []))


class AllTurned(Step, frozen=True):
    """Scenario 13: the last of the three brings a suspect card, if all of them are alive."""

    def run(self, s: Kacir) -> None:
        alive = not any(group(v) == GREEN for v in s.dead)
        if alive and not any(green_gloom(s)):
            s.say("log-scenario", scenario=s.village.id)
            draw_suspect(s)


@word("echo", lambda s, do: bool(Echo(do.side, do.key).targets(s)))
def _echo(s: Kacir, do: Do) -> None:
    if Echo(do.side, do.key).targets(s):
        s.then(Echo(do.side, do.key))
    else:
        s.say("log-nothing")


class Echo(Pick, frozen=True):
    """Peat bog: the cleanse effect of any other gloom card in play, which stays; if the Hunter wants ("Příklad průběhu
    hry", step 8: "může vyhodnotit")."""

    rule = "cleansing"
    optional = True
    lacking = "error-no-gloom-there"
    key: int

    def targets(self, s: Kacir) -> list[int]:
        return things_of([card for card in gloom_cards(s) if card.key != self.key])

    def apply(self, s: Kacir, thing: int) -> None:
        s.say("log-echoed", thing=s.village.things[thing])
        _reward(s, key_of(thing))
