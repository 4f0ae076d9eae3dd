"""How Hagalaz is tried under the laws: nobody gets far by chance, so there is a pack with which missions are short
work, for games that should see every rule and every good end."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import TypeAlias

from klubovna.games.hagalaz.printed.heroes import HEROES
from klubovna.games.hagalaz.printed.missions import MISSIONS
from klubovna.games.hagalaz.telling import EFFECTS
from klubovna.kernel.laws.trials import Trials

Changes: TypeAlias = tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]
OBJECTIVES = "[[objectives]]"
HARD = {"breakthrough": "paragon"}
"""Which victory is left as it is, so that the other is sought: the renegade one, except in these missions."""
SHORT: Changes = (
    (r"rounds = \d+", "rounds = 8"),
    (r"resilience = .*", "resilience = [1, 3]"),
    (r'after = \["codes"\]\n', ""),
)
LITTLE: Changes = ((r"need = \d", "need = 1"), (r"times = \d", "times = 1"), (r', must = \["shepard"\]', ""))
CAMPAIGN: Changes = (
    (r"^readiness = (\d+)$", lambda mark: f"readiness = {int(mark[1]) // 2}"),
    (r"most = 16", "most = 8"),
    (r"failures = 2", "failures = 4"),
    (r'mission = "test-subjects"\nfeat = "paragon"', 'mission = "breakthrough"\nfeat = "renegade"'),
    (r'later = \["barrier-generator"\]', 'later = ["test-subjects", "barrier-generator"]'),
)
CHARGE = '[biotic-charge]\ntier = "start"\nrequires = []\n'


def pack() -> dict[str, str]:
    """Its files by name: strong heroes who move a lot, weak champions, little to be done, ends of the campaign that are
    near one another, no early end; some of the best abilities from the beginning."""
    return {
        "heroes": "".join(f"[{hero}]\nhealth = 12\nshields = 8\n" for hero in HEROES),
        "abilities": _tiers("brokers-intuition", "stasis") + _tiers("forty-six", "headbutt") + CHARGE,
        "rules": '[strategy_dice]\nfaces = ["move3", "move3", "mixed", "standard", "empowered", "core"]\n',
        "campaign": _changed(_page("campaign"), CAMPAIGN),
        **{f"missions/{id}": _short(id, _page(f"missions/{id}")) for id in MISSIONS},
    }


def _tiers(start: str, loyalty: str) -> str:
    return f'[{start}]\ntier = "start"\n[{loyalty}]\ntier = "loyalty"\n'


def _page(name: str) -> str:
    return (files("klubovna.games.hagalaz") / "content" / f"{name}.toml").read_text("utf-8")


def _short(id: str, page: str) -> str:
    hard = f'kind = "{HARD.get(id, "renegade")}"'
    head, *objectives = _changed(page, SHORT).split(OBJECTIVES)
    goals = [goal if hard in goal else _changed(goal, LITTLE) for goal in objectives if 'id = "codes"' not in goal]
    return OBJECTIVES.join([head, *goals])


def _changed(text: str, changes: Changes) -> str:
    for old, new in changes:
        text = re.sub(old, new, text, flags=re.MULTILINE)
    return text


TRIALS = Trials(
    games=120,
    visits=200,
    endings=frozenset({"time", "shepard", "early-end"}),
    easier=pack(),
    hopeful={"scenario": ["campaign"]},
    late_endings=frozenset({"turning-point", "perfect"}),
    effects=EFFECTS,
)
