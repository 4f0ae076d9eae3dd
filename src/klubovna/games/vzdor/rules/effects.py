"""What missions and enemies do: rulebook "Effects of missions and enemies".

Effects are not voluntary and do as much as can be done (house, rulings 5).
"""

from __future__ import annotations

import random
from collections.abc import Callable

from klubovna.games.vzdor.choices import DiscardAt, GiveUp, TakeBack
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.rules.actions import ScoutMission
from klubovna.games.vzdor.rules.decks import DiscardFoe, Take, discard_from_hand, reinforce, remove_spy
from klubovna.games.vzdor.state import Choice, Vzdor, without
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Message


def trigger(s: Vzdor, effect: str, count: int = 1) -> None:
    """Carry out an effect that does something at once; the lasting ones are counted where they matter."""
    if effect in TRIGGERED:
        TRIGGERED[effect](s, count)


def _reinforce_others(s: Vzdor, _: int) -> None:
    """One face-down enemy to each other mission, from left to right (house, rulings 6)."""
    for place in s.others():
        reinforce(s, place, 1)
    s.say("log-reinforced")


def _rest_draw(s: Vzdor, count: int) -> None:
    s.rest_draw += count
    s.say("log-rest-draw", cards=s.content.rules.setup.hand + s.rest_draw)


def _scout_mission(s: Vzdor, _: int) -> None:
    scout = ScoutMission(s.mission, 1, False)
    if scout.feasible(s):
        s.then(scout)


def _discard_elsewhere(s: Vzdor, _: int) -> None:
    places = tuple(place for place in s.others() if s.garrisons[place])
    if places:
        s.then(DiscardElsewhere(places))


def _discard_everywhere(s: Vzdor, _: int) -> None:
    s.then(*(DiscardElsewhere((place,)) for place in s.others() if s.garrisons[place]))


def _remove_spy(s: Vzdor, _: int) -> None:
    if SPY in s.hand:
        remove_spy(s)


def _civilians(s: Vzdor, count: int) -> None:
    turn_civilians(s, count)


def _civilian_per_enemy(s: Vzdor, _: int) -> None:
    """Counted at the moment the mission is defeated."""
    turn_civilians(s, len(s.garrison))


def _discard_maquis(s: Vzdor, _: int) -> None:
    if s.maquis_in_hand():
        s.then(DiscardMaquis())


def _recruit(s: Vzdor, _: int) -> None:
    s.then(Take("recruits", "covert-discard"))


def _add_spy(s: Vzdor, _: int) -> None:
    """Only while there is a spare spy."""
    if s.spare_spies:
        s.spare_spies -= 1
        s.covert.discard.append(SPY)
        s.say("log-spy-added")


def _take_back(s: Vzdor, _: int) -> None:
    if s.revealed_pile:
        s.then(TakeBackToDiscard())


def _remove_covert(s: Vzdor, _: int) -> None:
    """Shuffle the covert maquis in play, remove one of them from the game."""
    if len(s.covert_play) > 1:
        s.then(LoseCovert())
    elif s.covert_play:
        _lose(s, s.covert_play[0])


def _discard_all(s: Vzdor, _: int) -> None:
    """Crossroads: "to discard" a maquis means the covert discard pile, so the revealed ones are saved (FAQ, literally).

    The option `crossroads = "by-side"` sends revealed maquis to the revealed pile instead.
    """
    s.covert.discard += s.covert_play
    if s.crossroads == "covert":
        s.covert.discard += s.revealed_play
    else:
        s.revealed_pile += tuple(s.revealed_play)
    s.covert_play.clear()
    s.revealed_play.clear()
    s.say("log-all-discarded")


def _police(s: Vzdor, _: int) -> None:
    s.then(Take("covert", "looked", s.content.rules.setup.looked), Police())


TRIGGERED: dict[str, Callable[[Vzdor, int], None]] = {
    "reinforce-others": _reinforce_others,
    "rest-draw": _rest_draw,
    "scout-mission": _scout_mission,
    "discard-enemy-elsewhere": _discard_elsewhere,
    "discard-enemy-everywhere": _discard_everywhere,
    "remove-spy": _remove_spy,
    "civilian": _civilians,
    "civilian-per-enemy": _civilian_per_enemy,
    "discard-maquis": _discard_maquis,
    "recruit": _recruit,
    "add-spy": _add_spy,
    "take-back": _take_back,
    "remove-covert": _remove_covert,
    "discard-all": _discard_all,
    "police": _police,
}
LASTING = frozenset({"guards-first", "grunts-first", "engineer", "enemies-stronger", "reveal-limit"})
"""DEFENCE effects that forbid or change something as long as their card is there; their order can't matter."""


class DiscardElsewhere(Choice, frozen=True):
    """The railroad bridge (anywhere else) and the supply convoy (once at each other mission)."""

    rule = "discarding"
    places: tuple[int, ...]

    def options(self, s: Vzdor) -> list[Action]:
        return [DiscardAt(s.row[place], word) for place in self.places for word in s.words_at(place)]

    def choose(self, s: Vzdor, action: DiscardAt) -> None:
        place = s.place_of(action.mission)
        s.then(DiscardFoe(place, s.position_of(place, action.enemy)))

    def prompt(self, s: Vzdor) -> Message:
        return Message("ask-discard-elsewhere", {"missions": tuple(s.row[place] for place in self.places)})


class DiscardMaquis(Choice, frozen=True):
    """The bunker: a maquis, not a spy."""

    rule = "defence-effects"

    def options(self, s: Vzdor) -> list[Action]:
        return [GiveUp(card) for card in s.maquis_in_hand()]

    def choose(self, s: Vzdor, action: GiveUp) -> None:
        discard_from_hand(s, action.maquis)


class TakeBackToDiscard(Choice, frozen=True):
    """Take back the farmhouse: a card of the revealed pile to the covert discard pile."""

    rule = "recruits"

    def options(self, s: Vzdor) -> list[Action]:
        return [TakeBack(card) for card in s.revealed_pile]

    def choose(self, s: Vzdor, action: TakeBack) -> None:
        s.revealed_pile = without(s.revealed_pile, action.maquis)
        s.covert.discard.append(action.maquis)
        s.say("log-brought-back", maquis=action.maquis)


class Police(Step, frozen=True):
    """The police station: of the cards looked at, spies return on top and the others are discarded."""

    def run(self, s: Vzdor) -> None:
        for card in s.looked:
            if card != SPY:
                s.say("log-put-away", card=card)
                s.covert.discard.append(card)
        s.covert.top += tuple(card for card in s.looked if card == SPY)
        s.looked = ()


def turn_civilians(s: Vzdor, count: int) -> None:
    """Civilian cards to the graveyard, one by one."""
    if count and s.civilians:
        s.then(TurnCivilian(count))


class TurnCivilian(Chance, frozen=True):
    """The card with nobody on it is shuffled straight back; another one is not turned for it."""

    count: int

    def sample(self, s: Vzdor, rng: random.Random) -> int:
        return s.civilians[int(rng.random() * len(s.civilians))]

    def possible(self, s: Vzdor, happening: int) -> bool:
        return happening in s.civilians

    def happen(self, s: Vzdor, happening: int) -> None:
        if happening:
            s.civilians = without(s.civilians, happening)
            s.graveyard += (happening,)
        s.say("log-civilians", count=happening, total=sum(s.graveyard))
        turn_civilians(s, self.count - 1)


class LoseCovert(Chance, frozen=True):
    """One of the covert maquis in play, at random."""

    def sample(self, s: Vzdor, rng: random.Random) -> str:
        return s.covert_play[int(rng.random() * len(s.covert_play))]

    def possible(self, s: Vzdor, happening: str) -> bool:
        return happening in s.covert_play

    def happen(self, s: Vzdor, happening: str) -> None:
        _lose(s, happening)


def _lose(s: Vzdor, maquis: str) -> None:
    s.covert_play.remove(maquis)
    s.removed += (maquis,)
    s.say("log-maquis-lost", maquis=maquis)
