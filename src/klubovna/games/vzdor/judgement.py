"""How good does it look, at a glance: for greedy players and for search that stops early.

The value of a position is the worth of the points it may lead to: those won, those of this round's mission times its
odds, and those that the strength of the remaining resistance still promises; less the danger to civilians.
"""

from __future__ import annotations

from itertools import pairwise
from math import exp

from klubovna.games.vzdor.cards import AFTERMATH, REST, SPY
from klubovna.games.vzdor.decks import is_stranger
from klubovna.games.vzdor.state import Vzdor, attack_power, dead_civilians, defence, mission_defence, points
from klubovna.kernel.messages import Seat

WORTH = ((0, 0.0), (8, 0.15), (14, 0.2), (15, 0.5), (19, 0.75), (22, 0.9), (34, 1.0))
"""Points and what they are worth: a win starts at 15."""
STRANGER_STRENGTH = 1.1
BEYOND_STRENGTH = 0.7
"""What an active maquis brings besides covert strength: actions, and the choice to be revealed."""
PROMISE = 0.33
"""Points to come for each unit of the resistance's strength."""
SPY_WEIGHT = 0.25
FAILURE_COST = 5.5
HAND = 0.55
"""How much of their revealed strength the cards in hand will bring."""
MARGIN, SPREAD, SPREAD_A_CARD = 0.5, 0.4, 0.8
"""How far a mission may be out of reach and still be likely; the more cards in hand, the less is known."""
CIVILIANS_A_CARD = 1.6
HIDDEN_GUARD = 0.35
"""What a face-down enemy adds to a mission's defence on average."""


def judgement(s: Vzdor, seat: Seat) -> float:
    if s.outcome is not None:
        return worth(s.outcome.scores[seat]) if s.outcome.reason not in ("civilians", "failures", "spies") else 0.0
    safe = 1 - _odds(_civilians_to_come(s) - s.content.rules.defeat.civilians + 0.5, 0.7)
    hoped = points(s) + PROMISE * _resistance(s) - FAILURE_COST * len(s.failed)
    if s.mission_done or s.phase in (AFTERMATH, REST):
        return safe * worth(hoped)
    last_chance = len(s.failed) + 1 >= s.content.rules.defeat.failures
    failed = 0.0 if last_chance else worth(hoped - FAILURE_COST)
    odds, prize = _mission(s)
    return safe * (odds * worth(hoped + prize) + (1 - odds) * failed)


def worth(total: float) -> float:
    total = max(0.0, total)
    for (low, low_worth), (high, high_worth) in pairwise(WORTH):
        if total <= high:
            return low_worth + (high_worth - low_worth) * (total - low) / (high - low)
    return WORTH[-1][1]


def _odds(margin: float, spread: float) -> float:
    """How likely a margin is enough, when it is known only about so well."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -margin / spread))))


def _resistance(s: Vzdor) -> float:
    """The active members of the resistance after this round; the revealed ones are gone."""
    maquis = s.content.maquis
    total = 0.0
    for card in (*s.covert.bag, *s.covert.top, *s.covert.discard, *s.hand, *s.covert_play):
        if card == SPY:
            total -= SPY_WEIGHT
        elif is_stranger(card):
            total += STRANGER_STRENGTH + BEYOND_STRENGTH
        else:
            total += maquis[card].covert.strength + BEYOND_STRENGTH
    return max(0.0, total)


def _mission(s: Vzdor) -> tuple[float, float]:
    """The odds of this round's mission and its points; before one is chosen, of the most promising."""
    missions = s.content.missions
    if s.fighting:
        enough = s.power >= mission_defence(s) + _guards(s)
        return (1.0 if enough else 0.0), missions[s.mission].points
    cards = s.maquis_in_hand()
    reach = attack_power(s) + sum(HAND * max(s.content.maquis[c].revealed.strength, 1) for c in cards) + MARGIN
    spread = SPREAD + SPREAD_A_CARD * len(cards)
    if s.chosen >= 0:
        return _odds(reach - mission_defence(s) - _guards(s), spread), missions[s.mission].points
    best = (0.0, 0.0)
    for place, mission in enumerate(s.row):
        if mission:
            odds = _odds(reach - missions[mission].defence - _likely_guards(s, place), spread + SPREAD)
            best = max(best, (odds, missions[mission].points), key=lambda b: b[0] * (2 + b[1]))
    return best


def _guards(s: Vzdor) -> int:
    """What must be spent before the mission: its Guards, and the Grunts who stand before them."""
    enemies = s.content.enemies
    before = {"guards-first": 0, "grunts-first": 0}
    for foe in s.garrison:
        if enemies[foe.card].effect in before:
            before[enemies[foe.card].effect] += defence(s, foe)
    return before["guards-first"] and sum(before.values())


def _likely_guards(s: Vzdor, place: int) -> float:
    enemies, total = s.content.enemies, 0.0
    for foe in s.garrisons[place]:
        if is_stranger(foe.card):
            total += HIDDEN_GUARD
        elif enemies[foe.card].effect == "guards-first":
            total += enemies[foe.card].defence
    return total


def _civilians_to_come(s: Vzdor) -> float:
    """The dead, and those whom the enemies still standing would add."""
    dead = float(dead_civilians(s))
    if s.chosen >= 0:
        enemies = s.content.enemies
        dead += CIVILIANS_A_CARD * sum(enemies[foe.card].effect == "civilian" for foe in s.garrison if foe.up)
    return dead
