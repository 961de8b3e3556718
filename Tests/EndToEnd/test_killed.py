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
