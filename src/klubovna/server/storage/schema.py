"""What is stored. A table is its record: the rows of `entry` are only ever added to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    # The name in small letters, for accounts only: guests may be called alike.
    Column("login", String(60), unique=True),
    Column("password", String(300)),
    # Raised when all cookies given out so far shall be void.
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
)

# Cookies that were given back before their time, by their hash.
ended = Table(
    "ended",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("until", Float, nullable=False),
)

banned = Table(
    "banned",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("why", String(200), nullable=False),
)

board = Table(
    "board",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),
    Column("key", String(64)),
    Column("public", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("outcome", Text),
    # A request to take back counts only while the table is still at `undo_seq`.
    Column("undo_by", String(40)),
    Column("undo_seq", Integer),
    Column("rematch", String(40)),
    # What was agreed: whether hints may be asked for, and which bot plays for people who are away.
    Column("hints", Boolean, nullable=False, default=True),
    Column("stand_in", String(40)),
    # Bytes of a record that somebody brought; 0 for what was played here.
    Column("brought", Integer, nullable=False, default=0),
    # Who asks to end the running game, and (as JSON) which of the others have agreed.
    Column("end_by", String(40)),
    Column("end_agreed", Text),
    # It goes along with the browser of whoever plays there, which has its key, too.
    Column("along", Boolean, nullable=False, default=False),
    Index("board_by_host", "host", "over"),
    Index("board_in_lobby", "public", "over", "created"),
)

seat = Table(
    "seat",
    metadata,
    Column("board", String(40), ForeignKey("board.id"), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    # Kept while a bot plays for a person, so that the person can return.
    Column("person", String(40)),
    Column("name", String(60), nullable=False, default=""),
    Column("bot", String(40)),
    # Seat links are signed with this number; raising it makes older links void.
    Column("lock", Integer, nullable=False, default=0),
    # The bot that plays for an absent person until they return.
    Column("standing_in", String(40)),
    # When the person was last known to be there; written only where several processes have to know.
    Column("seen", Float),
    # A program of somebody's own sits here, by its token.
    Column("outside", Boolean, nullable=False, default=False),
    PrimaryKeyConstraint("board", "seat"),
    Index("seat_by_person", "person"),
)

entry = Table(
    "entry",
    metadata,
    Column("board", String(40), ForeignKey("board.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    # One line of the record, as `docs/record-format.md` describes it.
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("board", "seq"),
)

chat = Table(
    "chat",
    metadata,
    Column("n", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("board", String(40), ForeignKey("board.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(40)),
    Column("name", String(60), nullable=False),
    Column("seat", String(40)),
    Column("text", Text, nullable=False),
    # What the house itself says is a message to be translated.
    Column("said", Text),
    Index("chat_by_board", "board", "n"),
)

review = Table(
    "review",
    metadata,
    Column("board", String(40), ForeignKey("board.id"), primary_key=True),
    # So many decisions there are; it is ready when all of them are in `reviewed`.
    Column("total", Integer, nullable=False),
    Column("failed", Boolean, nullable=False, default=False),
)

reviewed = Table(
    "reviewed",
    metadata,
    Column("board", String(40), ForeignKey("review.board"), nullable=False),
    Column("n", Integer, nullable=False),
    # A Judged, as klubovna.service.judging writes it.
    Column("line", Text, nullable=False),
    PrimaryKeyConstraint("board", "n"),
)

keepsake = Table(
    "keepsake",
    metadata,
    Column("board", String(40), ForeignKey("board.id"), nullable=False),
    # The seat, or nothing for whoever only watched.
    Column("eyes", String(40), nullable=False),
    # What they saw last and had heard, as `klubovna.service.keepsakes` writes it.
    Column("line", Text, nullable=False),
    PrimaryKeyConstraint("board", "eyes"),
)

learned = Table(
    "learned",
    metadata,
    Column("person", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    # The step to go on at, counted over all tables of the lesson.
    Column("step", Integer, nullable=False),
    # Once it was finished it stays so, also when it is begun anew.
    Column("done", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
)

puzzled = Table(
    "puzzled",
    metadata,
    Column("person", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("puzzle", String(40), nullable=False),
    # At the first attempt, of which all but `later` tells; later ones count for nobody.
    Column("found", Boolean, nullable=False),
    # So many choices were made until it was found or given up; right ones on the way to the last are not counted.
    Column("tries", Integer, nullable=False),
    # The text of the action that was tried first; nothing where it was given up at once.
    Column("first", String(300), nullable=False),
    Column("helped", Boolean, nullable=False),
    # Whether it counted for a rating, and by how much that changed.
    Column("rated", Boolean, nullable=False),
    Column("change", Integer, nullable=False),
    # It was found since.
    Column("later", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "game", "puzzle"),
    Index("puzzled_by_puzzle", "game", "puzzle"),
)

draft = Table(
    "draft",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    # What stands on the cover, by language, as JSON.
    Column("title", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    # The end of its secret link.
    Column("shared", String(40), unique=True),
    Index("draft_by_person", "person"),
)

# The texts of a draft, the newest and some of the earlier ones.
drafted = Table(
    "drafted",
    metadata,
    Column("draft", String(40), ForeignKey("draft.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("draft", "version"),
)

# What lies in the library.
published = Table(
    "published",
    metadata,
    Column("id", String(40), primary_key=True),
    # Of which it is made; that may be thrown away.
    Column("draft", String(40), nullable=False),
    Column("person", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    # Goes up each time the draft is published anew.
    Column("version", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("text", Text, nullable=False),
    # By which the pack of a table is known to be this one.
    Column("fingerprint", String(64), nullable=False),
    # What is otherwise with it, as `klubovna.service.workshop.differences` tells it.
    Column("told", Text, nullable=False),
    # So many things are.
    Column("differ", Integer, nullable=False, default=0),
    Column("at", Float, nullable=False),
    # Whoever keeps the house has taken it down, and why.
    Column("taken", Float),
    Column("why", String(500), nullable=False, default=""),
    Index("published_of_game", "game", "at"),
    Index("published_by_person", "person"),
    Index("published_by_fingerprint", "fingerprint"),
)

# Games that people played with it.
published_play = Table(
    "published_play",
    metadata,
    Column("published", String(40), ForeignKey("published.id"), nullable=False),
    Column("board", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    # The seats that have won, as JSON.
    Column("winners", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("published", "board"),
)

thumb = Table(
    "thumb",
    metadata,
    Column("published", String(40), ForeignKey("published.id"), nullable=False),
    Column("person", String(40), nullable=False),
    PrimaryKeyConstraint("published", "person"),
)

complaint = Table(
    "complaint",
    metadata,
    Column("published", String(40), ForeignKey("published.id"), nullable=False),
    Column("person", String(40), nullable=False),
    Column("why", String(500), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("published", "person"),
)
