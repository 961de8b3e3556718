"""Search in a library of about 1,400,000 characters: search.py GLOSSA TEXT.

Fourteen books, ten of the Chinese text and two each of the Japanese and the English stories of the shelf, are searched
through the API, on loopback, in a temporary folder. Prints one JSON object for each figure.
"""

import glob
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

from desk import novel
from peers import report

CHARACTERS = 100_000
TIMES = 20
# A word, the same in the other script and as pinyin, a word that is everywhere, one that is nowhere, a phrase as it is
# written, words of the other languages in any form, and letters that begin many words.
QUERIES = {
    "word": "银行", "traditional": "銀行", "pinyin": "xuexi", "common": "的", "missing": "冰淇淋机", "phrase": '"我不知道"',
    "japanese": "言う", "romaji": "neko", "english": "say", "letters": "th",
}


def stories(language: str) -> str:
    """The stories of the shelf in a language, without front matter and headings."""
    shelf = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Shelf")
    texts = []
    for path in sorted(glob.glob(os.path.join(shelf, f"{language}-*.md"))):
        with open(path, encoding="utf-8") as file:
            text = file.read().split("\n---\n", 1)[-1]
        texts += [line for line in text.split("\n") if line.strip() and not line.startswith("#")]
    return "\n".join(texts)


def fill(glossa: str, folder: str, text: str, language: str, count: int, environment: dict) -> None:
    """Imports books of a text, each beginning elsewhere in it."""
    lines = [line for line in text.split("\n") if line.strip()]
    for number in range(count):
        start = len(lines) * number // count
        path = os.path.join(folder, f"{language}-{number}.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(novel("\n".join(lines[start:] + lines[:start]), CHARACTERS))
        subprocess.run(
            [glossa, "import", path, "--language", language], env=environment, check=True, capture_output=True)


def main() -> None:
    glossa, text_path = sys.argv[1:]
    with open(text_path, encoding="utf-8") as file:
        text = file.read(4_000_000)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GLOSSA_DATA": folder}
        for language, source, count in [("zh", text, 10), ("ja", stories("ja"), 2), ("en", stories("en"), 2)]:
            fill(glossa, folder, source, language, count, environment)
        server = subprocess.Popen([glossa, "serve", "--no-backups", "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True)
        address = server.stdout.readline().split()[-1]
        try:
            slowest = 0.0
            for name, query in QUERIES.items():
                link = f"{address}/api/v1/search?query={urllib.parse.quote(query)}"
                report(f"search.{name}.places", json.load(urllib.request.urlopen(link))["total"], "places")
                times = []
                for _ in range(TIMES):
                    start = time.perf_counter()
                    urllib.request.urlopen(link).read()
                    times.append((time.perf_counter() - start) * 1000)
                times.sort()
                report(f"search.{name}", times[TIMES // 2], "ms")
                slowest = max(slowest, times[TIMES // 2])
            report("search.slowest", slowest, "ms")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


if __name__ == "__main__":
    main()
