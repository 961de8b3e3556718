"""A wrong split or reading is corrected on the page, and holds as far as the learner chose."""

import re

from playwright.sync_api import Locator, expect

from desk import Desk


def test_two_words_that_belong_together_are_merged_everywhere(either):
    desk, book = open_page_with(either, "小瓶子")
    correct(desk, desk.look_up("瓶子"), "Join with 小")

    expect(desk.word("小瓶子")).to_be_visible()
    desk.page.reload()
    expect(desk.word("小瓶子")).to_be_visible()
    desk.open(f"{book}/pages/{desk.page_with(book, '小瓶子', after=page_number(desk))}")
    expect(desk.word("小瓶子")).to_be_visible()

    remove_correction(desk, "小瓶子")
    desk.page.go_back()
    desk.page.reload()
    expect(desk.word("瓶子")).to_be_visible()
    expect(desk.word("小瓶子")).to_have_count(0)


def test_one_word_that_is_two_is_split_everywhere(either):
    desk, book = open_page_with(either, "晒太阳")
    card = desk.look_up("晒太阳")
    desk.press(card.locator("summary", has_text="Correct the split"))
    cut = card.get_by_role("checkbox", name=re.compile("晒$"))
    desk.press(cut)
    expect(cut).to_be_checked()
    save(desk, card.get_by_role("button", name="Save this split"))

    expect(desk.word("晒太阳")).to_have_count(0)
    expect(desk.word("太阳")).to_be_visible()
    desk.open(f"{book}/pages/{desk.page_with(book, '晒太阳', after=page_number(desk))}")
    expect(desk.word("太阳")).to_be_visible()
    expect(desk.word("晒太阳")).to_have_count(0)

    remove_correction(desk, "晒太阳")
    desk.page.go_back()
    desk.page.reload()
    expect(desk.word("晒太阳")).to_be_visible()


def test_a_reading_is_put_right_everywhere(either):
    desk, book = open_page_with(either, "渡口没有桥")
    card = desk.look_up("渡口")
    desk.press(card.locator("summary", has_text="Correct the split"))
    card.get_by_label("Correct the reading").fill("du4 kou5")
    save(desk, card.locator(".correct-reading").get_by_role("button", name="Save"))

    expect(desk.word("渡口").locator("rt").last).to_have_text("kou")
    desk.open(f"{book}/pages/{desk.page_with(book, '渡口', after=page_number(desk))}")
    expect(desk.word("渡口").locator("rt").last).to_have_text("kou")
    expect(desk.look_up("渡口").locator(".word-reading")).to_contain_text("dùkou")
    desk.close_card()

    remove_correction(desk, "渡口")
    desk.page.go_back()
    desk.page.reload()
    expect(desk.word("渡口").locator("rt").last).to_have_text("kǒu")


def test_a_refused_reading_is_told_in_the_card(desk):
    open_page_with(desk, "渡口没有桥")
    address = desk.page.url
    card = desk.look_up("渡口")
    desk.press(card.locator("summary", has_text="Correct the split"))
    card.get_by_label("Correct the reading").fill("xyz")
    desk.press(card.locator(".correct-reading").get_by_role("button", name="Save"))
    expect(card.locator(".correct-reading").get_by_role("alert")).to_contain_text("The correction was not kept")
    expect(card.get_by_label("Correct the reading")).to_have_value("xyz")
    expect(desk.word("渡口")).to_be_visible()
    assert desk.page.url == address


def test_a_reading_of_several_holds_in_its_context_unless_the_learner_says_otherwise(either):
    book = either.add_book("他看行。我看行。你行了。")
    either.open(f"{book}/pages/1")
    read_otherwise(either, "hang2")
    expect(words(either, "行")).to_have_text(["háng", "háng", "xíng"])
    either.open("/corrections")
    expect(either.page.locator(".correction-scope")).to_have_text("In this context: 看行")

    either.open(f"{book}/pages/1")
    read_otherwise(either, "heng2", "Only here")
    expect(words(either, "行")).to_have_text(["héng", "háng", "xíng"])

    either.open(f"{book}/pages/1")
    read_otherwise(either, "hang4", "Everywhere")
    expect(words(either, "行")).to_have_text(["hàng", "hàng", "hàng"])
    remove_correction(either, "行")
    either.open(f"{book}/pages/1")
    expect(words(either, "行")).to_have_text(["xíng", "xíng", "xíng"])


def test_the_choice_fits_a_phone(phone):
    book = phone.add_book("他看行。我看行。你行了。")
    phone.open(f"{book}/pages/1")
    card = phone.look_up("行")
    phone.press(card.locator("summary", has_text="Correct the split"))
    for name in ("Only here", "In this context", "Everywhere"):
        box = card.locator(".correct-reading label", has_text=name).bounding_box()
        assert box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= phone.page.viewport_size["width"]


def test_the_focus_is_not_lost_when_a_correction_remakes_the_page(desk):
    open_page_with(desk, "小瓶子")
    correct(desk, desk.look_up("瓶子"), "Join with 小")
    expect(desk.word("小瓶子")).to_be_visible()
    expect(desk.page.locator("reading-desk a.word:focus")).to_have_attribute("data-word", "小瓶子")


def open_page_with(desk: Desk, text: str) -> tuple[Desk, str]:
    book = desk.add_ferry()
    desk.open(f"{book}/pages/{desk.page_with(book, text)}")
    return desk, book


def page_number(desk: Desk) -> int:
    return int(desk.page.locator("reading-desk").get_attribute("data-page"))


def correct(desk: Desk, card: Locator, button: str):
    desk.press(card.locator("summary", has_text="Correct the split"))
    save(desk, card.get_by_role("button", name=button))


def save(desk: Desk, button: Locator):
    with desk.page.expect_response("**/corrections/save"):
        desk.press(button)
    expect(desk.page.locator(".word-popover:popover-open")).to_have_count(0)


def read_otherwise(desk: Desk, reading: str, scope: str | None = None):
    """Corrects the first 行 of the page."""
    card = desk.look_up("行")
    desk.press(card.locator("summary", has_text="Correct the split"))
    card.get_by_label("Correct the reading").fill(reading)
    if scope:
        desk.press(card.locator(".correct-reading label", has_text=scope))
    save(desk, card.locator(".correct-reading").get_by_role("button", name="Save"))


def words(desk: Desk, word: str) -> Locator:
    return desk.page.locator(f'a.word[data-word="{word}"] rt')


def remove_correction(desk: Desk, text: str):
    desk.open("/corrections")
    desk.press(desk.button(f"Remove the correction of {text}"))
    expect(desk.page.get_by_text("No corrections yet")).to_be_visible()
