"""What learners cost: how long they wait, and what of the server's time and memory each of them takes.

Usage: learners.py GLOSSA [--postgresql] [--servers 2] [--sizes 10,100,1000,10000] [--active 1000] [--seconds 240]

Prints one JSON object for each figure, as Benchmarks.swift does, and on standard error a line for each size. Everything
happens on loopback, in a temporary folder (put TMPDIR on a disk to measure what commits cost). The server has accounts; each
learner is signed in with a cookie, as a browser is. Without --postgresql the database is SQLite. Several servers share one
PostgreSQL, and each learner stays on one of them.

The database is filled with as many learners as each size says, by SQL, since only what requests cost counts: a desk is made by
Glossa's own commands and copied, with the text of each page made another one for each learner, so that no two learners share
what the server keeps of a page. A learner has a deck of 120 cards, all of them due and answered twice before, and a book of
about 40 pages. The cookies' secrets are made here, and their digests are put where signing in puts them, because hashing
10,000 passwords would take an hour.

At a person's pace half of those who are active review, and half read; after five minutes they change over.

- Reviewing: the card is answered 6 to 12 s after it was shown. The page sends the form and follows to the next card.
- Reading: a page is turned every 30 to 60 s, which reports the place as well. A word is looked up every 10 to 30 s: its card
  is fetched, and the look-up reported.

With 1,000 learners this is about 190 requests a second. Where fewer are active (10, 100), time passes faster for them, ten
times at most, so that they are not measured by what an idle server does; what it does by itself is measured before, and told.
A learner-hour is an hour of one learner's time. Waiting is measured from sending a request to its last byte. The clients are
one process, which shares the processors with the server; the share that it took is told, and how late it was itself. What the
disk takes for one write when nobody does anything is told, too: no commit is faster.
"""

import argparse
import asyncio
import base64
import gc
import hashlib
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from postgresql import PostgreSQL  # noqa: E402

#: Seconds between what a person does.
ANSWERING = (6, 12)
TURNING = (30, 60)
LOOKING_UP = (10, 30)
#: Seconds after which whoever reviewed reads, and the other way round.
SPELL = 300
#: How many times faster time may pass where few are active.
HASTE = 10
CARDS = 120
#: The most times that the server's idleness is waited for, five seconds each.
MORNING = 120
#: Seconds after which a connection is not used again; the server closes it after 75.
IDLE = 60
#: Characters of each learner's book.
TEXT = 24_000
#: Tables that are not copied from the first desk: each learner has other rows of them.
OWN = {"learner", "account", "access", "invitation", "identity", "deletion_request", "job"}


class Learner:
    """One learner of the database, and the cookie with which they are signed in."""

    def __init__(self, number: int) -> None:
        numbers = random.Random(number)
        self.number = number
        # Version 7, as Glossa's own: they begin with the time.
        self.id, self.access = (
            uuid.UUID(int=(1_767_323_045_000 + number << 80) | 7 << 76 | numbers.getrandbits(12) << 64 | 2 << 62 | numbers.getrandbits(62))
            for _ in range(2))
        secret = numbers.randbytes(32)
        self.digest = hashlib.sha256(secret).digest()
        text = base64.urlsafe_b64encode(self.id.bytes + self.access.bytes + secret).decode().rstrip("=")
        self.cookie = f"__Host-glossa=glossa_{text}"


class SQLite:
    """The database of one server, in a file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "glossa.sqlite"
        self.url = None
        self.cpu_seconds = 0.0

    def columns(self) -> dict[str, list[str]]:
        with sqlite3.connect(self.path) as database:
            tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {table: [row[1] for row in database.execute(f"PRAGMA table_info({table})")] for table in tables}

    def query(self, sql: str) -> list:
        with sqlite3.connect(self.path) as database:
            return database.execute(sql).fetchall()

    def add(self, learners: list[Learner], statements: list[str]) -> None:
        database = sqlite3.connect(self.path)
        database.execute("PRAGMA synchronous = OFF")
        database.execute("CREATE TEMPORARY TABLE fresh (id TEXT, number INTEGER, access TEXT, digest BLOB)")
        database.executemany("INSERT INTO fresh VALUES (?, ?, ?, ?)", [
            (str(learner.id), learner.number, str(learner.access), learner.digest) for learner in learners])
        for statement in statements:
            database.execute(statement)
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()

    def stop(self) -> None:
        pass


class Server(PostgreSQL):
    """The database of several servers. Only filling it waits for no disk."""

    def columns(self) -> dict[str, list[str]]:
        tables: dict[str, list[str]] = {}
        for table, column in self.query(
                "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' "
                "ORDER BY table_name, ordinal_position"):
            tables.setdefault(table, []).append(column)
        return tables

    def add(self, learners: list[Learner], statements: list[str]) -> None:
        lines = "".join(f"{one.id}\t{one.number}\t{one.access}\t\\\\x{one.digest.hex()}\n" for one in learners)
        script = "\n".join([
            "SET synchronous_commit = off;", "SET session_replication_role = replica;", "BEGIN;",
            "CREATE TEMPORARY TABLE fresh (id TEXT, number BIGINT, access TEXT, digest BYTEA);",
            "COPY fresh FROM STDIN;", lines + "\\.", *[statement + ";" for statement in statements], "COMMIT;", "VACUUM ANALYZE;",
            "CHECKPOINT;"])
        done = subprocess.run(
            [self.programs / "psql", "-q", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", "glossa", "-d", "desk"],
            input=script, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stderr)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


class Glossa:
    """One server of Glossa."""

    def __init__(self, program: str, folder: Path, url: str | None) -> None:
        self.program, self.folder = program, folder
        self.database = ["--database", url] if url else []
        self.environment = {**os.environ, "GLOSSA_DATA": str(folder), "GLOSSA_CONFIG": str(folder / "config")}
        self.process, self.port = None, 0

    def command(self, *arguments: str) -> str:
        return subprocess.run(
            [self.program, *arguments, *self.database], check=True, env=self.environment, capture_output=True, text=True).stdout

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.program, "serve", "--listen", "127.0.0.1", "--port", "0", "--no-backups", *self.database],
            env=self.environment, stdout=subprocess.PIPE, stderr=(self.folder / "server.log").open("a"), text=True)
        line = self.process.stdout.readline()
        if "127.0.0.1:" not in line:
            raise SystemExit((self.folder / "server.log").read_text())
        self.port = int(line.rpartition(":")[2])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Megabytes that are the process's own: neither the program nor the dictionaries."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"RssAnon:\s+(\d+)", status).group(1)) / 1024


def make_desk(glossa: Glossa, database, work: Path) -> tuple[str, str]:
    """Makes the first desk by Glossa's own commands. Returns the ids of its deck and its book."""
    stories = []
    for path in sorted((ROOT / "Shelf").glob("zh-*.md")):
        lines = path.read_text().split("---", 2)[2].splitlines()
        stories.append("\n".join(line.lstrip("# ") for line in lines if line.strip()))
    text = "\n".join(stories)
    text = (text * (TEXT // len(text) + 1))[:TEXT]
    (work / "book.txt").write_text(text)
    glossa.command("import", str(work / "book.txt"), "--language", "zh")
    sentences = [part + "。" for part in re.split("[。！？\n“”]", text) if 6 < len(part) < 40]
    cut = subprocess.run(
        [glossa.program, "segment", "--language", "zh"], input="\n".join(sentences), check=True, capture_output=True, text=True,
        env=glossa.environment).stdout.splitlines()
    found: dict[str, str] = {}
    for sentence, line in zip(sentences, cut):
        for word in line.split():
            if len(word) > 1 and re.fullmatch("[\u4e00-\u9fff]+", word) and word not in found and len(found) < CARDS:
                found[word] = sentence
    (work / "words.json").write_text(json.dumps(
        [{"word": word, "sentence": sentence, "definition": "a word of the text"} for word, sentence in found.items()]))
    glossa.command("deck", "import", str(work / "words.json"))
    # Otherwise the server makes the words of the day for everybody as soon as it starts.
    glossa.command("dose")
    now = int(time.time() * 1000)
    day = 86_400_000
    answered = f"state = 2, stability = 6, difficulty = 5, interval_days = 6, repetitions = 2, reviews = 2"
    for sql in [
        f"UPDATE card SET {answered}, last_review = {now - 7 * day}, due = {now - day}",
        f"INSERT INTO review (id, learner_id, card_id, at, rating, state, interval_seconds, duration) "
        f"SELECT id, learner_id, id, {now - 9 * day}, 3, 0, 172800, 4000 FROM card",
        f"INSERT INTO review (id, learner_id, card_id, at, rating, state, interval_seconds, duration) "
        f"SELECT id + 1, learner_id, id, {now - 7 * day}, 3, 2, 518400, 4000 FROM card",
        # Everything may be answered in one day.
        "UPDATE deck SET options = REPLACE(options, '\"reviewsPerDay\":200', '\"reviewsPerDay\":9999')",
    ]:
        database.query(sql)
    return database.query("SELECT id FROM deck")[0][0], database.query("SELECT id FROM book")[0][0]


def copies(database) -> list[str]:
    """Statements that give each learner of the table `fresh` a copy of the first desk, and sign them in."""
    owner = database.query("SELECT id FROM learner WHERE is_owner = 1")[0][0]
    now = int(time.time() * 1000)
    statements = [
        f"INSERT INTO learner (id, name, change_sequence, created_at, is_owner) "
        f"SELECT f.id, '', l.change_sequence, {now}, 0 FROM fresh f, learner l WHERE l.id = '{owner}'",
        f"INSERT INTO account (learner_id, name, shown_name, is_administrator, created_at, age_confirmed_at) "
        f"SELECT id, 'learner' || number, '', 0, {now}, {now} FROM fresh",
        # When each was last used is noted every five minutes, not for all in the same minute.
        f"INSERT INTO access (learner_id, id, kind, name, digest, created_at, renewed_at, used_at) "
        f"SELECT id, access, 'browser', 'Firefox', digest, {now}, {now}, {now} - (number * 7919) % 300000 FROM fresh",
    ]
    for table, columns in database.columns().items():
        if table in OWN or "learner_id" not in columns:
            continue
        if database.query(f"SELECT COUNT(*) FROM {table} WHERE learner_id = '{owner}'")[0][0] in (0, "0"):
            continue
        chosen = {"learner_id": "f.id"}
        if table == "passage":
            chosen["text"] = "t.text || '第' || f.number || '次。'"
        values = ", ".join(chosen.get(column, "t." + column) for column in columns)
        statements.append(
            f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table} t, fresh f WHERE t.learner_id = '{owner}'")
    return statements


class Line(asyncio.Protocol):
    """A connection of one browser, which asks one thing at a time. Cheaper than asyncio's streams."""

    def __init__(self) -> None:
        self.transport = None
        self.waiting: asyncio.Future | None = None
        self.received = bytearray()
        self.needed = 0

    def connection_made(self, transport) -> None:
        self.transport = transport

    def connection_lost(self, error) -> None:
        self.transport = None
        if self.waiting and not self.waiting.done():
            self.waiting.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        if not self.waiting or self.waiting.done():
            # The server says that it closes a connection on which nothing was asked for long.
            self.transport.abort()
            self.transport = None
            return
        self.received += data
        if not self.needed:
            end = self.received.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self.received[:end]).lower()
            length = re.search(rb"\r\ncontent-length: (\d+)", head)
            if not length and b"\r\ntransfer-encoding" in head:
                raise SystemExit("an answer in chunks, whose end is not looked for")
            self.needed = end + 4 + (int(length.group(1)) if length else 0)
        if len(self.received) >= self.needed and self.waiting and not self.waiting.done():
            answer, self.received, self.needed = bytes(self.received), bytearray(), 0
            self.waiting.set_result(answer)


class Browser:
    """A learner at their pace."""

    def __init__(self, learner: Learner, port: int, crowd: "Crowd") -> None:
        self.learner, self.port, self.crowd = learner, port, crowd
        self.numbers = random.Random(learner.number)
        self.line: Line | None = None
        self.asked = 0.0
        self.page = self.numbers.randint(1, 20)
        host = f"Host: 127.0.0.1:{port}\r\nCookie: {learner.cookie}\r\nAccept-Language: en\r\nSec-Fetch-Site: same-origin\r\n"
        self.head = host.encode() + b"User-Agent: Mozilla/5.0 Firefox/140.0\r\n"

    async def ask(self, kind: str, path: str, body: bytes | None = None, form: str = "") -> bytes:
        """Asks for something, notes how long it took, and returns the answer."""
        # As browsers do, which close what has been idle for a while.
        if self.line and self.line.transport and time.perf_counter() - self.asked > IDLE:
            self.line.transport.abort()
            self.line = None
        if self.line is None or self.line.transport is None:
            _, self.line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", self.port)
        request = (f"GET {path}" if body is None else f"POST {path}").encode() + b" HTTP/1.1\r\n" + self.head
        if body is not None:
            request += f"Content-Type: {form}\r\nContent-Length: {len(body)}\r\n".encode()
        waiting = self.line.waiting = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.line.transport.write(request + b"\r\n" + (body or b""))
        answer = await waiting
        self.asked = time.perf_counter()
        self.crowd.note(kind, began, self.asked)
        if answer[9:12] not in (b"200", b"204", b"303"):
            raise SystemExit(f"{path}: {answer[:400]!r}")
        return answer

    async def pause(self, seconds: tuple[float, float]) -> None:
        await self.sleep(self.numbers.uniform(*seconds))

    async def sleep(self, seconds: float) -> None:
        due = time.perf_counter() + seconds / self.crowd.haste
        await asyncio.sleep(max(0, due - time.perf_counter()))
        self.crowd.late(time.perf_counter() - due)

    async def live(self, is_reviewing: bool) -> None:
        # Not all at once.
        await self.sleep(self.numbers.uniform(0, 15))
        spell = self.numbers.uniform(0, SPELL)
        while True:
            await (self.review if is_reviewing else self.read)(time.perf_counter() + spell / self.crowd.haste)
            is_reviewing, spell = not is_reviewing, SPELL

    async def review(self, end: float) -> None:
        study = f"/review/decks/{self.crowd.deck}/study"
        card = await self.ask("card", study)
        while time.perf_counter() < end:
            await self.pause(ANSWERING)
            fields = dict(re.findall(rb'name="(card|review|reviews)" value="([^"]*)"', card))
            if b"card" not in fields:
                self.crowd.finished += 1
                return
            rating = self.numbers.choices([1, 2, 3, 4], [1, 1, 7, 1])[0]
            form = b"&".join(name + b"=" + value for name, value in fields.items())
            await self.ask(
                "answer", f"/review/decks/{self.crowd.deck}/grade", form + f"&rating={rating}&duration=4000".encode(),
                "application/x-www-form-urlencoded")
            card = await self.ask("card", study)

    async def read(self, end: float) -> None:
        book = f"/books/{self.crowd.book}"

        async def tell(**more) -> None:
            told = {"page": self.page, "lookedUp": 0, "activeSeconds": 0, **more}
            await self.ask("report", f"{book}/session", json.dumps(told).encode(), "application/json")

        haste = self.crowd.haste
        while time.perf_counter() < end:
            page = await self.ask("page", f"{book}/pages/{self.page}")
            await tell(opened=True)
            words = re.findall(rb'href="(/words/zh/[^"]+)"', page)
            turning = time.perf_counter() + self.numbers.uniform(*TURNING) / haste
            while True:
                wait = self.numbers.uniform(*LOOKING_UP)
                left = (turning - time.perf_counter()) * haste
                if wait >= left or not words:
                    await self.sleep(max(0, left))
                    break
                await self.sleep(wait)
                link = self.numbers.choice(words).decode().replace("&amp;", "&")
                await self.ask("word", link + "&fragment=1")
                await tell(lookedUp=1, activeSeconds=int(wait))
            self.page = self.page % self.crowd.pages + 1


class Crowd:
    """The learners who are active, and what they waited for."""

    def __init__(self, deck: str, book: str, pages: int) -> None:
        self.deck, self.book, self.pages = deck, book, pages
        self.haste = 1.0
        self.finished = 0
        self.forget()

    def forget(self) -> None:
        self.waits: dict[str, list[float]] = {}
        self.lateness: list[float] = []

    def note(self, kind: str, began: float, ended: float) -> None:
        self.waits.setdefault(kind, []).append((ended - began) * 1000)

    def late(self, seconds: float) -> None:
        self.lateness.append(seconds * 1000)


def report(name: str, value: float, unit: str) -> None:
    print(json.dumps({"name": name, "value": value, "unit": unit}), flush=True)


def part(values: list[float], share: float) -> float:
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def disk(folder: Path, seconds: float = 10) -> list[float]:
    """What a commit waits for at least: milliseconds to have the disk write four pages, ten times a second."""
    waits = []
    file = os.open(folder / "disk", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        # As a log, which has its length.
        os.pwrite(file, bytes(1 << 20), 0)
        os.fsync(file)
        ended = time.perf_counter() + seconds
        while time.perf_counter() < ended:
            began = time.perf_counter()
            os.pwrite(file, os.urandom(16 << 10), len(waits) % 64 << 14)
            os.fdatasync(file)
            waits.append((time.perf_counter() - began) * 1000)
            time.sleep(0.1)
    finally:
        os.close(file)
        os.unlink(folder / "disk")
    return waits


async def measure(servers: list[Glossa], database, learners: list[Learner], crowd: Crowd, seconds: float, name: str) -> dict:
    """Has learners come, and measures from when all are there. Returns seconds of the processor for each learner-hour."""
    # A commit waits for what the disk has still to write of filling the database.
    os.sync()
    # What the server does for everybody when a day begins is measured by itself.
    morning = sum(processor(servers, database))
    for _ in range(MORNING):
        idle = processor(servers, database)
        await asyncio.sleep(min(5, seconds / 4))
        idle = [(now - before) / min(5, seconds / 4) for now, before in zip(processor(servers, database), idle)]
        if sum(idle) < 0.1:
            break
    morning = sum(processor(servers, database)) - morning
    crowd.forget()
    tasks = [
        asyncio.create_task(Browser(learner, servers[index % len(servers)].port, crowd).live(index // len(servers) % 2 == 0))
        for index, learner in enumerate(learners)]
    ended = asyncio.create_task(asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION))
    # Until each has come, and has asked for what is not kept yet.
    await asyncio.wait([ended], timeout=30 / crowd.haste + 5)
    crowd.forget()
    crowd.finished = 0
    before, began, own = processor(servers, database), time.perf_counter(), time.process_time()
    await asyncio.wait([ended], timeout=seconds)
    took = time.perf_counter() - began
    used = [now - then for now, then in zip(processor(servers, database), before)]
    own = time.process_time() - own
    memory = sum(server.memory for server in servers)
    waits = [wait for waits in crowd.waits.values() for wait in waits]
    if ended.done():
        for task in tasks:
            if task.done():
                task.result()
    for task in tasks:
        task.cancel()
    await asyncio.wait([ended])
    hours = len(learners) * crowd.haste * took / 3600
    figures = {
        "requests": len(waits) / took, "p50": part(waits, 0.5), "p99": part(waits, 0.99),
        "server": used[0] / hours, "database": used[1] / hours, "memory": memory, "busy": sum(used) / took,
        "idle": sum(idle), "morning": morning, "clients": own / took, "late": part(crowd.lateness, 0.99),
    }
    kinds = ", ".join(
        f"{kind} {len(waits)}: {part(waits, 0.5):.1f}, {part(waits, 0.99):.1f} ms" for kind, waits in sorted(crowd.waits.items()))
    print(
        f"{name}: {len(learners)} active, time × {crowd.haste:.0f}, {took:.0f} s: {figures['requests']:.0f} requests/s, "
        f"p50 {figures['p50']:.1f} ms, p99 {figures['p99']:.1f} ms, at most {max(waits, default=0):.0f} ms; "
        f"{figures['server']:.2f} s of the servers and {figures['database']:.2f} s of the database for a learner-hour; "
        f"processors {figures['busy']:.2f} (idle {figures['idle']:.3f} after {morning:.1f} s of work), clients {figures['clients']:.2f}, late by "
        f"{figures['late']:.1f} ms (p99); {memory:.0f} MB; {crowd.finished} had no card left\n  {kinds}", file=sys.stderr, flush=True)
    return figures


def processor(servers: list[Glossa], database) -> tuple[float, float]:
    return sum(server.cpu_seconds for server in servers), database.cpu_seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("glossa")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--sizes", default="10,100,1000,10000")
    parser.add_argument("--active", type=int, default=1000, help="how many are active at most")
    parser.add_argument("--seconds", type=float, default=240, help="how long each size is measured")
    options = parser.parse_args()
    if options.servers > 1 and not options.postgresql:
        parser.error("several servers need --postgresql")
    sizes = sorted(int(size) for size in options.sizes.split(","))
    engine = "postgresql" if options.postgresql else "sqlite"
    prefix = f"learners.{engine}" + (f".{options.servers}" if options.servers > 1 else "")
    # Whoever stops it finds nothing left.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    work = Path(tempfile.mkdtemp(prefix="glossa-learners-"))
    os.chmod(work, 0o755)
    (work / "data").mkdir()
    database = Server(work / "postgresql") if options.postgresql else SQLite(work / "data")
    servers = [Glossa(options.glossa, work / "data", database.url) for _ in range(options.servers)]
    try:
        deck, book = make_desk(servers[0], database, work)
        pages = int(database.query("SELECT page_count FROM book")[0][0])
        os.sync()
        waits = disk(work)
        report(f"{prefix}.disk.p50", round(part(waits, 0.5), 2), "ms")
        report(f"{prefix}.disk.p99", round(part(waits, 0.99), 2), "ms")
        costs = {}
        everybody: list[Learner] = []
        gc.disable()
        for size in sizes:
            fresh = [Learner(number) for number in range(len(everybody), size)]
            database.add(fresh, copies(database))
            everybody += fresh
            for server in servers:
                server.start()
            active = everybody[:options.active]
            crowd = Crowd(deck, book, pages)
            few = active[:10]
            base = None
            if len(active) >= 100:
                # What the server takes for ten, of which most is there for all.
                crowd.haste = HASTE
                base = asyncio.run(measure(servers, database, few, crowd, min(20, options.seconds), f"{prefix}.{size} (few)"))
                # Others than those, whose cards are answered.
                active = everybody[-len(active):] if size > len(active) else active
            crowd.haste = max(1, min(HASTE, options.active / len(active)))
            figures = asyncio.run(measure(servers, database, active, crowd, options.seconds, f"{prefix}.{size}"))
            for server in servers:
                server.stop()
            costs[size] = figures["server"] + figures["database"]
            report(f"{prefix}.{size}.cost", round(costs[size], 3), "s")
            report(f"{prefix}.{size}.cost.database", round(figures["database"], 3), "s")
            report(f"{prefix}.{size}.p50", round(figures["p50"], 2), "ms")
            report(f"{prefix}.{size}.p99", round(figures["p99"], 2), "ms")
            report(f"{prefix}.{size}.clients", round(figures["clients"], 3), "")
            # What a day costs for everybody before anybody is there, such as their words of the day.
            report(f"{prefix}.{size}.morning", round(max(figures["morning"], base["morning"] if base else 0) / size * 1000, 2), "ms")
            # Where the clients themselves are late, something else has the processors, and the waits say nothing.
            report(f"{prefix}.{size}.late", round(figures["late"], 2), "ms")
            if len(active) >= 100:
                each = (figures["memory"] - base["memory"]) * 1024 / (len(active) - len(few))
                report(f"{prefix}.{size}.memory", round(each, 1), "KB")
        report(f"{prefix}.spread", round(max(costs.values()) / min(costs.values()) - 1, 3), "")
    finally:
        for server in servers:
            if server.process and server.process.poll() is None:
                server.stop()
        database.stop()
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
