"""Measures real books: books.py GLOSSA FOLDER [EPUBS].

Imports every book of FOLDER by itself (`book.import.slowest`, and for one whose name has "moby" `book.import.moby`), then
opens ten pages of ten of them, one book after another, in one server, and takes its memory. EPUBS is a folder of EPUB files
each of which should open, such as the W3C's tests.
"""

import glob
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

from desk import resident
from peers import report


def imported(glossa: str, path: str, folder: str) -> tuple[float, dict | None]:
    """How long the whole command takes, and the book."""
    started = time.perf_counter()
    result = subprocess.run(
        [glossa, "import", path, "--json", "--data", folder], capture_output=True, text=True)
    taken = time.perf_counter() - started
    if result.returncode != 0:
        print(f"{os.path.basename(path)}: {result.stderr.strip()}", file=sys.stderr)
        return taken, None
    return taken, json.loads(result.stdout)[0]


def main() -> None:
    glossa, shelf = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        books, times = [], {}
        for path in sorted(glob.glob(os.path.join(shelf, "*"))):
            times[os.path.basename(path)], book = imported(glossa, path, folder)
            if book:
                books.append(book)
        for name, taken in times.items():
            print(f"{name}: {taken:.2f} s", file=sys.stderr)
            if "moby" in name:
                report("book.import.moby", taken, "s")
        report("book.import.slowest", max(times.values()), "s")
        report("books.opened", len(books), "books")
        report("books", len(times), "books")

        server = subprocess.Popen(
            [glossa, "serve", "--no-backups", "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True)
        try:
            address = server.stdout.readline().split()[-1]
            largest = sorted(books, key=lambda book: -book["pages"])[:10]
            for book in largest:
                for turn in range(10):
                    page = 1 + turn * (book["pages"] - 1) // 9
                    urllib.request.urlopen(f"{address}/books/{book['id']}/pages/{page}").read()
            report("books.resident", resident(server.pid), "MB")
            report("books.private", resident(server.pid, "RssAnon"), "MB")
            report("books.peak", resident(server.pid, "VmHWM"), "MB")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()

    if len(sys.argv) > 3:
        epubs = sorted(glob.glob(os.path.join(sys.argv[3], "*.epub")))
        with tempfile.TemporaryDirectory() as folder:
            opened = [path for path in epubs if imported(glossa, path, folder)[1]]
        report("epubs.opened", len(opened), "books")
        report("epubs", len(epubs), "books")


if __name__ == "__main__":
    main()
