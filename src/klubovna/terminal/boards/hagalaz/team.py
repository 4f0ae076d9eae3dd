"""Hero boards: tracks, the core ability, the threat card, and slots with the dice in them."""

from __future__ import annotations

from rich.text import Text

from klubovna.games.hagalaz.view import HeroView
from klubovna.terminal.boards.drawing import Lines, ends, fit, flow
from klubovna.terminal.boards.hagalaz.signs import (
    ACTIVE,
    CARD,
    FACES,
    HEART,
    LEADER,
    NBSP,
    RENEGADE,
    SHIELD,
    SLOTS,
    STAR,
    TOKEN,
    Painter,
    die,
)

BASIC = ("move", "objective", "revive")
INDENT = "   "


def panel(p: Painter, width: int) -> Lines:
    """Two lines a hero, for a column beside the map: name, tokens and the dice that were used; and the tracks."""
    lines: Lines = []
    for hero in p.mission.heroes:
        name = Text(" ").join([_name(p, hero), Text().join(_tokens(p, hero))])
        lines.append(fit(ends(name, _used(p, hero, width - name.cell_len), width), width))
        lines.append(fit(Text.assemble(" ", Text(" ").join(_tracks(p, hero))), width))
    return lines


def _used(p: Painter, hero: HeroView, room: int) -> Text:
    """The dice on the board; in little room without brackets."""
    dice = "".join(die(d.face, d.paragon) for d in hero.dice)
    return Text(dice if len(dice) < room else "".join(FACES[d.face] for d in hero.dice), p.ink.ink2)


def team(p: Painter) -> Lines:
    """One line a hero."""
    return [_headed(p, hero)[0] for hero in p.mission.heroes]


def boards(p: Painter) -> Lines:
    """Every hero with all slots of the board."""
    return [line for hero in p.mission.heroes for line in (*_headed(p, hero), *_slots(p, hero))]


def board(p: Painter) -> Lines:
    """The slots of the hero whose turn it is."""
    active = [hero for hero in p.mission.heroes if hero.id == p.mission.active]
    return [line for hero in active for line in _slots(p, hero)]


def _headed(p: Painter, hero: HeroView) -> Lines:
    told = [_name(p, hero), *_tracks(p, hero), *_tokens(p, hero), *_more(p, hero)]
    return flow(told, p.width, "  ")


def _name(p: Painter, hero: HeroView) -> Text:
    turn = ACTIVE if hero.id == p.mission.active else " "
    leads = LEADER if hero.id == p.mission.leader else " "
    return Text.assemble(
        (turn, f"bold {p.ink.chosen}"),
        (leads, f"bold {p.ink.warn}"),
        p.numbered(hero.id),
        (p.name(hero.id), f"bold {p.ink.info}"),
    )


def _tracks(p: Painter, hero: HeroView) -> list[Text]:
    """`♥5/7 ◊3/3 ★2/3`; of somebody who is out, why."""
    if hero.status != "standing":
        return [Text(p.word(f"hero-{hero.status}").replace(" ", NBSP), f"bold {p.ink.bad}")]
    told = [f"{HEART}{hero.health}/{hero.most_health}", f"{SHIELD}{hero.shields}/{hero.most_shields}"]
    told += [f"{STAR}{hero.points}/{hero.most_points}"] * bool(hero.most_points)
    return [Text(track, p.ink.ink) for track in told]


def _tokens(p: Painter, hero: HeroView) -> list[Text]:
    """A threat card, renegade tokens, whatever is carried: `▒`, `¬1`, `&`."""
    told = [Text(CARD, p.ink.ink2)] * bool(hero.card)
    told += [Text(f"{RENEGADE}{hero.renegade}", p.ink.bad)] * bool(hero.renegade)
    return told + [Text(TOKEN * len(hero.carries), p.ink.warn)] * bool(hero.carries)


def _more(p: Painter, hero: HeroView) -> list[Text]:
    """The hex, whose the hero is, experience, what the star is for, a threat card that is open, what is carried."""
    told: list[str] = [hero.hex] if hero.hex else []
    told.append(f"{p.word('experience')}{NBSP}{hero.experience}/{p.content.rules.experience.boxes}")
    told.append(f"{STAR}{p.name(hero.core)}")
    if hero.card and hero.card != "face-down":
        told.append(f"{CARD}{p.name(hero.card)}")
    told += [f"{TOKEN}{p.name(token)}" for token in hero.carries]
    told += [_owner(p, hero)] * shared(p)
    return [Text(word, p.ink.ink2) for word in told]


def shared(p: Painter) -> bool:
    """Whether several players have the heroes."""
    return len({hero.seat for hero in p.mission.heroes}) > 1


def _owner(p: Painter, hero: HeroView) -> str:
    return f"({p.name(hero.seat)})" if hero.seat else "(?)"


def crew(p: Painter) -> Lines:
    """Before the mission: who comes along and, where it is decided already, whose they are."""
    owners = {hero.id: _owner(p, hero) for hero in p.mission.heroes} if shared(p) else {}
    told = [Text(f"{p.word('team')}:", p.ink.ink2)]
    told += [Text(f"{p.name(hero)}{NBSP}{owners.get(hero, '')}".rstrip(NBSP), p.ink.info) for hero in p.mission.team]
    return flow(told, p.width, "  ")


def _slots(p: Painter, hero: HeroView) -> Lines:
    """`Move [→2][ →]  Shot [●][ ●]`; dice that do nothing at the end."""
    told = [_slot(p, hero, slot, free) for slot, free in hero.slots.items()]
    spare = "".join(die(d.face, d.paragon) for d in hero.dice if d.slot is None)
    if spare:
        told.append(Text(f"{p.word('spare').replace(' ', NBSP)}{NBSP}{spare}", p.ink.ink2))
    return [Text.assemble(INDENT, line) for line in flow(told, p.width - len(INDENT), "  ")]


def _slot(p: Painter, hero: HeroView, slot: str, free: int) -> Text:
    dice = "".join(die(d.face, d.paragon) for d in hero.dice if d.slot == slot)
    kinds = slots_of(p, slot)
    empty = "".join(f"[{NBSP}{SLOTS[kind]}]" for kind in kinds[len(kinds) - free :])
    number = p.numbered(slot) if hero.id == p.mission.active else Text()
    name = p.name(slot) if slot not in BASIC else p.word(f"slot-{slot}").replace(" ", NBSP)
    style = p.ink.ink if free else p.ink.ink2
    return Text.assemble(number, (f"{name}{NBSP}", style), (dice, f"bold {p.ink.chosen}"), (empty, style))


def slots_of(p: Painter, slot: str) -> tuple[str, ...]:
    if slot in BASIC:
        kinds: tuple[str, ...] = getattr(p.content.rules.mat, slot)
        return kinds
    return p.content.abilities[slot].slots
