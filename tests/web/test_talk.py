"""Talk at the table: to all, to one's own side, and not to be heard any more."""

from playwright.sync_api import expect

from web.company import TWO, log, say, two_at_a_table
from web.fixtures import Visit
from web.visitor import PHONE


def test_whoever_is_muted_is_heard_no_more_until_they_are_heard_again(visit: Visit) -> None:
    one, other = two_at_a_table(visit)
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
    table = one.open_at(TWO, ["me", "open"], listed=True)
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
