"""The action phase: visits and the actions of one's own board, a pawn for each; and free actions."""

from __future__ import annotations

from typing import TypeAlias

from klubovna.games.kacir.box import BREW, HUNTER, INVESTIGATION, LOCATION, WITCH
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
from klubovna.games.kacir.rules import boards
from klubovna.games.kacir.rules.assets import open_brews
from klubovna.games.kacir.rules.ending import accused, eliminate, hold_ritual, no_ritual, not_accused
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.picking import absent
from klubovna.games.kacir.rules.suspects import exonerate, no_suspect
from klubovna.games.kacir.rules.visit import unvisitable, visit, visitable
from klubovna.games.kacir.state import (
    CLUES,
    HUNTERS,
    NOBODY,
    ORDINARY,
    RAVEN,
    Asked,
    Kacir,
    Lying,
    living,
    lying,
    of_kind,
    on_villagers,
    place_of,
)
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Arg, Message

AtVillager: TypeAlias = Visit | Familiar | Ready | Ritual | Eliminate
WithCard: TypeAlias = Stir | CoverUp | Activate | Cancel | Drink | Discard
Deed: TypeAlias = AtVillager | WithCard | Gather | Draw | Exonerate
OF_WITCH = (Familiar, Stir, CoverUp, Ritual, Drink)
OF_HUNTER = (Activate, Cancel, Exonerate, Eliminate)
FREE_OF_PAWN = (Drink, Discard)
PLACED = (Familiar, Ready, Stir, CoverUp, Ritual, Cancel, Eliminate)
"""These have a place on a board, besides whatever they are done with."""


class Act(Asked, frozen=True):
    """Pawns are placed one at a time; a player may stop early. The first turn of the Witch is two visits, and free
    actions. Whatever she may hold, a pawn of hers always has somewhere to go: that she is asked says nothing of the
    ritual."""

    rule = "turn"

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        if self.side == WITCH:
            _of_witch(s, found)
        elif s.left[HUNTERS]:
            _of_hunter(s, found)
        if s.lying:
            own = [card for card in s.lying if not card.covered and not boards.not_discarded(s, self.side, card)]
            found += [s.content.discard[card.key] for card in own]
        if not _must_visit(s):
            found.append(END_TURN)
        return found

    def why_not(self, s: Kacir, action: Deed | EndTurn) -> Message | None:
        if isinstance(action, EndTurn):
            return Message("error-first-turn") if _must_visit(s) else None
        barred = _barred(s, self.side, type(action))
        if barred:
            return Message(barred)
        if isinstance(action, AtVillager):
            return _not_at_villager(s, self.side, action)
        if isinstance(action, WithCard):
            return _not_with_card(s, self.side, action)
        return _not_plain(s, self.side, action)

    def why_none(self, s: Kacir, kind: type[Action]) -> Message | None:
        """What is wrong with the thing that comes nearest to it; or that there is none."""
        if kind not in PLACED:
            return None
        barred = _barred(s, self.side, kind)
        if barred:
            return Message(barred)
        nearest = _nearest(s, kind)
        return Message(f"error-none-{kind.__struct_config__.tag}") if nearest is None else self.why_not(s, nearest)

    def choose(self, s: Kacir, action: Deed | EndTurn) -> None:
        if not isinstance(action, EndTurn):
            s.stack.append(self)
            act(s, self.side, action)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"pawns": _pawns(s, self.side)}

    def label(self, s: Kacir, action: Action) -> Message:
        """With the villager, where a card lies at one: there may be another of that name."""
        said = action.label()
        if isinstance(action, Exonerate):
            return Message(said.id, {"count": s.village.scenario.evidence})
        if not isinstance(action, CoverUp | Discard | Cancel):
            return said
        place = place_of(s, s.content.key[action.card])
        if place == NOBODY:
            return said
        return Message(f"{said.id}-at", {**said.args, "villager": s.village.ids[place]})


# What may be done


def _pawns(s: Kacir, side: int) -> int:
    return s.left[HUNTERS] if side == HUNTER else s.left[ORDINARY] + s.left[RAVEN]


def _must_visit(s: Kacir) -> bool:
    """The Witch's first turn: two ordinary pawns, both to the same group."""
    return s.turn == 1 and s.left[ORDINARY] > 0


def _of_witch(s: Kacir, found: list[Action]) -> None:
    village, content = s.village, s.content
    if s.left[ORDINARY] or s.left[RAVEN]:
        ready = visitable(s, WITCH)
        if s.left[ORDINARY]:
            found += [village.visit[v] for v in ready]
        if s.left[RAVEN]:
            found += [village.familiar[v] for v in ready]
        if s.turn > 1:
            _on_board_of_witch(s, found)
    found += [content.drink[card.key] for card in of_kind(s, BREW) if not boards.not_drunk(s, card)]


def _on_board_of_witch(s: Kacir, found: list[Action]) -> None:
    content = s.content
    _common(s, WITCH, found)
    if s.lying:
        found += [content.stir[card.key] for card in open_brews(s) if not boards.not_stirred(s, card)]
        found += [content.cover_up[c.key] for c in of_kind(s, INVESTIGATION) if not boards.not_covered_up(s, c)]
    if not no_ritual(s, s.identity):
        found.append(s.village.ritual[s.identity])


def _of_hunter(s: Kacir, found: list[Action]) -> None:
    village, content = s.village, s.content
    found += [village.visit[v] for v in visitable(s, HUNTER)]
    _common(s, HUNTER, found)
    if s.lying:
        found += [content.activate[card.key] for card in of_kind(s, LOCATION) if not boards.not_activated(s, card)]
        found += [content.cancel[card.key] for card in boards.cancellable(s) if not boards.not_cancelled(s, card)]
    if not no_suspect(s):
        found.append(EXONERATE)
    found += [village.eliminate[v] for v in accused(s)]


def _common(s: Kacir, side: int, found: list[Action]) -> None:
    """Board actions that both have: influence, a card, making a villager ready."""
    if not boards.not_gathered(s, side):
        found.append(GATHER)
    if not boards.not_drawn(s, side):
        found.append(DRAW)
    ready, theirs = s.village.ready, boards.OTHERS_PAWNS[side]
    found += [ready[v] for v, pawn in enumerate(s.pawns) if pawn in theirs]


# Why something may not be done


def _barred(s: Kacir, side: int, kind: type[Action]) -> str:
    """Whatever it would be done with."""
    if issubclass(kind, OF_HUNTER if side == WITCH else OF_WITCH):
        return "error-others-action"
    if issubclass(kind, FREE_OF_PAWN):
        return ""
    if not _pawns(s, side):
        return "error-no-pawn"
    return "error-first-turn" if s.turn == 1 and not issubclass(kind, Visit) else ""


def _nearest(s: Kacir, kind: type[Action]) -> Deed | None:
    """What of this kind lacks least, where there is something for it at all."""
    village, content = s.village, s.content
    if kind is Familiar:
        return None if s.left[RAVEN] else village.familiar[0]
    if kind is Ritual:
        return village.ritual[s.identity]
    if kind is Eliminate:
        clues = on_villagers(s, CLUES)
        return village.eliminate[max(living(s), key=lambda v: clues[v])]
    if kind is CoverUp:
        found = sorted(of_kind(s, INVESTIGATION), key=lambda card: content.printed_on[card.key].gloom)
        return content.cover_up[found[0].key] if found else None
    if kind is Stir:
        return next((content.stir[card.key] for card in open_brews(s)), None)
    return next((content.cancel[card.key] for card in boards.cancellable(s)), None) if kind is Cancel else None


def _not_plain(s: Kacir, side: int, action: Gather | Draw | Exonerate) -> Message | None:
    if isinstance(action, Exonerate):
        return _said(no_suspect(s), count=s.village.scenario.evidence)
    if isinstance(action, Draw):
        return _said(boards.not_drawn(s, side))
    return _said(boards.not_gathered(s, side), count=s.agreed.most_influence)


def _said(reason: str, **args: Arg) -> Message | None:
    return Message(reason, args) if reason else None


def _not_at_villager(s: Kacir, side: int, action: AtVillager) -> Message | None:
    villager = s.village.number.get(action.villager, NOBODY)
    if villager == NOBODY:
        return Message("error-unknown")
    if isinstance(action, Visit | Familiar):
        return _not_visited(s, side, action, villager)
    if isinstance(action, Ready):
        return _said(boards.not_readied(s, side, villager), villager=action.villager)
    if isinstance(action, Ritual):
        return _said(no_ritual(s, villager), villager=action.villager, count=s.village.scenario.favours)
    return not_accused(s, villager)


def _not_visited(s: Kacir, side: int, action: Visit | Familiar, villager: int) -> Message | None:
    if isinstance(action, Familiar):
        if not s.left[RAVEN]:
            return Message("error-no-familiar")
    elif side == WITCH and not s.left[ORDINARY]:
        return Message("error-familiar-only")
    return _said(unvisitable(s, side, villager), villager=action.villager)


def _not_with_card(s: Kacir, side: int, action: WithCard) -> Message | None:
    gone = absent(s, action.card)
    if gone:
        return gone
    card = lying(s, s.content.key.get(action.card, NOBODY))
    if card is None:
        return Message("error-not-a-card")
    return _said(_against(s, side, action, card), thing=action.card, count=_costs(s, action, card))


def _against(s: Kacir, side: int, action: WithCard, card: Lying) -> str:
    match action:
        case Stir():
            return boards.not_stirred(s, card)
        case CoverUp():
            return boards.not_covered_up(s, card)
        case Activate():
            return boards.not_activated(s, card)
        case Cancel():
            return boards.not_cancelled(s, card)
        case Drink():
            return boards.not_drunk(s, card)
        case Discard():
            return boards.not_discarded(s, side, card)


def _costs(s: Kacir, action: WithCard, card: Lying) -> int:
    """The number that the reason is about."""
    printed = s.content.printed_on[card.key]
    if isinstance(action, CoverUp):
        return s.content.rules.prices.cover_up
    return printed.cancel if isinstance(action, Cancel) else printed.secrets


# What is done


def act(s: Kacir, side: int, action: Deed) -> None:
    match action:
        case Visit(villager):
            visit(s, side, s.village.number[villager])
        case Familiar(villager):
            visit(s, side, s.village.number[villager], familiar=True)
        case Drink(card):
            boards.drink(s, s.content.key[card])
        case Discard(card):
            leave_play(s, s.content.key[card], "log-gave-up")
        case _:
            s.left[HUNTERS if side == HUNTER else ORDINARY if s.left[ORDINARY] else RAVEN] -= 1
            _on_board(s, side, action)


def _on_board(s: Kacir, side: int, action: Deed) -> None:
    """An ordinary pawn while there is one, for the familiar's can do more elsewhere."""
    content, number = s.content, s.village.number
    match action:
        case Gather():
            boards.gather(s, side)
        case Draw():
            boards.draw_one(s, side)
        case Ready(villager):
            boards.make_ready(s, side, number[villager])
        case Stir(card):
            boards.stir(s, content.key[card])
        case CoverUp(card):
            boards.cover_up(s, content.key[card])
        case Ritual(villager):
            hold_ritual(s, number[villager])
        case Activate(card):
            boards.activate(s, content.key[card])
        case Cancel(card):
            boards.cancel(s, content.key[card])
        case Exonerate():
            exonerate(s)
        case Eliminate(villager):
            eliminate(s, number[villager])
