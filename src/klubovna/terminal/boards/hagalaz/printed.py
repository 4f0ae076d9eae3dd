"""What is printed on boards, tokens, cards and pages, in words, and where it is from."""

from __future__ import annotations

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.enemies import Grunt
from klubovna.games.hagalaz.printed.heroes import Ability, hero_of
from klubovna.games.hagalaz.printed.rules import FACES as DICE
from klubovna.games.hagalaz.printed.rules import ITEMS as LOOT
from klubovna.kernel.texts import Texts
from klubovna.kernel.wording import text
from klubovna.terminal.boards.hagalaz.signs import FACES as FACE_SIGNS
from klubovna.terminal.boards.hagalaz.signs import PARAGON, SLOTS
from klubovna.terminal.boards.hagalaz.table import orders

FEATURES = ("fire", "coolant", "fast travel")
"""Marks of the map that have a rule of their own."""
ITEMS: tuple[str, ...] = (*LOOT, "renegade-token")
FACES: tuple[str, ...] = DICE
BLOCKS = {"medigel": "medigel", "grenade": "grenade", "grenade-case": "grenade_case"}


def told(content: Box, thing: str, texts: Texts) -> list[str]:
    if thing in content.abilities:
        return ability(content, thing, texts)
    if thing in content.heroes:
        return hero(content, thing, texts)
    if thing in content.grunts or thing in content.champions:
        return enemy(content, thing, texts)
    if thing in content.threats:
        return [*orders(content, thing, texts), "", source(content, "threats", thing, texts)]
    if thing in content.missions:
        return mission(content, thing, texts)
    if thing.removeprefix(PARAGON) in FACES:
        return die(content, thing, texts)
    return [full(content, thing, texts), "", source(content, "rules", BLOCKS.get(thing, "loot"), texts)]


def full(content: Box, thing: str, texts: Texts) -> str:
    """What a thing does: with the numbers of the content, if there are any."""
    known = content.wording.get(thing, {})
    return text(known["full"], texts) if "full" in known else texts.text(f"full-{thing}")


def sourced(known: str, texts: Texts) -> str:
    return f"{texts.text('ui-source')}: {texts.text(f'source-{known}')}"


def source(content: Box, file: str, block: str, texts: Texts) -> str:
    return sourced(next((b.source for b in content.blocks if (b.file, b.block) == (file, block)), "pack"), texts)


def enemy_source(content: Box, sort: str, texts: Texts) -> str:
    return source(content, "grunts" if sort in content.grunts else "champions", sort, texts)


def hero(content: Box, id: str, texts: Texts) -> list[str]:
    board = content.heroes[hero_of(id)]
    return [
        texts.text(f"full-{id}"),
        "",
        f"{texts.text('hagalaz-health')} {board.health}, {texts.text('hagalaz-shields')} {board.shields}",
        f"★ {texts.name(board.core)}: {full(content, board.core, texts)}",
        source(content, "heroes", hero_of(id), texts),
    ]


def ability(content: Box, id: str, texts: Texts) -> list[str]:
    known = content.abilities[id]
    lines = [full(content, id, texts), f"{texts.name(known.hero)} · {texts.text(f'tier-{known.tier}')}{_slots(known)}"]
    if known.requires:
        lines.append(texts.text("hagalaz-requires", abilities=known.requires))
    return [*lines, source(content, "abilities", id, texts)]


def _slots(known: Ability) -> str:
    return " · " + "".join(f"[{SLOTS[slot]}]" for slot in known.slots) if known.slots else ""


def enemy(content: Box, sort: str, texts: Texts) -> list[str]:
    """A table of the tokens of a kind, or the champion's values."""
    lines = [texts.name((content.grunts.get(sort) or content.champions[sort]).faction), ""]
    if sort in content.grunts:
        lines += _tokens(content, content.grunts[sort], texts)
    else:
        known = content.champions[sort]
        lines.append(f"{texts.text('hagalaz-attack')} {known.attack}")
        lines += traits(content, sort, known.specialisation, texts)
    return [*lines, "", enemy_source(content, sort, texts)]


def _tokens(content: Box, grunt: Grunt, texts: Texts) -> list[str]:
    attack, shields = texts.text("hagalaz-attack"), texts.text("hagalaz-shields")
    lines = [
        f"{token.copies}× {attack} {token.attack}, {shields} {token.shields}"
        + (f", {texts.name(token.specialisation)}" if token.specialisation else "")
        + f" ({texts.name(token.challenge)})"
        for token in grunt.tokens
    ]
    special = dict.fromkeys(token.specialisation for token in grunt.tokens if token.specialisation)
    return [*lines, "", *(line for word in special for line in traits(content, "", word, texts))]


def traits(content: Box, sort: str, specialisation: str | None, texts: Texts) -> list[str]:
    found = []
    if specialisation:
        found.append(f"{texts.name(specialisation)}: {full(content, specialisation, texts)}")
    if sort in content.champions:
        found.append(f"{texts.name(content.champions[sort].trait)}: {text(content.wording[sort]['trait'], texts)}")
    return found


def mission(content: Box, id: str, texts: Texts) -> list[str]:
    """The page of a mission: objectives, enemies, what it is worth, what it means for later ones."""
    page, word = content.missions[id], texts.text
    lines = [word("hagalaz-rounds", rounds=page.mission.rounds)]
    lines.append(f"{texts.name(page.enemies.faction)}, {texts.name(page.enemies.challenge)}")
    lines += [f"{texts.name(posted.kind)} {' – '.join(map(str, posted.resilience))}" for posted in page.champions]
    lines += ["", *(f"{word(f'kind-{goal.kind}')}: {word(f'goal-{id}-{goal.id}')}" for goal in page.objectives)]
    if page.readiness is not None:
        worth = (
            (word(f"kind-{kind}"), getattr(page.readiness, kind)) for kind in ("paragon", "renegade", "loyalty", "side")
        )
        told = ", ".join(f"{kind} {points}" for kind, points in worth if points)
        lines += ["", f"{word('hagalaz-worth')}: {told}"]
    return [*lines, "", source(content, f"missions/{id}", "objectives." + page.objectives[0].id, texts)]


def die(content: Box, thing: str, texts: Texts) -> list[str]:
    face = thing.removeprefix(PARAGON)
    block = "paragon" if thing.startswith(PARAGON) else "strategy"
    return [f"[{FACE_SIGNS[face]}] {texts.text(f'hagalaz-face-{face}')}", "", source(content, "rules", block, texts)]
