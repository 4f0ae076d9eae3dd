"""Law 4: nothing that a seat sees, may do, is told, foresees or is asked depends on what it may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from klubovna.kernel.actions import Action
from klubovna.kernel.frames import CHANCE, Decision, Frame
from klubovna.kernel.laws.case import Case, follow
from klubovna.kernel.laws.trial import LawBroken, as_sent
from klubovna.kernel.messages import Message, Seat


def check_leaks(case: Case) -> None:
    """Through all eyes, or any where all see alike; what is said afterwards, through some."""
    listening = case.rng.choice(case.everybody)
    if case.game.alike:
        _compare_eyes(case, listening, case.rng.choice(case.everybody))
    for seat in (listening,) if case.game.alike else case.everybody:
        truth = case.game.secrets(case.state, seat)
        case.trial.hidden |= {_called(case, seat, name) for name in truth}
        if truth:
            imagined = _imagined(case, seat, truth)
            _compare_sight(case, imagined, seat)
            if case.decision is not None:
                _compare_question(case, case.decision, imagined, seat)
                if seat == listening:
                    _compare_log(case, case.decision, imagined, seat)


def _imagined(case: Case, seat: Seat | None, truth: Any) -> Any:
    imagined = case.game.sample(case.state, seat, case.rng)
    for name, value in case.game.secrets(imagined, seat).items():
        if truth.get(name) != value:
            case.trial.varied.add(_called(case, seat, name))
    return imagined


def _called(case: Case, seat: Seat | None, secret: str) -> str:
    return secret if case.game.alike else f"{seat}: {secret}"


def _compare_eyes(case: Case, one: Seat | None, other: Seat | None) -> None:
    view, s = case.game.view, case.state
    if one != other and as_sent(view(s, one)) != as_sent(view(s, other)):
        raise LawBroken(4, "not all eyes see alike, though the game says so")


def _compare_sight(case: Case, imagined: Any, seat: Seat | None) -> None:
    game, state = case.game, case.state
    if as_sent(game.view(imagined, seat)) != as_sent(game.view(state, seat)):
        raise LawBroken(4, f"the view of {seat} shows something hidden")
    if game.look is not None:
        thing = case.thing()
        if as_sent(game.look(imagined, seat, thing)) != as_sent(game.look(state, seat, thing)):
            raise LawBroken(4, f"a look at {thing!r} shows {seat} something hidden")


def _compare_question(case: Case, decision: Decision, imagined: Any, seat: Seat | None) -> None:
    if decision.seat == seat:
        _compare_choices(case, decision, imagined)
    else:
        _would_be_asked(decision, imagined, seat)


def _would_be_asked(decision: Decision, imagined: Any, seat: Seat | None) -> None:
    """To be passed over, for want of choices that others can't see, would tell them what is missing."""
    choices = len(decision.options(imagined))
    if choices == 0 or (choices == 1 and not decision.always_asked):
        raise LawBroken(4, f"that {decision} is asked tells {seat} something hidden")


def _compare_choices(case: Case, decision: Decision, imagined: Any) -> None:
    state, options = case.state, case.options
    if decision.options(imagined) != options or decision.prompt(imagined) != decision.prompt(state):
        raise LawBroken(4, f"{decision} depends on something hidden")
    for action in options:
        if decision.label(imagined, action) != decision.label(state, action):
            raise LawBroken(4, f"the label of {action.text!r} depends on something hidden")
    for action in case.looked_at():
        if _foreseen(case, decision, imagined, action) != _foreseen(case, decision, state, action):
            raise LawBroken(4, f"the preview of {action.text!r} shows something hidden")
    for action in case.not_offered():
        if decision.refusal(imagined, action) != decision.refusal(state, action):
            raise LawBroken(4, f"the refusal of {action.text!r} depends on something hidden")


def _foreseen(case: Case, decision: Decision, state: Any, action: Action) -> bytes:
    """As it leaves; looking ahead must change nothing."""
    preview = case.game.preview
    return b"" if preview is None else as_sent(preview(state, decision.seat, action))


class _Told(NamedTuple):
    """What a seat knows after a choice: what it sees and has heard, who is asked now, and how much luck there was."""

    seen: bytes
    heard: list[list[Message]]
    """What was said in one frame belongs together: a page shows it as one scene."""
    asked: Seat | None
    lucks: int


def _compare_log(case: Case, decision: Decision, imagined: Any, seat: Seat | None) -> None:
    """What a seat can't tell apart afterwards, whoever chose, it must have been told in the same words; and the same
    seat must be asked after as many entries of the record."""
    possible = set(decision.options(imagined))
    both = [action for action in case.options if action in possible]
    if not both:
        return
    action, luck = case.rng.choice(both), case.rng.random()
    true, other = (_told(case, s, action, seat, luck) for s in (case.state, imagined))
    if true == other or true.seen != other.seen or _saw_it_happen(case, imagined, action, seat, luck):
        return
    if true.heard != other.heard:
        what = f"{true.heard} / {other.heard}"
        raise LawBroken(4, f"the log of {action.text!r} tells {seat} something hidden: {what}")
    what = f"{true.asked} after {true.lucks} / {other.asked} after {other.lucks}"
    raise LawBroken(4, f"who is asked after {action.text!r} tells {seat} something hidden: {what}")


def _told(case: Case, s: Any, action: Action, seat: Seat | None, luck: float) -> _Told:
    s, lucks, heard = s.clone(), 0, []
    for frame in _aloud(s, action, luck):
        lucks += frame.kind == CHANCE
        heard.append([message for message in s.log if message.heard_by(seat)])
        s.log.clear()
    heard = [together for together in heard if together]
    return _Told(as_sent(case.game.view(s, seat)), heard, s.stack[-1].seat if s.stack else None, lucks)


def _aloud(s: Any, action: Action, luck: float) -> Iterator[Frame]:
    s.log = []
    return follow(s, action, random.Random(luck))


def _saw_it_happen(case: Case, imagined: Any, action: Action, seat: Seat | None, luck: float) -> bool:
    """Two ways may look the same at their end only: what lay open on one of them, and was cleared away, is known."""
    return _pictures(case, case.state, action, seat, luck) != _pictures(case, imagined, action, seat, luck)


def _pictures(case: Case, s: Any, action: Action, seat: Seat | None, luck: float) -> list[bytes]:
    """What a seat sees on the way, one after the other; a frame that changes nothing makes no picture."""
    s = s.clone()
    pictures = [as_sent(case.game.view(s, seat))]
    for _ in follow(s, action, random.Random(luck)):
        picture = as_sent(case.game.view(s, seat))
        if picture != pictures[-1]:
            pictures.append(picture)
    return pictures
