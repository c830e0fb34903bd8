"""Kuhn poker: the smallest poker there is, as a game for Igroteka."""
