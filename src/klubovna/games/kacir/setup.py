"""Set-up ("Scénáře a skupiny" and the base game): the village, the secret identity, the first cards."""

from __future__ import annotations

from collections import Counter

from klubovna.games.kacir.box import BLUE, CURSE, RED, SEATS, VILLAGERS, WITCH, Box, deck_of
from klubovna.games.kacir.choices import KEEP, REDRAW, Choose, Group, Keep, Redraw
from klubovna.games.kacir.printed import GROUPS
from klubovna.games.kacir.printed.checking import STANDARD
from klubovna.games.kacir.rules.course import Turn
from klubovna.games.kacir.rules.hands import Draw, take_openly
from klubovna.games.kacir.rules.suspects import DrawIdentity
from klubovna.games.kacir.sampler import pieces
from klubovna.games.kacir.state import Agreed, Asked, Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.game import Settings
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.tuples import without

CHOSEN = "chosen"
"""A group that its player chooses when the game begins."""
OWN = "own"
"""A deck that is not as it comes."""
UNLIMITED = 10_000
"""As much influence as anybody likes."""


def set_up(content: Box, settings: Settings) -> Kacir:
    """Groups that the table has not agreed upon are chosen by their players."""
    red, blue = str(settings["red"]), str(settings["blue"])
    unchosen = tuple(number for number, faction in ((RED, red), (BLUE, blue)) if faction == CHOSEN)
    red, blue = (content.groups[n][0] if faction == CHOSEN else faction for n, faction in ((RED, red), (BLUE, blue)))
    village = content.villages[str(settings["scenario"]), red, blue]
    supply, start = content.rules.supply, content.rules.start
    on_villagers = ((supply.secrets, ()), (supply.favours, ()), (supply.clues, ()), (supply.gloom, village.gloom))
    s = Kacir(
        content=content,
        village=village,
        agreed=_agreed(content, settings),
        unchosen=unchosen,
        tokens=[n for left, on in on_villagers for n in (*(on or [0] * VILLAGERS), left - sum(on))],
        evidence_left=supply.evidence,
        influence=[start.influence, start.influence],
        pawns=[0] * VILLAGERS,
        left=[0, 0, 0, 0],
        hands=[(), ()],
        known=[(), ()],
        decks=[deck_of(content, side, str(settings[f"{SEATS[side]}_deck"])) for side in (0, 1)],
        discards=[(), ()],
    )
    s.then(*(ChooseGroup(number) for number in unchosen), DrawIdentity(), Deal(0), Deal(1), Turn(WITCH))
    return s


def _agreed(content: Box, settings: Settings) -> Agreed:
    return Agreed(
        red=str(settings["red"]),
        blue=str(settings["blue"]),
        clues_stay=settings["clues"] == "stay",
        redraw=settings["redraw"] == "once",
        rounds=content.rules.stop.rounds if settings["rounds"] == "usual" else content.rules.stop.late,
        most_influence=content.rules.board.influence if settings["influence"] == "limited" else UNLIMITED,
    )


def agreed(s: Kacir) -> Settings:
    """The options, read off a table in the middle of a game: groups as they were agreed upon, also where players have
    chosen theirs since; decks as they come, or not."""
    content, rules, there = s.content, s.agreed, pieces(s)
    decks = [Counter(content.ids[card] for card in deck) for deck in content.decks]
    usual = [all(there[id] == deck[id] for id in content.owned(side)) for side, deck in enumerate(decks)]
    return {
        "scenario": s.village.id,
        "red": rules.red,
        "blue": rules.blue,
        **{f"{seat}_deck": STANDARD if usual[side] else OWN for side, seat in enumerate(SEATS)},
        "clues": "stay" if rules.clues_stay else "spent",
        "redraw": "once" if rules.redraw else "never",
        "rounds": "usual" if rules.rounds == content.rules.stop.rounds else "late",
        "influence": "limited" if rules.most_influence == content.rules.board.influence else "unlimited",
    }


class ChooseGroup(Asked, frozen=True):
    """ "Skupiny vesničanů": the Witch's player chooses the red villagers, the Hunter's the blue ones; one after the
    other (house). The side and the group have the same number."""

    rule = "setup"

    def options(self, s: Kacir) -> list[Action]:
        return [Group(faction) for faction in s.content.groups[self.side]]

    def why_not(self, s: Kacir, action: Group) -> Message | None:
        if action.faction in s.content.groups[self.side]:
            return None
        return Message("error-other-colour", self.told(s))

    def choose(self, s: Kacir, action: Group) -> None:
        red, blue, _ = s.village.factions
        red, blue = (action.faction, blue) if self.side == RED else (red, action.faction)
        s.village = s.content.villages[s.village.id, red, blue]
        s.unchosen = without(s.unchosen, self.side)
        s.say("log-chose-group", seat=self.seat, faction=action.faction)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"group": GROUPS[self.side]}


class Deal(Step, frozen=True):
    """Three cards, which may be exchanged once."""

    side: int

    def run(self, s: Kacir) -> None:
        count = s.content.rules.start.hand
        course: list[Frame] = []
        if self.side == WITCH and s.village.scenario.first_curse and gloom_curses(s):
            count -= 1
            course.append(FirstCurse(WITCH))
        course.append(Draw(self.side, count))
        if s.agreed.redraw:
            course.append(FirstCards(self.side, count))
        s.then(*course)


def gloom_curses(s: Kacir) -> list[int]:
    """In the Witch's deck."""
    content = s.content
    return [c for c in sorted(set(s.decks[WITCH])) if content.kind[c] == CURSE and content.cards[c].gloom]


class FirstCurse(Asked, frozen=True):
    """Scenario 14: a gloom curse from the deck, shown, instead of one of the first cards."""

    rule = "scenarios"

    def options(self, s: Kacir) -> list[Action]:
        return [s.village.choose[s.village.thing[s.content.ids[card]]] for card in gloom_curses(s)]

    def why_not(self, s: Kacir, action: Choose) -> Message | None:
        return None if s.content.number.get(action.thing) in gloom_curses(s) else Message("error-no-gloom-curse")

    def choose(self, s: Kacir, action: Choose) -> None:
        card = s.content.number[action.thing]
        s.decks[self.side] = without(s.decks[self.side], card)
        take_openly(s, self.side, card)


class FirstCards(Asked, frozen=True):
    """House: the cards just drawn may be shuffled back for others, once."""

    rule = "setup"
    count: int

    def options(self, s: Kacir) -> list[Action]:
        return [KEEP, REDRAW]

    def choose(self, s: Kacir, action: Keep | Redraw) -> None:
        if isinstance(action, Redraw):
            kept, back = s.hands[self.side][: -self.count], s.hands[self.side][-self.count :]
            s.decks[self.side] = tuple(sorted((*s.decks[self.side], *back)))
            s.hands[self.side] = kept
            s.say("log-redrew", seat=self.seat)
            s.then(Draw(self.side, self.count))
