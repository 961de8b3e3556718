"""Lists and packages of cards: imported after a preview, reported on, exported again."""

import json
import re

import pytest
from playwright.sync_api import expect

from accessibility import check, conclude
from conftest import DESKTOP, PHONE

LUTE = """term,parent,translation,language,tags,added,status,link_status,pronunciation
银行,,bank,Mandarin Chinese,"money, city",2024-01-02,2,,yínháng
图书馆,,library,Mandarin Chinese,,2024-01-02,99,,
,,nothing,Mandarin Chinese,,2024-01-02,1,,
"""


def choose(desk, path):
    """Chooses a file on the form, and sends it."""
    desk.open("/review/import")
    desk.page.locator("input[type=file]").set_input_files(path)
    desk.press(desk.button("Import"))


def test_a_chosen_file_waits_for_its_button(either, tmp_path):
    path = tmp_path / "words.csv"
    path.write_text("word\n银行\n")
    either.open("/review/import")
    either.page.wait_for_load_state()
    either.page.locator("input[type=file]").set_input_files(path)
    expect(either.button("Import")).to_be_focused()
    expect(either.page).to_have_url(re.compile("/review/import$"))
    either.page.keyboard.press("Enter")
    expect(either.heading("words.csv")).to_be_visible()


def test_a_wide_list_shows_that_there_is_more(phone, tmp_path):
    path = tmp_path / "words.csv"
    path.write_text("word,reading,definition,sentence,tags\n银行,yínháng,bank,我去银行。,a\n")
    choose(phone, path)
    table = phone.page.locator(".table-scroll")
    assert table.evaluate("table => table.scrollWidth - table.clientWidth") > 40
    expect(table).to_have_css("background-attachment", "local, local, scroll, scroll")


def count(desk, name: str) -> str:
    return desk.page.locator(".import-counts div").filter(has_text=re.compile(f"^{name}")).locator("dd").inner_text()


def test_a_list_is_looked_at_before_it_is_brought_in(either, tmp_path):
    desk = either
    file = tmp_path / "Terms.csv"
    file.write_text(LUTE)
    choose(desk, file)

    expect(desk.heading("Terms.csv")).to_be_visible()
    expect(desk.page.get_by_label("term")).to_have_value("word")
    expect(desk.page.get_by_label("translation")).to_have_value("definition")
    expect(desk.page.get_by_label("link_status")).to_have_value("")
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is as wide as the screen"
    desk.page.get_by_label("tags", exact=True).select_option("")
    desk.page.get_by_label("Name of the new deck").fill("From Lute")
    desk.press(desk.button("Import 3 words"))

    expect(desk.page.locator(".eyebrow")).to_have_text("Imported")
    assert count(desk, "words added") == "1"
    assert count(desk, "words marked known") == "1"
    expect(desk.page.get_by_text("Line 4 has no word")).to_be_visible()
    expect(desk.page.get_by_text("Columns skipped: tags, added")).to_be_visible()
    desk.press(desk.link("Open the deck"))
    expect(desk.heading("From Lute")).to_be_visible()


def test_words_that_would_change_are_shown_and_taken_back(either, tmp_path):
    desk = either
    desk.violations = []
    first, second = tmp_path / "First.csv", tmp_path / "Second.csv"
    first.write_text("word,definition\n银行,bank\n书,book\n")
    second.write_text("word,definition\n银行,my bank\n书,book\n树,tree\n")
    choose(desk, first)
    expect(desk.page.get_by_text("would change")).to_have_count(0)
    desk.press(desk.button("Import 2 words"))
    expect(desk.page.locator(".eyebrow")).to_have_text("Imported")

    choose(desk, second)
    changes = desk.page.get_by_role("region", name="One word you have would change")
    expect(changes.get_by_role("row", name="银行")).to_have_text(re.compile("bank.*my bank", re.S))
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is as wide as the screen"
    check(desk, "a list that changes words")
    conclude(desk)
    desk.press(desk.button("Import 3 words"))
    expect(desk.page.locator(".eyebrow")).to_have_text("Imported")
    assert count(desk, "words updated") == "1"
    desk.press(desk.button("Undo the import"))
    expect(desk.page.get_by_role("link", name="First", exact=True)).to_be_visible()
    expect(desk.page.get_by_role("link", name="Second", exact=True)).to_have_count(0)
    cards = desk.page.request.get(f"{desk.server.url}/api/v1/cards").json()["cards"]
    assert {card["note"]["word"]: card["note"]["definition"] for card in cards} == {"银行": "bank", "书": "book"}


def test_a_list_is_read_anew_as_one_says(desk, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("a;银行|bank\nb;书|book\n")
    choose(desk, file)
    desk.press(desk.page.get_by_text("How the file is read"))
    desk.page.get_by_label("Separator").select_option("|")
    desk.press(desk.button("Read again"))
    expect(desk.page.locator(".list-table tbody td").nth(1)).to_have_text("bank")

    desk.page.locator(".list-table select").nth(0).select_option("")
    desk.press(desk.button("Import 2 words"))
    expect(desk.page.get_by_role("alert")).to_contain_text("Which column contains the words?")
    expect(desk.page.locator(".list-table tbody td").nth(1)).to_have_text("bank")


def test_what_cannot_be_read_says_where(desk, tmp_path):
    for name, content, words in [
        ("broken.csv", b'word,meaning\n"open,quote\n', "In line 2"),
        ("empty.csv", b"", "no readable rows"),
        ("bytes.csv", bytes(range(256)) * 9, "no readable rows"),
        ("cut.apkg", b"PK\x03\x04" + b"\x00" * 90, "Your cards are unchanged"),
    ]:
        (tmp_path / name).write_bytes(content)
        choose(desk, tmp_path / name)
        expect(desk.page.locator("main")).to_contain_text(words)
    desk.open("/review")
    expect(desk.page.locator(".deck-row")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_list_comes_in_without_javascript(open_desk, screen, tmp_path):
    desk = open_desk(screen, java_script_enabled=False)
    (tmp_path / "words.json").write_text(json.dumps([{"word": "银行"}, {"word": "书", "tags": ["a", "b"]}]))
    choose(desk, tmp_path / "words.json")
    desk.press(desk.button("Import 2 words"))
    # Without JavaScript the page reloads every second.
    expect(desk.page.locator(".eyebrow")).to_have_text("Imported")
    assert count(desk, "cards added") == "2"


def test_thousands_of_words_come_in_and_a_deck_goes_out_and_in_again(desk, tmp_path):
    words = [{"word": f"词{number}", "definition": "a word", "tags": ["many"]} for number in range(10_000)]
    (tmp_path / "Many.json").write_text(json.dumps(words))
    choose(desk, tmp_path / "Many.json")
    desk.press(desk.button("Import 10,000 words"))
    expect(desk.page.locator(".eyebrow")).to_have_text("Imported", timeout=60_000)
    assert count(desk, "cards added") == "10,000"
    desk.press(desk.link("Open the deck"))

    for name, format in [("For Anki (.apkg)", "apkg"), ("For spreadsheets (CSV)", "csv")]:
        # A file of this many cards takes a while, and then waits to be saved.
        desk.press(desk.link(name))
        expect(desk.heading("Your file is ready")).to_be_visible(timeout=60_000)
        with desk.page.expect_download() as download:
            desk.link("Save the file").click()
        assert download.value.suggested_filename == f"Many.{format}"
        download.value.save_as(tmp_path / f"Many.{format}")
        desk.press(desk.link("Back to the deck"))
    choose(desk, tmp_path / "Many.apkg")
    expect(desk.page.locator(".eyebrow")).to_have_text("Imported", timeout=60_000)
    assert desk.page.locator(".import-counts").get_by_text("words added").count() == 0, "nothing is doubled"
    choose(desk, tmp_path / "Many.csv")
    desk.press(desk.button("Import 10,000 words"))
    expect(desk.page.locator(".eyebrow")).to_have_text("Imported", timeout=60_000)
    assert count(desk, "words unchanged") == "10,000"


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_pages_of_bringing_in_are_accessible(open_seen, screen, tmp_path):
    (tmp_path / "Terms.csv").write_text(LUTE)
    desk = open_seen(screen)
    desk.open("/review/import")
    check(desk, "the form")
    choose(desk, tmp_path / "Terms.csv")
    expect(desk.heading("Terms.csv")).to_be_visible()
    desk.page.locator("main details").evaluate("more => { more.open = true }")
    check(desk, "a list")
    desk.press(desk.button("Import 3 words"))
    expect(desk.page.locator(".eyebrow")).to_have_text("Imported")
    check(desk, "what was brought in")
    conclude(desk)
