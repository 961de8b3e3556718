"""Output and input of commands: files, links, pipes, terminals and full disks; and the server's log."""
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request

import pytest

from desk import BINARY, REPOSITORY

GLOSSA = str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY)


@pytest.fixture
def glossa(tmp_path):
    environment = {**os.environ, "GLOSSA_DATA": str(tmp_path / "data")}

    def run(*arguments, stdout=subprocess.PIPE, input=None):
        return subprocess.run(
            [GLOSSA, *arguments], env=environment, stdout=stdout, stderr=subprocess.PIPE, timeout=60, input=input)

    run.environment = environment
    assert run("cards", "--add", "Words", "银行").returncode == 0
    return run


@pytest.mark.parametrize("form", ["apkg", "csv", "json"])
def test_a_link_stays_a_link(glossa, tmp_path, form):
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "words"
    link.symlink_to(tmp_path / "elsewhere" / "words")
    assert glossa("deck", "export", "Words", "--format", form, "--output", str(link)).returncode == 0
    assert link.is_symlink() and (tmp_path / "elsewhere" / "words").stat().st_size > 50


@pytest.mark.parametrize("command", [["export"], ["deck", "export", "Words", "--format", "apkg"]])
def test_links_that_lead_to_themselves_are_refused(glossa, tmp_path, command):
    for name, target in [("loop", "loop"), ("there", "back"), ("back", "there")]:
        (tmp_path / name).symlink_to(target)
    for name in ("loop", "there"):
        done = glossa(*command, "--output", str(tmp_path / name))
        assert done.returncode == 1 and b"Too many levels of symbolic links" in done.stderr
    assert all(os.readlink(tmp_path / name) == target for name, target in [("loop", "loop"), ("there", "back")])
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["back", "data", "loop", "there"]


WRITERS = {
    "json": ["export", "--output"], "zip": ["export", "--output"],
    "apkg": ["deck", "export", "Words", "--format", "apkg", "--output"],
    "csv": ["deck", "export", "Words", "--format", "csv", "--output"], "md": ["notebook", "export", "--to"],
    "deletion.zip": ["delete-everything", "--yes", "--export"],
}


@pytest.mark.parametrize("form", WRITERS)
def test_a_place_that_takes_no_file_is_told_plainly(glossa, tmp_path, form):
    glossa("notebook", "add", "construct")
    (tmp_path / f"folder.{form}").mkdir()
    (tmp_path / "text").write_text("a text")
    files = lambda: sorted(path for path in tmp_path.rglob("*") if tmp_path / "data" not in path.parents)
    before = files()
    for place, reason in [
        (f"none/file.{form}", "there is no folder"), (f"text/file.{form}", "is not a folder"),
        (f"folder.{form}", "it is a folder"), (f"/proc/file.{form}", "/proc"),
    ]:
        done = glossa(*WRITERS[form], str(tmp_path / place))
        told = done.stderr.decode()
        assert done.returncode == 1 and f"{place} could not be written: " in told and reason in told, told
        # In plain words, with what was kept and what to do next.
        assert "No part of it was kept. " in told and not re.search(r"unwritable\(|Domain|NS[A-Z]", told), told
    assert files() == before


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize("form", WRITERS)
def test_a_folder_without_permission_is_told_plainly(glossa, tmp_path, form):
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    done = glossa(*WRITERS[form], str(folder / f"file.{form}"))
    assert done.returncode == 1 and b"Permission denied in the folder" in done.stderr
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("command", [["export"], ["deck", "export", "Words", "--format", "apkg"]])
def test_an_existing_file_keeps_its_permissions(glossa, tmp_path, command):
    file = tmp_path / "words"
    for mode in (0o640, 0o600, 0o664):
        file.write_bytes(b"old")
        file.chmod(mode)
        assert glossa(*command, "--output", str(file)).returncode == 0
        assert file.stat().st_mode & 0o7777 == mode and file.stat().st_size > 50


@pytest.mark.parametrize("form", ["apkg", "csv", "json"])
def test_a_pipe_is_written_through(glossa, tmp_path, form):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    done = glossa("deck", "export", "Words", "--format", form, "--output", str(pipe))
    reader.join(timeout=60)
    assert done.returncode == 0 and pipe.is_fifo() and len(read[0]) > 50


def test_a_folder_is_refused_and_nothing_is_left(glossa, tmp_path):
    (tmp_path / "folder").mkdir()
    for form in ["apkg", "csv"]:
        done = glossa("deck", "export", "Words", "--format", form, "--output", str(tmp_path / "folder"))
        assert done.returncode != 0 and b"it is a folder" in done.stderr
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["data", "folder"]


@pytest.mark.parametrize(
    "command",
    [["decks"], ["deck", "export", "Words", "--format", "csv"], ["notebook", "export"], ["words", "--csv"], ["export"]])
def test_output_without_room_is_a_failure(glossa, command):
    glossa("notebook", "add", "construct")
    with open("/dev/full", "wb") as full:
        done = glossa(*command, stdout=full)
    assert done.returncode == 1 and b"No space left" in done.stderr


def test_everything_is_exported_to_a_file_or_to_standard_output(glossa, tmp_path):
    assert glossa("notebook", "add", "construct", "--offline").returncode == 0
    written = tmp_path / "everything.json"
    told = glossa("export", "--output", str(written))
    assert told.returncode == 0 and told.stdout == b""
    document = json.loads(written.read_bytes())
    assert document["format"] == "glossa-export-1"
    assert [note["word"] for note in document["review"]["notes"]] == ["银行"]
    assert "construct" in document["notebook"]
    printed = json.loads(glossa("export").stdout)
    server = Served(glossa, subprocess.DEVNULL)
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}/api/v1/export", data=b"", method="POST",
        headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        served = json.loads(answer.read())
    server.end()
    for other in (printed, served):
        assert list(other) == list(document)
        # The server makes the day's words when it starts.
        for name in ("exportedAt", "doses"):
            other[name] = document[name]
        assert other == document


def test_an_empty_place_is_no_place(glossa, tmp_path):
    assert b"is empty" in glossa("books", "--data", "").stderr
    home = tmp_path / "home"
    home.mkdir()
    done = subprocess.run(
        [GLOSSA, "books"], env={"PATH": os.environ["PATH"], "HOME": str(home), "GLOSSA_DATA": "", "XDG_DATA_HOME": ""},
        cwd=tmp_path, capture_output=True)
    assert done.returncode == 0 and (home / ".local/share/glossa/glossa.sqlite").exists()
    assert not (tmp_path / "glossa.sqlite").exists()


def test_a_port_that_is_taken_is_named(glossa):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = glossa("serve", "--port", port).stderr.decode()
    assert f"port {port}" in told and "--port" in told


def test_a_title_does_not_reach_into_the_terminal(glossa):
    title = "A\x1b[31mred\x07\x9bB"
    told = glossa("import", "-", "--title", title, input="It was raining in Beijing.".encode())
    assert told.returncode == 0
    for written in (told.stdout, glossa("books").stdout):
        text = written.decode()
        assert "A\ufffd[31mred\ufffd\ufffdB" in text and not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f]", text)


def test_standard_input_and_pipes_are_read(glossa, tmp_path):
    told = glossa("import", "-", "--title", "渡口", input="天黑了，渡口没有人。".encode())
    assert told.returncode == 0 and "渡口: 1 page" in told.stdout.decode()
    pipe = tmp_path / "list.csv"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_text("word,definition\n渡口,ferry crossing\n"))
    writer.start()
    told = glossa("deck", "import", str(pipe))
    writer.join(timeout=60)
    assert told.returncode == 0 and b"1 added to list" in told.stdout


def test_a_folder_is_imported_whole_though_one_file_is_bad(glossa, tmp_path):
    inner = tmp_path / "books" / "more"
    inner.mkdir(parents=True)
    (tmp_path / "books" / "a.txt").write_text("天黑了，渡口没有人。")
    (tmp_path / "books" / "bad.epub").write_bytes(b"PK\3\4broken")
    (tmp_path / "books" / "cover.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (tmp_path / "books" / ".hidden.txt").write_text("看不见。")
    (inner / "b.txt").write_text("Il était une fois un petit prince qui ne savait pas où aller.")
    told = glossa("import", str(tmp_path / "books"))
    assert told.returncode == 1
    assert told.stdout.decode().count("1 page") == 2
    said = told.stderr.decode()
    assert "bad.epub" in said and "The text is in French" in said
    assert "2 books imported, 1 could not be imported, 1 other file skipped." in said
    assert "2 already in the library" in glossa("import", str(tmp_path / "books")).stderr.decode()
    assert glossa("import", "--title", "x", str(tmp_path / "books")).returncode == 64


class Served:
    """`glossa serve`, logging to a place chosen by the test."""

    def __init__(self, glossa, log):
        self.process = subprocess.Popen(
            [GLOSSA, "serve", "--port", "0"], env=glossa.environment, stdout=subprocess.PIPE, stderr=log, text=True)
        self.port = int(re.search(r":(\d+)$", self.process.stdout.readline().strip()).group(1))

    def status(self, path: str, method: str = "GET") -> int:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code

    def end(self) -> float:
        """Ends the server; returns the seconds that this took."""
        started = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.process.stdout.close()
        return time.monotonic() - started


def test_a_log_that_nobody_reads_stops_nobody(glossa, tmp_path):
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    try:
        while os.write(writing, b"x" * 4096):
            pass
    except BlockingIOError:
        os.set_blocking(writing, True)
    server = Served(glossa, writing)
    (tmp_path / "data" / "glossa.sqlite").rename(tmp_path / "elsewhere")
    # An error that is logged.
    assert server.status("/api/v1/decks?name=x", "POST") >= 400
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}/api/v1/decks", data=b'{"name":"Lost"}', method="POST",
        headers={"Content-Type": "application/json"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=20)
    assert refused.value.code == 503 and server.status("/health") == 200
    # The log is read again, and reports how many lines were left out.
    os.set_blocking(reading, False)
    assert set(os.read(reading, 1 << 20)) == set(b"x")
    server.end()
    text = os.read(reading, 1 << 20).decode()
    assert re.search(r"log was not read: \d lines were left out", text) and "Glossa has stopped" in text
    os.close(reading)
    os.close(writing)


def test_the_log_tells_when_the_server_came_and_went_and_of_another_on_the_same_desk(glossa, tmp_path):
    logs = [tmp_path / "first.log", tmp_path / "second.log"]
    servers = [Served(glossa, log.open("w")) for log in logs]
    for server in servers:
        server.end()
    first, second = [log.read_text().splitlines() for log in logs]
    when = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S* notice "
    assert re.search(when + r".*port=\d+ .*Glossa \S+ has started", first[0])
    assert re.search(when + ".*Glossa has stopped", first[-1]) and len(first) == 2
    assert "Another Glossa already serves this database" in second[0] and len(second) == 3


def test_the_server_ends_while_somebody_sends_slowly(glossa):
    server = Served(glossa, subprocess.DEVNULL)
    with socket.create_connection(("127.0.0.1", server.port)) as sender:
        sender.sendall(
            b"POST /library/imports HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n"
            b"Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n")
        assert server.status("/health") == 200
        # Service managers kill after ten seconds.
        assert server.end() < 9


@pytest.mark.parametrize("closed", ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_a_command_whose_streams_are_closed_does_its_work(glossa, closed):
    for arguments, status in (("books", 0), ("import /no/such", 1)):
        done = subprocess.run(["sh", "-c", f"{GLOSSA} {arguments} {closed}"], env=glossa.environment, timeout=60)
        assert done.returncode == status, arguments


def test_a_server_needs_nobody_to_hear_that_it_is_ready(glossa, tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for output in (">/dev/full", ">&-"):
        process = subprocess.Popen(
            ["sh", "-c", f"exec {GLOSSA} serve --port {port} {output} 2>>{tmp_path}/log"], env=glossa.environment)
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=20) as answer:
                    assert answer.status == 200
                break
            except urllib.error.URLError:
                assert process.poll() is None
                time.sleep(0.05)
        # Closing its terminal ends it like SIGTERM.
        process.send_signal(signal.SIGHUP)
        assert process.wait(20) == 0
    assert (tmp_path / "log").read_text().count("Glossa has stopped") == 2


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda how: how.name)
def test_a_server_that_is_told_to_stop_stops_properly(glossa, tmp_path, how):
    # Whoever listened for signals while it started must have let go of them.
    for turn in range(3):
        with open(tmp_path / f"log-{turn}", "w") as log:
            server = Served(glossa, log)
            assert server.status("/ready") == 200
            server.process.send_signal(how)
            assert server.process.wait(30) == 0
            server.process.stdout.close()
        assert "Glossa has stopped" in (tmp_path / f"log-{turn}").read_text()


@pytest.mark.parametrize("command", [["import"], ["deck", "import"], ["notebook", "import"], ["optimize", "--csv"]])
def test_a_file_that_cannot_be_read_is_named_with_the_reason(glossa, tmp_path, command):
    for path, reason in ((tmp_path / "nothing.txt", "No such file or directory"), (tmp_path, "Is a directory")):
        # Books are imported from a folder.
        if command == ["import"] and path == tmp_path:
            continue
        done = glossa(*command, str(path))
        told = done.stderr.decode()
        assert done.returncode != 0 and reason in told and str(path) in told and "error 256" not in told


@pytest.mark.parametrize("place", ["", ":memory:", "mysql://localhost/x"])
def test_a_place_that_is_none_is_refused(glossa, place):
    told = glossa("books", "--database", place).stderr.decode()
    assert "mistake in Glossa" not in told and ("is empty" in told or "neither a file nor an address" in told)


@pytest.mark.parametrize(
    "command, text, expected",
    [
        (["convert", "--by", "s2t"], b"\xff\xe6\xb1 \xe6\xb1\x89\xed\n", b"\xff\xe6\xb1 \xe6\xbc\xa2\xed\n"),
        (["segment", "--language", "en"], b"good \xff\xfe\xff day\n", b"good \xff\xfe\xff day\n"),
        (["segment"], b"\xff\xfe\n", b"\xff\xfe\n"),
    ], ids=["convert", "segment-en", "segment-zh"])
def test_bytes_that_are_no_text_stay_as_they_are(glossa, command, text, expected):
    """Both commands say that nothing else changes."""
    done = glossa(*command, input=text)
    assert done.returncode == 0
    assert done.stdout.replace(b" ", b"") == expected.replace(b" ", b"")


def test_lines_that_find_no_room_are_a_failure_in_words(glossa, tmp_path):
    for command in (["deck", "export", "Words", "--output", "/dev/full"], ["segment"]):
        with open("/dev/full", "wb") as full:
            done = glossa(*command, stdout=full, input="他在银行排队。\n".encode())
        assert done.returncode == 1 and b"No space left" in done.stderr and b"NSCocoa" not in done.stderr


def test_an_answer_in_one_terminal_to_a_card_answered_in_another_changes_nothing(glossa):
    first = subprocess.Popen(
        [GLOSSA, "review", "Words"], env=glossa.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    # Its card is shown.
    while "银行" not in first.stdout.readline():
        pass
    assert b"Nothing more" in glossa("review", "Words", input=b"\n4\n").stdout
    out, _ = first.communicate("\n1\nq\n", timeout=60)
    assert "answered elsewhere" in out
    log = glossa("stats", "--json", "--days", "1").stdout
    assert b'"reviews" : 1' in log or b'"reviews":1' in log
