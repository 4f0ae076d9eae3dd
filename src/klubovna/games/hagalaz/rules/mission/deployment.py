"""Mission set-up ("Příprava mise"): enemies, map, team."""

from __future__ import annotations

import random

from klubovna.games.hagalaz.choices import DONE, Deploy, Done, Recruit, Take, Target
from klubovna.games.hagalaz.printed.campaign import (
    AnyEffect,
    Disabled,
    Quiet,
    Sheltered,
    Stocked,
    Strike,
    Thinned,
    Used,
    Waived,
)
from klubovna.games.hagalaz.printed.goals import Deliver
from klubovna.games.hagalaz.printed.heroes import HEROES, TEAM
from klubovna.games.hagalaz.roster import bagged
from klubovna.games.hagalaz.rules.course import QUIET, SALVO, Round
from klubovna.games.hagalaz.rules.dice import UNROLLED
from klubovna.games.hagalaz.rules.enemies.harm import target_label
from klubovna.games.hagalaz.rules.enemies.placing import Drawn
from klubovna.games.hagalaz.rules.heroes.experience import Learn
from klubovna.games.hagalaz.rules.heroes.moving import gain
from klubovna.games.hagalaz.rules.heroes.wounds import most_health, most_shields, recharge
from klubovna.games.hagalaz.rules.mats import MATS, mat
from klubovna.games.hagalaz.rules.mission.areas import look_around
from klubovna.games.hagalaz.rules.mission.goals import Review, count
from klubovna.games.hagalaz.rules.threats import WAIVED
from klubovna.games.hagalaz.state import (
    IDLE,
    ITEMS,
    NO_CARD,
    NOBODY,
    OFF,
    STANDING,
    Asked,
    AskedOf,
    Hagalaz,
    Turn,
    place_by_name,
    place_foe,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance, Frame, Step
from klubovna.kernel.messages import Message
from klubovna.kernel.odds import Odds, some_of
from klubovna.kernel.tuples import without


def lay_out(s: Hagalaz, mission: str, effects: list[AnyEffect]) -> list[Frame]:
    """Steps 1 to 4: the mission's enemies and its map. What is still to be drawn and chosen is returned."""
    s.field = field = s.content.ground(mission)
    enemies = field.mission.enemies
    s.on, s.result, s.round, s.leader, s.active = True, "", 0, 0, 0
    s.turn, s.doing, s.once = Turn(), IDLE, ()
    s.mines = s.silent = s.comers = 0
    s.drone = OFF
    s.locked = field.locked
    s.covered = _covered(s)
    s.deck = tuple(n for n, id in enumerate(s.content.cards) if s.content.threats[id].deck == enemies.faction)
    s.last = s.bottom = s.discard = s.mined = s.handled = s.beaten = s.captured = ()
    s.achieved = s.boons = ()
    s.shown = NO_CARD
    s.bag = bagged(s.content.kinds, enemies)
    s.foes = {}
    for post, posted in enumerate(field.mission.champions):
        if not posted.arrives:
            place_foe(s, field.posts[post], s.content.champion(posted.kind), post)
    stock = s.content.rules.loot.bag()
    s.loot = tuple(number for number, item in enumerate(ITEMS) for _ in range(stock[item]))  # type: ignore[index]
    s.loot_at, s.items = field.loot, (0,) * len(ITEMS)
    s.caches = ()
    _lay_bonus(s)
    s.lying = tuple(("refugee", cell) for cell in field.refugees)
    s.counts = (0,) * len(field.leaves)
    return _legacies(s, effects)


def _lay_bonus(s: Hagalaz) -> None:
    """Bonus loot ("Bonusová kořist"): what the mission's page says, if there is such a token; otherwise loot like any
    other."""
    what = s.field.mission.map.bonus
    for cell in s.field.bonus:
        if what is None or ITEMS.index(what) not in s.loot:
            s.loot_at = (*s.loot_at, cell)
        else:
            s.loot = without(s.loot, ITEMS.index(what))
            s.caches = (*s.caches, (what, cell))


def _covered(s: Hagalaz) -> int:
    """Every area without a hero is covered."""
    areas = set(s.field.area) - {s.field.area[cell] for cell in s.field.starts}
    return sum(1 << area for area in areas)


def _legacies(s: Hagalaz, effects: list[AnyEffect]) -> list[Frame]:
    """What earlier missions have changed."""
    frames: list[Frame] = []
    thinned = 0
    for effect in effects:
        match effect:
            case Disabled():
                cells = [turret.cell for turret in s.field.turrets]
                s.silent |= 1 << cells.index(s.field.number[effect.hex])
            case Thinned():
                thinned += effect.count
            case Stocked():
                item = ITEMS.index(effect.item)
                s.loot = without(s.loot, item)
                gain(s, item, 1)
            case Quiet():
                s.boons = (*s.boons, QUIET)
            case Sheltered():
                frames += [Shelter(0) for _ in range(effect.count)]
            case Used():
                s.handled = (*s.handled, s.field.number[effect.hex])
            case Strike():
                s.boons = (*s.boons, SALVO)
            case Waived():
                s.boons = (*s.boons, WAIVED)
    return [Muster(thinned), *frames]


class Muster(Chance, frozen=True):
    """Grunts stand on their start hexes; a few of those near the heroes may stay empty. Nature chooses which."""

    spared: int

    def _near(self, s: Hagalaz) -> list[int]:
        home = s.field.area[s.field.starts[0]]
        return [cell for cell in s.field.spawns if s.field.area[cell] == home]

    def _count(self, s: Hagalaz) -> int:
        return min(self.spared, len(self._near(s)))

    def sample(self, s: Hagalaz, rng: random.Random) -> list[int | str]:
        return [s.name(cell) for cell in sorted(rng.sample(self._near(s), self._count(s)))]

    def odds(self, s: Hagalaz) -> Odds:
        return some_of([s.name(cell) for cell in sorted(self._near(s))], self._count(s))

    def possible(self, s: Hagalaz, happening: list[str]) -> bool:
        near = {s.name(cell) for cell in self._near(s)}
        return len(happening) == len(set(happening)) == self._count(s) and set(happening) <= near

    def happen(self, s: Hagalaz, happening: list[str]) -> None:
        s.then(*(Drawn(cell) for cell in s.field.spawns if s.name(cell) not in happening))


class Shelter(Asked, frozen=True):
    """A refugee of the players' choice is safe already."""

    rule = "campaign"

    def options(self, s: Hagalaz) -> list[Action]:
        cells = dict.fromkeys(cell for token, cell in s.lying if token == "refugee")
        return [s.field.menu.target[cell] for cell in cells] or [DONE]

    def choose(self, s: Hagalaz, action: Target | Done) -> None:
        if not isinstance(action, Target):
            return
        s.lying = without(s.lying, ("refugee", s.field.number[action.hex]))
        s.say("log-sheltered", hex=action.hex)
        for leaf in s.field.leaves:
            if isinstance(leaf, Deliver) and leaf.token == "refugee":
                count(s, leaf)

    def label(self, s: Hagalaz, action: Action) -> Message:
        return target_label(s, action)


# Step 5: the team


class Assemble(Asked, frozen=True):
    """Shepard's companions, one by one; on a loyalty mission its hero is there in any case."""

    rule = "team"

    def options(self, s: Hagalaz) -> list[Action]:
        if len(s.team) == TEAM:
            return [DONE]
        return [Recruit(id) for number, id in enumerate(HEROES) if number not in s.team]

    def why_not(self, s: Hagalaz, action: Recruit | Done) -> Message | None:
        if isinstance(action, Done):
            return Message("error-team-small") if len(s.team) < TEAM else None
        if action.hero not in HEROES:
            return Message("error-not-in-team")
        return Message("error-in-team") if HEROES.index(action.hero) in s.team else None

    def choose(self, s: Hagalaz, action: Recruit | Done) -> None:
        if isinstance(action, Recruit):
            s.team = (*s.team, [*HEROES].index(action.hero))  # type: ignore[arg-type]
            s.say("log-joins", hero=action.hero)
            s.then(self)


class Share(Asked, frozen=True):
    """Who plays whom ("Sdílení kontroly"): players take heroes in turn, the first one takes the last if there are
    three."""

    rule = "sharing"
    taken: tuple[int, ...]
    """By place: by whom, or NOBODY."""

    def options(self, s: Hagalaz) -> list[Action]:
        return [Take(s.hero(place)) for place, by in enumerate(self.taken) if by == NOBODY]

    def choose(self, s: Hagalaz, action: Take) -> None:
        place = place_by_name(s, action.hero)
        taken = (*self.taken[:place], self.side, *self.taken[place + 1 :])
        s.say("log-takes", seat=self.seat, hero=action.hero)
        if NOBODY in taken:
            s.then(Share((self.side + 1) % s.players, taken))
        else:
            s.owners = taken


class Mats(Step, frozen=True):
    """Mats, dice and tokens of the team as the mission begins."""

    def run(self, s: Hagalaz) -> None:
        wins = [deed.result for deed in s.deeds]
        s.crew = tuple(map(s.called, s.team))
        s.owners = (0,) * TEAM
        s.at, s.entry, s.xp = [OFF] * TEAM, [NOBODY] * TEAM, [0] * TEAM
        s.status = [STANDING] * TEAM
        s.health = [most_health(s, place) for place in range(TEAM)]
        s.shields = [most_shields(s, place) for place in range(TEAM)]
        s.points, s.cards = [0] * TEAM, [NO_CARD] * TEAM
        s.held = s.mats = ((),) * TEAM
        s.renegade = [wins.count("renegade")] * TEAM
        paragon = min(wins.count("paragon") or s.veterans, s.content.rules.paragon_dice.count)
        s.gold, s.gold_aside = UNROLLED * paragon, 0
        s.pool, s.aside = UNROLLED * s.content.rules.strategy_dice.count, 0
        for place, hero in enumerate(s.team):
            MATS[hero].at_mission_start(s, place)
        s.say("log-team", heroes=s.crew)
        sharing: list[Frame] = [Share(0, (NOBODY,) * TEAM)] if s.players > 1 else []
        s.then(*sharing, *_lessons(s), *(PutDown(place) for place in range(TEAM)), Review(), Round())


def _lessons(s: Hagalaz) -> list[Frame]:
    """House: veterans, who come to a single mission of a later act, have learned something before."""
    return [Lesson(hero) for hero in s.team for _ in range(s.lessons)]


class Lesson(Step, frozen=True):
    hero: int

    def run(self, s: Hagalaz) -> None:
        s.then(Learn(s.owners[s.team.index(self.hero)], self.hero), Harden(self.hero))


class Harden(Step, frozen=True):
    """House: whoever has learned to bear more begins with all of it."""

    hero: int

    def run(self, s: Hagalaz) -> None:
        place = s.team.index(self.hero)
        recharge(s, place, most_shields(s, place))


class PutDown(Step, frozen=True):
    """Heroes are put on start hexes, Shepard first."""

    place: int

    def run(self, s: Hagalaz) -> None:
        s.then(ChooseStart(s.owners[self.place], self.place))


class ChooseStart(AskedOf, frozen=True):
    """A hero with a start hex of their own stands there."""

    rule = "team"

    def options(self, s: Hagalaz) -> list[Action]:
        return [s.field.menu.deploy[cell] for cell in start_hexes(s, self.place)]

    def choose(self, s: Hagalaz, action: Deploy) -> None:
        cell = s.field.number[action.hex]
        s.at[self.place] = cell
        s.say("log-deployed", hero=s.hero(self.place), hex=action.hex)
        mat(s, self.place).when_deployed(s, self.place)
        look_around(s, cell)


def start_hexes(s: Hagalaz, place: int) -> list[int]:
    homes = s.field.homes
    own = {homes[s.content.kits[hero].hero.code]: hero for hero in s.team if s.content.kits[hero].hero.code in homes}
    if s.team[place] in own.values():
        return [cell for cell, hero in own.items() if hero == s.team[place]]
    return [cell for cell in s.field.starts if cell not in s.at and cell not in own]
