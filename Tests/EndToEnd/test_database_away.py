"""PostgreSQL that is not there yet, that hangs, and that comes back: the server waits for it, says so once, and answers those
who watch it within a second."""

import json
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest

from desk import BINARY, REPOSITORY, Server
from postgresql import PostgreSQL

LOST, FOUND = "The database cannot be reached; Glossa goes on trying", "The database is reached again"
#: Seconds for what ends by itself.
PATIENCE = 60
#: Seconds in which a probe is answered: the 0.7 that the database gets, and what a busy machine adds.
PROBE = 1.5


@pytest.fixture
def start(tmp_path, postgresql):
    """Starts servers on the database, without waiting for them."""
    servers = []

    def start(name: str) -> Server:
        folder = tmp_path / name
        (folder / "data").mkdir(parents=True, exist_ok=True)
        server = Server(folder / "data", "--database", postgresql.url)
        binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
        server.process = subprocess.Popen(
            [binary, "serve", "--no-backups", "--port", "0", *server.options], env=server.environment,
            stdout=subprocess.PIPE, stderr=(folder / "server.log").open("a"), text=True)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.kill()


def send(postgresql: PostgreSQL, what: signal.Signals):
    for process in postgresql.processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            pass


def log_of(server: Server) -> str:
    return (server.data.parent / "server.log").read_text()


def wait_until_ready(server: Server):
    line = server.process.stdout.readline()
    assert line.startswith("Glossa is ready at "), f"{line!r} {log_of(server)}"
    server.url = line.split()[-1]


def wait_for(condition, server: Server):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert server.process.poll() is None, log_of(server)
        assert time.monotonic() < end, log_of(server)
        time.sleep(0.1)


def readiness(server: Server) -> tuple[int, float]:
    """The status of /ready, and the seconds that the answer took."""
    begun = time.monotonic()
    try:
        with urllib.request.urlopen(server.url + "/ready", timeout=20) as answer:
            status = answer.status
    except urllib.error.HTTPError as error:
        status = error.code
    return status, time.monotonic() - begun


def threads_of(server: Server) -> int:
    return len(os.listdir(f"/proc/{server.process.pid}/task"))


def test_a_server_waits_for_postgresql_and_says_so_once(start, postgresql):
    postgresql.kill()
    server = start("one")
    wait_for(lambda: LOST in log_of(server), server)
    postgresql.start()
    wait_until_ready(server)
    assert readiness(server)[0] == 200
    log = log_of(server)
    assert (log.count(LOST), log.count(FOUND)) == (1, 1)


def test_a_server_waits_for_postgresql_that_knows_what_became_of_a_restore(start, postgresql, tmp_path):
    [[identity]] = postgresql.query(
        "SELECT CAST(system_identifier AS TEXT) || ' ' || oid || ' ' || current_schema() "
        "FROM pg_control_system(), pg_database WHERE datname = current_database()")
    journal = tmp_path / "one/data/.glossa-exchange.json"
    journal.parent.mkdir(parents=True)
    # As a restore leaves it that was killed before the tables were exchanged.
    last = {"name": "glossa_before_2026_11_28t091500z_1", "database": identity}
    journal.write_text(json.dumps({"moves": [], "temporary": [], "aside": [], "last": last}))
    postgresql.kill()
    server = start("one")
    wait_for(lambda: LOST in log_of(server), server)
    assert journal.exists()
    postgresql.start()
    wait_until_ready(server)
    assert readiness(server)[0] == 200
    log = log_of(server)
    assert "has been put back" in log and not journal.exists()
    assert (log.count(LOST), log.count(FOUND)) == (1, 1)


def test_a_server_that_waits_is_stopped_at_once(start, postgresql):
    postgresql.kill()
    server = start("one")
    wait_for(lambda: LOST in log_of(server), server)
    server.process.terminate()
    # Sooner than it would try again in the end.
    assert server.process.wait(5) == 0, log_of(server)
    assert "Glossa has stopped" in log_of(server)
    assert log_of(server).count(LOST) == 1


def test_a_server_is_not_ready_while_a_table_is_locked(start, postgresql):
    server = start("one")
    wait_until_ready(server)
    locking = subprocess.Popen(
        [postgresql.programs / "psql", "-h", postgresql.folder, "-U", "glossa", "-d", "desk", "-q"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    locking.stdin.write("BEGIN; LOCK TABLE mark IN ACCESS EXCLUSIVE MODE;\n")
    locking.stdin.flush()
    wait_for(lambda: postgresql.query("SELECT 1 FROM pg_locks WHERE relation = 'mark'::regclass AND granted"), server)

    def open_page():
        try:
            urllib.request.urlopen(server.url + "/words", timeout=20).close()
        except urllib.error.HTTPError:
            pass

    with ThreadPoolExecutor(1) as pool:
        page = pool.submit(open_page)
        # As soon as somebody has waited for it.
        wait_for(lambda: page.done() or readiness(server)[0] == 503, server)
        assert not page.done()
        locking.communicate("COMMIT;\n")
    assert readiness(server)[0] == 200


def test_a_server_that_was_cut_off_while_a_backup_was_restored_says_so_and_ends(start, postgresql):
    server = start("one")
    wait_until_ready(server)

    def glossa(*arguments):
        binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
        return subprocess.run(
            [binary, *arguments, *server.options], env=server.environment, capture_output=True,
            text=True, timeout=PATIENCE)

    assert glossa("backup").returncode == 0
    [backup] = (server.data / "Backups").glob("glossa-*")
    # It cannot come back before the restore has ended.
    server.process.send_signal(signal.SIGSTOP)
    postgresql.query("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                     f"WHERE application_name LIKE 'glossa {server.process.pid} on %'")
    restored = glossa("restore", str(backup))
    server.process.send_signal(signal.SIGCONT)
    assert restored.returncode == 0, restored.stderr
    # A failure, after which a service manager starts it again.
    assert server.process.wait(PATIENCE) == 1, log_of(server)
    assert log_of(server).count("A backup was restored into the database while Glossa was cut off from it") == 1
    again = start("two")
    wait_until_ready(again)
    assert readiness(again)[0] == 200


def test_what_postgresql_refuses_is_not_waited_for(start, postgresql):
    postgresql.query("ALTER ROLE desk NOLOGIN", "postgres")
    server = start("one")
    assert server.process.wait(PATIENCE) == 1
    assert "not permitted to log in" in log_of(server)


def test_servers_that_start_at_once_on_an_empty_database_all_serve(start):
    servers = [start(name) for name in ("one", "two", "three")]
    for server in servers:
        wait_until_ready(server)
        assert readiness(server)[0] == 200


def test_who_watches_a_server_is_answered_within_a_second_while_postgresql_hangs(start, postgresql):
    server = start("one")
    wait_until_ready(server)
    assert readiness(server)[0] == 200
    send(postgresql, signal.SIGSTOP)
    with ThreadPoolExecutor(20) as pool:
        before = None
        while LOST not in log_of(server):
            answers = list(pool.map(lambda _: readiness(server), range(20)))
            assert [status for status, _ in answers] == [503] * 20
            assert max(seconds for _, seconds in answers) < PROBE
            before = before or threads_of(server)
        # However long it hangs and however many ask, what asks it stays the same.
        for _ in range(5):
            list(pool.map(lambda _: readiness(server), range(20)))
        assert threads_of(server) <= before + 4
    send(postgresql, signal.SIGCONT)
    wait_for(lambda: readiness(server)[0] == 200, server)
    log = log_of(server)
    assert (log.count(LOST), log.count(FOUND)) == (1, 1)


def test_postgresql_that_was_restarted_is_found_again(start, postgresql):
    server = start("one")
    wait_until_ready(server)
    for times in (1, 2):
        postgresql.kill()
        wait_for(lambda: readiness(server)[0] == 503 and log_of(server).count(LOST) == times, server)
        postgresql.start()
        wait_for(lambda: readiness(server)[0] == 200 and log_of(server).count(FOUND) == times, server)
    log = log_of(server)
    assert (log.count(LOST), log.count(FOUND)) == (2, 2)
