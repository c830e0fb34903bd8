"""Talk between partners, where it was agreed (J-19)."""

from playwright.sync_api import expect
from web.company import gathered, log, say
from web.fixtures import Visit
from web.visitor import DESK, PHONE, Visitor

from games.jack.web.player import PLAYER


def four_at_a_table(visit: Visit, *, hints: bool) -> list[Visitor]:
    """Two against two at «Одноглазый валет»; one has a phone."""
    return gathered(visit, PLAYER, [DESK, DESK, PHONE, DESK], partner_hints=hints)


def test_j19_partners_talk_so_that_the_others_do_not_hear(visit: Visit) -> None:
    anna, boris, vera, grisha = four_at_a_table(visit, hints=True)
    vera.page.get_by_role("button", name="Меню").click()
    whisper = anna.page.get_by_role("button", name="Говорить только своей стороне")
    whisper.click()
    expect(whisper).to_have_attribute("aria-pressed", "true")
    say(anna, "беру угол", "Сказать своим…")
    whisper.click()
    say(anna, "удачи всем")
    for partner in (anna, vera):
        expect(log(partner)).to_contain_text("Аня, своим: беру угол")
        expect(log(partner)).to_contain_text("Аня: удачи всем")
        assert partner.sideways() <= 0
        assert partner.axe() == []
    for rival in (boris, grisha):
        expect(log(rival)).to_contain_text("Аня: удачи всем")
        expect(log(rival)).not_to_contain_text("беру угол")


def test_j19_nobody_whispers_where_it_was_not_agreed(visit: Visit) -> None:
    anna, *_ = four_at_a_table(visit, hints=False)
    expect(anna.page.get_by_role("textbox", name="Сказать за столом…")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Говорить только своей стороне")).to_have_count(0)
