"""Settings apply immediately, and persist in another window after a restart of the server."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def reading(either):
    book = either.add_ferry()
    either.post("/words/zh/银行/mark", status="known")
    either.open(f"{book}/pages/{either.page_with(book, '银行')}")
    return either


def test_readings_stand_above_no_word_above_unknown_ones_or_above_all(reading):
    known, unknown = reading.word("银行").locator("rt").first, reading.word("护士").locator("rt").first
    shown = {"Never": (False, False), "Unknown words": (False, True), "Always": (True, True)}
    for name in ("Never", "Always", "Unknown words"):
        reading.choose(reading.open_settings(), name)
        reading.page.keyboard.press("Escape")
        for text, is_shown in zip((known, unknown), shown[name]):
            expect(text).to_be_visible(visible=is_shown)
    reading.page.reload()
    expect(known).to_be_hidden()
    expect(unknown).to_be_visible()


@pytest.mark.parametrize(("name", "paper"), [
    ("Light", "rgb(252, 252, 249)"),
    ("Dark", "rgb(15, 27, 32)"),
    ("Sepia", "rgb(245, 237, 218)"),
])
def test_the_theme_changes_the_paper(reading, name, paper):
    reading.choose(reading.open_settings(), name)
    expect(reading.page.locator("body")).to_have_css("background-color", paper)
    reading.open("/")
    expect(reading.page.locator("body")).to_have_css("background-color", paper)


def test_tones_are_coloured(reading):
    syllable = reading.word("护士").locator(".t4").first
    before = colour(reading.page)
    reading.choose(reading.open_settings(), "Colour the tones")
    expect(syllable).not_to_have_css("color", before)
    reading.page.reload()
    expect(reading.page.locator("html")).to_have_attribute("data-tones", "on")
    expect(syllable).not_to_have_css("color", before)


def test_simplified_text_is_shown_in_traditional_characters(reading):
    reading.press(reading.button("Reading settings"))
    reading.press(reading.page.locator("#reading-settings label").filter(has_text="Traditional"))
    word = reading.page.locator('a.word[aria-label^="銀行"]').first
    expect(word).to_be_visible()
    expect(reading.page.locator(".leaf")).to_have_attribute("lang", "zh-Hant")
    reading.page.reload()
    expect(word).to_be_visible()
    reading.press(word)
    expect(reading.card().locator(".senses").first).to_contain_text("bank")


def test_the_text_grows_and_stays_grown(reading):
    leaf = reading.page.locator(".leaf")
    expect(leaf).to_have_css("font-size", "20px")
    sheet = reading.open_settings()
    with reading.page.expect_response("**/me/preferences"):
        sheet.get_by_label("Text size").fill("30")
    expect(leaf).to_have_css("font-size", "30px")
    reading.page.reload()
    expect(leaf).to_have_css("font-size", "30px")


def test_the_interface_speaks_chinese(desk):
    desk.open("/me")
    desk.press(desk.page.locator("label").filter(has_text="简体中文"))
    desk.press(desk.button("Save"))
    expect(desk.heading("设置")).to_be_visible()
    expect(desk.page.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_settings_outlive_the_server(desk, open_desk):
    desk.open("/me")
    desk.page.get_by_label("Words I know").select_option("3")
    desk.press(desk.page.locator("label").filter(has_text="Sepia"))
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("Your settings are saved.").first).to_be_visible()
    desk.server.kill()
    desk.server.start()
    other = open_desk()
    other.open("/me")
    expect(other.page.locator("html")).to_have_attribute("data-theme", "sepia")
    expect(other.page.get_by_label("Words I know")).to_have_value("3")


def colour(page: Page) -> str:
    return page.locator(".leaf").evaluate("leaf => getComputedStyle(leaf).color")
