"""The command cards ("Karty velení") in play: one object a card, with all that it orders and changes.

Chapters ask the card that is in force and know none of them by name.
"""

from __future__ import annotations

from klubovna.games.napoleonics.rules.tactics.bayonet_charge import BayonetCharge
from klubovna.games.napoleonics.rules.tactics.bombard import Bombard
from klubovna.games.napoleonics.rules.tactics.cavalry_charge import CavalryCharge
from klubovna.games.napoleonics.rules.tactics.cold_steel import ColdSteel
from klubovna.games.napoleonics.rules.tactics.counter_attack import CounterAttack
from klubovna.games.napoleonics.rules.tactics.elan import Elan
from klubovna.games.napoleonics.rules.tactics.fire_and_hold import FireAndHold
from klubovna.games.napoleonics.rules.tactics.first_strike import FirstStrike
from klubovna.games.napoleonics.rules.tactics.force_march import ForceMarch
from klubovna.games.napoleonics.rules.tactics.grande_manoeuvre import GrandeManoeuvre
from klubovna.games.napoleonics.rules.tactics.leadership import Leadership
from klubovna.games.napoleonics.rules.tactics.rally import Rally
from klubovna.games.napoleonics.rules.tactics.section import SectionCard
from klubovna.games.napoleonics.rules.tactics.short_supply import ShortSupply
from klubovna.games.napoleonics.rules.tactics.tactic import Tactic
from klubovna.games.napoleonics.state import Napoleonics

_TACTICS: dict[str, Tactic] = {
    tactic.id: tactic
    for tactic in (
        BayonetCharge(),
        Bombard(),
        CavalryCharge(),
        ColdSteel(),
        CounterAttack(),
        Elan(),
        FireAndHold(),
        FirstStrike(),
        ForceMarch(),
        GrandeManoeuvre(),
        Leadership(),
        Rally(),
        ShortSupply(),
        Tactic(),
    )
}


def played(s: Napoleonics, id: str) -> Tactic:
    """The card of this id; a tactic card that nobody knows orders nobody."""
    card = s.content.cards[id]
    return SectionCard(id, card) if card.kind == "section" else _TACTICS.get(id, _TACTICS[""])


def in_force(s: Napoleonics) -> Tactic:
    """The card whose tactics count in this turn; one that changes nothing where there is none."""
    return _TACTICS[s.mode]
