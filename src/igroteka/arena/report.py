"""What a run found, as plain data. The same question gives the same results to the byte, however
many workers there were and however often it was cut off; only times differ from run to run.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any

from igroteka.arena.playing import Chunk, Played
from igroteka.arena.question import Question
from igroteka.arena.rating import ratings_of
from igroteka.arena.seating import Meeting, fair_share
from igroteka.arena.shares import share_of
from igroteka.arena.times import Times

DIGITS = 5
Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Report:
    """The question, the results and how long the bots thought."""

    question: Plain
    results: Plain
    times: list[Plain]

    def text(self) -> str:
        """As JSON."""
        parts = {"question": self.question, "results": self.results, "times": self.times}
        return json.dumps(parts, indent=1, ensure_ascii=False) + "\n"


def report_of(question: Question, chunks: Sequence[Chunk], deals: int) -> Report:
    """The report on the first deals of every meeting."""
    played: list[dict[int, list[Played]]] = [{} for _ in question.meetings()]
    for chunk in chunks:
        played[chunk.meeting] |= chunk.deals
    ordered = [[found[deal] for deal in range(deals)] for found in played]
    # Deal by deal through all meetings, so that no meeting's end weighs more in the ratings.
    matches = [match for row in zip(*ordered, strict=True) for deal in row for match in deal]
    labels = question.labels()
    results = {
        "meetings": [
            _meeting(question, meeting, found)
            for meeting, found in zip(question.meetings(), ordered, strict=True)
        ],
        "ratings": _ratings(labels, matches),
    }
    return Report(question.header(), results, _times(labels, chunks))


def _meeting(question: Question, meeting: Meeting, deals: Sequence[list[Played]]) -> Plain:
    labels = question.labels()
    matches = sum(map(len, deals))
    shares: list[Plain] = []
    for bot in meeting.bots:
        share = share_of([won_by(bot, deal) for deal in deals], matches)
        shares.append(
            {
                "bot": labels[bot],
                "share": round(share.mean, DIGITS),
                "low": round(share.low, DIGITS),
                "high": round(share.high, DIGITS),
                "fair": round(fair_share(meeting, bot, len(question.sides())), DIGITS),
            }
        )
    return {"deals": len(deals), "matches": matches, "shares": shares}


def _ratings(labels: Sequence[str], matches: Sequence[Played]) -> list[Plain]:
    rows = [
        {"bot": label, "rating": round(mu, DIGITS), "sigma": round(sigma, DIGITS)}
        for label, (mu, sigma) in zip(labels, ratings_of(len(labels), matches), strict=True)
    ]
    return sorted(rows, key=lambda row: row["rating"], reverse=True)


def won_by(bot: int, deal: Sequence[Played]) -> float:
    """A bot's share of a deal: what its sides won, on average over the matches."""
    won = (
        value
        for match in deal
        for who, value in zip(match.bots, match.returns, strict=True)
        if who == bot
    )
    return fsum(won) / len(deal)


def _times(labels: Sequence[str], chunks: Sequence[Chunk]) -> list[Plain]:
    totals = [Times() for _ in labels]
    for chunk in chunks:
        for bot, times in chunk.times.items():
            totals[bot].take_in(times)
    return [
        {
            "bot": label,
            "moves": times.moves,
            "mean_ms": round(times.mean(), 3),
            "p99_ms": round(times.quantile(0.99), 3),
        }
        for label, times in zip(labels, totals, strict=True)
    ]
