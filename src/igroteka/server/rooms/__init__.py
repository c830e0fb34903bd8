"""LiveTable tables: who holds them, load and store, timers, bot threads."""
