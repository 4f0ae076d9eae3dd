"""The Witch's bots do not give her away, and the Hunter's reason about who she may be.

What she does depends on who she is, and it has to: the ritual needs favours on her own villager. **Allowed to differ**
with her identity is therefore whatever is done with villagers: whom she visits, where secrets go, what is converted,
which cards and familiars serve that, the clues she takes away, the ritual. **Not allowed to differ** is everything
that has nothing to do with villagers: the first cards, what she discards, what she lets the Hunter have, what she pays.
And even where it may differ, the first turn must leave the Hunter guessing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from klubovna.bots.budget import Budget
from klubovna.bots.players import bot
from klubovna.bots.questions import question
from klubovna.bots.search import Mind
from klubovna.games.kacir.judgement import judgement
from klubovna.games.kacir.state import HUNTERS
from klubovna.games.kacir.suspicion import weights
from klubovna.kernel.flow import advance, choose
from tests.games.kacir.kacir_table import EVERYBODY, GAME, Settlement

SAME = {"first-cards", "first-curse", "too-many-cards", "allow-card", "leave-one", "reject-one", "reveal-two", "toll"}
"""Questions about cards and influence alone."""


def asked(games: int) -> Iterator[tuple[Any, str, list[Any]]]:
    """Questions that are put to the Witch in random games."""
    rng = random.Random(7)
    for n in range(games):
        s = GAME.set_up(GAME.content(), GAME.settings({"scenario": GAME.scenarios[n % len(GAME.scenarios)]}))
        while True:
            decision, options = advance(s, rng)
            if decision is None:
                break
            if decision.seat == "witch":
                yield s, decision.prompt(s).id.removeprefix("ask-"), options
            choose(s, decision, rng.choice(options))


def answers(s: Any, options: list[Any], name: str, seed: int = 1) -> set[str]:
    """What a bot answers as each villager who may be the Witch; everything else is the same."""
    found = set()
    for identity in range(9):
        if identity not in (*s.suspects, *s.dead):
            other = s.clone()
            other.identity = identity
            found.add(bot(name)(question(GAME, other, "witch", options), random.Random(seed)).text)
    return found


def test_what_has_nothing_to_do_with_villagers_does_not_depend_on_who_she_is() -> None:
    seen = set()
    for s, prompt, options in asked(12):
        if prompt in SAME and not s.suspects:
            seen.add(prompt)
            assert len(answers(s, options, "greedy")) == 1, (prompt, options)
    assert seen >= SAME - {"first-curse", "toll"}


def first_turn(identity: int, name: str, seed: int) -> Any:
    """The state after the Witch's first turn, as she plays it being this villager; the luck is always the same."""
    settings = GAME.settings({"red": "adventurers", "blue": "craftsmen"})
    s, luck, dice = GAME.set_up(GAME.content(), settings), random.Random(seed), random.Random(seed)
    while True:
        decision, options = advance(s, luck)
        s.identity = identity
        if s.turn > 1:
            return s
        chosen = bot(name)(question(GAME, s, decision.seat, options), dice) if s.turn else options[0]
        choose(s, decision, chosen)


@pytest.mark.slow
def test_whoever_watches_the_first_turn_cannot_tell_who_she_is() -> None:
    """All that is public then: nine identities look like few, and she is not the one who looks most like a Witch."""
    states = [first_turn(identity, "club", 1) for identity in range(9)]
    looks = {(tuple(s.tokens), tuple(map(bool, s.pawns))) for s in states}
    assert len(looks) <= 7, "with nine the Hunter would know"
    suspicion = [weights(s, ())[s.identity] / sum(weights(s, ())) for s in states]
    assert sum(suspicion) / 9 < 0.3
    assert sum(s.identity == max(range(9), key=weights(s, ()).__getitem__) for s in states) <= 4


def test_a_witch_who_is_suspected_is_worse_off_while_the_ritual_is_far() -> None:
    plain = Settlement("witch", secrets={"hazel": 2})
    bluffing = Settlement("witch", secrets={"hazel": 2, "judy": 4, "silas": 4})
    assert judgement(plain.s, "witch") < judgement(bluffing.s, "witch")


def test_the_hunter_is_better_off_with_everybody_he_excludes() -> None:
    """Suspect cards make the rest more suspicious, besides being on the way to eight."""
    others = [v for v in EVERYBODY if v != "hazel"]
    chances = [judgement(Settlement("hunter", suspects=others[:n]).s, "hunter") for n in range(8)]
    assert chances == sorted(chances)
    assert len(set(chances)) == 8


def test_the_hunter_accuses_whom_he_has_reason_to() -> None:
    """Everybody can be accused: with his last pawn he takes, of those he has not excluded, the one who looks like the
    Witch, or bides his time, which is as good here; nobody else is ever accused."""
    clues = dict.fromkeys(EVERYBODY, 3)
    cleared = ["judy", "silas", "grace"]
    set_up: dict[str, Any] = {"clues": clues, "suspects": cleared, "identity": "oswald"}
    t = Settlement("hunter", favours={"oswald": 2, "judy": 2}, secrets={"silas": 6}, **set_up)
    t.s.left[HUNTERS] = 1
    asked = question(GAME, t.s, "hunter", t.table.options)
    thought = Mind(GAME, "hunter").think(asked, random.Random(1), Budget(iterations=500))
    first, *others = [estimate for estimate in thought.estimates if estimate.action.startswith("eliminate")]
    assert first.action == "eliminate oswald"
    assert first.value > max(other.value for other in others) + 0.5
    chosen = {bot("club")(asked, random.Random(seed)).text for seed in range(12)}
    assert {text for text in chosen if text.startswith("eliminate")} == {"eliminate oswald"}
