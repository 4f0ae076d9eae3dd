"""Mlýn, nine men's morris: three men in a line take one of the other's."""

from __future__ import annotations

from klubovna.kernel.game import Game, Option
from klubovna.kernel.lid import Lid
from klubovna_mlyn.judgement import judgement
from klubovna_mlyn.preview import preview
from klubovna_mlyn.setup import set_up
from klubovna_mlyn.state import SEATS, Mlyn
from klubovna_mlyn.view import view

GAME = Game(
    id="mlyn",
    version="1",
    package=__name__,
    seats=SEATS,
    options=(
        Option("flying", ("yes", "no"), ruling="ruling-flying"),
        Option("double", ("one", "two"), ruling="ruling-double"),
        Option("repetition", ("thrice", "never"), ruling="ruling-repetition"),
        Option("quiet", (50, 30, 100), ruling="ruling-quiet"),
    ),
    longest=1600,
    state=Mlyn,
    set_up=set_up,
    view=view,
    alike=True,
    judgement=judgement,
    preview=preview,
    lid=Lid(minutes=(10, 20), accent="#6b4a2f", accent_ink="#fff6e6", sides=("#f7efdc", "#2e2a2b"), asked=("flying",)),
)
