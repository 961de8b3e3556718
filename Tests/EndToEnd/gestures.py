"""Mouse and touch gestures."""

import re

from playwright.sync_api import expect


class Finger:
    """A finger on the screen, as touch events."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session.detach()

    def down(self, target):
        self._touch("touchStart", middle(target))

    def move(self, target):
        self._touch("touchMove", middle(target))

    def swipe(self, start: tuple, end: tuple):
        self._touch("touchStart", start)
        for step in range(1, 6):
            self._touch("touchMove", tuple(a + (b - a) * step / 5 for a, b in zip(start, end)))
        self.up()

    def tap(self, place: tuple):
        self._touch("touchStart", place)
        self.up()

    def up(self):
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind, place):
        points = [{"x": place[0], "y": place[1]}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def select_words(desk, first: str, last: str):
    """Selects words: with a mouse by dragging; with a finger by holding the first word and dragging to the last."""
    start, end = desk.word(first), desk.word(last)
    end.scroll_into_view_if_needed()
    start.scroll_into_view_if_needed()
    if desk.is_touch:
        with Finger(desk.page) as finger:
            finger.down(start)
            expect(start).to_have_class(re.compile("is-chosen"))
            finger.move(end)
            finger.up()
    else:
        drag(desk.page, start, end)


def drag(page, start, end):
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(end), steps=5)
    page.mouse.up()


def middle(target) -> tuple:
    """Returns the middle of a word, or of its first line if it is broken."""
    box = target.evaluate("word => word.getClientRects()[0].toJSON()")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
