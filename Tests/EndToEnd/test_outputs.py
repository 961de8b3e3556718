"""Where commands write: files, links, pipes and disks without room."""
import os
import subprocess
import threading

import pytest

from desk import BINARY, REPOSITORY

GLOSSA = str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY)


@pytest.fixture
def glossa(tmp_path):
    environment = {**os.environ, "GLOSSA_DATA": str(tmp_path / "data")}

    def run(*arguments, stdout=subprocess.PIPE):
        return subprocess.run(
            [GLOSSA, *arguments], env=environment, stdout=stdout, stderr=subprocess.PIPE, timeout=60)

    assert run("cards", "--add", "Words", "银行").returncode == 0
    return run


@pytest.mark.parametrize("form", ["apkg", "csv", "json"])
def test_a_link_stays_a_link(glossa, tmp_path, form):
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "words"
    link.symlink_to(tmp_path / "elsewhere" / "words")
    assert glossa("deck", "export", "Words", "--format", form, "--output", str(link)).returncode == 0
    assert link.is_symlink() and (tmp_path / "elsewhere" / "words").stat().st_size > 50


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
        assert done.returncode != 0 and b"Is a directory" in done.stderr
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["data", "folder"]


@pytest.mark.parametrize(
    "command", [["decks"], ["deck", "export", "Words", "--format", "csv"], ["notebook", "export"], ["words", "--csv"]])
def test_output_without_room_is_a_failure(glossa, command):
    glossa("notebook", "add", "construct")
    with open("/dev/full", "wb") as full:
        done = glossa(*command, stdout=full)
    assert done.returncode == 1 and b"No space left" in done.stderr


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
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = glossa("serve", "--port", port).stderr.decode()
    assert f"port {port}" in told and "--port" in told
