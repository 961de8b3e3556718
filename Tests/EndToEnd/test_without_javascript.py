"""Reading, looking up and marking need no JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from desk import FERRY


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def plain(request, open_desk):
    return open_desk(request.param, java_script_enabled=False)


def test_a_word_leads_to_its_card_is_marked_by_a_form_and_leads_back(plain):
    book = plain.add_ferry()
    plain.open(f"{book}/pages/{plain.page_with(book, '护士')}")
    place = plain.page.url
    plain.press(plain.word("护士"))
    expect(plain.page.locator("word-card .headword")).to_have_text("护士")
    expect(plain.page.locator("word-card")).to_contain_text("nurse")

    plain.press(plain.button("Mark difficult"))
    expect(plain.button("Mark difficult")).to_have_attribute("aria-pressed", "true")
    plain.press(plain.link("Back to the page"))
    expect(plain.page).to_have_url(re.compile("^" + re.escape(place)))
    expect(plain.word("护士")).to_have_class(re.compile("is-difficult"))

    plain.press(plain.link("Next"))
    expect(plain.word("沙滩")).to_be_attached()


def test_a_book_is_imported(plain):
    plain.open("/library/import")
    plain.choose_file(FERRY)
    expect(plain.page.locator("#job")).to_contain_text("Ready to read")


def test_the_dictionary_answers(plain):
    plain.open("/dictionary")
    plain.page.get_by_label("Look up a word").fill("yinhang")
    plain.press(plain.button("Search"))
    expect(plain.page.locator(".entry-row").first).to_contain_text("bank")


def test_a_wrong_split_is_put_right(plain):
    book = plain.add_ferry()
    plain.open(f"{book}/pages/{plain.page_with(book, '小瓶子')}")
    plain.press(plain.word("瓶子"))
    plain.press(plain.page.locator("summary", has_text="Correct the split"))
    plain.press(plain.button("Join with 小"))
    expect(plain.word("小瓶子")).to_be_visible()


def test_a_session_is_ended(plain):
    book = plain.add_ferry()
    plain.open(f"{book}/pages/2")
    plain.press(plain.button("End"))
    expect(plain.heading("Well done")).to_be_visible()
