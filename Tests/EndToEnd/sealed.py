"""Glossa in a network namespace of its own, in which a resolver records DNS queries and a listener records every packet
for another machine. `Scripts/no-network` runs it; it needs only Python."""

import fcntl
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import books
from lite_model import mean_colour_lite
from onnx_model import mean_colour_model, png

#: Seconds after the last request in which something may still be sent. ONNX Runtime's telemetry began after nine.
PATIENCE = float(os.environ.get("GLOSSA_PATIENCE", "20"))


class Watch:
    """Everything requested from the network."""

    def __init__(self):
        self.names, self.places = [], []
        self.resolver = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.resolver.bind(("127.0.0.1", 53))
        self.listener = socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, socket.htons(3))
        self.listener.bind(("lo", 0))
        for work in (self.resolve, self.listen):
            threading.Thread(target=work, daemon=True).start()

    def resolve(self):
        """Answers every query with "no such name" (RFC 1035, 4.1)."""
        while True:
            query, sender = self.resolver.recvfrom(4096)
            labels, place = [], 12
            while place < len(query) and query[place]:
                labels.append(query[place + 1:place + 1 + query[place]].decode("latin-1"))
                place += 1 + query[place]
            self.names.append(".".join(labels))
            self.resolver.sendto(query[:2] + b"\x81\x83" + query[4:6] + b"\0" * 6 + query[12:], sender)

    def listen(self):
        while True:
            packet, (_, protocol, *_) = self.listener.recvfrom(65535)
            if protocol == 0x0800 and packet[16] != 127:
                self.places.append(socket.inet_ntop(socket.AF_INET, packet[16:20]))
            # Packets to addresses beginning with FF are the kernel's own.
            if protocol == 0x86DD and packet[24] != 0xFF and packet[24:40] != b"\0" * 15 + b"\1":
                self.places.append(socket.inet_ntop(socket.AF_INET6, packet[24:40]))


def seal(folder: Path):
    """Brings up loopback, routes every address to it if `ip` is available, and makes 127.0.0.1 the only resolver."""
    with socket.socket() as any_socket:
        # SIOCSIFFLAGS, IFF_UP
        fcntl.ioctl(any_socket, 0x8914, struct.pack("16sH14x", b"lo", 1))
    if shutil.which("ip"):
        subprocess.run(["ip", "route", "add", "local", "0.0.0.0/0", "dev", "lo"], check=True)
        subprocess.run(["ip", "-6", "route", "add", "local", "::/0", "dev", "lo"], capture_output=True)
    for name, text in (("resolv.conf", "nameserver 127.0.0.1\n"), ("nsswitch.conf", "hosts: files dns\n")):
        (folder / name).write_text(text)
        subprocess.run(["mount", "--bind", folder / name, Path("/etc", name).resolve()], check=True)


def prove_the_watch(watch: Watch):
    """Checks that the watch notices what it should."""
    subprocess.run([sys.executable, "-c", "import socket; socket.getaddrinfo('control.invalid', 80)"], capture_output=True)
    if shutil.which("ip"):
        with socket.socket() as somebody:
            somebody.settimeout(1)
            somebody.connect_ex(("192.0.2.1", 9))
    time.sleep(0.3)
    assert "control.invalid" in watch.names, "the resolver was not asked: this machine finds names in another way"
    assert not shutil.which("ip") or "192.0.2.1" in watch.places, "the listener does not see packets"
    watch.names.clear()
    watch.places.clear()


class Glossa:
    """A server on the sealed machine."""

    def __init__(self, program: str, folder: Path):
        home = folder / "home"
        home.mkdir()
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "glossa"
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "TMPDIR": str(folder),
            "GLOSSA_LEXICON": os.environ.get("GLOSSA_LEXICON", str(cache / "lexicon.glossa")),
            "GLOSSA_ONNXRUNTIME": os.environ.get("GLOSSA_ONNXRUNTIME", str(cache / "onnxruntime/libonnxruntime.so")),
            "GLOSSA_LITERT": os.environ.get("GLOSSA_LITERT", str(cache / "litert/libLiteRt.so")),
            **{name: os.environ[name] for name in ("LD_LIBRARY_PATH",) if name in os.environ},
        }
        self.home, self.program = home, program
        self.process = subprocess.Popen(
            [program, "serve", "--no-backups", "--port", "0"], env=self.environment, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        ready = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert ready, f"the server did not start: {line!r}"
        self.url = ready.group()

    def ask(self, path: str, body=None, form: str | None = None, files=None, method: str | None = None):
        request = urllib.request.Request(self.url + path)
        if body is not None:
            request.data, kind = json.dumps(body).encode(), "application/json"
        elif form is not None:
            request.data, kind = form.encode(), "application/x-www-form-urlencoded"
        elif files is not None:
            request.data, kind = b"", "multipart/form-data; boundary=limit"
            for field, name, content in files:
                head = f'--limit\r\nContent-Disposition: form-data; name="{field}"; filename="{name}"\r\n\r\n'
                request.data += head.encode() + content + b"\r\n"
            request.data += b"--limit--\r\n"
        if request.data is not None:
            request.add_header("Content-Type", kind)
        request.method = method or ("GET" if request.data is None else "POST")
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                text = answer.read().decode("utf-8", "replace")
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.code} {error.read().decode()[:600]}") from None
        return json.loads(text) if path.startswith("/api/") and text else text

    def command(self, *arguments, text: str = "") -> str:
        done = subprocess.run(
            [self.program, *arguments], env=self.environment, input=text, capture_output=True, text=True)
        assert done.returncode == 0, f"{arguments}: {done.stderr}"
        return done.stdout

    def end(self):
        self.process.terminate()
        self.process.wait(20)


def walk(glossa: Glossa, folder: Path):
    """Uses every feature that needs no language model."""
    quote = urllib.request.quote
    book = glossa.ask("/api/v1/books", {"title": "银行", "language": "zh", "text": "今天我去银行取钱。\n\n护士在银行排队。"})["id"]
    glossa.ask("/library/imports", files=[("file", "book.epub", books.epub())])
    glossa.ask("/api/v1/books", files=[("file", "page.html", b"<html><img src='http://images.invalid/a.png'><p>Hello.")])
    glossa.ask("/api/v1/books", files=[("file", "page.md", b"# A\n\n![](http://images.invalid/b.png) Hello again.")])
    for path in (
        "/", "/library", "/library/import", f"/books/{book}", f"/books/{book}/pages/1", f"/books/{book}/chapters",
        f"/books/{book}/search?query=x", f"/words/zh/{quote('银行')}", "/words", "/dictionary?query=yinhang", "/shelf",
        "/corrections", "/review", "/review/stats", "/review/browse", "/review/history", "/review/import", "/practice",
        f"/practice/grammar?text={quote('我把门关上了。')}", "/practice/translate", "/practice/lessons", "/practice/daily-words",
        "/practice/picture", "/practice/picture/classifier", "/notebook", "/notebook/look-up?word=construct", "/me",
        "/me/models", "/me/models/new", "/me/progress", "/me/learning", "/me/media", "/me/delete", "/me/archive", "/about",
        "/manifest.webmanifest", "/api/v1/openapi.json",
    ):
        glossa.ask(path)
    glossa.ask(f"/books/{book}/session", form="page=1")
    glossa.ask("/api/v1/marked-words", {"word": "银行", "language": "zh", "status": "difficult"})
    glossa.ask("/api/v1/annotate", {"text": "他在银行排队。", "language": "zh"})
    glossa.ask("/api/v1/annotate", {"text": "銀行で友達を待っていました。", "language": "ja"})
    glossa.ask("/api/v1/grammar", {"text": "我把门关上了。", "language": "zh"})
    glossa.ask("/api/v1/notebook", {"word": "construct"})
    glossa.ask("/api/translate", {"text": "Good morning", "targetLanguage": "zh"})
    lesson = glossa.ask("/api/v1/lessons", {"lessonType": "vocabulary", "language": "zh", "model": False})
    assert lesson, lesson
    deck = glossa.ask("/api/v1/decks", {"name": "HSK"})["id"]
    glossa.ask("/api/v1/cards", {"deckId": deck, "words": [{"word": "银行", "language": "zh"}]})
    card = glossa.ask(f"/api/v1/decks/{deck}/due")["card"]["id"]
    glossa.ask(f"/api/v1/cards/{card}/grade", {"rating": 3, "reviewId": "1882469697195885560"})
    glossa.ask("/review/import/upload", files=[("file", "list.csv", "word,meaning\n铅笔,pencil\n".encode())])
    glossa.command("deck", "export", "HSK", "--format", "apkg", "--output", str(folder / "hsk.apkg"))
    glossa.command("deck", "import", str(folder / "hsk.apkg"))
    assert len(glossa.ask("/me/export.json", form="")) > 1000
    pictures(glossa, folder)


def pictures(glossa: Glossa, folder: Path):
    (folder / "labels.txt").write_text("apple\ntailed frog, frog\nsea\n")
    for name, runtime, model in (
        ("model.onnx", "GLOSSA_ONNXRUNTIME", mean_colour_model()), ("model.tflite", "GLOSSA_LITERT", mean_colour_lite()),
    ):
        if not Path(glossa.environment[runtime]).exists():
            print(f"no-network: {runtime} is not there (make image-classifier), so {name} was not tried", file=sys.stderr)
            continue
        (folder / name).write_bytes(model)
        glossa.ask(
            "/practice/picture/classifier/save",
            form=f"model={folder / name}&labels={folder / 'labels.txt'}&scale=unit")
        for colour, label in (((255, 0, 0), "apple"), ((0, 255, 0), "frog"), ((0, 0, 255), "sea")):
            named = glossa.ask("/api/v1/pictures", files=[("picture", "a.png", png(*colour))])
            assert label in named["words"][0]["label"], named


def main():
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        seal(folder)
        watch = Watch()
        prove_the_watch(watch)
        glossa = Glossa(sys.argv[1], folder)
        try:
            walk(glossa, folder)
            time.sleep(PATIENCE)
        finally:
            glossa.end()
        assert not watch.names, f"names were looked up: {sorted(set(watch.names))}"
        assert not watch.places, f"other machines were spoken to: {sorted(set(watch.places))}"
        left = [str(file.relative_to(glossa.home)) for file in glossa.home.rglob("*") if file.is_file()]
        own = (".local/share/glossa/", ".config/glossa/", "cache/glossa/")
        assert all(name.startswith(own) for name in left), f"somebody else left files: {left}"
    print("no-network: no name was looked up, and nobody was spoken to")


if __name__ == "__main__":
    main()
