"""Anki's packages, with the real Anki beside: the round trip of a collection, and how long a large one takes to import.

Usage: interchange.py GLOSSA PACKAGE [NOTES REVIEWS]. Leaves the large package as PACKAGE. Prints one JSON object for each figure;
fails when the round trip changes anything.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

from anki.collection import (
    AddNoteRequest, Collection, ExportAnkiPackageOptions, ImportAnkiPackageOptions, ImportAnkiPackageRequest,
)

from peers import report

DAY = 86_400_000
# Imports of each side, in turn; the median counts.
RUNS = 3
COMPARED = {
    "notes": "SELECT id, guid, mid, mod, tags, flds FROM notes ORDER BY id",
    "cards": "SELECT id, nid, ord, type, queue, due, ivl, factor, reps, lapses, flags, data FROM cards ORDER BY id",
    "log": "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id",
    "decks": "SELECT name FROM decks ORDER BY name",
}


def make(path: str, notes: int, reviews: int) -> Collection:
    """A collection with so many notes of two cards each, and about so many answers on them."""
    rng = random.Random(1)
    collection = Collection(path)
    collection.set_config("fsrs", True)
    notetype = collection.models.by_name("Basic (and reversed card)")
    deck = collection.decks.id("Chinese::HSK 1")
    name = collection.media.write_data("书.mp3", b"sound")
    requests = []
    for index in range(notes):
        note = collection.new_note(notetype)
        note["Front"] = chr(rng.randrange(0x4E00, 0x9FA5)) + chr(rng.randrange(0x4E00, 0x9FA5))
        note["Back"] = f"meaning <b>{index}</b>" + (f" [sound:{name}]" if index == 0 else "")
        note.tags = ["HSK", f"t{index % 50}"]
        requests.append(AddNoteRequest(note=note, deck_id=deck))
        if len(requests) == 5000 or index == notes - 1:
            collection.add_notes(requests)
            requests = []
    log, cards = [], []
    start = int(time.time() * 1000) - 400 * DAY
    ids = collection.db.list("SELECT id FROM cards ORDER BY id")
    each = max(1, reviews // len(ids))
    taken = set()
    for number, card in enumerate(ids):
        interval, moment, lapses = 0, start + number * 977 % DAY, 0
        for answer in range(each):
            while moment in taken:
                moment += 1
            taken.add(moment)
            ease, last = rng.choice([1, 2, 3, 3, 3, 3, 4]), interval
            interval = 1 if ease == 1 else interval * 2 + 1
            lapses += ease == 1
            log.append((moment, card, -1, ease, interval, last, 2500, rng.randrange(1000, 20_000), 0 if answer == 0 else 1))
            answered = moment
            moment += DAY * min(interval, 60)
        memory = {"s": round(rng.uniform(1, 200), 4), "d": round(rng.uniform(1, 10), 3), "dr": 0.9, "lrt": answered // 1000}
        data = json.dumps(memory, separators=(",", ":"))
        queue = -1 if number % 97 == 0 else 2
        cards.append((2, queue, rng.randrange(-20, 200), interval, 2500, each, lapses, data, card))
    collection.db.executemany("INSERT INTO revlog VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", log)
    collection.db.executemany(
        "UPDATE cards SET type = ?, queue = ?, due = ?, ivl = ?, factor = ?, reps = ?, lapses = ?, data = ? WHERE id = ?", cards)
    return collection


def write(collection: Collection, path: str, legacy: bool) -> None:
    options = ExportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True, with_media=True, legacy=legacy)
    collection.export_anki_package(out_path=path, limit=None, options=options)


def read(path: str, folder: str) -> tuple[Collection, float]:
    collection = Collection(os.path.join(folder, "collection.anki2"))
    options = ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True, merge_notetypes=True)
    start = time.perf_counter()
    collection.import_anki_package(ImportAnkiPackageRequest(package_path=path, options=options))
    return collection, time.perf_counter() - start


def glossa(program: str, folder: str, *arguments: str) -> float:
    start = time.perf_counter()
    subprocess.run([program, "deck", *arguments, "--data", folder], check=True, capture_output=True)
    return time.perf_counter() - start


def round_trip(program: str, legacy: bool) -> int:
    """How many rows differ after the way through Glossa."""
    with tempfile.TemporaryDirectory() as place:
        folders = [os.path.join(place, name) for name in ("first", "desk", "before", "after")]
        for folder in folders:
            os.mkdir(folder)
        collection = make(os.path.join(folders[0], "collection.anki2"), 200, 2000)
        package, result = os.path.join(place, "in.apkg"), os.path.join(place, "out.apkg")
        write(collection, package, legacy)
        glossa(program, folders[1], "import", package)
        glossa(program, folders[1], "export", "Chinese", "--output", result)
        (before, _), (after, _) = read(package, folders[2]), read(result, folders[3])
        differing = sum(
            len(set(map(tuple, before.db.all(query))) ^ set(map(tuple, after.db.all(query)))) for query in COMPARED.values())
        return differing + (sorted(os.listdir(before.media.dir())) != sorted(os.listdir(after.media.dir())))


def main() -> None:
    program, package = map(os.path.abspath, sys.argv[1:3])
    notes, reviews = (int(sys.argv[3]), int(sys.argv[4])) if len(sys.argv) > 4 else (100_000, 1_000_000)
    differing = round_trip(program, legacy=False) + round_trip(program, legacy=True)
    report("anki.roundTrip", differing, "rows")
    with tempfile.TemporaryDirectory() as place:
        write(make(os.path.join(place, "collection.anki2"), notes, reviews), package, legacy=False)
        ours, theirs = [], []
        for run in range(RUNS):
            for name in ("desk", "anki"):
                os.mkdir(os.path.join(place, f"{name}{run}"))
            ours.append(glossa(program, os.path.join(place, f"desk{run}"), "import", package))
            theirs.append(read(package, os.path.join(place, f"anki{run}"))[1])
        report("anki.import.glossa", statistics.median(ours), "s")
        report("anki.import.anki", statistics.median(theirs), "s")
    if differing:
        sys.exit("the round trip changed something")


if __name__ == "__main__":
    main()
