"""Step A of a turn, the strategy roll ("Strategický hod"): a kept die, renegade tokens, core abilities."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import DONE, ROLL, Change, Done, Keep, Reroll, Roll, Turn
from klubovna.games.hagalaz.rules import dice
from klubovna.games.hagalaz.rules.dice import CORE, UNROLLED, Throw, die_id, faces, known_die, read_die
from klubovna.games.hagalaz.rules.mats import mat
from klubovna.games.hagalaz.state import STANDING, AskedOf, Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Message


def roll(s: Hagalaz, place: int) -> list[Frame]:
    """Everything that belongs to the roll, up to the first action."""
    owner = s.owners[place]
    frames: list[Frame] = [KeepDie(owner, place), Throw()]
    if s.renegade[place]:
        frames.append(Renegade(owner, place))
    return [*frames, Cores(place), *mat(s, place).after_roll(s, place)]


def _no_such_die(s: Hagalaz, die: str) -> Message | None:
    """Whether a die that somebody names lies in the pool."""
    if not known_die(die):
        return Message("error-not-a-die")
    return None if read_die(die) in faces(s) else Message("error-no-such-die", {"die": die})


class KeepDie(AskedOf, frozen=True):
    """A die of the roll before may be kept as it is. The leader has none: the round begins ("Schéma 5"). Quiet where
    all dice are taken up: what they show is told with the roll that follows at once."""

    rule = "roll"
    quiet = True

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(Keep(die_id(*die)) for die in faces(s)), ROLL]

    def why_not(self, s: Hagalaz, action: Keep | Roll) -> Message | None:
        return _no_such_die(s, action.die) if isinstance(action, Keep) else None

    def choose(self, s: Hagalaz, action: Keep | Roll) -> None:
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

    def why_not(self, s: Hagalaz, action: Change | Done) -> Message | None:
        return _no_such_die(s, action.die) if isinstance(action, Change) else None

    def choose(self, s: Hagalaz, action: Change | Done) -> None:
        if isinstance(action, Change):
            s.then(TurnDie(self.side, self.place, action.die))


class TurnDie(AskedOf, frozen=True):
    """…to whatever it should show. (House: a face that this die has.)"""

    rule = "renegade-tokens"
    die: str

    def options(self, s: Hagalaz) -> list[Action]:
        letter, paragon = read_die(self.die)
        rules = s.content.rules
        every = rules.paragon_dice.faces if paragon else rules.strategy_dice.faces
        return [Turn(face) for face in dict.fromkeys(every) if dice.LETTERS[face] != letter]

    def choose(self, s: Hagalaz, action: Turn) -> None:
        letter, paragon = read_die(self.die)
        s.renegade[self.place] -= 1
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
    """The dice with core symbols are taken up. Quiet: they are rolled at once."""

    quiet = True

    def run(self, s: Hagalaz) -> None:
        s.pool, s.gold = s.pool.replace(CORE, UNROLLED), s.gold.replace(CORE, UNROLLED)


class Core(Step, frozen=True):
    """A core ability: a token is made ready, a marker moves, or Chatika flies; unless what came of the one before has
    knocked the hero out."""

    place: int

    def run(self, s: Hagalaz) -> None:
        if s.status[self.place] == STANDING:
            mat(s, self.place).on_core(s, self.place)


class Rerolling(AskedOf, frozen=True):
    """Command: up to so many dice are rolled again. Quiet: what was taken up is told with the roll that follows."""

    quiet = True

    rule = "heroes"
    left: int

    def options(self, s: Hagalaz) -> list[Action]:
        return [*(Reroll(die_id(*die)) for die in faces(s)), DONE]

    def why_not(self, s: Hagalaz, action: Reroll | Done) -> Message | None:
        return _no_such_die(s, action.die) if isinstance(action, Reroll) else None

    def choose(self, s: Hagalaz, action: Reroll | Done) -> None:
        if isinstance(action, Reroll):
            letter, paragon = read_die(action.die)
            dice.turn(s, letter, paragon, UNROLLED)
            if self.left > 1:
                s.then(Rerolling(self.side, self.place, self.left - 1))
                return
        s.then(Throw(), Cores(self.place))
