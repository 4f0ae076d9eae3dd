"""Who the Witch is, read in what she does: for the Hunter's bot."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import klubovna
from klubovna.bots.budget import Budget
from klubovna.bots.following import Follower
from klubovna.bots.questions import question, watch
from klubovna.bots.reading import Reading
from klubovna.bots.search import Mind
from klubovna.games.kacir.motive import MOTIVE
from klubovna.kernel.frames import Decision
from klubovna.kernel.record import Record
from tests.games.kacir.kacir_table import EVERYBODY, GAME, Settlement

READY = {"silas": 3, "judy": 3}
"""With three secrets a visit makes a favour: who does that, and where, wants something."""


def read(t: Settlement, *texts: str) -> Reading:
    """What the Hunter reads while the Witch makes these choices."""
    reading = Reading(GAME, "hunter")
    for text in texts:
        decision = t.table.decision
        assert isinstance(decision, Decision)
        watch(GAME, t.s, {"hunter": reading}, decision, GAME.parse(text))
        t.play(text)
    return reading


def believed(t: Settlement, reading: Reading, trust: float, draws: int = 400) -> Counter[str]:
    """Who she is in the Hunter's imagination."""
    found, rng = Counter[str](), random.Random(3)
    for _ in range(draws):
        world = GAME.sample(t.s, "hunter", rng)
        reading.believe(world, rng, trust)
        found[t.s.village.ids[world.identity]] += 1
    return found


def test_only_the_witch_has_a_motive_and_it_is_who_she_is() -> None:
    t = Settlement("witch")
    assert MOTIVE.of(t.s, "witch") == t.s.identity
    assert MOTIVE.of(t.s, "hunter") is None


def test_she_may_be_whoever_is_not_cleared() -> None:
    t = Settlement("hunter", dead=["judy"], suspects=["grace"])
    number = t.s.village.number
    assert set(MOTIVE.among(t.s, "witch", "hunter")) == {number[v] for v in EVERYBODY if v not in ("judy", "grace")}
    assert number["grace"] in MOTIVE.among(t.s, "witch", "nobody"), "only the Hunter has seen the card"


def test_a_favour_speaks_for_whom_it_serves() -> None:
    """Of two with the same tokens she makes the favour at Silas: that is what Silas would do, and Judy would not."""
    t = Settlement("witch", secrets=READY, identity="silas")
    reading = read(t, "visit silas", "convert")
    t.s.tokens[:] = Settlement("witch", secrets=READY).s.tokens
    plain, fully = believed(t, reading, 0.0), believed(t, reading, 1.0)
    assert abs(plain["silas"] - plain["judy"]) < 60, "the table says the same of both"
    assert fully["silas"] > 5 * fully["judy"]
    assert plain["silas"] < believed(t, reading, 0.1)["silas"] < fully["silas"], "the more, the more it is trusted"


def test_what_is_read_does_not_depend_on_the_truth() -> None:
    """The Hunter sees the same, whoever she is."""
    tables = [Settlement("witch", secrets=READY, identity=who) for who in ("silas", "judy", "hazel")]
    first, *others = [read(t, "visit silas", "convert").said() for t in tables]
    assert others == [first, first]


def test_nobody_is_excluded_by_reading() -> None:
    t = Settlement("witch", secrets=READY, identity="judy")
    assert believed(t, read(t, "visit silas", "convert"), 0.1)["judy"] > 0


def test_she_reads_nothing_in_the_hunter() -> None:
    """He has no motive."""
    t = Settlement("hunter")
    reading = Reading(GAME, "witch")
    assert t.table.decision is not None
    watch(GAME, t.s, {"witch": reading}, t.table.decision, GAME.parse("visit silas"))
    assert not reading.said()


@pytest.mark.parametrize("trust", [0.0, 0.2])
def test_the_hunter_thinks_of_whom_he_believes_in(trust: float) -> None:
    """Without trust he thinks as if he had read nothing."""
    t = Settlement("witch", secrets=READY, identity="silas")
    reading = read(t, "visit silas", "convert", "choose silas")
    while t.seat == "witch":
        t.play(t.options[-1])
    asked, budget = question(GAME, t.s, "hunter", t.table.options), Budget(iterations=60, trust=trust)
    thoughts = [Mind(GAME, "hunter", kept).think(asked, random.Random(1), budget) for kept in (None, reading)]
    assert (thoughts[0] == thoughts[1]) is (trust == 0.0)


# Records


def test_a_record_is_read_as_the_game_was() -> None:
    """Followed bit by bit or at once."""
    table, rng = klubovna.new("kacir", seed=2), random.Random(2)
    live = Reading(GAME, "hunter")
    bits = Follower(GAME, "hunter", Reading(GAME, "hunter"), table.record)
    for _ in range(25):
        decision, action = table.decision, rng.choice(table.options)
        assert decision is not None
        watch(GAME, table.state, {"hunter": live}, decision, action)
        table.play(action)
        assert bits.follow(table.record)
    whole = Follower(GAME, "hunter", Reading(GAME, "hunter"), table.record)
    assert live.said()["witch"]
    assert live.said() == bits.witness.said() == whole.witness.said()


def test_what_was_taken_back_was_not_read() -> None:
    table = klubovna.new("kacir", seed=2, red="adventurers", blue="craftsmen")
    before = 0
    while not table.can_undo:
        before = len(table.record.entries)
        table.play(table.options[-1])
    follower = Follower(GAME, "hunter", Reading(GAME, "hunter"), table.record)
    earlier = Record(table.record.header, table.record.entries[:before])
    untouched = Follower(GAME, "hunter", Reading(GAME, "hunter"), earlier)
    table.undo()
    assert not follower.follow(table.record), "it has seen too much and has to begin anew"
    assert untouched.follow(table.record), "it never knew"
    anew = Follower(GAME, "hunter", Reading(GAME, "hunter"), table.record)
    assert anew.witness.said() == untouched.witness.said() != follower.witness.said()
