"""Compositions that no rule knows are refused in every game, with file, line and field, and with what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import klubovna
from klubovna.kernel.errors import Broken
from klubovna.kernel.packs import load_pack

REFUSED = [
    ("vzdor", "maquis", '[abel.covert.action]\ndo = "atack"', "did you mean 'attack'?"),
    ("vzdor", "maquis", '[abel.covert.action]\nper = "enemy"', "did you mean 'attack-per-"),
    ("vzdor", "maquis", "[abel.covert.action]\ncount = 2", "'attack-per-revealed' is not varied by `count`"),
    ("vzdor", "missions", '[barracks.effect]\ndo = "draw"', "no mission does 'draw"),
    ("vzdor", "enemies", '[grunt.effect]\nwat = "all"', "unknown field `wat`; did you mean 'what'?"),
    ("blitzkrieg", "weapons", "[scientist]\nability = 3", "Expected `str"),
    (
        "blitzkrieg",
        "base",
        '[western-europe]\ncampaigns = [{ points = 1, spaces = [{ terrain = "sea", effect = "bombing", count = 2 }] }]',
        "'bombing' is not varied by `count`",
    ),
    (
        "blitzkrieg",
        "base",
        '[western-europe]\ncampaigns = [{ points = 1, spaces = [{ terrain = "sea", effect = "bombng" }] }]',
        "did you mean 'bombing'?",
    ),
    ("blitzkrieg", "weapons", '[spy]\nability = "spi"', "did you mean 'spy'?"),
    ("napoleonics", "cards", '[probe-left]\nkind = "section"\norders = [1, 1, 1, 1]', "length 3"),
    ("napoleonics", "cards", "[bombard]\nunit = 3", "did you mean 'units'?"),
    ("napoleonics", "cards", "[short-supply]\nunits = 2", "for a single unit"),
    ("napoleonics", "cards", "[assault-left]\norders = [2, 0, 0]", "as many as the command are ordered"),
    ("kacir", "villagers", '[betty]\nability = [{ do = "gian" }]', "did you mean 'gain'?"),
    ("kacir", "possessed", '[judy]\nwitch = [{ do = "lift", where = "card" }]', "no gloom lies there"),
    ("kacir", "hunter", '[ranger.power]\nwhen = "upkep"', "did you mean 'upkeep'?"),
    ("kacir", "hunter", '[ranger.power]\nwhat = "visit"', "it goes with another word"),
    ("hagalaz", "threats", '[spawning]\norders = [{ do = "neer", count = 1 }]', "did you mean 'near'?"),
    ("hagalaz", "threats", '[spawning]\norders = [{ do = "near", most = 1 }]', "it goes with another word"),
    ("hagalaz", "threats", '[spawning]\norders = [{ do = "near", count = "two" }]', "Expected `int`"),
    ("hagalaz", "champions", "[ravager]\nrange = 2", "'swarmers' is not varied by `range`"),
    ("hagalaz", "champions", '[dragoon]\ntrait = "wail"', "'wail' needs it"),
    ("hagalaz", "abilities", "[barrier]\nshields = [1, 2]", "no die is spent on it"),
    ("hagalaz", "abilities", "[adrenaline]\nrange = [2, 2]", "always an adjacent hex"),
]


@pytest.mark.parametrize(("game", "file", "block", "problem"), REFUSED, ids=lambda value: str(value)[:40])
def test_a_composition_that_cannot_be_played_is_refused_where_it_stands(
    game: str, file: str, block: str, problem: str, tmp_path: Path
) -> None:
    (tmp_path / f"{file}.toml").write_text(f"# what stands on it\n{block}\n", "utf-8")
    with pytest.raises(Broken) as caught:
        klubovna.game(game).loaded.with_pack(load_pack(tmp_path))
    broken = caught.value
    assert problem in broken.problem
    assert (Path(broken.file).name, broken.line) in ((f"{file}.toml", 2), (f"{file}.toml", 1 + len(block.splitlines())))
    assert broken.field.startswith(block[1 : block.index("]")].partition(".")[0])
