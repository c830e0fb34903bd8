"""What the database holds. Migrations lead here; a test compares the two.

Logs lie differently in SQLite and in PostgreSQL, each as it is written fastest there; `logs.py`
reads both. The two have two names, for one name would need a description that is right for neither,
and a program of an older version is to fail at once rather than to misread.
"""

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
from sqlalchemy.schema import SchemaItem

metadata = MetaData()

_DUE = text("due IS NOT NULL")
LISTED = text("listed = 1")  # written out: an index is not used for a parameter

_ONLY = "only"  # marks what one kind of database has and the other has not


def is_in(dialect: str, item: SchemaItem) -> bool:
    """Whether databases of this kind have the table or column."""
    return item.info.get(_ONLY, dialect) == dialect


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
    Column("last", Integer, info={_ONLY: "sqlite"}),  # the place of its newest entry in the chain
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

# The log of every table in PostgreSQL; the primary key decides races.
steps = Table(
    "steps",
    metadata,
    Column("table", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    info={_ONLY: "postgresql"},
)

# The logs of all tables in SQLite, in the order of commits. A commit writes every page it touches:
# entries that lay beside the others of their table would be a page each, behind one another they
# fill one or two together. Whose an entry is, only the row of the table says, by `last`; the row
# decides races too.
chain = Table(
    "chain",
    metadata,
    Column("place", Integer, primary_key=True),
    Column("before", Integer),  # the place of the entry before it at the same table
    Column("version", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    info={_ONLY: "sqlite"},
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
