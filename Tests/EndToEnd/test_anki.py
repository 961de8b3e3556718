"""Anki's own program on the other side: what it makes comes in, and what goes out it reads the same."""

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

anki = pytest.importorskip("anki.collection")

from desk import BINARY, REPOSITORY  # noqa: E402

DAY = 86_400
COMPARED = {
    "notes": "SELECT id, guid, mid, mod, tags, flds, sfld, csum FROM notes ORDER BY id",
    # Glossa does not tell a card that was buried by hand from one that was buried for its sibling.
    "cards": "SELECT id, nid, ord, type, max(queue, -2), due, ivl, factor, reps, lapses, left, odue, flags, data FROM cards ORDER BY id",
    "log": "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id",
    "homes": "SELECT cards.id, decks.name FROM cards JOIN decks ON decks.id = cards.did ORDER BY cards.id",
    "fields": "SELECT ntid, ord, name FROM fields WHERE ntid IN (SELECT mid FROM notes) ORDER BY ntid, ord",
    "templates": "SELECT ntid, ord, name FROM templates WHERE ntid IN (SELECT mid FROM notes) ORDER BY ntid, ord",
}


def glossa(data: Path, *arguments: str) -> str:
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    done = subprocess.run(
        [binary, "deck", *arguments, "--data", data], capture_output=True, text=True, env={**os.environ, "TZ": "UTC"})
    assert done.returncode == 0, done.stderr
    return done.stdout


def add(collection, notetype: str, deck: str, fields: list[str], tags=()) -> list:
    note = collection.new_note(collection.models.by_name(notetype))
    note.fields = fields
    note.tags = list(tags)
    collection.add_note(note, collection.decks.id(deck))
    return note.cards()


def make(path: Path):
    """A collection with something of everything that a learner's has."""
    collection = anki.Collection(str(path))
    collection.set_config("fsrs", True)
    sound = collection.media.write_data("书 1.mp3", b"sound")
    picture = collection.media.write_data("picture.png", b"\x89PNG")
    words = [
        add(collection, "Basic (and reversed card)", "Chinese::HSK 1",
            [f"<b>书{number}</b>", f"book &amp; volume {number}<br>[sound:{sound}]"], ["HSK", "étude::名词"])
        for number in range(40)
    ]
    add(collection, "Basic", "Chinese", [f'<img src="{picture}">', 'a "quoted" \\ text\nof two lines'], [])
    add(collection, "Cloze", "Chinese::Sentences", ["我在{{c1::银行}}{{c2::工作}}。", "at the bank"], ["cloze"])
    start, log, rows = int(time.time()) - 300 * DAY, [], []
    for number, card in enumerate(card for pair in words for card in pair):
        if number % 8 == 0:
            continue
        moment, interval = start + number * 601, 0
        for answer in range(2 + number % 5):
            last, interval = interval, interval * 2 + 1
            kind = 0 if answer == 0 else 1
            log.append((moment * 1000 + number, card.id, -1, 3, interval, last, 2500, 4000 + number, kind))
            moment += interval * DAY
        log.append((moment * 1000 + number, card.id, -1, 0, interval, interval, 2500, 0, 4))
        memory = {"s": 1.5 + number, "d": 1 + number % 9, "dr": 0.9, "lrt": (moment - interval * DAY)}
        queue = {1: -1, 2: -2, 3: -3}.get(number % 16, 2)
        rows.append((2, queue, number - 20, interval, 2300 + number, 2 + number % 5, number % 3, number % 5,
                     json.dumps(memory, separators=(",", ":")), card.id))
    collection.db.executemany("INSERT INTO revlog VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", log)
    collection.db.executemany(
        "UPDATE cards SET type = ?, queue = ?, due = ?, ivl = ?, factor = ?, reps = ?, lapses = ?, flags = ?, data = ? "
        "WHERE id = ?", rows)
    return collection


def take_out(collection, path: Path, legacy: bool):
    options = anki.ExportAnkiPackageOptions(
        with_scheduling=True, with_deck_configs=True, with_media=True, legacy=legacy)
    collection.export_anki_package(out_path=str(path), limit=None, options=options)


def bring_in(package: Path, folder: Path):
    """What Anki makes of a package in an empty collection."""
    folder.mkdir()
    collection = anki.Collection(str(folder / "collection.anki2"))
    options = anki.ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True, merge_notetypes=True)
    collection.import_anki_package(anki.ImportAnkiPackageRequest(package_path=str(package), options=options))
    return collection


def media(collection) -> dict[str, bytes]:
    folder = Path(collection.media.dir())
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def rows(collection) -> dict[str, list]:
    found = {name: [tuple(row) for row in collection.db.all(query)] for name, query in COMPARED.items()}
    # The memory state is JSON, in which 2 and 2.0 are one number.
    found["cards"] = [(*row[:-1], json.loads(row[-1] or "{}")) for row in found["cards"]]
    return found


def expect_same(first, second):
    before, after = rows(first), rows(second)
    for name in COMPARED:
        different = [pair for pair in zip(before[name], after[name]) if pair[0] != pair[1]]
        assert len(before[name]) == len(after[name]), name
        assert not different, f"{name}: {len(different)}, such as {different[0]}"
    assert media(first) == media(second)


@pytest.mark.parametrize("legacy", [False, True], ids=["new form", "old form"])
def test_a_package_comes_through_the_desk_as_it_was(tmp_path, legacy):
    source = make(tmp_path / "collection.anki2")
    package, result, data = tmp_path / "in.apkg", tmp_path / "out.apkg", tmp_path / "data"
    data.mkdir()
    take_out(source, package, legacy)
    glossa(data, "import", str(package))
    glossa(data, "export", "*", "--output", str(result))
    expect_same(bring_in(package, tmp_path / "before"), bring_in(result, tmp_path / "after"))


@pytest.mark.parametrize("legacy", [False, True], ids=["new form", "old form"])
def test_a_whole_collection_comes_through_the_desk_as_it_was(tmp_path, legacy):
    source = make(tmp_path / "collection.anki2")
    package, result, data = tmp_path / "in.colpkg", tmp_path / "out.colpkg", tmp_path / "data"
    data.mkdir()
    source.export_collection_package(str(package), True, legacy)
    source.reopen()
    glossa(data, "import", str(package))
    glossa(data, "export", "*", "--format", "colpkg", "--output", str(result))
    whole = []
    for name, file in (("before", package), ("after", result)):
        folder = tmp_path / name
        folder.mkdir()
        place = folder / "collection.anki2"
        empty = anki.Collection(str(place))
        empty.close()
        empty._backend.import_collection_package(
            col_path=str(place), backup_path=str(file), media_folder=str(folder / "collection.media"),
            media_db=str(folder / "collection.media.db2"))
        whole.append(anki.Collection(str(place)))
    before, after = whole
    # Days are counted from the day on which the collection was made.
    days = before.sched.today - after.sched.today
    before.db.execute("UPDATE cards SET due = due - ? WHERE type = 2", days)
    expect_same(before, after)


def test_a_second_import_adds_nothing(tmp_path):
    source = make(tmp_path / "collection.anki2")
    package, data = tmp_path / "in.apkg", tmp_path / "data"
    data.mkdir()
    take_out(source, package, legacy=False)
    first = json.loads(glossa(data, "import", str(package), "--json"))
    assert (first["notesAdded"], first["cardsAdded"], first["mediaAdded"]) == (42, 83, 2)
    second = json.loads(glossa(data, "import", str(package), "--json"))
    assert second["notesUnchanged"] == 42
    assert not any(second[key] for key in ("notesAdded", "notesUpdated", "cardsAdded", "cardsUpdated", "reviewsAdded"))
