"""Cards: made from what was read, studied with every input device, and never lost."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from gestures import Finger, middle

WORDS = ["银行", "医院", "图书馆", "喜欢"]


def fill(desk, *words, kinds=("recognition",), **fields) -> str:
    """Adds words to a deck; returns the path of the deck."""
    answer = desk.post("/review/cards", word=f"zh/{words[0]}")
    deck = re.search(r"/review/decks/[0-9a-f-]+", answer.url).group()
    for word in words[1:]:
        desk.post(f"{deck}/add/words", language="zh", kind=kinds[0], word=word, reading="", definition="", **fields)
    return deck


def shown(desk):
    """Returns the word on the card."""
    return desk.page.locator(".flashcard .card-word").first


def grade(desk, name):
    return desk.page.locator(".grades").get_by_role("button", name=re.compile("^" + name))


def answered(desk, act):
    """Answers a card, and waits until the next one has loaded."""
    with desk.page.expect_response(re.compile("/(grade|undo)$")):
        act()
    expect(desk.page.locator("#study")).not_to_have_attribute("aria-busy", "true")


def left(desk) -> int:
    numbers = desk.page.locator(".study-left .count strong").all_inner_texts()
    return sum(int(number.replace(",", "")) for number in numbers)


def test_a_word_on_the_page_becomes_a_card_with_its_sentence(either):
    desk = either
    book = desk.add_ferry()
    number = desk.page_with(book, "护士")
    desk.open(f"{book}/pages/{number}")
    card = desk.look_up("护士")
    desk.press(card.get_by_role("button", name="Mark difficult"))
    expect(card.get_by_role("button", name="Mark difficult")).to_have_attribute("aria-pressed", "true")
    desk.press(card.get_by_role("button", name="Make a card"))
    expect(card).to_contain_text("Added to Chinese.")
    desk.press(card.get_by_role("link", name="Review"))

    expect(desk.heading("Review")).to_be_visible()
    desk.press(desk.link("Study Chinese"))
    expect(shown(desk)).to_have_text("护士")
    expect(desk.page.locator(".card-back")).to_be_hidden()
    desk.press(desk.button("Show the answer"))
    back = desk.page.locator(".card-back")
    expect(back).to_contain_text("nurse")
    expect(back.locator(".card-sentence")).to_contain_text("护士")
    expect(back.get_by_role("link", name="Where you met it")).to_have_attribute("href", f"{book}/pages/{number}")
    desk.press(grade(desk, "Easy"))
    expect(desk.page.get_by_role("heading", name="Done for today")).to_be_visible()


def test_the_keyboard_alone_studies_and_takes_back(desk):
    deck = fill(desk, *WORDS)
    desk.open(f"{deck}/study")
    first = shown(desk).inner_text()
    desk.page.keyboard.press("Space")
    expect(desk.page.locator(".card-back")).to_be_visible()
    answered(desk, lambda: desk.page.keyboard.press("4"))
    expect(shown(desk)).not_to_have_text(first)
    expect(desk.page.locator("#flip")).to_be_focused()
    second = shown(desk).inner_text()
    desk.page.keyboard.press("Enter")
    answered(desk, lambda: desk.page.keyboard.press("Space"))
    assert left(desk) == 3  # Two are new, and the one that was good comes again in ten minutes.
    answered(desk, lambda: desk.page.keyboard.press("z"))
    expect(shown(desk)).to_have_text(second)
    expect(desk.page.locator(".undone")).to_have_text(f"Undone: your answer Good on {second}.")
    answered(desk, lambda: desk.page.keyboard.press("u"))
    expect(shown(desk)).to_have_text(first)
    expect(desk.page.locator(".undone")).to_have_text(f"Undone: your answer Easy on {first}.")
    expect(desk.button("Undo")).to_be_disabled()


@pytest.mark.parametrize(("direction", "rating"), [("right", 3), ("left", 1), ("up", 4), ("down", 2)])
def test_a_swipe_answers(phone, direction, rating):
    deck = fill(phone, *WORDS[:2])
    phone.open(f"{deck}/study")
    phone.page.wait_for_load_state()
    first = shown(phone).inner_text()
    x, y = middle(phone.page.locator(".flashcard"))
    far = {"right": (x + 120, y + 10), "left": (x - 120, y), "up": (x, y - 120), "down": (x + 5, y + 120)}[direction]
    with Finger(phone.page) as finger:
        finger.tap((x, y))
        expect(phone.page.locator(".card-back")).to_be_visible()
        finger.swipe((x, y), (x + 20, y))  # Too short: the card settles again.
        expect(phone.page.locator(".flashcard")).not_to_have_attribute("data-swipe", re.compile("."))
        with phone.page.expect_request("**/grade") as sent:
            finger.swipe((x, y), far)
    assert f"rating={rating}" in sent.value.post_data
    expect(shown(phone)).not_to_have_text(first)


def test_a_swipe_may_begin_on_a_link_and_does_not_follow_it(phone):
    deck = fill(phone, *WORDS[:2])
    phone.open(f"{deck}/study")
    phone.press(phone.button("Show the answer"))
    x, y = middle(phone.link(re.compile("in the dictionary")))
    with Finger(phone.page) as finger, phone.page.expect_request("**/grade") as sent:
        finger.swipe((x, y), (x - 120, y))
    assert "rating=1" in sent.value.post_data
    expect(phone.button("Show the answer")).to_be_visible()
    expect(phone.page).to_have_url(re.compile("/study$"))


def test_a_finger_sees_what_its_swipe_will_say(phone):
    deck = fill(phone, "银行")
    phone.open(f"{deck}/study?flipped=1")
    phone.press(phone.button("Show the answer"))
    x, y = middle(phone.page.locator(".flashcard"))
    with Finger(phone.page) as finger:
        finger.down_at((x, y))
        for step in (20, 40, 70):
            finger.move_to((x - step, y))
        expect(phone.page.locator(".flashcard")).to_have_attribute("data-swipe", "1")
        expect(phone.page.locator(".flashcard")).to_have_class(re.compile("is-far"))
        name = phone.page.locator(".swipe-name")
        expect(name).to_have_text("Again")
        expect(name).to_have_css("opacity", "1")
        for place, answer in [((x + 70, y), "Good"), ((x, y - 70), "Easy"), ((x, y + 30), "Hard")]:
            finger.move_to(place)
            expect(name).to_have_text(answer)
        assert float(name.evaluate("label => getComputedStyle(label).opacity")) < 0.9  # Not far enough yet.
        finger.move_to((x, y))
        finger.up()
        expect(name).to_have_count(0)
    expect(phone.page.locator(".card-back")).to_be_visible()


def test_a_card_that_may_not_move_says_what_a_swipe_answers(open_desk):
    phone = open_desk(PHONE, reduced_motion="reduce", locale="zh-CN")
    deck = fill(phone, "银行")
    phone.post("/me/preferences", interface="zh-Hans")
    phone.open(f"{deck}/study")
    phone.page.wait_for_load_state()
    card = phone.page.locator(".flashcard")
    x, y = middle(card)
    with Finger(phone.page) as finger:
        finger.down_at((x, y))
        finger.move_to((x + 60, y))
        expect(phone.page.locator(".swipe-name")).to_have_text("显示答案")
        finger.up()
        finger.down_at((x, y))
        finger.move_to((x + 60, y))
        expect(phone.page.locator(".swipe-name")).to_have_text("记得")
        expect(card).to_have_css("translate", "none")
        finger.move_to((x, y))
        finger.up()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_cards_are_studied_without_javascript(open_desk, screen):
    plain = open_desk(screen, java_script_enabled=False)
    deck = fill(plain, *WORDS[:2])
    plain.open(f"{deck}/study")
    first = shown(plain).inner_text()
    plain.press(plain.button("Show the answer"))
    expect(shown(plain)).to_have_text(first)
    plain.press(grade(plain, "Easy"))
    expect(shown(plain)).not_to_have_text(first)
    plain.press(plain.button("Undo"))
    expect(shown(plain)).to_have_text(first)
    for _ in range(2):
        plain.press(plain.button("Show the answer"))
        plain.press(grade(plain, "Easy"))
    expect(plain.page.get_by_role("heading", name="Done for today")).to_be_visible()


def test_after_a_crash_the_very_card_is_shown_and_no_answer_is_missing(desk, server):
    deck = fill(desk, *WORDS)
    desk.open(f"{deck}/study")
    seen = []
    for _ in range(3):
        seen.append(shown(desk).inner_text())
        desk.page.keyboard.press("Space")
        answered(desk, lambda: desk.page.keyboard.press("4"))
        expected = shown(desk).inner_text()
        server.kill()
        server.start()
        desk.open(f"{deck}/study")
        expect(shown(desk)).to_have_text(expected)
        assert left(desk) == len(WORDS) - len(seen)
    assert len(set(seen)) == 3


def test_an_answer_given_in_another_window_is_not_given_twice(open_desk):
    one, two = open_desk(), open_desk()
    deck = fill(one, *WORDS[:2])
    one.open(f"{deck}/study")
    two.open(f"{deck}/study")
    for desk in (one, two):
        desk.press(desk.button("Show the answer"))
    answered(one, lambda: one.press(grade(one, "Easy")))
    answered(two, lambda: two.press(grade(two, "Again")))
    assert left(two) == 1


def test_each_kind_of_card_asks_its_way(desk):
    deck = fill(desk, "银行")
    for kind in ("recall", "listening", "cloze"):
        word = {"recall": "医院", "listening": "图书馆", "cloze": "喜欢"}[kind]
        desk.post(
            f"{deck}/add/words", language="zh", kind=kind, word=word, reading="", definition="",
            sentence=f"我们都很{word}她。")
    asked = []
    desk.open(f"{deck}/study")
    for _ in range(4):
        desk.page.locator(".card-asks").wait_for()
        asked.append((desk.page.locator(".card-asks").inner_text(), desk.page.locator(".card-front").inner_text()))
        desk.page.keyboard.press("Space")
        answered(desk, lambda: desk.page.keyboard.press("4"))
    fronts = dict(asked)
    assert fronts["What does it mean?"] == "银行"
    assert "hospital" in fronts["What is the word?"]
    assert "图书馆" not in fronts["What do you hear?"]
    assert "我们都很" in fronts["Which word is missing?"] and "喜欢" not in fronts["Which word is missing?"]


def test_the_badge_follows_what_waits(desk):
    deck = fill(desk, *WORDS[:2])
    desk.open(f"{deck}/study")
    badge = desk.page.locator("#waiting")
    expect(badge).to_contain_text("2")
    for count in ("1", ""):
        desk.page.keyboard.press("Space")
        answered(desk, lambda: desk.page.keyboard.press("4"))
        expect(badge).to_contain_text(count) if count else expect(badge).to_be_hidden()
    desk.open("/review/widget")
    expect(desk.page.locator("h1")).to_contain_text("0")


def test_marked_words_become_cards_together(desk):
    for word in ("护士", "显微镜"):
        desk.post(f"/words/zh/{word}/mark", status="difficult")
    desk.open("/words")
    desk.page.get_by_label("Apply to").select_option("matching")
    desk.press(desk.button("Make cards"))
    expect(desk.page.get_by_text("2 cards were added.")).to_be_visible()


def test_an_entry_of_the_dictionary_becomes_a_card(desk):
    desk.open("/dictionary?query=银行")
    desk.press(desk.button("Make a card").first)
    expect(desk.page.locator("word-card")).to_contain_text("Added to Chinese.")


def test_a_card_goes_where_the_learner_says(either):
    desk = either
    fill(desk, "银行")
    desk.post("/review/decks", name="HSK::One", parent="")
    book = desk.add_ferry()
    desk.open(f"{book}/pages/{desk.page_with(book, '护士')}")
    card = desk.look_up("护士")
    card.get_by_label("in the deck").select_option(label="HSK::One")
    desk.press(card.get_by_role("button", name="Make a card"))
    expect(card).to_contain_text("Added to HSK::One.")
    desk.open("/dictionary?query=医院")
    expect(desk.page.locator(".make-card").first).to_contain_text("in the deck “HSK::One”")


def test_a_column_of_words_is_filled_and_added(either):
    desk = either
    deck = fill(desk, "银行")
    desk.open(deck)
    desk.press(desk.link("Add cards"))
    desk.page.get_by_label("Words", exact=True).fill("医院\n图书馆\n没有的词\n")
    desk.press(desk.button("Fill in from the dictionaries"))
    expect(desk.page.get_by_label("Meaning of 医院")).to_have_value(re.compile("hospital"))
    expect(desk.page.get_by_label("Meaning of 没有的词")).to_have_value("")
    desk.page.get_by_label("Meaning of 没有的词").fill("no such word")
    desk.press(desk.button("Add 3 words"))
    expect(desk.page.get_by_text("3 cards were added.")).to_be_visible()
    expect(desk.page.locator(".deck-head .count-new")).to_contain_text("4")


def test_decks_lie_in_decks_are_set_renamed_and_deleted(desk):
    desk.open("/review")
    expect(desk.heading("No cards yet")).to_be_visible()
    for name, parent in (("HSK", None), ("Verbs", "HSK")):
        desk.press(desk.page.locator("summary", has_text="Add a deck"))
        desk.page.get_by_label("Name").fill(name)
        if parent:
            desk.page.get_by_label("Parent deck").select_option(label=parent)
        desk.press(desk.button("Add a deck"))
        expect(desk.heading(name)).to_be_visible()
        desk.open("/review")
    expect(desk.page.locator(".depth-1")).to_contain_text("Verbs")
    desk.press(desk.page.locator("summary", has_text="Add a deck"))
    desk.page.get_by_label("Name").fill("HSK::Verbs")
    desk.press(desk.button("Add a deck"))
    expect(desk.page.get_by_role("alert")).to_contain_text("There is already a deck called “HSK::Verbs”.")
    expect(desk.page.get_by_label("Name")).to_have_value("HSK::Verbs")
    desk.open("/review")

    desk.press(desk.link("Verbs"))
    desk.page.get_by_label("Name").fill("Doing words")
    desk.page.get_by_label("Learning steps", exact=True).fill("1m 1d")
    desk.press(desk.page.locator("label.segment", has_text=re.compile(r"^\s*SM-2\s*$")))
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("Your settings are saved.")).to_be_visible()
    expect(desk.heading("Doing words")).to_be_visible()
    expect(desk.page.get_by_label("Learning steps", exact=True)).to_have_value("1m 1d")
    expect(desk.page.get_by_label("SM-2", exact=True)).to_be_checked()

    desk.press(desk.button("Delete this deck"))
    expect(desk.page.locator(".deck-row")).to_have_count(1)
    desk.press(desk.button("Undo"))
    expect(desk.page.locator(".deck-row")).to_have_count(2)


def test_a_card_on_the_screen_is_answered_after_a_restart(desk, server):
    deck = fill(desk, *WORDS[:2])
    desk.open(f"{deck}/study")
    first = shown(desk).inner_text()
    server.kill()
    server.start()
    desk.page.keyboard.press("Space")
    answered(desk, lambda: desk.page.keyboard.press("4"))
    expect(shown(desk)).not_to_have_text(first)


def test_a_card_is_flagged_edited_put_off_and_suspended_while_studying(desk):
    deck = fill(desk, *WORDS[:3])
    desk.open(f"{deck}/study")
    first = shown(desk).inner_text()
    desk.press(desk.button("Show the answer"))
    desk.press(desk.button("Flag"))
    expect(desk.button("Flag")).to_have_attribute("aria-pressed", "true")
    desk.press(desk.link("Edit"))
    desk.page.get_by_label("Meaning").fill("put right by hand")
    desk.press(desk.button("Save"))
    expect(shown(desk)).to_have_text(first)
    desk.press(desk.button("Show the answer"))
    expect(desk.page.locator(".card-definition")).to_have_text("put right by hand")
    for name in ("Suspend", "Tomorrow"):
        before = shown(desk).inner_text()
        desk.press(desk.button(name))
        expect(shown(desk)).not_to_have_text(before)
        desk.press(desk.button("Show the answer"))
    assert left(desk) == 1
    desk.page.keyboard.press("z")
    expect(desk.page.locator(".count-new strong")).to_have_text("2")


def test_the_numbers_are_drawn(desk):
    deck = fill(desk, *WORDS[:2])
    desk.open("/review/stats")
    expect(desk.heading("No answers yet")).to_be_visible()
    desk.open(f"{deck}/study")
    for _ in range(2):
        desk.page.keyboard.press("Space")
        answered(desk, lambda: desk.page.keyboard.press("4"))
    expect(desk.page.locator(".figures")).to_contain_text("Answers today")
    desk.open("/review")
    desk.press(desk.link("Statistics"))
    expect(desk.page.locator("svg[role=img]")).to_have_count(9)
    desk.press(desk.page.locator("figure", has=desk.page.locator("#reviews")).locator("summary"))
    expect(desk.page.locator("figure", has=desk.page.locator("#reviews")).locator("td").last).to_have_text("2")


def test_an_answer_that_did_not_arrive_is_told_and_can_be_given_again(desk, server):
    deck = fill(desk, *WORDS)
    desk.open(f"{deck}/study")
    desk.press(desk.button("Show the answer"))
    word = shown(desk).inner_text()
    server.kill()
    desk.page.keyboard.press("3")
    expect(desk.page.get_by_role("alert")).to_contain_text("Glossa cannot be reached")
    expect(shown(desk)).to_have_text(word)
    server.start()
    answered(desk, lambda: desk.press(grade(desk, "Good")))
    expect(shown(desk)).not_to_have_text(word)
    expect(desk.page.locator("#unreachable")).to_have_count(0)
    desk.open("/review/history")
    expect(desk.page.get_by_text("1 answer", exact=True)).to_be_visible()


def test_a_word_keeps_its_lines(either):
    desk = either
    deck = fill(desk, "银行")
    desk.open(f"{deck}/add")
    word = desk.page.locator("#hand-word")
    word.fill("eins")
    height = word.bounding_box()["height"]
    word.press("Enter")
    word.press_sequentially("zwei drei")
    assert word.bounding_box()["height"] > height
    desk.page.locator("#hand-definition").fill("one two three")
    word.press("Control+Enter")
    expect(desk.page).to_have_url(re.compile("added="))
    card = desk.page.request.get(desk.server.url + "/api/v1/cards", params={"query": "zwei"}).json()["cards"][0]
    assert card["note"]["word"] == "eins\nzwei drei"
    desk.open(f"/review/notes/{card['note']['id']}")
    word = desk.page.get_by_label("Word", exact=True)
    expect(word).to_have_value("eins\nzwei drei")
    word.fill("eins\nzwei DREI\n")
    word.press("Control+Enter")
    expect(desk.page).not_to_have_url(re.compile("/notes/"))
    card = desk.page.request.get(desk.server.url + "/api/v1/cards", params={"query": "zwei"}).json()["cards"][0]
    assert card["note"]["word"] == "eins\nzwei DREI"
