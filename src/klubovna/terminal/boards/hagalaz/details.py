"""All that is known of a hex and who stands there, of a hero, an ability, an enemy, a card, a mission, the story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.printed.heroes import hero_of
from klubovna.games.hagalaz.view import HagalazView, MissionView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Heap, Thing
from klubovna.terminal.boards.hagalaz import printed
from klubovna.terminal.boards.hagalaz.places import Places
from klubovna.terminal.boards.hagalaz.signs import PARAGON, unnumbered
from klubovna.terminal.boards.hagalaz.table import goal_sign, goal_text, title
from klubovna.terminal.boards.hagalaz.team import BASIC
from klubovna.terminal.ink import Ink

STORY = "story"


def details(content: Box, view: HagalazView | None, thing: str, texts: Texts, ink: Ink) -> RenderableType:
    mission = view.mission if view is not None else None
    if mission is not None and thing in {hex.id for hex in mission.map}:
        return _titled(thing, _hex(content, mission, thing, texts), ink)
    if view is not None and thing == STORY:
        return _titled(texts.text("hagalaz-story"), _story(content, view, texts), ink)
    if mission is not None and thing == mission.id:
        return _titled(title(mission, texts), _mission(content, mission, texts), ink)
    if hero_of(thing) in content.heroes and view is not None:
        return _titled(texts.name(thing), _hero(content, view, thing, texts), ink)
    return _titled(texts.name(thing), printed.told(content, thing, texts), ink)


def _titled(heading: str, lines: Iterable[str], ink: Ink) -> RenderableType:
    return Group(Text(heading, f"bold {ink.chosen}"), Text(), *(Text(line) for line in lines))


def _story(content: Box, view: HagalazView, texts: Texts) -> list[str]:
    read = [texts.text(f"story-{section}") for section in view.story]
    return [line for text in read for line in (text, "")] + [printed.source(content, "campaign", "start", texts)]


def _hex(content: Box, mission: MissionView, hex: str, texts: Texts) -> list[str]:
    """The ground and what it does, sides, who stands there and everything that is printed on him, objectives."""
    places = Places(mission, texts)
    lines = [*places.ground(hex), *places.dangers(hex), *places.sides(hex)]
    marks = map(unnumbered, places.hexes[hex].marks)
    lines += [printed.full(content, mark.replace(" ", "-"), texts) for mark in marks if mark in printed.FEATURES]
    for objective in mission.objectives:
        if hex in objective.hexes:
            lines.append(f"{goal_sign(objective)} {goal_text(mission, objective, texts)}")
    hero, foe = places.hero(hex), places.foe(hex)
    if hero is not None:
        lines += ["", places.hero_told(hero), printed.source(content, "heroes", hero_of(hero.id), texts)]
    elif foe is not None:
        scale = [texts.text("hagalaz-resilience", scale=" – ".join(map(str, foe.resilience)))] if foe.resilience else []
        traits = printed.traits(content, foe.sort, foe.specialisation, texts)
        lines += ["", places.foe_told(foe), *scale, *traits, printed.enemy_source(content, foe.sort, texts)]
    if hero is None and foe is None:
        lines += ["", printed.source(content, f"missions/{mission.id}", "map", texts)]
    return lines


def _mission(content: Box, mission: MissionView, texts: Texts) -> list[str]:
    lines = [texts.text("hagalaz-round", round=mission.round, rounds=mission.rounds)]
    lines += [f"{texts.text('hagalaz-enemies')}: {texts.name(mission.faction)}", ""]
    for goal in mission.objectives:
        kind = texts.text(f"kind-{goal.kind}")
        lines.append(f"{goal_sign(goal)} {kind} {goal.now}/{goal.need}: {goal_text(mission, goal, texts)}")
    lines.append("")
    lines += printed.mission(content, mission.id, texts) if mission.id in content.missions else []
    return lines if mission.id in content.missions else [*lines, printed.sourced("pack", texts)]


def _hero(content: Box, view: HagalazView, hero: str, texts: Texts) -> list[str]:
    """The board as it is now, then every ability with its text."""
    lines = printed.hero(content, hero, texts)
    places = Places(view.mission, texts) if view.mission is not None else None
    for now in view.mission.heroes if view.mission is not None else ():
        if places is not None and now.id == hero:
            lines += ["", places.hero_told(now)]
    sheet = next(sheet for sheet in view.sheets if sheet.hero == hero)
    for ability in sheet.abilities:
        head = texts.text("hagalaz-unlocked") if ability.unlocked else texts.text(f"tier-{ability.tier}")
        lines += ["", f"{texts.name(ability.id)} ({head})", *printed.ability(content, ability.id, texts)]
    return lines


def brief(content: Box, view: HagalazView, thing: str, texts: Texts) -> list[str]:
    """What the line under the choices says of a thing that is no hex."""
    if thing in BASIC:
        return [texts.text(f"hagalaz-about-{thing}")]
    if thing in content.abilities or thing in printed.ITEMS:
        return [printed.full(content, thing, texts)]
    if thing.removeprefix(PARAGON) in printed.FACES:
        return [texts.text(f"hagalaz-face-{thing.removeprefix(PARAGON)}")]
    if thing in content.missions:
        return printed.mission(content, thing, texts)[:2]
    if view.mission is not None and (told := _brief_here(view.mission, thing, texts)):
        return told
    return [printed.full(content, thing, texts)] if hero_of(thing) in content.heroes else []


def _brief_here(mission: MissionView, thing: str, texts: Texts) -> list[str]:
    """An objective, or a hero on the map."""
    heroes = [hero for hero in mission.heroes if hero.id == thing and mission.round]
    told = [goal_text(mission, goal, texts) for goal in mission.objectives if goal.id == thing]
    return told + [Places(mission, texts).hero_told(hero) for hero in heroes]


# What can be looked at


def things(content: Box, view: HagalazView, texts: Texts) -> list[Heap]:
    """Heroes, enemies on the map, the mission, cards that are known, the rest of the map; then all there is."""
    mission, word = view.mission, texts.text
    heaps = _on_the_table(content, mission, texts) if mission is not None else []
    listed = {thing.id for heap in heaps for thing in heap.things}
    heaps.append(Heap(word("hagalaz-story"), (Thing(STORY, word("hagalaz-story")),)))
    rest = [hero for hero in content.heroes if hero not in set(map(hero_of, listed))]
    heaps.append(Heap(word("hagalaz-heroes"), _counted(rest, texts)))
    for hero in content.heroes:
        own = [name for name, ability in content.abilities.items() if ability.hero == hero]
        heaps.append(Heap(f"{texts.name(hero)}: {word('hagalaz-abilities')}", _counted(own, texts)))
    heaps.append(Heap(word("hagalaz-enemies"), _counted([*content.grunts, *content.champions], texts)))
    heaps.append(Heap(word("hagalaz-cards"), _counted(content.threats, texts)))
    heaps.append(Heap(word("hagalaz-items"), _counted(printed.ITEMS, texts)))
    heaps.append(Heap(word("hagalaz-dice"), _counted(printed.FACES, texts)))
    missions = [id for id in content.missions if id not in listed]
    heaps.append(Heap(word("hagalaz-missions"), _counted(missions, texts)))
    return [heap for heap in heaps if heap.things]


def _on_the_table(content: Box, mission: MissionView, texts: Texts) -> list[Heap]:
    places, word = Places(mission, texts), texts.text
    cards = [hero.card for hero in mission.heroes if hero.card and hero.card != "face-down"]
    open_cards = dict.fromkeys([*[mission.shown] * bool(mission.shown), *cards, *mission.discard])
    enemies = tuple(Thing(foe.hex, places.called(foe.hex)) for foe in mission.foes)
    taken = {foe.hex for foe in mission.foes}
    free = tuple(Thing(hex.id, places.called(hex.id)) for hex in mission.map if hex.id not in taken)
    return [
        Heap(word("hagalaz-team"), _counted([hero.id for hero in mission.heroes], texts)),
        Heap(word("hagalaz-mission"), (Thing(mission.id, title(mission, texts)),)),
        Heap(word("hagalaz-on-map"), enemies),
        Heap(word("hagalaz-open-cards"), _counted([card for card in open_cards if card], texts)),
        Heap(word("hagalaz-map"), free),
    ]


def _counted(ids: Iterable[str], texts: Texts) -> tuple[Thing, ...]:
    counted = Counter(list(ids)).items()
    return tuple(Thing(id, texts.name(id) + (f" ×{count}" if count > 1 else "")) for id, count in counted)
