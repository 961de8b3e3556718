"""Cards are found, changed and edited; the review history is shown; FSRS is fitted and simulated."""

import re

import pytest
from playwright.sync_api import expect

from accessibility import check, conclude, overflow
from conftest import DESKTOP, PHONE
from test_review import answered, fill, grade, shown

WORDS = ["银行", "医院", "图书馆", "喜欢"]


def rows(desk):
    return desk.page.locator(".card-table tbody tr")


def row(desk, word):
    return rows(desk).filter(has=desk.page.locator(".cell-word", has_text=word))


def select(desk, *words):
    for word in words:
        row(desk, word).get_by_role("checkbox").check()


def act(desk, name, exact=True):
    """Clicks an action for the selected cards, and waits until the list has loaded."""
    with desk.page.expect_response(re.compile("/review/browse\\?.*did=")):
        desk.press(desk.page.locator("#change-cards").get_by_role("button", name=name, exact=exact))


def seek(desk, query):
    desk.page.wait_for_load_state()
    with desk.page.expect_response(re.compile("/review/browse\\?")):
        desk.page.locator("#cards-query").fill(query)
    expect(desk.page.locator("#cards")).not_to_have_attribute("aria-busy", "true")


def study(desk, deck, *names):
    desk.open(f"{deck}/study")
    for name in names:
        desk.press(desk.button("Show the answer"))
        answered(desk, lambda: desk.press(grade(desk, name)))


def test_cards_are_found_as_one_types(either):
    desk = either
    fill(desk, *WORDS)
    desk.open("/review")
    desk.press(desk.link("Browse cards"))
    expect(rows(desk)).to_have_count(4)
    seek(desk, "bank")
    expect(rows(desk)).to_have_count(1)
    expect(row(desk, "银行")).to_contain_text("yínháng")
    expect(desk.page).to_have_url(re.compile(r"\?q=bank"))
    seek(desk, "is:due")
    expect(desk.page.locator("#cards")).to_contain_text("No cards match.")
    seek(desk, "is:someday lapses>many")
    notice = desk.page.locator("#cards .notice")
    expect(notice).to_contain_text("The search could not be understood")
    expect(notice).to_contain_text("“is:someday” is not a valid value")
    expect(notice).to_contain_text("“lapses>many” does not compare with a number")
    seek(desk, "")
    expect(rows(desk)).to_have_count(4)
    desk.press(desk.page.locator("summary", has_text="What can be searched for"))
    desk.press(desk.link("-is:new"))
    expect(desk.page.locator("#cards-query")).to_have_value("-is:new")
    assert overflow(desk.page) <= 0


def test_many_cards_are_changed_at_once_and_taken_back(either):
    desk = either
    deck = fill(desk, *WORDS)
    desk.post("/review/decks", name="HSK", parent="")
    desk.open("/review/browse")
    select(desk, "银行", "医院")
    expect(desk.page.locator(".select-all")).to_contain_text("2 selected")
    act(desk, "Suspend")
    expect(desk.page.locator(".banner")).to_contain_text("2 cards were suspended.")
    expect(row(desk, "银行")).to_contain_text("Suspended")
    desk.press(desk.page.locator(".banner").get_by_role("button", name="Undo"))
    expect(desk.page.locator(".banner")).to_contain_text("Undone: 2 cards suspended.")
    expect(row(desk, "银行")).not_to_contain_text("Suspended")

    desk.page.locator("#select-all").check()
    expect(rows(desk).get_by_role("checkbox", checked=True)).to_have_count(4)
    act(desk, "Flag")
    expect(desk.page.locator(".card-table .status-difficult")).to_have_count(4)

    desk.page.get_by_label("Apply to").select_option("matching")
    desk.press(desk.page.locator("summary", has_text="Move and tag"))
    desk.page.get_by_label("Tags").fill("Verb 动词")
    act(desk, "Add the tags")
    seek(desk, "tag:verb tag:动词")
    expect(rows(desk)).to_have_count(4)
    desk.page.get_by_label("Apply to").select_option("matching")
    desk.press(desk.page.locator("summary", has_text="Move and tag"))
    desk.page.get_by_label("To the deck").select_option(label="HSK")
    act(desk, "Move")
    seek(desk, "deck:HSK")
    expect(rows(desk)).to_have_count(4)
    select(desk, "喜欢")
    act(desk, "Delete")
    expect(rows(desk)).to_have_count(3)
    desk.press(desk.page.locator(".banner").get_by_role("button", name="Undo"))
    expect(rows(desk)).to_have_count(4)
    expect(desk.page.locator(".banner")).to_contain_text("Undone: 喜欢 deleted.")
    if desk.is_touch:  # There is no room to show what nothing can be done with.
        expect(desk.page.locator("#change-cards").get_by_role("button", name="Unflag")).to_be_hidden()
    else:
        act(desk, "Unflag")
        expect(desk.page.locator(".banner")).to_contain_text("No card was selected")
    desk.open(deck)
    expect(desk.page.locator(".count-new strong")).to_have_text("0")


def test_tags_that_are_none_are_told_where_they_are_typed(either):
    desk = either
    fill(desk, *WORDS)
    desk.open("/review/browse")
    select(desk, "银行")
    desk.press(desk.page.locator("summary", has_text="Move and tag"))
    desk.page.get_by_label("Tags").fill(" , ")
    desk.press(desk.button("Add the tags"))
    expect(desk.page.locator("#tags-fault")).to_contain_text("Write one or more tags")
    expect(row(desk, "银行").get_by_role("checkbox")).to_be_checked()
    desk.page.get_by_label("Tags").fill("place")
    act(desk, "Add the tags")
    expect(desk.page.locator(".banner")).to_contain_text("1 card was tagged.")


def test_a_phone_shows_the_cards_before_what_to_do_with_them(open_desk):
    for script in (True, False):
        phone = open_desk(PHONE, java_script_enabled=script)
        fill(phone, *WORDS)
        phone.open("/review/browse")
        suspend = phone.page.locator("#change-cards").get_by_role("button", name="Suspend")
        expect(suspend).to_be_hidden()
        select(phone, "银行")
        expect(suspend).to_be_visible()
        row(phone, "银行").get_by_role("checkbox").uncheck()
        phone.page.get_by_label("Apply to").select_option("matching")
        expect(suspend).to_be_visible()


def test_cards_are_found_by_pinyin_without_tones(desk):
    fill(desk, *WORDS)
    desk.open("/review/browse")
    for query in ("yinhang", "yin2hang2"):
        seek(desk, query)
        expect(rows(desk)).to_have_count(1)
        expect(row(desk, "银行")).to_be_visible()
    seek(desk, "reading:yinhang")
    expect(desk.page.locator("#cards .notice")).to_contain_text("There is no search key “reading:”")


def test_a_row_is_edited_in_place(either):
    desk = either
    fill(desk, *WORDS)
    desk.open("/review/browse")
    desk.press(desk.link("Edit 银行"))
    expect(desk.page.locator("#edit-word")).to_be_focused()
    desk.page.locator("#edit-definition").fill("where money sleeps")
    desk.press(desk.button("Save"))
    expect(row(desk, "银行")).to_contain_text("where money sleeps")
    expect(desk.page.locator(".banner")).to_contain_text("The card was changed.")
    desk.press(desk.page.locator(".banner").get_by_role("button", name="Undo"))
    expect(row(desk, "银行")).not_to_contain_text("where money sleeps")
    desk.press(desk.link("Edit 医院"))
    desk.press(desk.link("Cancel"))
    expect(desk.page.locator(".row-edit")).to_have_count(0)

    desk.press(row(desk, "医院").locator(".cell-word a"))
    desk.page.get_by_label("Tags").fill("place")
    desk.press(desk.button("Save"))
    expect(rows(desk)).to_have_count(4)
    desk.press(row(desk, "医院").locator(".cell-word a"))
    desk.press(desk.link("place"))
    expect(rows(desk)).to_have_count(1)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_cards_are_changed_without_javascript(open_desk, screen):
    plain = open_desk(screen, java_script_enabled=False)
    fill(plain, *WORDS[:2])
    plain.open("/review/browse")
    select(plain, "银行")
    plain.press(plain.button("Suspend", exact=True))
    expect(plain.page.locator(".banner")).to_contain_text("1 card was suspended.")
    plain.press(plain.button("Undo"))
    plain.press(plain.link("Edit 医院"))
    plain.page.locator("#edit-definition").fill("where one gets well")
    plain.press(plain.button("Save"))
    expect(row(plain, "医院")).to_contain_text("where one gets well")
    plain.page.locator("#cards-query").fill("银行")
    plain.press(plain.button("Search"))
    expect(rows(plain)).to_have_count(1)


def test_pages_and_orders_of_a_long_list(desk):
    deck = fill(desk, "银行")
    words = [f"词{number:03}" for number in range(120)]
    desk.page.request.post(
        desk.server.url + f"{deck}/add/words",
        data="language=zh&" + "&".join(f"word={word}&reading=&definition=x" for word in words),
        headers={"content-type": "application/x-www-form-urlencoded"})
    desk.open("/review/browse?sort=word")
    expect(desk.page.locator(".result-count")).to_have_text("121 cards found")
    expect(rows(desk)).to_have_count(50)
    expect(rows(desk).first).to_contain_text("词000")
    for page in (2, 3):
        desk.press(desk.link("Next"))
        expect(desk.page.locator(".pagination")).to_contain_text(f"Page {page} of 3")
    expect(rows(desk)).to_have_count(21)
    desk.press(desk.page.get_by_role("columnheader", name="Lapses").get_by_role("link"))
    expect(desk.page.get_by_role("columnheader", name="Lapses")).to_have_attribute("aria-sort", "descending")


def test_the_history_is_filtered_and_leads_to_the_card(either):
    desk = either
    deck = fill(desk, *WORDS[:3])
    study(desk, deck, "Easy", "Again", "Easy")
    desk.open("/review/stats")
    desk.press(desk.link("History"))
    answers = desk.page.locator(".answer-table tbody tr")
    expect(answers).to_have_count(3)
    desk.page.wait_for_load_state()
    with desk.page.expect_response(re.compile("rating=1")):
        desk.page.get_by_label("Answer", exact=True).select_option(label="Again")
    expect(answers).to_have_count(1)
    expect(desk.page.locator(".result-count")).to_have_text("1 answer")
    csv = desk.page.request.get(desk.server.url + desk.link("Export CSV").get_attribute("href")).text()
    assert len(csv.strip().splitlines()) == 2
    word = answers.locator(".row-word").inner_text()
    desk.press(answers.get_by_role("link"))
    expect(desk.page.get_by_label("Word")).to_have_value(word)
    desk.open(f"{deck}")
    desk.press(desk.link("History"))
    expect(answers).to_have_count(3)
    desk.page.wait_for_load_state()
    desk.page.get_by_label("Until").fill("2001-01-01")
    expect(desk.page.locator("#answers")).to_contain_text("No answers match.")
    desk.press(desk.link("Clear the filters"))
    expect(answers).to_have_count(3)


def test_settings_that_cannot_be_kept_stay_as_they_were_typed(either):
    desk = either
    deck = fill(desk, *WORDS[:2])
    study(desk, deck, "Easy")
    desk.open(deck)
    desk.press(desk.page.locator("summary", has_text="FSRS parameters"))
    box = desk.page.locator("#parameters")
    for typed, told in (
        ("1 2 3", "3 numbers were given; there are 21, or 19 for FSRS-5."),
        (" ".join(["1"] * 20 + ["nan"]), "number 21, “nan”, is not a finite number."),
    ):
        box.fill(typed)
        desk.page.get_by_label("New cards a day").fill("33")
        desk.press(desk.button("Save"))
        expect(desk.page.get_by_role("alert")).to_contain_text(told)
        expect(box).to_have_value(typed)
        expect(box).to_have_attribute("aria-invalid", "true")
        expect(desk.page.get_by_label("New cards a day")).to_have_value("33")
    box.fill("")
    desk.page.get_by_label("Desired retention").fill("80")
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("1 card would be due on another day.")).to_be_visible()
    desk.press(desk.button("Reschedule now"))
    expect(desk.page.locator(".banner")).to_contain_text("1 card was recalculated; no answers were lost.")
    # And every due date is restored.
    desk.press(desk.button("Undo the change"))
    expect(desk.page.get_by_label("Desired retention")).to_have_value("90")


def test_a_retention_is_chosen_from_the_simulation(either):
    desk = either
    deck = fill(desk, *WORDS[:2])
    desk.open(deck)
    desk.press(desk.link("Simulate"))
    expect(desk.page.locator(".retention-table tbody tr")).to_have_count(11)
    expect(desk.page.locator(".is-current")).to_contain_text("90%")
    desk.page.wait_for_load_state()
    with desk.page.expect_response(re.compile("new=5")):
        desk.page.get_by_label("New cards a day").fill("5")
    expect(desk.page.locator("#simulation")).to_contain_text("with 5 new cards each day")
    desk.press(desk.button("Choose 85%"))
    expect(desk.page.get_by_text("Your settings are saved.")).to_be_visible()
    expect(desk.page.get_by_label("Desired retention")).to_have_value("85")


def test_a_fit_says_why_it_changed_nothing(either):
    desk = either
    deck = fill(desk, *WORDS[:2])
    study(desk, deck, "Easy")
    desk.open(deck)
    desk.press(desk.link("Fit to my answers"))
    desk.press(desk.button("Fit now"))
    expect(desk.heading("Your parameters were kept")).to_be_visible()
    expect(desk.page.locator("#fitting")).to_contain_text("at least 8 are needed")
    expect(desk.page.get_by_text("The published defaults.")).to_be_visible()


NARROW = {"viewport": {"width": 320, "height": 640}}


@pytest.mark.parametrize("screen", [PHONE, DESKTOP, NARROW], ids=["phone", "desktop", "narrow"])
def test_the_pages_of_browsing_are_accessible(open_seen, screen):
    desk = open_seen(screen)
    deck = fill(desk, *WORDS)
    desk.post("/review/decks", name="A deck with a rather long name, and more", parent=deck.rpartition("/")[2])
    study(desk, deck, "Again", "Easy")
    for path in (
        "/review/browse", "/review/browse?q=is:foo", "/review/browse?q=zzz", "/review/history",
        "/review/history?rating=2", deck, f"{deck}/simulation", f"{deck}/fitting",
        f"/review/stats?deck={deck.rpartition('/')[2]}", "/review",
    ):
        desk.open(path)
        for more in desk.page.locator("main details").all():
            more.evaluate("more => { more.open = true }")
        check(desk, path)
    desk.open("/review/browse")
    select(desk, "银行", "医院")
    act(desk, "Flag")
    select(desk, "银行")
    act(desk, "Suspend")
    check(desk, "cards just suspended")
    desk.press(desk.link("Edit 银行"))
    expect(desk.page.locator(".row-edit")).to_be_visible()
    check(desk, "a card being edited")
    conclude(desk)
