"""A hex in words: the ground, what lies there, its sides, who stands there and what an enemy is up to."""

from __future__ import annotations

from klubovna.games.hagalaz.view import FoeView, HeroView, HexView, MissionView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards.hagalaz.signs import attack_of, opposite

UNTOLD = ("loot", "bonus loot", "refugee", "champion start")
"""Marks for the set-up: what is left of it is told by what lies and stands there now."""


class Places:
    """The hexes of a mission, by name."""

    def __init__(self, mission: MissionView, texts: Texts) -> None:
        self.mission, self.texts = mission, texts
        self.hexes = {hex.id: hex for hex in mission.map}

    def knows(self, thing: str) -> bool:
        return thing in self.hexes

    def hero(self, hex: str) -> HeroView | None:
        return next((hero for hero in self.mission.heroes if hero.hex == hex), None)

    def foe(self, hex: str) -> FoeView | None:
        return next((foe for foe in self.mission.foes if foe.hex == hex), None)

    def called(self, hex: str) -> str:
        """`D5 Trooper 2/2`, `D6 Shepard`, `E6 fire, loot`."""
        hero, foe = self.hero(hex), self.foe(hex)
        if foe is not None:
            return f"{hex} {self.texts.name(foe.sort)} {foe.shields - foe.damage}/{foe.shields}"
        return f"{hex} {self.texts.name(hero.id) if hero is not None else ', '.join(self.ground(hex))}".strip()

    def told(self, hex: str) -> str:
        """`D5: fire; wall: right; Trooper …`."""
        parts = [", ".join([*self.ground(hex), *self.dangers(hex)]), *self.sides(hex), *self.company(hex)]
        return f"{hex}: {'; '.join(part for part in parts if part)}" if any(parts) else hex

    def ground(self, hex: str) -> list[str]:
        """What is printed on the hex and what lies there, in words."""
        here, mission, name = self.hexes[hex], self.mission, self.texts.name
        found = [name("raised")] * here.raised
        found += [self._mark(here, mark) for mark in here.marks if mark not in UNTOLD]
        found += [name("loot")] * mission.loot.count(hex)
        found += [name(what) for what, at in (*mission.caches, *mission.tokens) if at == hex]
        found += [name("mine")] * mission.mines.count(hex)
        found += [name("chatika")] * (mission.drone == hex)
        found += [self._word("covered")] * (hex in mission.covered)
        for turret in mission.turrets:
            if turret.hex == hex:
                way = self._word(f"side-{turret.facing}")
                found.append(f"{name('turret' if turret.active else 'disabled-turret')} ({way})")
        return [word for word in found if word]

    def dangers(self, hex: str) -> list[str]:
        """Turrets that shoot there."""
        turrets = [turret for turret in self.mission.turrets if turret.active and hex in turret.arc]
        return [self._word("under-fire", hex=turret.hex) for turret in turrets]

    def _mark(self, hex: HexView, mark: str) -> str:
        if "start" in mark and "grunt" not in mark:
            return self.texts.name("hero-start") if not self.mission.round else ""
        told = self.texts.name(mark.replace(" ", "-"))
        used = hex.id in self.mission.handled and mark != "exit"
        return f"{told} ({self._word('handled')})" if used else told

    def sides(self, hex: str) -> list[str]:
        """`wall: left, upper left`; the edge of the map is a wall, too."""
        found: dict[str, list[str]] = {}
        for side, what in self.hexes[hex].sides.items():
            name = "elevation" if what in ("up", "down") else what
            if what == "door" and self._locked(hex, side):
                name = "locked-door"
            found.setdefault(name, []).append(self._word(f"side-{side}"))
        return [f"{self.texts.name(what)}: {', '.join(sides)}" for what, sides in found.items()]

    def company(self, hex: str) -> list[str]:
        hero, foe = self.hero(hex), self.foe(hex)
        found = [self.hero_told(hero)] if hero is not None else []
        return found + ([self.foe_told(foe)] if foe is not None else [])

    def hero_told(self, hero: HeroView) -> str:
        """`Shepard: health 5/7, shields 3/3, Command 2/3`."""
        told = [self._word("hero-down")] if hero.status == "down" else []
        told.append(f"{self._word('health')} {hero.health}/{hero.most_health}")
        told.append(f"{self._word('shields')} {hero.shields}/{hero.most_shields}")
        if hero.most_points:
            told.append(f"{self.texts.name(hero.core)} {hero.points}/{hero.most_points}")
        told += [self.texts.name(token) for token in hero.carries]
        return f"{self.texts.name(hero.id)}: {', '.join(told)}"

    def foe_told(self, foe: FoeView) -> str:
        """`Trooper: attack 1, shields 2/2, shooter, stunned; would attack Garrus`."""
        told = [f"{self._word('attack')} {attack_of(foe)}"]
        told.append(f"{self._word('shields')} {foe.shields - foe.damage}/{foe.shields}")
        if foe.resilience:
            told.append(self._word("levels", left=len(foe.resilience) - foe.level, all=len(foe.resilience)))
        told += [self.texts.name(word) for word in (foe.specialisation, foe.trait) if word]
        states = (("stunned", foe.stunned), ("biotic", foe.biotic), ("covered", foe.covered))
        told += [self._word(word) for word, holds in states if holds]
        return f"{self.texts.name(foe.sort)}: {', '.join(told)}{self._intent(foe)}"

    def _intent(self, foe: FoeView) -> str:
        if foe.would is None:
            return ""
        if foe.would.heroes:
            return f"; {self._word('would-attack', heroes=foe.would.heroes)}"
        return f"; {self._word('would-go', hexes=foe.would.to)}"

    def _locked(self, hex: str, side: str) -> bool:
        return any(
            door.locked
            for door in self.mission.doors
            if (door.here == hex and door.side == side) or (door.there == hex and opposite(door.side) == side)
        )

    def _word(self, id: str, **args: int | str | tuple[str, ...]) -> str:
        return self.texts.text(f"hagalaz-{id}", **args)
