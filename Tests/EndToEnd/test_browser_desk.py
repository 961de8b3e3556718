"""The module of the browser answers from a copy of the database as the server does, and what it writes the server reads."""

import json
import os
import re
import sqlite3
import subprocess
from pathlib import Path

import pytest

from test_review import fill

ROOT = Path(__file__).parents[2]
MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/Browser.wasm"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
LEXICON = Path(os.environ.get("GLOSSA_LEXICON", CACHE / "glossa/lexicon.glossa"))


class Replica:
    """A copy of a server's database, answered from by WebAssembly in Node."""

    def __init__(self, server, folder):
        self.file = folder / "replica.sqlite"
        with sqlite3.connect(server.data / "glossa.sqlite") as source:
            self.learner = source.execute("SELECT id FROM learner").fetchone()[0]
            # A copy in one file, without a log beside it.
            source.execute("VACUUM INTO ?", (str(self.file),))
        self.version = ""

    def answer(self, *requests):
        """The answers to links, or to pairs of a link and a form."""
        sent = [{"link": each} if isinstance(each, str) else {"link": each[0], "form": each[1]} for each in requests]
        done = subprocess.run(
            ["node", ROOT / "Tests/CoreInWebAssembly/answer.mjs", "--browser", MODULE, "--lexicon", LEXICON,
             "--database", self.file, "--learner", self.learner, "--version", self.version, "--offset", "0"],
            input=json.dumps(sent), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def rows(self, query):
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True) as database:
            assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            return database.execute(query).fetchall()


@pytest.fixture
def replica(desk, tmp_path):
    assert MODULE.exists(), "make test-wasm compiles the module"
    desk.book = desk.add_ferry()
    desk.post("/words/zh/银行/mark", status="difficult", sentence="我去银行。")
    desk.deck = fill(desk, "银行", "图书馆")
    replica = Replica(desk.server, tmp_path)
    page = desk.page.request.get(desk.server.url + "/review").text()
    replica.version = re.search(r"/assets/([^/]+)/", page).group(1)
    return replica


def without_ids(page: str) -> str:
    """A page without the id of the next answer, which is new each time."""
    return re.sub(r'(name="review" value=|review=)"?\d+', r"\1", page)


def test_pages_are_those_of_the_server(desk, replica):
    links = [
        f"{desk.book}/pages/1?fragment=1",
        f"{desk.book}/pages/2?fragment=1",
        "/words/zh/银行?fragment=1",
        f"/words/zh/渡口?{desk.book.replace('/books/', 'book=')}&page=1&start=0&fragment=1",
        "/words",
        "/words?status=difficult&sort=level",
        "/review",
        f"{desk.deck}/study",
    ]
    for link, answer in zip(links, replica.answer(*links), strict=True):
        expected = desk.page.request.get(desk.server.url + link)
        assert answer and answer["status"] == expected.status == 200, link
        assert without_ids(answer["page"]) == without_ids(expected.text()), link


def test_what_is_done_without_the_server_is_in_the_database(desk, replica):
    [question] = replica.answer(f"{desk.deck}/study")
    form = {name: re.search(rf'name="{name}" value="([^"]*)"', question["page"]).group(1)
            for name in ("card", "review", "reviews")}
    sent = "&".join(f"{name}={value}" for name, value in form.items())
    graded, again, marked, refused, only_there = replica.answer(
        (f"{desk.deck}/grade", sent + "&rating=3&duration=1500"),
        (f"{desk.deck}/grade", sent.replace(form["review"], str(int(form["review"]) + 1)) + "&rating=1"),
        ("/words/zh/图书馆/mark", "status=known&return=%2Fwords"),
        ("/words/zh/图书馆/mark", "status=perfect"),
        "/practice",
    )
    assert graded["status"] == 303 and graded["location"].startswith(desk.deck)
    assert again["status"] == 303, "an answer to a card that was answered since it was shown changes nothing"
    assert marked["location"] == "/words"
    assert refused["status"] == 422 and "Nothing was changed" in refused["page"]
    assert only_there is None
    assert replica.rows(f"SELECT rating FROM review WHERE card_id = {form['card']}") == [(3,)]
    assert ("图书馆", "known") in replica.rows("SELECT word, status FROM mark")
    undone, words = replica.answer(("/review/undo", f"return={desk.deck}/study"), "/words?status=known")
    assert "undid=grade" in undone["location"]
    assert replica.rows("SELECT count(*) FROM review") == [(0,)]
    assert "图书馆" in words["page"]
