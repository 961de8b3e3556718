"""Two servers before one PostgreSQL: a job that one has begun is shown and cancelled on the other, and is said to be
interrupted when its server is killed."""

import http.client
import json
import time

import pytest

from desk import Server

# Long enough that the import takes several seconds.
TEXT = "".join(f"第{number}天，我在银行旁边看书，他不喜欢看书。\n" for number in range(400_000))
# The lease of a job is 30 seconds.
PATIENCE = 90


@pytest.fixture
def servers(tmp_path, postgresql):
    servers = []
    for name in ["one", "other"]:
        folder = tmp_path / name
        (folder / "data").mkdir(parents=True)
        servers.append(Server(folder / "data", "--database", postgresql.url))
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.kill()


def ask(server, method: str, path: str, body: bytes = b"", kind: str = "application/x-www-form-urlencoded"):
    connection = http.client.HTTPConnection("127.0.0.1", int(server.port), timeout=60)
    connection.request(method, path, body, {"Content-Type": kind})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer, text


def begin_import(server) -> str:
    """Returns the path of the job."""
    head = '--limit\r\nContent-Disposition: form-data; name="file"; filename="天.txt"\r\nContent-Type: text/plain\r\n\r\n'
    body = head.encode() + TEXT.encode() + b"\r\n--limit--\r\n"
    answer, text = ask(server, "POST", "/library/imports", body, "multipart/form-data; boundary=limit")
    assert answer.status == 303, text
    return answer.getheader("Location")


def wait_for(words: str, server, path: str):
    end = time.monotonic() + PATIENCE
    while True:
        answer, page = ask(server, "GET", path)
        assert answer.status == 200
        if words in page:
            return
        assert time.monotonic() < end, f"“{words}” is not on the page"
        time.sleep(0.2)


def test_a_job_is_shown_and_cancelled_on_the_other_server(servers):
    one, other = servers
    job = begin_import(one)
    wait_for('http-equiv="refresh"', other, job)
    assert ask(other, "POST", f"{job}/cancel")[0].status == 303
    for server in servers:
        wait_for("Nothing was added.", server, job)
        assert json.loads(ask(server, "GET", "/api/v1/books")[1]) == []


def test_the_job_of_a_server_that_is_killed_was_interrupted(servers):
    one, other = servers
    job = begin_import(one)
    wait_for('http-equiv="refresh"', other, job)
    one.kill()
    wait_for("stopped before it was done", other, job)
    assert json.loads(ask(other, "GET", "/api/v1/books")[1]) == []
