"""Processes: start, supervision, and the bus between them."""
