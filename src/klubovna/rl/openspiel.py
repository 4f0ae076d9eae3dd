"""Klubovna's games for OpenSpiel: Python games registered with `pyspiel`, with nature's choices as nodes of their own.

    import pyspiel
    from klubovna.rl import openspiel
    openspiel.register()
    game = pyspiel.load_game(f"klubovna_{GAME}", {OPTION: CHOICE})

What a player knows of the past is told by what it saw whenever it chose, and what it chose: that, and what it sees now,
is `information_state_string`. What it sees now is the codec's row of numbers, too: `observation_tensor`. There is no
tensor of all that a player knows: it would have to have room for the longest game, hundreds of such rows. Needs
`klubovna[openspiel]`.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from operator import itemgetter
from typing import Any, Self, cast

import msgspec
import numpy as np
import pyspiel

from klubovna.kernel.actions import Action
from klubovna.kernel.errors import Unreadable
from klubovna.kernel.flow import advance, choose
from klubovna.kernel.frames import DECISION
from klubovna.kernel.game import Game, Setting
from klubovna.kernel.odds import Odds
from klubovna.rl.codec import Codec, codec
from klubovna.rl.forms import Numbers
from klubovna.rl.registering import wanted

PREFIX = "klubovna_"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MOST_CHANCES = 1_000_000
"""More different things never happen at once."""


def register(*ids: str) -> list[str]:
    """Make games known to `pyspiel`, all that are installed or these; returns the names they have there."""
    return [_register(game) for game in wanted(ids)]


def _register(game: Game) -> str:
    name = PREFIX + game.id
    if name not in pyspiel.registered_names():
        type_ = _type(game)
        maker = type(f"{game.id.capitalize()}Game", (ClubGame,), {"club": game, "kind": type_})
        pyspiel.register_game(type_, maker)
    return name


def _type(game: Game, settings: Mapping[str, Setting] | None = None) -> Any:
    kinds, counts = pyspiel.GameType, {game.players()}
    for option in game.options:
        counts |= {game.players(**{option.name: choice}) for choice in option.choices}
    return kinds(
        short_name=PREFIX + game.id,
        long_name=game.texts("en").text("game-name"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION,
        utility=_utility(game, settings or {}),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.default for option in game.options},
    )


def _utility(game: Game, settings: Mapping[str, Setting]) -> Any:
    kinds = pyspiel.GameType.Utility
    if game.zero_sum(**settings):
        return kinds.ZERO_SUM
    return kinds.IDENTICAL if game.together and game.players(**settings) > 1 else kinds.GENERAL_SUM


class ClubGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of the house with some options."""

    club: Game
    kind: Any

    def __init__(self, params: Mapping[str, Setting] | None = None) -> None:
        given = dict(params or {})
        self.codec: Codec = codec(self.club.id, **given)
        zero = self.club.zero_sum(**given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.n,
            max_chance_outcomes=MOST_CHANCES if self.club.chance else 0,
            num_players=len(self.codec.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero else None,
            max_game_length=self.club.longest,
        )
        super().__init__(_type(self.club, given) if given else self.kind, info, given)

    def new_initial_state(self) -> ClubState:
        return ClubState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 10 * self.club.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ClubObserver:
        return ClubObserver(self.codec, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class Held:
    """What a state holds of ours: copied as fast as the game can."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.state: Any = codec.game.set_up(codec.game.content(), codec.settings)
        self.turn(advance(self.state)[1])
        self.past: dict[str, Moment | None] = dict.fromkeys(codec.seats)
        """When each seat chose last."""

    def __deepcopy__(self, memo: Any) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__, state=self.state.clone(), past={**self.past})
        return other

    def turn(self, options: list[Action]) -> None:
        """The state has moved on, to a choice of this player among these options."""
        self.options, self.player = options, TERMINAL
        self.numbers: dict[int, Action] | None = None
        self.told: Odds | None = None
        if self.state.stack:
            top = self.state.stack[-1]
            self.player = self.codec.seats.index(top.seat) if top.kind == DECISION else CHANCE

    def __getstate__(self) -> dict[str, Any]:
        """As it is sent: OpenSpiel writes its states down."""
        written = self.codec.game.to_json(self.state)
        return {"id": self.codec.game.id, "settings": self.codec.settings, "state": written, "past": self.past}

    def __setstate__(self, sent: dict[str, Any]) -> None:
        self.codec = codec(sent["id"], **sent["settings"])
        self.state, self.past = self.codec.game.from_json(sent["state"]), sent["past"]
        self.turn(advance(self.state)[1])

    def by_number(self) -> dict[int, Action]:
        if self.numbers is None:
            pairs = zip(self.codec.actions.numbers(self.options), self.options, strict=True)
            self.numbers = dict(sorted(pairs, key=itemgetter(0)))
        return self.numbers

    def choose(self, number: int) -> None:
        s, seat, action = self.state, self.codec.seats[self.player], self.by_number()[number]
        self.past[seat] = Moment(self, seat, action)
        choose(s, s.stack[-1], action)
        self.turn(advance(s)[1])

    def happen(self, number: int) -> None:
        self.turn(self.state.happen(self.odds()[number][0]))

    def odds(self) -> Odds:
        """Asked for several times at each node, and found once."""
        if self.told is None:
            self.told = self.state.odds()
        if self.told is None:
            raise Unreadable(f"{type(self.state.chance).__name__} does not tell its odds, and OpenSpiel asks for them")
        return self.told

    def knows(self, seat: str) -> str:
        """All that a seat knows: what it sees now, and what it saw when it chose."""
        past = self.past[seat]
        return f"{past.digest if past else ''} {self.sees(seat)}"

    def sees(self, seat: str) -> str:
        return _seen(self.codec.game, self.state, self.options, seat)


def _seen(game: Game, s: Any, options: list[Action], seat: str) -> str:
    offered = [action.text for action in options] if s.seat == seat else []
    return msgspec.json.encode([seat, s.seat, offered, game.view(s, seat)]).decode()


class Moment:
    """A seat's choice, and what it saw then: told in short, when somebody wants to know. A copy of the state takes less
    time than a look at it."""

    def __init__(self, held: Held, seat: str, action: Action) -> None:
        self._before, self._seat, self._action = held.past[seat], seat, action
        self._game, self._options = held.codec.game, held.options
        self._state: Any = held.state.clone()
        self._digest = ""

    @property
    def digest(self) -> str:
        untold, moment = list[Moment](), cast("Moment | None", self)
        while moment is not None and not moment._digest:
            untold.append(moment)
            moment = moment._before
        for one in reversed(untold):
            one._tell()
        return self._digest

    def _tell(self) -> None:
        """Those before have told already."""
        known = self._before._digest if self._before else ""
        seen = f"{known} {_seen(self._game, self._state, self._options, self._seat)} {self._action.text}"
        self._digest, self._state, self._before = _short(seen), None, None

    def __reduce__(self) -> tuple[Any, ...]:
        return _told, (self.digest,)


def _short(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _told(digest: str) -> Moment:
    """A moment of which only its digest was sent."""
    moment = Moment.__new__(Moment)
    moment._digest = digest
    return moment


class ClubState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game in progress."""

    def __init__(self, game: ClubGame) -> None:
        super().__init__(game)
        self.held = Held(game.codec)

    def current_player(self) -> int:
        return self.held.player

    def is_terminal(self) -> bool:
        return self.held.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.held.by_number()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [*enumerate([p for _, p in self.held.odds()])]

    def _apply_action(self, action: int) -> None:
        if self.held.player == CHANCE:
            self.held.happen(action)
        else:
            self.held.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.held.odds()[action][0])
        return self.held.codec.action(action).text

    def returns(self) -> list[float]:
        worth = self.held.state.returns()
        return [worth.get(seat, 0.0) for seat in self.held.codec.seats]

    def resampled(self, player: int, rng: random.Random) -> ClubState:
        """A state that this player can't tell from this one, for ISMCTS: `ISMCTSBot(…, resampler=…)`."""
        other: ClubState = self.clone()
        held, seat = other.held, self.held.codec.seats[player]
        held.state = held.codec.game.sample(held.state, seat, rng)
        held.turn(advance(held.state)[1])
        return other

    def __str__(self) -> str:
        game, s = self.held.codec.game, self.held.state
        asked = (s.seat or "nature") if s.stack else "nobody"
        digest = hashlib.blake2b(game.to_json(s), digest_size=8).hexdigest()
        return f"{game.id}: {asked} is asked, {digest}"


class ClubObserver:
    """What a player sees, as numbers with names and in letters."""

    def __init__(self, codec: Codec, perfect_recall: bool) -> None:
        self.codec, self._recalls = codec, perfect_recall
        self.tensor: Numbers = np.zeros(codec.size, np.float32)
        self._sheet = codec.sheet()
        self.dict = {name: codec.segment(self.tensor, name) for name in codec.segments}

    def set_from(self, state: ClubState, player: int) -> None:
        self.tensor[:] = self._sheet.look(state.held.state, self.codec.seats[player])

    def string_from(self, state: ClubState, player: int) -> str:
        seat = self.codec.seats[player]
        return state.held.knows(seat) if self._recalls else state.held.sees(seat)
