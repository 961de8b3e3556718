"""Lines from top to bottom, the next one on the left: swipes, keys, numbers and pictures."""

import time

import pytest
from playwright.sync_api import expect

from gestures import Finger
from test_reading import at_page


def read_vertically(desk):
    desk.post("/me/preferences", lines="vertical", layout="pages")
    desk.book = desk.add_ferry()
    desk.number = desk.page_with(desk.book, "银行")
    desk.open(f"{desk.book}/pages/{desk.number}")
    desk.leaf = desk.page.locator(".leaf.is-vertical")
    return desk


@pytest.fixture
def vertical(desk):
    return read_vertically(desk)


@pytest.fixture
def by_finger(phone):
    return read_vertically(phone)


def test_vertical_lines_are_scrolled_with_the_keyboard_alone(vertical):
    expect(vertical.leaf).to_have_attribute("tabindex", "0")
    vertical.leaf.focus()
    expect(vertical.leaf).to_be_focused()


def behind(leaf) -> float:
    """How far the reader has come on a page."""
    return leaf.evaluate("leaf => -leaf.scrollLeft")


def wait_until(condition):
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def move_to_end(leaf) -> float:
    """Moves on to the end when a swipe moves the page no more."""
    places = [-1.0, behind(leaf)]
    while places[-1] != places[-2]:
        time.sleep(0.2)
        places.append(behind(leaf))
    leaf.evaluate("leaf => leaf.scrollTo({ left: -leaf.scrollWidth, behavior: 'instant' })")
    return behind(leaf)


def test_the_button_of_the_next_page_is_on_the_left(vertical):
    turn = vertical.page.locator(".turn")
    following = turn.locator("a[rel=next]").bounding_box()
    assert following["x"] < turn.locator(".turn-prev").bounding_box()["x"]


def test_a_swipe_moves_the_lines_and_at_their_end_turns_the_page(by_finger):
    leaf, page, number = by_finger.leaf, by_finger.page, by_finger.number
    assert leaf.evaluate("leaf => leaf.scrollWidth > leaf.clientWidth + 100")
    page.wait_for_load_state()
    with Finger(page) as finger:
        finger.swipe((80, 400), (320, 405))
        wait_until(lambda: behind(leaf) > 20)
        at_page(by_finger, number)
        end = move_to_end(leaf)
        finger.swipe((320, 400), (80, 405))
        wait_until(lambda: behind(leaf) < end - 20)
        at_page(by_finger, number)
        move_to_end(leaf)
        finger.swipe((80, 400), (320, 405))
        at_page(by_finger, number + 1)
        assert behind(leaf) == 0
        finger.swipe((320, 400), (80, 405))
        at_page(by_finger, number)


def test_the_left_arrow_turns_to_the_next_page(vertical):
    vertical.press_key("ArrowLeft")
    at_page(vertical, vertical.number + 1)
    vertical.press_key("ArrowRight")
    at_page(vertical, vertical.number)


def test_page_down_moves_the_lines_before_it_turns_the_page(by_finger):
    leaf = by_finger.leaf
    by_finger.press_key("PageDown")
    wait_until(lambda: behind(leaf) > 20)
    at_page(by_finger, by_finger.number)
    move_to_end(leaf)
    by_finger.press_key("PageDown")
    at_page(by_finger, by_finger.number + 1)


def test_the_arrow_keys_follow_the_lines(vertical):
    keyboard, words = vertical.page.keyboard, vertical.page.locator("reading-desk a.word")
    words.nth(3).focus()
    for number in (4, 5, 6):
        keyboard.press("ArrowDown")
        expect(words.nth(number)).to_be_focused()
    keyboard.press("ArrowUp")
    expect(words.nth(5)).to_be_focused()
    place = words.nth(5).bounding_box()
    keyboard.press("ArrowLeft")
    beside = vertical.page.locator("a.word:focus").bounding_box()
    assert beside["x"] < place["x"] and abs(beside["y"] - place["y"]) < 100
    keyboard.press("ArrowRight")
    assert vertical.page.locator("a.word:focus").bounding_box()["x"] == place["x"]


def test_short_numbers_stand_upright_and_nothing_covers_them(vertical):
    book = vertical.add_book("これは第3段階と第12段階と第325段階です。", title="段階", language="ja")
    vertical.open(f"{book}/pages/1")
    upright = vertical.page.locator(".leaf .upright")
    assert upright.all_inner_texts() == ["3", "12"]
    expect(upright.first).to_have_css("text-combine-upright", "all")
    for number in upright.all():
        box = number.bounding_box()
        after = number.evaluate("""number => {
          let node = number, next;
          // The reading of its word stands beside the line.
          do { next = node.nextSibling; node = node.parentElement; }
          while (!next || ["RT", "RP"].includes(next.nodeName));
          const range = document.createRange();
          range.selectNodeContents(next.querySelector?.("ruby") ?? next);
          return range.getClientRects()[0].toJSON();
        }""")
        assert after["y"] >= box["y"] + box["height"] - 1


@pytest.mark.parametrize("width", [390, 1280])
def test_a_short_page_stands_in_the_middle(vertical, width):
    vertical.page.set_viewport_size({"width": width, "height": 844})
    book = vertical.add_book("今天的天气很好，我们去公园走走吧。", title="公园", language="zh")
    vertical.open(f"{book}/pages/1")
    desk, leaf = vertical.page.locator("reading-desk").bounding_box(), vertical.leaf.bounding_box()
    assert abs((desk["x"] + desk["width"] / 2) - (leaf["x"] + leaf["width"] / 2)) < 2
