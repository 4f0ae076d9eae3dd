"""The action phase: visits and the actions of one's own board, a pawn for each; and free actions."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir import refusals
from klubovna.games.kacir.box import (
    BREW,
    CARDS,
    CURSE,
    HUNTER,
    INVESTIGATION,
    LOCATION,
    SEATS,
    TACTICS,
    VILLAGERS,
    WITCH,
)
from klubovna.games.kacir.choices import (
    DRAW,
    END_TURN,
    EXONERATE,
    GATHER,
    Activate,
    Cancel,
    CoverUp,
    Discard,
    Draw,
    Drink,
    Eliminate,
    EndTurn,
    Exonerate,
    Familiar,
    Gather,
    Ready,
    Ritual,
    Stir,
    Visit,
)
from klubovna.games.kacir.rules.assets import open_brews
from klubovna.games.kacir.rules.effects import perform, possible
from klubovna.games.kacir.rules.ending import accused, eliminate, win
from klubovna.games.kacir.rules.gloom import remove_gloom
from klubovna.games.kacir.rules.hands import can_draw, draw
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.influence import gain, pay
from klubovna.games.kacir.rules.powers import works
from klubovna.games.kacir.rules.suspects import draw_suspect, left
from klubovna.games.kacir.rules.tokens import place, placeable
from klubovna.games.kacir.rules.visit import toll, visit
from klubovna.games.kacir.state import (
    CLUES,
    EVIDENCE,
    FAVOURS,
    HUNTERS,
    NO_PAWN,
    NOBODY,
    ORDINARY,
    SECRETS,
    Asked,
    Kacir,
    Lying,
    at,
    group,
    of_kind,
    place_of,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message


class Act(Asked, frozen=True):
    """Pawns are placed one at a time; a player may stop early."""

    rule = "turn"

    def options(self, s: Kacir) -> list[Action]:
        if s.turn == 1:
            return first_visits(s)
        found: list[Action] = []
        if self.side == WITCH:
            if s.left[0] or s.left[1]:
                found = _visits_of_witch(s)
                found += _common(s, WITCH)
                found += _board_of_witch(s)
            found += _drinks(s)
        elif s.left[2]:
            found = _visits_of_hunter(s)
            found += _common(s, HUNTER)
            found += _board_of_hunter(s)
        found += _discards(s, self.side)
        found.append(END_TURN)
        return found

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, EndTurn):
            return
        if s.turn > 1 or s.left[0] > 1:
            s.stack.append(self)
        act(s, self.side, action)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"pawns": s.left[0] + s.left[1] if self.side == WITCH else s.left[2]}

    def label(self, s: Kacir, action: Action) -> Message:
        """With the villager, where a card lies at one: there may be another of that name."""
        said = action.label()
        if not isinstance(action, CoverUp | Discard | Cancel):
            return said
        place = place_of(s, s.content.key[action.card])
        if place == NOBODY:
            return said
        return Message(f"{said.id}-at", {**said.args, "villager": s.village.ids[place]})

    def refusal(self, s: Kacir, action: Action) -> Message | None:
        return refusals.not_acted(s, self.side, action)


# What may be done


def first_visits(s: Kacir) -> list[Action]:
    """The Witch's first turn: two ordinary pawns, both to the same group, and nothing else."""
    stand = [group(v) for v in range(VILLAGERS) if s.pawns[v]]
    ready = [v for v in range(VILLAGERS) if not s.pawns[v] and (not stand or group(v) in stand)]
    return [s.village.visit[v] for v in ready]


def _ready(s: Kacir) -> list[int]:
    """Living villagers without a pawn."""
    pawns, dead = s.pawns, s.dead
    return [v for v in range(VILLAGERS) if not pawns[v] and v not in dead]


def _visits_of_witch(s: Kacir) -> list[Action]:
    ready, found = _ready(s), list[Action]()
    if s.left[0]:
        found += [s.village.visit[v] for v in ready]
    if s.left[1]:
        found += [s.village.familiar[v] for v in ready]
    return found


def _visits_of_hunter(s: Kacir) -> list[Action]:
    influence = s.influence[HUNTER]
    return [s.village.visit[v] for v in _ready(s) if toll(s, HUNTER, v) <= influence]


def _common(s: Kacir, side: int) -> list[Action]:
    """Board actions that both have: influence, a card, making a villager ready."""
    found: list[Action] = []
    if s.influence[side] < s.content.rules.board.influence:
        found.append(GATHER)
    if can_draw(s, side):
        found.append(DRAW)
    for v, pawn in enumerate(s.pawns):
        if pawn and (pawn == HUNTERS) == (side == WITCH):
            found.append(s.village.ready[v])
    return found


def _board_of_witch(s: Kacir) -> list[Action]:
    content = s.content
    found: list[Action] = []
    if placeable(s, SECRETS):
        found += [content.stir[thing - CARDS] for thing in open_brews(s)]
    if s.influence[WITCH] >= content.rules.prices.cover_up:
        plain = [card for card in of_kind(s, INVESTIGATION) if not content.cards[card.key >> 1].gloom]
        found += [content.cover_up[card.key] for card in plain]
    if ritual_possible(s, s.identity):
        found.append(s.village.ritual[s.identity])
    return found


def ritual_possible(s: Kacir, villager: int) -> bool:
    """Enough favours on a villager who is ready."""
    return s.tokens[FAVOURS + villager] >= s.village.scenario.favours and not s.pawns[villager]


def _board_of_hunter(s: Kacir) -> list[Action]:
    content = s.content
    found: list[Action] = [content.activate[card.key] for card in of_kind(s, LOCATION) if activable(s, card)]
    found += [content.cancel[card.key] for card in cancellable(s)]
    if s.evidence >= s.village.scenario.evidence and left(s):
        found.append(EXONERATE)
    found += [s.village.eliminate[v] for v in accused(s)]
    return found


def activable(s: Kacir, card: Lying) -> bool:
    """A location without a pawn on it that would do something."""
    return not (card.pawn or card.dazed) and possible(s, s.content.cards[card.key >> 1].effect, HUNTER, card.key)


def cancellable(s: Kacir) -> list[Lying]:
    """Curses for their price, and gloom curses for nothing; what hides a card of the Hunter counts as one of those."""
    cards, influence = s.content.cards, s.influence[HUNTER]
    curses = [card for card in s.lying if card.host >= 0] + of_kind(s, CURSE)
    return [card for card in curses if card.tokens or influence >= cards[card.key >> 1].cancel]


def _drinks(s: Kacir) -> list[Action]:
    cards = s.content.cards
    full = [brew for brew in of_kind(s, BREW) if brew.tokens >= cards[brew.key >> 1].secrets]
    return [s.content.drink[brew.key] for brew in full if possible(s, cards[brew.key >> 1].effect, WITCH, brew.key)]


def _discards(s: Kacir, side: int) -> list[Action]:
    """Own cards in play may always be discarded, except gloom cards."""
    content = s.content
    return [
        content.discard[card.key]
        for card in s.lying
        if content.owner[card.key >> 1] == side and not card.covered and not content.cards[card.key >> 1].gloom
    ]


# What is done


def act(s: Kacir, side: int, action: Action) -> None:
    if isinstance(action, Visit):
        visit(s, side, s.village.number[action.villager])
    elif isinstance(action, Familiar):
        visit(s, side, s.village.number[action.villager], familiar=True)
    elif isinstance(action, Drink):
        drink(s, s.content.key[action.card])
    elif isinstance(action, Discard):
        leave_play(s, s.content.key[action.card])
    else:
        _use_pawn(s, side)
        board_action(s, side, action)


def _use_pawn(s: Kacir, side: int) -> None:
    """On the own board: an ordinary one while there is one, for the familiar's can do more elsewhere."""
    s.left[2 if side == HUNTER else 0 if s.left[0] else 1] -= 1


def board_action(s: Kacir, side: int, action: Action) -> None:
    if isinstance(action, Gather):
        s.say("log-gathers", seat=SEATS[side])
        gain(s, side, 1)
    elif isinstance(action, Draw):
        s.say("log-draws", seat=SEATS[side])
        draw(s, side, 1)
    elif isinstance(action, Ready):
        make_ready(s, side, s.village.number[action.villager])
    elif side == WITCH:
        _witchs_action(s, action)
    else:
        _hunters_action(s, action)


def make_ready(s: Kacir, side: int, villager: int) -> None:
    """The other player's pawn goes back to its supply, to be used in the next turn. The Tactician finds a clue."""
    s.pawns[villager] = NO_PAWN
    s.say("log-readied", seat=SEATS[side], villager=s.village.ids[villager])
    if side == HUNTER and s.powers & TACTICS:
        works(s, TACTICS)
        place(s, CLUES, villager, s.content.worth[TACTICS])


def _witchs_action(s: Kacir, action: Action) -> None:
    if isinstance(action, Stir):
        place(s, SECRETS, CARDS + s.content.key[action.card])
    elif isinstance(action, CoverUp):
        pay(s, WITCH, s.content.rules.prices.cover_up)
        leave_play(s, s.content.key[action.card])
    elif isinstance(action, Ritual):
        villager = s.village.number[action.villager]
        s.pawns[villager] = ORDINARY
        s.say("log-ritual", villager=action.villager)
        win(s, WITCH, "ritual")


def _hunters_action(s: Kacir, action: Action) -> None:
    if isinstance(action, Activate):
        activate(s, s.content.key[action.card])
    elif isinstance(action, Cancel):
        cancel(s, s.content.key[action.card])
    elif isinstance(action, Exonerate):
        s.evidence -= s.village.scenario.evidence
        s.supply[EVIDENCE] += s.village.scenario.evidence
        s.say("log-exonerates", count=s.village.scenario.evidence)
        draw_suspect(s)
    elif isinstance(action, Eliminate):
        eliminate(s, s.village.number[action.villager])


def activate(s: Kacir, key: int) -> None:
    n = at(s, key)
    s.lying[n] = replace(s.lying[n], pawn=True)
    if s.log is not None:
        s.say("log-activated", card=s.content.words[key])
    perform(s, s.content.cards[key >> 1].effect, HUNTER, key)


def cancel(s: Kacir, key: int) -> None:
    """ "Zrušení karty prokletí se zhoubou": from a gloom curse one gloom is removed, for nothing; any other curse is
    paid and discarded."""
    if s.log is not None:
        s.say("log-cancelled", card=s.content.words[key])
    card = s.content.cards[key >> 1]
    if card.gloom:
        remove_gloom(s, CARDS + key)
    else:
        pay(s, HUNTER, card.cancel)
        leave_play(s, key)


def drink(s: Kacir, key: int) -> None:
    """A free action; the brew is used up and its secrets return to the supply."""
    if s.log is not None:
        s.say("log-drank", card=s.content.words[key])
    leave_play(s, key)
    perform(s, s.content.cards[key >> 1].effect, WITCH, key)
