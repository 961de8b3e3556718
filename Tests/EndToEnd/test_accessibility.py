"""axe finds no violations on any page, in light and dark mode, on a phone and on a desktop."""

import re

import pytest
from playwright.sync_api import expect

import books
from accessibility import check, conclude, overflow
from conftest import DESKTOP, PHONE
from desk import REPOSITORY, Desk
from reciter import set_up


@pytest.fixture(params=["phone", "desktop"])
def desk(request, open_seen) -> Desk:
    """A window of each size in which axe may run."""
    return open_seen(PHONE if request.param == "phone" else DESKTOP)


def test_a_scheme_changes_nothing_but_colours():
    # So `check` looks at colours alone in the second one. `light-dark()` has only colours.
    rules = r"@media \(prefers-color-scheme[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}|:root\[data-theme[^{]*\{[^}]*\}"
    told = []
    for sheet in sorted((REPOSITORY / "Web").glob("*.css")):
        for found in re.findall(rules, re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.S)):
            bodies = ";".join(re.findall(r"\{([^{}]*)\}", found))
            told += filter(None, (declaration.strip() for declaration in bodies.split(";")))
    assert len(told) > 3
    colour = r"(--[\w-]+|[\w-]*color|color-scheme): (#[0-9a-f]+|light|dark)"
    assert [each for each in told if not re.fullmatch(colour, each)] == []
    scripts = [path.read_text() for path in (REPOSITORY / "Web").glob("*.js")]
    assert scripts and not any("prefers-color-scheme" in script for script in scripts)


def test_an_empty_desk(desk):
    for path in ("/", "/library", "/words", "/corrections", "/dictionary", "/shelf", "/review", "/review/widget",
                 "/me/media", "/me/delete", "/me/archive", "/me/models", "/me/models/new", "/notebook", "/practice",
                 "/practice/grammar",
                 "/practice/lessons", "/me/learning", "/me/progress",
                 "/practice/translate", "/practice/translate/saved", "/notebook/look-up?word=construct",
                 "/practice/daily-words", "/practice/daily-words?card=1&back=1", "/practice/daily-words?card=99", "/practice/picture",
                 "/practice/picture/classifier",
                 "/practice/grammar?text=%E6%88%91%E6%8A%8A%E9%97%A8%E5%85%B3%E4%B8%8A%E4%BA%86%E3%80%82"):
        desk.open(path)
        check(desk, f"empty {path}")
    conclude(desk)


def test_a_full_desk(desk):
    for path in full_desk(desk):
        desk.open(path)
        check(desk, path)
    desk.open("/library")
    desk.press(desk.page.locator("#books").get_by_role("link", name="渡口").last)
    desk.press(desk.button("Delete this book"))
    expect(desk.button("Undo")).to_be_visible()
    check(desk, "a book just deleted")
    conclude(desk)


def test_no_page_is_wider_than_a_narrow_window(open_desk):
    desk = open_desk({"viewport": {"width": 320, "height": 640}})
    paths = full_desk(desk)
    assert [path for path in paths if desk.open(path) and overflow(desk.page) > 0] == []


def full_desk(desk: Desk) -> list[str]:
    """Fills a desk with a book, marks, corrections and a session; returns its pages."""
    book = desk.add_ferry()
    number = desk.page_with(book, "护士")
    place = {"book": book.split("/")[-1], "page": str(number)}
    desk.open(f"{book}/pages/{number}")
    for word, status in (("护士", "difficult"), ("医院", "known"), ("银杏树", "ignored")):
        desk.post(f"/words/zh/{word}/mark", status=status, sentence="母亲是医院的护士。", **place)
    desk.post("/corrections/save", language="zh", parts="小瓶子", reading="xiǎo píngzi")
    desk.post("/shelf/zh-hsk1-who-drank-my-tea/add")
    made = desk.post("/review/cards", word="zh/护士", sentence="母亲是医院的护士。", **place).url
    deck = made.removeprefix(desk.server.url).partition("?")[0]
    desk.post("/review/decks", name="动词", icon="🌱", parent=deck.rpartition("/")[2])
    desk.post("/notebook/add", word="construct")
    models = [
        desk.post("/me/models/add", name=name, baseURL="http://localhost:9/v1", model="tiny", needsKey="off",
                  timeLimit="15", monthlyBudget="5000").url.removeprefix(desk.server.url)
        for name in ("A model at home", "Another")]
    session = desk.post(f"{book}/session/end", page=str(number)).url.removeprefix(desk.server.url)
    lesson = desk.post(
        "/practice/lessons/make", kind="vocabulary", minutes="5", **{"from": "words"}).url.removeprefix(desk.server.url)
    desk.post("/practice/translate/send", language="zh", text="我喜欢在图书馆看书。")
    desk.post("/practice/translate/send", language="ja", text="I read a book at the library.")
    return [
        "/", "/library", "/library/import", "/library?query=zzz", "/shelf", book, f"{book}/chapters",
        f"{book}/search?query=银杏", f"{book}/pages/{number}", f"{book}/pages/99", session,
        f"/words/zh/银行?book={place['book']}&page={number}", "/words/en/went", "/words/ja/食べる",
        "/phrases/zh?text=研究生命起源", "/dictionary?query=银行", "/dictionary?query=went", "/words", "/corrections",
        "/me", "/me?saved=1", "/about", "/nowhere", "/review", "/review/widget", deck,
        f"{deck}?saved=1&added=2&known=1", f"{deck}/add", f"{deck}/study", "/review/stats", "/words/zh/医院?card=made",
        "/review/browse", "/review/history", f"{deck}/simulation", f"{deck}/fitting", "/me/models", models[0],
        "/notebook", "/notebook?query=zzz", "/notebook/entries/construct", "/notebook/look-up?word=unhappiness",
        "/practice/translate", "/practice/translate?language=ja", "/practice/translate/saved?query=library",
        "/practice/lessons", lesson, f"{lesson}?at=1", "/practice/lessons?notice=waits",
        "/practice/daily-words?card=2", "/practice/daily-words?card=1&back=1", "/practice/picture", "/words/zh/公司",
        "/notebook/look-up?word=zzyzxq", "/notebook/review?count=1&seed=1", "/notebook/review?count=1&seed=1&at=2",
    ]


def test_what_a_model_answers(desk, reciter):
    set_up(desk, reciter.address)
    desk.post("/practice/translate/send", language="zh", text="I go to the bank.")
    desk.open("/practice/translate")
    desk.page.locator(".turn-notes").evaluate("notes => { notes.open = true }")
    check(desk, "a translation")
    reciter.go_on.clear()
    desk.page.get_by_label("Text to translate").fill("Once more.")
    desk.page.get_by_label("Text to translate").press("Enter")
    expect(desk.page.locator(".turn-text").last).to_have_text("我去")
    check(desk, "a translation that is being written")
    reciter.go_on.set()
    expect(desk.page.locator(".turn-text").last).to_have_text("我去银行。")
    for path, text in (("/notebook/look-up?word=construct", "Written by reciter"),
                       ("/practice/grammar?text=我把门关上了。", "Translated by reciter")):
        desk.open(path)
        desk.press(desk.button("Ask a language model"))
        expect(desk.page.get_by_text(text)).to_be_visible()
        check(desk, path)
    conclude(desk)


def test_the_reading_page(desk):
    book = desk.add_ferry()
    number = desk.page_with(book, "护士")
    desk.post("/words/zh/护士/mark", status="difficult")
    desk.open(f"{book}/pages/{number}")
    card = desk.look_up("银行")
    check(desk, "the card of a word", part=".word-popover")
    desk.press(card.locator("summary", has_text="Correct the split"))
    check(desk, "the form for a split", part=".word-popover")
    desk.close_card()

    desk.open_settings()
    check(desk, "the settings", part="#reading-settings")
    desk.page.keyboard.press("Escape")
    for name in ("Contents", "Search in this book"):
        desk.press(desk.link(name))
        expect(desk.page.get_by_role("dialog")).to_be_visible()
        check(desk, name, part="dialog")
        desk.page.keyboard.press("Escape")
        expect(desk.page.locator("dialog")).to_have_count(0)

    for theme in ("auto", "sepia"):
        desk.post("/me/preferences", readings="always", toneColours="on", statusColours="on", theme=theme)
        desk.page.reload()
        check(desk, f"tones, {theme}")
    conclude(desk)


def test_studying(desk):
    deck = ""
    for kind, word in (("recognition", "银行"), ("recall", "医院"), ("listening", "图书馆"), ("cloze", "喜欢")):
        if not deck:
            deck = desk.post("/review/cards", word=f"zh/{word}").url.partition("?")[0].removeprefix(desk.server.url)
            continue
        desk.post(
            f"{deck}/add/words", language="zh", kind=kind, word=word, reading="", definition="",
            sentence=f"我们都很{word}她。", translation="We all like her.")
    desk.open(f"{deck}/study")
    for number in range(4):
        check(desk, f"the front of card {number}")
        desk.press(desk.button("Show the answer"))
        check(desk, f"the back of card {number}")
        desk.press(desk.page.locator(".grade-4"))
        expect(desk.page.locator(".card-back:visible")).to_have_count(0)
    expect(desk.heading("Done for today")).to_be_visible()
    check(desk, "the end")
    desk.open("/review/stats")
    for table in desk.page.locator("figure details").all():
        table.evaluate("table => { table.open = true }")
    check(desk, "the numbers")
    desk.open(f"{deck}/add")
    desk.page.get_by_label("Words", exact=True).fill("医院\n没有的词")
    desk.press(desk.button("Fill in from the dictionaries"))
    expect(desk.button("Add 2 words")).to_be_visible()
    check(desk, "a list before it is added")
    conclude(desk)


def test_an_import(desk):
    for name, content, heading in (("book.epub", books.epub(), "小提琴"), ("empty.txt", b"", "The file is empty")):
        desk.open("/library/import")
        desk.choose_file(books.file(name, content))
        expect(desk.heading(heading)).to_be_visible()
        check(desk, name)
    conclude(desk)


def test_an_import_that_runs(desk, tmp_path):
    desk.open("/library/import")
    desk.choose_file(books.long_text(tmp_path, megabytes=40))
    expect(desk.button("Cancel")).to_be_visible()
    desk.page.route("**/jobs/*", lambda route: route.abort())  # The page asks no further.
    check(desk, "an import that runs")
    conclude(desk)
