"""What a host chooses for a table beside the options of the game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from igroteka.model import Game, Options

WEAKEST = "level1"
Small = Annotated[int, Meta(ge=0, le=10_000)]


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. Days a move are seconds a move, many of them."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0  # a move, or in the bank at the start
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # into the bank after every move


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may look, who may talk, how the time runs."""

    listed: bool = False  # shown to everybody in the lobby; otherwise by link or code only
    watch: Literal["nobody", "link"] = "link"  # who may look on without a seat
    # Null: as the rules have it, which is freely, and in phrases where a game has its own.
    talk: Literal["none", "phrases", "free"] | None = None
    # Partners may talk so that the others do not hear, unless the game has a rule for that.
    team_talk: bool = False
    rated: bool = False  # counts for the rating: no hints, nothing taken back, one seat each
    clock: ClockRule = ClockRule()
    # The bot that plays for who is away; at rated tables always the weakest, so that nobody wins
    # by going away.
    standin: Annotated[str, Meta(max_length=32)] = "level3"
    pace: Small = 700  # milliseconds a bot waits before it moves; none at tables without people
    hints: Annotated[int, Meta(ge=0, le=1000)] = 20  # each person, each match


def settled(settings: Settings, game: Game, options: Options) -> Settings:
    """The settings with what the game decides filled in."""
    ruled = game.partners_may_talk(options)
    return structs.replace(
        settings,
        talk=settings.talk or ("phrases" if game.phrases else "free"),
        team_talk=settings.team_talk if ruled is None else ruled,
        standin=WEAKEST if settings.rated else settings.standin,
    )
