"""What tokens and their signs do and what a theatre's track means, in words made of their numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from klubovna.games.blitzkrieg.printed.abilities import ABILITIES, Ability
from klubovna.games.blitzkrieg.printed.blocks import EffectId, Theatre, Token, TokenRules, Unit
from klubovna.kernel.content import Content
from klubovna.kernel.messages import Message
from klubovna.kernel.wording import Line, Wording, line

MAPS = ("base", "nippon")
TOKENS = ("tokens", "weapons", "blanks")
ANYWHERE = ("spy", "scientist")
"""Their type says nothing of where they may lie."""


def wording(box: Content) -> dict[str, Wording]:
    tables = box.pages.tables
    numbers: TokenRules = tables["rules"].tokens
    told = {id: _of_theatre(theatre) for map in MAPS for id, theatre in tables[map].items()}
    told |= {id: Wording(full=[*_of_token(one, numbers)]) for file in TOKENS for id, one in tables[file].items()}
    told |= {f"ability-{id}": Wording(full=_of_ability(id, numbers)) for id in ABILITIES}
    return told | {f"effect-{id}": Wording(full=line(f"full-effect-{id}", count=1)) for id in get_args(EffectId)}


def _of_theatre(theatre: Theatre) -> Wording:
    bonus = [Line(Message("full-bonus-from", {"step": at, "bonus": n})) for n, at in enumerate(theatre.bonus, 1)]
    if theatre.closing > 1:
        return {"bonus": bonus, "closing": line("full-closing-head-start", most=theatre.closing)}
    return {"bonus": bonus, "closing": line("full-closing")}


def _of_token(token: Token, rules: TokenRules) -> Iterator[Line]:
    """Where it may lie, what it is worth and does; what gathers nobody is said where one could think it does."""
    if token.ability not in ANYWHERE:
        yield from line(f"full-type-{token.type}")
    does = f"full-token-{token.ability}" if token.ability else "full-token"
    yield from line(does, value=token.value, back=rules.back, against=rules.against)
    if isinstance(token, Unit) and token.type == "any":
        yield from line("full-token-uncounted")


def _of_ability(ability: Ability, rules: TokenRules) -> list[Line]:
    return line(f"full-ability-{ability}", back=rules.back, against=rules.against)
