"""What a choice would certainly do to influence, tokens and cards, before it is confirmed."""

from __future__ import annotations

from klubovna.games.kacir.box import SEATS
from klubovna.games.kacir.choices import Eliminate, Exonerate, Ritual
from klubovna.games.kacir.state import CLUES, FAVOURS, GLOOM, SECRETS, Kacir
from klubovna.kernel.actions import Action
from klubovna.kernel.flow import choose
from klubovna.kernel.frames import DECISION, STEP, Decision
from klubovna.kernel.game import Preview
from klubovna.kernel.messages import Message, Seat

TOLD = {
    "log-cleansed": "preview-cleansed",
    "log-turned-over": "preview-turned-over",
    "log-moonlit": "preview-moonlit",
    "log-left-play": "preview-left-play",
}
"""What is said when it happens, and what is said when it would."""
KINDS = {"secrets": SECRETS, "favours": FAVOURS, "clues": CLUES, "gloom": GLOOM}


def preview(s: Kacir, seat: Seat, action: Action) -> Preview | None:
    """The rules themselves are asked, on a copy, up to the next choice or luck. Where an elimination leads only the
    Witch knows, so that nothing is told of it."""
    if isinstance(action, Eliminate):
        return Preview(says=[Message("preview-eliminate", {"count": s.village.scenario.innocents - len(s.dead)})])
    if isinstance(action, Ritual):
        return Preview(says=[Message("preview-ritual")])
    if isinstance(action, Exonerate):
        return Preview(numbers={"evidence": s.evidence - s.village.scenario.evidence})
    after = s.clone()
    after.log = []
    choose(after, after.stack[-1], action)
    _go_on(after, seat, len(s.stack) - 1)
    says = [Message(TOLD[told.id], told.args) for told in after.log or [] if told.id in TOLD]
    return Preview(numbers=_changes(s, after), says=says)


def _go_on(s: Kacir, seat: Seat, depth: int) -> None:
    """As far as the choice itself reaches, and nobody has to choose. What the other player can't help doing might tell
    of a hand: the look ahead ends there, too."""
    while len(s.stack) > depth:
        top = s.stack[-1]
        if top.kind == STEP:
            s.stack.pop()
            top.run(s)  # type: ignore[attr-defined]
        elif top.kind == DECISION and isinstance(top, Decision) and top.seat == seat:
            options = top.options(s)
            if len(options) != 1 or top.always_asked:
                return
            s.stack.pop()
            top.choose(s, options[0])
        else:
            return


def _changes(before: Kacir, after: Kacir) -> dict[str, int]:
    numbers = {
        f"influence-{seat}": after.influence[side]
        for side, seat in enumerate(SEATS)
        if after.influence[side] != before.influence[side]
    }
    if after.evidence != before.evidence:
        numbers["evidence"] = after.evidence
    for name, kind in KINDS.items():
        for v, id in enumerate(before.village.ids):
            if after.tokens[kind + v] != before.tokens[kind + v]:
                numbers[f"{name}-{id}"] = after.tokens[kind + v]
    held = {card.key: card.tokens for card in before.lying}
    for card in after.lying:
        if card.tokens != held.get(card.key, 0):
            numbers[f"tokens-{before.content.words[card.key]}"] = card.tokens
    return numbers
