"""Talk at the table: to all, to one's own side, and not to be heard any more."""

from playwright.sync_api import expect

from web.company import gathered, log, say, two_at_a_table
from web.conftest import Visit
from web.visitor import DESK, PHONE, Visitor


def four_at_a_table(visit: Visit, *, hints: bool) -> list[Visitor]:
    """Two against two at «Одноглазый валет»; one has a phone."""
    return gathered(visit, "jack", [DESK, DESK, PHONE, DESK], partner_hints=hints)


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


def test_whoever_is_muted_is_heard_no_more_until_they_are_heard_again(visit: Visit) -> None:
    one, other = two_at_a_table(visit, "jack")
    other.page.get_by_role("button", name="Меню").click()
    say(other, "раз")
    expect(log(one)).to_contain_text("Боря: раз")

    one.page.get_by_role("button", name="Меню").click()
    one.page.get_by_role("button", name="Не слышать: Боря").click()
    expect(log(one)).not_to_contain_text("Боря: раз")
    say(other, "два")
    expect(log(other)).to_contain_text("Боря: два")
    one.page.get_by_role("button", name="Меню").click()
    one.page.get_by_role("button", name="Снова слышать: Боря").click()
    say(other, "три")
    expect(log(one)).to_contain_text("Боря: три")
    expect(log(one)).not_to_contain_text("два")


MARKUP = "<img src=x onerror=hacked()>"  # as long as a name may be, and longer


def test_markup_in_names_and_words_stays_text(visit: Visit) -> None:
    """Everywhere a name or a text stands: waiting room, board, log, menu, result, first page."""
    one, other = visit(), visit(PHONE)
    name = MARKUP[:24]
    for visitor in (one, other):
        visitor.page.add_init_script("window.hacked = () => (window.broken = true)")
    one.arrive("<b>Аня</b>")
    other.arrive(name)
    table = one.open("red7", ["me", "open"], {"players": 2}, listed=True)
    listed = other.go("/").get_by_role("region", name="Открытые столы")
    expect(listed.locator(f"a[href='/t/{table}']")).to_contain_text("<b>Аня</b>")
    other.go(f"/t/{table}").get_by_role("button", name="Сесть за стол").click()
    expect(one.page.get_by_role("region", name="Места за столом")).to_contain_text(name)
    one.page.get_by_role("button", name="Начать игру").click()
    say(one, MARKUP)
    expect(log(one)).to_contain_text(f"<b>Аня</b>: {MARKUP}")
    other.page.get_by_role("button", name="Меню").click()
    expect(log(other)).to_contain_text(f"<b>Аня</b>: {MARKUP}")
    expect(other.page.get_by_role("button", name="Не слышать: <b>Аня</b>")).to_be_visible()
    other.page.get_by_role("button", name="Отойти: за меня доиграет бот").click()
    one.page.get_by_role("button", name="Меню").click()
    one.page.get_by_role("button", name="Отойти: за меня доиграет бот").click()
    for visitor in (one, other):
        result = visitor.page.get_by_role("region", name="Итог").first
        expect(result.get_by_role("listitem")).to_have_count(2)
        expect(result).to_contain_text(name if visitor is one else "<b>Аня</b>")
        assert visitor.page.locator("img").count() == 0
        assert visitor.page.evaluate("window.broken") is None
