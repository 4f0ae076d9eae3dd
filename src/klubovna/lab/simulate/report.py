"""The report: sections with a table each and perhaps a plot, written as Markdown here and as a page in `page.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, groupby
from typing import NamedTuple

import klubovna
from klubovna.kernel.game import Setting
from klubovna.kernel.messages import Seat
from klubovna.lab.simulate.ladder import ratings, scores
from klubovna.lab.simulate.plan import Plan
from klubovna.lab.simulate.play import Played
from klubovna.lab.simulate.plots import Bars, Columns, Plot, Range, Ranges
from klubovna.service.counting import Share, mean, mean_text, share, spread

Row = tuple[str, ...]


class Section(NamedTuple):
    title: str
    says: str
    heads: Row
    rows: Sequence[Row]
    plot: Plot | None = None


class Report:
    """All that can be told of a run, from its games."""

    def __init__(self, plan: Plan, games: Sequence[Played], ladder: bool = False) -> None:
        self.plan, self.games, self.ladder = plan, games, ladder
        self.texts = klubovna.game(plan.game).texts("en")
        self.by_pairing = {pairing: list(own) for pairing, own in groupby(games, key=lambda played: played.pairing)}
        self.alone, self.match = plan.alone, "," in plan.pairings[0]
        self.unit = "decisions" if self.alone else "turns"
        """What a game's length is counted in; whoever is alone has a single turn that takes all game."""
        if games and all(played.rounds is not None for played in games):
            self.unit = "rounds"

    @property
    def title(self) -> str:
        return f"{self.texts.text('game-name')}: how the bots fare"

    def sections(self) -> list[Section]:
        """What is the same whenever it is played again."""
        return [
            self.summary(),
            *([self.elo(), self.crosses()] if self.ladder else []),
            *([] if self.alone else [self.seats()]),
            *(self.option(name) for name in self.varied()),
            self.endings(),
            self.lengths("How long games take", "decisions"),
            *([self.lengths("Rounds", "rounds")] if self.unit == "rounds" else []),
            self.points(),
            *([self.scored()] if self.alone else []),
            *([self.same_luck()] if self.alone and len(self.by_pairing) > 1 else []),
        ]

    # Who wins

    def summary(self) -> Section:
        if self.match:
            return self._matches()
        won = "wins" if self.alone else "wins of the first seat"
        heads = ("bot", "games", won, "95 % interval", *["mean points"] * self.alone, "decisions a game")
        rows, marks = [], []
        for name, games in self.by_pairing.items():
            wins, points = share(map(_first_won, games)), mean_text([_best(played) for played in games])
            length = f"{mean([played.decisions for played in games]):.1f}"
            rows.append((name, str(wins.n), wins.text, wins.interval_text, *[points] * self.alone, length))
            marks.append(_win_range(name, wins))
        says = "" if self.alone else "Each bot plays all seats against itself."
        return Section("", says, heads, rows, _wins(won.capitalize(), marks, None if self.alone else self._even()))

    def _matches(self) -> Section:
        heads = ("match", "bot", "games", "wins", "95 % interval", "mean points", "decisions a game")
        rows, marks = [], []
        for pairing, games in self.by_pairing.items():
            length = f"{mean([played.decisions for played in games]):.1f}"
            for name in pairing.split(","):
                wins = share(_won(played, name) for played in games)
                points = mean_text([_points_of(played, name) for played in games])
                rows.append((_versus(pairing), name, str(wins.n), wins.text, wins.interval_text, points, length))
                marks.append(_win_range(f"{name} in {_versus(pairing)}", wins))
        says = "The bots change seats after every game, and the game after the change has the same luck."
        return Section("", says, heads, rows, _wins("Wins", marks, self._even()))

    def _even(self) -> float:
        return 1 / len(self.games[0].bots)

    def elo(self) -> Section:
        table = ratings(scores(self.games))
        rows = [
            (
                str(place),
                r.bot,
                f"{r.elo:.0f}",
                f"± {r.margin:.0f}" if r.margin else "–",
                f"{r.score:.1%}",
                str(r.games),
            )
            for place, r in enumerate(table, 1)
        ]
        marks = [Range(r.bot, r.elo - r.margin, r.elo, r.elo + r.margin) for r in table]
        says = "400 more means ten times the odds of winning. `random` has 0, or the weakest where it does not play."
        heads = ("place", "bot", "Elo", "95 % interval", "score", "games")
        return Section("Ladder", says, heads, rows, Ranges("Elo with 95 % intervals", marks))

    def crosses(self) -> Section:
        points = scores(self.games)
        names = [rating.bot for rating in ratings(points)]

        def cell(one: str, other: str) -> str:
            return "–" if one == other else f"{points[one, other] / (points[one, other] + points[other, one]):.1%}"

        rows = [(one, *(cell(one, other) for other in names)) for one in names]
        return Section("All against all", "The share of games that the bot of the line won.", ("bot", *names), rows)

    def seats(self) -> Section:
        """A line for every seat; in a match, for everybody in it."""
        who = ("match", "seat", "played by") if self.match else ("bot", "seat")
        figures = ("games", "wins", "95 % interval", "mean points", "turns: mean (10 % – 90 %)")
        rows, marks = [], []
        for pairing, games in self.by_pairing.items():
            for seat in _seats(games):
                for name in pairing.split(","):
                    own = [played for played in games if played.bots.get(seat) == name]
                    if not own:
                        continue
                    wins, points = share(seat in played.winners for played in own), self._points(own, seat)
                    turns = spread(played.turns[seat] for played in own).text
                    called = self.texts.name(seat)
                    told = (str(wins.n), wins.text, wins.interval_text, points, turns)
                    rows.append((_versus(pairing), called, *[name] * self.match, *told))
                    marks.append(_win_range(f"{name} as {called}" + self._among(pairing), wins))
        plot = _wins("Wins by seat", marks, self._even())
        return Section("Seats", "", (*who, *figures), rows, plot)

    def _among(self, pairing: str) -> str:
        return f" in {_versus(pairing)}" if self.match and len(self.by_pairing) > 1 else ""

    def _points(self, games: Sequence[Played], seat: Seat) -> str:
        return mean_text([played.scores.get(seat, 0) for played in games])

    # By option

    def varied(self) -> list[str]:
        """The options that take turns."""
        first = self.plan.options[0]
        return [name for name in first if len({settings[name] for settings in self.plan.options}) > 1]

    def option(self, name: str) -> Section:
        """How it is with each of an option's values: who wins, how long it takes, how it ends."""
        reasons, rows, marks = self._reasons(), [], []
        for value, pairing, games in self._by_value(name):
            wins, ends = self._wins_of(games), Counter(played.reason for played in games)
            called = f"{value}, {_versus(pairing)}" if len(self.by_pairing) > 1 else str(value)
            row = [str(value), _versus(pairing), str(len(games))]
            for what in wins.values():
                row += [what.text, what.interval_text]
            row += [spread(map(self._length, games)).text, self._all_points(games)]
            rows.append((*row, *(Share(ends[reason], len(games)).text for reason in reasons)))
            marks.append(_win_range(called, next(iter(wins.values()))))
        won = [head for what in wins for head in (what, "95 % interval")]
        length = f"{self.unit}: mean (10 % – 90 %)"
        heads = (name, "match" if self.match else "bot", "games", *won, length, "mean points")
        plot = _wins(f"{next(iter(wins)).capitalize()}, by {name}", marks, None if self.alone else self._even())
        says = "Turns are those of all seats together." if self.unit == "turns" else ""
        return Section(f"By {name}", says, (*heads, *(f"ending: {reason}" for reason in reasons)), rows, plot)

    def _length(self, played: Played) -> int:
        turns = sum(played.turns.values())
        return {"rounds": played.rounds or 0, "decisions": played.decisions, "turns": turns}[self.unit]

    def _by_value(self, name: str) -> Iterable[tuple[Setting, str, list[Played]]]:
        for value in dict.fromkeys(settings[name] for settings in self.plan.options):
            for pairing, games in self.by_pairing.items():
                if own := [played for played in games if played.options[name] == value]:
                    yield value, pairing, own

    def _wins_of(self, games: Sequence[Played]) -> dict[str, Share]:
        first = share(map(_first_won, games))
        if self.alone:
            return {"wins": first}
        named = games[0].pairing.split(",")[0]
        bot = {"wins of the bot named first": share(_won(played, named) for played in games)} if self.match else {}
        return bot | {"wins of the first seat": first}

    def _all_points(self, games: Sequence[Played]) -> str:
        if self.alone:
            return mean_text([_best(played) for played in games])
        return ", ".join(f"{self.texts.name(seat)} {self._points(_with(games, seat), seat)}" for seat in _seats(games))

    # How games go

    def endings(self) -> Section:
        heads = ("ending", *map(_versus, self.by_pairing))
        counts = {pairing: Counter(played.reason for played in own) for pairing, own in self.by_pairing.items()}
        rows = _shares(self._reasons(), counts)
        groups = {_versus(p): [(r, Share(c[r], c.total())) for r in self._reasons()] for p, c in counts.items()}
        return Section("How games end", "", heads, rows, Bars("How games end", groups))

    def _reasons(self) -> list[str]:
        return sorted({played.reason for played in self.games})

    def lengths(self, title: str, unit: str) -> Section:
        every = self.by_pairing.items()
        return self._spreads(title, unit, ((_versus(p), [getattr(g, unit) for g in own]) for p, own in every))

    def points(self) -> Section:
        """Of everybody in a match, of all seats, or of bots alone."""
        lines: list[tuple[str, list[int]]] = []
        for pairing, games in self.by_pairing.items():
            if self.alone:
                lines.append((pairing, [_best(played) for played in games]))
            elif self.match:
                each = {f"{name} in {_versus(pairing)}": name for name in pairing.split(",")}
                lines += [(label, [_points_of(played, name) for played in games]) for label, name in each.items()]
            else:
                own = {seat: [played.scores.get(seat, 0) for played in _with(games, seat)] for seat in _seats(games)}
                lines += [(f"{pairing} as {self.texts.name(seat)}", points) for seat, points in own.items()]
        return self._spreads("Points", "points", lines)

    def _spreads(self, title: str, unit: str, lines: Iterable[tuple[str, Sequence[float]]]) -> Section:
        rows, marks = [], []
        for label, numbers in lines:
            s = spread(numbers)
            seven = (s.least, s.low, s.quarter, s.half, s.three_quarters, s.high, s.most)
            rows.append((label, f"{s.mean:.1f}", *(f"{x:g}" for x in seven)))
            marks.append(Range(label, s.low, s.half, s.high, (s.quarter, s.three_quarters)))
        heads = (unit, "mean", "least", "10 %", "25 %", "half", "75 %", "90 %", "most")
        says = (
            "A tenth of the games have no more than the number under 10 %, half of them no more than that under half."
        )
        return Section(title, says, heads, rows, Ranges(f"{title}: {unit}, from 10 % to 90 %", marks))

    def scored(self) -> Section:
        """How often a bot alone had how many points."""
        kept = {name: Counter(best for g in own if (best := _best(g))) for name, own in self.by_pairing.items()}
        every = _all_between({points for count in kept.values() for points in count})
        groups = {name: [(str(p), Share(c[p], c.total())) for p in every] for name, c in kept.items()}
        plot = Columns("Points of games that brought any", groups) if every else None
        says = "Shares are those of the games that brought any."
        return Section("How often how many points", says, ("points", *kept), _shares(every, kept), plot)

    def same_luck(self) -> Section:
        """Bots alone had the same luck in games of the same number: the difference is told better than by two means."""
        rows = []
        for one, other in combinations(self.by_pairing, 2):
            pairs = zip(self.by_pairing[one], self.by_pairing[other], strict=True)
            leads = [_best(a) - _best(b) for a, b in pairs]
            more, fewer = (share(lead * sign > 0 for lead in leads).text for sign in (1, -1))
            rows.append((f"{one} against {other}", more, fewer, mean_text(leads)))
        heads = ("with the same luck", "more points", "fewer points", "mean difference")
        return Section("Compared game by game", "", heads, rows)

    # What was measured

    def thinking(self) -> Section:
        """Seconds are not part of what is the same every time."""
        rows, marks = [], []
        for name in self.plan.bots:
            spent = [g.measured[seat] for g in self.games for seat, bot in g.bots.items() if bot == name]
            asked = [s for s in spent if s.decisions]
            decisions, seconds = sum(s.decisions for s in asked), sum(s.seconds for s in asked)
            each, slowest = (
                spread(1000 * s.seconds / s.decisions for s in asked),
                spread(1000 * s.slowest for s in asked),
            )
            figures = (1000 * seconds / decisions, each.low, each.high, slowest.half, slowest.most)
            rows.append((name, str(decisions), *map(_three_digits, figures), _three_digits(seconds / len(spent))))
            marks.append(Range(name, each.low, each.half, each.high))
        heads = (
            "bot", "decisions", "mean ms", "10 % of games", "90 % of games", "slowest of a game: half",
            "slowest of all", "seconds a game",
        )  # fmt: skip
        says = "CPU time, in milliseconds for a decision, as it was on this machine."
        plot = Ranges("Milliseconds for a decision, from 10 % to 90 % of games", marks)
        return Section("How long bots think", says, heads, rows, plot)


def markdown(report: Report, sections: Sequence[Section]) -> str:
    lines = [f"# {report.title}", "", f"Made by `{report.plan.command}`."]
    for section in sections:
        if section.title:
            lines += ["", f"## {section.title}"]
        if section.says:
            lines += ["", section.says]
        rule = "|---" * len(section.heads) + "|"
        lines += ["", *map(_line, [section.heads]), rule, *map(_line, section.rows)]
    return "\n".join(lines) + "\n"


def _line(cells: Row) -> str:
    return f"| {' | '.join(cells)} |"


# A game, looked at


def _best(played: Played) -> int:
    return max(played.scores.get(seat, 0) for seat in played.bots)


def _first_won(played: Played) -> bool:
    return next(iter(played.bots)) in played.winners


def _won(played: Played, name: str) -> bool:
    return any(played.bots[seat] == name for seat in played.winners)


def _points_of(played: Played, name: str) -> int:
    return max(played.scores.get(seat, 0) for seat, bot in played.bots.items() if bot == name)


def _seats(games: Iterable[Played]) -> list[Seat]:
    return list(dict.fromkeys(seat for played in games for seat in played.bots))


def _with(games: Iterable[Played], seat: Seat) -> list[Played]:
    return [played for played in games if seat in played.bots]


def _all_between(numbers: set[int]) -> Sequence[int]:
    return range(min(numbers), max(numbers) + 1) if numbers else ()


def _versus(pairing: str) -> str:
    return pairing.replace(",", " – ")


def _win_range(label: str, wins: Share) -> Range:
    low, high = wins.interval
    return Range(label, low, wins.value, high)


def _wins(title: str, marks: list[Range], even: float | None) -> Ranges:
    return Ranges(f"{title}, with 95 % intervals", marks, percent=True, line=even)


def _shares(lines: Sequence[str | int], counts: dict[str, Counter[str]] | dict[str, Counter[int]]) -> list[Row]:
    def cell(count: Counter[str] | Counter[int], line: str | int) -> str:
        return f"{count[line]} ({Share(count[line], count.total()).text})"  # type: ignore[index]

    return [(str(line), *(cell(count, line) for count in counts.values())) for line in lines]


def _three_digits(value: float) -> str:
    return (
        f"{value:.0f}"
        if value >= 100
        else f"{value:.1f}"
        if value >= 10
        else f"{value:.2f}"
        if value >= 1
        else f"{value:.3f}"
    )
