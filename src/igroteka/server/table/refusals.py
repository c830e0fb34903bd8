"""Refusals: why a command was not carried out."""

from collections.abc import Mapping

from igroteka.model import Fact, Illegal, NotAMove, NotYourTurn


class CommandRefused(Exception):
    """A refusal: a message id, its facts, and the rule of the game if it was one."""

    def __init__(
        self,
        reason: str,
        facts: Mapping[str, Fact] | None = None,
        rule: str | None = None,
        retry: bool = False,
    ) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.retry = reason, rule, retry
        self.facts = dict(facts or {})


def refusal(error: Exception) -> CommandRefused:
    """What the match said, as a refusal."""
    if isinstance(error, Illegal):
        told = error.refusal
        return CommandRefused(told.id, told.facts, told.rule)
    if isinstance(error, NotAMove):
        return CommandRefused("table-no-move", {"text": str(error)})
    assert isinstance(error, NotYourTurn)
    return CommandRefused("table-no-turn")
