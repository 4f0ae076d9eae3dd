"""Which missions take part in anything: the available ones. Failed missions lie face down and take part in nothing
(house)."""

from __future__ import annotations

from klubovna.games.vzdor.state import Vzdor


def why_not_available(s: Vzdor, mission: str) -> str | None:
    """The reason against a mission where one of the available ones is wanted…"""
    if mission in s.row:
        return None
    if mission in s.failed:
        return "error-mission-failed"
    return "error-mission-completed" if mission in s.completed else "error-mission-not-here"


def why_not_elsewhere(s: Vzdor, mission: str) -> str | None:
    """…and where it must not be the one under attack; `Vzdor.others` are all against which there is none."""
    if s.chosen is not None and mission == s.mission:
        return "error-under-attack"
    return why_not_available(s, mission)


def why_not_hidden(s: Vzdor, mission: str) -> str | None:
    """The reason against turning up enemies there."""
    why = why_not_elsewhere(s, mission)
    if why:
        return why
    return None if has_face_down(s, s.place_of(mission)) else "error-nobody-face-down"


def has_face_down(s: Vzdor, place: int) -> bool:
    return any(not foe.up for foe in s.garrisons[place])
