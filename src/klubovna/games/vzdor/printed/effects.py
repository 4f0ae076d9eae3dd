"""What cards do: an action of a maquis, an effect of an enemy or a mission is a word with what varies it.

Words are shared: whoever *discards* or *draws*, a side of a maquis or a mission, does so with the same word. What a
word and its parameters make together has a name (`name`), by which rules, texts and judgements know it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

Word: TypeAlias = Literal[
    "attack", "discard", "draw", "sift", "scout", "remove", "take-back", "call-back", "move", "weaken", "halve",
    "ignore", "copy", "enlist", "scout-and-discard",
    "reinforce", "recruit", "add", "civilian", "rest-draw", "police",
    "guards-first", "grunts-first", "engineer", "reveal-limit", "enemies-stronger",
]  # fmt: skip
"""The first two lines are what maquis do (missions some of it, too), the third what enemies and missions do at once,
the last what holds as long as their card is there."""
What: TypeAlias = Literal[
    "", "enemies", "enemy", "counter-guerrillas", "maquis", "all", "covert", "recruit", "recruits", "spy", "mission"
]
"""Of what, or with which deck."""
Per: TypeAlias = Literal["", "revealed", "civilian", "other-maquis", "enemy"]
Where: TypeAlias = Literal["", "others", "elsewhere", "everywhere"]
"""At which missions, where it is not the one under attack."""
Cost: TypeAlias = Literal["", "discard-spy", "discard-maquis"]
Gain: TypeAlias = Literal["", "defence"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A word and what varies it."""

    do: Word
    what: What = ""
    per: Per = ""
    """As many times as there are of these."""
    where: Where = ""
    cost: Cost = ""
    """What is done before, or it can't be done at all."""
    gain: Gain = ""
    """What of the thing is won as attack power."""
    count: int = 1

    @property
    def name(self) -> str:
        """What these make together: `draw`, `discard-spy-draw`, `attack-per-revealed`, `discard-enemy-elsewhere`."""
        per, gain = self.per and f"per-{self.per}", self.gain and f"gain-{self.gain}"
        return "-".join(filter(None, (self.cost, self.do, self.what, per, gain, self.where)))


# What is made of them, by its name

CountingAction: TypeAlias = Literal["attack-per-revealed", "attack-per-civilian", "attack-per-other-maquis"]
PlainAction: TypeAlias = Literal[
    CountingAction, "discard-counter-guerrillas", "weaken", "halve-mission", "ignore-mission", "draw", "draw-recruit",
    "discard-spy-draw", "remove-spy", "sift-covert", "sift-enemies", "sift-recruits", "enlist",
]  # fmt: skip
AimedAction: TypeAlias = Literal[
    "discard-enemies", "discard-enemy-gain-defence", "move-enemy", "scout-mission", "scout-and-discard", "take-back",
    "call-back", "discard-maquis-draw", "copy",
]  # fmt: skip
"""Actions of the maquis: the plain ones, and those that need a target."""
AT_THE_MISSION: frozenset[str] = frozenset(
    {
        "discard-counter-guerrillas", "weaken", "halve-mission", "discard-enemies", "discard-enemy-gain-defence",
        "move-enemy",
    }
)  # fmt: skip
"""Actions on the mission under attack and its enemies."""
LastingEffect: TypeAlias = Literal["guards-first", "grunts-first", "engineer", "reveal-limit", "enemies-stronger"]
AtOnce: TypeAlias = Literal[
    "reinforce-others", "rest-draw", "scout-mission", "discard-enemy-elsewhere", "discard-enemy-everywhere",
    "remove-spy", "civilian", "civilian-per-enemy", "discard-maquis", "recruit", "add-spy", "take-back",
    "remove-covert", "discard-all", "police",
]  # fmt: skip
"""Effects of missions and enemies: those that forbid or change something as long as their card is there, and those that
happen once."""
EnemyEffect: TypeAlias = Literal[
    "guards-first", "grunts-first", "engineer", "recruit", "civilian", "remove-covert", "add-spy", "reinforce-others"
]
MissionEffect: TypeAlias = Literal[
    "reinforce-others", "rest-draw", "scout-mission", "discard-enemy-elsewhere", "discard-enemy-everywhere",
    "remove-spy", "civilian-per-enemy", "discard-maquis", "recruit", "add-spy", "take-back", "reveal-limit",
    "remove-covert", "discard-all", "police", "enemies-stronger",
]  # fmt: skip
COUNTED = frozenset({"discard-enemies", "draw", "discard-maquis-draw", "rest-draw", "reveal-limit"})
"""What can be done with any number of them; of the others it is one, or as many as there are."""
LASTING: frozenset[str] = frozenset(get_args(LastingEffect))
ACTIONS: frozenset[str] = frozenset((*get_args(AimedAction), *get_args(PlainAction)))
ENEMY_EFFECTS: frozenset[str] = frozenset(get_args(EnemyEffect))
MISSION_EFFECTS: frozenset[str] = frozenset(get_args(MissionEffect))
