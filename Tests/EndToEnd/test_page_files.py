"""Each page loads the files that it needs, and what opens over it or is swapped into it brings its own."""

import re

import pytest
from playwright.sync_api import expect

# Selectors of every style sheet that match something on the page, without states and pseudo-elements.
MATCHES = r"""
async (names) => {
  const states = /::?(before|after|backdrop|marker|selection|placeholder|-webkit-[a-z-]+|-moz-[a-z-]+)|:(hover|focus-visible|focus-within|focus|active|target|popover-open|checked|disabled|enabled)\b/g;
  const folder = document.querySelector("link[rel=stylesheet]").href.replace(/[^/]+$/, "");
  const linked = [...document.styleSheets].map((sheet) => sheet.href.split("/").pop());
  const missed = [];
  for (const name of names) {
    if (linked.includes(name)) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(folder + name)).text());
    const look = (rules) => {
      for (const rule of rules) {
        if (!rule.selectorText) look(rule.cssRules ?? []);
        else if (document.querySelector(rule.selectorText.replace(states, "").replaceAll(":not()", "") || "*")) {
          missed.push(name + ": " + rule.selectorText);
        }
      }
    };
    look(sheet.cssRules);
  }
  return missed;
}
"""

SHEETS = [
    "book.css", "browse.css", "card-import.css", "card.css", "charts.css", "covers.css", "daily-words.css",
    "exercise.css", "fitting.css", "flashcard.css", "gloss.css", "grammar.css", "import.css", "job.css", "lessons.css", "me.css",
    "models.css", "note.css", "notebook.css", "picture.css", "practice.css", "reading.css", "review.css", "shelf.css",
    "study.css", "today.css", "translate.css", "words.css",
]


def files(desk) -> set[str]:
    """Returns the names of the files that the page has loaded."""
    names = desk.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    return {name.rpartition("/")[2].partition("?")[0].partition("#")[0] for name in names if "/assets/" in name}


def fill(desk) -> list[str]:
    """Gives every kind of page something to show; returns their paths."""
    book = desk.add_ferry()
    answer = desk.post("/review/cards", word="zh/银行")
    deck = re.search(r"/review/decks/[0-9a-f-]+", answer.url).group()
    desk.post("/words/zh/护士/mark", status="difficult")
    desk.post("/notebook/add", word="construct")
    desk.page.request.post(desk.server.url + "/api/translate", data={"text": "Good morning", "targetLanguage": "zh"})
    return [
        "/", "/library", "/library/import", book, f"{book}/pages/1", f"{book}/chapters", f"{book}/search?query=银行",
        "/words/zh/银行", "/phrases/zh?text=医院的护士", "/words", "/dictionary?query=yinhang", "/shelf", "/corrections",
        "/review", "/review/stats", "/review/browse", "/review/history", "/review/import", "/review/widget", deck,
        f"{deck}/study", f"{deck}/study?flipped=1", f"{deck}/add", f"{deck}/fitting", f"{deck}/simulation", "/practice",
        "/practice/grammar?text=我把门关上了。", "/practice/translate", "/practice/lessons", "/practice/daily-words",
        "/practice/picture", "/practice/picture/classifier", "/notebook", "/notebook/look-up?word=construct",
        "/notebook/review?count=1", "/me", "/me/models", "/me/models/new", "/me/progress", "/me/learning", "/me/media",
        "/about", "/nothing",
    ]


def test_a_page_has_its_style_sheets_and_behaviours_and_fetches_every_module_ahead(desk):
    for path in fill(desk):
        desk.open(path)
        desk.page.wait_for_load_state()
        assert desk.page.evaluate(MATCHES, SHEETS) == [], path
        plain = desk.page.evaluate(
            "[...document.querySelectorAll(':not(:defined)')].map((element) => element.localName)")
        assert set(plain) <= {"word-card"}, path
        ahead = desk.page.evaluate(
            "[...document.querySelectorAll('link[rel=modulepreload], script[src]')]"
            ".map((element) => (element.href ?? element.src).split('/').pop())")
        assert {name for name in files(desk) if name.endswith(".js")} == set(ahead), path


def test_a_page_loads_no_more_than_it_needs(desk):
    desk.open("/about")
    desk.page.wait_for_load_state()
    assert files(desk) & {*SHEETS, "reader.js", "study.js", "gestures.js", "translate.js", "job.js"} == {"me.css"}


def test_a_card_over_any_page_brings_its_style_sheet_and_its_behaviour(either):
    desk = either
    desk.page.request.post(desk.server.url + "/api/translate", data={"text": "Good morning", "targetLanguage": "zh"})
    desk.open("/practice/translate")
    assert "card.css" not in files(desk)
    # The card is not shown before its style sheet has arrived.
    desk.page.route("**/card.css", lambda route: (desk.page.wait_for_timeout(300), route.continue_()))
    desk.press(desk.page.locator("[data-tap] a[href^='/words/']").first)
    card = desk.page.locator(".word-popover:popover-open word-card")
    card.wait_for()
    assert card.evaluate("card => getComputedStyle(card).display") == "flex"
    assert desk.page.evaluate("Boolean(customElements.get('say-it'))")


def test_a_sheet_brings_the_style_sheet_of_its_page(desk):
    desk.open(desk.add_ferry() + "/pages/1")
    assert "book.css" not in files(desk)
    desk.press(desk.link("Contents"))
    link = desk.page.get_by_role("dialog").locator(".chapters a").first
    link.wait_for()
    assert link.evaluate("link => getComputedStyle(link).display") == "flex"
    desk.page.keyboard.press("Escape")
    desk.press(desk.link("Contents"))
    expect(desk.page.get_by_role("dialog")).to_be_visible()
    assert desk.page.locator("link[href$='book.css']").count() == 1


@pytest.mark.parametrize("name", ["card.css", "speak.js"])
def test_a_card_is_shown_even_if_a_file_does_not_arrive(desk, name):
    desk.page.request.post(desk.server.url + "/api/translate", data={"text": "Good morning", "targetLanguage": "zh"})
    desk.open("/about")
    desk.page.evaluate(
        "document.querySelector('main').insertAdjacentHTML("
        "'beforeend', '<p data-tap><a href=\"/words/zh/银行\">银行</a></p>')")
    desk.page.route(f"**/{name}", lambda route: route.abort())
    desk.press(desk.page.locator("[data-tap] a"))
    expect(desk.page.locator(".word-popover:popover-open word-card")).to_contain_text("银行")
