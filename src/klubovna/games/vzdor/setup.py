"""Set-up: the random split or the draft, missions with their garrisons, civilians, the first hand."""

from __future__ import annotations

import random
from typing import cast

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.choices import Draft
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.rules.course import Round
from klubovna.games.vzdor.rules.decks import Take, reinforce
from klubovna.games.vzdor.state import (
    FIRST_ENEMIES,
    UNSEEN_MAQUIS,
    Asked,
    Crossroads,
    Deck,
    EndingAttack,
    Enlisting,
    Scouting,
    Vzdor,
    stranger,
)
from klubovna.kernel.frames import Chance
from klubovna.kernel.game import Settings
from klubovna.kernel.messages import Arg
from klubovna.kernel.odds import Odds, row_of, some_of
from klubovna.kernel.tuples import without


def set_up(content: Box, settings: Settings) -> Vzdor:
    setup = content.rules.setup
    split = settings["maquis"] == "split"
    recruits = len(content.maquis) - setup.covert
    s = Vzdor(
        content=content,
        maquis=cast(Enlisting, settings["maquis"]),
        crossroads=cast(Crossroads, settings["crossroads"]),
        ending_attack=cast(EndingAttack, settings["ending_attack"]),
        scouting=cast(Scouting, settings["scouting"]),
        covert=Deck([SPY] * setup.spies + [stranger(UNSEEN_MAQUIS)] * (setup.covert if split else 0)),
        recruits=Deck([stranger(UNSEEN_MAQUIS)] * (recruits if split else 0)),
        enemies=Deck([stranger(FIRST_ENEMIES)] * len(content.enemy_deck)),
        pools=[tuple(content.maquis), content.enemy_deck],
        eras=content.eras,
        to_come=content.played,
        civilians=content.rules.civilians.cards,
        spare_spies=setup.spare_spies,
    )
    draft = [] if split else [DraftPair()] * setup.covert
    s.then(*draft, FirstMissions(setup.row), Take("covert", "hand", setup.hand), Round())
    return s


class DraftPair(Chance, frozen=True):
    """ "Choosing your maquis": turn over two."""

    def sample(self, s: Vzdor, rng: random.Random) -> list[str]:
        return sorted(rng.sample(s.unseen_maquis, 2))

    def odds(self, s: Vzdor) -> Odds:
        return some_of(sorted(s.unseen_maquis), 2)

    def possible(self, s: Vzdor, happening: list[str]) -> bool:
        return len(set(happening)) == len(happening) == 2 and all(card in s.unseen_maquis for card in happening)

    def happen(self, s: Vzdor, happening: list[str]) -> None:
        for card in happening:
            s.pools[UNSEEN_MAQUIS] = without(s.pools[UNSEEN_MAQUIS], card)
        s.looked = tuple(happening)
        s.say("log-draft-pair", maquis=s.looked)
        s.then(DraftOne())


class DraftOne(Asked, frozen=True):
    """One of the two joins the covert deck, the other the recruits."""

    rule = "draft"

    def options(self, s: Vzdor) -> list[Draft]:
        return [Draft(card) for card in s.looked]

    def choose(self, s: Vzdor, action: Draft) -> None:
        (other,) = without(s.looked, action.maquis)
        s.covert.bag.append(action.maquis)
        s.recruits.bag.append(other)
        s.looked = ()
        s.say("log-drafted", maquis=action.maquis, other=other)

    def told(self, s: Vzdor) -> dict[str, Arg]:
        first, second = s.looked
        return {"first": first, "second": second, "left": len(s.unseen_maquis) // 2 + 1}


class FirstMissions(Chance, frozen=True):
    """The row of available missions of the first era, each with its garrison face down."""

    count: int

    def sample(self, s: Vzdor, rng: random.Random) -> list[str]:
        return rng.sample(s.eras[0], self.count)

    def odds(self, s: Vzdor) -> Odds:
        return row_of(s.eras[0], self.count)

    def possible(self, s: Vzdor, happening: list[str]) -> bool:
        return len(set(happening)) == len(happening) == self.count and all(m in s.eras[0] for m in happening)

    def happen(self, s: Vzdor, happening: list[str]) -> None:
        left = tuple(mission for mission in s.eras[0] if mission not in happening)
        s.eras = (left, *s.eras[1:])
        s.to_come = (s.to_come[0] - self.count, *s.to_come[1:])
        s.row = happening[:]
        s.say("log-first-missions", missions=tuple(happening))
        s.garrisons = [() for _ in happening]
        for place, mission in enumerate(happening):
            reinforce(s, place, s.content.missions[mission].garrison)
