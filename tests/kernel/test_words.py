"""Messages in the reader's language: things have names, names have forms, and a missing word never stops a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.kernel.messages import Message
from klubovna.kernel.sums import Sum
from klubovna.kernel.texts import Texts
from tests.kernel import sealed

CZECH = """
name-guard = Stráž
    .acc = Stráž
    .gen = Stráže
    .gender = f
name-guard-9 = Velitel stráže
name-spy = Špeh
    .acc = Špeha
    .gender = m
name-nameless =
    .acc = nikoho

hit = Zasáhli jste { $enemy-acc }.
who = { $enemy-gender ->
    [f] { $enemy } padla.
   *[other] { $enemy } padl.
}
which = { $enemy-id ->
    [spy] To je zrada.
   *[other] To je { $enemy }.
}
name-guards = Strážní
    .number = plural
win = { $who } { $who-number ->
    [plural] vyhrávají
   *[other] vyhrává
}
power = síla { $power } ({ $power-sum })
lost = Ztráty: { $enemies } ({ $enemies-count }); vidíte { $enemies-acc }.
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "cs.ftl").write_text(CZECH, "utf-8")
    return Texts("cs", [tmp_path])


def test_things_are_shown_by_their_names_and_forms(texts: Texts) -> None:
    assert texts.name("spy") == "Špeh"
    assert texts.name("spy", "acc") == "Špeha"
    assert texts.text("hit", enemy="spy") == "Zasáhli jste Špeha."


def test_a_missing_form_is_the_basic_one(texts: Texts) -> None:
    assert texts.name("spy", "dat") == "Špeh"


def test_forms_choose_among_words(texts: Texts) -> None:
    assert texts.text("who", enemy="guard") == "Stráž padla."
    assert texts.text("who", enemy="spy") == "Špeh padl."
    assert texts.text("which", enemy="spy") == "To je zrada."
    assert texts.text("which", enemy="guard") == "To je Stráž."


def test_a_numbered_thing_has_the_name_and_the_number(texts: Texts) -> None:
    assert texts.name("guard-2") == "Stráž 2"
    assert texts.name("guard-2", "gen") == "Stráže 2"
    assert texts.name("guard-2", "gender") == "f"
    assert texts.text("who", enemy="guard-2") == "Stráž 2 padla."


def test_a_numbered_thing_may_have_a_name_of_its_own(texts: Texts) -> None:
    assert texts.name("guard-9") == "Velitel stráže"


def test_lists_of_things(texts: Texts) -> None:
    said = texts.text("lost", enemies=("guard-2", "spy"))
    assert said == "Ztráty: Stráž 2 a Špeh (2); vidíte Stráž 2 a Špeha."
    assert texts.text("lost", enemies=()) == "Ztráty:  (0); vidíte ."


def test_a_list_ends_like_one_that_is_read_aloud(texts: Texts) -> None:
    assert texts.text("lost", enemies=("spy",)).startswith("Ztráty: Špeh (1)")
    assert texts.text("lost", enemies=("spy", "guard", "guard-9")).startswith(
        "Ztráty: Špeh, Stráž a Velitel stráže (3)"
    )


def test_what_is_there_several_times_is_counted(texts: Texts) -> None:
    """A throw of twelve dice is no litany."""
    assert texts.text("lost", enemies=("spy", "guard", "spy")).startswith("Ztráty: 2× Špeh a Stráž (3)")


def test_sentences_agree_with_the_number_of_a_name(texts: Texts) -> None:
    assert texts.text("win", who="guards") == "Strážní vyhrávají"
    assert texts.text("win", who="guard") == "Stráž vyhrává"


def test_a_sum_is_said_with_its_parts(texts: Texts) -> None:
    power = Sum.of(("spy", 5), ("guard", 3), ("guard-2", 0)).plus("guard", -1).at_most(6, "guard-9")
    assert power.total == 6
    assert texts.text("power", power=power) == "síla 6 (Špeh 5 + Stráž 3 − Stráž 1 − Velitel stráže 1)"
    assert texts.text("power", power=Sum.of(("spy", -2)).at_least(-1, "guard")) == "síla -1 (− Špeh 2 + Stráž 1)"
    assert texts.problems(Message("power", {"power": Sum.of(("ghost", 1))})) == ["cs: power: no name-ghost"]


def test_whole_sentences_begin_with_a_capital(texts: Texts) -> None:
    assert texts.say(Message("power", {"power": Sum.of()})) == "Síla 0 ()"


def test_hexes_are_called_by_their_ids(texts: Texts) -> None:
    assert texts.named("E7")
    assert texts.name("E7", "acc") == "E7"
    assert not texts.named("e7")


@pytest.mark.parametrize(("n", "said"), [(1, "1 bod"), (3, "3 body"), (5, "5 bodů"), (0, "0 bodů")])
def test_numbers_decline(n: int, said: str, texts: Texts) -> None:
    assert texts.text("points", n=n) == said


def test_what_is_missing_shows_as_its_id(texts: Texts) -> None:
    assert texts.text("nothing-like-this", enemy="spy") == "nothing-like-this"
    assert texts.name("ghost") == "ghost"
    assert texts.text("hit", enemy="ghost") == "Zasáhli jste ghost."
    assert "n" in texts.text("points"), "even an argument that was not given"


def test_a_message_with_attributes_only_does_not_stop_the_table(texts: Texts) -> None:
    assert texts.name("nameless") == "nameless"
    assert texts.text("name-nameless") == "name-nameless"


def test_problems_name_what_is_missing(texts: Texts) -> None:
    assert texts.problems(Message("hit", {"enemy": "spy"})) == []
    assert texts.problems(Message("gone")) == ["cs: no message 'gone'"]
    assert texts.problems(Message("hit", {"enemy": "ghost"})) == ["cs: hit: no name-ghost"]
    assert texts.problems(Message("lost", {"enemies": ("spy", "ghost")})) == ["cs: lost: no name-ghost"]
    assert texts.problems(Message("points"))[:1] == ["cs: points: Unknown external: n"]


def test_the_same_message_in_two_languages() -> None:
    laid = Message("log-laid", {"seat": "north", "card": 7})
    assert sealed.GAME.texts("cs").say(laid) == "Sever vyložil 7."
    assert sealed.GAME.texts("en").say(laid) == "North laid 7."


def test_the_kernels_own_messages_are_at_hand_in_every_game() -> None:
    for language in ("cs", "en"):
        assert sealed.GAME.texts(language).has("error-game-over")


def test_who_may_hear_a_message() -> None:
    whispered = Message("log-seen", {"card": 1}, ("north",))
    assert [whispered.heard_by(seat) for seat in ("north", "south", None)] == [True, False, False]
    assert Message("log-laid").heard_by(None)
    assert not Message("log-laid", to=()).heard_by("north"), "for nobody"
