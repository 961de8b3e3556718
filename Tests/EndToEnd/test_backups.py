"""Backups by command: made, listed, verified and restored; a server meanwhile; a damaged database at the start."""
import json
import os
import re
import signal
import sqlite3
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from desk import BINARY, REPOSITORY, Server

GLOSSA = str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY)


@pytest.fixture
def glossa(tmp_path):
    environment = {**os.environ, "GLOSSA_DATA": str(tmp_path / "data"), "GLOSSA_CONFIG": str(tmp_path / "data/config")}

    def run(*arguments, status=0):
        done = subprocess.run([GLOSSA, *arguments], env=environment, capture_output=True, timeout=120, text=True)
        assert done.returncode == status, done.stdout + done.stderr
        return done

    return run


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "data")
    yield server
    server.kill()


def words(glossa):
    return {word["word"] for word in json.loads(glossa("words", "--json").stdout)}


def test_a_restore_brings_back_what_was_there(glossa, tmp_path):
    glossa("words", "--mark", "difficult", "银行")
    made = json.loads(glossa("backup", "--json").stdout)
    assert made["isGood"] and made["engine"] == "sqlite"
    glossa("words", "--mark", "difficult", "护士")
    assert [one["name"] for one in json.loads(glossa("backups", "--json").stdout)["backups"]] == [made["name"]]
    assert glossa("verify").stdout == made["name"] + " is whole.\n"
    told = glossa("restore", made["name"]).stdout
    assert words(glossa) == {"银行"}
    # What was there is where the command says, and can be opened.
    aside = re.search(r"^What was there is in (.*)$", told, re.M).group(1)
    assert words(lambda *rest: glossa(*rest, "--database", aside + "/glossa.sqlite")) == {"银行", "护士"}


def test_a_damaged_backup_is_found_and_refused(glossa, tmp_path):
    glossa("words", "--mark", "difficult", "银行")
    name = json.loads(glossa("backup", "--to", str(tmp_path / "elsewhere"), "--json").stdout)["name"]
    file = tmp_path / "elsewhere" / name / "database.sqlite"
    bytes = bytearray(file.read_bytes())
    bytes[len(bytes) // 2] ^= 1
    file.write_bytes(bytes)
    glossa("words", "--mark", "difficult", "护士")
    assert "database.sqlite is not as it was written" in glossa("restore", str(file.parent), status=1).stderr
    assert "is damaged" in glossa("verify", "--folder", str(tmp_path / "elsewhere"), status=1).stdout
    assert words(glossa) == {"银行", "护士"}


def test_a_server_goes_on_during_a_backup_and_forbids_a_restore(glossa, server):
    glossa("words", "--mark", "difficult", "银行")
    server.start()
    name = json.loads(glossa("backup", "--json").stdout)["name"]
    assert "stop it" in glossa("restore", name, status=1).stderr
    server.kill()
    glossa("restore", name)


def test_a_damaged_database_is_set_aside(glossa, server, desk, tmp_path):
    glossa("words", "--mark", "difficult", "银行")
    name = json.loads(glossa("backup", "--json").stdout)["name"]
    file = tmp_path / "data" / "glossa.sqlite"
    file.write_bytes(b"\0" * 100_000)
    for suffix in ("-wal", "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    server.start()
    log = (tmp_path / "server.log").read_text()
    # By itself: the sentence is elsewhere.
    [command] = set(re.findall(r" run=(glossa restore .*) \[", log))
    assert name in command and command.endswith(f" --data {tmp_path / 'data'}")
    assert words(glossa) == set()
    assert readiness(server) == (503, "database set aside\n")
    [damaged] = (tmp_path / "data").glob("damaged-*/glossa.sqlite")
    assert damaged.read_bytes() == b"\0" * 100_000
    desk.open("/me/backups")
    desk.heading("A damaged database was set aside").wait_for()
    assert name in desk.page.content()
    # A restart forgets nothing, and what is backed up meanwhile is not offered.
    server.kill()
    glossa("backup")
    server.start()
    assert readiness(server) == (503, "database set aside\n")
    assert name in (tmp_path / "server.log").read_text()
    server.kill()
    glossa("restore", name)
    assert words(glossa) == {"银行"}
    server.start()
    assert readiness(server) == (200, "ready\n")


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_a_lost_database_is_treated_as_a_damaged_one(glossa, server, tmp_path, left):
    glossa("words", "--mark", "difficult", "银行")
    name = json.loads(glossa("backup", "--json").stdout)["name"]
    file = tmp_path / "data" / "glossa.sqlite"
    file.unlink()
    if left == "an empty file":
        file.touch()
    # A command puts no empty one in its place.
    told = glossa("words", "--mark", "difficult", "护士", status=1).stderr
    assert "glossa restore " in told and name in told
    assert not file.exists() or file.stat().st_size == 0
    server.start()
    assert name in (tmp_path / "server.log").read_text()
    assert readiness(server) == (503, "database set aside\n")
    server.kill()
    glossa("restore", name)
    assert words(glossa) == {"银行"}
    server.start()
    assert readiness(server) == (200, "ready\n")


def test_a_loss_is_seen_whichever_folder_the_server_was_told_of(glossa, server, tmp_path):
    glossa("words", "--mark", "difficult", "银行")
    # As `serve --backups` makes them each night.
    made = json.loads(glossa("backup", "--to", str(tmp_path / "elsewhere"), "--json").stdout)["name"]
    file = tmp_path / "data" / "glossa.sqlite"
    for suffix in ("", "-wal", "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    for command in (["words", "--mark", "difficult", "护士"], ["backup"], ["accounts", "list"], ["stats"]):
        told = glossa(*command, status=1).stderr
        assert f"glossa restore {tmp_path}/elsewhere/{made}" in told and not file.exists()
    # Not even where the disk is away.
    (tmp_path / "elsewhere").rename(tmp_path / "away")
    assert "is missing, although there was one" in glossa("stats", status=1).stderr
    glossa("restore", str(tmp_path / "away" / made))
    assert words(glossa) == {"银行"}


def test_two_desks_in_one_folder_of_backups(glossa, tmp_path):
    other = lambda *rest, **more: glossa(*rest, "--data", str(tmp_path / "other"), **more)
    shared = str(tmp_path / "shared")
    glossa("words", "--mark", "difficult", "银行")
    other("words", "--mark", "difficult", "护士")
    mine = json.loads(glossa("backup", "--to", shared, "--json").stdout)["name"]
    theirs = json.loads(other("backup", "--to", shared, "--json").stdout)["name"]
    marked = [line.split()[0] for line in glossa("backups", "--folder", shared).stdout.splitlines() if "another" in line]
    assert marked == [theirs]
    told = glossa("restore", theirs, "--folder", shared, status=1).stderr
    assert "of another desk" in told and "--of-another" in told
    assert words(glossa) == {"银行"}
    glossa("restore", theirs, "--folder", shared, "--of-another")
    assert words(glossa) == {"护士"}
    glossa("restore", mine, "--folder", shared)
    assert words(glossa) == {"银行"}


def test_a_new_desk_in_a_folder_with_anothers_backups_has_lost_nothing(glossa, server, tmp_path):
    shared = str(tmp_path / "shared")
    glossa("words", "--mark", "difficult", "护士", "--data", str(tmp_path / "other"))
    theirs = json.loads(glossa("backup", "--to", shared, "--json", "--data", str(tmp_path / "other")).stdout)["name"]
    server.options = ("--backups", shared)
    server.start()
    assert readiness(server) == (200, "ready\n")
    log = (tmp_path / "server.log").read_text()
    assert "glossa restore" not in log and theirs not in log
    page = urllib.request.urlopen(server.url + "/me/backups", timeout=20).read().decode()
    assert theirs not in page
    server.kill()
    assert "of another desk" in glossa("restore", theirs, "--folder", shared, status=1).stderr


def test_a_restore_is_refused_while_another_program_works_with_the_database(glossa, tmp_path):
    glossa("words", "--mark", "difficult", "银行")
    name = json.loads(glossa("backup", "--json").stdout)["name"]
    # As a command that imports has it open.
    importing = sqlite3.connect(tmp_path / "data/glossa.sqlite")
    assert importing.execute("SELECT COUNT(*) FROM mark").fetchone() == (1,)
    told = glossa("restore", name, status=1).stderr
    assert f"(process {os.getpid()})" in told and "let other commands end" in told
    importing.close()
    glossa("restore", name)
    assert words(glossa) == {"银行"}


def readiness(server):
    try:
        with urllib.request.urlopen(server.url + "/ready", timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode()


def test_the_folder_of_the_data_is_refused_for_backups(glossa, tmp_path):
    glossa("words", "--mark", "difficult", "银行")
    told = glossa("serve", "--port", "0", "--backups", str(tmp_path / "data"), status=1).stderr
    assert "cannot be the folder of the data itself" in told and str(tmp_path / "data/Backups") in told


def test_a_restore_into_postgresql_waits_for_every_server_to_be_stopped(glossa, postgresql, tmp_path):
    there = ["--database", postgresql.url]
    glossa("words", "--mark", "difficult", "银行", *there)
    name = json.loads(glossa("backup", "--json", *there).stdout)["name"]
    # On another machine, as it were: with a data folder of its own.
    servers = [Server(tmp_path / place / "data", *there) for place in ("one", "other")]
    for server in servers:
        server.data.mkdir(parents=True)
        server.start()
    told = glossa("restore", name, *there, status=1).stderr
    assert "2 other programs work with the database" in told and "stop every Glossa server" in told
    assert all(f"glossa {server.process.pid} on " in told for server in servers)
    # What they save is kept, and still there.
    glossa("words", "--mark", "difficult", "护士", *there)
    assert words(lambda *rest: glossa(*rest, *there)) == {"银行", "护士"}
    for server in servers:
        server.kill()
    told = glossa("restore", name, *there).stdout
    assert words(lambda *rest: glossa(*rest, *there)) == {"银行"}
    # The statement that it prints goes back.
    statement = re.search(r"^  (DO \$\$.*?END \$\$;)$", told, re.M | re.S).group(1)
    postgresql.query("SET ROLE desk; " + statement)
    assert words(lambda *rest: glossa(*rest, *there)) == {"银行", "护士"}


def test_a_restore_that_is_stopped_says_so(glossa, postgresql, tmp_path):
    there = ["--database", postgresql.url]
    glossa("words", "--mark", "difficult", "银行", *there)
    name = json.loads(glossa("backup", "--json", *there).stdout)["name"]
    glossa("words", "--mark", "difficult", "护士", *there)
    restoring = subprocess.Popen(
        [GLOSSA, "restore", name, *there], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "GLOSSA_DATA": str(tmp_path / "data"), "GLOSSA_CONFIG": str(tmp_path / "data/config")})
    # It looks whether a server comes back that has lost its connections.
    wait_until(lambda: postgresql.query(
        f"SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'glossa {restoring.pid} on %'"))
    restoring.send_signal(signal.SIGINT)
    told = restoring.communicate(timeout=60)[1]
    assert restoring.returncode == 130
    assert told == "The restore was stopped. Nothing was changed; what was there is in its place.\n"
    assert words(lambda *rest: glossa(*rest, *there)) == {"银行", "护士"}


def wait_until(condition):
    for _ in range(600):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("it did not happen")


@pytest.mark.parametrize("moment", ["before", "after"])
def test_files_and_tables_are_of_one_moment_when_a_restore_is_killed(glossa, postgresql, tmp_path, moment):
    there = ["--database", postgresql.url]
    notebook = tmp_path / "data/EtyNote/etynote.md"
    notebook.parent.mkdir(parents=True)
    notebook.write_text("# plain\n")
    glossa("words", "--mark", "difficult", "银行", *there)
    name = json.loads(glossa("backup", "--json", *there).stdout)["name"]
    glossa("words", "--mark", "difficult", "护士", *there)
    notebook.write_text("# other\n")
    # Somebody reads a table, so that it cannot be moved yet: the files are exchanged by then.
    reading = subprocess.Popen(
        [postgresql.programs / "psql", "-h", postgresql.folder, "-U", "glossa", "-d", "desk", "-q"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    reading.stdin.write("BEGIN; LOCK TABLE mark IN ACCESS SHARE MODE;\n")
    reading.stdin.flush()
    wait_until(lambda: postgresql.query("SELECT 1 FROM pg_locks WHERE relation = 'mark'::regclass AND granted"))
    restoring = subprocess.Popen(
        [GLOSSA, "restore", name, *there], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "GLOSSA_DATA": str(tmp_path / "data"), "GLOSSA_CONFIG": str(tmp_path / "data/config")})
    wait_until(lambda: postgresql.query("SELECT 1 FROM pg_locks WHERE relation = 'mark'::regclass AND NOT granted"))
    assert notebook.read_text() == "# plain\n"
    exchanged = lambda: postgresql.query("SELECT 1 FROM pg_namespace WHERE nspname LIKE 'glossa_before_%'")
    if moment == "before":
        restoring.kill()
        restoring.wait()
        reading.communicate("COMMIT;\n")
    else:
        # It sleeps while the server exchanges the tables, and never learns of it.
        restoring.send_signal(signal.SIGSTOP)
        reading.communicate("COMMIT;\n")
        wait_until(exchanged)
        restoring.kill()
        restoring.wait()
    done = glossa("words", "--json", *there)
    found = {word["word"] for word in json.loads(done.stdout)}
    if moment == "before":
        assert "put back in its place" in done.stderr
        assert (found, notebook.read_text()) == ({"银行", "护士"}, "# other\n") and not exchanged()
    else:
        assert "has been completed" in done.stderr
        assert (found, notebook.read_text()) == ({"银行"}, "# plain\n")


def test_a_server_that_is_not_there_is_told_in_a_sentence(glossa, tmp_path):
    told = glossa("words", "--database", f"postgresql:///desk?host={tmp_path}", status=1).stderr
    assert f"no PostgreSQL server answers at {tmp_path}" in told and "Is the server running" not in told


def test_a_folder_that_each_backup_copies_is_refused(glossa, tmp_path):
    for command in (["backup", "--to"], ["serve", "--port", "0", "--backups"]):
        told = glossa(*command, str(tmp_path / "data/EtyNote/mine"), status=1).stderr
        assert "EtyNote" in told and "choose a folder outside it" in told
    assert not (tmp_path / "data/EtyNote/mine").exists()
    glossa("words", "--mark", "difficult", "银行")
    glossa("backup", "--to", str(tmp_path / "data/mine"))
