"""S-18: one persuades in ready-made phrases."""

import pytest
from server.talking import heard, say, seated

from games.splito.tables import SPLITO
from igroteka.server.table.phrases import phrases
from igroteka.server.table.refusals import CommandRefused
from igroteka.server.table.settings import Settings

THREE = SPLITO, SPLITO.parse_options({"players": 3})


def test_s18_one_persuades_in_ready_made_phrases() -> None:
    table = seated(THREE, Settings())
    assert table.settings.talk == "phrases"
    with pytest.raises(CommandRefused, match="table-no-free-talk"):
        say(table, 0, text="I hold the red 5")
    for phrase in SPLITO.phrases:
        say(table, 0, phrase=phrase)
    assert {said.phrase for said in heard(table, "g2")} == set(SPLITO.phrases)
    assert set(SPLITO.phrases) <= set(phrases("splito"))
    free = seated(THREE, Settings(talk="free"))
    say(free, 0, text="among friends")
    assert heard(free, "g1")
