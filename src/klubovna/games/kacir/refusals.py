"""Why something may not be done, for those who try it. Nothing hidden is used for it, except what the asker knows."""

from __future__ import annotations

from klubovna.games.kacir.box import HUNTER, WITCH
from klubovna.games.kacir.choices import (
    Activate,
    Cancel,
    CoverUp,
    Discard,
    Draw,
    Drink,
    Eliminate,
    Exonerate,
    Familiar,
    Gather,
    Ready,
    Ritual,
    Stir,
    Visit,
)
from klubovna.games.kacir.rules.ending import needed
from klubovna.games.kacir.rules.visit import toll
from klubovna.games.kacir.state import CLUES, FAVOURS, NOBODY, Kacir, at, group, living
from klubovna.kernel.actions import Action
from klubovna.kernel.messages import Message

WITH_A_PAWN = (Visit, Familiar, Gather, Draw, Ready, Stir, CoverUp, Ritual, Activate, Cancel, Exonerate, Eliminate)


def not_acted(s: Kacir, side: int, action: Action) -> Message | None:
    pawns = s.left[2] if side == HUNTER else s.left[0] + s.left[1]
    if isinstance(action, Drink | Discard):
        return _not_free(s, action)
    if not pawns and isinstance(action, WITH_A_PAWN):
        return Message("error-no-pawn")
    villager = s.village.number.get(getattr(action, "villager", ""), NOBODY)
    if villager != NOBODY:
        return _not_there(s, side, action, villager)
    if isinstance(action, Exonerate) and side == HUNTER:
        return Message("error-too-little-evidence", {"count": s.village.scenario.evidence})
    if isinstance(action, Activate | Cancel) and side == HUNTER:
        return _not_on_card(s, action)
    return None


def _not_there(s: Kacir, side: int, action: Action, villager: int) -> Message | None:
    named = {"villager": s.village.ids[villager]}
    if villager in s.dead:
        return Message("error-dead", {**named})
    if isinstance(action, Visit | Familiar):
        return _not_visited(s, side, action, villager)
    if isinstance(action, Ready):
        return Message("error-no-other-pawn", {**named})
    if isinstance(action, Ritual) and side == WITCH:
        return _no_ritual(s, villager)
    if isinstance(action, Eliminate) and side == HUNTER:
        return _not_eliminated(s, villager)
    return None


def _not_visited(s: Kacir, side: int, action: Action, villager: int) -> Message | None:
    named = {"villager": s.village.ids[villager]}
    if s.pawns[villager]:
        return Message("error-not-ready", {**named})
    if isinstance(action, Familiar):
        return Message("error-no-familiar") if side == HUNTER or not s.left[1] else Message("error-first-turn")
    stand = [group(v) for v, pawn in enumerate(s.pawns) if pawn]
    if s.turn == 1 and stand and group(villager) not in stand:
        return Message("error-first-turn")
    if toll(s, side, villager) > s.influence[side]:
        return Message("error-wall", {**named})
    return Message("error-familiar-only")


def _no_ritual(s: Kacir, villager: int) -> Message:
    if villager != s.identity:
        return Message("error-not-you")
    if s.tokens[FAVOURS + villager] < s.village.scenario.favours:
        return Message("error-too-few-favours", {"count": s.village.scenario.favours})
    return Message("error-not-ready", {"villager": s.village.ids[villager]})


def _not_eliminated(s: Kacir, villager: int) -> Message:
    if s.tokens[CLUES + villager] < needed(s):
        return Message("error-too-few-clues", {"villager": s.village.ids[villager], "count": needed(s)})
    bare = tuple(s.village.ids[v] for v in living(s) if v != villager and not s.tokens[CLUES + v])
    return Message("error-bare", {"villagers": bare})


def _not_free(s: Kacir, action: Drink | Discard) -> Message | None:
    n = at(s, s.content.key.get(action.card, NOBODY))
    if n == NOBODY:
        return Message("error-not-in-play")
    if isinstance(action, Discard):
        if s.content.cards[s.lying[n].key >> 1].gloom:
            return Message("error-gloom-stays")
        return Message("error-covered") if s.lying[n].covered else None
    return Message("error-not-full")


def _not_on_card(s: Kacir, action: Activate | Cancel) -> Message | None:
    n = at(s, s.content.key.get(action.card, NOBODY))
    if n == NOBODY:
        return Message("error-not-in-play")
    card = s.lying[n]
    if card.covered:
        return Message("error-covered")
    if isinstance(action, Cancel):
        return Message("error-too-dear", {"count": s.content.cards[card.key >> 1].cancel})
    if card.dazed:
        return Message("error-dazed")
    return Message("error-in-use") if card.pawn else Message("error-no-use")
