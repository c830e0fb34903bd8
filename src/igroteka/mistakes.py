"""Mistakes a user can put right: told in one sentence, with the way out."""


class Mistake(Exception):
    """The message says what is wrong and what would be right."""
