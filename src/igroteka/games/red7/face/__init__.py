"""The face of the game in plain Python: options, notation, views, events, refusals, referee."""
