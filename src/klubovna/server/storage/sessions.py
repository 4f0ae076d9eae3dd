"""Which cookies are good no more: given back, of somebody who is banned, or from before a new password."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sqlalchemy import bindparam, exists, select

from klubovna.server.identity import Claim
from klubovna.server.storage import schema
from klubovna.server.storage.store import Store

AT_ONCE = 5_000
"""Databases take only so many values in one statement."""
SHUT_OUT = select(
    exists().where(schema.ended.c.session == bindparam("session")),
    exists().where(schema.banned.c.person == bindparam("person")),
)


async def shut_out(store: Store, claim: Claim) -> tuple[bool, bool]:
    """Whether a cookie was given back, and whether its person is banned."""
    ((is_ended, is_banned),) = await store.few(SHUT_OUT, session=claim.session, person=claim.person)
    return bool(is_ended), bool(is_banned)


async def over(store: Store, claims: Collection[Claim]) -> set[Claim]:
    """Those of them that are good no more; asked for all at once, not for each alone."""
    ended = set[str]()
    banned = set[str]()
    epochs: dict[str, int] = {}
    person = schema.person.c
    for some in _heaps(claims):
        sessions, people = [claim.session for claim in some], {claim.person for claim in some}
        given_back = select(schema.ended.c.session).where(schema.ended.c.session.in_(sessions))
        ended |= {session for (session,) in await store.table(given_back)}
        unwelcome = select(schema.banned.c.person).where(schema.banned.c.person.in_(people))
        banned |= {id for (id,) in await store.table(unwelcome)}
        epochs |= dict(await store.table(select(person.id, person.epoch).where(person.id.in_(people))))
    return {
        claim
        for claim in claims
        if claim.session in ended or claim.person in banned or claim.epoch != epochs.get(claim.person, 0)
    }


def _heaps(claims: Collection[Claim]) -> Iterator[list[Claim]]:
    all = list(claims)
    for first in range(0, len(all), AT_ONCE):
        yield all[first : first + AT_ONCE]
