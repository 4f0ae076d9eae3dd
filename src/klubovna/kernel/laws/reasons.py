"""Law 8: what is offered has no rule against it; what could be meant and is not offered has a reason of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.frames import NOT_OFFERED, Decision
from klubovna.kernel.laws.case import Case
from klubovna.kernel.laws.trial import LawBroken, promised
from klubovna.kernel.laws.words import check_message

SOME = 6
"""Of so many options it is asked whether there is a rule against them."""
STRANGE = 4
"""So many actions are made up of words that were used before, and tried."""


def check_reasons(case: Case) -> None:
    """Of what is offered now, of what was offered lately, and of what nobody ever offered."""
    decision, options = case.decision, case.options
    if decision is None:
        return
    _count(case, decision)
    for action in options:
        if not isinstance(action, decision.answers()):
            raise LawBroken(8, f"{decision} offers {action.text!r}, which its `choose` does not name")
    some = case.rng.sample(options, min(SOME, len(options)))
    for action in [*some, *case.not_offered(), *_made_up(case)]:
        if isinstance(action, decision.answers()):
            _check_reason(case, decision, action, action in options)


def _count(case: Case, decision: Decision) -> None:
    for action in case.not_offered():
        meant = isinstance(action, decision.answers())
        case.trial.recent += 1
        case.trial.meant += meant
        with promised(8, f"nothing can be said of {action.text!r}"):
            refusal = decision.refusal(case.state, action)
        case.trial.explained += meant and refusal.id != NOT_OFFERED.id


def _check_reason(case: Case, decision: Decision, action: Action, offered: bool) -> None:
    with promised(8, f"nothing can be said of {action.text!r}"):
        reason = decision.why_not(case.state, action)
    if offered and reason is not None:
        raise LawBroken(8, f"{action.text!r} is offered against the rules: {reason}")
    if not offered and (reason is None or reason.id == NOT_OFFERED.id):
        raise LawBroken(8, f"{action.text!r} is not offered by {decision}, and nothing says why")
    if reason is not None:
        check_message(case.table, reason)


def _made_up(case: Case) -> Iterator[Action]:
    """What people could type: an action that speaks of a thing which another one spoke of."""
    known = [action.text.split() for action in [*case.tried, *case.options]]
    things = [thing for words in known for thing in words[1:]]
    for _ in range(STRANGE if things else 0):
        words = case.rng.choice(known)[:]
        if len(words) > 1:
            words[case.rng.randrange(1, len(words))] = case.rng.choice(things)
        with suppress(Unreadable):
            yield case.game.parse(" ".join(words))
