"""The campaign ("Mapa kampaně", "Vytyčení cesty"): which mission comes next, what each brings, and how it all ends."""

from __future__ import annotations

from klubovna.games.hagalaz.choices import Embark
from klubovna.games.hagalaz.printed.campaign import Disabled, Legacy, Used
from klubovna.games.hagalaz.printed.heroes import HEROES
from klubovna.games.hagalaz.printed.missions import LOYALTY, Mission, Story
from klubovna.games.hagalaz.roster import SEATS, SHEPARD
from klubovna.games.hagalaz.rules.campaign.story import interludes, raise_readiness, tell
from klubovna.games.hagalaz.rules.ending import Curtain
from klubovna.games.hagalaz.rules.heroes.experience import ANY_HERO, Learn, unlock
from klubovna.games.hagalaz.rules.mission.deployment import Assemble, Mats, lay_out
from klubovna.games.hagalaz.rules.mission.goals import VICTORIES, achieve, available, done
from klubovna.games.hagalaz.state import DATA, ITEMS, NO_CARD, Asked, Deed, Hagalaz
from klubovna.kernel.actions import Action
from klubovna.kernel.frames import Frame, Outcome, Step
from klubovna.kernel.messages import Message

EARLY = "early-end"


class Opening(Step, frozen=True):
    """Before the first mission."""

    def run(self, s: Hagalaz) -> None:
        tell(s, s.content.campaign.start.story)
        s.then(Route(0))


def is_main(s: Hagalaz, mission: str) -> bool:
    return mission not in s.content.campaign.loyalty.missions.values()


def ways(s: Hagalaz) -> tuple[str, ...]:
    """Main missions to which the team can go now."""
    main = [deed.mission for deed in s.deeds if is_main(s, deed.mission)]
    campaign = s.content.campaign
    return campaign.ways(main[-1]) if main else campaign.start.to


def loyalty_missions(s: Hagalaz) -> list[str]:
    """Between two main missions, one attempt for each hero, and not too many altogether ("Věrnostní mise"). (House: no
    more than one between the same two.)"""
    loyalty, tried = s.content.campaign.loyalty, [deed.mission for deed in s.deeds]
    attempts = sum(not is_main(s, mission) for mission in tried)
    if not tried or not is_main(s, tried[-1]) or attempts >= loyalty.attempts:
        return []
    return [mission for mission in loyalty.missions.values() if mission not in tried]


class Route(Asked, frozen=True):
    """The next mission."""

    rule = "campaign"

    def options(self, s: Hagalaz) -> list[Action]:
        return [Embark(mission) for mission in (*ways(s), *loyalty_missions(s))]

    def why_not(self, s: Hagalaz, action: Embark) -> Message | None:
        if action in self.options(s):
            return None
        tried = [deed.mission for deed in s.deeds]
        if action.mission in tried:
            return Message("error-tried", {"mission": action.mission})
        if action.mission in LOYALTY:
            return Message("error-loyalty-later", {"most": s.content.campaign.loyalty.attempts})
        return Message("error-no-way-there")

    def choose(self, s: Hagalaz, action: Embark) -> None:
        s.then(Briefing(action.mission), Debriefing())


class Briefing(Step, frozen=True):
    """A mission begins."""

    mission: str

    def run(self, s: Hagalaz) -> None:
        found = legacies(s, self.mission)
        frames = lay_out(s, self.mission, [legacy.effect for legacy in found])
        page = s.field.mission
        hero = page.mission.hero
        s.team = (SHEPARD, *([HEROES.index(hero)] if hero else ()))
        s.say("log-mission", mission=s.field.id)
        if page.story is not None:
            tell(s, page.story.intro)
        for legacy in found:
            where = {"hex": legacy.effect.hex} if isinstance(legacy.effect, Disabled | Used) else {}
            s.say(f"legacy-{legacy.id}", **where)
        s.then(*frames, Assemble(0), Mats())


def legacies(s: Hagalaz, mission: str) -> list[Legacy]:
    """What earlier deeds change in this mission; some only in the first mission they could."""
    found = []
    for legacy in s.content.campaign.legacies:
        feats = [n for n, deed in enumerate(s.deeds) if deed.mission == legacy.mission]
        if not feats or mission not in legacy.later:
            continue
        since = feats[-1]
        done = legacy.feat == s.deeds[since].result or (legacy.feat == "side" and legacy.mission in s.flags)
        spent = legacy.once and any(deed.mission in legacy.later for deed in s.deeds[since + 1 :])
        if done and not spent:
            found.append(legacy)
    return found


class Debriefing(Curtain, frozen=True):
    """A mission is over: its story, its rewards; in a campaign, what comes next ("Ukončení mise")."""

    def run(self, s: Hagalaz) -> None:
        page = s.field.mission
        result = s.result if s.result in VICTORIES else "failure"
        _late_objectives(s)
        side = any(o.kind == "side" and o.id in s.achieved for o in page.objectives)
        s.say(f"log-result-{s.result}", mission=s.field.id, hero=s.figure)
        _tell(s, page.story, result, side)
        s.deeds = (*s.deeds, Deed(s.field.id, result))
        s.flags = (*s.flags, s.field.id) if side else s.flags
        points = gained(page, result, side)
        raise_readiness(s, points)
        frames = _reward(s, page, result)
        if s.campaign:
            _clear(s)
        s.then(*frames, Onward() if s.campaign else Alone())


def _late_objectives(s: Hagalaz) -> None:
    """Objectives that ask how the mission ends."""
    for objective in s.field.mission.objectives:
        if objective.kind == "side" and available(s, objective) and done(s, objective.goal):
            achieve(s, objective)


def _tell(s: Hagalaz, story: Story | None, result: str, side: bool) -> None:
    if story is None:
        return
    sections = [getattr(story, result), story.side if side else None]
    for section in sections:
        if section is not None:
            tell(s, section)


def gained(page: Mission, result: str, side: bool) -> int:
    """War readiness ("Válečná připravenost")."""
    if page.readiness is None:
        return 0
    return getattr(page.readiness, result, 0) + (page.readiness.side if side else 0)


def _reward(s: Hagalaz, page: Mission, result: str) -> list[Frame]:
    """Data tokens are ticked, every third box unlocks an ability; a loyalty mission unlocks its hero's."""
    if result == "loyalty" and page.mission.hero is not None:
        hero = HEROES.index(page.mission.hero)
        kit = s.content.kits[hero]
        s.on = False
        unlock(s, hero, next(n for n, a in zip(kit.names, kit.abilities, strict=True) if a.tier == "loyalty"))
        s.on = True
    track = s.content.campaign.data
    before, s.data = s.data, min(track.boxes, s.data + s.items[DATA])
    if s.data > before:
        s.say("log-data", boxes=s.data)
    return [Learn(0, ANY_HERO) for _ in range(s.data // track.every - before // track.every)] if s.campaign else []


def _clear(s: Hagalaz) -> None:
    """Everything goes back into the box."""
    s.on = False
    s.foes, s.bag, s.boons = {}, (), ()
    s.deck = s.last = s.bottom = s.discard = s.loot = s.loot_at = s.caches = s.mined = ()
    s.team = s.crew = s.owners = s.mats = s.held = ()
    s.at, s.status, s.health, s.shields, s.xp, s.points, s.renegade, s.entry = [], [], [], [], [], [], [], []
    s.cards, s.shown = [], NO_CARD
    s.pool, s.gold, s.aside, s.gold_aside = "", "", 0, 0
    s.lying, s.items = (), (0,) * len(ITEMS)


class Alone(Step, frozen=True):
    """A single mission was all. It stays on the table, so that everybody sees what became of it. Quiet: that enemies
    mean to do nothing more is what the end of the game is."""

    quiet = True

    def run(self, s: Hagalaz) -> None:
        seats = SEATS[: s.players]
        winners = seats if s.result in VICTORIES else ()
        s.end(Outcome(winners, dict.fromkeys(seats, s.readiness), s.result))


class Onward(Step, frozen=True):
    """Story sections between acts, the early end, the last end; or the next fork."""

    def run(self, s: Hagalaz) -> None:
        campaign = s.content.campaign
        main = [deed for deed in s.deeds if is_main(s, deed.mission)]
        results = [deed.result for deed in main]
        if results.count("failure") >= campaign.early_end.failures and len(main) == campaign.early_end.failures:
            tell(s, campaign.early_end.story)
            _over(s, EARLY, won=False)
            return
        lessons = interludes(s, main) if is_main(s, s.deeds[-1].mission) else []
        if ways(s):
            _crossroads(s, results)
            s.then(*lessons, Route(0))
        else:
            _ending(s)


def _crossroads(s: Hagalaz, main: list[str]) -> None:
    """Once, when the last act is next."""
    if is_main(s, s.deeds[-1].mission):
        for crossroads in s.content.campaign.crossroads:
            if len(main) == crossroads.wins == main.count(crossroads.id):
                tell(s, crossroads.story)
                raise_readiness(s, crossroads.readiness)


def _ending(s: Hagalaz) -> None:
    """By war readiness. (House: the poorest end is a defeat.)"""
    endings = sorted(s.content.campaign.endings, key=lambda ending: ending.readiness)
    reached = [ending for ending in endings if ending.readiness <= s.readiness][-1]
    for title in s.content.campaign.titles:
        if any(deed.mission == title.mission and deed.result != "failure" for deed in s.deeds):
            s.say("log-title", title=f"title-{title.id}")
    tell(s, reached.story)
    _over(s, reached.id, won=reached is not endings[0])


def _over(s: Hagalaz, reason: str, *, won: bool) -> None:
    seats = SEATS[: s.players]
    s.end(Outcome(seats if won else (), dict.fromkeys(seats, s.readiness), reason))
