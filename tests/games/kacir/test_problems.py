"""Whatever the rules find wrong with a composition is told in words of both languages where packs are written."""

from __future__ import annotations

import random
from typing import Any, get_args

import klubovna
from klubovna.games.kacir.printed.composing import misplaced, unplayable
from klubovna.games.kacir.printed.effects import Effect, Word
from klubovna.service.workshop.faults import told
from klubovna.service.workshop.forms import Amount, OneWord, YesNo, forms
from klubovna.service.workshop.telling import Teller

CARD = klubovna.game("kacir").content().pages.tables["hunter"]["dawn-march"]


def test_every_problem_of_an_effect_has_its_words() -> None:
    """Compositions at random, each word many times."""
    rng, teller = random.Random(3), Teller(klubovna.game("kacir").package)
    fields = forms(klubovna.game("kacir")).sorts["effects.Effect"].fields
    found: set[str] = set()
    for word in get_args(Word) * 150:
        values: dict[str, Any] = {}
        for field in rng.sample(fields[1:], rng.randint(0, 4)):
            match field.shape:
                case Amount():
                    values[field.path] = rng.randint(0, 3)
                case YesNo():
                    values[field.path] = True
                case OneWord(choices=choices):
                    values[field.path] = rng.choice(choices).value
        effect = Effect(do=word, **values)
        found |= {*unplayable(effect), *misplaced(CARD, "effect", effect)}
    assert len(found) > 50
    unsaid = {problem for problem in found if told(teller, problem)["cs"].startswith("Tohle k sobě nepasuje")}
    assert not unsaid
    assert all("{" not in text for problem in found for text in told(teller, problem).values())
