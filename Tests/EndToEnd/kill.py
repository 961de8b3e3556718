#!/usr/bin/env python3
"""Writes under load while the server, and PostgreSQL under it, are killed (SIGKILL) repeatedly.

    kill.py BINARY [--writes 100000] [--kills 60] [--engine sqlite|postgresql|both] [--seed 1]

Four writers answer cards through the API while two readers open pages. Each acknowledged write must be in the database
afterwards, once and unchanged; one that was not acknowledged is sent again under the same id and must not count twice.
Needs only Python, Glossa and, for PostgreSQL, its server programs.
"""

import argparse
import glob
import http.client
import json
import os
import pwd
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

CARDS = 1000
WRITERS = 4
READERS = 2
BORN = 1_767_323_045_000
PAGES = ["/", "/review/browse?q=x", "/api/v1/statistics", "/review"]


class PostgreSQL:
    """A server in a temporary folder, reachable only through a Unix socket; it syncs to disk as in production."""

    def __init__(self, folder: Path):
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        self.programs = Path(programs[-1]) if programs else Path(shutil.which("postgres") or "/").parent
        self.folder, self.data = folder, folder / "data"
        # It refuses to run as root.
        self.owner = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        folder.mkdir()
        if self.owner:
            os.chown(folder, self.owner.pw_uid, self.owner.pw_gid)
        subprocess.run(
            [self.programs / "initdb", "-D", self.data, "-U", "glossa", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
            check=True, capture_output=True, **self.asOwner)
        self.process = None
        self.start()

    @property
    def asOwner(self):
        place = {"cwd": self.folder}
        return {**place, "user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []} if self.owner else place

    @property
    def url(self):
        return f"postgresql:///postgres?host={self.folder}&user=glossa"

    def start(self):
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "shared_buffers=32MB"]
        command = [self.programs / "postgres", "-D", self.data] + [part for s in settings for part in ("-c", s)]
        for _ in range(60):
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **self.asOwner)
            # After a kill, the old server's memory may still be in use for a moment, in which case the
            # new one exits at once.
            for _ in range(100):
                if self.process.poll() is not None:
                    break
                if subprocess.run(
                        [self.programs / "pg_isready", "-q", "-h", self.folder], stdout=subprocess.DEVNULL).returncode == 0:
                    return
                time.sleep(0.1)
            time.sleep(0.2)
        raise SystemExit("PostgreSQL did not come back")

    def kill(self):
        """Kills the whole process group: the server and everything it started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def query(self, sql: str) -> list[list[str]]:
        rows = subprocess.run(
            [self.programs / "psql", "-h", self.folder, "-U", "glossa", "-d", "postgres", "-AtF", "|", "-c", sql],
            check=True, capture_output=True, text=True).stdout.splitlines()
        return [row.split("|") for row in rows]


class Glossa:
    def __init__(self, binary: Path, folder: Path, database: str | None):
        self.binary, self.folder = binary, folder
        self.options = ["--database", database] if database else []
        self.environment = {**os.environ, "GLOSSA_DATA": str(folder), "GLOSSA_CONFIG": str(folder / "config")}
        self.process, self.port = None, 0

    def command(self, *arguments):
        subprocess.run(
            [self.binary, *arguments, *self.options], check=True, capture_output=True, env=self.environment, cwd=self.folder)

    def start(self):
        for _ in range(30):
            self.process = subprocess.Popen(
                [self.binary, "serve", "--port", str(self.port), *self.options], stdout=subprocess.PIPE,
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


class Load:
    """Writers and readers, and the writes acknowledged to them."""

    def __init__(self, glossa: Glossa, cards: list[str], writes: int, seed: int):
        self.glossa, self.cards, self.writes, self.seed = glossa, cards, writes, seed
        self.lock = threading.Lock()
        self.sent: list[tuple[str, str, int]] = []
        self.acknowledged = 0
        self.repeated = 0
        self.unanswered = 0
        self.read = 0
        self.wrong: list[str] = []
        self.isOver = threading.Event()

    def write(self, writer: int):
        numbers = random.Random(self.seed * 100 + writer)
        connection = None
        # Each writer has its own cards, so that answers arrive in the order of their ids.
        own = self.cards[writer::WRITERS]
        for number in range(self.writes // WRITERS):
            card, rating = own[number % len(own)], numbers.choice([1, 2, 3, 4])
            review = str((BORN + number * WRITERS + writer) << 20 | numbers.getrandbits(20))
            tries = 0
            while True:
                tries += 1
                try:
                    if connection is None:
                        connection = http.client.HTTPConnection("127.0.0.1", self.glossa.port, timeout=30)
                    connection.request(
                        "POST", f"/api/v1/cards/{card}/grade",
                        json.dumps({"rating": rating, "reviewId": review, "durationMilliseconds": 2000}),
                        {"Content-Type": "application/json"})
                    answer = connection.getresponse()
                    content = answer.read()
                except (OSError, http.client.HTTPException):
                    connection = None
                    time.sleep(0.05)
                    if tries > 2000:
                        self.wrong.append(f"{review}: the server did not come back")
                        return
                    continue
                if answer.status == 200:
                    break
                # The database is away, or it is unknown whether it stored the answer: the same answer is sent again.
                if answer.status not in (500, 503) or tries > 2000:
                    self.wrong.append(f"{review}: {answer.status} {content[:200]!r}")
                    return
                time.sleep(0.05)
            with self.lock:
                self.sent.append((review, card, rating))
                self.acknowledged += 1
                self.unanswered += tries > 1
                self.repeated += bool(json.loads(content)["isRepeated"])

    def readPages(self, reader: int):
        numbers = random.Random(self.seed * 100 + 50 + reader)
        while not self.isOver.is_set():
            try:
                connection = http.client.HTTPConnection("127.0.0.1", self.glossa.port, timeout=30)
                connection.request("GET", numbers.choice(PAGES))
                connection.getresponse().read()
                connection.close()
                self.read += 1
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)


def run(binary: Path, engine: str, writes: int, kills: int, seed: int) -> bool:
    folder = Path(tempfile.mkdtemp(prefix="glossa-kill-"))
    os.chmod(folder, 0o755)
    postgres = PostgreSQL(folder / "postgresql") if engine == "postgresql" else None
    glossa = Glossa(binary, folder, postgres.url if postgres else None)
    try:
        words = folder / "words.json"
        words.write_text(json.dumps([{"word": f"词{number}", "definition": "x"} for number in range(CARDS)]))
        glossa.command("deck", "import", str(words))

        def query(sql: str) -> list[list[str]]:
            if postgres:
                return postgres.query(sql)
            with sqlite3.connect(folder / "glossa.sqlite") as database:
                return [[str(value) for value in row] for row in database.execute(sql)]

        cards = [row[0] for row in query("SELECT CAST(id AS TEXT) FROM card ORDER BY id")]
        glossa.start()
        load = Load(glossa, cards, writes, seed)
        writers = [threading.Thread(target=load.write, args=(number,)) for number in range(WRITERS)]
        readers = [threading.Thread(target=load.readPages, args=(number,), daemon=True) for number in range(READERS)]
        began = time.monotonic()
        for thread in writers + readers:
            thread.start()
        numbers = random.Random(seed)
        # Spread over the run by the number of writes, at any moment of a write.
        moments = sorted(numbers.sample(range(1, max(kills + 2, load.writes - load.writes // 20)), kills))
        deaths = {"glossa": 0, "PostgreSQL": 0}
        for number, moment in enumerate(moments):
            while load.acknowledged < moment and any(thread.is_alive() for thread in writers):
                time.sleep(0.001)
            time.sleep(numbers.uniform(0, 0.01))
            if postgres and number % 2:
                postgres.kill()
                deaths["PostgreSQL"] += 1
                postgres.start()
            else:
                glossa.kill()
                deaths["glossa"] += 1
                glossa.start()
        for thread in writers:
            thread.join()
        load.isOver.set()
        seconds = time.monotonic() - began
        glossa.kill()

        log = {(row[0], row[1], int(row[2])) for row in query(
            "SELECT CAST(id AS TEXT), CAST(card_id AS TEXT), rating FROM review")}
        lost = [answer for answer in load.sent if answer not in log]
        faults = load.wrong + [f"lost: {answer}" for answer in lost]
        total = str(len(load.sent))
        for name, sql in [
            ("answers in the log", "SELECT COUNT(*) FROM review"), ("answers of cards", "SELECT SUM(reviews) FROM card"),
            ("answers of days", "SELECT SUM(again + hard + good + easy) FROM review_day"),
        ]:
            found = query(sql)[0][0]
            if found != total:
                faults.append(f"{name}: {found}, and {total} were acknowledged")
        if not postgres and query("PRAGMA integrity_check") != [["ok"]]:
            faults.append("the file is damaged")
        print(
            f"{engine}: {len(load.sent)} writes acknowledged in {seconds:.0f} s, {load.read} pages read, "
            f"{deaths['glossa']} kills of Glossa, {deaths['PostgreSQL']} of PostgreSQL; {load.unanswered} writes lost their "
            f"acknowledgement, {load.repeated} of them were on the disk; {len(lost)} lost")
        for fault in faults[:20]:
            print("  " + fault)
        return not faults
    finally:
        for part in (glossa, postgres):
            if part and part.process and part.process.poll() is None:
                part.kill()
        shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=Path)
    parser.add_argument("--writes", type=int, default=100_000)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--engine", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    engines = ["sqlite", "postgresql"] if options.engine == "both" else [options.engine]
    whole = [
        run(options.binary.resolve(), engine, options.writes // len(engines), options.kills // len(engines), options.seed)
        for engine in engines
    ]
    sys.exit(0 if all(whole) else 1)


if __name__ == "__main__":
    main()
