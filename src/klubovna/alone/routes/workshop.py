"""The workshop: forms for what lies in a box, and packs that are being written."""

from __future__ import annotations

from klubovna.alone.asked import Answer, Asked, route, told
from klubovna.service.workshop import changing, forms


async def forms_of(asked: Asked) -> Answer:
    return told(forms.of(asked.parts["game"]))


async def look_at_draft(asked: Asked) -> Answer:
    return told(changing.looked(asked.parts["game"], asked.read(changing.AskLook)))


async def change_draft(asked: Asked) -> Answer:
    return told(changing.changed(asked.parts["game"], asked.read(changing.AskChange)))


ROUTES = (
    route("GET", "games/{game}/forms", forms_of),
    route("POST", "games/{game}/draft/look", look_at_draft),
    route("POST", "games/{game}/draft/change", change_draft),
)
