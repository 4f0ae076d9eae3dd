"""Why something can't be chosen, for whoever pointed at a thing."""

from __future__ import annotations

import klubovna
from klubovna.kernel.table import Table
from klubovna.service.moments import why_not
from tests.games.kacir.kacir_table import Settlement


def war() -> Table:
    return klubovna.new("blitzkrieg", seed=4)


def reason(table: Table, *texts: str) -> str | None:
    told = why_not(table, texts).said
    return None if told is None else told.id


def test_the_first_rule_against_what_could_be_meant_is_told() -> None:
    table = war()
    space = table.options[0].path[1]
    table.play(table.options[0])
    held = table.options[0].path[0]
    assert reason(table, "no action at all", f"place {held} {space}") in {"error-space-taken", "error-terrain"}


def test_a_theatre_is_no_space_that_somebody_meant() -> None:
    """Whoever clicks its name wants to look at it: it is not said that there is no such space."""
    table = war()
    token = table.options[0].path[0]
    assert reason(table, f"place {token} africa") is None


def test_a_thing_alone_is_asked_about_with_every_answer_that_could_be_given_by_it() -> None:
    table = klubovna.new("vzdor", seed=4)
    hand = {action.path[0] for action in table.options if action.text.startswith("play")}
    assert hand
    assert reason(table, "spy covert") == reason(table, "play spy covert") is not None
    assert reason(table, "nobody at all of this name") is None


def test_a_deed_itself_may_be_meant() -> None:
    """A word that wants more words stands for everything of its kind: on Kacíř's boards deeds have places."""
    table = Settlement("witch").table
    said = [reason(table, deed) for deed in ("ready", "familiar", "eliminate", "play", "gather")]
    assert said == ["error-none-ready", None, "error-others-action", None, None]
