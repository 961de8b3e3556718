"""The main task: a book is imported and read with help, and nothing is lost in a power cut."""

import re

import pytest
from playwright.sync_api import expect

import books
from desk import FERRY
from gestures import select_words


def test_a_book_is_imported_read_marked_and_still_there_after_the_server_was_killed(either):
    desk, page = either, either.page

    desk.open("/library")
    desk.press(desk.link("Import").first)
    desk.choose_file(FERRY)
    expect(page).to_have_url(re.compile("/jobs/book-"))
    expect(page.locator("#job").get_by_text("Ready to read")).to_be_visible()
    expect(desk.heading("渡口")).to_be_visible()

    desk.press(desk.link("About this book"))
    expect(desk.heading("How much of it you know")).to_be_visible()
    desk.press(desk.link("第一章 河边的小镇"))
    expect(page.locator("reading-desk")).to_be_visible()

    card = desk.look_up("护士")
    expect(card.locator(".word-reading")).to_contain_text("hùshi")
    expect(card.locator(".senses").first).to_contain_text("nurse")
    expect(card.locator(".characters")).to_contain_text("士")
    desk.press(card.get_by_role("button", name="Mark difficult"))
    expect(desk.word("护士")).to_have_class(re.compile("is-difficult"))
    desk.close_card()

    desk.press(desk.link("Next"))
    expect(page).to_have_url(re.compile(r"/pages/\d+$"))
    expect(desk.word("沙滩")).to_be_attached()
    place = page.url

    select_words(desk, "沙滩", "一会儿")
    phrase = desk.card()
    expect(phrase.locator(".headword")).to_have_text("沙滩上站了一会儿")
    expect(phrase.locator(".phrase-words")).to_contain_text("beach")
    desk.close_card()

    desk.server.kill()
    desk.server.start()

    desk.open("/")
    expect(page.locator(".go-on")).to_contain_text("渡口")
    desk.press(desk.link("Continue reading"))
    expect(page).to_have_url(place)

    desk.open("/words")
    row = page.locator(".word-row").filter(has_text="护士")
    expect(row).to_contain_text("Difficult")
    expect(row.locator(".row-sentence")).to_contain_text("母亲是医院的护士")
    desk.press(row.locator(".row-sentence a"))
    expect(desk.word("护士")).to_have_class(re.compile("is-difficult"))

    desk.press(desk.button("End"))
    expect(desk.heading("Well done")).to_be_visible()
    figures = page.locator(".session .figures > div")
    assert number(figures.filter(has_text="Characters read")) > 100
    assert number(figures.filter(has_text="Looked up")) == 2
    assert number(figures.filter(has_text="Marked")) == 1
    assert number(figures.filter(has_text="New words")) > 10
    expect(page.locator("#marked")).to_contain_text("护士")


def test_an_epub_comes_in_with_its_title_author_and_chapters(desk):
    desk.open("/library/import")
    desk.choose_file(books.file("book.epub", books.epub()))
    expect(desk.heading("小提琴")).to_be_visible()
    desk.press(desk.link("About this book"))
    expect(desk.page.locator("main")).to_contain_text("林一")
    desk.press(desk.link("第二章 停电的晚上"))
    expect(desk.word("停电")).to_be_visible()


def test_a_pasted_text_becomes_a_book(desk):
    desk.open("/library/import")
    desk.page.get_by_label("Text", exact=True).fill("今天的天气很好，我们去公园走走吧。")
    desk.press(desk.button("Import").last)
    expect(desk.page.locator("#job").get_by_text("Ready to read")).to_be_visible()
    desk.press(desk.link("Start reading"))
    expect(desk.word("公园")).to_be_visible()


@pytest.mark.parametrize("encoding", ["gb18030", "utf-16"])
def test_the_encoding_of_a_text_is_found(desk, encoding):
    desk.open("/library/import")
    desk.choose_file(books.file("渡口.txt", FERRY.read_text().encode(encoding)))
    desk.press(desk.link("About this book"))
    expect(desk.link("第五章 桥")).to_be_visible()


def number(row) -> int:
    return int(row.locator("dd").inner_text().replace(",", "").split()[0])
