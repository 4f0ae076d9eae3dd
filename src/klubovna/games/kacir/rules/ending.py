"""The end of the game ("Cíl hry"): the ritual and the dead innocents for the Witch, the elimination and the eight
suspect cards for the Hunter; and, so that every game ends, a last round (house)."""

from __future__ import annotations

import random

from klubovna.games.kacir.box import HUNTER, PHANTOM, SEATS, VILLAGERS, WITCH
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.state import CLUES, FAVOURS, GLOOM, NO_PAWN, SECRETS, Kacir, living
from klubovna.kernel.frames import Chance, Outcome

GUILTY, INNOCENT = "guilty", "innocent"


def win(s: Kacir, side: int, reason: str) -> None:
    s.say(f"ending-{reason}", villager=s.village.ids[s.identity])
    _end(s, (SEATS[side],), reason)


def _end(s: Kacir, winners: tuple[str, ...], reason: str) -> None:
    favours = s.tokens[FAVOURS + s.identity]
    s.end(Outcome(winners, {SEATS[WITCH]: favours, SEATS[HUNTER]: len(s.suspects)}, reason))


def needed(s: Kacir) -> int:
    """Clues on somebody who is to be eliminated; the Phantom asks for more while there is gloom on it."""
    more = 0
    if s.powers & PHANTOM:
        power = s.content.power
        gloom = sum(card.tokens for card in s.lying if power[card.key >> 1] == PHANTOM)
        more = min(gloom, s.content.worth[PHANTOM])
    return s.content.rules.elimination.target + more


def accused(s: Kacir) -> list[int]:
    """Who may be eliminated: enough clues there, and at least one on everybody else who lives."""
    clues, alive = s.tokens[CLUES:GLOOM], living(s)
    others, enough = s.content.rules.elimination.others, needed(s)
    if max(clues) < enough:
        return []
    bare = [v for v in alive if clues[v] < others]
    return [v for v in alive if clues[v] >= enough and (not bare or bare == [v])]


def eliminate(s: Kacir, villager: int) -> None:
    s.say("log-eliminated", villager=s.village.ids[villager])
    s.then(Verdict(villager))


class Verdict(Chance, frozen=True):
    """The Witch tells the truth. Whatever it is, the Hunter has learned something: so it stands in the record like
    luck, and nothing before it can be taken back."""

    villager: int

    def sample(self, s: Kacir, rng: random.Random) -> str:
        return GUILTY if self.villager == s.identity else INNOCENT

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
    for other in range(VILLAGERS):
        _clear(s, CLUES, other)
    for key in [card.key for card in s.lying if card.place == villager and _investigation(s, card.key)]:
        leave_play(s, key)
    s.say("log-innocent", villager=s.village.ids[villager], count=len(s.dead))
    if len(s.dead) >= s.village.scenario.innocents:
        win(s, WITCH, "innocents")


def _clear(s: Kacir, kind: int, villager: int) -> None:
    s.supply[kind // VILLAGERS] += s.tokens[kind + villager]
    s.tokens[kind + villager] = 0


def _investigation(s: Kacir, key: int) -> bool:
    return s.content.cards[key >> 1].kind == "investigation"


def nightfall(s: Kacir) -> None:
    """House: after the last round the Witch wins with enough favours on her identity, else the Hunter with enough
    suspect cards, else nobody."""
    rules, favours = s.content.rules.stop, s.tokens[FAVOURS + s.identity]
    if favours >= s.village.scenario.favours:
        winners: tuple[str, ...] = (SEATS[WITCH],)
    else:
        winners = (SEATS[HUNTER],) if len(s.suspects) >= rules.suspects else ()
    s.say("ending-rounds", villager=s.village.ids[s.identity])
    _end(s, winners, "rounds")
