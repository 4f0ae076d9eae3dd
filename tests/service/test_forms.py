"""Forms are made of the shapes of the content: what they offer is what a pack may say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import klubovna
from klubovna.kernel.packs import read_pack
from klubovna.kernel.texts import LANGUAGES
from klubovna.service.workshop.changing import Put, apply
from klubovna.service.workshop.forms import (
    Amount,
    ByKey,
    Composed,
    FormField,
    GameForms,
    OneWord,
    Several,
    Shape,
    ThingForm,
    YesNo,
    form_of,
    forms,
)
from klubovna.service.workshop.looking import empty, look
from klubovna.service.workshop.overlaid import Overlaid, Thing, at, stands
from tests.service.test_box import ALIKE

GAMES = klubovna.games()


def another(shape: Shape, now: Any, known: GameForms) -> Any:
    """Something else that may be written there."""
    match shape:
        case YesNo():
            return not now
        case Amount(least=least, most=most):
            return now + 1 if isinstance(now, int) and now + 1 <= (most or 9) else least or 0
        case OneWord(choices=choices):
            return next(one.value for one in choices if one.value not in (now, ""))
        case Several(of=of, least=least, each=each):
            return [another(one, None, known) for one in each or [of] * max(1, least)]
        case ByKey(of=of, keys=keys):
            return {str(keys[0].value): another(of, None, known)} if keys else {}
        case Composed(sorts=sorts, by=by):
            sort = known.sorts[sorts[-1]]
            told = {by: sort.value} if by else {}
            return told | {one.path: another(one.shape, None, known) for one in sort.fields if one.needed}
    return "Q" if now != "Q" else "R"


def first_things(id: str) -> Iterator[tuple[ThingForm, Thing]]:
    """One of each kind."""
    tables = klubovna.game(id).content().pages.tables
    for form in forms(klubovna.game(id)).forms:
        table = tables.get(form.file, {})
        if form.thing or table:
            yield form, Thing(form.file, form.thing or next(iter(table)))


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_field_is_written_and_read_again(id: str) -> None:
    game = klubovna.game(id)
    known = forms(game)
    for form, thing in first_things(id):
        changes = [*_changes(form, thing, known, Overlaid(game.content(), read_pack("")))]
        text, _ = apply(game, empty(id), changes)
        over = Overlaid(game.content(), read_pack(text))
        for change in changes:
            assert at(over.values(thing), change.path) == change.value, (thing, change)
            assert stands(over.said(thing), change.path) or "." in thing.id


def _changes(form: ThingForm, thing: Thing, known: GameForms, over: Overlaid) -> Iterator[Put]:
    values = over.values(thing)
    for field in form.fields:
        value = another(field.shape, at(values, field.path), known)
        if not isinstance(value, dict):  # of what is composed, what is not said stays as it was
            yield Put(file=thing.file, thing=thing.id, path=field.path, value=value)


@pytest.mark.parametrize("id", GAMES)
def test_whatever_a_form_offers_is_called_something_in_every_language(id: str) -> None:
    known = forms(klubovna.game(id))
    fields = [field for form in known.forms for field in form.fields]
    fields += [field for sort in known.sorts.values() for field in sort.fields]
    words = [form.name for form in known.forms] + [field.name for field in fields]
    words += [choice.name for field in fields for choice in _choices(field.shape)]
    for one in words:
        assert set(one) == set(LANGUAGES)
        assert all(one.values())


@pytest.mark.parametrize("id", GAMES)
def test_what_may_be_chosen_in_a_form_has_a_czech_word(id: str) -> None:
    """Only names are the same in both languages, and a few words."""
    game, known = klubovna.game(id), forms(klubovna.game(id))
    fields = [field for form in known.forms for field in form.fields]
    fields += [field for sort in known.sorts.values() for field in sort.fields]
    for choice in (choice for field in fields for choice in _choices(field.shape)):
        shared = choice.name["cs"] == choice.name["en"] and str(choice.value).replace("-", "").isalpha()
        assert not shared or str(choice.value) in ALIKE or game.texts("cs").named(str(choice.value)), choice
    for field in fields:
        assert field.name["cs"] != field.name["en"] or field.name["cs"].lower() in ALIKE, field.path


def _choices(shape: Shape) -> list[Any]:
    if isinstance(shape, Several):
        return _choices(shape.of)
    return shape.choices if isinstance(shape, OneWord) else []


@pytest.mark.parametrize("id", GAMES)
def test_an_empty_draft_is_sound_and_everything_is_as_in_the_box(id: str) -> None:
    seen = look(klubovna.game(id), empty(id))
    assert seen.sound
    assert seen.findings == []
    assert {one.state for one in seen.things} <= {"known", "ours"}


def field(id: str, file: str, thing: str, path: str) -> FormField:
    form = form_of(forms(klubovna.game(id)), file, thing)
    assert form is not None
    return next(field for field in form.fields if field.path == path)


def test_bounds_and_words_follow_from_the_content() -> None:
    """A hero has from 1 to 12 points of health; a card is of one of eight kinds, called as at the table."""
    health = field("hagalaz", "heroes", "shepard", "health")
    assert health.shape == Amount(1, 12)
    assert health.name["cs"] == "Zdraví"
    kind = field("kacir", "hunter", "", "kind").shape
    assert isinstance(kind, OneWord)
    assert {choice.name["cs"] for choice in kind.choices} >= {"Spojenec", "Událost", "Vyšetřování", "Lokace"}


def test_what_speaks_of_things_offers_them() -> None:
    """A group of villagers is one of the groups; an order to activate names grunts."""
    faction = field("kacir", "villagers", "", "faction").shape
    assert isinstance(faction, OneWord)
    assert faction.open
    assert "craftsmen" in {choice.value for choice in faction.choices}
    order = forms(klubovna.game("hagalaz")).sorts["threats.Activate"].fields[0].shape
    assert isinstance(order, Several)
    assert isinstance(order.of, OneWord)
    assert "trooper" in {choice.value for choice in order.of.choices}


def test_both_sides_of_a_card_have_their_fields() -> None:
    paths = {field.path for field in forms(klubovna.game("vzdor")).forms[0].fields}
    assert {"covert.strength", "revealed.strength", "revealed.action"} <= paths
