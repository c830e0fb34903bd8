"""A run gives the same results however it is cut into pieces."""

from collections.abc import Sequence
from pathlib import Path

import pytest
import sample
from conformance.tables import name_of

from igroteka.arena.executors import Here, cluster, pool
from igroteka.arena.question import Question, ask
from igroteka.arena.report import Report
from igroteka.arena.running import run
from igroteka.bots import Budget
from igroteka.mistakes import Mistake
from igroteka.model import Game, Options
from igroteka.options import options_text

MATCHES = 24


def asked_at(table: tuple[Game, Options], bots: Sequence[str], seating: str, seed: int) -> Question:
    game, options = table
    return ask(game.id, options_text(options).split(), list(bots), seating, seed, Budget())


def question(seating: str = "pairs", *bots: str, seed: int = 4) -> Question:
    four = sample.table(sample.seats(4), sample.no_giving_up)
    return asked_at(four, bots or ("greedy", "random"), seating, seed)


@pytest.fixture(scope="module")
def plain() -> Report:
    """The run in one go, in one process."""
    return run(question(), MATCHES, Here(), 1)


def test_two_processes_find_the_same(plain: Report) -> None:
    with pool(2) as workers:
        assert run(question(), MATCHES, workers, 2).results == plain.results


def test_a_ray_of_two_workers_finds_the_same(plain: Report) -> None:
    with cluster(2) as workers:
        assert run(question(), MATCHES, workers, 2).results == plain.results


def test_a_bot_of_ones_own_plays_on_a_ray(tmp_path: Path) -> None:
    """Where the worker cannot see the file, and where the bot fails."""
    file = tmp_path / "mine.py"
    first = "class First:\n    def choose(self, view, rng, budget):\n        return view.legal[0]\n"
    wrong = "class Wrong:\n    def choose(self, view, rng, budget):\n        return 1 // 0\n"
    file.write_text(first + wrong, encoding="utf-8")
    own, bad = (
        question("pairs", f"{file}:First", "random"),
        question("pairs", f"{file}:Wrong", "random"),
    )
    file.unlink()
    with cluster(2) as workers:
        assert run(own, 4, workers, 2).results == run(own, 4, Here(), 1).results
        with pytest.raises(Mistake, match=r"Wrong failed in deal 0: ZeroDivisionError.*line 6\)$"):
            run(bad, 4, workers, 2)


@pytest.mark.parametrize("cut", [0.1, 0.5, 0.9])
def test_a_run_that_was_cut_off_ends_with_the_same_bytes(
    tmp_path: Path, plain: Report, cut: float
) -> None:
    journal = tmp_path / "run.jsonl"
    whole = run(question(), MATCHES, Here(), 1, journal)
    text = journal.read_bytes()
    header = text.index(b"\n") + 1
    journal.write_bytes(text[: max(header, int(len(text) * cut))])  # in the middle of a line
    resumed = run(question(), MATCHES, Here(), 1, journal, resume=True)
    assert resumed.results == whole.results == plain.results
    assert [row["moves"] for row in resumed.times] == [row["moves"] for row in whole.times]


def test_a_finished_run_is_not_played_again_but_may_be_extended(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    run(question(), 8, Here(), 1, journal)
    size = journal.stat().st_size
    run(question(), 8, Here(), 1, journal, resume=True)
    assert journal.stat().st_size == size
    longer = run(question(), 12, Here(), 1, journal, resume=True)
    assert longer.results == run(question(), 12, Here(), 1).results


def test_a_journal_of_another_question_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    run(question(), 4, Here(), 1, journal)
    with pytest.raises(Mistake, match="is there already; --resume goes on with it"):
        run(question(), 4, Here(), 1, journal)
    with pytest.raises(Mistake, match="holds another run: seed 4, not 5"):
        run(question(seed=5), 4, Here(), 1, journal, resume=True)
    journal.write_text("no journal\n", encoding="utf-8")
    with pytest.raises(Mistake, match="is not the journal of an arena"):
        run(question(), 4, Here(), 1, journal, resume=True)


def test_another_seed_deals_other_cards(plain: Report) -> None:
    assert run(question(seed=5), MATCHES, Here(), 1).results != plain.results


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("table", sample.one_of_every_game(sample.rivals), ids=name_of)
def test_a_bot_scores_its_fair_share_against_itself(table: tuple[Game, Options], bot: str) -> None:
    asked = asked_at(table, [bot, bot], "pairs", 1)
    (meeting,) = run(asked, 60, Here(), 1).results["meetings"]
    for row in meeting["shares"]:
        assert row["low"] <= 0.5 <= row["high"]
    assert [row["bot"] for row in meeting["shares"]] == [bot, f"{bot} (2)"]
    assert sum(row["share"] for row in meeting["shares"]) == pytest.approx(1.0, abs=1e-4)


def test_the_sides_of_a_team_game_win_together() -> None:
    greedy: list[float] = []
    for table in sample.tables(sample.teams):
        asked = asked_at(table, ["greedy", "random"], "pairs", 0)
        assert asked.sides() == table[0].sides(table[1])
        (meeting,) = run(asked, 10, Here(), 1).results["meetings"]
        assert [row["fair"] for row in meeting["shares"]] == [0.5, 0.5]
        assert sum(row["share"] for row in meeting["shares"]) == pytest.approx(1.0, abs=1e-4)
        greedy.append(meeting["shares"][0]["share"])
    assert max(greedy) > 0.9


def test_greedy_alone_beats_three_at_random() -> None:
    asked = question("one-against-rest")
    (meeting,) = run(asked, 40, Here(), 1).results["meetings"]
    lone, rest = meeting["shares"]
    assert (lone["fair"], rest["fair"]) == (0.25, 0.75)
    assert lone["low"] > lone["fair"]
