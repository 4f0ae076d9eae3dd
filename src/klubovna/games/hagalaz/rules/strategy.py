"""Step A of a turn, the strategy roll ("Strategický hod"): a kept die, renegade tokens, core abilities."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import DONE, ROLL, Bury, Change, Done, Keep, Look, Reroll, Scrap, Turn
from klubovna.games.hagalaz.roster import GARRUS, LIARA, TALI
from klubovna.games.hagalaz.rules import dice
from klubovna.games.hagalaz.rules.cards import Reveal, bury, deal, scrap
from klubovna.games.hagalaz.rules.dice import CORE, UNROLLED, Throw, die_id, read_die
from klubovna.games.hagalaz.rules.heroes.garrus import aim_up
from klubovna.games.hagalaz.rules.heroes.tali import Drone
from klubovna.games.hagalaz.state import FACE_DOWN, FROM_LAST, STANDING, AskedOf, Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step


def roll(s: Hagalaz, place: int) -> list[Frame]:
    """Everything that belongs to the roll, up to the first action."""
    owner = s.owners[place]
    frames: list[Frame] = [KeepDie(owner, place), Throw()]
    if s.renegade[place]:
        frames.append(Renegade(owner, place))
    frames.append(Cores(place))
    if s.team[place] == LIARA:
        frames.append(Analysis(owner, place))
    return frames


def faces(s: Hagalaz) -> list[tuple[str, bool]]:
    """What lies in the pool: each face once, and whether it is on a paragon die."""
    rolled = [(letter, False) for letter in dict.fromkeys(s.pool) if letter != UNROLLED]
    return [*rolled, *((letter, True) for letter in dict.fromkeys(s.gold) if letter != UNROLLED)]


class KeepDie(AskedOf, frozen=True):
    """A die of the roll before may be kept as it is. The leader has none: the round begins ("Schéma 5")."""

    rule = "roll"

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(Keep(die_id(*die)) for die in faces(s)), ROLL]

    def choose(self, s: Hagalaz, action: Action) -> None:
        kept = read_die(action.die) if isinstance(action, Keep) else None
        pool, gold = len(s.pool), len(s.gold)
        s.pool, s.gold = UNROLLED * pool, UNROLLED * gold
        if kept is not None:
            dice.turn(s, UNROLLED, kept[1], kept[0])
            s.say("log-kept", hero=s.hero(self.place), die=die_id(*kept))


class Renegade(AskedOf, frozen=True):
    """After the roll, before any core ability: a renegade token changes a die ("Renegátské žetony")."""

    rule = "renegade-tokens"

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(Change(die_id(*die)) for die in faces(s)), DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Change):
            s.renegade[self.place] -= 1
            s.then(TurnDie(self.who, self.place, action.die))


class TurnDie(AskedOf, frozen=True):
    """…to whatever it should show. (House: a face that this die has.)"""

    rule = "renegade-tokens"
    die: str

    def options(self, s: Hagalaz) -> list[Action]:
        letter, paragon = read_die(self.die)
        rules = s.content.rules
        every = rules.paragon.faces if paragon else rules.strategy.faces
        return [Turn(face) for face in dict.fromkeys(every) if dice.LETTERS[face] != letter]

    def choose(self, s: Hagalaz, action: Action) -> None:
        assert isinstance(action, Turn)
        letter, paragon = read_die(self.die)
        dice.turn(s, letter, paragon, dice.LETTERS[action.face])
        s.say("log-renegade", hero=s.hero(self.place), die=self.die, face=action.face)


class Cores(Step, frozen=True):
    """Every core symbol sets off the core ability; then those dice are rolled again, until none shows it."""

    place: int

    def run(self, s: Hagalaz) -> None:
        stars = s.pool.count(CORE) + s.gold.count(CORE)
        if not stars:
            return
        again: list[Frame] = [Wiped(), Throw(), Cores(self.place)]
        s.then(*(Core(self.place) for _ in range(stars)), *again)


class Wiped(Step, frozen=True):
    """The dice with core symbols are taken up."""

    def run(self, s: Hagalaz) -> None:
        s.pool, s.gold = s.pool.replace(CORE, UNROLLED), s.gold.replace(CORE, UNROLLED)


class Core(Step, frozen=True):
    """A core ability: a token is made ready, a marker moves, or Chatika flies; unless what came of the one before has
    knocked the hero out."""

    place: int

    def run(self, s: Hagalaz) -> None:
        place, hero = self.place, s.team[self.place]
        if s.status[place] != STANDING:
            return
        if hero == TALI:
            s.then(Drone(s.owners[place], place))
        elif hero == GARRUS:
            aim_up(s, place, 1)
        else:
            s.core[place] = min(s.content.kits[hero].hero.most, s.core[place] + 1)
            s.say("log-core", hero=s.hero(place), core=s.content.kits[hero].hero.core, points=s.core[place])


# Analysis ("Analýza")

LOOK, BURY, SCRAP = 1, 1, 2
"""What it costs to turn over a card, and what more to put it under the deck or to discard it."""


class Analysis(AskedOf, frozen=True):
    """After her roll Liara may turn over threat cards beside the boards, and get rid of them."""

    rule = "heroes"

    def options(self, s: Hagalaz) -> list[Action]:
        points = s.core[self.place]
        found: list[Action] = []
        for place, card in enumerate(s.cards):
            if card in (FACE_DOWN, FROM_LAST) and points >= LOOK:
                found.append(Look(s.hero(place)))
            elif card >= 0:
                found += [Bury(s.hero(place))] if points >= BURY else []
                found += [Scrap(s.hero(place))] if points >= SCRAP else []
        return [*found, DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Done):
            return
        assert isinstance(action, Look | Bury | Scrap)
        place = next(p for p in range(len(s.team)) if s.hero(p) == action.hero)
        if isinstance(action, Look):
            s.core[self.place] -= LOOK
            s.then(Reveal(place), self)
            return
        if isinstance(action, Bury):
            s.core[self.place] -= BURY
            bury(s, place)
            deal(s, place)
        else:
            s.core[self.place] -= SCRAP
            scrap(s, place)
        s.then(self)


class Rerolling(AskedOf, frozen=True):
    """Command: up to so many dice are rolled again."""

    rule = "heroes"
    left: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(Reroll(die_id(*die)) for die in faces(s)), DONE]

    def choose(self, s: Hagalaz, action: Action) -> None:
        if isinstance(action, Reroll):
            letter, paragon = read_die(action.die)
            dice.turn(s, letter, paragon, UNROLLED)
            if self.left > 1:
                s.then(Rerolling(self.who, self.place, self.left - 1))
                return
        s.then(Throw(), Cores(self.place))
