"""What is in the box: cards, villagers and scenarios, read from `content/`, and the villages made of them.

Inside the rules cards and villagers are numbers; everything that is said or shown has its id. A card in play has a
*key* of its own, for two of a name may lie there; tables by card are called `kind`, `owner`, `cards`, those by key
`kind_of`, `owner_of`, `printed_on`. What a player can point at is a *thing*: villagers (three red, three blue, three
green ones), cards in play and groups, told apart by `thing_of_card` and its like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from importlib.resources import files
from itertools import product
from typing import Any, TypeVar

from klubovna.games.kacir import choices
from klubovna.games.kacir.printed import (
    GROUPS,
    KINDS,
    Card,
    Faction,
    Group,
    Rules,
    Scenario,
    Side,
    Villager,
)
from klubovna.games.kacir.printed.checking import STANDARD, OwnDeck, faults_of
from klubovna.games.kacir.printed.checking import read as read_deck
from klubovna.games.kacir.printed.effects import Effect
from klubovna.games.kacir.printed.fitting import must_fit
from klubovna.games.kacir.printed.powers import POWERS
from klubovna.games.kacir.printed.wording import card_wording, deed_wording, of_scenario, sign_wording, villager_wording
from klubovna.kernel.actions import Action
from klubovna.kernel.content import Content, Pages, read
from klubovna.kernel.errors import Broken
from klubovna.kernel.messages import Seat
from klubovna.kernel.packs import Pack
from klubovna.kernel.wording import Line, Wording

A = TypeVar("A", bound=Action)
WITCH, HUNTER = 0, 1
SEATS: tuple[Seat, Seat] = ("witch", "hunter")
VILLAGERS = 9
GROUP = 3
"""Villagers in a group."""
RED, BLUE, GREEN = range(3)
COPIES = 2
"""Of a name that may lie in play."""
SCHEMA: dict[str, Any] = {
    "hunter": dict[str, Card],
    "witch": dict[str, Card],
    "villagers": dict[str, Villager],
    "possessed": dict[str, Side],
    "factions": dict[str, Faction],
    "scenarios": dict[str, Scenario],
    "rules": Rules,
}
GROWS = {
    "hunter": Card, "witch": Card, "decks": OwnDeck, "villagers": Villager, "possessed": Side, "factions": Faction,
    "scenarios": Scenario,
}  # fmt: skip
"""To which an owner may add cards, groups of villagers, scenarios and decks of their own."""
NUMBER: dict[str, int] = {name: n for n, name in enumerate(POWERS)}
ALLY, EVENT, INVESTIGATION, LOCATION, BREW, CHARM, CURSE, FAMILIAR = range(len(KINDS))
OF_HUNTER = (ALLY, EVENT, INVESTIGATION, LOCATION)


class Box(Content):
    """All that is printed."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        tables = pages.tables
        self.cards_by_id: dict[str, Card] = {**tables["hunter"], **tables["witch"]}
        self.rules: Rules = tables["rules"]
        self.scenarios: dict[str, Scenario] = tables["scenarios"]
        self.factions: dict[str, Faction] = tables["factions"]
        self.villagers: dict[str, Villager] = tables["villagers"]
        self.possessed: dict[str, Side] = tables["possessed"]
        self.ids = tuple(self.cards_by_id)
        self.number = {id: n for n, id in enumerate(self.ids)}
        self.cards = tuple(self.cards_by_id.values())
        self.kind = tuple(KINDS.index(card.kind) for card in self.cards)
        self.owner = tuple(HUNTER if kind in OF_HUNTER else WITCH for kind in self.kind)
        self.power = tuple(1 << NUMBER[card.power.name] if card.power else 0 for card in self.cards)
        """As bits, so that `powers` can note all that works now in one number."""
        self.of_power = {card.power.name: n for n, card in enumerate(self.cards) if card.power}
        """The card that works like this, where there is only one."""
        self.decks = tuple(self._standard(side) for side in (WITCH, HUNTER))
        self.own_decks: dict[str, OwnDeck] = tables.get("decks", {})
        """Of a pack."""
        self.groups = tuple(tuple(self._of_colour(colour)) for colour in GROUPS)
        """By colour, the factions to choose from."""
        board = self.rules.board
        self.room = (board.ally, 0, 0, board.location, board.brew, 0, board.curse, board.familiar)
        """By kind of card: how many lie side by side at most; 0 where they don't."""
        self.words = tuple(f"{id}-2" if copy else id for id in self.ids for copy in range(COPIES))
        """By key: the word for a card in play."""
        self.key = {word: key for key, word in enumerate(self.words)}
        self.keys = tuple(tuple(range(COPIES * n, COPIES * n + COPIES)) for n in range(len(self.ids)))
        """By card: its keys."""
        self.card_of = tuple(n for n in range(len(self.ids)) for _ in range(COPIES))
        self.printed_on = tuple(self.cards[n] for n in self.card_of)
        self.kind_of = tuple(self.kind[n] for n in self.card_of)
        self.owner_of = tuple(self.owner[n] for n in self.card_of)
        self.power_of = tuple(self.power[n] for n in self.card_of)
        self.play = _each(choices.Play, self.ids)
        self.put_away, self.reject = _each(choices.PutAway, self.ids), _each(choices.Reject, self.ids)
        self.drink, self.discard = _each(choices.Drink, self.words), _each(choices.Discard, self.words)
        self.stir, self.cover_up = _each(choices.Stir, self.words), _each(choices.CoverUp, self.words)
        self.activate, self.cancel = _each(choices.Activate, self.words), _each(choices.Cancel, self.words)
        self.call, self.boost = _each(choices.Call, self.words), _each(choices.Boost, self.words)
        self.dismiss = _each(choices.Dismiss, self.words)
        self.villages = {
            named: Village(self, pages, *named)
            for named in product(self.scenarios, self.groups[RED], self.groups[BLUE])
        }
        self.parts = [*self.villages.values()]

    def members(self, faction: str) -> list[str]:
        """The villagers of a group."""
        return [id for id, villager in self.villagers.items() if villager.faction == faction]

    def _of_colour(self, colour: Group) -> Iterator[str]:
        return (id for id, faction in self.factions.items() if faction.group == colour)

    def card_named(self, word: str) -> str:
        """The id of a card in play, without the number of a second one of its name."""
        return self.ids[self.card_of[self.key[word]]]

    def told(self, thing: str) -> list[Line]:
        """What is printed on a card, a villager or a scenario card, to be put into words."""
        return self.wording[thing if thing in self.wording else self.card_named(thing)]["full"]

    @cached_property
    def wording(self) -> dict[str, Wording]:
        """The same of everything, in every manner."""
        scenarios = {
            id: Wording(full=of_scenario(scenario, tuple(self.members(scenario.green))))
            for id, scenario in self.scenarios.items()
        }
        people = {id: villager_wording(one, self.possessed.get(id)) for id, one in self.villagers.items()}
        cards = {id: card_wording(card) for id, card in self.cards_by_id.items()}
        deeds = deed_wording(self.rules, self.scenarios)
        return {**scenarios, **people, **cards, **deeds, **sign_wording(self.rules)}

    def owned(self, side: int) -> list[str]:
        """The names of a side's cards."""
        return [id for n, id in enumerate(self.ids) if self.owner[n] == side]

    def _standard(self, side: int) -> tuple[int, ...]:
        """A deck as it comes."""
        return tuple(n for n, card in enumerate(self.cards) if self.owner[n] == side for _ in range(card.copies))


def _each(kind: Callable[[str], A], words: Iterable[str]) -> tuple[A, ...]:
    """An action for each, made once: they are offered again and again."""
    return tuple(map(kind, words))


def thing_of_card(key: int) -> int:
    """Cards in play come after the villagers…"""
    return VILLAGERS + key


def is_card(thing: int) -> bool:
    return thing >= VILLAGERS


def key_of(thing: int) -> int:
    return thing - VILLAGERS


class Village(Content):
    """Nine villagers of a scenario and two chosen groups, with all that can be said of them."""

    def __init__(self, box: Box, pages: Pages, scenario: str, red: str, blue: str) -> None:
        super().__init__(pages)
        self.hash = f"{pages.hash}-{scenario}-{red}-{blue}"
        self.id, self.scenario = scenario, box.scenarios[scenario]
        self.factions = (red, blue, self.scenario.green)
        self.ids = tuple(id for faction in self.factions for id in box.members(faction))
        self.number = {id: n for n, id in enumerate(self.ids)}
        self.sides = tuple(box.villagers[id] for id in self.ids)
        self.gloom = (0,) * (GREEN * GROUP) + self.scenario.gloom
        self.dark = tuple(box.possessed.get(id, side) for id, side in zip(self.ids, self.sides, strict=True))
        """The possessed sides; the same where a villager has one only."""
        self.things = (*self.ids, *box.words, *GROUPS)
        self.thing = {word: n for n, word in enumerate(self.things)}
        self.choose = _each(choices.Choose, self.things)
        self.visit = _each(choices.Visit, self.ids)
        self.familiar = _each(choices.Familiar, self.ids)
        self.ready = _each(choices.Ready, self.ids)
        self.ritual = _each(choices.Ritual, self.ids)
        self.eliminate = _each(choices.Eliminate, self.ids)

    def thing_of_group(self, number: int) -> int:
        """…and groups after the cards."""
        return len(self.things) - len(GROUPS) + number

    def group_of(self, thing: int) -> int:
        return thing - len(self.things) + len(GROUPS)

    def ability(self, villager: int, side: int, possessed: bool) -> tuple[Effect, ...]:
        shown = self.dark[villager] if possessed else self.sides[villager]
        return shown.witch if side == WITCH and shown.witch else shown.ability


def faults(box: Box, text: str, file: str = "") -> list[Broken]:
    """Everything that is wrong with the text of a deck."""
    return faults_of(text, file, {seat: box.owned(side) for side, seat in enumerate(SEATS)}, box.rules.deck)


def deck_of(box: Box, side: int, chosen: str) -> tuple[int, ...]:
    """The standard deck, one of a pack by its id, or the players' own by its text; raises Broken."""
    if chosen == STANDARD:
        return box.decks[side]
    if (deck := box.own_decks.get(chosen)) is None:
        for fault in faults(box, chosen):
            raise fault
        deck = read_deck(chosen)
    if SEATS.index(deck.seat) != side:
        raise Broken(f"a deck of the {deck.seat}", field="deck.seat")
    return tuple(sorted(box.number[id] for id, count in deck.cards.items() for _ in range(count)))


def load(pack: Pack | None = None) -> Box:
    pages = read(files(__package__) / "content", SCHEMA, pack, GROWS)
    must_fit(pages.tables, pack.cover.file if pack else "")
    return Box(pages)
