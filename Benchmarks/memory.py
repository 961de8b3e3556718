"""The most memory that Glossa takes while it exports everything and while it imports a long text, by page and by command.

Usage: memory.py GLOSSA [MEGABYTES]. Prints one JSON object for each figure; fails where more than 200 MB were taken.
"""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

from peers import report

LIMIT = 200
BOUNDARY = "glossa-memory"
# Some of the commonest characters, so that the text is none that a disk or a dictionary has seen before.
CHARACTERS = "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里"


def peak(process: int) -> float:
    """The most memory that a process has had at once, in megabytes (VmHWM)."""
    with open(f"/proc/{process}/status") as status:
        line = next(line for line in status if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def serve(glossa: str, folder: str) -> tuple[subprocess.Popen, str]:
    server = subprocess.Popen([glossa, "serve", "--no-backups", "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True)
    address = server.stdout.readline().split()[-1].rstrip("/")
    return server, address


def stop(server: subprocess.Popen) -> None:
    server.send_signal(signal.SIGTERM)
    server.wait(timeout=60)


def fill(glossa: str, folder: str, megabytes: int, work: str) -> None:
    """Gives the learner of a data folder 100,000 cards, and recordings up to so many megabytes of JSON."""
    words = os.path.join(work, "words.csv")
    with open(words, "w", encoding="utf-8") as file:
        file.write("word,reading,definition,sentence\n")
        for number in range(100_000):
            file.write(f"词{number},cí,word {number},{line(number)}\n")
    subprocess.run([glossa, "deck", "import", words, "--data", folder], check=True, stdout=subprocess.DEVNULL)
    with sqlite3.connect(os.path.join(folder, "glossa.sqlite")) as database:
        learner = database.execute("SELECT id FROM learner").fetchone()[0]
        for number in range(megabytes // 4):
            database.execute(
                "INSERT INTO media (learner_id, name, media_type, sha256, bytes) VALUES (?, ?, ?, ?, ?)",
                (learner, f"{number}.mp3", "audio/mpeg", "0" * 64, os.urandom(3 << 20)))
    database.close()


def line(seed: int) -> str:
    """A sentence that is another one for each seed."""
    return "".join(random.Random(seed).choices(CHARACTERS, k=60)) + "。"


def write_novel(path: str, megabytes: int) -> None:
    """A Chinese novel with a chapter for each megabyte."""
    sentences = [line(seed) for seed in range(5000)]
    with open(path, "w", encoding="utf-8") as novel:
        for chapter in range(1, megabytes + 1):
            novel.write(f"\n第{chapter}章 路\n\n")
            length = 0
            while length < 1 << 20:
                paragraph = "".join(random.choices(sentences, k=4)) + "\n"
                novel.write(paragraph)
                length += len(paragraph.encode())


def export(address: str) -> int:
    """Fetches the export in pieces and says how long it is."""
    request = urllib.request.Request(
        address + "/me/export.json", data=b"", method="POST", headers={"Origin": address})
    length = 0
    with urllib.request.urlopen(request, timeout=600) as answer:
        while piece := answer.read(1 << 20):
            length += len(piece)
    return length


def upload(address: str, novel: str, form: str) -> None:
    """Sends a text as the form of the library does, and waits for its book."""
    with open(form, "wb") as body, open(novel, "rb") as text:
        body.write(f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="novel.txt"\r\n\r\n'.encode())
        while piece := text.read(1 << 20):
            body.write(piece)
        body.write(f"\r\n--{BOUNDARY}--\r\n".encode())
    with open(form, "rb") as body:
        request = urllib.request.Request(
            address + "/library/imports", data=body, method="POST",
            headers={"Content-Type": f"multipart/form-data; boundary={BOUNDARY}",
                     "Content-Length": str(os.path.getsize(form)), "Origin": address})
        with urllib.request.urlopen(request, timeout=600) as answer:
            job = urllib.parse.urlsplit(answer.url).path
    for _ in range(900):
        with urllib.request.urlopen(address + job, timeout=60) as answer:
            page = answer.read().decode()
        if 'class="import-done"' in page:
            return
        time.sleep(1)
    raise SystemExit("the novel did not become a book")


def command(arguments: list[str]) -> float:
    """Runs a command and says how much memory it has taken at most, in megabytes."""
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"{arguments} failed")
    return usage.ru_maxrss / 1024


def main() -> None:
    glossa, megabytes = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 290
    taken = {}
    with tempfile.TemporaryDirectory() as work:
        novel = os.path.join(work, "novel.txt")
        write_novel(novel, megabytes)
        for name in ("export", "upload"):
            folder = os.path.join(work, name)
            if name == "export":
                fill(glossa, folder, megabytes, work)
            server, address = serve(glossa, folder)
            try:
                started = time.perf_counter()
                if name == "export":
                    note = f"{export(address) >> 20} MB of JSON"
                else:
                    upload(address, novel, os.path.join(work, "form"))
                    note = f"a text of {megabytes} MB"
                print(f"{note} in {time.perf_counter() - started:.1f} s", file=sys.stderr)
                taken[name] = peak(server.pid)
            finally:
                stop(server)
        started = time.perf_counter()
        taken["import"] = command([glossa, "import", novel, "--data", os.path.join(work, "import")])
        print(f"by the command in {time.perf_counter() - started:.1f} s", file=sys.stderr)
    for name, most in taken.items():
        report(f"memory_{name}", round(most), "MB")
    sys.exit(1 if max(taken.values()) > LIMIT else 0)


if __name__ == "__main__":
    main()
