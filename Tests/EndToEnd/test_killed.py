"""Ten thousand answers, and a server that is killed among them: none that it acknowledged is missing, none counts twice."""

import http.client
import json
import random
import sqlite3
import subprocess
import threading
import time

from desk import BINARY, REPOSITORY

CARDS = 1000
GRADES = 10_000
KILLS = 40


class Grader:
    """Answers cards over one connection, and says which answers were acknowledged."""

    def __init__(self, server):
        self.server = server
        self.connection = None

    def grade(self, card: str, review: str, rating: int, sent=lambda: None) -> dict | None:
        """Nil where the server was gone before it had acknowledged the answer. `sent` is called on the way."""
        try:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", int(self.server.port), timeout=20)
            body = json.dumps({"rating": rating, "reviewId": review, "durationMilliseconds": 2000})
            self.connection.request(
                "POST", f"/api/v1/cards/{card}/grade", body, {"Content-Type": "application/json"})
            sent()
            answer = self.connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException):
            self.connection = None
            return None
        assert answer.status == 200, content
        return json.loads(content)


def kill_after(seconds: float, server) -> threading.Thread:
    def wait_and_kill():
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            pass
        server.kill()

    death = threading.Thread(target=wait_and_kill)
    death.start()
    return death


def test_no_acknowledged_answer_is_missing_and_none_counts_twice(server, tmp_path):
    words = tmp_path / "words.json"
    words.write_text(json.dumps([{"word": f"词{number}", "definition": "x"} for number in range(CARDS)]))
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    subprocess.run(
        [binary, "deck", "import", words, "--data", server.data], check=True, capture_output=True, cwd=tmp_path)
    database = sqlite3.connect(server.data / "glossa.sqlite")
    cards = [str(row[0]) for row in database.execute("SELECT id FROM card ORDER BY id")]
    database.close()
    assert len(cards) == CARDS

    numbers = random.Random(20)
    kills = set(numbers.sample(range(GRADES), KILLS))
    grader = Grader(server)
    born = 1_767_323_045_000
    acknowledged, unanswered, repeated = 0, 0, 0
    sent = []
    for number in range(GRADES):
        card, rating = cards[number % CARDS], numbers.choice([1, 2, 3, 4])
        # As the pages make them: milliseconds, and twenty bits of chance.
        review = str((born + number) << 20 | numbers.getrandbits(20))
        sent.append((review, card, rating))
        if number in kills:
            # The answer is not yet looked at, being written, written, or acknowledged when the server dies.
            moment = numbers.uniform(0, 0.003)
            deaths = []
            answer = grader.grade(card, review, rating, sent=lambda: deaths.append(kill_after(moment, server)))
            deaths[0].join()
            grader.connection = None
            server.start()
        else:
            answer = grader.grade(card, review, rating)
        if answer is None:
            unanswered += 1
            answer = grader.grade(card, review, rating)
            assert answer, "the server did not come back"
            repeated += answer["isRepeated"]
        acknowledged += 1
    server.kill()

    database = sqlite3.connect(server.data / "glossa.sqlite")
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    log = database.execute("SELECT CAST(id AS TEXT), CAST(card_id AS TEXT), rating FROM review").fetchall()
    assert acknowledged == GRADES
    assert sorted(log) == sorted(sent)
    assert database.execute("SELECT SUM(reviews) FROM card").fetchone() == (GRADES,)
    assert database.execute("SELECT SUM(again + hard + good + easy) FROM review_day").fetchone() == (GRADES,)
    database.close()
    print(f"{KILLS} kills, {unanswered} answers lost their acknowledgement, {repeated} of them were on the disk")


def test_no_block_of_the_notebook_is_torn(server):
    """A thousand entries, and a server that is killed among them: the file is whole after each death."""
    random.seed(7)
    file = server.data / "EtyNote" / "etynote.md"
    connection = None
    kept, deaths, number = [], 0, 0
    while number < 1000:
        death = None
        if deaths < 30 and random.random() < 0.05:
            deaths += 1
            death = kill_after(random.random() * 0.004, server)
        while True:
            word = f"word{number:04}"
            number += 1
            try:
                if connection is None:
                    connection = http.client.HTTPConnection("127.0.0.1", int(server.port), timeout=20)
                connection.request(
                    "POST", "/api/v1/notebook", json.dumps(notebook_entry(word)), {"Content-Type": "application/json"})
                answer = connection.getresponse()
                answer.read()
                assert answer.status == 201, answer.status
                kept.append(word)
            except (OSError, http.client.HTTPException):
                connection = None
            if death is None or connection is None or number >= 1000:
                break
        if death:
            death.join()
            server.kill()
            connection = None
            server.start()
            # Whoever opens the notebook next finishes or takes back what was begun.
            titles = notebook_titles(server)
            assert set(kept) <= set(titles)
            assert blocks(file.read_text()) == titles
    assert deaths >= 20
    titles = notebook_titles(server)
    assert set(kept) <= set(titles) and len(titles) == len(set(titles))
    assert blocks(file.read_text()) == titles


def notebook_entry(word: str) -> dict:
    element = {"form": "x" * 200, "meaning": "meaning " * 50, "originLanguage": "Latin"}
    return {
        "word": word, "partOfSpeech": ["noun"], "englishMeaning": ["meaning " * 100], "chineseMeaning": ["意思" * 100],
        "root": element, "prefix": element, "suffix": element, "relatedWords": ["related"] * 20, "variants": ["other"],
    }


def notebook_titles(server) -> list[str]:
    connection = http.client.HTTPConnection("127.0.0.1", int(server.port), timeout=20)
    connection.request("GET", "/api/v1/notebook")
    return json.loads(connection.getresponse().read())


def blocks(text: str) -> list[str]:
    """The titles of the whole blocks of a file; a torn one fails."""
    titles = []
    for block in text.split("---\n\n# ")[1:]:
        title, _, rest = block.partition("\n")
        assert rest.endswith("## Variants\n- other\n\n---\n") or rest.endswith("## Variants\n- other\n\n---\n\n"), rest[-80:]
        titles.append(title)
    return titles
