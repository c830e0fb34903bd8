"""Records: readable, replayable, and every damage is answered with its line."""

import re

import pytest

from igroteka.bots import Budget, make_bot
from igroteka.dealer import FairDealer
from igroteka.games import GAMES
from igroteka.match import Match
from igroteka.record import Record, RecordError, read, replay, verify, write, write_dealt
from igroteka.rng import seeded

OPTIONS = {"players": 3, "extra_actions": True, "advanced": True}


def played(steps: int | None = None) -> str:
    """The record of a match of bots, whole or broken off."""
    game = GAMES["red7"]
    dealer = FairDealer.numbered(42)
    match = Match(game, game.parse_options(OPTIONS), dealer)
    bot, rng = make_bot("red7", "greedy"), seeded(1)
    while not match.over and (steps is None or match.version < steps):
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), rng, Budget()))
    return write_dealt(match, dealer, ["Аня", 'Боб "Б"', "C\\D"])


WHOLE = played()


def lines_of(text: str) -> list[str]:
    return text.splitlines()


def with_line(number: int, line: str) -> str:
    lines = lines_of(WHOLE)
    lines[number - 1] = line
    return "\n".join(lines)


def line_with(part: str) -> int:
    """The number of the first line that holds a text."""
    return next(n for n, line in enumerate(lines_of(WHOLE), 1) if part in line)


def test_a_record_names_game_rules_options_names_commitment_seed_and_result() -> None:
    tags = read(WHOLE).tags
    assert tags["Game"] == "red7"
    assert tags["Rules"] == "red7 2"
    assert "extra_actions=yes advanced=yes" in tags["Options"]
    assert [tags[f"Seat{seat}"] for seat in range(3)] == ["Аня", 'Боб "Б"', "C\\D"]
    assert FairDealer(bytes.fromhex(tags["Seed"])).commitment == tags["Commitment"]
    assert tags["Result"] in {"0", "1", "2"}


def test_turns_are_numbered_and_told_in_the_referees_notation() -> None:
    turns = [line for line in lines_of(WHOLE) if re.match(r"\d+\. ", line)]
    assert turns[0].startswith("1. ")
    step = r"(palette|canvas|seven) \d[roygbiv]|tuck \d \d[roygbiv]|draw|pass"
    for turn in turns:
        for text in re.sub(r"\d+\. \d: |\[[^]]*\]", "", turn).split(","):
            assert re.fullmatch(step, text.strip()), turn


def test_the_seed_is_not_told_before_the_end() -> None:
    unfinished = played(5)
    assert "[Seed" not in unfinished
    assert '[Result "*"]' in unfinished
    assert verify(read(unfinished)).deal == "unproved"


def test_a_record_without_commitment_is_replayed_but_proves_nothing() -> None:
    game = GAMES["red7"]
    match = Match(game, game.parse_options({}), FairDealer.numbered(1))
    assert verify(read(write(match))).deal == "uncommitted"


DEAL = line_with("deal ")
TURN = line_with("1. ")
SEED = line_with("[Seed")
RESULT = line_with("[Result")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, 'begins with [Game "…"]'),
        (with_line(1, '[Game "chess"]'), 1, "unknown game 'chess'; known: red7"),
        (with_line(1, "[Game red7]"), 1, "not a tag of the form"),
        (
            with_line(2, '[Rules "red7 0"]'),
            2,
            "rules red7 0; this program plays red7 1 and red7 2",
        ),
        (with_line(2, '[Rules "jack 1"]'), 2, "'jack 1' are not rules of red7"),
        (with_line(2, '[Rules "red7"]'), 2, "played by the rules red7 ; this program plays"),
        (with_line(2, ""), 1, '[Rules "red7 …"] is missing'),
        (with_line(3, ""), 1, "[Options"),
        (with_line(3, '[Options "players=9"]'), 3, "'9' is not one of 2, 3, 4"),
        (with_line(3, '[Game "red7"]'), 3, "the tag Game stands twice"),
        (with_line(TURN, "what is this"), TURN, "neither a deal nor a turn"),
        (with_line(TURN, '[Late "tag"]'), TURN, "tags stand before the moves"),
        (with_line(TURN, "1. 0: jump 3r"), TURN, "'jump 3r' is not a step"),
        (with_line(TURN, "1. 0: palette 2g, [3r]"), TURN, "cannot read the step at ' [3r]'"),
        (with_line(TURN, f"{'9' * 5000}. 0: pass"), TURN, "neither a deal nor a turn"),
        (with_line(TURN, "2. 0: pass"), TURN, "turn 2 stands where turn 1 is due"),
        (with_line(TURN, "1. 7: pass"), TURN, "there is no seat 7"),
        (with_line(DEAL, "deal 7r 7r"), DEAL, "2 item(s) are dealt, 24 are due"),
        (with_line(DEAL, "deal 9z"), DEAL, "'9z' is not a card"),
        (with_line(DEAL, "deal " + " ".join(["7r"] * 24)), DEAL, "7r cannot be dealt"),
        ("\n".join(lines_of(WHOLE)[: DEAL - 1]), DEAL - 2, "24 dealt or drawn item(s) are missing"),
        (with_line(DEAL, ""), TURN, "1 item(s) are dealt, 24 are due"),
        (with_line(SEED, '[Seed "zz"]'), SEED, "not written in hexadecimal"),
        (with_line(SEED, '[Seed "00"]'), SEED, "a seed has 32 bytes, this one 1"),
        (with_line(SEED, f'[Seed "{"00" * 32}"]'), SEED, "does not fit the commitment"),
        (with_line(RESULT, '[Result "0 1"]'), RESULT, "the result is given as '0 1', but it is"),
        (WHOLE + "999. 0: pass\n", len(lines_of(WHOLE)) + 1, "the match was over before"),
        (WHOLE + "deal 7r\n", len(lines_of(WHOLE)) + 1, "no card is due here"),
    ],
)
def test_a_damaged_record_is_answered_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(RecordError) as error:
        verify(read(text))
    assert (error.value.line, message in error.value.message) == (line, True), error.value


def test_a_forged_deal_is_found_out() -> None:
    """Two cards of one hand swapped: legal to play, but it does not follow from the seed."""
    cards = lines_of(WHOLE)[DEAL - 1].split()
    cards[1], cards[2] = cards[2], cards[1]
    with pytest.raises(RecordError, match="do not follow from the seed") as error:
        verify(read(with_line(DEAL, " ".join(cards))))
    assert error.value.line == DEAL


def test_a_forged_move_is_found_out_by_its_rule() -> None:
    turn, _, steps = lines_of(WHOLE)[TURN - 1].partition(": ")
    assert steps != "canvas 7r"
    with pytest.raises(RecordError, match=r"not legal by R-\d+") as error:
        verify(read(with_line(TURN, f"{turn}: seven 7r")))
    assert error.value.line == TURN


def test_cutting_a_record_anywhere_gives_an_error_or_an_unfinished_match() -> None:
    """Never anything but a RecordError: no traceback of another kind."""
    cut = 0
    for end in range(0, len(WHOLE), 7):
        try:
            match, _ = replay(read(WHOLE[:end]))
        except RecordError as error:
            assert error.line >= 1
            cut += 1
        else:
            assert isinstance(read(WHOLE[:end]), Record) and match.version >= 0
    assert cut > 20


def test_every_single_letter_changed_is_survived() -> None:
    for place in range(0, len(WHOLE), 5):
        broken = WHOLE[:place] + ("x" if WHOLE[place] != "x" else "y") + WHOLE[place + 1 :]
        try:
            verify(read(broken))
        except RecordError as error:
            assert error.message
