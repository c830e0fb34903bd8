"""The bots of this game and what they think with."""
