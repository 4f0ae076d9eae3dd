"""How good does it look: for greedy players and for search that stops early.

Between two rounds the chance to reach the next title is read off what lies on the table: the points still needed, the
failures, the dead, the missions in the row and who is left in the resistance, each with a weight. The weights were
learned from games of the bots, see `docs/judgement.md`; what is too rare to be learned was set by hand. Within a round
a plan is made for what is left of it – whom to reveal until the mission falls, which enemies to deal with besides – and
the table as the plan would leave it is weighed.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from klubovna.games.vzdor.box import Box
from klubovna.games.vzdor.cards import Side
from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.rules.ending import points
from klubovna.games.vzdor.rules.power import attack_power, enemy_cost, mission_cost
from klubovna.games.vzdor.state import ATTACK, PLANNING, Foe, Vzdor, is_stranger
from klubovna.kernel.messages import Seat

TITLES = {"minor": 0.80, "victory": 0.88, "major": 0.95, "epic": 1.0}
A_POINT = 0.02
"""What a point is worth where it makes no title."""

# The chance to reach the next title, as a sum of weights on the logistic scale.
BASE = 1.57
NEED, NEED_SQUARED = -0.574, 0.0061
"""For each point that is missing to the title."""
MAQUIS = {
    "abel": 0.79, "adela": 0.32, "adolfo": 0.24, "anastasio": 0.51, "antonio": 0.81, "benigno": 0.15, "carlos": 0.33,
    "celia": 0.23, "consuelo": 0.41, "domingo": 0.53, "emilio": 0.64, "jacinto": 0.44, "juana": 0.45, "manuel": 0.15,
    "manuela": 0.47, "marcelino": 0.53, "nicolas": 0.55, "paquita": 0.15, "pilar": 0.38, "ramona": 0.35,
    "ricardo": 0.96, "roberto": 0.91, "sagrario": 0.69, "soledad": 0.42,
}  # fmt: skip
"""An active member of the resistance."""
ANYBODY = 0.47
"""One that an owner has added: the middle of them."""
SPY_AMONG_THEM = -0.30
MISSION = {
    "barracks": 0.29, "border": -0.08, "mountain-pass": -0.12, "valley": 0.23, "railroad-bridge": 0.01,
    "commanding-officer": 0.25, "commanders-villa": -0.06, "bunker": -0.24, "supply-convoy": -0.03, "prison": -0.18,
    "headquarters-cg": 0.01, "caves": 0.32, "take-back-farmhouse": 0.06, "steal-supplies": 0.73,
    "defend-farmhouse": 0.27, "destroy-depot": 0.26, "crossroads": 0.06, "police-station": 0.50, "mayors-house": 0.39,
    "francos-headquarters": -0.16,
}  # fmt: skip
"""A mission in the row…"""
ANY_MISSION = 0.06
FRESH = (0.04, 0.15, 0.22)
"""…and one of each era that nobody has seen yet, once it is there."""
TO_COME = -0.21
"""A mission still to come: so much of the way lies ahead."""
AN_ENEMY, A_GUARD, A_KILLER = -0.07, -0.03, -0.05
"""At a mission in the row: any enemy, a Guard's defence, a Counter-Guerrilla besides."""
A_FAILURE = -0.22
DEAD = (0.0, -0.45, -0.6, -0.8, -1.1)

# What is expected of a round.
ACTION = {
    "attack-per-revealed": 1.5, "attack-per-civilian": 1.5, "attack-per-other-maquis": 3.0, "move-enemy": 1.5,
    "discard-counter-guerrillas": 1.5, "discard-enemies": 1.8, "discard-enemy-gain-defence": 4.0,
    "scout-mission": 0.3, "scout-and-discard": 0.7, "discard-spy-draw": 1.0, "enlist": 0.5, "sift-recruits": 0.2,
    "draw-recruit": 1.7, "weaken": 2.5, "draw": 1.6, "take-back": 2.5, "call-back": 0.5, "sift-covert": 0.4,
    "sift-enemies": 0.3, "copy": 1.0, "discard-maquis-draw": 1.0, "remove-spy": 0.3, "ignore-mission": 0.5,
    "halve-mission": 3.0,
}  # fmt: skip
"""The strength that using an action is worth."""
SURVIVOR = {"civilian": -0.35, "remove-covert": -0.35, "add-spy": -0.25, "reinforce-others": -0.15, "recruit": 0.0}
FREED = 0.35
"""A recruit, for a Jailor defeated."""
UNSEEN_GUARD, UNSEEN_DEFENCE, UNSEEN_KILLER, UNSEEN_SURVIVOR = 0.35, 2.2, 0.25, -0.075
"""What an enemy face down is on average."""
MARGIN, SPREAD, SPREAD_OF_HAND, SPREAD_OF_UNSEEN = 0.5, 0.5, 0.5, 0.75
"""How well the margin of a plan is known."""


class Card:
    """A maquis in hand: the strength it brings covert, what revealing adds, and what is lost by that."""

    __slots__ = ("covert", "gain", "loss")

    def __init__(self, covert: float, gain: float, loss: float) -> None:
        self.covert, self.gain, self.loss = covert, gain, loss


class Lore:
    """What never changes in a game."""

    __slots__ = ("hands", "need", "prize", "worth")

    def __init__(
        self,
        worth: tuple[float, ...],
        need: tuple[int, ...],
        prize: tuple[float, ...],
        hands: dict[str, dict[str, Card]],
    ) -> None:
        self.worth = worth
        """Stopping with so many points; then, going on: how many are needed for the next title, and its worth."""
        self.need, self.prize = need, prize
        self.hands = hands
        """The maquis by phase."""


@lru_cache(maxsize=4)
def _lore(content: Box) -> Lore:
    rows = sorted((row.points, TITLES[row.id]) for row in content.rules.titles if row.id in TITLES and row.points)
    most = sum(mission.points for mission in content.missions.values())
    worth, need, prize = [], [], []
    for total in range(most + 1):
        worth.append(max((value for at, value in rows if at <= total), default=A_POINT * total))
        next_at, next_worth = next(((at, v) for at, v in rows if at > total), (most, TITLES["epic"]))
        need.append(next_at - total)
        prize.append(next_worth)
    return Lore(tuple(worth), tuple(need), tuple(prize), {p: _hand(content, p) for p in (PLANNING, ATTACK)})


def _hand(content: Box, phase: str) -> dict[str, Card]:
    found = {}
    for id, maquis in content.maquis.items():
        covert, revealed = _strength(maquis.covert, phase), _strength(maquis.revealed, phase)
        found[id] = Card(covert, revealed - covert, _known(id))
    return found


def _known(maquis: str) -> float:
    """What a member of the resistance is worth."""
    return MAQUIS.get(maquis, ANYBODY)


def _strength(side: Side, phase: str) -> float:
    """In planning every action may still be used, in the attack only those of the attack."""
    if side.action is None or (phase == ATTACK and ATTACK not in side.phase):
        return side.strength
    times = side.count if side.action in ("draw", "discard-enemies") else 1
    return side.strength + ACTION[side.action] * times


def judgement(s: Vzdor, seat: Seat) -> float:
    lore = _lore(s.content)
    if s.outcome is not None:
        if s.outcome.reason == "epic":
            return TITLES["epic"]
        return lore.worth[s.outcome.scores[seat]]
    outlook = BASE + _resistance(s) + A_FAILURE * len(s.failed) + TO_COME * sum(s.to_come)
    row = [_welcome(s, place) for place in range(len(s.row))]
    outlook += sum(row, 0.0)
    if s.phase not in lore.hands:
        return _going_on(s, lore, outlook, points(s), 0.0)
    places = [s.chosen] if s.chosen is not None else [place for place, mission in enumerate(s.row) if mission]
    total, fresh = points(s), _fresh(s)
    return max([_planned(s, lore, place, outlook - row[place], total, fresh) for place in places])


# Between rounds


def _resistance(s: Vzdor) -> float:
    """Its active members after this round; the revealed ones are gone."""
    deck, strangers, total = s.covert, 0, 0.0
    cards = [*deck.bag, *deck.top, *deck.bottom, *deck.discard, *s.hand, *s.covert_play]
    if s.looked and getattr(s.stack[-1], "deck", "") == "covert":
        cards += s.looked
    for card in cards:
        if card == SPY:
            total += SPY_AMONG_THEM
        elif is_stranger(card):
            strangers += 1
        else:
            total += _known(card)
    if strangers:
        pool = s.unseen_maquis
        total += strangers * sum([_known(card) for card in pool], 0.0) / len(pool)
    return total


def _welcome(s: Vzdor, place: int) -> float:
    """What a place of the row adds."""
    mission, enemies = s.row[place], s.content.enemies
    if not mission:
        return 0.0
    total = MISSION.get(mission, ANY_MISSION)
    for foe in s.garrisons[place]:
        total += AN_ENEMY
        if not is_stranger(foe.card):
            enemy = enemies[foe.card]
            if enemy.effect == "guards-first":
                total += A_GUARD * enemy.defence
            elif enemy.effect == "civilian":
                total += A_KILLER
    return total


def _going_on(s: Vzdor, lore: Lore, outlook: float, total: int, turned: float) -> float:
    """Stopping or going on, whichever is better, after so many more civilian cards are turned."""
    stop, prize, need = lore.worth[total], lore.prize[total], lore.need[total]
    outlook += (NEED + NEED_SQUARED * need) * need
    dead, cards = s.dead, int(turned)
    share = turned - cards
    value = 0.0
    for more, weight in ((cards, 1 - share), (cards + 1, share)):
        if weight:
            for count, chance in _deaths(s.civilians, dead, more):
                value += weight * chance * max(stop, prize / (1 + exp(-outlook - DEAD[count])))
    return value


@lru_cache(maxsize=20_000)
def _deaths(civilians: tuple[int, ...], dead: int, cards: int) -> tuple[tuple[int, float], ...]:
    """How many may be dead after so many more cards, with the chance of each; what is missing to 1 is defeat."""
    if dead >= len(DEAD):
        return ()
    if not cards or not civilians:
        return ((dead, 1.0),)
    chances: dict[int, float] = {}
    for i, people in enumerate(civilians):
        left = civilians[:i] + civilians[i + 1 :] if people else civilians
        for count, chance in _deaths(left, dead + people, cards - 1):
            chances[count] = chances.get(count, 0.0) + chance / len(civilians)
    return tuple(chances.items())


# Within a round


def _planned(s: Vzdor, lore: Lore, place: int, outlook: float, total: int, fresh: float) -> float:
    """How good it is if this place's mission is the round's, with so many points before; `fresh` is what comes after a
    completed one."""
    mission, chosen = s.content.missions[s.row[place]], s.chosen == place
    done = chosen and s.mission_done
    first, unseen, others = _garrison(s, place)
    needed = 0.0 if done else first + (mission_cost(s) if chosen else mission.defence)
    power, lost = _revealing(s, lore, place, needed)
    margin = power - needed
    if done or s.fighting:
        odds = float(margin >= 0)
    else:
        spread = SPREAD + SPREAD_OF_HAND * sqrt(len(s.hand)) + SPREAD_OF_UNSEEN * sqrt(unseen)
        odds = 1 / (1 + exp(-(margin + MARGIN) / spread))
    change, killers, standing = _survivors(others, unseen, max(0.0, margin))
    outlook += change - lost
    value = 0.0
    if odds:
        turned, prize = killers, 0
        if not done:
            prize = mission.points
            if mission.effect == "civilian-per-enemy" and not s.ignored:
                turned += standing
        value = odds * _going_on(s, lore, outlook + fresh, total + prize, turned)
    if odds < 1 and len(s.failed) + 1 < s.content.rules.defeat.failures:
        value += (1 - odds) * _going_on(s, lore, outlook + A_FAILURE, total, killers)
    return value


def _garrison(s: Vzdor, place: int) -> tuple[float, int, list[tuple[int, str]]]:
    """What must be spent before the mission (Guards, and Grunts who stand before them), how many are unseen, and
    the others as (defence, effect)."""
    guards = grunts = unseen = 0
    others: list[tuple[int, str]] = []
    for foe in s.garrisons[place]:
        if is_stranger(foe.card):
            unseen += 1
            continue
        effect, strength = s.content.enemies[foe.card].effect, _defence(s, foe, place)
        if effect == "guards-first":
            guards += strength
        elif effect == "grunts-first":
            grunts += strength
        elif effect in SURVIVOR:
            others.append((strength, effect))
    return (guards and guards + grunts) + UNSEEN_GUARD * unseen, unseen, others


def _defence(s: Vzdor, foe: Foe, place: int) -> int:
    return enemy_cost(s, foe) if place == s.chosen else s.content.enemies[foe.card].defence


def _revealing(s: Vzdor, lore: Lore, place: int, needed: float) -> tuple[float, float]:
    """The strength if just enough maquis are revealed, those first who gain most by it; and what is lost with them."""
    if s.fighting:
        return float(s.power), 0.0
    cards, lost = lore.hands[s.phase], 0.0
    hand = [cards[card] for card in s.hand if card != SPY]
    power = _in_play(s, place, hand) + sum([card.covert for card in hand], 0.0)
    if power >= needed:
        return power, lost
    hand.sort(key=lambda card: card.gain / card.loss, reverse=True)
    for card in hand[: _may_reveal(s, place)]:
        if power >= needed or card.gain <= 0:
            break
        power += card.gain
        lost += card.loss
    return power, lost


def _in_play(s: Vzdor, place: int, hand: list[Card]) -> float:
    """The strength in play, after what a mission takes away as soon as it is chosen: all of it, or a card in hand."""
    effect = "" if place == s.chosen or s.ignored else s.content.missions[s.row[place]].effect
    if effect == "discard-all":
        return 0.0
    if effect == "discard-maquis" and hand:
        hand.remove(min(hand, key=lambda card: card.covert + card.gain))
    return float(attack_power(s))


def _may_reveal(s: Vzdor, place: int) -> int:
    mission, chosen = s.content.missions[s.row[place]], place == s.chosen
    if mission.effect != "reveal-limit" or s.ignored:
        return len(s.hand)
    return max(0, mission.count - (s.attack_reveals if chosen else 0))


def _survivors(others: list[tuple[int, str]], unseen: int, spare: float) -> tuple[float, float, float]:
    """Strength to spare is used on whoever does most harm for it. What the others change, how many civilian cards they
    turn, and how many they are."""
    change, killers, standing = 0.0, 0.0, 0.0
    for strength, effect in sorted(others, key=lambda o: SURVIVOR[o[1]] / o[0]):
        if spare >= strength:
            spare -= strength
            change += FREED if effect == "recruit" else 0.0
            continue
        standing += 1
        if effect == "civilian":
            killers += 1
        else:
            change += SURVIVOR[effect]
    if unseen:
        left = max(0.0, unseen - spare / UNSEEN_DEFENCE)
        killers += UNSEEN_KILLER * left
        change += UNSEEN_SURVIVOR * left
        standing += left
    return change, killers, standing


def _fresh(s: Vzdor) -> float:
    """The mission that takes the place of a completed one."""
    for era, count in enumerate(s.to_come):
        if count:
            return FRESH[era] - TO_COME
    return 0.0


def progress(s: Vzdor) -> float:
    """How far it is to a victory, be it a minor one: 1 for whoever may stop and has won."""
    least = min(row.points for row in s.content.rules.titles if row.id in TITLES and row.points)
    return min(1.0, points(s) / least)
