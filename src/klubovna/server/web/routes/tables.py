"""Tables over HTTP: the lobby, the seats, the game itself, its record and its talk."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from klubovna.server.tables import along, ending, lobby
from klubovna.server.tables.room import Room
from klubovna.server.web.access import FOR_PROGRAMS, MAY_BE_STALE, Asking
from klubovna.service import moments, packs, printed, wire
from klubovna.service.printed import ContentInfo, known_game
from klubovna.service.tables import infos, looking_back
from klubovna.service.tables.along import Followed, followed, may_bring_home
from klubovna.service.tables.asks import (
    RECORD,
    Answer,
    AskForesight,
    AskWhy,
    Choose,
    ForBot,
    OfSeat,
    Own,
    Sit,
    Talk,
    Undo,
)
from klubovna.service.tables.opening import NewTable

Thing = Annotated[str, QueryParameter(max_length=100)]
At = Annotated[int, QueryParameter(ge=0, le=10**9)]
Gist = Annotated[str, QueryParameter(max_length=64)]
Since = Annotated[int | None, QueryParameter(ge=0, le=10**9)]


# The lobby


@post("/own/{game:str}", status_code=200)
async def look_through(asker: Asking, game: FromPath[str], data: JSONBody[Own]) -> list[wire.Fault]:
    """All that is wrong with it; nothing is kept."""
    asker.checks()
    return await asker.club.porter.look_through(asker.bringers, game, data)


@post("/games/{game:str}/offer", status_code=200)
async def pack_offer(asker: Asking, game: FromPath[str], data: JSONBody[Own]) -> packs.PackOffer:
    """What a table can agree on with this pack besides, and what it is called."""
    asker.checks()
    return packs.pack_offer(known_game(game), data.text)


@post("/tables")
async def open_table(asker: Asking, data: JSONBody[NewTable]) -> wire.TableInfo:
    asker.opens()
    room = await lobby.open_table(asker.club, asker.guest, data, asker.address)
    return room.info(asker.id)


@get("/tables")
async def list_tables(asker: Asking, which: FromQuery[str] = "mine") -> list[wire.TableInfo]:
    return await lobby.listed(asker.club, asker.guest, which)


@get("/tables/{id:str}", opt=FOR_PROGRAMS)
async def table(asker: Asking, id: FromPath[str]) -> wire.TableInfo:
    return (await asker.room(id)).info(asker.id)


@post("/tables/{id:str}/sit", status_code=200, opt=FOR_PROGRAMS)
async def sit(asker: Asking, id: FromPath[str], data: JSONBody[Sit]) -> wire.TableInfo:
    """Who sits down by a token finds the next one in the link of its seat."""
    room, guest = await asker.room(id), asker.guest
    if asker.token is None:
        await lobby.sit(asker.club, guest, room, data.seat, data.secret)
    else:
        guest = lobby.called(guest, data.name)
        await lobby.sit(asker.club, guest, room, data.seat, asker.token.secret, outside=True)
    return room.info(guest.id)


@post("/tables/{id:str}/leave", status_code=200, opt=FOR_PROGRAMS)
async def leave(asker: Asking, id: FromPath[str]) -> wire.TableInfo:
    room = await asker.room(id)
    await lobby.leave(asker.club, asker.guest, room)
    return room.info(asker.id)


@post("/tables/{id:str}/bot", status_code=200)
async def hand_to_bot(asker: Asking, id: FromPath[str], data: JSONBody[ForBot]) -> wire.TableInfo:
    room = await asker.room(id)
    await lobby.hand_to_bot(asker.guest, room, data.seat, data.bot)
    return room.info(asker.id)


@post("/tables/{id:str}/return", status_code=200)
async def take_back(asker: Asking, id: FromPath[str], data: JSONBody[OfSeat]) -> wire.TableInfo:
    room = await asker.room(id)
    await lobby.take_back(asker.guest, room, data.seat)
    return room.info(asker.id)


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(asker: Asking, id: FromPath[str]) -> wire.TableInfo:
    asker.opens()
    asker.asks_again()
    return (await lobby.rematch(asker.club, asker.guest, await asker.room(id))).info(asker.id)


@post("/tables/{id:str}/finish", status_code=200)
async def finish(asker: Asking, id: FromPath[str]) -> wire.TableInfo:
    """Where others play, they are asked; the table's `ending` says so."""
    room = await asker.room(id)
    await ending.finish(asker.club, asker.guest, room)
    return room.info(asker.id)


@post("/tables/{id:str}/finish/answer", status_code=200)
async def answer_finish(asker: Asking, id: FromPath[str], data: JSONBody[Answer]) -> wire.TableInfo:
    room = await asker.room(id)
    await ending.answer(asker.club, asker.guest, room, data.agree)
    return room.info(asker.id)


# The game


async def _moment(asker: Asking, room: Room, seat: str | None = None) -> Response[wire.Moment]:
    """The room has already written it."""
    async with room.lock:
        return Response(cast("wire.Moment", room.moment(asker.id, seat)), media_type=MediaType.JSON)


@get("/tables/{id:str}/moment", opt=FOR_PROGRAMS)
async def moment(asker: Asking, id: FromPath[str], seat: FromQuery[str | None] = None) -> Response[wire.Moment]:
    """Who sits at several seats looks through the one that decides, unless a seat is given."""
    return await _moment(asker, await asker.room(id), seat)


@get("/tables/{id:str}/look", opt=FOR_PROGRAMS)
async def look(asker: Asking, id: FromPath[str], thing: Thing, seat: FromQuery[str | None] = None) -> wire.LookInfo:
    """What a thing on the table could do, as far as one's own eyes may know, whoever is asked now."""
    room = await asker.room(id)
    async with room.lock:
        return moments.look(room.table, room.eyes(asker.id, seat), thing)


@post("/tables/{id:str}/choose", status_code=200, opt=FOR_PROGRAMS | MAY_BE_STALE)
async def choose(asker: Asking, id: FromPath[str], data: JSONBody[Choose]) -> Response[wire.Moment]:
    room = await asker.room(id)
    await room.choose(asker.id, data.seq, data.text)
    return await _moment(asker, room)


@post("/tables/{id:str}/foresee", status_code=200, opt=FOR_PROGRAMS | MAY_BE_STALE)
async def foresee(asker: Asking, id: FromPath[str], data: JSONBody[AskForesight]) -> wire.Previews:
    """What is certain to follow from some of one's choices."""
    room = await asker.room(id)
    async with room.lock:
        return room.foresee(asker.id, data.seq, data.texts)


@post("/tables/{id:str}/why", status_code=200, opt=MAY_BE_STALE)
async def why(asker: Asking, id: FromPath[str], data: JSONBody[AskWhy]) -> wire.WhyNot:
    """Why something is not among the options, by the rules themselves: for the seat that is asked and nobody else."""
    room = await asker.room(id)
    async with room.lock:
        return room.why_not(asker.id, data.seq, data.texts)


@post("/tables/{id:str}/undo", status_code=200, opt=FOR_PROGRAMS | MAY_BE_STALE)
async def undo(asker: Asking, id: FromPath[str], data: JSONBody[Undo]) -> Response[wire.Moment]:
    room = await asker.room(id)
    await room.undo(asker.id, data.seq)
    return await _moment(asker, room)


@post("/tables/{id:str}/undo/answer", status_code=200, opt=FOR_PROGRAMS | MAY_BE_STALE)
async def answer_undo(asker: Asking, id: FromPath[str], data: JSONBody[Answer]) -> Response[wire.Moment]:
    room = await asker.room(id)
    await room.answer_undo(asker.id, data.agree)
    return await _moment(asker, room)


# The record


@get("/tables/{id:str}/record", media_type=RECORD, opt=FOR_PROGRAMS)
async def record(asker: Asking, id: FromPath[str]) -> Response[bytes]:
    """Whole after the end; before it only for eyes from which nothing is hidden."""
    room = await asker.room(id)
    async with room.lock:
        found = await asker.club.store.record(room.row, room.places)
        found = looking_back.carried_away(room, asker.id, found)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.jsonl"'}
    return Response(found.to_bytes(), media_type=RECORD, headers=headers)


@get("/tables/{id:str}/content", opt=FOR_PROGRAMS)
async def table_content(asker: Asking, id: FromPath[str]) -> Response[ContentInfo]:
    """All that is printed, as this table is played with it: an owner's pack may have made it otherwise than usual."""
    room = await asker.room(id)
    return Response(await asyncio.to_thread(printed.content, room.row.game, room.row.agreed().options))


@post("/records")
async def upload(asker: Asking, request: Request[Any, Any, Any]) -> wire.TableInfo:
    """A record in JSON lines: of a finished game, or of a solo game to be played on."""
    asker.opens()
    return (await lobby.uploaded(asker.club, asker.guest, await request.body(), asker.address)).info(asker.id)


@get("/tables/{id:str}/story", opt=FOR_PROGRAMS)
async def story(
    asker: Asking, id: FromPath[str], since: Since = None, seat: FromQuery[str | None] = None, until: At = 10**9
) -> wire.Story:
    """What happened since a moment, through one's own eyes while the game runs, after it through anybody's. Without a
    moment: what others did since this seat last chose."""
    return await asker.club.replays.story(await asker.room(id), asker.id, seat, since, until)


@get("/tables/{id:str}/replay", opt=FOR_PROGRAMS)
async def replay(asker: Asking, id: FromPath[str], seat: FromQuery[str | None] = None, at: At = 10**9) -> wire.Replay:
    """The table after so many entries: through one's own eyes while the game runs, after it through anybody's."""
    return await asker.club.replays.step(await asker.room(id), asker.id, seat, at)


# A table that goes along


@post("/tables/{id:str}/along", status_code=200)
async def take_along(asker: Asking, id: FromPath[str]) -> wire.TableInfo:
    """From now on the record may be read, with its key, and played on elsewhere; the table does not count."""
    room = await asker.room(id)
    await along.take(asker.club, asker.guest, room)
    return room.info(asker.id)


@get("/tables/{id:str}/along")
async def follow_along(asker: Asking, id: FromPath[str], since: At = 0, known: Gist = "") -> Followed:
    """For the browser with which it goes along: its record, key included, without the entries that are known there."""
    room = await asker.room(id)
    may_bring_home(room, asker.id)
    async with room.lock:
        record = await asker.club.store.record(room.row, room.places)
    return followed(record, since, known)


@post("/tables/{id:str}/home", status_code=200)
async def come_home(
    asker: Asking, id: FromPath[str], request: Request[Any, Any, Any], apart: FromQuery[bool] = False
) -> wire.TableInfo:
    """What was played without the house, as a record; `apart`: as a table of its own."""
    room, body = await asker.room(id), await request.body()
    if not apart:
        await along.come_home(asker.club, asker.guest, room, body, asker.address)
        return room.info(asker.id)
    asker.opens()
    return (await along.kept_apart(asker.club, asker.guest, room, body, asker.address)).info(asker.id)


# The talk


@get("/tables/{id:str}/chat", opt=FOR_PROGRAMS)
async def talk(asker: Asking, id: FromPath[str]) -> list[wire.ChatLine]:
    room = await asker.room(id)
    if not room.hears_talk(asker.id):
        return []
    return [infos.chat_line(line) for line in await asker.club.store.talk(id)]


@post("/tables/{id:str}/chat", status_code=200, opt=FOR_PROGRAMS)
async def say(asker: Asking, id: FromPath[str], data: JSONBody[Talk]) -> wire.ChatLine:
    asker.says()
    return await lobby.talk(asker.club, asker.guest, await asker.room(id), data.text)


def router(upload_limit: int) -> Router:
    upload.request_max_body_size = come_home.request_max_body_size = upload_limit
    handlers = [
        look_through, pack_offer, open_table, list_tables, table, sit, leave, hand_to_bot, take_back, rematch, finish,
        answer_finish, moment, look, choose, foresee, why, undo, answer_undo, table_content, record, upload, replay,
        story, take_along, follow_along, come_home, talk, say,
    ]  # fmt: skip
    return Router("/", route_handlers=handlers, tags=["tables"])
