"""Actions without a target: when they can be carried out, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from klubovna.games.vzdor.printed.cards import SPY
from klubovna.games.vzdor.printed.effects import CountingAction
from klubovna.games.vzdor.rules.decks import DiscardFoe, Take, discard_from_hand, left_to_draw, remove_spy
from klubovna.games.vzdor.rules.power import attack, enemy_cost, mission_defence
from klubovna.games.vzdor.rules.sifting import EnlistOne, Sift
from klubovna.games.vzdor.state import Counting, DeckName, Foe, Vzdor

MARKED = "counter-guerrilla"

Hindrance: TypeAlias = Callable[[Vzdor], str | None]
"""Why the action can't be carried out in full now, as the name of the reason."""
Doing: TypeAlias = Callable[[Vzdor, str, int], None]
"""What it does; whose it is, and how many."""


class Plain(NamedTuple):
    hindrance: Hindrance
    do: Doing


def _nothing(s: Vzdor) -> None:
    """It can be used any time."""


def _counting(action: CountingAction) -> Plain:
    """Abel, Marcelino, Soledad: counted in step C, whoever is played after them."""

    def count(s: Vzdor, maquis: str, _: int) -> None:
        s.counting += (Counting(maquis, action),)
        s.say(f"log-{action}", maquis=maquis, power=lambda: attack(s))

    return Plain(_nothing, count)


def _marked(s: Vzdor) -> list[int]:
    return [i for i, foe in enumerate(s.garrison) if s.content.enemies[foe.card].type == MARKED]


def _discard_marked(s: Vzdor, maquis: str, _: int) -> None:
    s.then(*(DiscardFoe(s.target, position) for position in reversed(_marked(s))))


def _strong(s: Vzdor) -> list[Foe]:
    """Every enemy at 2 or more, counting Engineers, who came first (FAQ)."""
    return [foe for foe in s.garrison if enemy_cost(s, foe) >= 2]


def _weaken(s: Vzdor, maquis: str, _: int) -> None:
    """Benigno."""
    strong = _strong(s)
    weaker = (Foe(foe.card, foe.up, (*foe.weakened, maquis)) if foe in strong else foe for foe in s.garrison)
    s.garrisons[s.target] = tuple(weaker)
    s.say("log-weakened", maquis=maquis, enemies=tuple([foe.card for foe in strong]))


def _no_spy(s: Vzdor) -> str | None:
    return None if SPY in s.hand else "why-no-spy"


def _discard_spy_draw(s: Vzdor, maquis: str, count: int) -> None:
    discard_from_hand(s, SPY)
    s.then(Take("covert", "hand", count))


def _ignore_mission(s: Vzdor, maquis: str, _: int) -> None:
    s.ignored = True
    s.say("log-ignored", maquis=maquis)


def _halve_mission(s: Vzdor, maquis: str, _: int) -> None:
    s.halved += (maquis,)
    s.say("log-halved", maquis=maquis, mission=s.mission, defence=lambda: mission_defence(s))


def _empty(name: DeckName) -> Hindrance:
    return lambda s: None if left_to_draw(s, name) else f"why-no-{name}"


def _look(name: DeckName, after: Sift | EnlistOne) -> Plain:
    """A deck that is short is no hindrance (FAQ), an empty one is."""
    return Plain(_empty(name), lambda s, *_: s.then(Take(name, "looked", s.content.rules.setup.looked), after))


def _draw(name: DeckName) -> Plain:
    return Plain(_empty(name), lambda s, _, count: s.then(Take(name, "hand", count)))


PLAIN: dict[str, Plain] = {
    "attack-per-revealed": _counting("attack-per-revealed"),
    "attack-per-civilian": _counting("attack-per-civilian"),
    "attack-per-other-maquis": _counting("attack-per-other-maquis"),
    "discard-counter-guerrillas": Plain(lambda s: None if _marked(s) else "why-no-counter-guerrilla", _discard_marked),
    "weaken": Plain(lambda s: None if _strong(s) else "why-nobody-strong", _weaken),
    "halve-mission": Plain(_nothing, _halve_mission),
    "ignore-mission": Plain(_nothing, _ignore_mission),
    "draw": _draw("covert"),
    "draw-recruit": _draw("recruits"),
    "discard-spy-draw": Plain(_no_spy, _discard_spy_draw),
    "remove-spy": Plain(_no_spy, lambda s, maquis, _: remove_spy(s, maquis)),
    "sift-covert": _look("covert", Sift("covert")),
    "sift-enemies": _look("enemies", Sift("enemies")),
    "sift-recruits": _look("recruits", Sift("recruits")),
    "enlist": _look("recruits", EnlistOne()),
}
"""All of `printed.cards.PlainAction`."""
