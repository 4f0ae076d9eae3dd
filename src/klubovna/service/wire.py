"""The shapes of everything that is sent and, but for the bodies of questions, of everything that is heard.

`moments.py` and `eyes.py` make them; what is told of a game before it is played is in `lids.py`. The browser client has
its types from here (`npm run types`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from klubovna.bots.thoughts import Reason, ReasonKind, Worth
from klubovna.kernel.frames import Outcome
from klubovna.kernel.game import Setting
from klubovna.kernel.messages import Arg, Message
from klubovna.kernel.sums import Sum

encode = msgspec.json.encode
Status: TypeAlias = Literal["waiting", "running", "over"]
Kind: TypeAlias = Literal["person", "bot", "open"]


class Said(msgspec.Struct, frozen=True):
    """A sentence to be said in the reader's language."""

    id: str
    args: dict[str, int | str | list[str] | Sum] = {}


def said(message: Message) -> Said:
    return Said(message.id, {name: _plain(value) for name, value in message.args.items()})


def _plain(value: Arg) -> int | str | list[str] | Sum:
    return list(value) if isinstance(value, tuple) else value


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: str
    kind: Kind
    name: str
    you: bool
    present: bool
    bot: str | None = None
    link: str | None = None
    """With the secret of the seat: for whoever may give it away."""
    standing_in: str | None = None
    """The bot that plays for an absent person now; the seat stays theirs."""
    outside: bool = False
    """A program of somebody's own sits here, see docs/outside-bots.md."""


class EndingInfo(msgspec.Struct, frozen=True):
    """Somebody asks to end the running game."""

    by: str | None
    """The seat of who asks; None: the host, who does not play."""
    yours: bool
    """It was you."""
    asks_you: bool
    """It waits for your answer."""


class PackTitle(msgspec.Struct, frozen=True):
    """What stands on the cover of an owner's pack."""

    title: dict[str, str]
    """By language; empty where nothing is said."""
    author: str
    differ: int
    """So many things are not as the house has them."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    options: dict[str, Setting]
    """`own` stands for a text of the players' own, which is in the record."""
    public: bool
    status: Status
    seats: list[SeatInfo]
    host: bool
    seq: int
    created: float
    key_hash: str | None
    hints: bool
    """Whether those who sit here may ask for hints."""
    stand_in: str | None = None
    """The bot that plays for a person who has been away for a while."""
    key: str | None = None
    outcome: Outcome | None = None
    deciding: str | None = None
    rematch: str | None = None
    levels: list[str] = []
    """The bots that may be seated here while the game runs, the weakest first."""
    ending: EndingInfo | None = None
    moved: float | None = None
    """When something was last done here, in lists of tables."""
    last: Said | None = None
    """What was said last at a table of one's own, as one's own seat hears it; in lists of tables."""
    pack: PackTitle | None = None
    """The owner's pack that it is played with."""
    along: bool | None = None
    """Whether it goes along with one's browser; None: it can't."""


class Foreseen(msgspec.Struct, frozen=True):
    """What is certain to follow from a choice: new numbers of things on the board, and words."""

    numbers: dict[str, int]
    says: list[Said]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the options. `text` is what is sent back; `kind` and `fields` say the same in parts."""

    text: str
    kind: str
    """The word of the action: `move`."""
    fields: dict[str, int | str | list[int | str]]
    """What it speaks of, by name: `{"unit": "D5", "to": "E6"}`."""
    path: list[str]
    """The ids of the things a person clicks."""
    label: Said
    foreseen: bool = False
    """Whether the game can tell what is certain to follow: ask to `foresee`."""


class LogLine(msgspec.Struct, frozen=True):
    n: int
    said: Said


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong with a text of the players' own, such as a scenario."""

    line: int | None
    field: str
    problem: str


class ErrorInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    text: str
    reason: Said | None = None
    faults: list[Fault] = []


class Problem(msgspec.Struct, frozen=True):
    error: ErrorInfo


class ClockInfo(msgspec.Struct, frozen=True):
    """How long each seat has thought, in milliseconds, without the decision that runs now; since when (in milliseconds
    since 1970, by the clock of the house) that one runs, and None where no time is counted."""

    used: dict[str, int]
    since: int | None


class Standing(msgspec.Struct, frozen=True):
    """How a table stands for one pair of eyes, but for what they see and have heard."""

    seq: int
    seat: str | None
    deciding: str | None
    prompt: Said | None
    matters: Said | None
    """What to look at in a decision of this kind, for those who are new; None where the game does not say it."""
    rule: str
    options: list[Choice]
    outcome: Outcome | None
    begun: bool
    """Whether anybody has chosen anything: from then on everybody who plays may propose to end the game."""
    may_undo: bool
    """Whether the last choice was this seat's own and no luck came since. Whether it showed something hidden is found
    out when somebody wants it back."""
    undo_asked_by: str | None
    clock: ClockInfo


class Moment(Standing, frozen=True, kw_only=True):
    """All that one pair of eyes sees of a table now."""

    view: Any
    log: list[LogLine]


Change: TypeAlias = Annotated[list[Any], msgspec.Meta(description="[path, value], [path], [path, at, removed, added]")]
"""What is different in a view; changes are made one after the other, to a copy. `[path, value]` sets, `[path]` takes a
key away, `[path, at, removed, added]` replaces so many elements of a list. A path has at most two steps; the empty one
is the view itself."""


class Scene(msgspec.Struct, frozen=True):
    """What was said together, and what is seen after it, as a difference from the picture before."""

    said: list[LogLine]
    change: list[Change]


class Story(msgspec.Struct, frozen=True):
    """How a table came from one moment to another, through one pair of eyes: what it looked like at first, and all that
    happened since."""

    since: int
    seq: int
    seat: str | None
    view: Any
    scenes: list[Scene]


class StaleMoment(Moment, frozen=True, kw_only=True):
    """The table has moved on: this is how it stands."""

    error: ErrorInfo


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    at: float
    name: str
    seat: str | None
    text: str
    said: Said | None


class Replay(msgspec.Struct, frozen=True):
    """A step of a game that is looked at again, and how it came about from the one before."""

    steps: int
    at: int
    view: Any
    caption: Said
    by: str | None
    log: list[LogLine]
    scenes: list[Scene]
    turns: list[int] = []
    """Marks on the way: the steps after which somebody else decides, or, in a game for one, a round begins."""


class Previews(msgspec.Struct, frozen=True):
    """What would follow from some of the choices of a moment, by their texts; where there is nothing to tell, there is
    none."""

    seq: int
    previews: dict[str, Foreseen]


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would follow from a choice. `certain`, `likely`: a sentence that would be said; `then`, `reply`: what the
    same seat or another one would choose next, as it is called on a button."""

    kind: ReasonKind
    said: Said
    seat: str = ""


def because(reason: Reason) -> Because:
    return Because(reason.kind, said(reason.said), reason.seat)


class HintedChoice(msgspec.Struct, frozen=True):
    text: str
    path: list[str]
    label: Said
    chance: float | None
    """Of what the game calls success (its text `chance-of`), 0 to 1, as it was measured; None where nothing was
    measured at tables like this one."""
    worth: Worth
    """Beside the best, in a word."""
    visits: int
    why: list[Because]


class HintInfo(msgspec.Struct, frozen=True):
    """What a master thinks of a decision, the best choice first."""

    seq: int
    seat: str
    iterations: int
    measured: int
    """On how many games the chances were measured; 0 where nothing was, at tables like this one."""
    choices: list[HintedChoice]


class Glimpse(Choice, frozen=True, omit_defaults=True):
    """Something that a thing could do, in the shape of a choice; what would follow is told at once."""

    preview: Foreseen | None = None


class LookInfo(msgspec.Struct, frozen=True):
    """What a thing on the table could do, whoever is asked now."""

    seq: int
    thing: str
    options: list[Glimpse]


class WhyNot(msgspec.Struct, frozen=True):
    """The rule against something that is not among the options; None where no rule speaks of it."""

    seq: int
    said: Said | None


class Me(msgspec.Struct, frozen=True):
    name: str
    guest: bool
    csrf: str
    alone: bool
    """The house is in this browser: there are no accounts, and nobody else comes."""
    along: bool = False
    """Tables with one person may go along, see docs/along.md."""


class AsideInfo(msgspec.Struct, frozen=True):
    """A table that is kept in a browser and can't be read: it is left as it is."""

    id: str
    error: ErrorInfo


# What is sent over the socket says in `is` what it is.


class MomentNews(Moment, frozen=True, kw_only=True, tag_field="is", tag="moment"):
    now: int
    """What the clock of the house showed when this was said; that of the reader may differ."""


class Progress(Standing, frozen=True, kw_only=True, tag_field="is", tag="progress"):
    """What happened since a moment that the reader has; the lines go on from the log it has."""

    since: int
    scenes: list[Scene]
    now: int


class PreviewNews(Previews, frozen=True, tag_field="is", tag="foreseen"):
    pass


class TableNews(TableInfo, frozen=True, omit_defaults=True, tag_field="is", tag="table"):
    pass


class ChatNews(ChatLine, frozen=True, tag_field="is", tag="chat"):
    pass


class ThinkingNews(msgspec.Struct, frozen=True, tag_field="is", tag="thinking"):
    seat: str


class ErrandNews(msgspec.Struct, frozen=True, tag_field="is", tag="errand"):
    """A bot's question, for the browser that thinks for it (docs/along.md)."""

    id: str
    errand: str
    """In base64."""


class ErrorNews(msgspec.Struct, frozen=True, tag_field="is", tag="error"):
    error: ErrorInfo
