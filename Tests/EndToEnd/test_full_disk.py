"""A disk that is full, read-only or loses its files: existing data can be read, and no acknowledged write is lost."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from desk import BINARY, FERRY, REPOSITORY

UNSHARE = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]


def mounts_are_allowed() -> bool:
    command = [*UNSHARE, "sh", "-c", "mount -t tmpfs -o size=1m none /mnt"]
    return shutil.which("unshare") is not None and subprocess.run(command, capture_output=True).returncode == 0


needs_mounts = pytest.mark.skipif(not mounts_are_allowed(), reason="this machine does not allow a mount namespace")


class Disk:
    """A small disk of its own, which survives when the server on it is killed."""

    def __init__(self, place: Path, megabytes: int):
        self.place = place
        place.mkdir()
        mount = f'mount -t tmpfs -o size={megabytes}m none "$0" && echo ready && exec sleep 600'
        self.holder = subprocess.Popen([*UNSHARE, "sh", "-c", mount, place], stdout=subprocess.PIPE, text=True)
        assert self.holder.stdout.readline() == "ready\n"

    @property
    def enter(self):
        """The prefix for commands that need to see the disk."""
        user = [] if os.geteuid() == 0 else ["--user", "--preserve-credentials"]
        return ["nsenter", "--target", str(self.holder.pid), *user, "--mount"]

    @property
    def path(self) -> Path:
        """The path of the disk from outside."""
        return Path(f"/proc/{self.holder.pid}/root") / self.place.relative_to("/")

    def fill(self):
        with (self.path / "ballast").open("ab", buffering=0) as ballast:
            for size in (1 << 16, 1 << 12, 1):
                try:
                    while ballast.write(b"x" * size):
                        pass
                except OSError:
                    pass

    def clear(self):
        (self.path / "ballast").unlink()

    def remount(self, how: str):
        subprocess.run([*self.enter, "mount", "-o", f"remount,{how}", self.place], check=True)

    def remove(self):
        self.holder.kill()
        self.holder.wait()


class DiskServer:
    """`glossa serve` over a data folder, accessed without a browser."""

    def __init__(self, data: Path, log: Path, enter=(), temporary: Path | None = None):
        self.data, self.log, self.enter, self.temporary = data, log, list(enter), temporary
        self.process = None

    def start(self):
        binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
        environment = {**os.environ, "GLOSSA_DATA": str(self.data), "GLOSSA_CONFIG": str(self.log.parent / "config")}
        if self.temporary:
            environment["TMPDIR"] = str(self.temporary)
        self.process = subprocess.Popen(
            [*self.enter, binary, "serve", "--no-backups", "--port", "0"], env=environment, stdout=subprocess.PIPE,
            stderr=self.log.open("a"), text=True)
        line = self.process.stdout.readline()
        ready = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert ready, f"the server did not start: {line!r} {self.log.read_text()}"
        self.url, self.port = ready.group(), int(ready.group(1))
        return self

    def end(self, how=signal.SIGKILL):
        if self.process:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process.stdout.close()
        self.process = None

    def ask(self, method: str, path: str, body=None) -> tuple[int, str]:
        request = urllib.request.Request(self.url + path, method=method)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def add_ferry(self) -> str:
        status, text = self.ask("POST", "/api/v1/books", {"text": FERRY.read_text(), "title": "渡口", "language": "zh"})
        assert status == 201, text
        return json.loads(text)["id"]

    def mark(self, word: str) -> tuple[int, str]:
        return self.ask("PUT", f"/api/v1/words/zh/{urllib.request.quote(word)}", {"status": "difficult"})

    @property
    def marked(self) -> set[str]:
        return {mark["word"] for mark in json.loads(self.ask("GET", "/api/v1/marked-words")[1])}

    def reads_everything(self, book: str):
        for path in (
            "/", "/library", f"/books/{book}", f"/books/{book}/pages/1", f"/books/{book}/pages/2", "/words", "/review",
            "/review/stats", "/practice", "/practice/daily-words", "/practice/lessons", "/practice/translate",
            "/dictionary?query=x", "/notebook", "/me", "/about", "/api/v1/books", f"/api/v1/books/{book}/pages/1",
        ):
            status, text = self.ask("GET", path)
            assert status == 200, f"{path}: {status} {text[:500]}"


@pytest.fixture
def disk(tmp_path):
    disk = Disk(tmp_path / "data", megabytes=12)
    yield disk
    disk.remove()


@pytest.fixture
def full(disk, tmp_path):
    server = DiskServer(disk.place, tmp_path / "server.log", disk.enter)
    yield server
    server.end()


@needs_mounts
def test_a_full_disk_is_read_and_written_again_when_there_is_room(full, disk):
    book = full.start().add_ferry()
    assert full.mark("护士")[0] == 204
    disk.fill()
    full.reads_everything(book)
    assert full.ask("GET", "/ready") == (503, "no room on the disk\n")
    status, text = full.ask("POST", "/api/v1/books", {"text": "长" * 2_500_000, "title": "长", "language": "zh"})
    assert status == 507 and "no room left" in text and "Nothing you saved has changed" in text
    # The log says what failed, and why.
    failed = [line for line in full.log.read_text().splitlines() if "POST /api/v1/books failed" in line]
    assert len(failed) == 1 and "disk" in failed[0]
    full.reads_everything(book)
    disk.clear()
    assert full.mark("银行")[0] == 204
    assert full.marked == {"护士", "银行"}


@needs_mounts
def test_a_write_that_fails_on_a_full_disk_leaves_room_for_small_ones(full, disk):
    full.start().add_ferry()
    disk.fill()
    room = 500_000
    with (disk.path / "ballast").open("r+b") as ballast:
        ballast.truncate((disk.path / "ballast").stat().st_size - room)
    text = "长" * 2_500_000
    assert full.ask("POST", "/api/v1/books", {"text": text, "title": "长", "language": "zh"})[0] == 507
    # Without anything being deleted, there is room for what is small.
    assert full.mark("银行")[0] == 204
    assert full.marked == {"银行"}


@needs_mounts
@pytest.mark.parametrize("room", [0, 20_000])
def test_a_new_desk_needs_room_and_says_so(disk, tmp_path, room):
    disk.fill()
    with (disk.path / "ballast").open("r+b") as ballast:
        ballast.truncate((disk.path / "ballast").stat().st_size - room)
    environment = {**os.environ, "GLOSSA_DATA": str(disk.place)}
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    told = subprocess.run([*disk.enter, binary, "books"], env=environment, capture_output=True, text=True)
    assert told.returncode == 1 and "The disk is full" in told.stderr and "mistake in Glossa" not in told.stderr
    disk.clear()
    assert subprocess.run([*disk.enter, binary, "books"], env=environment).returncode == 0


@needs_mounts
@pytest.mark.parametrize(
    "how, told", [("full", "The disk is full"), ("ro", "data folder can be read but not written")])
def test_a_dictionary_that_cannot_be_saved_is_refused_in_words(disk, tmp_path, how, told):
    words = tmp_path / "mine.u8"
    words.write_text("".join(f"銀行{n} 银行{n} [yin2 hang2] /financial house {n}/\n" for n in range(5000)))
    environment = {**os.environ, "GLOSSA_DATA": str(disk.place)}
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY

    def glossa(*arguments):
        return subprocess.run([*disk.enter, binary, *arguments], env=environment, capture_output=True, text=True)

    assert glossa("books").returncode == 0
    if how == "full":
        disk.fill()
    else:
        disk.remount(how)
    done = glossa("dictionary", "add", str(words))
    assert done.returncode == 1 and told in done.stderr
    assert "Error Domain" not in done.stderr and str(disk.place) not in done.stderr
    if how == "full":
        disk.clear()
    else:
        disk.remount("rw")
    assert glossa("dictionary", "add", str(words)).returncode == 0


@needs_mounts
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "ended"])
def test_a_server_starts_on_a_full_disk(full, disk, how):
    book = full.start().add_ferry()
    assert full.mark("护士")[0] == 204
    full.end(how)
    disk.fill()
    full.start().reads_everything(book)
    assert full.marked == {"护士"}
    disk.clear()
    assert full.mark("银行")[0] == 204
    full.end()
    assert full.start().marked == {"护士", "银行"}


@needs_mounts
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "ended"])
def test_a_disk_that_takes_no_writes_is_read(full, disk, how):
    book = full.start().add_ferry()
    assert full.mark("护士")[0] == 204
    full.end(how)
    disk.remount("ro")
    full.start().reads_everything(book)
    assert "deleted, moved" not in full.log.read_text()
    status, text = full.mark("银行")
    assert status == 507 and "can be read, but not changed" in text
    assert full.marked == {"护士"}
    assert full.ask("GET", "/ready") == (503, "database takes no writes\n")
    # It accepts writes again only after it has been reopened.
    disk.remount("rw")
    assert full.mark("银行")[0] == 507 and full.ask("GET", "/ready")[0] == 503
    disk.remount("ro")
    full.end(signal.SIGTERM)
    disk.remount("rw")
    full.start()
    assert full.mark("银行")[0] == 204


@needs_mounts
@pytest.mark.parametrize("left", ["nothing", "log", "log and index"])
def test_data_are_carried_away_from_a_disk_that_takes_no_writes(full, disk, tmp_path, left):
    full.start().add_ferry()
    assert full.mark("护士")[0] == 204
    full.end(signal.SIGTERM if left == "nothing" else signal.SIGKILL)
    if left == "log":
        (disk.path / "glossa.sqlite-shm").unlink()
    (disk.path / "EtyNote").mkdir()
    (disk.path / "EtyNote/etynote.md").write_text("# microphone\n\nedited by hand\n")
    disk.remount("ro")
    (tmp_path / "temporary").mkdir()
    environment = {**os.environ, "GLOSSA_DATA": str(disk.place), "TMPDIR": str(tmp_path / "temporary")}
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY

    def glossa(*arguments):
        done = subprocess.run([*disk.enter, binary, *arguments], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    whole, document = tmp_path / "everything.zip", tmp_path / "everything.json"
    glossa("export", "--output", str(whole))
    with zipfile.ZipFile(whole) as archive:
        assert "edited by hand" in archive.read("notebook/etynote.md").decode()
    glossa("export", "--output", str(document))
    assert "护士" in document.read_text()
    made = json.loads(glossa("backup", "--to", str(tmp_path / "elsewhere"), "--json"))
    glossa("restore", str(tmp_path / "elsewhere" / made["name"]), "--data", str(tmp_path / "other"))
    words = json.loads(glossa("words", "--json", "--data", str(tmp_path / "other")))
    assert {word["word"] for word in words} == {"护士"}
    assert list((tmp_path / "temporary").iterdir()) == []


@pytest.fixture
def plain(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "temporary").mkdir()
    server = DiskServer(tmp_path / "data", tmp_path / "server.log", temporary=tmp_path / "temporary")
    server.start()
    yield server
    server.end()


def test_a_deleted_database_is_noticed_before_a_write_is_acknowledged(plain):
    book = plain.add_ferry()
    assert plain.mark("护士")[0] == 204
    for file in plain.data.glob("glossa.sqlite*"):
        file.unlink()
    status, text = plain.mark("银行")
    assert status == 503 and "deleted, moved or replaced" in text
    # Saved data can still be exported.
    plain.reads_everything(book)
    status, text = plain.ask("POST", "/api/v1/export")
    assert status == 200 and "护士" in text and "银行" not in [mark["word"] for mark in json.loads(text)["marks"]]


def test_an_upload_that_breaks_off_is_not_taken_for_a_full_disk(plain):
    for length in (1000, 5_000_000):
        with socket.create_connection(("127.0.0.1", plain.port)) as connection:
            connection.sendall(
                b"POST /library/imports HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n"
                b"Content-Type: multipart/form-data; boundary=x\r\n\r\n"
                b"--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\n" + b"a" * length)
    for _ in range(100):
        assert plain.ask("GET", "/health")[0] == 200
        if not list(plain.temporary.glob("*/upload-*")):
            break
        time.sleep(0.1)
    assert not list(plain.temporary.glob("*/upload-*"))
    assert " error " not in plain.log.read_text() and " warning " not in plain.log.read_text()


def test_what_a_killed_server_leaves_is_swept_and_what_a_running_one_has_is_not(plain, tmp_path):
    (tmp_path / "other").mkdir()
    other = DiskServer(tmp_path / "other", tmp_path / "other.log", temporary=plain.temporary).start()
    try:
        folders = set(plain.temporary.iterdir())
        assert len(folders) == 2
        other.end(signal.SIGKILL)
        assert set(plain.temporary.iterdir()) == folders
        other.start()
        assert len(set(plain.temporary.iterdir()) & folders) == 1 and len(set(plain.temporary.iterdir())) == 2
    finally:
        other.end(signal.SIGTERM)
    assert len(set(plain.temporary.iterdir())) == 1
