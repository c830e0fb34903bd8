"""A table as a pure value: log entries, the fold over them, what a command makes of it."""
