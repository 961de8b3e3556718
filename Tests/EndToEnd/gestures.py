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
        self.down_at(middle(target))

    def move(self, target):
        self.move_to(middle(target))

    def swipe(self, start: tuple, end: tuple, pause: float = 0):
        self.drag(start, end)
        self.session.send("Runtime.evaluate", {
            "expression": f"new Promise((done) => setTimeout(done, {pause * 1000}))", "awaitPromise": True})
        self.up()

    def drag(self, start: tuple, end: tuple):
        """Swipes without lifting the finger."""
        self.down_at(start)
        for step in range(1, 6):
            self.move_to(tuple(a + (b - a) * step / 5 for a, b in zip(start, end)))

    def tap(self, place: tuple):
        self.down_at(place)
        self.up()

    def down_at(self, place: tuple, *others: tuple):
        self._touch("touchStart", place, *others)

    def move_to(self, place: tuple):
        self._touch("touchMove", place)

    def up(self):
        self._touch("touchEnd")

    def cancel(self):
        """Ends the touch as the system does, such as for a call."""
        self._touch("touchCancel")

    def _touch(self, kind: str, *places: tuple):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
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
