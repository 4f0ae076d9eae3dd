"""What the plain numbers on the table mean."""

from __future__ import annotations

from klubovna.games.hagalaz.box import Box
from klubovna.games.hagalaz.view import HagalazView
from klubovna.kernel.texts import Texts
from klubovna.terminal.boards import Number, number


def numbers(content: Box, view: HagalazView, texts: Texts) -> list[Number]:
    """In a mission the round, the dice and what may still come; in a campaign how it goes."""
    mission, campaign, found = view.mission, content.campaign, list[Number]()
    if mission is not None:
        found = [
            number("round", texts, "hagalaz-number-round", round=mission.round, rounds=mission.rounds),
            number("pool", texts, "hagalaz-number-pool", count=len(mission.pool)),
            number("threat", texts, "hagalaz-number-threat", count=mission.deck),
            number("bag", texts, "hagalaz-number-bag", count=mission.bag),
        ]
    if not view.campaign:
        return found
    ready, data = campaign.readiness.most, campaign.data.boxes
    return [
        *found,
        number("readiness", texts, "hagalaz-number-readiness", now=view.readiness, most=ready),
        number("data", texts, "hagalaz-number-data", now=view.data, most=data),
    ]
