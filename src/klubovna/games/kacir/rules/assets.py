"""Assets: the clues or secrets that a visit places."""

from __future__ import annotations

from klubovna.games.kacir.box import BREW, HUNTER, WITCH
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import places_clues, places_no_clues, works
from klubovna.games.kacir.rules.tokens import NAMES, reachable
from klubovna.games.kacir.rules.tokens import place as place_token
from klubovna.games.kacir.state import (
    CLUES,
    FIRST_VISIT,
    SECRETS,
    Kacir,
    Lying,
    green_pawns,
    group,
    members,
    of_kind,
    shown,
    things_of,
)
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


def own_assets(side: int) -> int:
    """Secrets are the Witch's, clues the Hunter's."""
    return SECRETS if side == WITCH else CLUES


def assets(s: Kacir, villager: int, pawns: int | None = None) -> int:
    """How many clues or secrets a visit places; where it depends on the pawns in the group, with those that stand there
    or with so many."""
    printed = shown(s, villager)
    if not printed.per_pawn:
        return printed.assets
    return min(green_pawns(s) if pawns is None else pawns, printed.assets)


class Assets(Step, frozen=True):
    """The printed number, on villagers of the same group; secrets on brews, too. Under the Stained moon the Hunter
    finds no clues."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        side = places_clues(s, self.side)
        if self.side == HUNTER:
            s.used |= FIRST_VISIT
            if places_no_clues(s):
                s.say("log-moonlit")
                return
            if side == WITCH:
                works(s, "wisp")
        s.then(PlaceAsset(side, self.villager, assets(s, self.villager), own_assets(self.side)))


class PlaceAsset(Pick, frozen=True):
    """One by one."""

    rule = "assets"
    lacking = "error-no-asset-there"
    villager: int
    count: int
    token: int

    def targets(self, s: Kacir) -> list[int]:
        if not self.count or (self.token == CLUES and places_no_clues(s)):
            return []
        found = members(s, group(self.villager))
        if self.token == SECRETS and s.lying:
            found += things_of(open_brews(s))
        return reachable(s, self.token, found)

    def apply(self, s: Kacir, thing: int) -> None:
        if self.count > 1:
            s.then(PlaceAsset(self.side, self.villager, self.count - 1, self.token))
        place_token(s, self.token, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager], "count": self.count, "token": NAMES[self.token]}


def open_brews(s: Kacir) -> list[Lying]:
    """Brews that need more secrets; none ever holds more than it needs."""
    printed = s.content.printed_on
    return [brew for brew in of_kind(s, BREW) if brew.tokens < printed[brew.key].secrets]
