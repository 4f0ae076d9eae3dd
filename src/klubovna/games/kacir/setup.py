"""Set-up ("Scénáře a skupiny" and the base game): the village, the secret identity, the first cards."""

from __future__ import annotations

from klubovna.games.kacir.box import CURSE, SEATS, VILLAGERS, WITCH, Box, deck_of
from klubovna.games.kacir.choices import KEEP, REDRAW, Choose, Redraw
from klubovna.games.kacir.rules.course import Turn
from klubovna.games.kacir.rules.hands import Draw, take_openly, without
from klubovna.games.kacir.rules.suspects import DrawIdentity
from klubovna.games.kacir.state import Asked, Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Step
from klubovna.kernel.game import Settings


def set_up(content: Box, settings: Settings) -> Kacir:
    village = content.villages[str(settings["scenario"]), str(settings["red"]), str(settings["blue"])]
    supply, start = content.rules.supply, content.rules.start
    gloom = sum(village.gloom)
    s = Kacir(
        content=content,
        village=village,
        tokens=[0] * (3 * VILLAGERS) + list(village.gloom),
        supply=[supply.secrets, supply.favours, supply.clues, supply.gloom - gloom, supply.evidence],
        influence=[start.influence, start.influence],
        pawns=[0] * VILLAGERS,
        left=[0, 0, 0],
        hands=[(), ()],
        known=[(), ()],
        decks=[deck_of(content, side, str(settings[f"{SEATS[side]}_deck"])) for side in (0, 1)],
        discards=[(), ()],
    )
    s.then(DrawIdentity(), Deal(0), Deal(1), Turn(WITCH))
    return s


class Deal(Step, frozen=True):
    """Three cards, which may be exchanged once."""

    side: int

    def run(self, s: Kacir) -> None:
        count = s.content.rules.start.hand
        if self.side == WITCH and s.village.scenario.first_curse:
            s.then(FirstCurse(WITCH), Draw(WITCH, count - 1), FirstCards(WITCH, count - 1))
        else:
            s.then(Draw(self.side, count), FirstCards(self.side, count))


class FirstCurse(Asked, frozen=True):
    """Scenario 14: a gloom curse from the deck, shown, instead of one of the first cards."""

    rule = "scenarios"

    def options(self, s: Kacir) -> list[Action]:
        content = s.content
        curses = [c for c in sorted(set(s.decks[self.side])) if content.kind[c] == CURSE and content.cards[c].gloom]
        return [s.village.choose[s.village.thing[content.ids[c]]] for c in curses]

    def choose(self, s: Kacir, action: Choose) -> None:
        card = s.content.number[action.thing]
        s.decks[self.side] = without(s.decks[self.side], card)
        take_openly(s, self.side, card)
        s.say("log-took", seat=self.seat, card=action.thing)


class FirstCards(Asked, frozen=True):
    """House: the cards just drawn may be shuffled back for others, once."""

    rule = "setup"
    count: int

    def options(self, s: Kacir) -> list[Action]:
        return [KEEP, REDRAW]

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Redraw):
            kept, back = s.hands[self.side][: -self.count], s.hands[self.side][-self.count :]
            s.decks[self.side] = tuple(sorted((*s.decks[self.side], *back)))
            s.hands[self.side] = kept
            s.say("log-redrew", seat=self.seat)
            s.then(Draw(self.side, self.count))
