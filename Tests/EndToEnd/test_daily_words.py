"""Today's words: turned over, gone through, added to the cards; by touch, by keyboard, and without JavaScript."""

import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from desk import BINARY, REPOSITORY
from gestures import Finger


def words(desk) -> list[dict]:
    """Returns today's words from the API, which makes them if there are none yet."""
    return desk.page.request.post(desk.server.url + "/api/v1/dose").json()["cards"]


def card(desk):
    return desk.page.locator(".daily-flashcard")


def front(desk):
    return desk.page.locator(".daily-flashcard .card-word")


def swipe(desk, by: int):
    box = card(desk).bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + 60)
    with Finger(desk.page) as finger:
        finger.swipe(middle, (middle[0] + by, middle[1]))


def test_a_finger_turns_goes_on_comes_back_and_adds(phone):
    cards = words(phone)
    phone.open("/practice/daily-words")
    expect(front(phone)).to_have_text(cards[0]["word"])
    expect(phone.page.locator(".card-back")).to_be_hidden()
    front(phone).tap()
    expect(phone.page.locator(".card-back")).to_contain_text(cards[0]["reading"])
    expect(phone.page.locator(".card-back")).to_contain_text(cards[0]["meaning"])
    swipe(phone, -160)
    expect(front(phone)).to_have_text(cards[1]["word"])
    expect(phone.page.locator(".card-back")).to_be_hidden()
    swipe(phone, 160)
    expect(front(phone)).to_have_text(cards[0]["word"])
    # A long press adds the word, and does not turn the card.
    with Finger(phone.page) as finger:
        finger.down(front(phone))
        expect(phone.page.locator(".daily-added")).to_be_visible()
        finger.up()
    expect(phone.page.locator(".card-back")).to_be_hidden()
    kept = words(phone)
    assert kept[0]["seenAt"] and kept[0]["addedAt"]
    assert not kept[1]["seenAt"] and not kept[1]["addedAt"]
    found = phone.page.request.get(phone.server.url + "/api/v1/cards").json()
    assert cards[0]["word"] in json.dumps(found, ensure_ascii=False)


def test_keys_go_through_all_of_them_to_the_end(desk):
    cards = words(desk)
    desk.open("/practice/daily-words")
    for key in ("Enter", " "):
        expect(desk.page.locator(".card-back")).to_be_hidden()
        desk.press_key(key)
        expect(desk.page.locator(".card-back")).to_be_visible()
        desk.press_key(key)
    desk.press_key("a")
    expect(desk.page.locator(".daily-added")).to_be_visible()
    for number, each in enumerate(cards):
        expect(front(desk)).to_have_text(each["word"])
        desk.press_key("ArrowRight")
    expect(desk.heading("You have seen all of today’s words")).to_be_visible()
    expect(desk.page.locator("#daily-end")).to_be_focused()
    expect(desk.page.locator(".confetti")).to_be_attached()
    expect(desk.page.locator(".daily-list li")).to_have_count(len(cards))
    assert all(each["seenAt"] for each in words(desk))
    desk.open("/")
    expect(desk.page.locator(".daily-today")).to_contain_text(f"{len(cards)} of {len(cards)} seen")


def test_arrows_go_back_to_the_card_before(desk):
    cards = words(desk)
    desk.open("/practice/daily-words?card=2")
    desk.press_key("ArrowLeft")
    expect(front(desk)).to_have_text(cards[0]["word"])
    # There is none before the first word.
    desk.press_key("ArrowLeft")
    expect(front(desk)).to_have_text(cards[0]["word"])


def test_what_was_seen_is_still_seen_after_a_restart(desk, server):
    cards = words(desk)
    desk.open("/practice/daily-words")
    desk.press_key("ArrowRight")
    expect(front(desk)).to_have_text(cards[1]["word"])
    server.kill()
    server.start()
    desk.open("/practice/daily-words")
    expect(front(desk)).to_have_text(cards[1]["word"])
    assert [each["word"] for each in words(desk)] == [each["word"] for each in cards]


def test_those_who_want_no_motion_get_none(open_desk):
    desk = open_desk(reduced_motion="reduce")
    cards = words(desk)
    for each in cards:
        desk.page.request.post(f"{desk.server.url}/api/v1/dose/cards/{each['number']}", data={"mark": "seen"})
    desk.open("/practice/daily-words")
    expect(desk.heading("You have seen all of today’s words")).to_be_visible()
    expect(desk.page.locator(".confetti")).to_be_hidden()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_without_javascript_links_and_forms_do_it(open_desk, screen):
    plain = open_desk(screen, java_script_enabled=False)
    cards = words(plain)
    plain.open("/practice")
    plain.press(plain.link(re.compile("Today’s words")))
    expect(front(plain)).to_have_text(cards[0]["word"])
    plain.press(plain.link("Show the meaning"))
    expect(plain.page.locator(".card-back")).to_contain_text(cards[0]["meaning"])
    plain.press(plain.button("Add to cards"))
    expect(plain.page.locator(".daily-added")).to_be_visible()
    for _ in cards[:-1]:
        plain.press(plain.button("Next"))
    plain.press(plain.link("Previous"))
    expect(front(plain)).to_have_text(cards[-2]["word"])
    plain.press(plain.button("Next"))
    plain.press(plain.button("Finish"))
    expect(plain.heading("You have seen all of today’s words")).to_be_visible()


def test_today_leads_to_a_card_of_its_own(either):
    cards = words(either)
    either.open("/")
    either.press(either.page.locator(".daily-strip a").nth(1))
    expect(front(either)).to_have_text(cards[1]["word"])


def test_the_command_gives_the_same_words(desk, server):
    cards = words(desk)
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    out = subprocess.run([binary, "dose", "--json"], env=server.environment, capture_output=True, text=True, check=True)
    assert [each["word"] for each in json.loads(out.stdout)["cards"]] == [each["word"] for each in cards]
    none = subprocess.run(
        [binary, "dose", "--day", "1999-01-01"], env=server.environment, capture_output=True, text=True)
    assert none.returncode != 0 and "No words were saved for 1999-01-01" in none.stderr


def test_a_word_has_sentences_on_its_page_without_a_model(desk):
    examples = desk.page.request.get(desk.server.url + "/api/v1/words/zh/公司/examples").json()["sentences"]
    assert examples and all("公司" in each["text"] and each["translation"] for each in examples)
    desk.open("/words/zh/公司")
    expect(desk.page.locator(".shown-sentences")).to_contain_text(examples[0]["text"])
    expect(desk.page.locator(".shown-sentences")).to_contain_text("A language model could write more.")
