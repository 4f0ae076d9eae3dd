"""What a game has to say of itself to be played at the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property, lru_cache, partial, reduce, wraps
from operator import or_
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import msgspec

from klubovna.kernel.actions import Action, parse
from klubovna.kernel.certainty import Certainty
from klubovna.kernel.content import Content
from klubovna.kernel.defaults import as_it_is, no_pieces, no_secrets, nothing_printed
from klubovna.kernel.errors import Broken, Unreadable
from klubovna.kernel.flow import advance
from klubovna.kernel.frames import Chance, Decision, Step
from klubovna.kernel.kinds import concrete
from klubovna.kernel.lid import Lid
from klubovna.kernel.loaded import Loaded
from klubovna.kernel.messages import Message, Seat
from klubovna.kernel.packs import Growth, Pack, load_pack, read_pack
from klubovna.kernel.painter import Painter
from klubovna.kernel.parts import Parts
from klubovna.kernel.state import State
from klubovna.kernel.strength import Strength, Temper
from klubovna.kernel.texts import LANGUAGES, Texts, folders
from klubovna.kernel.toml import read_own
from klubovna.kernel.wording import Wording

Setting: TypeAlias = str | int | bool
Settings: TypeAlias = dict[str, Setting]
View: TypeAlias = msgspec.Struct
"""What a seat may see: a Struct of the game's own."""


PACK = "pack"
"""Under which name an owner's pack stands among what was agreed, as its text."""
LOOKED_FOR = 1000
"""So many decisions are looked at to find out whether something is hidden."""


class Option(msgspec.Struct, frozen=True):
    """Something players agree on before they begin; the first choice is the usual one."""

    name: str
    choices: tuple[Setting, ...]
    when: tuple[str, Setting] | None = None
    """Only spoken of when another option has this value."""
    own: bool = False
    """Whether players may give a text of their own instead of a choice; `Game.faults` looks it through."""
    ruling: str = ""
    """A house rule: the heading of the rulebook where a disputed reading and the other one are told."""
    grows: Growth | None = None
    """Which new things of a pack are choices besides."""

    @property
    def default(self) -> Setting:
        return self.choices[0]

    def offers(self, pack: Pack | None) -> tuple[Setting, ...]:
        """The choices at a table with this pack."""
        return self.choices if pack is None or self.grows is None else (*self.choices, *pack.grown(self.grows))

    def allows(self, value: Setting, own: bool, pack: Pack | None) -> bool:
        """One of the choices; or a text of several lines, which is the players' own."""
        return value in self.offers(pack) or (own and self.own and is_own(value))


def is_own(value: Setting) -> bool:
    """A text of the players' own has several lines, a choice never has."""
    return isinstance(value, str) and "\n" in value


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What is certain to follow from a choice, as far as the seat may know: for those who look before they leap. Luck
    and later choices are not in it."""

    numbers: dict[str, int] = {}
    """Things on the table whose number would change, by an id that the game's board knows, and the new number."""
    says: list[Message] = []


class Glimpse(msgspec.Struct, frozen=True):
    """Something that a thing on the table could do."""

    action: Action
    label: Message
    preview: Preview | None


class Motive(msgspec.Struct, frozen=True):
    """What a seat keeps to itself and what decides what it wants, such as who it secretly is. For bots: they imagine
    that it plays accordingly, and read in its choices what it may be."""

    of: Callable[[Any, Seat], Hashable]
    """None for seats that have none."""
    among: Callable[[Any, Seat, Seat], Mapping[Any, float]]
    """What the motive of the first seat may be, as far as the other one can tell from the table, and how likely."""
    give: Callable[[Any, Seat, Any], None]
    """Let a seat in an imagined state have another one."""


class Game(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A game: data and plain functions. Registered games live under all laws of the kit."""

    id: str
    version: str
    """Of the rules: raised whenever an old record might replay differently."""
    package: str
    seats: tuple[Seat, ...]
    """Who plays with the usual options; `seated` tells for others."""
    options: tuple[Option, ...] = ()
    scenarios: tuple[str, ...] = ()
    longest: int
    """No game takes more decisions than this."""
    state: type[State]
    set_up: Callable[[Any, Settings], State]
    view: Callable[[Any, Seat | None], View]
    """What a seat may see, None is a spectator; nobody else is shown anything."""
    load: Callable[[Pack | None], Content] = nothing_printed
    """The content; a game without boards and cards in files has none."""
    formerly: frozenset[str] = frozenset()
    """Hashes of its own content as it was told before, in other words that play just the same: what was recorded,
    learned or measured with them holds. Tests replay records of then."""
    sample: Callable[[Any, Seat | None, random.Random], Any] = as_it_is
    """A state that this seat can't tell from the real one; where nothing is hidden, the same."""
    secrets: Callable[[Any, Seat | None], Mapping[str, Any]] = no_secrets
    """What this seat may not see, by name: the sampler must vary each of them."""
    pieces: Callable[[Any], Counter[str]] = no_pieces
    """Things that are neither made nor lost during a game, counted by their names."""
    alike: bool = False
    """Whether all eyes see the same, also those that only watch: then what is seen is found out once for all."""
    judgement: Callable[[Any, Seat], float] | None = None
    """How good it looks for a seat, 0 to 1; for bots."""
    parts: Parts | None = None
    """The pieces that the table falls into, for judgement that is learned."""
    motive: Motive | None = None
    certainties: tuple[Certainty, ...] = ()
    """What can be asked of what a seat does not know, so that the answer follows for certain: for puzzles."""
    seating: Callable[[Settings], tuple[Seat, ...]] | None = None
    """Who plays, where that depends on the options."""
    preview: Callable[[Any, Seat, Action], Preview | None] | None = None
    """What a choice would do, before it is made."""
    rounds: Callable[[Any], int] | None = None
    """How many rounds have been played, where a game has rounds: for reports."""
    progress: Callable[[Any], float] | None = None
    """How far the game is, 0 at its beginning to 1 near its end, as everybody can see it: the nearer the end, the more
    a judgement is worth. For chances."""
    results: Callable[[Any, Seat], tuple[float, ...]] | None = None
    """What came of all that a seat has fought for so far, 1 for won and 0 for lost, where that is not only the end: a
    campaign of missions. For chances, and for search, which looks no further than to the next of them."""
    words: Callable[[Any], Mapping[str, Iterable[str]]] | None = None
    """What fields of actions may say, by their names, that stands in no table of the content, such as `known-abel`: for
    who numbers all actions."""
    wording: Callable[[Any], Mapping[str, Wording]] | None = None
    """What stands on things of the content, by their ids: for boards that show it, none of which knows the rule."""
    look: Callable[[Any, Seat | None, str], list[Glimpse]] | None = None
    """What a thing on the table could do, whoever is asked now, as far as a seat may know: for who looks around."""
    faults: Callable[[Any, str, str], list[Broken]] | None = None
    """What is wrong with a text of the players' own (and the file it comes from), where an option takes one."""
    painter: Painter | None = None
    """How maps of such texts are painted."""
    lid: Lid = Lid()
    """What people want to know before they open the box."""
    strengths: dict[str, Strength] = {}
    """Of bots, by their level, where other numbers than the usual ones are wanted; `docs/` says what they are worth."""
    temper: Temper = Temper()
    """Which choices beginners like too much and which nobody makes by mistake: for bots that err as people do."""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def secretive(self) -> bool:
        """Whether seats keep secrets from each other: people who share a screen hand it over."""
        return not self.alike and self.secrets is not no_secrets

    @cached_property
    def seatings(self) -> list[tuple[Settings, tuple[Seat, ...]]]:
        """Who sits where, for every choice of the options that decide it; empty where none does."""
        if self.seating is None:
            return []
        tables = [self.settings({})]
        for option in self.options:
            varied = [[table | {option.name: choice} for choice in option.choices] for table in tables]
            if any(self.seated(table) != self.seated(same[0]) for same in varied for table in same):
                tables = [table for same in varied for table in same]
        deciding = [o.name for o in self.options if len({table[o.name] for table in tables}) > 1]
        return [({name: table[name] for name in deciding}, self.seated(table)) for table in tables]

    @cached_property
    def company(self) -> tuple[int, int]:
        """How many may play, from and to, over all options."""
        sizes = [len(seats) for _, seats in self.seatings] or [len(self.seats)]
        return min(sizes), max(sizes)

    coder: ClassVar[Callable[..., Any]]
    """Numbers for machines: given by the package, for the kernel knows none."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "view", _for_seats(self, self.view))

    @cached_property
    def every_seat(self) -> frozenset[Seat | None]:
        """Who may sit at some table of this game, whatever the options, and who watches."""
        return frozenset((None, *self.seats, *(seat for _, seats in self.seatings for seat in seats)))

    # Facts for machines, with the usual options or others

    def players(self, **options: Setting) -> int:
        """How many seats decide something."""
        return len(self.seated(self.settings(options, own=True)))

    @cached_property
    def chance(self) -> bool:
        """Whether nature ever has a choice."""
        return bool(concrete(Chance, self.package))

    @cached_property
    def hidden(self) -> bool:
        """Whether something lies on the table that a seat may not see: looked for in a game at random, with the usual
        options."""
        rng, settings = random.Random(0), self.settings({})
        s = self.set_up(self.content(), settings)
        options, seats = advance(s, rng)[1], self.seated(settings)
        for _ in range(LOOKED_FOR):
            if not options or any(self.secrets(s, seat) for seat in seats):
                return bool(options)
            options = s.step(rng.choice(options), rng)
        return False

    def distinct_actions(self, **options: Setting) -> int:
        """How many different actions there are, as they are numbered for machines; needs `klubovna[rl]`."""
        found: int = Game.coder(self.id, **options).n
        return found

    def observation_size(self, **options: Setting) -> int:
        """How many numbers a seat sees at a time; needs `klubovna[rl]`."""
        found: int = Game.coder(self.id, **options).size
        return found

    def zero_sum(self, **options: Setting) -> bool:
        """Whether what the end is worth to all seats adds up to nothing: in duels."""
        return not self.together and self.players(**options) == 2

    @property
    def together(self) -> bool:
        """Whether all seats win or lose as one."""
        return self.state.together

    @cached_property
    def actions(self) -> dict[str, type[Action]]:
        """All kinds of actions by their word."""
        return {str(c.__struct_config__.tag): c for c in concrete(Action, self.package)}

    @cached_property
    def frames(self) -> Any:
        """The union of all frames, for reading a state from JSON."""
        kinds = [cls for base in (Step, Decision, Chance) for cls in concrete(base, self.package)]
        union: Any = reduce(or_, kinds)
        return list[union]

    @cached_property
    def loaded(self) -> Loaded:
        return Loaded(self.id, self.load, lambda id: any(self.texts(lang).has(f"name-{id}") for lang in LANGUAGES))

    def content(self, agreed: Mapping[str, Setting] | None = None) -> Content:
        """The game's own content, or as a pack has it that is among what was agreed; equal content is the same object.
        Raises Broken where the pack is not sound."""
        text = (agreed or {}).get(PACK)
        return self.loaded.usual if text is None else self.loaded.packed(str(text))

    def pack(self, path: Path) -> str:
        """The text of a pack on a disk, looked through; raises Broken."""
        pack = load_pack(path)
        self.loaded.with_pack(pack)
        return pack.text

    def plays_alike(self, one: str, other: str) -> bool:
        """Whether contents with these hashes are the same in play: one, or both the game's own, now or formerly."""
        return one == other or {one, other} <= self.formerly | {self.loaded.usual.hash}

    def settings(self, chosen: Mapping[str, Setting], *, own: bool = False) -> Settings:
        """The chosen options, completed with the usual ones; raises Unreadable. Texts of the players' own, a pack among
        them, are taken only where that is said."""
        known = {option.name: option for option in self.options}
        packed = {PACK: chosen[PACK]} if own and is_own(chosen.get(PACK, "")) else {}
        pack = read_pack(str(packed[PACK])) if packed else None
        for name, value in chosen.items():
            if name in packed:
                continue
            if name not in known:
                raise Unreadable(f"{self.id} has no option {name!r}; there are: {', '.join(known) or 'none'}")
            if not known[name].allows(value, own, pack):
                choices = ", ".join(map(repr, known[name].offers(pack)))
                raise Unreadable(f"{name} can't be {value!r}; choose from {choices}")
        return {name: chosen.get(name, option.default) for name, option in known.items()} | packed

    def own(self, path: Path, agreed: Mapping[str, Setting] | None = None) -> str:
        """The text of a file of the players' own, such as a scenario, looked through; raises Broken."""
        text = read_own(path)
        for fault in self.look_through(text, str(path), agreed):
            raise fault
        return text

    def look_through(self, text: str, file: str, agreed: Mapping[str, Setting] | None = None) -> list[Broken]:
        """All that is wrong with such a text at a table where this is agreed."""
        if self.faults is None:
            raise Unreadable(f"{self.id} takes no files of your own")
        return self.faults(self.content(agreed), text, file)

    def spelled(self, given: Iterable[str]) -> Settings:
        """Options as people write them, `option=value`; the value is the choice that is written like this."""
        choices = {option.name: {str(choice): choice for choice in option.choices} for option in self.options}
        chosen: Settings = {}
        for text in given:
            name, equals, value = text.partition("=")
            if not equals:
                raise Unreadable(f"--set wants OPTION=VALUE, not {text!r}")
            chosen[name] = choices.get(name, {}).get(value, value)
        return chosen

    def seated(self, settings: Settings) -> tuple[Seat, ...]:
        """Who sits at a table with these options."""
        return self.seats if self.seating is None else self.seating(settings)

    def certainty(self, name: str) -> Certainty:
        """By its name; raises Unreadable."""
        found = next((one for one in self.certainties if one.name == name), None)
        if found is None:
            raise Unreadable(f"{self.id} asks for no certainty {name!r}")
        return found

    def parse(self, text: str) -> Action:
        """An action by its text; raises Unreadable."""
        return self._reading(text)

    @cached_property
    def _reading(self) -> Callable[[str], Action]:
        """The same few texts are read again and again."""
        return lru_cache(maxsize=4096)(partial(parse, kinds=self.actions))

    def texts(self, language: str, content: Content | None = None) -> Texts:
        """The words of the game, with the names of a pack that its content has."""
        texts = _texts(self.package, language)
        return texts if content is None or content.pack is None else texts.joined(self.fluent(language, content))

    def fluent(self, language: str, content: Content) -> str:
        """The words of a pack, as a file of texts: its names, also where they are choices."""
        return content.fluent(language) + self.called(content.pack)

    def called(self, pack: Pack | None) -> str:
        """What its choices are called, in any language: as the things are."""
        choices = ((name, id) for name, ids in self.grown(pack).items() for id in ids)
        return "".join(f"option-{name}-{id} = {{ name-{id} }}\n" for name, id in choices)

    def grown(self, pack: Pack | None) -> dict[str, list[Setting]]:
        """What a pack lets players choose besides, by options."""
        return {o.name: [*o.offers(pack)[len(o.choices) :]] for o in self.options if o.grows is not None}

    def to_json(self, s: State) -> bytes:
        return msgspec.json.encode(s, enc_hook=_content_hash)

    def from_json(self, data: bytes) -> State:
        raw = msgspec.json.decode(data)
        stack = msgspec.convert(raw.pop("stack"), self.frames, str_keys=True)
        state = msgspec.convert(raw, self.state, dec_hook=lambda _, known: self.loaded.part(known), str_keys=True)
        state.stack = stack
        return state


def _for_seats(game: Game, view: Any) -> Any:
    """The view, refused to whoever has no seat: a name that is written wrong would be taken for a spectator's."""
    bare = getattr(view, "bare", view)

    @wraps(bare)
    def shown(s: Any, seat: Seat | None) -> View:
        if seat not in game.every_seat:
            raise Unreadable(f"{game.id} has no seat {seat!r}; there are: {', '.join(game.seats)}")
        seen: View = bare(s, seat)
        return seen

    shown.bare = bare  # type: ignore[attr-defined]
    return shown


def _content_hash(thing: Any) -> str:
    if isinstance(thing, Content):
        return thing.hash
    raise NotImplementedError(f"{type(thing)} has no place in a state")


@lru_cache
def _texts(package: str, language: str) -> Texts:
    return Texts(language, folders(package))
