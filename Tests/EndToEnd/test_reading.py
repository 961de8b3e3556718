"""Navigation in a book: pages, chapters, search, keyboard, touch, continuous reading."""

import re

import pytest
from playwright.sync_api import expect

from gestures import Finger, middle


@pytest.fixture
def reading(desk):
    desk.book = desk.add_ferry()
    desk.open(f"{desk.book}/pages/{desk.page_with(desk.book, '银行')}")
    return desk


@pytest.fixture
def by_finger(phone):
    phone.book = phone.add_ferry()
    phone.open(f"{phone.book}/pages/{phone.page_with(phone.book, '银行')}")
    return phone


def at_page(desk, number: int):
    expect(desk.page).to_have_url(re.compile(f"/pages/{number}(#.*)?$"))
    expect(desk.page.locator("reading-desk")).to_have_attribute("data-page", str(number))
    desk.page.wait_for_load_state()


def test_search_finds_a_place_and_leads_to_it(reading):
    reading.press(reading.link("Search in this book"))
    dialog = reading.page.get_by_role("dialog")
    dialog.get_by_label("Search in this book").fill("水墨画")
    expect(dialog.get_by_text("1 place with “水墨画”").first).to_be_visible()
    expect(dialog.locator("mark")).to_have_text("水墨画")
    reading.press(dialog.locator(".hits a"))
    at_page(reading, reading.page_with(reading.book, "水墨画"))
    expect(reading.page.locator(".word:target")).to_be_in_viewport()


def test_the_contents_lead_to_a_chapter(reading):
    reading.press(reading.link("Contents"))
    reading.press(reading.page.get_by_role("dialog").get_by_role("link", name="第四章 大水"))
    at_page(reading, reading.page_with(reading.book, "九月初"))


def test_a_page_is_reached_by_its_number(reading):
    reading.page.get_by_label("Go to page").fill("5")
    reading.page.keyboard.press("Enter")
    at_page(reading, 5)


def test_the_arrow_keys_move_between_words_and_enter_opens_one(reading):
    keyboard = reading.page.keyboard
    words = reading.page.locator("reading-desk a.word")
    words.nth(3).focus()
    keyboard.press("ArrowRight")
    expect(words.nth(4)).to_be_focused()
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    expect(words.nth(2)).to_be_focused()
    keyboard.press("ArrowDown")
    expect(words.nth(2)).not_to_be_focused()
    keyboard.press("Home")
    expect(words.first).to_be_focused()
    keyboard.press("Enter")
    card = reading.card()
    expect(card).to_be_focused()
    keyboard.press("Tab")
    expect(card.locator(":focus")).to_have_count(1)
    reading.close_card()
    expect(words.first).to_be_focused()


def test_shift_and_an_arrow_key_choose_a_phrase(reading):
    word = reading.word("医院")
    word.focus()
    reading.page.keyboard.press("Shift+ArrowRight")
    reading.page.keyboard.press("Shift+ArrowRight")
    expect(reading.page.locator(".word.is-chosen")).to_have_count(3)
    reading.page.keyboard.press("Enter")
    expect(reading.card().locator(".headword")).to_have_text("医院的护士")
    reading.close_card()
    expect(reading.word("护士")).to_be_focused()


def test_page_down_reads_to_the_end_of_the_page_and_then_turns_it(reading):
    start = int(reading.page.locator("reading-desk").get_attribute("data-page"))
    reading.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    reading.press_key("PageDown")
    at_page(reading, start + 1)
    reading.press_key("PageUp")
    at_page(reading, start)


def test_a_swipe_of_the_finger_turns_the_page(by_finger):
    start = int(by_finger.page.locator("reading-desk").get_attribute("data-page"))
    with Finger(by_finger.page) as finger:
        finger.swipe((320, 400), (80, 410))
        at_page(by_finger, start + 1)
        finger.swipe((80, 400), (320, 410))
        at_page(by_finger, start)


def test_holding_a_marked_word_unmarks_it(by_finger):
    by_finger.post("/words/zh/护士/mark", status="difficult")
    by_finger.page.reload()
    word = by_finger.word("护士")
    expect(word).to_have_class(re.compile("is-difficult"))
    with Finger(by_finger.page) as finger:
        finger.down(word)
        expect(word).to_have_class(re.compile("is-chosen"))
        finger.up()
    expect(word).not_to_have_class(re.compile("is-difficult"))
    by_finger.page.reload()
    expect(word).not_to_have_class(re.compile("is-difficult"))


def test_a_phrase_is_chosen_by_holding_one_word_and_tapping_another(by_finger):
    start, end = by_finger.word("医院"), by_finger.word("护士")
    chosen = by_finger.page.locator(".word.is-chosen")
    with Finger(by_finger.page) as finger:
        finger.down(start)
        expect(start).to_have_class(re.compile("is-chosen"))
        finger.up()
    expect(chosen).to_have_count(1)
    by_finger.press(end)
    expect(chosen).to_have_count(3)
    expect(by_finger.page.locator(".word-popover:popover-open")).to_have_count(0)
    by_finger.press(by_finger.button("Look up the selection"))
    expect(by_finger.card().locator(".headword")).to_have_text("医院的护士")
    expect(chosen).to_have_count(0)


def test_a_tap_beside_the_words_gives_a_choice_up(by_finger):
    word = by_finger.word("医院")
    with Finger(by_finger.page) as finger:
        finger.down(word)
        expect(word).to_have_class(re.compile("is-chosen"))
        finger.up()
        expect(by_finger.button("Look up the selection")).to_be_visible()
        finger.tap((195, 75))
    expect(word).not_to_have_class(re.compile("is-chosen"))
    expect(by_finger.button("Look up the selection")).to_have_count(0)
    expect(by_finger.look_up("医院").locator(".headword")).to_have_text("医院")


def test_what_the_browsers_own_handles_select_is_looked_up(by_finger):
    start, end = by_finger.word("医院"), by_finger.word("护士")
    end.scroll_into_view_if_needed()
    selected = by_finger.page.evaluate(
        "([from, to]) => { getSelection().setBaseAndExtent(from, 0, to, to.childNodes.length);"
        " return getSelection().toString(); }", [start.element_handle(), end.element_handle()])
    assert "医" in selected and "士" in selected
    by_finger.press(by_finger.button("Look up the selection"))
    expect(by_finger.card().locator(".headword")).to_have_text("医院的护士")


def test_the_mouse_unmarks_a_word_by_holding_it(reading):
    reading.post("/words/zh/护士/mark", status="difficult")
    reading.page.reload()
    word = reading.word("护士")
    reading.page.mouse.move(*middle(word))
    reading.page.mouse.down()
    expect(word).not_to_have_class(re.compile("is-difficult"))
    reading.page.mouse.up()
    expect(reading.page.locator(".word-popover:popover-open")).to_have_count(0)


def test_the_flow_appends_the_next_page_and_follows_what_is_read(reading):
    reading.choose(reading.open_settings(), "Continuous")
    page, leaves = reading.page, reading.page.locator(".leaf")
    expect(leaves.nth(1)).to_be_attached()
    start = int(leaves.first.get_attribute("data-page"))
    leaves.nth(1).scroll_into_view_if_needed()
    page.locator(f"#page-{start + 2}").wait_for(state="attached")
    page.evaluate(f"document.getElementById('page-{start + 2}').scrollIntoView()")
    at_page(reading, start + 2)
    expect(page.locator(".page-number")).to_contain_text(f"Page {start + 2}")
    word = page.locator(f"#page-{start + 2} a.word").first
    reading.press(word)
    expect(reading.card().locator(".headword")).to_be_visible()


def test_a_link_leads_to_a_word_on_a_page_that_the_flow_appended(reading):
    reading.post("/me/preferences", layout="flow")
    page, number = reading.page, reading.page_with(reading.book, "水墨画")
    reading.open(f"{reading.book}/pages/{number - 1}")
    leaf = page.locator(f"#page-{number}")
    leaf.wait_for(state="attached")
    page.evaluate(f"document.getElementById('page-{number}').scrollIntoView()")
    at_page(reading, number)
    reading.press(reading.link("Search in this book"))
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Search in this book").fill("水墨画")
    expect(dialog.locator("mark")).to_have_text("水墨画")
    reading.press(dialog.locator(".hits a"))
    expect(leaf.locator(".word:target")).to_have_attribute("data-word", "水墨画")
    expect(leaf.locator(".word:target")).to_be_in_viewport()


def test_going_past_the_last_page_finishes_the_book(reading):
    book = reading.add_book("今天的天气很好，我们去公园走走吧。", title="公园", language="zh")
    reading.open(f"{book}/pages/1")
    expect(reading.page.locator(".foot-percent")).to_have_text("0%")
    reading.open("/library")
    tile = reading.page.locator(".tile").filter(has_text="公园")
    expect(tile).to_contain_text("0% read")
    reading.open(f"{book}/pages/1")
    reading.press_key("ArrowRight")
    expect(reading.page.get_by_text("You have finished the book")).to_be_visible()
    reading.open("/library")
    expect(tile).to_contain_text("Finished")


def test_the_flow_offers_to_finish_the_book_on_its_last_page_only(reading):
    reading.post("/me/preferences", layout="flow")
    count = int(reading.page.locator("reading-desk").get_attribute("data-pages"))
    reading.open(f"{reading.book}/pages/{count - 1}")
    expect(reading.link("Next")).to_be_visible()
    expect(reading.button("Finish")).to_be_hidden()
    last = reading.page.locator(f"#page-{count}")
    last.wait_for(state="attached")
    reading.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    at_page(reading, count)
    expect(reading.link("Next")).to_be_hidden()
    reading.press(reading.button("Finish"))
    expect(reading.page.get_by_text("You have finished the book")).to_be_visible()


@pytest.mark.parametrize("edge", ["first", "last"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_card_stays_inside_the_window(reading, width, edge):
    page = reading.page
    page.set_viewport_size({"width": width, "height": 700})
    word = getattr(page.locator("reading-desk a.word"), edge)
    word.scroll_into_view_if_needed()
    reading.press(word)
    box = reading.card().bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert box["y"] >= 0 and box["y"] + box["height"] <= 700


VOICES = """
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const voice = (name, lang, localService) => ({ name, lang, localService });
    Object.defineProperty(window, "speechSynthesis", { value: {
      getVoices: () => [voice("far", "zh-CN", false), voice("other", "en-US", true), voice("near", "zh-TW", true)],
      cancel: () => {},
      speak: (utterance) => { window.said = [utterance.text, utterance.voice?.name]; },
    } });
"""


def test_a_word_is_said_by_a_voice_of_the_device(reading):
    reading.page.add_init_script(VOICES)
    reading.page.reload()
    card = reading.look_up("医院")
    reading.press(card.get_by_role("button", name="Say it").first)
    assert reading.page.evaluate("window.said") == ["医院", "near"]


def test_japanese_and_english_are_read_and_looked_up(desk):
    japanese = desk.add_book("昨日、友達と寿司を食べました。とてもおいしかったです。", title="寿司", language="ja")
    desk.open(f"{japanese}/pages/1")
    expect(desk.look_up("食べる")).to_contain_text("to eat")
    english = desk.add_book("Yesterday the children went home early.", title="Home", language="en")
    desk.open(f"{english}/pages/1")
    expect(desk.look_up("go")).to_contain_text("go")
