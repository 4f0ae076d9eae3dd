"""Vzdor! (Resist!): a solo game of the Spanish maquis, four missions in the row and a deck that wears away."""

from __future__ import annotations

from klubovna.games.vzdor.box import load
from klubovna.games.vzdor.judgement import judgement, progress
from klubovna.games.vzdor.parts import PARTS
from klubovna.games.vzdor.preview import preview
from klubovna.games.vzdor.printed.wording import wording
from klubovna.games.vzdor.sampler import pieces, sample, secrets
from klubovna.games.vzdor.setup import set_up
from klubovna.games.vzdor.state import MAQUIS, Vzdor, words
from klubovna.games.vzdor.temper import TEMPER
from klubovna.games.vzdor.view import view
from klubovna.kernel.game import Game, Option
from klubovna.kernel.lid import Lid
from klubovna.kernel.strength import Strength

GAME = Game(
    id="vzdor",
    version="2",
    package=__name__,
    seats=(MAQUIS,),
    options=(
        Option("maquis", ("split", "draft")),
        Option("crossroads", ("covert", "by-side"), ruling="ruling-crossroads"),
        Option("ending_attack", ("free", "forced"), ruling="ruling-ending-attack"),
        Option("scouting", ("together", "one-by-one"), ruling="ruling-scouting"),
    ),
    longest=600,
    state=Vzdor,
    load=load,
    formerly=frozenset({"500a0b4291063390cf5134672e9667b3"}),
    set_up=set_up,
    view=view,
    wording=wording,
    sample=sample,
    alike=True,
    secrets=secrets,
    pieces=pieces,
    judgement=judgement,
    progress=progress,
    parts=PARTS,
    preview=preview,
    rounds=lambda s: s.round,
    lid=Lid(
        minutes=(20, 30),
        accent="#9c2f25",
        accent_ink="#fff6ec",
        sides=("#3f5d4a", "#9c2f25"),
        place=1,
        asked=(),
    ),
    temper=TEMPER,
    strengths={
        "novice": Strength(iterations=16, seconds=0.3, heat=0.03, slack=0.08, boldness=0.02),
        "club": Strength(iterations=300, seconds=0.5, learned=30, heat=0.003, slack=0.01, boldness=0.003),
        "master": Strength(iterations=3000, seconds=1.5),
    },
    words=words,
)
