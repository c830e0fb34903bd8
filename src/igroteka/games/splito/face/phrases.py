"""S-18: what players may say to each other: persuading, never what they hold or aim at."""

PHRASES = tuple(
    f"splito-phrase-{name}"
    for name in (
        "too-few",
        "our-zone",
        "leave-neighbour",
        "no-regrets",
        "your-turn",
        "do-not-spoil",
        "together",
        "they-run-away",
        "well-played",
        "thanks",
    )
)
