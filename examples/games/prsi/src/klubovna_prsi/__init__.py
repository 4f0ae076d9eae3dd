"""Prší: whoever is first without cards has won. Sevens, aces and Obers see to it that it takes a while."""

from __future__ import annotations

from klubovna.kernel.game import Game, Option
from klubovna.kernel.lid import Lid
from klubovna_prsi.judgement import judgement
from klubovna_prsi.preview import preview
from klubovna_prsi.sampler import pieces, sample, secrets
from klubovna_prsi.setup import seating, set_up
from klubovna_prsi.state import SEATS, Prsi
from klubovna_prsi.view import view

GAME = Game(
    id="prsi",
    version="1",
    package=__name__,
    seats=SEATS[2],
    options=(
        Option("players", (2, 3, 4)),
        Option("deals", (1, 3, 5)),
        Option("hand", (4, 5)),
        Option("sevens", ("stack", "plain"), ruling="ruling-sevens"),
        Option("aces", ("answer", "plain"), ruling="ruling-aces"),
        Option("drawn", ("keep", "play"), ruling="ruling-drawn"),
        Option("back", ("no", "seven"), ruling="ruling-back"),
    ),
    longest=5000,
    state=Prsi,
    set_up=set_up,
    view=view,
    sample=sample,
    secrets=secrets,
    pieces=pieces,
    judgement=judgement,
    seating=seating,
    preview=preview,
    rounds=lambda s: s.deal,
    lid=Lid(minutes=(5, 20), accent="#2f4c5c", accent_ink="#f2f7f9", asked=("players", "deals")),
)
