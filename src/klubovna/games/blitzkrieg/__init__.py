"""Blitzkrieg!: two sides place hidden tokens on the theatres of a war. With Nippon, and with the solo mode."""

from __future__ import annotations

from klubovna.games.blitzkrieg.box import load
from klubovna.games.blitzkrieg.judgement import judgement, progress
from klubovna.games.blitzkrieg.parts import PARTS
from klubovna.games.blitzkrieg.preview import preview
from klubovna.games.blitzkrieg.printed.blocks import MAPS, SIDES
from klubovna.games.blitzkrieg.printed.wording import wording
from klubovna.games.blitzkrieg.sampler import pieces, sample, secrets
from klubovna.games.blitzkrieg.setup import seating, set_up
from klubovna.games.blitzkrieg.state import Blitzkrieg
from klubovna.games.blitzkrieg.temper import TEMPER
from klubovna.games.blitzkrieg.view import view
from klubovna.kernel.game import Game, Option
from klubovna.kernel.lid import Lid
from klubovna.kernel.strength import Strength

GAME = Game(
    id="blitzkrieg",
    version="2",
    package=__name__,
    seats=SIDES["base"],
    options=(
        Option("map", MAPS),
        Option("mode", ("duel", "solo")),
        Option("nippon_specials", ("no", "yes"), when=("map", "base")),
        Option("level", ("easy", "medium", "hard"), when=("mode", "solo")),
        Option("scientist", ("active", "inactive"), when=("map", "nippon"), ruling="ruling-scientist"),
        Option("rapid", ("before", "after"), ruling="ruling-rapid"),
        Option("spy", ("apart", "counts"), ruling="ruling-spy"),
        Option("six", ("choose", "reroll"), when=("mode", "solo"), ruling="ruling-six"),
    ),
    longest=300,
    state=Blitzkrieg,
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
    seating=seating,
    preview=preview,
    lid=Lid(
        minutes=(20, 20),
        accent="#3d4f5f",
        accent_ink="#f5f7f8",
        sides=("#4a5a6a", "#4d6b3c"),
        place=2,
        asked=("map", "mode", "level"),
        easiest="axis",
    ),
    temper=TEMPER,
    strengths={
        "novice": Strength(iterations=215, seconds=0.3, replies=1, heat=0.025, slack=0.06, boldness=0.01),
        "club": Strength(iterations=400, seconds=0.5, learned=16, heat=0.02, slack=0.05, boldness=0.01),
        "master": Strength(iterations=10_000, seconds=1.5),
    },
)
