"""Where tables are kept: SQLite in a file, or PostgreSQL."""
