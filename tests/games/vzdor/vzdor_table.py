"""The vocabulary of the rule tests: how a table is set, played and looked at.

Enemies are written as the game writes them in choices: `guard-1` is face up, `hidden` is face down,
`known-guard-1` is face down but was seen in the deck. Cards not named in a test lie where nobody has seen
them, so that all 90 are there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import klubovna
from klubovna.games.vzdor.rules.course import Round
from klubovna.games.vzdor.state import Deck, Foe
from tests.kernel.set_table import SetTable

SPY = "spy"
ROW = ("railroad-bridge", "border", "mountain-pass", "valley")
NEXT = ("plan", "pick-mission", "play-in-attack", "defeat-targets", "stop")
CARDS: Any = klubovna.game("vzdor").content()


class VzdorTable(SetTable):
    """A table whose luck is told, not drawn."""

    def __init__(self, **options: str) -> None:
        self.table = klubovna.new("vzdor", dice=False, **options)

    # What lies there

    @property
    def seen(self) -> Any:
        return self.table.view("maquis")

    @property
    def power(self) -> int:
        power: int = self.seen.power
        return power

    @property
    def defences(self) -> dict[str, int]:
        """The defence of each enemy at the chosen mission."""
        return {enemy.card: enemy.defence for m in self.seen.missions if m.chosen for enemy in m.garrison}

    @property
    def mission_defence(self) -> int:
        defence: int = next(m.defence for m in self.seen.missions if m.chosen)
        return defence

    def at(self, mission: str) -> list[str]:
        """Who stands there, in the words of the choices."""
        return [enemy.id for m in self.seen.missions if m.id == mission for enemy in m.garrison]

    @property
    def here(self) -> list[str]:
        return [enemy.id for m in self.seen.missions if m.chosen for enemy in m.garrison]

    @property
    def row(self) -> list[str]:
        return [m.id for m in self.seen.missions]

    @property
    def hand(self) -> list[str]:
        return sorted(self.s.hand)

    @property
    def killed(self) -> list[str]:
        """The enemy discards."""
        return sorted(self.s.enemies.discard)

    @property
    def covert_discard(self) -> list[str]:
        return sorted(self.s.covert.discard)

    @property
    def covert_top(self) -> list[str]:
        """What is known of the covert deck, the next card first."""
        top: list[str] = self.seen.covert.top
        return top

    def said(self, id: str) -> dict[str, Any]:
        """What the last line of this kind spoke of."""
        return next(message.args for message in reversed(self.table.log) if message.id == f"log-{id}")

    def since(self, line: int) -> list[str]:
        """The kinds of lines of the log from this one on."""
        return self.log[line:]

    def foreseen(self, text: str) -> Any:
        """The preview of a choice."""
        return self.table.preview(self.table.game.parse(text))

    def copy(self) -> VzdorTable:
        """The same table once more, to try the other way."""
        other = VzdorTable(crossroads=self.s.crossroads)
        other.table.state = self.s.clone()
        other.table.proceed()
        return other


def at_planning(
    *,
    hand: Sequence[str] = (),
    row: Sequence[str] = ROW,
    garrisons: Mapping[str, Sequence[str]] | None = None,
    covert_play: Sequence[str] = (),
    revealed_play: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    shuffled: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    recruits: Sequence[str] | None = None,
    pile: Sequence[str] = (),
    enemy_deck: Sequence[str] | None = None,
    enemy_discard: Sequence[str] = (),
    graveyard: Sequence[int] = (),
    completed: Sequence[str] = (),
    failed: Sequence[str] = (),
    to_come: tuple[int, int, int] = (0, 3, 3),
    spare_spies: int = 3,
    removed: Sequence[str] = (),
    **options: str,
) -> VzdorTable:
    """A round begins. `deck`, `recruits` and `enemy_deck` are whole decks in known order, the next card
    first; `shuffled` is the rest of the covert deck in unknown order. Where they are missing, the deck is of
    strangers."""
    table = VzdorTable(**options)
    table.luck(list(ROW))  # any four: they are laid out anew below
    s = table.s.clone()
    s.stack = [Round()]

    s.hand, s.covert_play, s.revealed_play = list(hand), list(covert_play), list(revealed_play)
    s.revealed_pile = tuple(pile)
    named = [*hand, *covert_play, *revealed_play, *pile, *discard, *removed, *(deck or ()), *(shuffled or ())]
    unseen = _without(CARDS.maquis, (card for card in [*named, *(recruits or ())] if card in CARDS.maquis))
    covert_known = deck is not None or shuffled is not None
    strangers = 0 if covert_known else len(unseen) if recruits is not None else max(0, len(unseen) - 12)
    s.covert = Deck(
        [*(shuffled or ()), *["?0"] * strangers],
        top=tuple(reversed(deck or ())),
        discard=list(discard),
    )
    s.recruits = Deck(
        ["?0"] * (len(unseen) - strangers) if recruits is None else [], top=tuple(reversed(recruits or ()))
    )
    nowhere = tuple(unseen) if covert_known and recruits is not None else ()
    s.spare_spies = spare_spies
    s.removed = (*removed, *nowhere, *[SPY] * (6 - spare_spies - [*named, *(recruits or ())].count(SPY)))

    at = {mission: list((garrisons or {}).get(mission, ())) for mission in row}
    words = [word for standing in at.values() for word in standing]
    face = [word.removeprefix("known-") for word in words if word != "hidden"]
    enemies = _without(CARDS.enemy_deck, [*face, *(enemy_deck or ()), *enemy_discard])
    hidden = words.count("hidden")
    s.row = list(row)
    s.garrisons = [tuple(map(_foe, at[mission])) for mission in row]
    top = tuple(reversed(enemy_deck or ()))
    if enemy_deck is not None:  # the other enemies are in the box, but for those who stand face down
        s.removed += tuple(enemies[hidden:])
        enemies = enemies[:hidden]
    s.enemies = Deck(["?1"] * (len(enemies) - hidden), top=top, discard=list(enemy_discard))
    s.pools = [() if nowhere else tuple(unseen), tuple(enemies)]

    laid = {*row, *completed, *failed}
    s.eras = tuple(tuple(mission for mission in era if mission not in laid) for era in CARDS.eras)
    s.to_come, s.completed, s.failed = to_come, tuple(completed), tuple(failed)
    s.graveyard = tuple(graveyard)
    s.civilians = tuple(_without(CARDS.rules.civilians.cards, graveyard))
    table.table.state = s
    table.table.proceed()
    return table


def at_attack(
    *,
    mission: str = "railroad-bridge",
    enemies: Sequence[str] = (),
    others: Sequence[str] = ("border", "mountain-pass", "valley"),
    elsewhere: Mapping[str, Sequence[str]] | None = None,
    **rest: Any,
) -> VzdorTable:
    """The mission has just been chosen with nothing more played in planning: step A and what it asks, else
    step B. With no maquis in hand the targets come at once; `revealed_play` brings the power for them."""
    row = [mission, *(other for other in others if other != mission)]
    table = at_planning(row=row, garrisons={mission: enemies, **(elsewhere or {})}, **rest)
    if table.asks == "plan":
        table.play("end-planning")
    if table.asks == "pick-mission":
        table.play(f"choose-mission {mission}")
    return table


def asked_nothing_more(table: VzdorTable) -> bool:
    """Whether a maquis just played left no question of its own: the next one, or the next step, is on."""
    return table.asks in NEXT and not table.waits


def game_over(table: VzdorTable) -> tuple[tuple[str, ...], int, str]:
    assert table.outcome is not None
    return table.outcome.winners, table.outcome.scores["maquis"], table.outcome.reason


def pieces(table: VzdorTable) -> Counter[str]:
    return klubovna.game("vzdor").pieces(table.s)


def whole_box() -> Counter[str]:
    """All 90 cards."""
    civilians = [f"civilians-{n}" for n in CARDS.rules.civilians.cards]
    return Counter([*CARDS.maquis, *[SPY] * 6, *CARDS.enemy_deck, *CARDS.missions, *civilians])


def _foe(word: str) -> Foe:
    if word == "hidden":
        return Foe("?1")
    return Foe(word.removeprefix("known-"), up=not word.startswith("known-"))


def _without(cards: Iterable[Any], named: Iterable[Any]) -> list[Any]:
    left = list(cards)
    for card in named:
        left.remove(card)  # a test that names a card the box does not have is wrong
    return left
