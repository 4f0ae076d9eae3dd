"""The actions of the two boards, a pawn for each: why one can't be done, and what it does."""

from __future__ import annotations

from msgspec.structs import replace

from klubovna.games.kacir.box import BREW, CURSE, HUNTER, INVESTIGATION, LOCATION, SEATS, WITCH, thing_of_card
from klubovna.games.kacir.printed import BOARD_BRINGS
from klubovna.games.kacir.rules.assets import open_brews
from klubovna.games.kacir.rules.effects import perform, possible
from klubovna.games.kacir.rules.gloom import remove_gloom
from klubovna.games.kacir.rules.hands import can_draw, draw
from klubovna.games.kacir.rules.in_play import leave_play
from klubovna.games.kacir.rules.influence import gain, pay
from klubovna.games.kacir.rules.tokens import obtainable, place
from klubovna.games.kacir.rules.whenever import READYING, whenever_own
from klubovna.games.kacir.state import (
    HUNTERS,
    NO_PAWN,
    NOBODY,
    SECRETS,
    WITCHS,
    Kacir,
    Lying,
    at,
    of_kind,
)

# Both


def not_gathered(s: Kacir, side: int) -> str:
    return "error-rich" if s.influence[side] >= s.agreed.most_influence else ""


def gather(s: Kacir, side: int) -> None:
    gain(s, side, BOARD_BRINGS, "log-gathers")


def not_drawn(s: Kacir, side: int) -> str:
    return "" if can_draw(s, side) else "error-no-cards"


def draw_one(s: Kacir, side: int) -> None:
    s.say("log-draws", seat=SEATS[side])
    draw(s, side, BOARD_BRINGS)


OTHERS_PAWNS = ((HUNTERS,), WITCHS)
"""By side: those that it may send away."""


def not_readied(s: Kacir, side: int, villager: int) -> str:
    return "" if s.pawns[villager] in OTHERS_PAWNS[side] else "error-no-other-pawn"


def make_ready(s: Kacir, side: int, villager: int) -> None:
    """The other player's pawn goes back to its supply, to be used in the next turn; the Tactician finds a clue."""
    s.pawns[villager] = NO_PAWN
    s.say("log-readied", seat=SEATS[side], villager=s.village.ids[villager])
    s.then(*whenever_own(s, READYING, side, villager))


# The Witch's


def not_stirred(s: Kacir, card: Lying) -> str:
    """It must be a brew that needs more, and there must be a secret for it that does not lie there already."""
    if s.content.kind_of[card.key] != BREW:
        return "error-not-a-brew"
    if card not in open_brews(s):
        return "error-full"
    return "" if obtainable(s, SECRETS, thing_of_card(card.key)) else "error-no-secrets"


def stir(s: Kacir, key: int) -> None:
    s.say("log-stirs", card=s.content.words[key])
    place(s, SECRETS, thing_of_card(key), BOARD_BRINGS)


def not_covered_up(s: Kacir, card: Lying) -> str:
    if s.content.kind_of[card.key] != INVESTIGATION:
        return "error-not-an-investigation"
    if s.content.printed_on[card.key].gloom:
        return "error-gloom-not-covered-up"
    return "" if s.influence[WITCH] >= s.content.rules.prices.cover_up else "error-poor-cover-up"


def cover_up(s: Kacir, key: int) -> None:
    """An investigation without gloom, for its price."""
    leave_play(s, key, "log-covers-up")
    pay(s, WITCH, s.content.rules.prices.cover_up)


# The Hunter's


def not_activated(s: Kacir, card: Lying) -> str:
    """A location without a pawn on it that would do something."""
    if s.content.kind_of[card.key] != LOCATION:
        return "error-not-a-location"
    if card.pawn:
        return "error-in-use"
    if card.dazed:
        return "error-dazed"
    return "" if possible(s, s.content.printed_on[card.key].effect, HUNTER, card.key) else "error-no-use"


def activate(s: Kacir, key: int) -> None:
    n = at(s, key)
    s.lying[n] = replace(s.lying[n], pawn=True)
    s.say("log-activated", card=s.content.words[key])
    perform(s, s.content.printed_on[key].effect, HUNTER, key)


def cancellable(s: Kacir) -> list[Lying]:
    """Curses, and what hides a card of the Hunter, which counts as one of those with gloom."""
    return [card for card in s.lying if card.host != NOBODY] + of_kind(s, CURSE)


def not_cancelled(s: Kacir, card: Lying) -> str:
    """Curses for their price, gloom curses for nothing."""
    if card.host == NOBODY and s.content.kind_of[card.key] != CURSE:
        return "error-not-a-curse"
    return "" if card.tokens or s.influence[HUNTER] >= s.content.printed_on[card.key].cancel else "error-poor-cancel"


def cancel(s: Kacir, key: int) -> None:
    """ "Zrušení karty prokletí se zhoubou": from a gloom curse one gloom is removed, for nothing; any other curse is
    paid and discarded."""
    card = s.content.printed_on[key]
    if card.gloom:
        s.say("log-fades", thing=s.content.words[key])
        remove_gloom(s, thing_of_card(key))
    else:
        leave_play(s, key, "log-cancelled")
        pay(s, HUNTER, card.cancel)


# Free actions


def not_drunk(s: Kacir, card: Lying) -> str:
    if s.content.kind_of[card.key] != BREW:
        return "error-not-a-brew"
    printed = s.content.printed_on[card.key]
    if card.tokens < printed.secrets:
        return "error-not-full"
    return "" if possible(s, printed.effect, WITCH, card.key) else "error-no-use"


def drink(s: Kacir, key: int) -> None:
    """The brew is used up and its secrets return to the supply."""
    leave_play(s, key, "log-drank")
    perform(s, s.content.printed_on[key].effect, WITCH, key)


def not_discarded(s: Kacir, side: int, card: Lying) -> str:
    """Own cards in play may always be discarded, except gloom cards ("Zhouba a očista")."""
    if s.content.owner_of[card.key] != side:
        return "error-not-your-card"
    return "error-gloom-stays" if s.content.printed_on[card.key].gloom else ""
