"""Lessons walked through by whoever learns, who clicks what is really there: nothing covered, nothing that only a list
knows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route

from tests.browser.hands import PHONES
from tests.browser.visitor import AT_REST, Visitor

STANDING = """JSON.stringify([{ ...document.querySelector(".app")?.dataset },
  document.querySelector(".answer.other, .finished") !== null])"""
NEXT = f"""([text, things, held]) => {{
  const standing = {STANDING};
  const seen = (e) => e.getClientRects().length > 0;
  const hit = (e) => {{
    const box = e.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05];
    for (const v of parts) for (const h of parts) {{
      const [x, y] = [box.left + box.width * h, box.top + box.height * v];
      if (e.contains(document.elementFromPoint(x, y))) return [x, y];
    }}
    return null;
  }};
  const point = (e) => {{
    const there = hit(e);
    if (there === null) e.scrollIntoView({{ block: "center", inline: "center" }});
    return there ?? hit(e);
  }};
  const worded = [...document.querySelectorAll(".prompt .acts [data-action]")].find((e) => e.dataset.action === text);
  if (worded && seen(worded)) return [standing, point(worded), things.length];
  let beyond = null;
  for (const [i, thing] of things.entries()) {{
    const name = CSS.escape(thing);
    const pieces = [".piece.can", ".piece.legal:not(.chosen)"].flatMap((kind) =>
      [`.app ${{kind}}[data-thing="${{name}}"]`, `.app ${{kind}}[data-thing$=":${{name}}"]`]);
    for (const piece of document.querySelectorAll(pieces.join(","))) {{
      const at = seen(piece) ? point(piece) : null;
      if (at) return [standing, at, i + 1];
      const [frame, box] = [piece.closest(".boardbox")?.getBoundingClientRect(), piece.getBoundingClientRect()];
      if (!frame) continue;
      const [across, down] = [box.left + box.width / 2 - frame.left, box.top + box.height / 2 - frame.top];
      const ways = [
        across < frame.width * 0.2 ? "left" : across > frame.width * 0.8 ? "right" : "",
        down < frame.height * 0.3 ? "up" : down > frame.height * 0.7 ? "down" : "",
      ];
      beyond ??= ways.filter(Boolean).flatMap((way) => document.querySelector(`.beyond.${{way}}`) ?? [])[0] ?? null;
    }}
  }}
  if (beyond) return [standing, point(beyond), 0];
  if (held === null) return [standing, null, 0];
  const [thing, place] = held;
  const places = [...document.querySelectorAll(`.app .piece.can[data-thing="${{CSS.escape(thing)}}"]`)].filter(seen);
  return [standing, places[place] ? point(places[place]) : null, 1];
}}"""
"""How it stands, where to click next, and how many of the things are passed by then: the choice itself, where it is a
button, else the first of its things that may be clicked, else the arrow that leads there over a large board; and of
what is held already, the place where it is wanted."""

CUT = """() => {
  const covered = (e) => {
    const box = e.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    return !inside || [[0.1, 0.2], [0.9, 0.2], [0.5, 0.5], [0.1, 0.8], [0.9, 0.8]].some(([h, v]) =>
      !e.contains(document.elementFromPoint(box.left + box.width * h, box.top + box.height * v)));
  };
  const buttons = [...document.querySelectorAll(".dock > .prompt :is(button, a), .lesson .ways > *")];
  return buttons.filter((e) => e.getClientRects().length > 0 && !e.closest(".saying") && covered(e))
    .map((e) => `cut: ${e.innerText.trim() || e.ariaLabel || e.className}`);
}"""
"""Buttons of a lesson that can't be hit wherever they are touched."""
ARRIVED = f"""([number, points]) => {{
  if (document.querySelector(".finished h2")) return {{ at: "end" }};
  const step = Number(document.querySelector(".app")?.dataset.step);
  const rests = ({AT_REST})();
  if (document.querySelector(".answer.other") && rests) return {{ at: "other" }};
  if (step !== number || !rests) return null;
  const named = (id) => `[data-point="${{CSS.escape(id)}}"], [data-aside="${{CSS.escape(id)}}"]`;
  const hidden = points.filter((id) => !document.querySelector(named(id)));
  const here = `${{location.hash}} ${{number}}`;
  if (globalThis.walked?.here !== here) globalThis.walked = {{ here, since: performance.now() }};
  if (hidden.length > 0 && performance.now() - globalThis.walked.since < 800) return null;
  const saying = document.querySelector(".prompt .saying");
  const under = [...document.querySelectorAll(".prompt .acts > *")].map((e) => e.getBoundingClientRect());
  const lines = [...(saying?.querySelectorAll("p") ?? [])].flatMap((p) => {{
    const range = document.createRange();
    range.selectNodeContents(p);
    return [...range.getClientRects()];
  }});
  const hidden_words = lines.some((a) => under.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2));
  const unread = saying !== null && saying.scrollHeight > saying.clientHeight + 1 ? ["has to be scrolled"] : [];
  return {{ at: "step", amiss: [
    ...hidden.map((id) => `not shown: ${{id}}`),
    ...({CUT})(),
    ...(/lesson-/.test(document.querySelector(".app").innerText) ? ["unsaid"] : []),
    ...(hidden_words ? ["words under a button"] : []),
    ...unread,
  ] }};
}}"""
"""Where one is, once all is at rest, and what is wrong with a step as it is shown: something is pointed at that nobody
sees, a button can't be hit, words are missing or can't be read at once."""

KEPT = """(game) => fetch("api/learn").then((answer) => answer.json())
  .then((courses) => courses.find((course) => course.game === game).lessons[0].done)"""
"""Whether the house knows that the first lesson of a game is done; it is told while the page already says so."""

SAYING = ".prompt .ask .saying > p"
CLICKS = 12
"""No choice takes more, the way over a board that is larger than its window included."""


class Walker:
    """Goes from lesson to lesson at one window, without ever loading the page anew."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.touched = visitor.size[0] < PHONES
        self.amiss: list[str] = []
        """What was wrong with what was seen."""
        self.asked: list[str] = []
        """What the house was asked for while it could not be reached."""
        self.listed: list[str] = []
        """Choices that nothing on the table led to."""
        self.steps = self.tries = 0
        self.answered = False
        """Whether something was tried where the lesson has an answer of its own."""
        self.where = ""
        self._alone = False
        self.page.route("**/api/**", self._answer)

    def _answer(self, route: Route) -> None:
        if not self._alone:
            return route.continue_()
        self.asked.append(f"{route.request.method} {route.request.url.partition('/api/')[2]}")
        return route.abort()

    def walk_from_course(self, game: str, first: str) -> None:
        """By the way that the course leads to its first lesson, and back to it: there the lesson is learned."""
        self.visitor.go(f"learn/{game}").sees(".lessoncard.next .btn").click()
        self.walk_on(game, first)
        if self.visitor.find(".finished h2").count():
            self.visitor.find(".finished .btn").nth(1).click()
            self.visitor.sees(".lessoncard.learned")
            self.visitor.until(KEPT, game)

    def walk(self, game: str, lesson: str) -> None:
        self.visitor.go(f"learn/{game}/{lesson}/1")
        self.walk_on(game, lesson)

    def walk_on(self, game: str, lesson: str) -> None:
        """Through a whole lesson, which needs no house once it is there; up to where it is played on freely."""
        self.arrive(1, [])
        taught = self.visitor.ask(f"learn/{game}/{lesson}")
        steps = [step for table in taught["tables"] for step in table["steps"]]
        self._alone, tried = True, False
        for number, step in enumerate(steps, 1):
            self.where = f"{game} {lesson} {number} {step['name']}"
            found = self.arrive(number, step["points"])
            assert found["at"] == "step", f"{self.where}: {found}"
            self.amiss += [f"{self.where}: {fault}" for fault in found["amiss"]]
            self.visitor.picture(f"walk-{self.where.replace(' ', '-')}")
            self.steps += 1
            if step["plays"]:
                break
            if step["shown"] and (not tried or (step["wrong"] and not self.answered)):
                tried = self.try_wrong(step) or tried
            self.take(number, step)
        else:
            assert self.arrive(len(steps) + 1, [])["at"] == "end"
        self._alone = False

    def arrive(self, number: int, points: list[str]) -> Any:
        return self.page.wait_for_function(ARRIVED, arg=[number, points], polling=40).json_value()

    def try_wrong(self, step: Any) -> bool:
        """Something that is offered and not meant: it is answered, in sight, and all lies and is said as before."""
        others = [option for option in step["standing"]["options"] if option["text"] not in step["right"]]
        if not others:
            return False
        said = self.visitor.find(SAYING)
        before = self.visitor.seq, said.first.inner_text()
        self.from_list(others[0]["text"])
        self.visitor.sees(".answer.wrong h3")
        assert (self.visitor.seq, said.last.inner_text()) == before
        self.amiss += [f"{self.where}, answered: {fault}" for fault in self.page.evaluate(CUT)]
        self.tries += 1
        self.answered = self.answered or bool(step["wrong"])
        return True

    def take(self, number: int, step: Any) -> None:
        """What is meant; of several right choices now and then another one, from where it also goes on."""
        if not step["shown"]:
            return self.visitor.find(".prompt .next").click()
        right = [option for option in step["standing"]["options"] if option["text"] in step["right"]]
        shown = [option for option in right if option["text"] == step["shown"]]
        others = [option for option in right if option not in shown]
        beside = bool(others) and number % 3 == 0
        self.choose((others if beside else shown)[0], step)
        if beside and self.arrive(number + 1, [])["at"] == "other":
            self.visitor.find(".prompt .next").click()
        return None

    def choose(self, option: Any, step: Any) -> None:
        """Along its things, one click after another; what none of them leads to is in the list of all moves."""
        path, gone = [*option["path"], f"do:{option['kind']}"], 0
        before = None
        for _ in range(CLICKS):
            held = [path[gone - 1], self._place(option, step, gone)] if gone else None
            standing, at, passed = self.page.evaluate(NEXT, [option["text"], path[gone:], held])
            if before not in (None, standing):
                return
            before = standing
            if at is None:
                break
            gone += passed
            self.touch(*at)
        self.listed.append(f"{self.where}: {option['text']}")
        self.from_list(option["text"])

    def touch(self, x: float, y: float) -> None:
        """With a mouse nobody clicks where they have not pointed yet."""
        if self.touched:
            return self.page.touchscreen.tap(x, y)
        self.page.mouse.move(x, y)
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")
        return self.page.mouse.click(x, y)

    def from_list(self, text: str) -> None:
        for css in (".prompt .all", f'.actions [data-action="{text}"]'):
            found = self.visitor.find(css).first
            found.tap() if self.touched else found.click()

    def _place(self, option: Any, step: Any, gone: int) -> int:
        """Which of the ways on that lead from here, in the order in which they are offered."""
        paths = [other["path"] for other in step["standing"]["options"]]
        ways = dict.fromkeys(path[gone] for path in paths if path[:gone] == option["path"][:gone] and len(path) > gone)
        return [*ways].index(option["path"][gone]) if gone < len(option["path"]) else 0
