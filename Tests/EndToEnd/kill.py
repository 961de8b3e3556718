#!/usr/bin/env python3
"""Writes under load while the server, and PostgreSQL under it, are killed (SIGKILL) repeatedly.

    kill.py BINARY [--writes 100000] [--kills 60] [--engine sqlite|postgresql|both] [--seed 1]
                   [--learners 16] [--servers 2] [--standby]

Writers answer cards and mark words through the API while two readers open pages. Each acknowledged write must be in the
database afterwards, once and unchanged; one that was not acknowledged is sent again, an answer under the same id, and must
not count twice.

Without --learners four writers share the desk of the machine. With it each writer is a learner with an account, and nothing
of one may be found with another. --servers puts several servers before one PostgreSQL; whoever gets no answer from one asks
the next. --standby adds a PostgreSQL that follows the first; it is killed as well, and promoted when the first is lost,
which then follows in turn. Needs only Python, Glossa and, for PostgreSQL, its server programs.
"""

import argparse
import http.client
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
from dataclasses import dataclass
from pathlib import Path

from postgresql import Pair, PostgreSQL

CARDS = 1000
WRITERS = 4
READERS = 2
BORN = 1_767_323_045_000
PAGES = ["/", "/review/browse?q=x", "/api/v1/statistics", "/review"]
#: One write of so many marks a word; the others answer cards.
MARKS = 5
PASSWORD = "four words of mine"
#: How often a write is sent again before the servers count as gone.
TRIES = 2000


class Glossa:
    """One server."""

    def __init__(self, binary: Path, folder: Path, database: str | None, *options: str):
        self.binary, self.folder = binary, folder
        self.database = ["--database", database] if database else []
        self.options = options
        self.environment = {**os.environ, "GLOSSA_DATA": str(folder), "GLOSSA_CONFIG": str(folder / "config")}
        self.process, self.port = None, 0

    def command(self, *arguments):
        subprocess.run(
            [self.binary, *arguments, *self.database], check=True, capture_output=True, env=self.environment, cwd=self.folder)

    def start(self):
        for _ in range(60):
            self.process = subprocess.Popen(
                [self.binary, "serve", "--port", str(self.port), *self.options, *self.database], stdout=subprocess.PIPE,
                stderr=(self.folder / "server.log").open("a"), text=True, env=self.environment, cwd=self.folder)
            told = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
            if told:
                self.port = int(told.group(1))
                return
            # The server reports a database that is still recovering, and exits.
            self.process.wait()
            time.sleep(0.5)
        raise SystemExit("the server did not start: " + (self.folder / "server.log").read_text()[-2000:])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def ask(self, method: str, path: str, content=None, token: str | None = None, client: str = "127.0.0.1"):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(client, 0))
        connection.request(method, path, json.dumps(content), headers(token))
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status not in (200, 201):
            raise SystemExit(f"{method} {path}: {answer.status} {text[:500]!r}")
        return json.loads(text)


def headers(token: str | None) -> dict[str, str]:
    return {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}


@dataclass
class Writer:
    """Whoever writes. Each has cards of its own, so that their answers arrive in the order of their ids."""

    number: int
    learner: str
    token: str | None
    cards: list[str]


def sign_up(glossa: Glossa, number: int, cards: int) -> Writer:
    """A learner with an account and cards, made as programs make them."""
    # Few accounts may be made from one address in an hour.
    new = glossa.ask("POST", "/api/v1/auth/signup", {
        "email": f"learner{number}", "password": PASSWORD, "displayName": "", "birthYear": 1990, "birthMonth": 5,
    }, client=f"127.0.1.{number + 1}")
    token = new["token"]
    deck = glossa.ask("POST", "/api/v1/decks", {"name": "words"}, token)["id"]
    words = [{"word": f"词{number}", "definition": "x", "language": "zh"} for number in range(cards)]
    glossa.ask("POST", "/api/v1/cards", {"deckId": deck, "words": words}, token)
    found = glossa.ask("GET", "/api/v1/cards?limit=10000", token=token)["cards"]
    return Writer(number, new["userId"], token, sorted(card["id"] for card in found))


class Load:
    """Writers and readers, and the writes acknowledged to them."""

    def __init__(self, servers: list[Glossa], writers: list[Writer], writes: int, seed: int):
        self.servers, self.writers, self.writes, self.seed = servers, writers, writes, seed
        self.lock = threading.Lock()
        self.answers: list[tuple[str, str, str, int]] = []
        self.marks: list[tuple[str, str]] = []
        self.acknowledged = 0
        self.repeated = 0
        self.unanswered = 0
        self.slowest = 0.0
        self.read = 0
        self.wrong: list[str] = []
        self.isOver = threading.Event()

    def write(self, writer: Writer):
        numbers = random.Random(self.seed * 100 + writer.number)
        connections = [None] * len(self.servers)
        for number in range(self.writes // len(self.writers)):
            if number % MARKS == MARKS - 1:
                word = f"记{writer.number}号{number}"
                method, path = "PUT", f"/api/v1/words/zh/{urllib.parse.quote(word)}"
                content = {"status": "difficult"}
            else:
                card, rating = writer.cards[number % len(writer.cards)], numbers.choice([1, 2, 3, 4])
                review = str((BORN + number * len(self.writers) + writer.number) << 20 | numbers.getrandbits(20))
                method, path = "POST", f"/api/v1/cards/{card}/grade"
                content = {"rating": rating, "reviewId": review, "durationMilliseconds": 2000}
            began = time.monotonic()
            tries, answer = self.send(connections, writer, method, path, json.dumps(content))
            if answer is None:
                return
            with self.lock:
                self.acknowledged += 1
                self.unanswered += tries > 1
                self.slowest = max(self.slowest, time.monotonic() - began)
                if method == "PUT":
                    self.marks.append((writer.learner, word))
                else:
                    self.answers.append((writer.learner, review, card, rating))
                    self.repeated += bool(json.loads(answer)["isRepeated"])

    def send(self, connections: list, writer: Writer, method: str, path: str, content: str) -> tuple[int, bytes | None]:
        """Sends a write until it is acknowledged. Returns how often, and the answer; nothing after a fault."""
        where = writer.number % len(self.servers)
        for tries in range(1, TRIES + 1):
            try:
                if connections[where] is None:
                    connections[where] = http.client.HTTPConnection("127.0.0.1", self.servers[where].port, timeout=60)
                connections[where].request(method, path, content, headers(writer.token))
                answer = connections[where].getresponse()
                text = answer.read()
            except (OSError, http.client.HTTPException):
                connections[where] = None
                where = (where + 1) % len(self.servers)
                time.sleep(0.05)
                continue
            if answer.status in (200, 204):
                return tries, text
            # The database is away, or it is unknown whether it stored the write: the same is sent again.
            if answer.status not in (500, 503):
                self.wrong.append(f"{method} {path} {content}: {answer.status} {text[:200]!r}")
                return tries, None
            time.sleep(0.05)
        self.wrong.append(f"{method} {path}: the server did not come back")
        return TRIES, None

    def read_pages(self, reader: int):
        numbers = random.Random(self.seed * 100 + 50 + reader)
        while not self.isOver.is_set():
            try:
                server, writer = numbers.choice(self.servers), numbers.choice(self.writers)
                connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
                connection.request("GET", numbers.choice(PAGES), headers=headers(writer.token))
                connection.getresponse().read()
                connection.close()
                self.read += 1
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)


class Trial:
    """One database with its servers, and what dies of them."""

    def __init__(self, binary: Path, engine: str, options: argparse.Namespace):
        self.binary, self.engine, self.options = binary, engine, options
        self.folder = Path(tempfile.mkdtemp(prefix="glossa-kill-"))
        os.chmod(self.folder, 0o755)
        self.database = None
        self.servers: list[Glossa] = []

    def prepare(self) -> list[Writer]:
        """Starts everything; returns the writers."""
        if self.engine == "postgresql":
            place = self.folder / "postgresql"
            if self.options.standby:
                place.mkdir(mode=0o755)
            self.database = Pair(place) if self.options.standby else PostgreSQL(place)
        url = self.database.url if self.database else None
        count = self.options.learners
        entrance = ["--listen", "127.0.0.1", "--sign-up", "anybody"] if count else []
        self.servers = [Glossa(self.binary, self.folder, url, *entrance) for _ in range(self.options.servers)]
        if not count:
            words = self.folder / "words.json"
            words.write_text(json.dumps([{"word": f"词{number}", "definition": "x"} for number in range(CARDS)]))
            self.servers[0].command("deck", "import", str(words))
        for server in self.servers:
            server.start()
        if count:
            return [sign_up(self.servers[0], number, max(20, CARDS // count)) for number in range(count)]
        rows = self.query("SELECT CAST(id AS TEXT), learner_id FROM card ORDER BY id")
        return [Writer(number, rows[0][1], None, [row[0] for row in rows][number::WRITERS]) for number in range(WRITERS)]

    def query(self, sql: str) -> list[list[str]]:
        if self.database:
            return self.database.query(sql)
        with sqlite3.connect(self.folder / "glossa.sqlite") as database:
            return [[str(value) for value in row] for row in database.execute(sql)]

    @property
    def deaths(self) -> list[tuple[str, list]]:
        """What can die: a name, and what happens then."""
        def restart(part):
            return [part.kill, part.start]

        deaths = [("of Glossa", restart(server)) for server in self.servers]
        if isinstance(self.database, Pair):
            pair = self.database
            deaths += [
                ("of PostgreSQL", restart(pair.primary)), ("of its standby", restart(pair.standby)),
                ("with a promotion", [pair.promote, pair.copy])]
        elif self.database:
            deaths.append(("of PostgreSQL", restart(self.database)))
        return deaths

    def run(self, writes: int, kills: int) -> bool:
        people = self.prepare()
        load = Load(self.servers, people, writes, self.options.seed)
        writers = [threading.Thread(target=load.write, args=(writer,)) for writer in load.writers]
        readers = [threading.Thread(target=load.read_pages, args=(number,), daemon=True) for number in range(READERS)]
        began = time.monotonic()
        for thread in writers + readers:
            thread.start()
        numbers = random.Random(self.options.seed)
        # Spread over the run by the number of writes, at any moment of a write.
        moments = sorted(numbers.sample(range(1, max(kills + 2, load.writes - load.writes // 20)), kills))
        died: dict[str, int] = {}
        for number, moment in enumerate(moments):
            while load.acknowledged < moment and any(thread.is_alive() for thread in writers):
                time.sleep(0.001)
            time.sleep(numbers.uniform(0, 0.01))
            name, steps = self.deaths[number % len(self.deaths)]
            for step in steps:
                step()
            died[name] = died.get(name, 0) + 1
        for thread in writers:
            thread.join()
        load.isOver.set()
        seconds = time.monotonic() - began
        for server in self.servers:
            server.kill()
        faults, lost = self.faults(load)
        killed = ", ".join(f"{count} {name}" for name, count in died.items())
        whom = f"{len(load.writers)} learners" if self.options.learners else f"{len(load.writers)} writers"
        print(
            f"{self.engine}, {len(self.servers)} server{'s' * (len(self.servers) > 1)}: {load.acknowledged} writes of {whom} "
            f"acknowledged in {seconds:.0f} s (the slowest after {load.slowest:.1f} s), {load.read} pages read; "
            f"kills: {killed}; {load.unanswered} writes lost their acknowledgement, {load.repeated} answers of them were on "
            f"the disk; {lost} lost", flush=True)
        for fault in faults[:20]:
            print("  " + fault, flush=True)
        return not faults

    def faults(self, load: Load) -> tuple[list[str], int]:
        """Compares what was acknowledged with what is stored. Returns the faults, and how many writes are lost."""
        log = [(row[0], row[1], row[2], int(row[3])) for row in self.query(
            "SELECT learner_id, CAST(id AS TEXT), CAST(card_id AS TEXT), rating FROM review")]
        marks = [(row[0], row[1]) for row in self.query("SELECT learner_id, word FROM mark WHERE status = 'difficult'")]
        lost = [*(set(load.answers) - set(log)), *(set(load.marks) - set(marks))]
        faults = load.wrong + [f"lost: {write}" for write in lost]
        faults += [f"nobody wrote: {row}" for row in [*(set(log) - set(load.answers)), *(set(marks) - set(load.marks))]]
        if load.acknowledged != load.writes // len(load.writers) * len(load.writers) and not load.wrong:
            faults.append(f"only {load.acknowledged} of {load.writes} writes were acknowledged")
        for writer in {writer.learner: writer for writer in load.writers}.values():
            total = str(sum(answer[0] == writer.learner for answer in load.answers))
            for name, sql in [
                ("answers in the log", "COUNT(*) FROM review"), ("answers of cards", "COALESCE(SUM(reviews), 0) FROM card"),
                ("answers of days", "COALESCE(SUM(again + hard + good + easy), 0) FROM review_day"),
            ]:
                found = self.query(f"SELECT {sql} WHERE learner_id = '{writer.learner}'")[0][0]
                if found != total:
                    faults.append(f"{writer.learner}: {name}: {found}, and {total} were acknowledged")
        if not self.database and self.query("PRAGMA integrity_check") != [["ok"]]:
            faults.append("the file is damaged")
        return faults, len(lost)

    def end(self):
        for part in [*self.servers, self.database]:
            if isinstance(part, Pair) or part and part.process and part.process.poll() is None:
                part.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=Path)
    parser.add_argument("--writes", type=int, default=100_000)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--engine", choices=["sqlite", "postgresql", "both"])
    parser.add_argument("--learners", type=int, default=0)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--standby", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    needs_postgresql = options.servers > 1 or options.standby
    chosen = options.engine or ("postgresql" if needs_postgresql else "both")
    if needs_postgresql and chosen != "postgresql":
        parser.error("several servers and a standby need --engine postgresql")
    engines = ["sqlite", "postgresql"] if chosen == "both" else [chosen]
    whole = []
    for engine in engines:
        trial = Trial(options.binary.resolve(), engine, options)
        try:
            whole.append(trial.run(options.writes // len(engines), options.kills // len(engines)))
        finally:
            trial.end()
    sys.exit(0 if all(whole) else 1)


if __name__ == "__main__":
    main()
