"""Commands & Colors: Napoleonics: two armies on a field of hexes, led by command cards and decided by dice."""

from __future__ import annotations

from klubovna.games.napoleonics.box import load
from klubovna.games.napoleonics.judgement import judgement, progress
from klubovna.games.napoleonics.look import look
from klubovna.games.napoleonics.painting import PAINTER
from klubovna.games.napoleonics.parts import PARTS
from klubovna.games.napoleonics.preview import preview
from klubovna.games.napoleonics.printed.armies import SEATS
from klubovna.games.napoleonics.printed.checking import faults
from klubovna.games.napoleonics.printed.scenarios import SCENARIOS
from klubovna.games.napoleonics.printed.wording import wording
from klubovna.games.napoleonics.sampler import pieces, sample, secrets
from klubovna.games.napoleonics.setup import SWITCHES, set_up
from klubovna.games.napoleonics.state import Napoleonics
from klubovna.games.napoleonics.temper import TEMPER
from klubovna.games.napoleonics.view import view
from klubovna.kernel.game import Game, Option
from klubovna.kernel.lid import Lid
from klubovna.kernel.packs import Growth
from klubovna.kernel.strength import Strength

GAME = Game(
    id="napoleonics",
    version="3",
    package=__name__,
    seats=SEATS,
    options=(Option("scenario", SCENARIOS, own=True, grows=Growth("scenarios")), *SWITCHES),
    scenarios=SCENARIOS,
    longest=16000,
    state=Napoleonics,
    load=load,
    set_up=set_up,
    view=view,
    wording=wording,
    sample=sample,
    secrets=secrets,
    pieces=pieces,
    judgement=judgement,
    progress=progress,
    parts=PARTS,
    rounds=lambda s: (s.turn + 1) // 2,
    preview=preview,
    look=look,
    faults=faults,
    painter=PAINTER,
    lid=Lid(
        minutes=(60, 60),
        accent="#274b8f",
        accent_ink="#f4f7ff",
        sides=("#274b8f", "#a4262c"),
        place=3,
        asked=("scenario",),
        easiest="french",
    ),
    strengths={
        "novice": Strength(iterations=40, seconds=0.3, replies=1, heat=0.02, slack=0.06, boldness=0.01),
        "club": Strength(iterations=400, seconds=0.5, learned=20, heat=0.002, slack=0.006, boldness=0.002),
    },
    temper=TEMPER,
)
