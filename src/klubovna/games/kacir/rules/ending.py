"""The end of the game ("Cíl hry"): the ritual and the dead innocents for the Witch, the elimination and the eight
suspect cards for the Hunter; and, so that every game ends, a last round (house)."""

from __future__ import annotations

import random

from klubovna.games.kacir.box import HUNTER, INVESTIGATION, SEATS, WITCH
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.powers import more_to_accuse
from klubovna.games.kacir.state import (
    ALL,
    CLUES,
    FAVOURS,
    GLOOM,
    NO_PAWN,
    ORDINARY,
    SECRETS,
    SUPPLY,
    Kacir,
    living,
    on_villagers,
)
from klubovna.kernel.frames import Chance, Outcome
from klubovna.kernel.messages import Message
from klubovna.kernel.odds import Odds, certain
from klubovna.kernel.sums import Sum

GUILTY, INNOCENT = "guilty", "innocent"


def win(s: Kacir, side: int, reason: str) -> None:
    s.say(f"ending-{reason}", villager=s.village.ids[s.identity])
    _end(s, (SEATS[side],), reason)


def _end(s: Kacir, winners: tuple[str, ...], reason: str) -> None:
    favours = s.tokens[FAVOURS + s.identity]
    s.end(Outcome(winners, {SEATS[WITCH]: favours, SEATS[HUNTER]: len(s.suspects)}, reason))


# The ritual


def no_ritual(s: Kacir, villager: int) -> str:
    """Why the ritual can't be held: it takes her own villager, enough favours there, and nobody's pawn."""
    if villager != s.identity:
        return "error-not-you"
    if s.tokens[FAVOURS + villager] < s.village.scenario.favours:
        return "error-too-few-favours"
    return "error-not-ready" if s.pawns[villager] else ""


def hold_ritual(s: Kacir, villager: int) -> None:
    s.pawns[villager] = ORDINARY
    s.say("log-ritual", villager=s.village.ids[villager])
    win(s, WITCH, "ritual")


# The elimination


def needed(s: Kacir) -> int:
    """Clues on somebody who is to be eliminated."""
    return s.content.rules.elimination.target + sum(more for _, more in more_to_accuse(s))


def needed_sum(s: Kacir) -> Sum:
    """What that number is made of: the Phantom asks for more while there is gloom on it."""
    return Sum.of(("elimination", s.content.rules.elimination.target), *more_to_accuse(s))


def bare(s: Kacir) -> list[int]:
    """Who has not enough clues for anybody else to be accused."""
    clues, others = s.tokens, s.content.rules.elimination.others
    return [v for v in living(s) if clues[CLUES + v] < others]


def accused(s: Kacir) -> list[int]:
    """Who may be eliminated: somebody alive with enough clues, if everybody else who lives has some."""
    clues, enough = on_villagers(s, CLUES), needed(s)
    if max(clues) < enough:
        return []
    lacking = bare(s)
    return [v for v in living(s) if clues[v] >= enough and lacking in ([], [v])]


def not_accused(s: Kacir, villager: int) -> Message | None:
    """Why somebody is not among them."""
    id = s.village.ids[villager]
    if villager in accused(s):
        return None
    if villager in s.dead:
        return Message("error-dead", {"villager": id})
    if s.tokens[CLUES + villager] < needed(s):
        return Message("error-too-few-clues", {"villager": id, "count": needed_sum(s)})
    others = tuple(s.village.ids[v] for v in bare(s) if v != villager)
    return Message("error-bare", {"villagers": others, "count": s.content.rules.elimination.others})


def eliminate(s: Kacir, villager: int) -> None:
    s.say("log-eliminated", villager=s.village.ids[villager])
    s.then(Verdict(villager))


class Verdict(Chance, frozen=True):
    """The Witch tells the truth. Whatever it is, the Hunter has learned something: so it stands in the record like
    luck, and nothing before it can be taken back."""

    villager: int

    def sample(self, s: Kacir, rng: random.Random) -> str:
        return GUILTY if self.villager == s.identity else INNOCENT

    def odds(self, s: Kacir) -> Odds:
        return certain(GUILTY if self.villager == s.identity else INNOCENT)

    def possible(self, s: Kacir, happening: str) -> bool:
        return happening == (GUILTY if self.villager == s.identity else INNOCENT)

    def happen(self, s: Kacir, happening: str) -> None:
        if happening == GUILTY:
            win(s, HUNTER, "eliminated")
        else:
            die(s, self.villager)


def die(s: Kacir, villager: int) -> None:
    """An innocent is dead: no visits, no tokens, no effects; and all clues are gone."""
    s.dead += (villager,)
    s.pawns[villager] = NO_PAWN
    for kind in (SECRETS, FAVOURS, GLOOM):
        _clear(s, kind, villager)
    for other in ALL:
        _clear(s, CLUES, other)
    s.say("log-innocent", villager=s.village.ids[villager], count=len(s.dead))
    kinds = s.content.kind_of
    for key in [card.key for card in s.lying if card.place == villager and kinds[card.key] == INVESTIGATION]:
        leave_play(s, key)
    if len(s.dead) >= s.village.scenario.innocents:
        win(s, WITCH, "innocents")


def _clear(s: Kacir, kind: int, villager: int) -> None:
    s.tokens[kind + SUPPLY] += s.tokens[kind + villager]
    s.tokens[kind + villager] = 0


# The last round


def nightfall(s: Kacir) -> None:
    """House: after the last round the Witch wins with enough favours on her identity, else the Hunter with enough
    suspect cards, else nobody."""
    favours = s.tokens[FAVOURS + s.identity]
    if favours >= s.village.scenario.favours:
        winners: tuple[str, ...] = (SEATS[WITCH],)
    else:
        winners = (SEATS[HUNTER],) if len(s.suspects) >= s.content.rules.stop.suspects else ()
    said = f"ending-rounds-{winners[0]}" if winners else "ending-rounds"
    s.say(said, villager=s.village.ids[s.identity])
    _end(s, winners, "rounds")
