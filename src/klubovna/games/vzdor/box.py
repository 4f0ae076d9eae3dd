"""The box: the 90 cards and the numbers of the rules as the game uses them, read from `content/`."""

from __future__ import annotations

from importlib.resources import files

from klubovna.games.vzdor.cards import Enemy, Maquis, Mission, maquis_of, mission_of
from klubovna.games.vzdor.printed.cards import EnemyType, Person, Rules, Target
from klubovna.games.vzdor.printed.fitting import check_together
from klubovna.kernel.content import Content, Pages, read
from klubovna.kernel.packs import Pack

SCHEMA = {"maquis": dict[str, Person], "enemies": dict[str, EnemyType], "missions": dict[str, Target], "rules": Rules}
GROWS = {"maquis": Person, "enemies": EnemyType, "missions": Target}
"""To which an owner may add cards of their own."""


class Box(Content):
    """All that is printed."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self.maquis: dict[str, Maquis] = {id: maquis_of(card) for id, card in pages.tables["maquis"].items()}
        self.types: dict[str, EnemyType] = pages.tables["enemies"]
        self.missions: dict[str, Mission] = {id: mission_of(card) for id, card in pages.tables["missions"].items()}
        self.rules: Rules = pages.tables["rules"]
        self.enemies = {
            f"{type_id}-{defence}": Enemy(type_id, defence, kind.keyword, kind.effect.name, kind.source)
            for type_id, kind in self.types.items()
            for defence in kind.defence
        }
        self.enemy_deck = tuple(f"{type_id}-{d}" for type_id, kind in self.types.items() for d in kind.defence)
        self.eras = tuple(tuple(id for id, m in self.missions.items() if m.era == era) for era in (1, 2, 3))
        self.played = tuple(len(era) - back for era, back in zip(self.eras, self.rules.setup.removed, strict=True))
        """How many missions of each era a game has."""


def load(pack: Pack | None = None) -> Box:
    pages = read(files(__package__) / "content", SCHEMA, pack, GROWS)
    check_together(pages.tables, pack.cover.file if pack else "")
    return Box(pages)
