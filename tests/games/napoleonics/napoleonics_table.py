"""The vocabulary of the rule tests: how a battlefield is set, played and looked at.

The French sit at the top and retreat towards row A, the Allies towards row I. Units are written `british-line` or, with
losses, `british-line 2`. Luck is told, not drawn: dice as letters (infantry I, cavalry C, artillery A, flag F, sabers
S), cards by their names. E7 is in the middle; beside it are E6, E8, D6, D7 (above), F6, F7 (below).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module

from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.rules.course import Turn
from klubovna.kernel.table import Table
from tests.kernel.set_table import SetTable

GAME = import_module("klubovna.games.napoleonics").GAME
LETTERS, WIDTHS = "ABCDEFGHI", (13, 12) * 4 + (13,)
SCENARIO = """
[battle]
source = "house"
[start]
source = "house"
first = "{first}"
[victory]
source = "house"
banners = 1
[map]
source = "house"
{fords}
hexes = '''
{rows}
'''
[map.works]
{works}
[top]
source = "house"
army = "french"
hand = 5
[bottom]
source = "house"
army = "allied"
hand = 5
[deployment]
source = "house"
[deployment.top.units]
{french}
[deployment.top.leaders]
{french_leaders}
[deployment.bottom.units]
{allied}
[deployment.bottom.leaders]
{allied_leaders}
{more}
"""
Cards = Sequence[str]
Placed = Mapping[str, str]
TRACK = ("bombard", "leadership", "rally", "elan")
"""What lies under squares that stand from the start."""
CORNERS = {"french": {"A1": "french-militia"}, "allied": {"I1": "portuguese-militia"}}
"""Somebody far away, so that nobody's army is ever empty."""
EVERYWHERE = {f"C{column}": "french-light" for column in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)}
"""French light infantry; for the French, C2 to C4 are the right."""
CENTER, RIGHT = {"C5", "C6", "C7", "C8", "C9"}, {"C2", "C3", "C4", "A1"}
"""Where they stand, with who is in the corner."""


class Battlefield(SetTable):
    """A battle in its midst: it is this seat's turn, with these cards in hand.

    First Strike lies among the discards, where it is in nobody's hand, so that nobody is asked for it and a test speaks
    of nothing but its rule; unless `striking`. A card that is alone in the hand has been played; unless that is
    `asked`.
    """

    def __init__(
        self,
        turn: str = "french",
        *,
        french: Placed | None = None,
        allied: Placed | None = None,
        leaders: Placed | None = None,
        terrain: Placed | None = None,
        works: Mapping[str, str] | None = None,
        hand: Cards = ("attack-center",),
        other: Cards = ("scout-left", "scout-right"),
        squares: Iterable[str] = (),
        banners: Mapping[str, int] | None = None,
        goal: int = 9,
        more: str = "",
        fords: str = "",
        striking: bool = False,
        asked: bool = False,
        **options: str,
    ) -> None:
        units = {"french": {**CORNERS["french"], **(french or {})}, "allied": {**CORNERS["allied"], **(allied or {})}}
        text = _scenario(turn, units, leaders or {}, terrain or {}, works or {}, more, fords)
        settings = GAME.settings({"scenario": text, **options}, own=True)
        self.table = Table(GAME, GAME.content(), settings, None)
        self.s.field.banners = goal
        for seat, posted in units.items():
            for hex, unit in posted.items():
                self._weaken(seat, hex, unit)
        side = SEATS.index(turn)
        self._deal(side, hand)
        self._deal(1 - side, other)
        if not striking:
            self._lay_first_strike_aside()
        for hex, card in zip(squares, TRACK, strict=False):
            self._form(hex, card)
        for seat, won in (banners or {}).items():
            self.s.banners[SEATS.index(seat)] = won
        self.s.stack[:] = [Turn(side)]
        self.table.proceed()
        if len(set(hand)) == 1 and self.table.seat == turn and not asked:
            self.play(f"play {hand[0]}")

    def _weaken(self, seat: str, hex: str, unit: str) -> None:
        _, _, blocks = unit.partition(" ")
        if blocks:
            self.s.blocks[self.unit(hex)] = int(blocks)

    def _deal(self, side: int, cards: Cards) -> None:
        numbers = [self.s.content.card_number[card] for card in cards]
        deck = list(self.s.deck)
        for number in numbers:
            deck.remove(number)
        self.s.deck, self.s.hands[side] = tuple(deck), tuple(numbers)

    def _lay_first_strike_aside(self) -> None:
        number = self.s.content.card_number["first-strike"]
        self.s.discard = tuple(card for card in self.s.deck if card == number)
        self.s.deck = tuple(card for card in self.s.deck if card != number)

    def _form(self, hex: str, card: str) -> None:
        """This unit stands in square already, with a card on the track."""
        s, number = self.s, self.s.content.card_number[card]
        side = s.field.side[self.unit(hex)]
        deck, track = list(s.deck), list(s.tracks[side])
        deck.remove(number)
        slot = track.index(-1)
        track[slot] = number
        s.deck, s.tracks[side], s.formed[self.unit(hex)] = tuple(deck), tuple(track), slot + 1

    # Moves

    roll = SetTable.luck

    def to_move(self, *orders: str) -> Battlefield:
        """Orders are given; if more could be, no more are."""
        self.play(*orders)
        while self.asks.startswith("give-orders"):
            self.play("done")
        return self

    def moved(self, *moves: str) -> Battlefield:
        """Moves are made; if more could be, no more are."""
        self.play(*moves)
        return self.play("done") if self.asks == "move-units" else self

    def to_battle(self, *texts: str) -> Battlefield:
        """Orders and moves are made; on to the combats."""
        orders = [text for text in texts if text.split()[0] not in ("move", "ride")]
        self.to_move(*orders)
        return self.moved(*(text for text in texts if text not in orders))

    # What is asked

    @property
    def dice(self) -> int:
        """How many dice are to be rolled now."""
        assert self.table.chance is not None
        return int(self.table.chance.count(self.s))  # type: ignore[attr-defined]

    def explained(self, text: str) -> list[str]:
        """What a choice is foreseen to do, in English."""
        preview = self.table.preview(GAME.parse(text))
        return [GAME.texts("en").say(message) for message in preview.says] if preview else []

    # What lies there

    def cell(self, hex: str) -> int:
        return int(self.s.field.number[hex])

    def unit(self, hex: str) -> int:
        return int(self.s.at[self.cell(hex)])

    def blocks(self, hex: str) -> int:
        """How many blocks stand there; 0 for none."""
        unit = self.unit(hex)
        return 0 if unit < 0 else int(self.s.blocks[unit])

    def kind(self, hex: str) -> str:
        unit = self.unit(hex)
        return "" if unit < 0 else str(self.s.kind(unit))

    def square(self, hex: str) -> bool:
        return bool(self.s.formed[self.unit(hex)])

    def leader(self, hex: str) -> str:
        """Who leads there; "" for nobody."""
        leader = self.s.leads[self.cell(hex)]
        return "" if leader < 0 else str(self.s.field.leaders[leader].id)

    def banners(self, seat: str) -> int:
        return int(self.s.banners[SEATS.index(seat)])

    def hand(self, seat: str) -> list[str]:
        return [self.s.content.card_ids[card] for card in self.s.hands[SEATS.index(seat)]]


def _scenario(
    turn: str,
    units: Mapping[str, Placed],
    leaders: Placed,
    terrain: Placed,
    works: Mapping[str, str],
    more: str,
    fords: str,
) -> str:
    rows = [
        [terrain.get(f"{row}{column}", ".") for column in range(1, width + 1)]
        for row, width in zip(LETTERS, WIDTHS, strict=True)
    ]
    french = {who: hex for who, hex in leaders.items() if who not in ALLIED_LEADERS}
    return SCENARIO.format(
        first="top" if turn == "french" else "bottom",
        fords=fords,
        rows="\n".join(f"{letter} {' '.join(row)}" for letter, row in zip(LETTERS, rows, strict=True)),
        works="\n".join(f"{hex} = {sides.split()!r}" for hex, sides in works.items()),
        french=_posted(units["french"]),
        allied=_posted(units["allied"]),
        french_leaders="\n".join(f'{who} = "{hex}"' for who, hex in french.items()),
        allied_leaders="\n".join(f'{who} = "{hex}"' for who, hex in leaders.items() if who not in french),
        more=more,
    )


ALLIED_LEADERS = ("wellesley", "picton", "craufurd", "moore")
"""Everybody else in the tests leads the French."""


def _posted(units: Placed) -> str:
    kinds: dict[str, list[str]] = {}
    for hex, unit in units.items():
        kinds.setdefault(unit.split()[0], []).append(hex)
    return "\n".join(f"{kind} = {hexes!r}" for kind, hexes in kinds.items())
