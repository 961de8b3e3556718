"""The desk from a user's perspective: a server that can be killed, and actions on its pages."""

import os
import re
import subprocess
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

REPOSITORY = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("GLOSSA_BINARY", ".build/release/glossa"))
TEXTS = Path(__file__).parent / "texts"
FERRY = TEXTS / "渡口.txt"


class Server:
    """`glossa serve` on a free loopback port, over a data folder of its own."""

    def __init__(self, data: Path, *options: str):
        self.data = data
        self.options = options
        self.process = None
        self.url = ""

    def start(self):
        binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
        self.process = subprocess.Popen(
            [binary, "serve", "--no-backups", "--port", self.port or "0", *self.options],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=(self.data.parent / "server.log").open("a"),
            text=True,
        )
        line = self.process.stdout.readline()
        ready = re.search(r"https?://127\.0\.0\.1:\d+", line)
        assert ready, f"the server did not start: {line!r}"
        self.url = ready.group()

    @property
    def environment(self):
        """The environment of the server and of commands on the same desk."""
        return {**os.environ, "GLOSSA_DATA": str(self.data), "GLOSSA_CONFIG": str(self.data / "config")}

    @property
    def port(self):
        return self.url.rpartition(":")[2]

    def kill(self):
        """Ends the server like a power cut: at once, without a chance to save."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()
        self.process = None


def server_with_accounts(folder: Path, *options: str) -> Server:
    """Starts a server with accounts, of which there are none yet. Its `first` is the address at which the first is made."""
    server = Server(folder / "data", "--listen", "127.0.0.1", *options)
    server.data.mkdir()
    server.start()
    server.first = re.search(r"http\S+", server.process.stdout.readline()).group()
    return server


class Desk:
    """One browser window on a server."""

    def __init__(self, page: Page, server: Server, is_touch: bool = False):
        self.page = page
        self.server = server
        self.is_touch = is_touch

    # Navigation

    def open(self, path: str):
        return self.page.goto(self.server.url + path)

    def press(self, target: Locator):
        """Clicks the target once the behaviours of its page are ready."""
        target.wait_for()
        self.page.wait_for_load_state()
        target.tap() if self.is_touch else target.click()

    def press_key(self, key: str):
        """Presses a key once the behaviours of the open page are ready."""
        self.page.wait_for_load_state()
        self.page.keyboard.press(key)

    def link(self, name) -> Locator:
        return self.page.get_by_role("link", name=name)

    def button(self, name, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def heading(self, name) -> Locator:
        return self.page.get_by_role("heading", name=name)

    # Setup without the pages

    def post(self, path: str, **fields):
        answer = self.page.request.post(self.server.url + path, form=fields)
        assert answer.ok, f"{path}: {answer.status}"
        return answer

    def add_book(self, text: str, **details) -> str:
        """Adds a text to the library; returns the path of the book."""
        answer = self.page.request.post(self.server.url + "/api/v1/books", data={"text": text, **details})
        assert answer.ok, answer.text()
        return "/books/" + answer.json()["id"]

    def add_ferry(self) -> str:
        return self.add_book(FERRY.read_text(), title="渡口", language="zh")

    def page_with(self, book: str, text: str, after: int = 0) -> int:
        """Returns the first page of a book, after another one, that contains a text."""
        count = self.page.request.get(f"{self.server.url}/api/v1{book}").json()["pageCount"]
        for number in range(after + 1, count + 1):
            if text in self.page.request.get(f"{self.server.url}/api/v1{book}/pages/{number}").json()["text"]:
                return number
        raise AssertionError(f"{text} is not in the book")

    # Reading

    def word(self, word: str) -> Locator:
        """Returns a word on the reading page; only readings may be between its characters."""
        return self.page.locator(f'reading-desk a.word[data-word="{word}"]').first

    def look_up(self, word: str) -> Locator:
        self.press(self.word(word))
        return self.card()

    def card(self) -> Locator:
        card = self.page.locator(".word-popover:popover-open")
        expect(card).to_be_visible()
        # It rises into its place.
        card.evaluate("card => Promise.all(card.getAnimations().map(animation => animation.finished))")
        return card

    def close_card(self):
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".word-popover:popover-open")).to_have_count(0)

    def open_settings(self) -> Locator:
        self.press(self.button("Reading settings"))
        sheet = self.page.locator("#reading-settings")
        expect(sheet).to_be_visible()
        return sheet

    def choose_file(self, file):
        """Chooses a file on the import page and sends it."""
        chooser = self.page.locator("#file")
        chooser.wait_for()
        self.page.wait_for_load_state()
        chooser.set_input_files(file)
        form = self.page.locator("form").filter(has=chooser)
        self.press(form.get_by_role("button", name="Import"))

    def choose(self, sheet: Locator, name: str):
        """Changes a setting and waits until it is saved."""
        with self.page.expect_response("**/me/preferences"):
            self.press(sheet.locator("label").filter(has_text=name).first)

    def root(self, attribute: str) -> str:
        return self.page.locator("html").get_attribute(attribute)
