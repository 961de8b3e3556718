"""What a designer looks at on every page of a phone: nothing is wider than the window, what a finger has to hit is large
enough, the card of a word is in sight beside the word, and letters twice as large still fit."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from desk import Desk
from test_accessibility import full_desk

NARROW = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

# By how much the page is wider than the window that was asked for. A phone's browser zooms out to show a page that is too
# wide, so `innerWidth` grows with it; the width that style sheets know does not.
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

# What a finger has to hit, other than the words of a text and links within a sentence, with its size if that is below
# 44 px. A box in a label is as large as the label.
SMALL_TARGETS = """() => {
  const text = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim().length > 1;
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return false;
    for (let each = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath.startsWith("inset")) return false;
    return true;
  };
  const found = [];
  for (const each of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (each.type === "hidden" || each.disabled || !isShown(each) || each.matches("a.word, .grammar-mark")) continue;
    // The cover beside a book's title leads to the same page.
    if (each.matches(".tile h2 a")) continue;
    if (getComputedStyle(each).display === "inline" && [...each.parentElement.childNodes].some(text)) continue;
    const target = each.closest("label") ?? document.querySelector(`label[for="${CSS.escape(each.id)}"]`) ?? each;
    const boxes = [each, ["checkbox", "radio", "file"].includes(each.type) ? target : each]
      .map((element) => element.getBoundingClientRect());
    if (boxes.some((box) => box.width >= 43.5 && box.height >= 43.5)) continue;
    const { width, height } = boxes.at(-1);
    found.push(`${each.outerHTML.slice(0, 120)}: ${Math.round(width)} by ${Math.round(height)}`);
  }
  return found;
}"""


@pytest.fixture(params=["en", "zh-Hans"])
def narrow(request, open_desk) -> Desk:
    """A narrow phone, in each language of the interface."""
    desk = open_desk(NARROW)
    desk.post("/me/preferences", interface=request.param)
    return desk


def pages(desk: Desk) -> list[str]:
    """Fills a desk, also with what is long; returns its pages."""
    desk.post("/practice/translate/send", language="ja", text="The incomprehensibilities of antidisestablishmentarianism.")
    desk.post("/notebook/add", word="incomprehensibility")
    return full_desk(desk) + [
        "/words/en/antidisestablishmentarianism", "/notebook/entries/incomprehensibility", "/me/dictionaries",
        "/practice", "/practice/translate?language=ja", "/practice/grammar?text=食べられなかった。", "/me/learning",
        "/me/progress", "/review/import", "/words/zh/啊啵呲嘚",
    ]


def test_no_page_is_wider_than_a_narrow_phone(narrow):
    wide = {}
    for path in pages(narrow):
        narrow.open(path)
        if (by := narrow.page.evaluate(OVERFLOW)) > 0:
            wide[path] = by
    assert not wide


def test_what_a_finger_has_to_hit_is_large_enough(narrow):
    small = []
    for path in pages(narrow):
        narrow.open(path)
        small += [f"{path}: {target}" for target in narrow.page.evaluate(SMALL_TARGETS)]
    assert not small, "\n".join(small)


def test_the_card_is_in_sight_and_leaves_the_word_in_sight(narrow):
    book = narrow.add_ferry()
    narrow.open(f"{book}/pages/{narrow.page_with(book, '护士')}")
    narrow.page.wait_for_load_state()
    words = narrow.page.locator("reading-desk a.word")
    shown = [place for place in range(words.count()) if is_free(words.nth(place).bounding_box())]
    for place in (shown[0], shown[len(shown) // 2], shown[-1]):
        narrow.press(words.nth(place))
        card, word = narrow.card().bounding_box(), words.nth(place).bounding_box()
        assert card["x"] >= 0 and card["x"] + card["width"] <= 360
        assert card["y"] >= 0 and card["y"] + card["height"] <= 740
        assert card["y"] >= word["y"] + word["height"] - 1 or card["y"] + card["height"] <= word["y"] + 1
        narrow.close_card()


def is_free(box) -> bool:
    """Whether a word stands on one line, between the bars."""
    return box["y"] > 60 and box["y"] + box["height"] < 620 and box["height"] < 60


def test_a_card_is_made_without_scrolling(narrow):
    book = narrow.add_ferry()
    narrow.open(f"{book}/pages/{narrow.page_with(book, '护士')}")
    card = narrow.look_up("护士")
    make = card.locator(".mark-card")
    # However long the entry is.
    card.evaluate("card => { card.querySelector('.senses').style.minHeight = '2000px' }")
    box, button = card.bounding_box(), make.bounding_box()
    assert box["y"] <= button["y"] and button["y"] + button["height"] <= box["y"] + box["height"] + 1
    narrow.press(make)
    expect(make).to_have_attribute("aria-disabled", "true")
    expect(make).to_be_in_viewport()
    expect(card.locator(".card-made")).to_have_count(1)


def test_no_button_of_a_word_moves_when_another_is_pressed(narrow):
    book = narrow.add_ferry()
    narrow.open(f"{book}/pages/{narrow.page_with(book, '护士')}")
    card = narrow.look_up("护士")
    buttons = card.locator(".marks .mark")
    before = [button.bounding_box() for button in buttons.all()]
    narrow.press(card.locator(".mark-card"))
    expect(card.locator(".mark-card")).to_have_attribute("aria-disabled", "true")
    assert [button.bounding_box() for button in buttons.all()] == before
    # Pressed again, the same place does nothing.
    narrow.page.mouse.click(before[3]["x"] + before[3]["width"] / 2, before[3]["y"] + before[3]["height"] / 2)
    narrow.press(card.locator(".mark-difficult"))
    expect(card.locator(".mark-difficult")).to_have_attribute("aria-pressed", "true")
    assert [button.bounding_box() for button in buttons.all()] == before


def test_one_button_of_a_word_stands_out_until_it_is_pressed(narrow):
    book = narrow.add_ferry()
    narrow.open(f"{book}/pages/{narrow.page_with(book, '护士')}")
    card = narrow.look_up("护士")
    fill = lambda mark: mark.evaluate("mark => getComputedStyle(mark).backgroundColor")
    clear = "rgba(0, 0, 0, 0)"
    make = card.locator(".mark-card")
    others = card.locator(".marks .mark:not(.mark-card)")
    assert fill(make) != clear and {fill(mark) for mark in others.all()} == {clear}
    narrow.press(make)
    expect(make).to_have_attribute("aria-disabled", "true")
    assert fill(card.locator(".mark-difficult")) == fill(make) == clear


def test_no_button_of_a_word_of_the_day_moves_when_one_is_pressed(narrow):
    narrow.page.request.post(narrow.server.url + "/api/v1/dose")
    narrow.open("/practice/daily-words")
    narrow.page.wait_for_load_state()
    flip, add, back, after = (
        narrow.page.locator(selector)
        for selector in ("#daily-flip", ".daily-add button", ".daily-actions a[rel=prev]", ".daily-next button"))
    flip_place, add_place, place = flip.bounding_box(), add.bounding_box(), after.bounding_box()
    narrow.press(flip)
    expect(flip).to_be_hidden()
    # However long the back is.
    narrow.page.locator(".card-back").evaluate("back => { back.style.minHeight = '1500px' }")
    assert (add.bounding_box(), after.bounding_box()) == (add_place, place)
    narrow.press(add)
    expect(narrow.page.locator(".daily-added")).to_be_visible()
    assert after.bounding_box() == place
    narrow.press(after)
    expect(back).to_be_visible()
    back_place = back.bounding_box()
    assert (flip.bounding_box(), add.bounding_box(), after.bounding_box()) == (flip_place, add_place, place)
    narrow.press(flip)
    expect(flip).to_be_hidden()
    assert (back.bounding_box(), after.bounding_box()) == (back_place, place)


def test_no_button_of_study_moves_when_one_is_pressed(narrow):
    for word in ("银行", "护士"):
        deck = narrow.post("/review/cards", word=f"zh/{word}").url.partition("?")[0].removeprefix(narrow.server.url)
    narrow.open(f"{deck}/study")
    narrow.page.wait_for_load_state()
    flip, grades = narrow.page.locator("#flip"), narrow.page.locator(".grade")
    place = flip.bounding_box()
    narrow.press(flip)
    expect(grades.first).to_be_visible()
    # The grades stand where the button was.
    places = [grade.bounding_box() for grade in grades.all()]
    bottoms = {round(each["y"] + each["height"]) for each in places}
    assert bottoms == {round(place["y"] + place["height"])}
    narrow.page.locator(".card-back").evaluate("back => { back.style.minHeight = '1500px' }")
    assert [grade.bounding_box() for grade in grades.all()] == places
    narrow.press(grades.last)
    expect(flip).to_be_visible()
    assert flip.bounding_box() == place


def test_the_actions_for_words_appear_when_one_is_selected(narrow):
    narrow.post("/words/zh/护士/mark", status="difficult")
    narrow.open("/words")
    narrow.page.wait_for_load_state()
    actions = narrow.page.locator(".bulk-actions")
    expect(actions).to_be_hidden()
    narrow.page.locator("[name=word]").first.check()
    expect(actions).to_be_visible()


def test_the_grades_are_within_reach_however_long_the_answer_is(narrow):
    deck = narrow.post("/review/cards", word="zh/银行").url.partition("?")[0].removeprefix(narrow.server.url)
    narrow.open(f"{deck}/study")
    narrow.press(narrow.page.locator(".flip .button"))
    narrow.page.locator(".card-back").evaluate("back => { back.style.minHeight = '1500px' }")
    narrow.page.evaluate("scrollTo(0, 0)")
    tabs = narrow.page.locator(".rail").bounding_box()
    for grade in narrow.page.locator(".grade").all():
        box = grade.bounding_box()
        assert box["y"] > 0 and box["y"] + box["height"] <= tabs["y"]


def test_the_notebook_is_printed_dark_on_light(open_desk):
    desk = open_desk(color_scheme="dark")
    desk.post("/notebook/add", word="construct")
    desk.open("/notebook/entries/construct")
    desk.page.emulate_media(media="print")
    expect(desk.page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(desk.page.locator(".word-part").first).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(desk.page.locator(".word-part strong").first).to_have_css("color", "rgb(0, 0, 0)")


def test_sentences_in_chinese_are_not_parted_by_spaces(narrow):
    narrow.open("/notebook/look-up?word=zzyzxq")
    is_chinese = narrow.root("lang") == "zh-Hans"
    text = narrow.page.locator(".notice p").first.inner_text()
    assert ("。 " in text, ". " in text) == ((False, False) if is_chinese else (False, True))


@pytest.fixture(scope="module")
def large_letters(browser):
    """A browser whose letters are twice as large, as its settings make them."""
    executable = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
    browser = browser.browser_type.launch(
        executable_path=executable if Path(executable).exists() else None,
        args=["--no-sandbox", "--blink-settings=defaultFontSize=32"])
    yield browser
    browser.close()


def test_letters_twice_as_large_fit_a_phone(narrow, large_letters):
    context = large_letters.new_context(**NARROW)
    try:
        desk = Desk(context.new_page(), narrow.server, is_touch=True)
        wide = {}
        for path in pages(narrow):
            desk.open(path)
            if (by := desk.page.evaluate(OVERFLOW)) > 0:
                wide[path] = by
        assert not wide
    finally:
        context.close()
