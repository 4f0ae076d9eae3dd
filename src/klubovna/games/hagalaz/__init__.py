"""Mass Effect: Priority: Hagalaz: four heroes on a wrecked cruiser, together, mission by mission."""

from __future__ import annotations

from klubovna.games.hagalaz.box import load
from klubovna.games.hagalaz.judgement import judgement, progress, results
from klubovna.games.hagalaz.painting import PAINTER
from klubovna.games.hagalaz.parts import PARTS
from klubovna.games.hagalaz.preview import preview
from klubovna.games.hagalaz.printed.checking import faults
from klubovna.games.hagalaz.printed.missions import MISSIONS
from klubovna.games.hagalaz.rules.slots import MOVE, OBJECTIVE, REVIVE
from klubovna.games.hagalaz.sampler import pieces, sample, secrets
from klubovna.games.hagalaz.setup import OPTIONS, seating, set_up
from klubovna.games.hagalaz.state import Hagalaz
from klubovna.games.hagalaz.temper import TEMPER
from klubovna.games.hagalaz.view import view
from klubovna.kernel.game import Game
from klubovna.kernel.lid import Lid
from klubovna.kernel.strength import Strength

GAME = Game(
    id="hagalaz",
    version="5",
    package=__name__,
    seats=("player-1",),
    options=OPTIONS,
    scenarios=MISSIONS,
    longest=20000,
    state=Hagalaz,
    load=load,
    set_up=set_up,
    view=view,
    formerly=frozenset({"5052205f41dce59f35086ffbe75155a3"}),
    wording=lambda box: box.wording,
    sample=sample,
    alike=True,
    secrets=secrets,
    pieces=pieces,
    judgement=judgement,
    progress=progress,
    results=results,
    parts=PARTS,
    rounds=lambda s: s.round,
    seating=seating,
    preview=preview,
    faults=faults,
    painter=PAINTER,
    words=lambda content: {"slot": (MOVE, OBJECTIVE, REVIVE)},
    lid=Lid(
        minutes=(45, 45),
        accent="#17606b",
        accent_ink="#effcff",
        sides=("#17606b", "#b3541e"),
        place=5,
        asked=("scenario", "players"),
        quick={"scenario": "cerberus-weapons"},
    ),
    temper=TEMPER,
    strengths={
        "novice": Strength(iterations=40, seconds=0.3, heat=0.004, slack=0.015, boldness=0.003),
        "club": Strength(iterations=100, seconds=0.5, learned=100, heat=0.002, slack=0.006, boldness=0.002),
        "master": Strength(iterations=1000, seconds=1.5),
    },
)
