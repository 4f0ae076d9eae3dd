"""What missions and enemies do at once: rulebook "Effects of missions and enemies". Effects that last are counted where
they matter: in `attack.py` and `power.py`.

Effects are not voluntary and do as much as can be done (house); where that is nothing, it is said.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from klubovna.games.vzdor.choices import DiscardAt, GiveUp, TakeBack, against
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.rules.actions.scouting import ScoutMission
from klubovna.games.vzdor.rules.decks import DiscardFoe, Take, discard_from_hand, left_to_draw, reinforce, remove_spy
from klubovna.games.vzdor.rules.missions import why_not_elsewhere
from klubovna.games.vzdor.state import Asked, Vzdor
from klubovna.kernel.frames import Chance, Step
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.odds import Odds, one_of
from klubovna.kernel.tuples import without

Effect: TypeAlias = Callable[[Vzdor, str, int], str | None]
"""What an effect does, whose it is, and how many; the name of the reason where there is nothing to act on."""


def trigger(s: Vzdor, cause: str, effect: str, count: int = 1) -> None:
    """Carry out an effect of this mission or enemy."""
    why = AT_ONCE[effect](s, cause, count)
    if why:
        s.say("log-effect-falls-away", cause=cause, why=why)


def _reinforce_others(s: Vzdor, cause: str, _: int) -> str | None:
    """One face-down enemy to each other mission, from left to right (house)."""
    places = s.others()
    if not places:
        return "why-no-other-mission"
    come = [s.row[place] for place in places if reinforce(s, place, 1)]
    if not come:
        return "why-no-enemies"
    s.say("log-reinforced", cause=cause, missions=tuple(come))
    return None


def _rest_draw(s: Vzdor, cause: str, count: int) -> None:
    s.rest_draw += count
    s.say("log-rest-draw", cause=cause, cards=s.content.rules.setup.hand + s.rest_draw)


def _scout_mission(s: Vzdor, cause: str, _: int) -> str | None:
    scout = ScoutMission(cause, 1, False)
    why = scout.hindrance(s)
    if why is None:
        s.then(scout)
    return why


def _discard_elsewhere(s: Vzdor, cause: str, _: int) -> str | None:
    places = _guarded(s)
    if not places:
        return "why-nobody-elsewhere"
    s.then(DiscardElsewhere(cause, tuple(places)))
    return None


def _discard_everywhere(s: Vzdor, cause: str, _: int) -> str | None:
    places = _guarded(s)
    s.then(*(DiscardElsewhere(cause, (place,)) for place in places))
    return None if places else "why-nobody-elsewhere"


def _guarded(s: Vzdor) -> list[int]:
    """Other missions with enemies at them."""
    return [place for place in s.others() if s.garrisons[place]]


def _remove_spy(s: Vzdor, cause: str, _: int) -> str | None:
    if SPY not in s.hand:
        return "why-no-spy"
    remove_spy(s, cause)
    return None


def _civilians(s: Vzdor, cause: str, count: int) -> str | None:
    """Civilian cards to the graveyard, one by one."""
    if not s.civilians:
        return "why-no-civilians"
    s.then(TurnCivilian(count, cause))
    return None


def _civilian_per_enemy(s: Vzdor, cause: str, _: int) -> str | None:
    """Counted at the moment the mission is defeated."""
    return _civilians(s, cause, len(s.garrison)) if s.garrison else "why-nobody-left"


def _discard_maquis(s: Vzdor, cause: str, _: int) -> str | None:
    if not s.maquis_in_hand():
        return "why-no-maquis"
    s.then(DiscardMaquis())
    return None


def _recruit(s: Vzdor, cause: str, _: int) -> str | None:
    if not left_to_draw(s, "recruits"):
        return "why-no-recruits"
    s.then(Take("recruits", "covert-discard", 1, cause))
    return None


def _add_spy(s: Vzdor, cause: str, _: int) -> str | None:
    """Only while there is a spare spy (house)."""
    if not s.spare_spies:
        return "why-no-spare-spy"
    s.spare_spies -= 1
    s.covert.discard.append(SPY)
    s.say("log-spy-added", cause=cause)
    return None


def _take_back(s: Vzdor, cause: str, _: int) -> str | None:
    if not s.revealed_pile:
        return "why-empty-pile"
    s.then(TakeBackToDiscard())
    return None


def _remove_covert(s: Vzdor, cause: str, _: int) -> str | None:
    """Shuffle the covert maquis in play, remove one of them from the game."""
    if not s.covert_play:
        return "why-nobody-covert"
    if len(s.covert_play) > 1:
        s.then(LoseCovert(cause))
    else:
        _lose(s, cause, s.covert_play[0])
    return None


def _discard_all(s: Vzdor, cause: str, _: int) -> str | None:
    """Crossroads: "to discard" a maquis means the covert discard pile, so the revealed ones are saved (FAQ, literally).

    The option `crossroads = "by-side"` sends revealed maquis to the revealed pile instead.
    """
    covert, revealed = [*s.covert_play], [*s.revealed_play]
    if not covert and not revealed:
        return "why-nobody-in-play"
    s.covert_play.clear()
    s.revealed_play.clear()
    if s.crossroads == "covert":
        covert += revealed
    elif revealed:
        s.revealed_pile += tuple(revealed)
        s.say("log-discarded-revealed", cause=cause, maquis=tuple(revealed))
    if covert:
        s.covert.discard += covert
        s.say("log-discarded-covert", cause=cause, maquis=tuple(covert))
    return None


def _police(s: Vzdor, cause: str, _: int) -> str | None:
    if not left_to_draw(s, "covert"):
        return "why-no-covert"
    s.then(Take("covert", "looked", s.content.rules.setup.looked), Police())
    return None


AT_ONCE: dict[str, Effect] = {
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
"""All of `printed.cards.AtOnce`."""


class DiscardElsewhere(Asked, frozen=True):
    """The railroad bridge (anywhere else) and the supply convoy (once at each other mission)."""

    rule = "discarding"
    cause: str
    places: tuple[int, ...]

    def options(self, s: Vzdor) -> list[DiscardAt]:
        return [DiscardAt(s.row[place], word) for place in self.places for word in s.words_at(place)]

    def why_not(self, s: Vzdor, action: DiscardAt) -> Message | None:
        why = why_not_elsewhere(s, action.mission) or self._why_not_enemy(s, action)
        return against(action, why, now=s.row[self.places[0]])

    def _why_not_enemy(self, s: Vzdor, action: DiscardAt) -> str | None:
        place = s.place_of(action.mission)
        if action.enemy not in s.words_at(place):
            return "error-not-at-mission"
        return None if place in self.places else "error-one-after-another"

    def choose(self, s: Vzdor, action: DiscardAt) -> None:
        place = s.place_of(action.mission)
        s.then(DiscardFoe(place, s.position_of(place, action.enemy)))

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"cause": self.cause, "missions": tuple(s.row[place] for place in self.places)}


class DiscardMaquis(Asked, frozen=True):
    """The bunker: a maquis, not a spy."""

    rule = "defence-effects"

    def options(self, s: Vzdor) -> list[GiveUp]:
        return [GiveUp(card) for card in s.maquis_in_hand()]

    def choose(self, s: Vzdor, action: GiveUp) -> None:
        discard_from_hand(s, action.maquis)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"mission": s.mission}


class TakeBackToDiscard(Asked, frozen=True):
    """Take back the farmhouse: a card of the revealed pile to the covert discard pile."""

    rule = "recruits"

    def options(self, s: Vzdor) -> list[TakeBack]:
        return [TakeBack(card) for card in s.revealed_pile]

    def choose(self, s: Vzdor, action: TakeBack) -> None:
        s.revealed_pile = without(s.revealed_pile, action.maquis)
        s.covert.discard.append(action.maquis)
        s.say("log-brought-back", maquis=action.maquis)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        return {"mission": s.mission}


class Police(Step, frozen=True):
    """The police station: of the cards looked at, spies return on top and the others are discarded."""

    def run(self, s: Vzdor) -> None:
        spies = tuple([card for card in s.looked if card == SPY])
        for card in s.looked:
            if card != SPY:
                s.covert.discard.append(card)
                s.say("log-put-away", card=card)
        if spies:
            s.covert.top += spies
            s.say("log-spies-stay", count=len(spies))
        s.looked = ()


class TurnCivilian(Chance, frozen=True):
    """The card with nobody on it is shuffled straight back; another one is not turned for it."""

    count: int
    cause: str

    def sample(self, s: Vzdor, rng: random.Random) -> int:
        return s.civilians[int(rng.random() * len(s.civilians))]

    def odds(self, s: Vzdor) -> Odds:
        return one_of(s.civilians)

    def possible(self, s: Vzdor, happening: int) -> bool:
        return happening in s.civilians

    def happen(self, s: Vzdor, happening: int) -> None:
        if happening:
            s.civilians = without(s.civilians, happening)
            s.graveyard += (happening,)
        s.say("log-civilians", cause=self.cause, count=happening, total=s.dead)
        if self.count > 1 and s.civilians:
            s.then(TurnCivilian(self.count - 1, self.cause))


class LoseCovert(Chance, frozen=True):
    """One of the covert maquis in play, at random."""

    cause: str

    def sample(self, s: Vzdor, rng: random.Random) -> str:
        return s.covert_play[int(rng.random() * len(s.covert_play))]

    def odds(self, s: Vzdor) -> Odds:
        return one_of(s.covert_play)

    def possible(self, s: Vzdor, happening: str) -> bool:
        return happening in s.covert_play

    def happen(self, s: Vzdor, happening: str) -> None:
        _lose(s, self.cause, happening)


def _lose(s: Vzdor, cause: str, maquis: str) -> None:
    s.covert_play.remove(maquis)
    s.removed += (maquis,)
    s.say("log-maquis-lost", cause=cause, maquis=maquis)
