"""Metrics as Prometheus' own client reads them, logs as JSON, and a server that stops without losing a request."""
import json
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest
from prometheus_client.parser import text_string_to_metric_families

from desk import BINARY, REPOSITORY, Server

GLOSSA = str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY)
SECRET = "zamarkand"


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def get(url):
    try:
        with urllib.request.urlopen(url, timeout=30) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def log_of(server):
    return [json.loads(line) for line in (server.data.parent / "server.log").read_text().splitlines()]


@pytest.fixture
def start(tmp_path):
    servers = []

    def start(*options):
        server = Server(tmp_path / "data", *options)
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.kill()


def families_at(port):
    status, headers, text = get(f"http://127.0.0.1:{port}/metrics")
    assert status == 200
    assert headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert SECRET not in text
    return {family.name: family for family in text_string_to_metric_families(text)}


def test_prometheus_reads_what_was_asked(start):
    port = free_port()
    server = start("--metrics", f"127.0.0.1:{port}")
    for path in ["/", "/library", f"/words/en/{SECRET}", f"/dictionary?query={SECRET}", f"/{SECRET}", "/words/en/books"]:
        get(server.url + path)
    families = families_at(port)
    requests = {
        (sample.labels["route"], sample.labels["status"]): sample.value
        for sample in families["glossa_http_requests"].samples
    }
    assert requests == {
        ("/", "2xx"): 1, ("/library", "2xx"): 1, ("/words/{language}/{word}", "2xx"): 2, ("/dictionary", "2xx"): 1,
        ("none", "4xx"): 1,
    }
    times = families["glossa_http_request_duration_seconds"]
    assert times.type == "histogram"
    for route, count in [("/", 1), ("/words/{language}/{word}", 2)]:
        own = [sample for sample in times.samples if sample.labels["route"] == route]
        buckets = [sample for sample in own if sample.name.endswith("_bucket")]
        assert [float(one.labels["le"]) for one in buckets] == sorted(float(one.labels["le"]) for one in buckets)
        assert [one.value for one in buckets] == sorted(one.value for one in buckets)
        assert buckets[-1].labels["le"] == "+Inf" and buckets[-1].value == count
        assert [one.value for one in own if one.name.endswith("_count")] == [count]
        assert all(one.value > 0 for one in own if one.name.endswith("_sum"))
    assert families["process_resident_memory_bytes"].samples[0].value > 1 << 20
    assert families["glossa_backup_last_success_timestamp_seconds"].samples[0].value == 0
    statements = families["glossa_database_statement_duration_seconds"].samples
    assert sum(one.value for one in statements if one.name.endswith("_count")) > 0
    for family in families.values():
        assert family.documentation and family.type in ("counter", "gauge", "histogram"), family.name
    # Learners reach no metrics.
    assert get(server.url + "/metrics")[0] == 404


def test_without_the_option_nothing_listens(start):
    port = free_port()
    start()
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", port), timeout=1)


def test_an_address_that_is_taken_ends_the_start(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        done = subprocess.run(
            [GLOSSA, "serve", "--no-backups", "--port", "0", "--metrics", address, "--data", str(tmp_path / "data")],
            capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert f"cannot serve its metrics on {address}" in done.stderr


def test_lines_of_the_log_are_json_and_tell_nothing_personal(start):
    server = start("--log-format", "json", "--log-requests")
    get(server.url + f"/words/en/{SECRET}?reading={SECRET}")
    get(server.url + f"/{SECRET}")
    lines = log_of(server)
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
        assert line["level"] and line["message"]
    requests = [line for line in lines if line["message"] == "Answered"]
    assert [(one["method"], one["route"], one["status"]) for one in requests] == [
        ("GET", "/words/{language}/{word}", 200), ("GET", "none", 404)]
    assert all(one["milliseconds"] >= 0 and "client" not in one for one in requests)
    assert SECRET not in json.dumps(lines)


def test_no_request_is_logged_unless_that_is_asked(start):
    server = start("--log-format", "json")
    get(server.url + "/library")
    assert all(line["message"] != "Answered" for line in log_of(server))


def test_a_server_that_stops_says_so_and_answers_what_is_under_way(start):
    server = start("--drain", "2")
    port = int(server.port)
    body = json.dumps({"text": "我把门关上了。"}).encode()
    slow = socket.create_connection(("127.0.0.1", port))
    slow.sendall(
        b"POST /api/v1/grammar HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n" % len(body) + body[:4])
    assert get(server.url + "/ready")[0] == 200
    server.process.send_signal(signal.SIGTERM)
    ended = time.monotonic() + 2
    while get(server.url + "/ready")[::2] != (503, "stopping\n"):
        assert time.monotonic() < ended
    assert get(server.url + "/health")[0] == 200
    # After the pause it takes no new connections.
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except ConnectionRefusedError:
            break
        time.sleep(0.05)
    slow.sendall(body[4:])
    slow.settimeout(10)
    assert slow.recv(65536).startswith(b"HTTP/1.1 200 OK")
    slow.close()
    assert server.process.wait(10) == 0
