"""Unreadable input is rejected in plain words, and nothing already there is lost."""

import pytest
from playwright.sync_api import expect

import books

MARKUP = "<script>document.title='broken'</script><b>粗体</b>"


@pytest.mark.parametrize(("name", "content", "message"), [
    ("empty.txt", b"", "The file is empty"),
    ("picture.png", books.PNG, "This is not a text"),
    ("picture.txt", books.PNG, "This is not a text"),
    ("half.epub", books.epub()[:700], "The file is incomplete"),
], ids=lambda value: value if isinstance(value, str) and "." in value else "")
def test_a_file_that_holds_no_book_is_refused(desk, name, content, message):
    desk.add_ferry()
    desk.open("/library/import")
    desk.choose_file(books.file(name, content))
    expect(desk.page.locator("main")).to_contain_text(message)
    expect(desk.page.locator("main")).to_contain_text("Nothing was added.")
    desk.open("/library")
    expect(desk.page.locator("#books article")).to_have_count(1)


def test_markup_in_a_title_is_shown_as_text(desk):
    desk.open("/library/import")
    desk.choose_file(books.file("book.epub", books.epub(title=MARKUP.replace("<", "&lt;"))))
    expect(desk.heading(MARKUP)).to_be_visible()
    desk.press(desk.link("About this book"))
    expect(desk.heading(MARKUP)).to_be_visible()
    for path in ("/library", "/"):
        desk.open(path)
        expect(desk.page.locator("main")).to_contain_text(MARKUP)
        assert "broken" not in desk.page.title()


def test_markup_in_a_text_and_in_a_query_is_shown_as_text(desk):
    book = desk.add_book(f"他写道：{MARKUP}。", title="文字", language="zh")
    desk.open(f"{book}/pages/1")
    expect(desk.page.locator(".leaf")).to_contain_text("<script>")
    desk.open("/dictionary?query=" + MARKUP)
    expect(desk.page.locator("#entries")).to_contain_text("<script>")
    assert "broken" not in desk.page.title()


@pytest.mark.parametrize("number", ["0", "99", "-1"])
def test_a_page_that_the_book_does_not_have_is_explained(desk, number):
    book = desk.add_ferry()
    answer = desk.open(f"{book}/pages/{number}")
    assert answer.status == 404
    expect(desk.page.locator("h1")).to_contain_text("There is no")
    expect(desk.page.locator("main")).to_contain_text("What to do next")


def test_a_book_that_is_there_already_is_not_stored_twice(desk):
    for expected in ("Ready to read", "You already have this book"):
        desk.open("/library/import")
        desk.choose_file(books.file("book.epub", books.epub()))
        expect(desk.page.locator("#job")).to_contain_text(expected)
    desk.open("/library")
    expect(desk.page.locator("#books article")).to_have_count(1)


def test_an_address_that_leads_nowhere_is_explained(desk):
    assert desk.open("/nowhere").status == 404
    expect(desk.heading("Page not found")).to_be_visible()


def test_a_hundred_megabytes_show_their_progress_and_can_be_cancelled(desk, tmp_path):
    desk.open("/library/import")
    desk.choose_file(books.long_text(tmp_path, megabytes=100))
    expect(desk.page.get_by_role("progressbar")).to_be_visible()
    desk.press(desk.button("Cancel"))
    expect(desk.heading("The import was cancelled")).to_be_visible()
    desk.open("/library")
    expect(desk.page.get_by_text("No books yet")).to_be_visible()
