"""How good does it look, at a glance.

Everything is counted as what speaks for the Witch less what speaks for the Hunter, and squeezed into a chance. She is
the nearer to her ritual the more favours and secrets lie on the villager she is. He is the nearer to finding her the
fewer clues are missing for her elimination, and the more suspicious she looks, compared with all whom he has not
excluded: so she has a reason to bluff, and he to exclude. Besides there are his suspect cards and evidence. Cards,
influence and pawns count for little, and what has been begun counts as if it were finished.
"""

from __future__ import annotations

from functools import cache
from math import exp

from klubovna.games.kacir.box import BLUE, GREEN, GROUP, HUNTER, RED, SEATS, WITCH, Box
from klubovna.games.kacir.rules.abilities import Ability, UseAbility
from klubovna.games.kacir.rules.assets import Assets, PlaceAsset, assets
from klubovna.games.kacir.rules.course import round_of
from klubovna.games.kacir.rules.ending import needed
from klubovna.games.kacir.rules.familiars import Familiars
from klubovna.games.kacir.rules.playing import PlayCards, PlayOn
from klubovna.games.kacir.rules.powers import places_clues, places_no_clues
from klubovna.games.kacir.state import (
    CLUES,
    FAVOURS,
    HUNTERS,
    NOBODY,
    SECRETS,
    WITCHS,
    Kacir,
    all_of,
    green_gloom,
    group,
    members,
    on_villagers,
)
from klubovna.games.kacir.suspicion import cleared, weights
from klubovna.kernel.messages import Seat

FAVOUR, RITUAL = 1.9, 3.0
"""A favour on the villager who is the Witch; and all of them, when only the ritual is left to do."""
SECRETS_THERE = (0.0, 0.4, 0.8, 1.2, 1.4, 1.6, 1.8, 1.9, 2.0, 2.1)
"""So many secrets there, as far as they can still become favours, of which a visit makes one…"""
SECRET, BLUFF = 0.3, 0.06
"""…one more of them, and one anywhere else."""
DANGER, NEARNESS = 0.75, 3.5
"""How much an elimination that is due is worth before it is done, and the number of missing clues that makes it a third
of that."""
STEP, FAR = 0.35, 12
"""A step towards her elimination, and how far it is at most."""
CLUE, SOURCE = 0.03, 0.15
"""A clue; and a villager with enough of them for evidence."""
HIDING = 2.0
"""Being taken for the Witch when all is still to be done; the nearer the ritual, the less it matters."""
BARRED = 0.25
"""A pawn of the Hunter on the villager who is the Witch."""
EVIDENCE, ENOUGH, SUSPECT, MORE_SUSPECTS = 0.08, 5, 0.5, 0.05
"""Evidence, until there is enough of it; a suspect card; and what each makes the next ones worth."""
INNOCENT = 1.2
"""A dead innocent: the Hunter can't err for ever."""
INFLUENCE, RICH, CARD, MANY = 0.08, 8, 0.14, 6
"""An influence, as long as one is not rich; a card in hand, as long as there are not many."""
PAWN, EVEN = 0.3, 1.5
"""A pawn to be placed, and how many of them are neither an advantage nor a disadvantage to whoever's turn it is: half,
so that the end of a turn, after which the other has all of them, changes nothing."""
KINDS = {
    "ally": -0.3, "location": -0.35, "investigation": -0.25, "brew": 0.15, "familiar": 0.35, "curse": 0.35,
    "charm": 0.4,
}  # fmt: skip
"""Cards in play, for whoever they speak."""
MOONLIGHT, GLOOM_LEFT, BREWING, DARK = 0.5, 0.08, 0.12, 0.08
"""The Stained moon; a gloom on a card, which keeps the Hunter's reward away; a secret on a brew; one on a villager."""
ABILITY, PLAYING, CALLING = 0.2, 0.15, 0.2
"""What may still be done in this visit: an ability, a card to play, a familiar."""
SCALE = 1.6
"""A lead of so much is worth 73 %."""
LONG = 8
"""Rounds of a game that takes its time."""


def judgement(s: Kacir, seat: Seat) -> float:
    if s.outcome is not None:
        winners = s.outcome.winners
        return (seat in winners) / len(winners) if winners else 0.5
    if s.identity == NOBODY:
        return 0.5
    steps, suspected = _steps(s), _suspected(s)
    lead = _progress(s) - STEP * (FAR - steps) - _hunt(s) + _boards(s) + _begun(s) + _tempo(s)
    lead -= HIDING * suspected * _far(s)
    escape = 1 - DANGER * suspected * exp(-steps / NEARNESS)
    chance = escape / (1 + exp(-lead / SCALE))
    return chance if seat == SEATS[WITCH] else 1 - chance


def _progress(s: Kacir) -> float:
    """The way to the ritual."""
    tokens, goal, who = s.tokens, s.village.scenario.favours, s.identity
    favours = min(tokens[FAVOURS + who], goal)
    useful = SECRETS_THERE[min(tokens[SECRETS + who], s.content.rules.conversion.secrets * (goal - favours), 9)]
    others = sum(on_villagers(s, SECRETS)) - tokens[SECRETS + who]
    done = RITUAL if favours == goal else 0.0
    barred = BARRED if s.pawns[who] == HUNTERS else 0.0
    return FAVOUR * favours + useful + BLUFF * min(others, 9) + INNOCENT * len(s.dead) + done - barred


def _far(s: Kacir) -> float:
    """The part of the way to the ritual that is still to be gone, in favours."""
    goal = s.village.scenario.favours
    return max(0, goal - s.tokens[FAVOURS + s.identity]) / max(1, goal)


def _suspected(s: Kacir) -> float:
    """How sure the Hunter can be of her."""
    looks = weights(s, cleared(s, SEATS[HUNTER]))
    return looks[s.identity] / sum(looks, 0.0)


def _steps(s: Kacir) -> int:
    """How many things the Hunter has to do before he can eliminate her: clues there and on everybody else, and a way
    into groups where all villagers are taken."""
    clues, dead, pawns, who = on_villagers(s, CLUES), s.dead, s.pawns, s.identity
    steps = max(0, needed(s) - clues[who])
    for number in (RED, BLUE, GREEN):
        bare = barred = 0
        for v in all_of(number):
            if v in dead:
                barred += 1
            else:
                barred += pawns[v] in WITCHS
                bare += not clues[v] and v != who
        lacking = bare or (group(who) == number and clues[who] < 3)
        steps += bare + (barred == GROUP and bool(lacking))
    return steps


def _hunt(s: Kacir) -> float:
    """What else the Hunter has found out: clues, evidence and suspect cards."""
    clues = on_villagers(s, CLUES)
    enough, found = s.content.rules.conversion.clues, len(s.suspects)
    sources = sum(count >= enough for count in clues)
    return (
        CLUE * sum(clues)
        + SOURCE * min(sources, 3)
        + EVIDENCE * min(s.evidence, ENOUGH)
        + found * (SUSPECT + MORE_SUSPECTS * found)
    )


def _boards(s: Kacir) -> float:
    """Cards in play and in hand, influence, gloom."""
    worth, lead = _worths(s.content), 0.0
    for card in s.lying:
        lead += worth[s.content.card_of[card.key]] * (0.2 if card.covered else 1.0)
        if card.tokens:
            lead += (GLOOM_LEFT if s.content.printed_on[card.key].gloom else BREWING) * card.tokens
    lead += DARK * sum(green_gloom(s))
    if places_no_clues(s):
        lead += MOONLIGHT
    mine, his = s.influence
    lead += INFLUENCE * (min(mine, RICH) - min(his, RICH))
    return lead + CARD * (min(len(s.hands[WITCH]), MANY) - min(len(s.hands[HUNTER]), MANY))


@cache
def _worths(content: Box) -> list[float]:
    return [KINDS.get(card.kind, 0.0) for card in content.cards]


def _tempo(s: Kacir) -> float:
    return PAWN * (sum(s.left) - EVEN) * (1 if s.mover == WITCH else -1)


def _begun(s: Kacir) -> float:
    """The rest of a visit, of whoever's turn it is."""
    sign = 1.0 if s.mover == WITCH else -1.0
    lead = 0.0
    for frame in s.stack:
        if isinstance(frame, PlaceAsset):
            lead += sign * _assets(s, frame.villager, frame.count, frame.side)
        elif isinstance(frame, Assets):
            lead += sign * _assets(s, frame.villager, assets(s, frame.villager), places_clues(s, frame.side))
        elif isinstance(frame, UseAbility):
            lead += sign * ABILITY * frame.uses
        elif isinstance(frame, Ability):
            lead += sign * ABILITY
        elif isinstance(frame, PlayCards | PlayOn):
            lead += sign * PLAYING
        elif isinstance(frame, Familiars):
            lead += CALLING
    return lead


def _assets(s: Kacir, villager: int, count: int, chooser: int) -> float:
    """What so many assets are worth that can go to this villager's group: secrets where she is, clues where they are
    missing; if the Witch may place the Hunter's clues, only those for which she has no better place."""
    if s.mover == WITCH:
        return count * (SECRET if group(villager) == group(s.identity) else BLUFF)
    if places_no_clues(s):
        return 0.0
    missing, sated = _missing(s, group(villager))
    if chooser == WITCH and sated:
        return 0.0
    return STEP * min(count, missing)


def _missing(s: Kacir, here: int) -> tuple[int, bool]:
    """How many clues a group still needs, and whether somebody there needs none."""
    clues, others = on_villagers(s, CLUES), s.content.rules.elimination.others
    lacking = [max(0, (needed(s) if v == s.identity else others) - clues[v]) for v in members(s, here)]
    return sum(lacking), 0 in lacking


def progress(s: Kacir) -> float:
    """How far the hunt is, by rounds: what else would tell lies face down."""
    return min(1.0, round_of(s) / LONG)
