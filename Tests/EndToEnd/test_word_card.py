"""The card of a word: what comes first on it, and what its new card will say."""

import zipfile

from playwright.sync_api import expect


def at_the_bank(desk):
    book = desk.add_ferry()
    desk.open(f"{book}/pages/{desk.page_with(book, '银行')}")
    return desk


def test_the_preview_follows_the_sense_that_is_chosen(desk):
    card = at_the_bank(desk).look_up("护士")
    preview = card.locator(".card-preview [data-meaning]")
    usual = preview.inner_text()
    desk.press(card.locator(".sense-choice summary"))
    other = card.locator("input[name=sense]").last
    other.check()
    expect(preview).to_have_text(other.get_attribute("value"))
    own = card.locator("input[name=meaning]")
    own.fill("who cares for the ill")
    expect(preview).to_have_text("who cares for the ill")
    own.fill("")
    card.locator("input[name=sense]").first.check()
    expect(preview).to_have_text(usual)


def test_the_meanings_come_before_what_to_do_with_the_word(phone):
    card = at_the_bank(phone).look_up("医院")
    meanings, marks = card.locator(".senses").first.bounding_box(), card.locator(".marks").bounding_box()
    assert meanings["y"] + meanings["height"] <= marks["y"] + 1
    # However long the entry is, the marks stay inside the card.
    box = card.bounding_box()
    card.evaluate("card => card.querySelector('.senses').style.minHeight = '2000px'")
    marks = card.locator(".marks").bounding_box()
    assert marks["y"] + marks["height"] <= box["y"] + box["height"]


def test_an_apostrophe_in_english_is_narrow(desk):
    book = desk.add_book("“Don’t,” she said. “It’s the cat’s.”", title="Don’t", language="en")
    desk.open(f"{book}/pages/1")
    widths = desk.page.locator(".leaf p").first.evaluate("""paragraph => {
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = "20px " + getComputedStyle(paragraph).fontFamily;
      return ["’", "“", "m"].map((sign) => pen.measureText(sign).width);
    }""")
    assert max(widths[:2]) < 0.7 * widths[2]


def test_a_frequency_of_ones_own_dictionary_stands_inside_the_card(phone, tmp_path):
    file = tmp_path / "own.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("index.json", '{"title": "Own", "format": 3, "revision": "1", "sourceLanguage": "ja"}')
        archive.writestr("term_bank_1.json", '[["食べる", "たべる", "", "v1", 0, ["to eat up"], 0, ""]]')
        archive.writestr("term_meta_bank_1.json", '[["食べる", "freq", 312]]')
    phone.open("/me/dictionaries")
    phone.choose_file(file)
    expect(phone.page.get_by_text("“Own” is ready")).to_be_visible()
    phone.open("/words/ja/食べる")
    fact = phone.page.locator(".senses .facts li").filter(has_text="312").first
    assert fact.evaluate("fact => fact.getBoundingClientRect().x >= fact.closest('.senses').getBoundingClientRect().x")
