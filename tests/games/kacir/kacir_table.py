"""The vocabulary of the rule tests: how a settlement is set, played and looked at.

It is the middle of a game: a seat's turn begins, with these cards in hand and in play and these tokens on villagers.
Cards in play are written `triangulation 2 @judy` (two gloom, at Judy), `lost-in-sight >willow-shrub` (covering it) or
just `ranger`; without a number gloom cards are full and brews empty. Luck is told, not drawn: `luck("daze")` is the
card that is drawn. Unless a test says otherwise nobody is possessed, the groups are those of the expansion and the
Witch is Hazel. House rules that are called like tokens have a stroke: `clues_="spent"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module

from msgspec.structs import replace

from klubovna.games.kacir.box import BREW, SEATS
from klubovna.games.kacir.rules.course import Turn
from klubovna.games.kacir.rules.in_play import enter
from klubovna.games.kacir.state import (
    CLUES,
    FAVOURS,
    GLOOM,
    HUNTERS,
    ORDINARY,
    RAVEN,
    SECRETS,
    SUPPLY,
    at,
    lying,
)
from klubovna.kernel.table import Table
from tests.kernel.set_table import SetTable

GAME = import_module("klubovna.games.kacir").GAME
Tokens = Mapping[str, int]
KINDS = {"secrets": SECRETS, "favours": FAVOURS, "clues": CLUES, "gloom": GLOOM}
PAWNS = {"witch": ORDINARY, "familiar": RAVEN, "hunter": HUNTERS}
RED, BLUE, GREEN = ("ashley", "william", "silas"), ("oswald", "hazel", "kveta"), ("judy", "grace", "edith")
EVERYBODY = (*RED, *BLUE, *GREEN)


class Settlement(SetTable):
    """A game in its midst; `turn` says whose turn begins."""

    def __init__(
        self,
        turn: str = "witch",
        *,
        scenario: str = "cleansed-land",
        hand: Iterable[str] = (),
        other: Iterable[str] = (),
        cards: Iterable[str] = (),
        secrets: Tokens | None = None,
        favours: Tokens | None = None,
        clues: Tokens | None = None,
        gloom: Tokens | None = None,
        pawns: Mapping[str, str] | None = None,
        influence: int = 5,
        others: int = 5,
        evidence: int = 0,
        suspects: Iterable[str] = (),
        dead: Iterable[str] = (),
        identity: str = "hazel",
        pack: str = "",
        **options: str,
    ) -> None:
        agreed = {"scenario": scenario, "red": "adventurers", "blue": "craftsmen"}
        settings = GAME.settings({**agreed, **{name.rstrip("_"): choice for name, choice in options.items()}})
        content = GAME.loaded.packed(pack) if pack else GAME.content()
        self.table = Table(GAME, content, settings, None)
        s, side, number = self.s, SEATS.index(turn), self.s.village.number
        s.identity, s.turn = number[identity], 10 + side
        s.suspects, s.dead = tuple(number[v] for v in suspects), tuple(number[v] for v in dead)
        self._deal(side, hand)
        self._deal(1 - side, other)
        for word in cards:
            self._lay(word)
        for name, placed in (("secrets", secrets), ("favours", favours), ("clues", clues), ("gloom", gloom)):
            self._place(name, placed or {})
        for villager, pawn in (pawns or {}).items():
            s.pawns[number[villager]] = PAWNS[pawn]
        s.influence[side], s.influence[1 - side] = influence, others
        s.evidence, s.evidence_left = evidence, s.evidence_left - evidence
        self.pieces = GAME.pieces(s)
        s.stack[:] = [Turn(side)]
        self.table.proceed()

    def _deal(self, side: int, cards: Iterable[str]) -> None:
        for card in cards:
            number = self._from_deck(side, card)
            self.s.hands[side] += (number,)

    def _from_deck(self, side: int, card: str) -> int:
        number, deck = self.s.content.number[card], list(self.s.decks[side])
        deck.remove(number)
        self.s.decks[side] = tuple(deck)
        return int(number)

    def _lay(self, text: str) -> None:
        """A card comes into play, and then has the tokens that are said."""
        s, (id, *more) = self.s, text.split()
        place = next((s.village.number[word[1:]] for word in more if word[0] == "@"), -1)
        host = next((s.content.key[word[1:]] for word in more if word[0] == ">"), -1)
        card = self._from_deck(s.content.owner[s.content.number[id]], id)
        s.limbo += (card,)
        enter(s, card, place, host)
        if host >= 0:
            s.lying[at(s, host)] = replace(s.lying[at(s, host)], covered=True)
        for tokens in (int(word) for word in more if word.isdigit()):
            kind = SECRETS if s.content.kind[card] == BREW else GLOOM
            s.tokens[kind + SUPPLY] -= tokens - s.lying[-1].tokens
            s.lying[-1] = replace(s.lying[-1], tokens=tokens)

    def _place(self, name: str, placed: Tokens) -> None:
        for villager, count in placed.items():
            self.s.tokens[KINDS[name] + self.s.village.number[villager]] += count
            self.s.tokens[KINDS[name] + SUPPLY] -= count

    # Moves

    def play(self, *texts: str) -> Settlement:
        super().play(*texts)
        assert GAME.pieces(self.s) == self.pieces, "pieces are conserved"
        return self

    def visit(self, villager: str, *texts: str, asset: str | None = None) -> Settlement:
        """A visit up to the ability: all assets go to the villager, or where it is said; then these choices."""
        self.play(f"visit {villager}")
        while self.asks == "place-asset":
            self.play(f"choose {asset or villager}")
        return self.play(*texts)

    def end(self) -> Settlement:
        """The turn is over, and the next one has begun."""
        return self.play("end-turn")

    def supply(self, kind: str, count: int) -> Settlement:
        """So many are left; the others went out of the box."""
        s = self.s
        if kind == "evidence":
            s.evidence_left = count
        else:
            s.tokens[KINDS[kind] + SUPPLY] = count
        self.pieces = GAME.pieces(s)
        self.table.proceed()
        return self

    def pawns(self, *left: int) -> Settlement:
        """The Witch has so many ordinary pawns and familiar's pawns left, or the Hunter so many."""
        self.s.left = [0, *left, 0] if len(left) == 2 else [0, 0, 0, *left]
        self.table.proceed()
        return self

    # What lies on the table

    def on(self, villager: str, kind: str) -> int:
        return int(self.s.tokens[KINDS[kind] + self.s.village.number[villager]])

    def all_on(self, kind: str) -> dict[str, int]:
        """Who has any."""
        return {v: self.on(v, kind) for v in self.s.village.ids if self.on(v, kind)}

    def supplied(self, kind: str) -> int:
        """How many are in the supply."""
        return int(self.s.tokens[KINDS[kind] + SUPPLY])

    @property
    def left(self) -> tuple[int, int, int]:
        """Pawns to be placed: the Witch's ordinary ones, her familiar's, the Hunter's."""
        return self.s.left[ORDINARY], self.s.left[RAVEN], self.s.left[HUNTERS]

    def tokens(self, card: str) -> int:
        """Gloom, or secrets, on a card in play."""
        found = lying(self.s, self.s.content.key[card])
        assert found is not None
        return int(found.tokens)

    @property
    def in_play(self) -> set[str]:
        return {self.s.content.words[card.key] for card in self.s.lying}

    def influence(self, seat: str) -> int:
        return int(self.s.influence[SEATS.index(seat)])

    def hand(self, seat: str) -> list[str]:
        return sorted(self.s.content.ids[card] for card in self.s.hands[SEATS.index(seat)])

    def known(self, seat: str) -> list[str]:
        return [self.s.content.ids[card] for card in self.s.known[SEATS.index(seat)]]

    def discards(self, seat: str) -> list[str]:
        return [self.s.content.ids[card] for card in self.s.discards[SEATS.index(seat)]]

    @property
    def evidence(self) -> int:
        return int(self.s.evidence)

    @property
    def winner(self) -> tuple[str, str]:
        """Who won, and how."""
        outcome = self.table.outcome
        assert outcome is not None
        return "".join(outcome.winners), outcome.reason
