"""The running desk: start-up, import of a long novel, opening its pages, memory; and the quality of segmentation.

Prints one JSON object for each figure, as Benchmarks.swift does. Everything happens on loopback, in a temporary folder.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

from peers import quality, read_gold, report


def novel(text: str, characters: int) -> str:
    """A novel of so many characters, in chapters, made of a text that is repeated; no two pages are quite the same."""
    paragraphs = [line for line in text.split("\n") if line.strip()]
    lines, length, number = [], 0, 0
    while length < characters:
        if len(lines) % 60 == 0:
            number += 1
            lines.append(f"第{number}章 第{number}天")
        lines.append(paragraphs[len(lines) % len(paragraphs)] + str(len(lines)))
        length += len(lines[-1])
    return "\n".join(lines)


def resident(pid: int, field: str = "VmRSS") -> float:
    """Megabytes of resident memory, or of another field of `/proc/PID/status`."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return int(re.search(field + r":\s+(\d+)", file.read()).group(1)) / 1024


def main() -> None:
    glossa, text_path, gold_path = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GLOSSA_DATA": folder}
        path = os.path.join(folder, "novel.txt")
        with open(text_path, encoding="utf-8") as source, open(path, "w", encoding="utf-8") as file:
            file.write(novel(source.read(), 1_000_000))
        start = time.perf_counter()
        result = subprocess.run([glossa, "import", path, "--json"], env=environment, check=True, capture_output=True, text=True)
        report("import.million", time.perf_counter() - start, "s")
        book = json.loads(result.stdout)[0]

        ready = []
        for _ in range(5):
            start = time.perf_counter()
            server = subprocess.Popen([glossa, "serve", "--no-backups", "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True)
            address = server.stdout.readline().split()[-1]
            urllib.request.urlopen(address + "/health").read()
            ready.append(time.perf_counter() - start)
            if len(ready) < 5:
                server.send_signal(signal.SIGTERM)
                server.wait()
        report("ready", min(ready) * 1000, "ms")
        try:
            times = []
            for index in range(1000):
                page = index * 7919 % book["pages"] + 1
                start = time.perf_counter()
                body = urllib.request.urlopen(f"{address}/books/{book['id']}/pages/{page}").read()
                times.append((time.perf_counter() - start) * 1000)
            assert b"known" in body
            times.sort()
            report("page.median", times[500], "ms")
            report("page.p99", times[990], "ms")
            for query in ("%E9%93%B6%E8%A1%8C", "book", "nihao", "%E9%A3%9F%E3%81%B9%E3%82%8B", "went", "tree", "mao"):
                urllib.request.urlopen(f"{address}/dictionary?query={query}").read()
            report("resident", resident(server.pid), "MB")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()

        def cut(sentence: str) -> list[str]:
            return answers[sentence]

        gold = read_gold(gold_path)
        sentences = ["".join(words) for words in gold]
        lines = subprocess.run([glossa, "segment"], input="\n".join(sentences) + "\n", check=True, capture_output=True, text=True).stdout
        answers = {sentence: line.split(" ") for sentence, line in zip(sentences, lines.split("\n"))}
        crossings, f1 = quality(gold, cut)
        report("glossa.crossings", crossings, "words")
        report("glossa.f1", f1, "")


if __name__ == "__main__":
    main()
