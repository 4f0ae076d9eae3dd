"""The report of a simulation: its numbers against games that were counted by hand, and a page that anybody can read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html.parser import HTMLParser

import pytest

import klubovna
from klubovna.lab.simulate.ladder import inverse, ratings, scores
from klubovna.lab.simulate.page import page
from klubovna.lab.simulate.plan import Plan, planned
from klubovna.lab.simulate.play import Played, Spent, play_games
from klubovna.lab.simulate.plots import Range, Ranges, _marks
from klubovna.lab.simulate.report import Report, markdown
from klubovna.service.counting import Share, mean_text, spread
from tests.kernel.house import install
from tests.kernel.sealed import GAME

# Figures


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 0, 0, 1), (50, 100, 0.404, 0.596), (0, 10, 0, 0.278), (10, 10, 0.722, 1)],
)
def test_the_interval_of_a_share(wins: int, n: int, low: float, high: float) -> None:
    """Wilson's, against values from the tables."""
    assert Share(wins, n).interval == pytest.approx((low, high), abs=0.001)


def test_the_interval_of_a_mean() -> None:
    """Of 1, 2, 3, 4: variance 1.25, so 1.96 √(1.25 / 4)."""
    assert mean_text([1, 2, 3, 4]) == "2.50 ± 1.10"
    assert mean_text([-3, -3]) == "−3.00 ± 0.00"


def test_how_numbers_are_spread() -> None:
    s = spread(range(1, 21))
    assert (s.least, s.low, s.quarter, s.half, s.three_quarters, s.high, s.most) == (1, 3, 6, 11, 15, 18, 20)
    assert s.text == "10.5 (3 – 18)"
    assert spread([7]).text == "7.0 (7 – 7)"


# The ladder


def test_elo_of_known_odds() -> None:
    """Odds of 3 for each step: 400 log₁₀ 3 = 190.8, and twice as much for two steps with odds of 9."""
    won = {("a", "b"): 7500, ("b", "a"): 2500, ("b", "c"): 7500, ("c", "b"): 2500, ("a", "c"): 9000, ("c", "a"): 1000}
    table = ratings({pair: float(games) for pair, games in won.items()})
    assert [rating.bot for rating in table] == ["a", "b", "c"]
    assert [rating.elo for rating in table] == pytest.approx([381.7, 190.8, 0], abs=0.2)
    assert [rating.games for rating in table] == [20000] * 3
    assert table[0].score == 16500 / 20000
    assert table[2].margin == 0


def test_the_interval_of_a_single_match() -> None:
    """Half of 100 games: the standard error of the logarithm of the odds is √(1/50 + 1/50), in Elo 34.7 times 1.96.
    The drawn game that is added makes it a little less."""
    (_, other) = ratings({("a", "b"): 50, ("b", "a"): 50})
    (best, _) = ratings({("a", "random"): 50, ("random", "a"): 50})
    assert other.bot == "b"
    assert other.elo == pytest.approx(0)
    assert best.margin == pytest.approx(68.1, rel=0.01)


def test_random_has_zero_wherever_it_stands() -> None:
    table = ratings({("random", "novice"): 60, ("novice", "random"): 40})
    assert [(r.bot, round(r.elo)) for r in table] == [("random", 0), ("novice", -70)]


def test_whoever_never_loses_has_a_number() -> None:
    """And an interval that says how little is known."""
    best, last = ratings({("a", "b"): 20, ("b", "a"): 0})
    assert (last.bot, last.elo) == ("b", 0)
    assert 500 < best.elo < 800
    assert best.margin > 300


def test_an_inverse() -> None:
    """With a zero in the corner, so that lines must be exchanged."""
    assert inverse([[0, 2], [4, 0]]) == [[0, 0.25], [0.5, 0]]


# Games counted by hand


def game(number: int, north: str, south: str, winner: str, points: tuple[int, int], **more: object) -> Played:
    fields: dict[str, object] = {
        "pairing": "random,greedy",
        "number": number,
        "options": {"cards": 8 if number >= 2 else 10},
        "bots": {"north": north, "south": south},
        "seed": f"luck 1 {number // 2}",
        "winners": (winner,) if winner else (),
        "scores": {"north": points[0], "south": points[1]},
        "reason": "higher",
        "decisions": 6,
        "turns": {"north": 3, "south": 3},
        "measured": {"north": Spent(0.03, 3, 0.02), "south": Spent(0.3, 3, 0.2)},
    }
    return Played(**(fields | more))  # type: ignore[arg-type]


@pytest.fixture
def plan(monkeypatch: pytest.MonkeyPatch) -> Plan:
    install(monkeypatch)
    return planned(GAME, ["random", "greedy"], 4, 1, ["cards=10,8"], "klubovna simulate …")


@pytest.fixture
def report(plan: Plan) -> Report:
    """Greedy wins three of four; north wins one of four, with ten cards."""
    games = [
        game(0, "random", "greedy", "south", (7, 19)),
        game(1, "greedy", "random", "north", (19, 7)),
        game(2, "random", "greedy", "south", (9, 9), reason="tie", decisions=8, turns={"north": 5, "south": 3}),
        game(3, "greedy", "random", "south", (3, 15), decisions=4),
    ]
    return Report(plan, games, ladder=True)


def cells(report: Report, title: str) -> list[dict[str, str]]:
    (section,) = [s for s in [*report.sections(), report.thinking()] if s.title == title]
    rows = [dict(zip(section.heads, row, strict=True)) for row in section.rows]
    assert all(len(row) == len(section.heads) for row in rows), "no heading stands twice"
    return rows


def test_who_wins_a_match(report: Report) -> None:
    (section, *_) = report.sections()
    assert [row[1:5] for row in section.rows] == [
        ("random", "4", "25.0%", "4.6% – 69.9%"),
        ("greedy", "4", "75.0%", "30.1% – 95.4%"),
    ]
    assert [row[5:] for row in section.rows] == [("9.50 ± 3.21", "6.0"), ("12.50 ± 6.70", "6.0")]


def test_seats_of_a_match(report: Report) -> None:
    told = [(r["seat"], r["played by"], r["games"], r["wins"]) for r in cells(report, "Seats")]
    north, south = (GAME.texts("en").name(seat) for seat in GAME.seats)
    assert told == [
        (north, "random", "2", "0.0%"),
        (north, "greedy", "2", "50.0%"),
        (south, "random", "2", "50.0%"),
        (south, "greedy", "2", "100.0%"),
    ]
    assert cells(report, "Seats")[0]["turns: mean (10 % – 90 %)"] == "4.0 (3 – 5)"


def test_by_option(report: Report) -> None:
    section = report.option("cards")
    ten, eight = section.rows
    assert (ten[:4], ten[5]) == (("10", "random – greedy", "2", "0.0%"), "50.0%")
    assert (eight[:4], eight[5]) == (("8", "random – greedy", "2", "50.0%"), "0.0%")
    assert eight[7] == "7.0 (6 – 8)", "turns of both seats"
    assert section.heads[-2:] == ("ending: higher", "ending: tie")
    assert (ten[-2:], eight[-2:]) == (("100.0%", "0.0%"), ("50.0%", "50.0%"))


def test_endings_lengths_and_points(report: Report) -> None:
    assert cells(report, "How games end") == [
        {"ending": "higher", "random – greedy": "3 (75.0%)"},
        {"ending": "tie", "random – greedy": "1 (25.0%)"},
    ]
    (length,) = cells(report, "How long games take")
    assert (length["mean"], length["least"], length["half"], length["most"]) == ("6.0", "4", "6", "8")
    random, greedy = cells(report, "Points")
    assert (random["mean"], random["least"], random["most"]) == ("9.5", "7", "15")
    assert (greedy["mean"], greedy["least"], greedy["most"]) == ("12.5", "3", "19")


def test_the_ladder_and_the_crosses(report: Report) -> None:
    first, last = cells(report, "Ladder")
    assert (first["bot"], first["score"], last["Elo"]) == ("greedy", "75.0%", "0")
    assert cells(report, "All against all")[0] == {"bot": "greedy", "greedy": "–", "random": "75.0%"}
    assert scores(report.games) == {("random", "greedy"): 1, ("greedy", "random"): 3}


def test_a_draw_is_half_a_game(plan: Plan) -> None:
    drawn = [game(0, "random", "greedy", "", (5, 5))]
    assert scores(drawn) == {("random", "greedy"): 0.5, ("greedy", "random"): 0.5}


def test_thinking(report: Report) -> None:
    """Random has sat at north in games 0 and 2 with 10 ms a decision, at south in the others with 100."""
    random, greedy = cells(report, "How long bots think")
    assert random["decisions"] == "12"
    assert (random["mean ms"], random["slowest of all"], random["seconds a game"]) == ("55.0", "200", "0.165")
    assert greedy == random | {"bot": "greedy"}
    assert "How long bots think" not in markdown(report, report.sections()), "what is printed is the same every time"


def test_a_bot_against_itself(plan: Plan) -> None:
    alike = planned(GAME, ["greedy"], 3, 1, [])
    games = [
        game(n, "greedy", "greedy", winner, (4, 6), pairing="greedy")
        for n, winner in enumerate(["south"] * 2 + ["north"])
    ]
    told = markdown(report := Report(alike, games), report.sections())
    assert "| bot | games | wins of the first seat | 95 % interval | decisions a game |" in told
    assert "| greedy | 3 | 33.3% |" in told


def test_bots_alone_are_compared_game_by_game() -> None:
    vzdor = klubovna.game("vzdor")
    alone = planned(vzdor, ["random", "greedy"], 3, 1, [])
    points = {"random": [0, 2, 4], "greedy": [5, 2, 3]}
    games = [
        game(
            n, "", "", "", (0, 0), pairing=bot, bots={"maquis": bot}, scores={"maquis": score}, turns={"maquis": 1},
            reason="draw" if score else "failures", winners=("maquis",) if score > 4 else (),
        )
        for bot, each in points.items() for n, score in enumerate(each)
    ]  # fmt: skip
    report = Report(alone, games)
    assert report.summary().rows[1][:5] == ("greedy", "3", "33.3%", "6.1% – 79.2%", "3.33 ± 1.41")
    assert report.same_luck().rows == [("random against greedy", "33.3%", "33.3%", "−1.33 ± 2.97")]
    assert report.points().rows == [
        ("random", "2.0", "0", "0", "0", "2", "4", "4", "4"),
        ("greedy", "3.3", "2", "2", "2", "3", "5", "5", "5"),
    ]
    assert report.scored().rows[0] == ("2", "1 (50.0%)", "1 (33.3%)"), "of two games of random and three of greedy"
    assert [row[0] for row in report.scored().rows] == ["2", "3", "4", "5"]
    assert [section.title for section in report.sections()] == [
        "",
        "How games end",
        "How long games take",
        "Points",
        "How often how many points",
        "Compared game by game",
    ]


def test_bots_alone_by_option() -> None:
    """Decisions instead of turns: whoever is alone is always on."""
    plan = planned(klubovna.game("blitzkrieg"), ["random"], 4, 1, ["mode=solo", "map=base,nippon"])
    report = Report(plan, play_games(plan.units(), plan))
    section = report.option("map")
    assert section.heads[:7] == (
        "map", "bot", "games", "wins", "95 % interval", "decisions: mean (10 % – 90 %)", "mean points"
    )  # fmt: skip
    assert [row[:3] for row in section.rows] == [("base", "random", "2"), ("nippon", "random", "2")]
    assert section.rows[0][5].startswith(f"{(report.games[0].decisions + report.games[2].decisions) / 2:.1f} (")


def test_games_with_rounds_are_counted_in_rounds() -> None:
    plan = planned(klubovna.game("vzdor"), ["random"], 4, 1, ["maquis=split,draft"])
    report = Report(plan, play_games(plan.units(), plan))
    section, rounds = report.option("maquis"), [played.rounds or 0 for played in report.games]
    assert section.heads[5] == "rounds: mean (10 % – 90 %)"
    assert section.rows[0][5].startswith(f"{(rounds[0] + rounds[2]) / 2:.1f} (")
    assert cells(report, "Rounds")[0]["most"] == str(max(rounds)) != "0"


def test_a_run_in_which_everything_was_lost() -> None:
    plan = planned(klubovna.game("vzdor"), ["random"], 1, 1, [])
    alone = {"bots": {"maquis": "random"}, "scores": {"maquis": 0}, "measured": {"maquis": Spent()}}
    lost = Report(plan, [game(0, "", "", "", (0, 0), pairing="random", turns={"maquis": 1}, **alone)])
    assert lost.scored().plot is None
    assert "<svg" in page(lost, lost.sections())


# The page


class Reader(HTMLParser):
    """Opens and closes everything in order, and remembers what stands where."""

    EMPTY = {"meta", "line", "path", "rect", "circle"}

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids = Counter[str]()
        self.inside: dict[str, list[str]] = {}
        self.svgs: list[dict[str, str | None]] = []
        self.links: list[str] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.ids.update([str(told["id"])] if "id" in told else [])
        self.links += [str(told[name]) for name in ("href", "src") if name in told]
        if tag == "svg":
            self.svgs.append(told)
        if tag == "section":
            self.inside[str(told["aria-labelledby"])] = []
        elif self.inside and "section" in self.open:
            self.inside[next(reversed(self.inside))].append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        assert tag in self.EMPTY

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_can_be_read_by_all(report: Report) -> None:
    """Every plot has a title and a description and stands with its table; nothing comes from elsewhere."""
    html = page(report, [*report.sections(), report.thinking()])
    read = Reader(html)
    assert len(read.svgs) >= 6
    for svg in read.svgs:
        assert svg["role"] == "img"
        title, told = str(svg["aria-labelledby"]).split()
        assert read.ids[title] == read.ids[told] == 1
        assert re.search(rf'<title id="{title}">[^<]+</title><desc id="{told}">[^<]+</desc>', html)
    assert max(read.ids.values()) == 1
    assert all("table" in tags for tags in read.inside.values())
    assert set(read.links) == {"games.jsonl", "run.json", "report.md"}
    assert "//" not in html.replace("<!doctype", "")
    assert "<script" not in html
    assert "prefers-color-scheme: dark" in html


def test_a_page_of_real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    for told in ([], ["cards=10,8"]):
        plan = planned(GAME, ["random", "greedy"], 4, 1, told, command='klubovna simulate "<b>"')
        report = Report(plan, play_games(sorted(plan.units()), plan))
        html = page(report, [*report.sections(), report.thinking()])
        Reader(html)
        assert "&lt;b&gt;" in html
        assert ("By cards" in html) == bool(told)


@pytest.mark.parametrize(
    ("values", "percent", "marks"),
    [
        ([0.404, 0.596], True, [0.4, 0.45, 0.5, 0.55, 0.6]),
        ([0.0, 1.0], True, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        ([0.0, 0.0], True, [0, 0.1]),
        ([12, 47], False, [0, 10, 20, 30, 40, 50]),
        ([-70, 0], False, [-80, -60, -40, -20, 0]),
    ],
)
def test_round_numbers_on_the_axis(values: list[float], percent: bool, marks: list[float]) -> None:
    assert _marks(values, percent) == pytest.approx(marks)


def test_marks_stand_where_their_numbers_are() -> None:
    """A range from 0 to 100 % over an axis from 0 to 100 % is as wide as the axis."""
    _, parts = Ranges("wins", [Range("all", 0, 0.5, 1)], percent=True).drawn()
    axis = [float(x) for part in parts for x in re.findall(r'class="grid" x1="([\d.]+)"', part)]
    ((low, high),) = [re.findall(r"M([\d.]+) .*H([\d.]+)m", part)[0] for part in parts if "whisker" in part]
    (point,) = [float(x) for part in parts for x in re.findall(r'cx="([\d.]+)"', part)]
    assert (float(low), float(high)) == (axis[0], axis[-1])
    assert point == pytest.approx((axis[0] + axis[-1]) / 2, abs=0.1)
