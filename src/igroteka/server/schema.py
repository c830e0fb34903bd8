"""What the database holds. Migrations lead here; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

_DUE = text("due IS NOT NULL")
LISTED = text("listed = 1")  # written out: an index is not used for a parameter

# Small values all processes share: the key that signs cookies.
facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
)

# One-time links that move a guest to another device; only a digest of the token is kept.
moves = Table(
    "device_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("ends", BigInteger, nullable=False),
)

# What can be asked about tables without folding their logs; written together with the log.
tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("host", String(64), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when something happens by itself
    Column("waiting", Text, nullable=False),  # guests the table waits for, separated by spaces
    Column("names", Text, nullable=False),  # who sits there, for lists; JSON
    # Only of what is asked for: most moves change neither.
    Index("tables_due", "due", sqlite_where=_DUE, postgresql_where=_DUE),
    Index("tables_listed", "changed", sqlite_where=LISTED, postgresql_where=LISTED),
)

members = Table(
    "members",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("table", String(64), primary_key=True),
)

# The log of every table; its primary key decides races.
steps = Table(
    "steps",
    metadata,
    Column("table", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index("records_table", "table", "number", unique=True),
)

players = Table(
    "record_players",
    metadata,
    Column("record", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(64), nullable=False, index=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
