"""Visiting a villager: the pawn, an investigation, the conversion, the assets, the ability, the familiars – in this
order ("Příklad průběhu hry", step 1)."""

from __future__ import annotations

from klubovna.games.kacir.abilities import PayCraftsman, can_pay
from klubovna.games.kacir.box import (
    BREW,
    CANDLES,
    CARDS,
    FAMILIAR,
    HERDING,
    HUNTER,
    INVESTIGATION,
    SEATS,
    VILLAGERS,
    WALL,
    WISP,
    WITCH,
)
from klubovna.games.kacir.choices import CONVERT, DEEPEN, LIFT, SKIP, USE, Boost, Call, Convert, Deepen, Lift, Use
from klubovna.games.kacir.doing import doings, perform, possible
from klubovna.games.kacir.gloom import PayGloom, place_gloom, possessed, remove_gloom, sources
from klubovna.games.kacir.state import (
    CLUES,
    FAVOURS,
    FIRST_VISIT,
    GLOOM,
    HERDED,
    HUNTERS,
    NOBODY,
    ORDINARY,
    RAVEN,
    SECRETS,
    SNUFFED,
    Asked,
    Kacir,
    Pick,
    gain_evidence,
    gloom_cards,
    green_pawns,
    group,
    members,
    moonlit,
    of_kind,
    pay,
    shown,
    things_of,
    works,
)
from klubovna.games.kacir.tokens import elsewhere, move, place, placeable, remove, with_tokens
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Step
from klubovna.kernel.messages import Arg

# The pawn


def toll(s: Kacir, side: int, villager: int) -> int:
    """What the visit itself costs: the Hunter pays at the Invisible wall."""
    if side == HUNTER and s.powers & WALL:
        power = s.content.power
        if any(power[card.key >> 1] == WALL and card.place == villager for card in s.lying):
            return s.content.rules.prices.invisible_wall
    return 0


def visit(s: Kacir, side: int, villager: int, *, familiar: bool = False) -> None:
    """The pawn is placed; the rest follows in its order."""
    pawn = HUNTERS if side == HUNTER else RAVEN if familiar else ORDINARY
    s.pawns[villager] = pawn
    s.left[pawn - 1] -= 1
    if s.log is not None:
        s.say("log-visit-familiar" if familiar else "log-visit", seat=SEATS[side], villager=s.village.ids[villager])
    cost = toll(s, side, villager)
    if cost:
        works(s, WALL)
        pay(s, side, cost)
    course: list[Frame] = [Investigation(side, villager), Conversion(side, villager), Assets(side, villager)]
    course.append(Ability(side, villager))
    if familiar:
        course.append(Familiars(side, villager))
    if side == HUNTER:
        if s.powers & CANDLES and not s.used & SNUFFED:
            course.insert(0, Snuff(side))
        course.append(AfterVisit(side))
    s.then(*course)


class Snuff(Pick, frozen=True):
    """The Chandler, once in a turn: a gloom from any card, or from a possessed villager."""

    rule = "allies"
    optional = True

    def targets(self, s: Kacir) -> list[int]:
        return things_of(gloom_cards(s)) + possessed(s)

    def apply(self, s: Kacir, thing: int) -> None:
        s.used |= SNUFFED
        works(s, CANDLES)
        remove_gloom(s, thing)


# Investigation and conversion


class Investigation(Step, frozen=True):
    """An investigation on the visitor's side of the villager takes effect."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        cards, kinds, seat = s.content.cards, s.content.kind, SEATS[self.side]
        for card in s.lying:
            if card.place == self.villager and not card.covered and kinds[card.key >> 1] == INVESTIGATION:
                printed = cards[card.key >> 1]
                if printed.side == seat:
                    if s.log is not None:
                        s.say("log-works", card=s.content.words[card.key])
                    perform(s, printed.effect, HUNTER, card.key, self.villager)


class Conversion(Step, frozen=True):
    """Three secrets may become a favour; three clues are evidence, and stay."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        rules, villager = s.content.rules.conversion, self.villager
        if self.side == HUNTER:
            if s.tokens[CLUES + villager] >= rules.clues:
                gain_evidence(s, 1)
        elif s.tokens[SECRETS + villager] >= rules.secrets and _favour_left(s, villager):
            s.then(ConvertSecrets(self.side, villager))


def _favour_left(s: Kacir, villager: int) -> bool:
    return bool(s.supply[FAVOURS // VILLAGERS] or elsewhere(s, FAVOURS, villager))


class ConvertSecrets(Asked, frozen=True):
    rule = "conversion"
    villager: int

    def options(self, s: Kacir) -> list[Action]:
        return [CONVERT, SKIP]

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Convert):
            remove(s, SECRETS, self.villager, s.content.rules.conversion.secrets)
            place(s, FAVOURS, self.villager)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}


# Assets


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


# The ability


class Ability(Step, frozen=True):
    """With two favours on the villager the Witch may use it twice."""

    side: int
    villager: int

    def run(self, s: Kacir) -> None:
        favours = s.tokens[FAVOURS + self.villager]
        uses = 2 if self.side == WITCH and favours >= s.content.rules.conversion.twice else 1
        s.then(UseAbility(self.side, self.villager, uses))


class UseAbility(Asked, frozen=True):
    """If one wants. On a possessed villager the Hunter may remove a gloom instead, and the Witch may pay to put one
    back."""

    rule = "abilities"
    villager: int
    uses: int
    again: bool = False

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        if usable(s, self.side, self.villager):
            found.append(USE)
        gloom = s.tokens[GLOOM + self.villager]
        if gloom and not self.again:
            if self.side == HUNTER:
                found.append(LIFT)
            elif self._can_deepen(s, gloom):
                found.append(DEEPEN)
        return [*found, SKIP]

    def _can_deepen(self, s: Kacir, gloom: int) -> bool:
        """Up to the number at the start, with a gloom from the supply or, where that is empty, from elsewhere."""
        if gloom >= s.village.gloom[self.villager] or s.influence[self.side] < s.content.rules.prices.deepen:
            return False
        return bool(s.supply[3]) or sources(s) != [self.villager]

    def choose(self, s: Kacir, action: Action) -> None:
        if isinstance(action, Use):
            if self.uses > 1:
                s.then(UseAbility(self.side, self.villager, self.uses - 1, True))
            use(s, self.side, self.villager)
        elif isinstance(action, Lift):
            remove_gloom(s, self.villager)
        elif isinstance(action, Deepen):
            pay(s, self.side, s.content.rules.prices.deepen)
            place_gloom(s, self.side, self.villager)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}


def usable(s: Kacir, side: int, villager: int) -> bool:
    """Whether the ability would do anything."""
    printed = shown(s, villager)
    if printed.paid and can_pay(s, side) and possible(s, printed.paid, side, villager=villager):
        return True
    effects = s.village.ability(villager, side, s.tokens[GLOOM + villager] > 0)
    return possible(s, effects, side, villager=villager)


def use(s: Kacir, side: int, villager: int) -> None:
    if s.log is not None:
        s.say("log-used", seat=SEATS[side], villager=s.village.ids[villager])
    if shown(s, villager).paid:
        s.then(PayCraftsman(side, villager))
    else:
        perform(s, s.village.ability(villager, side, s.tokens[GLOOM + villager] > 0), side, villager=villager)


# Familiars


class Familiars(Asked, frozen=True):
    """Each familiar in play once, in any order; each may be boosted."""

    rule = "familiars"
    villager: int
    done: tuple[int, ...] = ()

    def options(self, s: Kacir) -> list[Action]:
        found: list[Action] = []
        for card in of_kind(s, FAMILIAR):
            if card.key not in self.done:
                found += self._with(s, card.key)
        return [*found, SKIP]

    def _with(self, s: Kacir, key: int) -> list[Action]:
        printed = s.content.cards[key >> 1]
        plain = possible(s, printed.effect, self.side, key, self.villager)
        found: list[Action] = [s.content.call[key]] if plain else []
        boost = printed.boost
        if boost is None or not _can_boost(s, self.side, boost.cost):
            return found
        return [*found, s.content.boost[key]] if possible(s, boost.effect, self.side, key, self.villager) else found

    def choose(self, s: Kacir, action: Action) -> None:
        if not isinstance(action, Call | Boost):
            return
        key = s.content.key[action.card]
        s.then(Familiars(self.side, self.villager, (*self.done, key)))
        if s.log is not None:
            s.say("log-boosted" if isinstance(action, Boost) else "log-called", seat=self.seat, card=action.card)
        s.entered = NOBODY
        s.then(*self._course(s, key, boosted=isinstance(action, Boost)))

    def _course(self, s: Kacir, key: int, *, boosted: bool) -> list[Frame]:
        """The effect; and, boosted, the price and what it brings."""
        printed = s.content.cards[key >> 1]
        plain: list[Frame] = [*doings(printed.effect, self.side, key, self.villager)]
        boost = printed.boost
        if not boosted or boost is None:
            return plain
        price: Frame = PayGloom(self.side) if boost.cost == "gloom" else PayInfluence(self.side)
        more = doings(boost.effect, self.side, key, self.villager)
        return [*([] if boost.instead else plain), price, *more]

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.villager]}


def _can_boost(s: Kacir, side: int, cost: str) -> bool:
    return bool(gloom_cards(s)) if cost == "gloom" else s.influence[side] > 0


class PayInfluence(Step, frozen=True):
    side: int

    def run(self, s: Kacir) -> None:
        pay(s, self.side, 1)


# Afterwards


class AfterVisit(Step, frozen=True):
    """The Shepherd, once in a turn."""

    side: int

    def run(self, s: Kacir) -> None:
        if s.powers & HERDING and not s.used & HERDED:
            s.then(HerdFrom(self.side))


class HerdFrom(Pick, frozen=True):
    """A clue moves between two villagers of the same group."""

    rule = "allies"
    optional = True

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in with_tokens(s, CLUES) if len(members(s, group(v))) > 1]

    def apply(self, s: Kacir, thing: int) -> None:
        s.used |= HERDED
        works(s, HERDING)
        s.then(HerdTo(self.side, thing))


class HerdTo(Pick, frozen=True):
    rule = "allies"
    source: int

    def targets(self, s: Kacir) -> list[int]:
        return [v for v in members(s, group(self.source)) if v != self.source]

    def apply(self, s: Kacir, thing: int) -> None:
        move(s, CLUES, self.source, thing)

    def told(self, s: Kacir) -> dict[str, Arg]:
        return {"villager": s.village.ids[self.source]}
