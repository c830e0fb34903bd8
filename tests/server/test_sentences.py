"""Whoever asks for a language reads every event, refusal and outcome as a sentence in it."""

import pytest
import sample
from conformance.tables import TABLES, name_of

from igroteka.i18n import LANGUAGES
from igroteka.model import Game, Illegal, Options
from igroteka.rng import below, seeded
from igroteka.server.messages.sentences import refused
from igroteka.server.table import commands, entries
from igroteka.server.table.decisions import Actor, decide
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import Settings
from igroteka.server.table.table import Table
from server.worlds import guest_of, sent_to, started

tables = pytest.mark.parametrize("table", TABLES, ids=name_of)


@tables
def test_everything_that_happens_in_a_match_has_its_sentence(table: tuple[Game, Options]) -> None:
    live = started(*table, 1)
    rng = seeded(8)
    have = 1
    while live.match is not None and live.status == "playing":
        for lang in LANGUAGES:
            for viewer in range(-1, len(live.chairs)):
                told = sent_to(live, guest_of(viewer), have, lang)
                assert all(event.text for event in told.events)
        have = live.version
        seats = live.to_act()
        seat = seats[below(rng, len(seats))]
        legal = live.match.legal(seat)
        move = live.game.move_text(legal[below(rng, len(legal))])
        live.apply(entries.Moved(0, guest_of(seat), f"m{live.version}", seat, move))
    for lang in LANGUAGES:
        outcome = sent_to(live, guest_of(0), lang=lang).table.outcome
        assert outcome is not None and outcome.text
    assert sent_to(live, guest_of(0)).events[-1].text is None, "nobody asked for words"


def test_bots_have_names_of_their_own_in_the_readers_language() -> None:
    table = started(*sample.table(sample.seats(2)), 1, bots=("greedy", "random"))
    told = {lang: sent_to(table, guest_of(0), lang=lang) for lang in LANGUAGES}
    assert [seat.name for seat in told["ru"].table.seats] == ["Сова", "Лис"]
    assert [seat.name for seat in told["en"].table.seats] == ["Owl", "Fox"]
    assert told["ru"].events[0].text == "Сова садится за стол (бот, простой)."
    assert sent_to(table, guest_of(0)).table.seats[0].name == "greedy"


def test_who_shares_a_device_has_a_name_of_their_own() -> None:
    game, options = sample.table(sample.seats(2))
    table = Table("t", entries.Opened(0, "one", "open", game.id, dict(options), Settings()))
    for seat in range(len(table.chairs)):
        command = commands.Sit(f"s{seat}", seat, also=True, called=f"Сосед {seat}" if seat else "")
        table.apply(decide(table, Actor("one", "Аня"), command, 0, b""))
    told = sent_to(table, "one", lang="ru")
    assert [seat.name for seat in told.table.seats][:2] == ["Аня", "Сосед 1"]
    assert told.events[1].text == "Сосед 1 садится за стол."
    assert told.you.seats == tuple(range(len(table.chairs)))


def test_the_log_keeps_the_names_of_the_match_it_tells_of() -> None:
    table = started(*sample.table(sample.seats(2)), 1)
    while table.status == "playing" and table.match is not None:
        seat = table.to_act()[0]
        move = table.game.move_text(table.match.legal(seat)[-1])
        table.apply(entries.Moved(0, "", f"m{table.version}", seat, move))
    before = sent_to(table, "spectator", lang="en").events
    table.apply(entries.Rematched(0, guest_of(0), "again"))
    after = sent_to(table, "spectator", lang="en").events
    assert after[: len(before)] == before
    assert any("N0" in (event.text or "") for event in before)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("at", sample.one_of_every_game(), ids=name_of)
def test_a_refusal_by_a_rule_is_a_sentence_too(at: tuple[Game, Options], lang: str) -> None:
    table = started(*at, 1)
    seat, match = table.to_act()[0], table.match
    assert match is not None
    with pytest.raises(Illegal) as error:
        match.play(seat, sample.illegal_move(match))
    why = error.value.refusal
    no = CommandRefused(why.id, dict(why.facts), why.rule)
    told = refused("x", no, lang, table)
    assert told.text and told.rule == why.rule and why.rule not in told.text
    assert refused("x", no, None, table).text is None
