"""Kacíř: Za palisádami (Pagan: Beyond the Palisades): a Witch among nine villagers, and a Hunter who looks for her."""

from __future__ import annotations

from klubovna.games.kacir.box import SEATS, faults, load
from klubovna.games.kacir.certainty import WITCH_CERTAINLY
from klubovna.games.kacir.judgement import judgement, progress
from klubovna.games.kacir.motive import MOTIVE
from klubovna.games.kacir.parts import PARTS
from klubovna.games.kacir.preview import preview
from klubovna.games.kacir.printed import BLUES, REDS, SCENARIOS
from klubovna.games.kacir.printed.checking import STANDARD
from klubovna.games.kacir.rules import (
    cleansing,
    clues,
    gloom,
    hands,
    in_play,
    influence,
    playing,
)
from klubovna.games.kacir.rules.cards import discarding, hunter, offering, witch
from klubovna.games.kacir.rules.course import round_of
from klubovna.games.kacir.sampler import pieces, sample, secrets
from klubovna.games.kacir.setup import CHOSEN, set_up
from klubovna.games.kacir.state import Kacir
from klubovna.games.kacir.temper import TEMPER
from klubovna.games.kacir.view import view
from klubovna.kernel.game import Game, Option
from klubovna.kernel.lid import Lid
from klubovna.kernel.packs import Growth
from klubovna.kernel.strength import Strength

WORDS = (cleansing, clues, discarding, gloom, hands, in_play, influence, offering, playing, hunter, witch)
"""Modules that give cards and villagers their words."""

GAME = Game(
    id="kacir",
    version="2",
    package=__name__,
    seats=SEATS,
    options=(
        Option("scenario", SCENARIOS, grows=Growth("scenarios")),
        Option("red", (CHOSEN, *REDS), grows=Growth("factions", "group", "red")),
        Option("blue", (CHOSEN, *BLUES), grows=Growth("factions", "group", "blue")),
        Option("witch_deck", (STANDARD,), own=True, grows=Growth("decks", "seat", "witch")),
        Option("hunter_deck", (STANDARD,), own=True, grows=Growth("decks", "seat", "hunter")),
        Option("clues", ("stay", "spent"), ruling="ruling-clues"),
        Option("redraw", ("once", "never"), ruling="ruling-redraw"),
        Option("rounds", ("usual", "late"), ruling="ruling-rounds"),
        Option("influence", ("limited", "unlimited"), ruling="ruling-influence"),
    ),
    scenarios=SCENARIOS,
    longest=6000,
    state=Kacir,
    load=load,
    set_up=set_up,
    view=view,
    wording=lambda box: box.wording,
    formerly=frozenset({"cee4a2ef51239ba386749b84567056f6"}),
    sample=sample,
    secrets=secrets,
    pieces=pieces,
    judgement=judgement,
    progress=progress,
    parts=PARTS,
    motive=MOTIVE,
    certainties=(WITCH_CERTAINLY,),
    rounds=round_of,
    preview=preview,
    faults=faults,
    lid=Lid(
        minutes=(60, 60),
        accent="#4c3f63",
        accent_ink="#f6f1ff",
        sides=("#6a3d7c", "#8a5a2b"),
        place=4,
        asked=("scenario",),
        easiest="hunter",
    ),
    temper=TEMPER,
    strengths={
        "novice": Strength(iterations=24, seconds=0.3, replies=1, heat=0.0055, slack=0.016, boldness=0.006),
        "club": Strength(iterations=500, seconds=0.5, learned=150, trust=0.02, heat=0.005, slack=0.015, boldness=0.005),
        "master": Strength(iterations=8000, seconds=1.5, trust=0.05),
    },
)
