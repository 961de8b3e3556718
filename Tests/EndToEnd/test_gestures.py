"""Swipes, taps and long presses: the same rules on the cards, in the notebook and on the reading page."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from gestures import Finger, middle
from test_review import fill


class Surface:
    """Something to swipe on, and a text that changes if it moves on."""

    def __init__(self, desk, area: str, mark: str):
        self.page = desk.page
        self.area, self.mark = desk.page.locator(area), desk.page.locator(mark).first
        desk.page.wait_for_load_state()
        self.before = self.mark.inner_text()

    @property
    def middle(self) -> tuple:
        box = self.area.bounding_box()
        return box["x"] + box["width"] / 2, min(box["y"] + box["height"] / 2, 500)

    def expect_moved(self):
        expect(self.mark).not_to_have_text(self.before)

    def expect_unmoved(self):
        """Waits as long as an answer takes."""
        self.page.wait_for_timeout(400)
        expect(self.mark).to_have_text(self.before)
        expect(self.page.locator(".is-drawn, .is-held, .is-touched, .swipe-name")).to_have_count(0)


def study(desk) -> Surface:
    desk.open(fill(desk, "银行", "医院", "图书馆") + "/study")
    desk.press(desk.button("Show the answer"))
    return Surface(desk, ".flashcard", ".flashcard .card-word")


def daily_word(desk) -> Surface:
    # Nothing but this makes them; the page only shows what there is.
    assert desk.page.request.post(desk.server.url + "/api/v1/dose").ok
    desk.open("/practice/daily-words")
    return Surface(desk, ".flashcard", ".flashcard .card-word")


def notebook(desk) -> Surface:
    for word in ("construct", "house"):
        desk.post("/notebook/add", word=word)
    desk.open("/notebook/review?count=2")
    return Surface(desk, ".notebook-card", ".notebook-card h2")


def reading(desk) -> Surface:
    desk.open(desk.add_ferry() + "/pages/1")
    return Surface(desk, "reading-desk", ".page-number")


@pytest.fixture(params=[study, daily_word, notebook, reading], ids=lambda make: make.__name__)
def surface(request, phone) -> Surface:
    return request.param(phone)


@pytest.fixture
def finger(phone):
    with Finger(phone.page) as finger:
        yield finger


def test_a_swipe_moves_on(surface, finger):
    x, y = surface.middle
    finger.swipe((x + 60, y), (x - 60, y + 10))
    surface.expect_moved()


def test_a_short_swipe_does_nothing(surface, finger):
    x, y = surface.middle
    finger.swipe((x + 20, y), (x - 20, y))
    surface.expect_unmoved()


def test_a_cancelled_swipe_does_nothing(surface, finger):
    x, y = surface.middle
    finger.drag((x + 60, y), (x - 60, y))
    finger.cancel()
    surface.expect_unmoved()


def test_a_second_finger_cancels_a_swipe(surface, finger):
    x, y = surface.middle
    finger.drag((x + 60, y), (x - 60, y))
    finger.down_at((x - 60, y), (x, y + 40))
    finger.up()
    surface.expect_unmoved()


def test_a_mouse_does_not_swipe(surface):
    x, y = surface.middle
    surface.page.mouse.move(x + 60, y)
    surface.page.mouse.down()
    surface.page.mouse.move(x - 60, y, steps=5)
    surface.page.mouse.up()
    surface.expect_unmoved()


@pytest.mark.parametrize("make", [daily_word, notebook, reading], ids=lambda make: make.__name__)
def test_a_vertical_movement_scrolls_the_page(phone, finger, make):
    surface = make(phone)
    phone.page.evaluate("document.body.style.minHeight = '3000px'")
    x, y = surface.middle
    finger.swipe((x, y), (x - 40, y - 200))
    phone.page.wait_for_function("scrollY > 50")
    surface.expect_unmoved()
    expect(phone.page.locator(".card-back:not([hidden])")).to_have_count(0)


@pytest.mark.parametrize("make", [notebook, reading], ids=lambda make: make.__name__)
def test_a_slow_movement_over_a_page_is_no_swipe(phone, finger, make):
    surface = make(phone)
    x, y = surface.middle
    finger.swipe((x + 60, y), (x - 60, y), pause=0.7)
    surface.expect_unmoved()


@pytest.mark.parametrize("make", [study, daily_word], ids=lambda make: make.__name__)
def test_a_card_is_dragged_as_slowly_and_as_far_as_the_learner_likes(phone, finger, make):
    phone.post("/me/preferences", swipeDistance="150")
    surface = make(phone)
    x, y = surface.middle
    finger.swipe((x + 60, y), (x - 60, y))
    surface.expect_unmoved()
    finger.swipe((x + 100, y), (x - 100, y), pause=0.7)
    surface.expect_moved()


@pytest.mark.parametrize("make", [study, daily_word], ids=lambda make: make.__name__)
def test_a_card_follows_the_finger_unless_motion_is_reduced(open_desk, make):
    for motion, moved in [("no-preference", "-90px"), ("reduce", "none")]:
        phone = open_desk(PHONE, reduced_motion=motion)
        surface = make(phone)
        x, y = surface.middle
        with Finger(phone.page) as finger:
            finger.drag((x + 60, y), (x - 30, y))
            expect(surface.area).to_have_css("translate", moved)
            finger.cancel()
        surface.expect_unmoved()


def test_a_long_press_with_the_mouse_adds_a_word_and_does_not_turn_it(desk):
    surface = daily_word(desk)
    desk.page.mouse.move(*middle(surface.mark))
    desk.page.mouse.down()
    expect(desk.page.locator(".daily-added")).to_be_visible()
    desk.page.mouse.up()
    surface.expect_unmoved()
    expect(desk.page.locator(".card-back")).to_be_hidden()
    surface.mark.click()
    expect(desk.page.locator(".card-back")).to_be_visible()


def test_a_finger_that_moves_does_not_press_long(phone, finger):
    surface = daily_word(phone)
    x, y = surface.middle
    finger.drag((x, y), (x - 30, y))
    phone.page.wait_for_timeout(600)
    expect(phone.page.locator(".daily-added")).to_have_count(0)
    finger.move_to((x, y))
    finger.up()
    surface.expect_unmoved()
    expect(phone.page.locator(".card-back")).to_be_hidden()


def test_a_held_word_is_not_opened_when_the_mouse_is_released(desk):
    desk.open(desk.add_ferry() + "/pages/1")
    word = desk.page.locator("reading-desk a.word").nth(3)
    desk.post(word.evaluate("word => new URL(word.href).pathname") + "/mark", status="difficult")
    desk.page.reload()
    desk.page.wait_for_load_state()
    desk.page.mouse.move(*middle(word))
    desk.page.mouse.down()
    expect(word).not_to_have_class(re.compile("is-difficult"))
    desk.page.mouse.up()
    desk.page.wait_for_timeout(400)
    expect(desk.page.locator(".word-popover:popover-open")).to_have_count(0)
    word.click()
    expect(desk.page.locator(".word-popover:popover-open")).to_be_visible()
