"""The dictionary, the words, the library and the shelf."""

import csv
import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(("query", "headword", "meaning"), [
    ("银行", "银行", "bank"),
    ("yinhang", "银行", "bank"),
    ("yín háng", "银行", "bank"),
    ("bank", "银行", "bank"),
    ("食べました", "食べる", "to eat"),
    ("went", "go", "move"),
])
def test_the_dictionary_finds(desk, query, headword, meaning):
    desk.open("/dictionary")
    desk.page.get_by_label("Look up a word").fill(query)
    entries = desk.page.locator(".entry-row").filter(has_text=meaning)
    found = entries.filter(has=desk.page.locator(".entry-word", has_text=re.compile(f"^{headword}$")))
    expect(found.first).to_be_visible()
    expect(desk.page).to_have_url(re.compile("query="))
    desk.press(found.first.get_by_role("link").first)
    expect(desk.page.locator("word-card .headword")).to_contain_text(headword)


def test_the_dictionary_says_so_when_it_finds_nothing(desk):
    desk.open("/dictionary?query=qqqzzz")
    expect(desk.page.get_by_text("is not in any dictionary").first).to_be_visible()


@pytest.fixture
def words(desk):
    book = desk.add_ferry()
    marks = {"护士": "difficult", "显微镜": "difficult", "医院": "known", "渔网": "ignored"}
    for word, status in marks.items():
        desk.post(f"/words/zh/{word}/mark", status=status)
    place = {"book": book.split("/")[-1], "page": "1", "sentence": "门前有一棵很大的银杏树。"}
    desk.post("/words/zh/银杏树/mark", status="difficult", **place)
    desk.open("/words")
    return desk


def rows(desk):
    return desk.page.locator(".word-row")


def test_words_are_filtered_by_status_and_by_text(words):
    expect(rows(words)).to_have_count(5)
    words.page.get_by_label("Status").select_option("difficult")
    expect(rows(words)).to_have_count(3)
    words.page.get_by_label("Word, reading or sentence").fill("一棵")
    expect(rows(words)).to_have_count(1)
    expect(rows(words)).to_contain_text("银杏树")
    words.page.get_by_label("Word, reading or sentence").fill("没有这个")
    expect(words.page.get_by_text("No words match.").first).to_be_visible()


def test_selected_words_become_known_at_once(words):
    for word in ("护士", "显微镜"):
        words.page.get_by_label(f"Select {word}").check()
    expect(words.page.get_by_text("2 selected")).to_be_visible()
    words.press(words.page.locator(".bulk").get_by_role("button", name="Known"))
    expect(words.page.locator(".badge.status-known")).to_have_count(3)
    words.page.reload()
    expect(words.page.locator(".badge.status-known")).to_have_count(3)


def test_every_word_that_matches_becomes_known_at_once(words):
    words.page.get_by_label("Status").select_option("difficult")
    expect(rows(words)).to_have_count(3)
    words.page.get_by_label("Apply to").select_option("matching")
    words.press(words.page.locator(".bulk").get_by_role("button", name="Known"))
    expect(words.page.get_by_text("No words match.").first).to_be_visible()
    words.open("/words")
    expect(words.page.locator(".badge.status-known")).to_have_count(4)


def test_words_leave_as_a_csv_file(words):
    with words.page.expect_download() as download:
        words.press(words.link("Export CSV"))
    with open(download.value.path(), encoding="utf-8-sig", newline="") as file:
        table = list(csv.reader(file))
    assert len(table) == 6
    assert any("银杏树" in row and "门前有一棵很大的银杏树。" in row for row in table)


def test_a_book_is_renamed(desk):
    desk.open(desk.add_ferry())
    desk.press(desk.page.locator("summary", has_text="Rename"))
    desk.page.get_by_label("Title").fill("河边的故事")
    desk.press(desk.button("Save"))
    expect(desk.heading("河边的故事")).to_be_visible()
    desk.open("/library")
    expect(desk.link("河边的故事")).to_be_visible()


def test_a_book_that_was_taken_for_another_language_is_read_in_its_own(desk):
    desk.add_book("東京大学。", title="東京", language="zh")
    desk.open("/library")
    desk.press(desk.page.locator("#books").get_by_role("link", name="東京").last)
    desk.press(desk.page.locator("summary", has_text="Change the language"))
    desk.page.locator("#language").select_option("ja")
    desk.press(desk.button("Save").last)
    expect(desk.page.locator(".book-head .facts")).to_contain_text("Japanese")
    desk.press(desk.page.locator(".book-head .actions a").first)
    expect(desk.page.locator("article ruby").first).to_contain_text("とう")


def test_a_book_is_found_deleted_and_brought_back(either):
    desk, library = either, either.page.locator("#books")
    desk.add_ferry()
    desk.add_book("从前有一座山。山里有一座庙。", title="从前", language="zh")
    desk.open("/library")
    desk.page.get_by_label("Find a book").fill("渡")
    expect(library.locator("article")).to_have_count(1)
    desk.press(library.get_by_role("link", name="渡口").last)
    desk.press(desk.button("Delete this book"))
    expect(desk.page.get_by_text("“渡口” was deleted.").first).to_be_visible()
    expect(library).not_to_contain_text("渡口")
    desk.press(desk.button("Undo"))
    expect(library).to_contain_text("渡口")


def test_books_are_sorted_by_title(desk):
    for title in ("B story", "A story"):
        desk.add_book(f"This is the {title}, and it is short.", title=title, language="en")
    desk.open("/library")
    desk.page.get_by_label("Sort by").select_option("title")
    expect(desk.page.locator(".tile h2")).to_have_text(["A story", "B story"])


def test_the_book_says_how_much_of_it_is_known_and_what_to_learn(desk):
    book = desk.add_ferry()
    desk.open(book)
    first = desk.page.locator("#unknown .word-line").first
    word = first.locator(".word-line-word span").inner_text()
    desk.press(first.get_by_role("button", name=f"Known: {word}", exact=True))
    expect(first.locator(".word-line-word span")).not_to_have_text(word)
    desk.page.reload()
    expect(desk.page.locator(".big-figures strong").first).not_to_have_text("0%")


def test_a_story_of_the_shelf_is_added_and_opened(either):
    either.open("/shelf")
    either.press(either.button(re.compile("^Add and read")).first)
    expect(either.page.locator("reading-desk a.word").first).to_be_visible()
    either.open("/shelf")
    expect(either.link(re.compile("^In your library"))).to_have_count(1)


def test_a_new_learner_says_what_is_known_already(desk):
    desk.open("/")
    expect(desk.heading("Welcome to your reading desk")).to_be_visible()
    desk.page.get_by_label("How much Chinese do you know?").select_option("2")
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    desk.open(desk.add_ferry())
    expect(desk.page.locator(".big-figures strong").first).not_to_have_text("0%")


def test_a_new_learner_says_which_language_it_is(either):
    desk = either
    desk.open("/")
    expect(desk.button("Chinese", exact=True)).to_have_attribute("aria-pressed", "true")
    desk.press(desk.button("Japanese", exact=True))
    expect(desk.button("Japanese", exact=True)).to_have_attribute("aria-pressed", "true")
    # The stories fit, and there is no question about Chinese.
    expect(desk.page.locator(".story-list li").first).to_contain_text("ねこの名前")
    expect(desk.page.get_by_label("How much Chinese do you know?")).to_have_count(0)
    desk.open("/practice/translate")
    expect(desk.page.locator("main")).to_contain_text("Japanese")


def test_today_tells_what_waits_and_leads_to_the_progress(either):
    desk = either
    desk.add_ferry()
    desk.post("/review/cards", word="zh/银行")
    desk.open("/")
    expect(desk.heading("1 card to review")).to_be_visible()
    desk.press(desk.page.locator(".week").get_by_role("link", name="Progress"))
    expect(desk.heading("Progress")).to_be_visible()
    desk.open("/")
    desk.press(desk.page.locator("section").filter(has_text="1 card to review").get_by_role("link", name="Study"))
    expect(desk.page).to_have_url(re.compile("/review"))
