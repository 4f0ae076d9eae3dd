"""How people agree on a game before it begins, by keys: the same in all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.pilot import Pilot

from klubovna.kernel.game import Option
from klubovna.kernel.texts import Texts
from klubovna.terminal.app import ClubApp
from klubovna.terminal.start import Plan
from tests.terminal.test_table import seen


async def go_through(app: ClubApp, pilot: Pilot[None], texts: Texts, scenarios: Iterable[str]) -> None:
    """Each scenario is chosen in turn, and is seen to be."""
    for scenario in scenarios:
        await pilot.press("right")
        await pilot.pause()
        assert f"[{texts.text(f'option-scenario-{scenario}')}]" in seen(app)


async def change(app: ClubApp, pilot: Pilot[None], texts: Texts, plan: Plan, options: Sequence[Option]) -> None:
    """Each of the options that follow is changed to its second choice, and is seen to be."""
    for option in options:
        await pilot.press("down", "right")
        await pilot.pause()
        assert plan.settings[option.name] == option.choices[1]
        assert f"[{texts.text(f'option-{option.name}-{option.choices[1]}')}]" in seen(app)
