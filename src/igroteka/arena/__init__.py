"""The arena: bots play many matches on the same deals, and the results say who is stronger."""
