"""What is printed on the cards, copied from components/vzdor.md by hand: the tests' own knowledge of the
box."""

from __future__ import annotations

PLAN, ATK, BOTH, NONE = ("planning",), ("attack",), ("planning", "attack"), ()

MAQUIS: dict[str, tuple[int, tuple[str, ...], int, tuple[str, ...]]] = {
    "abel": (1, ATK, 2, ATK),
    "adela": (1, ATK, 1, ATK),
    "adolfo": (0, ATK, 3, PLAN),
    "anastasio": (0, ATK, 2, ATK),
    "antonio": (1, BOTH, 2, BOTH),
    "benigno": (2, NONE, 0, ATK),
    "carlos": (2, NONE, 2, PLAN),
    "celia": (1, BOTH, 0, BOTH),
    "consuelo": (2, NONE, 0, ATK),
    "domingo": (1, PLAN, 3, BOTH),
    "emilio": (0, BOTH, 2, ATK),
    "jacinto": (1, BOTH, 3, BOTH),
    "juana": (1, BOTH, 2, BOTH),
    "manuel": (1, PLAN, 2, BOTH),
    "manuela": (1, PLAN, 2, BOTH),
    "marcelino": (1, PLAN, 2, ATK),
    "nicolas": (1, ATK, 4, NONE),
    "paquita": (1, PLAN, 0, ATK),
    "pilar": (0, PLAN, 2, PLAN),
    "ramona": (2, PLAN, 2, ATK),
    "ricardo": (1, ATK, 2, ATK),
    "roberto": (2, PLAN, 4, NONE),
    "sagrario": (2, NONE, 2, ATK),
    "soledad": (1, ATK, 1, ATK),
}
"""Components 1.1: covert strength and phases, revealed strength and phases."""

ENEMIES = {
    "counter-guerrilla": ("survive", [1, 1, 2, 2, 3, 3, 4, 4]),
    "military": ("survive", [1, 2, 3, 4]),
    "spy-master": ("survive", [1, 2, 3, 4]),
    "guard": ("defence", [1, 1, 2, 2, 3]),
    "grunt": ("defence", [1, 1, 1, 2, 2]),
    "jailor": ("defeat", [2, 3]),
    "engineer": ("defence", [2, 3]),
    "radio-operator": ("survive", [2, 3]),
}
"""Components 1.2, with the four shields of 4 that DEFY has wrong."""

MISSIONS = {
    "barracks": (1, 3, 4, 2),
    "border": (1, 3, 3, 1),
    "mountain-pass": (1, 4, 5, 1),
    "valley": (1, 5, 6, 2),
    "railroad-bridge": (1, 3, 8, 2),
    "commanding-officer": (1, 4, 6, 1),
    "commanders-villa": (1, 4, 5, 3),
    "bunker": (1, 2, 5, 1),
    "supply-convoy": (2, 5, 7, 2),
    "prison": (2, 5, 8, 3),
    "headquarters-cg": (2, 4, 7, 4),
    "caves": (2, 4, 6, 4),
    "take-back-farmhouse": (2, 4, 8, 2),
    "steal-supplies": (2, 3, 4, 3),
    "defend-farmhouse": (3, 4, 7, 4),
    "destroy-depot": (3, 4, 8, 4),
    "crossroads": (3, 4, 6, 3),
    "police-station": (3, 4, 8, 5),
    "mayors-house": (3, 5, 5, 4),
    "francos-headquarters": (3, 5, 7, 5),
}
"""Components 1.3: era, garrison, defence, victory points."""
