"""The server under load: requests a second, the slowest of a hundred, and what heavy requests do to light ones.

Usage: load.py GLOSSA TEXT PACKAGE, the package being one of Anki with 200,000 cards (interchange.py leaves one).
Prints one JSON object for each figure, as Benchmarks.swift does. Everything happens on loopback, in a temporary folder. `wrk`
makes the load; without it (`Scripts/setup --tests` installs it) nothing is measured.
"""

import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

from desk import novel, resident
from peers import report

#: Seconds of each measurement.
SECONDS = 6
#: The same of look-ups: the API answers 60,000 requests a minute, and then refuses. Each has a server of its own.
LOOKUP_SECONDS = 1
#: Requests a second of the light requests that are timed beside heavy ones.
PACE = 0.01


class Server:
    """A server in a folder of its own."""

    def __init__(self, glossa: str, folder: str) -> None:
        self.environment = {**os.environ, "GLOSSA_DATA": folder}
        self.process = subprocess.Popen([glossa, "serve", "--no-backups", "--port", "0"], env=self.environment, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().split()[-1]
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def wrk(address: str, connections: int = 64, script: str = "", seconds: int = SECONDS) -> tuple[float, float]:
    """Requests a second, and the milliseconds that 99 of 100 stay below."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", address]
    if script:
        with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
            file.write(script)
            file.flush()
            output = subprocess.run(command + ["-s", file.name], check=True, capture_output=True, text=True).stdout
    else:
        output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in output:
        raise SystemExit(f"{address}: not every answer was a success\n{output}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
    value, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", output).groups()
    return rate, float(value) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def pages(book: dict) -> str:
    """A script for wrk that opens pages of a book in an order of its own."""
    return f"""
        math.randomseed(7)
        request = function()
            return wrk.format("GET", "/books/{book['id']}/pages/" .. math.random(1, {book['pages']}))
        end
    """


class Heavy(threading.Thread):
    """Sends one request again and again until it is told to stop."""

    def __init__(self, server: Server, method: str, path: str, body: bytes | None, kind: str) -> None:
        super().__init__(daemon=True)
        self.request = (method, path, body, {"Content-Type": kind} if body else {})
        self.port, self.goes_on, self.statuses = server.port, True, []

    def run(self) -> None:
        while self.goes_on:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=300)
            try:
                connection.request(*self.request)
                answer = connection.getresponse()
                answer.read()
                self.statuses.append(answer.status)
                if answer.status == 503:
                    time.sleep(0.1)
            except OSError:
                self.statuses.append(0)
            finally:
                connection.close()


def light(server: Server, path: str, seconds: float) -> list[float]:
    """The milliseconds of one light request after another, on a connection that is kept."""
    times = []
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, (path, answer.status)
        times.append((time.perf_counter() - start) * 1000)
        time.sleep(PACE)
    connection.close()
    return sorted(times)


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]


def heaviest(text: str, japanese: str) -> dict[str, tuple[str, str, bytes | None, str]]:
    """One of the heaviest requests of each kind that a client can send without a file of its own."""
    def body(**values: str) -> bytes:
        return json.dumps(values, ensure_ascii=False).encode()

    return {
        "grammar": ("POST", "/api/v1/grammar", body(text=text[:50_000], language="zh"), "application/json"),
        "grammar.refused": ("POST", "/api/v1/grammar", body(text=text[:192_000], language="zh"), "application/json"),
        "annotate": ("POST", "/api/v1/annotate", body(text=text[:400_000], language="zh"), "application/json"),
        "annotate.japanese": ("POST", "/api/v1/annotate", body(text=japanese[:400_000], language="ja"), "application/json"),
        "import": ("POST", "/api/v1/books", body(text=japanese[:2_200_000], language="ja"), "application/json"),
        "statistics": ("GET", "/api/v1/statistics?days=36500", None, ""),
        "words": ("GET", "/words", None, ""),
        "export": ("POST", "/me/export.json", None, ""),
    }


def heaviest_of_cards(deck: str, package: str) -> dict[str, tuple[str, str, bytes | None, str]]:
    """The same of requests about a large collection of cards."""
    with open(package, "rb") as file:
        upload = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.apkg"\r\n\r\n' + file.read() + b"\r\n--x--\r\n"
    terms = urllib.parse.quote(" ".join(f"{letter}{digit}" for letter in "aeiou" for digit in range(3)))
    options = json.dumps({"options": {"desiredRetention": 0.8}}).encode()
    return {
        "cards.search": ("GET", f"/api/v1/cards?query={terms}", None, ""),
        "cards.page": ("GET", "/review/browse?q=e", None, ""),
        "cards.statistics": ("GET", "/review/stats", None, ""),
        "cards.history": ("GET", "/review/history.csv", None, ""),
        "cards.simulation": ("GET", f"/api/v1/decks/{deck}/simulation?days=730&new=200", None, ""),
        "cards.rescheduling": ("POST", f"/api/v1/decks/{deck}/rescheduling/preview", options, "application/json"),
        "cards.apkg": ("GET", f"/api/v1/decks/{deck}/export?format=apkg", None, ""),
        "cards.json": ("GET", f"/api/v1/decks/{deck}/export?format=json", None, ""),
        "cards.export": ("POST", "/me/export.json", None, ""),
        "cards.import": ("POST", "/api/v1/decks/import", upload, "multipart/form-data; boundary=x"),
    }


def beside(server: Server, book: str, requests: dict[str, tuple[str, str, bytes | None, str]]) -> None:
    """Times light requests while two of each heavy one run."""
    for name, request in requests.items():
        heavies = [Heavy(server, *request) for _ in range(2)]
        for heavy in heavies:
            heavy.start()
        time.sleep(0.5)
        health = light(server, "/health", SECONDS / 2)
        page = light(server, f"/books/{book}/pages/9", SECONDS / 2)
        for heavy in heavies:
            heavy.goes_on = False
        report(f"beside.{name}.health.p99", percentile(health, 0.99), "ms")
        report(f"beside.{name}.page.p99", percentile(page, 0.99), "ms")
        for heavy in heavies:
            heavy.join()
        report(f"beside.{name}.peak", resident(server.process.pid, "VmHWM"), "MB")
        statuses = {status for heavy in heavies for status in heavy.statuses}
        # A server that is busy says so; nothing else may go wrong, and something must have been done.
        if statuses - {200, 201, 202, 413, 429, 503} or statuses == {429} or statuses == {503}:
            raise SystemExit(f"{name}: answered with {statuses}")


def main() -> None:
    glossa, text_path, package = sys.argv[1:]
    if not shutil.which("wrk"):
        raise SystemExit("wrk is missing. Nothing was measured; run Scripts/setup --tests.")
    with open(text_path, encoding="utf-8") as file:
        text = novel(file.read(), 1_000_000)
    japanese = "昨日、友達と一緒に新しい寿司屋へ行って、おいしい魚をたくさん食べました。\n" * 60_000
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "novel.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        result = subprocess.run(
            [glossa, "import", path, "--json"], env={**os.environ, "GLOSSA_DATA": folder}, check=True, capture_output=True, text=True)
        book = json.loads(result.stdout)[0]
        server = Server(glossa, folder)
        try:
            urllib.request.urlopen(f"{server.address}/books/{book['id']}/pages/1").read()
            for name, address, script in [
                ("health", "/health", ""),
                ("reading", "", pages(book)),
                ("reading.same", f"/books/{book['id']}/pages/7", ""),
                ("lookup", "/api/v1/lookup?query=" + urllib.parse.quote("银行"), ""),
                ("lookup.english", "/api/v1/lookup?query=bank", ""),
                ("lookup.japanese", "/api/v1/lookup?query=" + urllib.parse.quote("食べました"), ""),
            ]:
                seconds = SECONDS
                if name.startswith("lookup"):
                    seconds = LOOKUP_SECONDS
                    server.stop()
                    server = Server(glossa, folder)
                rate, slowest = wrk(server.address + address, script=script, seconds=seconds)
                report(f"load.{name}", rate, "/s")
                report(f"load.{name}.p99", slowest, "ms")

            idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(1000)]
            for connection in idle:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: local")
            rate, slowest = wrk(server.address, script=pages(book))
            report("load.idle1000.reading", rate, "/s")
            report("load.idle1000.reading.p99", slowest, "ms")
            for connection in idle:
                connection.close()

            beside(server, book["id"], heaviest(text, japanese))
            server.stop()
            subprocess.run([glossa, "deck", "import", package, "--data", folder], check=True, capture_output=True)
            server = Server(glossa, folder)
            decks = json.load(urllib.request.urlopen(f"{server.address}/api/v1/decks"))
            deck = next(deck for deck in decks if deck["name"] == "HSK 1")
            beside(server, book["id"], heaviest_of_cards(deck["id"], package))
            report("load.resident", resident(server.process.pid), "MB")
            # Of that, what maps files (the program and the dictionaries) and can be dropped whenever memory is wanted.
            report("load.resident.files", resident(server.process.pid, "RssFile"), "MB")
            report("load.resident.peak", resident(server.process.pid, "VmHWM"), "MB")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
