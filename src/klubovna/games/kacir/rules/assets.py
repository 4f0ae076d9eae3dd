"""Assets: the clues or secrets that a visit places."""

from __future__ import annotations

from klubovna.games.kacir.box import BREW, CARDS, HUNTER, WISP, WITCH
from klubovna.games.kacir.rules.picking import Pick
from klubovna.games.kacir.rules.powers import moonlit, works
from klubovna.games.kacir.rules.tokens import place, placeable
from klubovna.games.kacir.state import CLUES, FIRST_VISIT, SECRETS, Kacir, green_pawns, group, members, of_kind, shown
from klubovna.kernel.frames import Step
from klubovna.kernel.messages import Arg


def assets(s: Kacir, villager: int) -> int:
    """How many clues or secrets a visit places."""
    printed = shown(s, villager)
    return min(green_pawns(s), printed.assets) if printed.per_pawn else printed.assets


def chooser(s: Kacir, side: int) -> int:
    """Who decides where the assets of the next visit go: the visitor; but the Witch, if there is the Will-o'-the-wisp
    and it is the Hunter's first visit."""
    return WITCH if side == HUNTER and s.powers & WISP and not s.used & FIRST_VISIT else side


class Assets(Step, frozen=True):
    """The printed number, on villagers of the same group; secrets on brews, too. Under the Stained moon the Hunter
    finds no clues."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        side = chooser(s, self.side)
        if self.side == HUNTER:
            s.used |= FIRST_VISIT
            if moonlit(s):
                s.say("log-moonlit")
                return
            if side == WITCH:
                works(s, WISP)
        s.then(PlaceAsset(side, self.villager, assets(s, self.villager), SECRETS if self.side == WITCH else CLUES))


class PlaceAsset(Pick, frozen=True):
    """One by one."""

    rule = "assets"
    villager: int
    count: int
    token: int

    def targets(self, s: Kacir) -> list[int]:
        if not self.count or not placeable(s, self.token):
            return []
        found = members(s, group(self.villager))
        return found + open_brews(s) if self.token == SECRETS else found

    def apply(self, s: Kacir, thing: int) -> None:
        if self.count > 1:
            s.then(PlaceAsset(self.side, self.villager, self.count - 1, self.token))
        place(s, self.token, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        token = "secret" if self.token == SECRETS else "clue"
        return {"villager": s.village.ids[self.villager], "count": self.count, "token": token}


def open_brews(s: Kacir) -> list[int]:
    """Brews that need more secrets; none ever holds more than it needs."""
    cards = s.content.cards
    return [CARDS + brew.key for brew in of_kind(s, BREW) if brew.tokens < cards[brew.key >> 1].secrets]
