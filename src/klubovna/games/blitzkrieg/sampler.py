"""What a seat may not see, imagined: the other side's reserve and bag, and which special weapons lie in the bank.

All that can be seen of a side from outside is in `trace`: that it drew, researched, placed this and had that bombed
back into its bag. A token can be in the reserve only if it was in the bag when one of the tokens now held was drawn. So
the sampler tells the story of the reserve anew: every draw is somebody undecided; whoever is placed or bombed must have
been one of the draws so far; whoever is left is drawn from what was in the bag by then. The real story is one of those
it can tell, and all that can be told look the same from outside.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from klubovna.games.blitzkrieg import trace
from klubovna.games.blitzkrieg.state import UNSEEN, Blitzkrieg, kind_on
from klubovna.kernel.frames import Decision
from klubovna.kernel.messages import Seat

PATIENCE = 2000
"""How often a reserve is imagined anew of which nothing could be placed: in the worst case one token of 22 fits."""


def sample(s: Blitzkrieg, seat: Seat | None, rng: random.Random) -> Blitzkrieg:
    if s.solo:
        return s.clone()
    hidden = [side for side in (0, 1) if s.seats[side] != seat]
    for _ in range(PATIENCE):
        imagined = _imagined(s, hidden, rng, watching=seat is None)
        if _plausible(imagined, seat):
            break
    return imagined


def _plausible(s: Blitzkrieg, seat: Seat | None) -> bool:
    """Whoever is asked has something to choose: a side that can place nothing has lost, so that much is known of it.
    Nothing else is: it is asked with a single choice, too."""
    top = s.stack[-1] if s.stack else None
    return not isinstance(top, Decision) or top.seat == seat or bool(top.options(s))


def _imagined(s: Blitzkrieg, hidden: list[int], rng: random.Random, *, watching: bool) -> Blitzkrieg:
    imagined = s.clone()
    if watching:
        imagined.trace = trace.as_watched(s.trace)
    weapons = None
    while weapons is None:
        stories = [_story(imagined, side, rng) for side in hidden]
        weapons = _secret_weapons(s, hidden, stories)
    rng.shuffle(weapons)
    for side, story in zip(hidden, stories, strict=True):
        imagined.reserves[side] = tuple([weapons.pop() if kind == UNSEEN else kind for kind in story.held])
        imagined.bags[side] = tuple(sorted([weapons.pop() if kind == UNSEEN else kind for kind in story.bag]))
    imagined.bank = tuple(sorted(weapons))
    return imagined


def _secret_weapons(s: Blitzkrieg, hidden: list[int], stories: list[_Story]) -> list[int] | None:
    """Special weapons of which it is not known where they are: in the bank, or held by a hidden side, unless bombed and
    so known to be there. None if the stories speak of more weapons of a kind than there are."""
    special = s.content.special
    held = [kind for side in hidden for kind in (*s.reserves[side], *s.bags[side]) if kind in special]
    if not held:
        return list(s.bank)
    known = Counter(kind for story in stories for kind in (*story.held, *story.bag) if kind in special)
    secret = Counter(s.bank) + Counter(held)
    return sorted((secret - known).elements()) if known <= secret else None


class _Story(msgspec.Struct):
    """Who is held and who is in the bag at the end; UNSEEN for a special weapon that may be any of the secret ones."""

    held: list[int]
    bag: list[int]


class _Stuck(Exception):
    """The story can't be told on like this."""


def _story(s: Blitzkrieg, side: int, rng: random.Random) -> _Story:
    """Tell it until it can be told to the end; the real one can, so that this ends."""
    events = trace.of_side(s.trace, side)
    if all(event == trace.DREW or trace.was_placed(event) for event in events):
        return _plain_story(s, side, events, rng)
    while True:
        try:
            return _Telling(s, side, rng).tell(events)
        except _Stuck:
            continue


def _plain_story(s: Blitzkrieg, side: int, events: list[int], rng: random.Random) -> _Story:
    """Nothing has come into the bag since the start: anybody who is not on the board may be held."""
    units = list(s.content.bags[s.seats[side]])
    for event in events:
        if event != trace.DREW:
            units.remove(trace.kind_in(event))
    rng.shuffle(units)
    held = len(s.reserves[side])
    return _Story(units[:held], units[held:])


class _Telling:
    """One way in which a side may have come to what it holds."""

    def __init__(self, s: Blitzkrieg, side: int, rng: random.Random) -> None:
        self.rng, self.special = rng, s.content.special
        self.units = list(s.content.bags[s.seats[side]])
        """Regular units that have not left the reserve yet: those were in the bag from the start."""
        self.draws: list[int] = []
        """Times of draws that are undecided…"""
        self.applied = 0
        """…and how many of the tokens held came straight from the bank."""
        self.came: list[tuple[int, int]] = []
        """(kind, time) of tokens that came into the bag later: UNSEEN from the bank, others by bombing."""

    def tell(self, events: list[int]) -> _Story:
        for time, event in enumerate(events):
            if event == trace.DREW:
                self.draws.append(time)
            elif event == trace.RESEARCHED:
                self.came.append((UNSEEN, time))
            elif event == trace.APPLIED:
                self.applied += 1
            elif event == trace.RETURNED_UNSEEN:
                self._leave_unseen(time)
            else:
                kind = trace.kind_in(event)
                self._leave(kind)
                if trace.was_returned(event):
                    self.came.append((kind, time))
        return self._end()

    def _leave(self, kind: int) -> None:
        """This one leaves the reserve: as which of the draws had it come?"""
        draws, weapon = self.draws, kind in self.special
        ways = len(draws) * self.units.count(kind)
        straight = self.applied if weapon else 0
        late = [
            (i, n)
            for i, (who, time) in enumerate(self.came)
            if who == kind or (weapon and who == UNSEEN)
            for n, drawn in enumerate(draws)
            if drawn > time
        ]
        total = ways + straight + len(late)
        if not total:
            raise _Stuck
        pick = int(self.rng.random() * total)
        if pick < ways:
            self.units.remove(kind)
            draws.pop(pick % len(draws))
        elif pick < ways + straight:
            self.applied -= 1
        else:
            i, n = late[pick - ways - straight]
            draws.pop(n)
            self.came.pop(i)

    def _leave_unseen(self, time: int) -> None:
        """Somebody goes back to the bag, and nobody is known to have been drawn."""
        pick = int(self.rng.random() * (len(self.draws) + self.applied))
        if pick < len(self.draws):
            self.draws.pop(pick)
        else:
            self.applied -= 1
            self.came.append((UNSEEN, time))

    def _end(self) -> _Story:
        """The draws that are left, the oldest first: it has the fewest to choose from."""
        units, held = self.units, [UNSEEN] * self.applied
        for drawn in self.draws:
            late = [i for i, (_, time) in enumerate(self.came) if time < drawn]
            if not units and not late:
                raise _Stuck
            pick = int(self.rng.random() * (len(units) + len(late)))
            held.append(units.pop(pick) if pick < len(units) else self.came.pop(late[pick - len(units)])[0])
        self.rng.shuffle(held)
        return _Story(held, [*units, *(kind for kind, _ in self.came)])


def secrets(s: Blitzkrieg, seat: Seat | None) -> Mapping[str, Any]:
    """What this seat may not see: reserves and bags behind the other screens, and what is left in the bank."""
    if s.solo:
        return {}
    hidden = [side for side in (0, 1) if s.seats[side] != seat]
    found: dict[str, Any] = {f"reserve of {s.seats[i]}": sorted(s.reserves[i]) for i in hidden if s.reserves[i]}
    found |= {f"bag of {s.seats[side]}": sorted(s.bags[side]) for side in hidden if s.bags[side]}
    return found | ({"bank": sorted(s.bank)} if any(_weapons(s, side) for side in hidden) else {})


def _weapons(s: Blitzkrieg, side: int) -> bool:
    return not s.content.special.isdisjoint((*s.reserves[side], *s.bags[side]))


def pieces(s: Blitzkrieg) -> Counter[str]:
    """Every token of the box, wherever it lies, and the stratagems. An unseen weapon counts in the bank."""
    ids = s.content.ids
    lying = [kind_on(space) for space in s.spaces if space]
    lying += [kind for pile in (*s.reserves, *s.bags, s.bank) for kind in pile if kind != UNSEEN]
    return Counter(ids[kind] for kind in lying) + Counter(s.cup) + Counter([s.stratagem] if s.stratagem else [])
