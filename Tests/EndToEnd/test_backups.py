"""Backups by command: made, listed, verified and restored; a server meanwhile; a damaged database at the start."""
import json
import os
import re
import subprocess
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
    assert "glossa restore " in log and name in log
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


def readiness(server):
    try:
        with urllib.request.urlopen(server.url + "/ready", timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode()


def test_a_folder_that_each_backup_copies_is_refused(glossa, tmp_path):
    for command in (["backup", "--to"], ["serve", "--port", "0", "--backups"]):
        told = glossa(*command, str(tmp_path / "data/EtyNote/mine"), status=1).stderr
        assert "EtyNote" in told and "choose a folder outside it" in told
    assert not (tmp_path / "data/EtyNote/mine").exists()
    glossa("words", "--mark", "difficult", "银行")
    glossa("backup", "--to", str(tmp_path / "data/mine"))
