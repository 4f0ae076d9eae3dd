"""What the Hunter's cards do that no other card does."""

from __future__ import annotations

import random
from collections import Counter

from klubovna.games.kacir.box import HUNTER, SEATS, WITCH
from klubovna.games.kacir.choices import DECLINE, DRAW, PAY, Choose, Decline, Draw, Pay, Reject, Skip
from klubovna.games.kacir.rules.adventurers import Rejecting
from klubovna.games.kacir.rules.effects import Do, word
from klubovna.games.kacir.rules.gloom import place_gloom, places_for_gloom
from klubovna.games.kacir.rules.hands import can_draw, discard, draw, show
from klubovna.games.kacir.rules.influence import gain, pay
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.tokens import place, placeable, remove
from klubovna.games.kacir.state import (
    CLUES,
    HUNTERS,
    MARCHED,
    NO_PAWN,
    SECRETS,
    WITCHS,
    Asked,
    Kacir,
    all_of,
    group,
    living,
    with_tokens,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Chance
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.odds import Odds, row_of


@word("recall", lambda s, do: not s.used & MARCHED and HUNTERS in s.pawns)
def _recall(s: Kacir, do: Do) -> None:
    """Dawn march, at most once in a turn."""
    s.used |= MARCHED
    s.then(RecallPawn(do.side))


class RecallPawn(Pick, frozen=True):
    """An own pawn comes back and can be placed again in this turn."""

    rule = "effects"
    lacking = "error-no-own-pawn"

    def targets(self, s: Kacir) -> list[int]:
        return [v for v, pawn in enumerate(s.pawns) if pawn == HUNTERS]

    def apply(self, s: Kacir, thing: int) -> None:
        s.pawns[thing] = NO_PAWN
        s.left[HUNTERS] += 1
        s.say("log-pawn-back", seat=self.seat, villager=s.village.ids[thing])


@word("claim", lambda s, do: placeable(s, CLUES) or bool(with_tokens(s, SECRETS)))
def _claim(s: Kacir, do: Do) -> None:
    s.then(Claim(do.side, do.effect.count))


class Claim(Pick, frozen=True):
    """Unlawful claim: secrets leave a villager, a clue comes."""

    rule = "effects"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return living(s)

    def apply(self, s: Kacir, thing: int) -> None:
        remove(s, SECRETS, thing, self.count)
        place(s, CLUES, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}


def _with_witch_pawns(s: Kacir) -> list[int]:
    return sorted({group(v) for v, pawn in enumerate(s.pawns) if pawn in WITCHS})


@word("disperse", lambda s, do: bool(_with_witch_pawns(s)))
def _disperse(s: Kacir, do: Do) -> None:
    s.then(Disperse(do.side, do.effect.count))


class Disperse(Pick, frozen=True):
    """Pull together: the Witch's pawns leave a group, and the Hunter gains influence for each."""

    rule = "effects"
    lacking = "error-no-witch-pawns"
    count: int

    def targets(self, s: Kacir) -> list[int]:
        return [s.village.thing_of_group(number) for number in _with_witch_pawns(s)]

    def apply(self, s: Kacir, thing: int) -> None:
        gone = [v for v in all_of(s.village.group_of(thing)) if s.pawns[v] in WITCHS]
        for v in gone:
            s.pawns[v] = NO_PAWN
            s.say("log-pawn-back", seat=SEATS[WITCH], villager=s.village.ids[v])
        gain(s, self.side, self.count * len(gone))


@word("overhear", lambda s, do: len(s.hands[WITCH]) >= do.effect.count or can_draw(s, do.side))
def _overhear(s: Kacir, do: Do) -> None:
    """Whispers in the dark: two random cards of the Witch, or a card, where she has fewer."""
    if len(s.hands[WITCH]) < do.effect.count:
        draw(s, do.side, 1)
    else:
        s.then(Overhear(do.effect.count))


class Overhear(Chance, frozen=True):
    count: int

    def sample(self, s: Kacir, rng: random.Random) -> list[str]:
        return [s.content.ids[card] for card in rng.sample(s.hands[WITCH], self.count)]

    def odds(self, s: Kacir) -> Odds:
        return row_of([s.content.ids[card] for card in s.hands[WITCH]], self.count)

    def possible(self, s: Kacir, happening: list[str]) -> bool:
        held = Counter(s.content.ids[card] for card in s.hands[WITCH])
        return len(happening) == self.count and Counter(happening) <= held

    def happen(self, s: Kacir, happening: list[str]) -> None:
        cards = tuple(s.content.number[id] for id in happening)
        show(s, WITCH, cards)
        s.then(Silence(HUNTER, cards))


class Silence(Rejecting, frozen=True):
    """Which of the cards overheard the Witch discards; the others stay in her hand, and are known."""

    rule = "effects"

    def choose(self, s: Kacir, action: Reject) -> None:
        discard(s, WITCH, s.content.number[action.card])


@word("alarm", lambda s, do: False)
def _alarm(s: Kacir, do: Do) -> None:
    """It follows from something else, and is no reason to play a card."""
    if places_for_gloom(s) or can_draw(s, WITCH):
        s.then(Alarm(WITCH))


class Alarm(Pick, frozen=True):
    """Hasty approach: the Witch may place a gloom, or draw a card."""

    rule = "effects"
    optional = True
    lacking = "error-no-room-for-gloom"

    def targets(self, s: Kacir) -> list[int]:
        return places_for_gloom(s)

    def apply(self, s: Kacir, thing: int) -> None:
        place_gloom(s, self.side, thing)

    def options(self, s: Kacir) -> list[Action]:
        return [*([DRAW] if can_draw(s, self.side) else []), *Pick.options(self, s)]

    def why_not(self, s: Kacir, action: Draw | Choose | Skip) -> Message | None:
        if isinstance(action, Draw):
            return None if can_draw(s, self.side) else Message("error-no-cards")
        return Pick.why_not(self, s, action)

    def choose(self, s: Kacir, action: Draw | Choose | Skip) -> None:
        if isinstance(action, Draw):
            draw(s, self.side, 1)
        else:
            Pick.choose(self, s, action)


@word("toll")
def _toll(s: Kacir, do: Do) -> None:
    s.then(Toll(WITCH, do.effect.count))


class Toll(Asked, frozen=True):
    """Lure: the Witch pays, or the Hunter draws a card."""

    rule = "effects"
    count: int

    def options(self, s: Kacir) -> list[Action]:
        return [PAY, DECLINE] if s.influence[self.side] >= self.count else [DECLINE]

    def why_not(self, s: Kacir, action: Pay | Decline) -> Message | None:
        if isinstance(action, Pay) and s.influence[self.side] < self.count:
            return Message("error-poor")
        return None

    def choose(self, s: Kacir, action: Pay | Decline) -> None:
        if isinstance(action, Pay):
            pay(s, self.side, self.count)
        else:
            draw(s, HUNTER, 1)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"count": self.count}
