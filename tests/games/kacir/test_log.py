"""What is told: every event with its cause, once, in sentences that can be read; and what is on the buttons."""

from __future__ import annotations

import pytest

from klubovna.kernel.messages import Message
from tests.games.kacir.kacir_table import GAME, Settlement


def told(t: Settlement, *texts: str, language: str = "en", seat: str | None = None) -> list[str]:
    """What somebody hears while these choices are made."""
    before = len(t.table.heard(seat))
    t.play(*texts)
    return [GAME.texts(language).say(message) for message in t.table.heard(seat)[before:]]


def labels(t: Settlement, language: str = "en") -> dict[str, str]:
    return {action.text: GAME.texts(language).say(t.table.label(action)) for action in t.table.options}


def test_an_ally_who_is_not_paid_is_let_go() -> None:
    t = Settlement("hunter", cards=["ranger", "tactician"])
    assert told(t, "dismiss ranger") == ["The Hunter does not pay and lets go: Ranger."]


def test_upkeep_is_told_with_its_parts() -> None:
    t = Settlement("hunter", cards=["ranger", "tactician", "storehouse"])
    assert GAME.texts("en").say(t.table.prompt) == (
        "Hunter: the upkeep of your allies is 1 influence (Ranger 1 + Tactician 1 − Storehouse 1). "
        "Pay, or let somebody go?"
    )
    assert told(t, "pay") == ["The Hunter pays 1 influence = Ranger 1 + Tactician 1 − Storehouse 1 (4 left)."]


def test_covering_up_is_named_and_told_once() -> None:
    t = Settlement("witch", cards=["trail @judy"])
    assert told(t, "cover-up trail") == [
        "The Witch covers up an investigation: Trail.",
        "The Witch pays 2 influence (3 left).",
    ]


def test_gloom_that_comes_with_a_card_is_told() -> None:
    t = Settlement("hunter", hand=["willow-shrub"]).visit("grace", "use")
    assert "A gloom comes to Willow shrub (now 2)." in told(t, "play willow-shrub")


def test_the_moon_is_told_once_for_a_whole_group() -> None:
    """Triangulation, cleansed, would place clues on three villagers."""
    t = Settlement("witch", cards=["triangulation 1 @judy", "stained-moon"])
    assert told(t, "visit judy").count("Stained moon: the Hunter places no clues.") == 1


def test_names_that_are_plurals_have_verbs_that_are() -> None:
    for card, said in (("murky-waters", "Kalné vody opouštějí hru."), ("hillock", "Pahorek opouští hru.")):
        assert GAME.texts("cs").say(Message("log-left-play", {"thing": card, "seat": "hunter"})) == said
    assert GAME.texts("en").say(Message("log-left-play", {"thing": "murky-waters", "seat": "hunter"})) == (
        "Murky waters leave play."
    )


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_name_with_a_mark_of_its_own_is_followed_by_no_other(language: str) -> None:
    t = Settlement("hunter", hand=["pull-together"], pawns={"judy": "witch"}).visit("grace", "use")
    (played, *_) = told(t, "play pull-together", language=language)
    assert "!." not in played
    assert "!“" in played or "!”" in played


def test_who_draws_hears_what_and_the_others_that() -> None:
    t = Settlement("witch").play("draw").luck("venom")
    heard = {seat: [m.id for m in t.table.heard(seat)][-1] for seat in ("witch", "hunter", None)}
    assert heard == {"witch": "log-drew-card", "hunter": "log-drew", None: "log-drew"}


def test_evidence_has_a_cause() -> None:
    t = Settlement("hunter", cards=["ranger", "phantom 1"], clues={"judy": 3}).play("pay")
    assert "Judy of the woods: the Hunter gains 1 evidence (now 1)." in told(t, "visit judy")
    t = Settlement("hunter", cards=["ranger", "phantom 1"]).play("pay")
    said = told(t, "cancel phantom")
    assert said[-1] == "Ranger: the Hunter gains 2 evidence (now 3)."
    assert "Phantom: the Hunter gains 1 evidence (now 1)." in said


def test_an_effect_that_falls_away_says_so() -> None:
    t = Settlement("hunter", cards=["peat-bog 1"])
    t.play("activate peat-bog")
    assert "There is nothing for this effect to work on." in told(t, "choose ashley")


def test_what_happens_without_paying_is_on_the_button() -> None:
    """Hazel and Oswald do something for nothing, too; Květa does not."""
    assert (
        labels(Settlement("witch", secrets={"judy": 1}).visit("hazel", "use"))["skip"] == "Don't pay, gain 1 influence"
    )
    t = Settlement("hunter", clues={"judy": 1}).visit("oswald", "use")
    assert labels(t, "cs")["skip"] == "Neplatit a dobrat si 1 kartu"
    t = Settlement("hunter", clues={"judy": 1}, hand=["trail"]).visit("kveta", "use")
    assert labels(t)["skip"] == "Nothing (more)"


def test_a_price_tells_what_it_is_made_of() -> None:
    t = Settlement("hunter", hand=["hillock"], cards=["guildmistress"], influence=2).play("pay").visit("grace", "use")
    reason = t.table.decision.why_not(t.s, GAME.parse("play hillock"))  # type: ignore[union-attr]
    assert GAME.texts("en").say(reason) == (
        "“Hillock”: you lack the influence, it costs 2 (Hillock 3 − Guildmistress 1)."
    )


def test_the_phantom_explains_how_many_clues_are_needed() -> None:
    t = Settlement("hunter", cards=["phantom 1"], clues={"judy": 3})
    reason = t.table.decision.why_not(t.s, GAME.parse("eliminate judy"))  # type: ignore[union-attr]
    assert GAME.texts("en").say(reason) == "Judy of the woods: elimination takes 4 clues (elimination 3 + Phantom 1)."
