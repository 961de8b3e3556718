"""Interchange with Anki itself: Glossa imports what Anki writes, and Anki reads Glossa's exports the same."""

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
    # Glossa does not distinguish cards buried by hand from buried siblings.
    "cards": "SELECT id, nid, ord, type, max(queue, -2), due, ivl, factor, reps, lapses, left, odue, flags, data FROM cards ORDER BY id",
    "log": "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id",
    "homes": "SELECT cards.id, decks.name FROM cards JOIN decks ON decks.id = cards.did ORDER BY cards.id",
}
# Times of modification, and daily counters.
FLEETING = {"mod", "usn", "lrnToday", "revToday", "newToday", "timeToday", "newLimitToday", "reviewLimitToday"}


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


def answer(collection, card, *ratings: int):
    """Answers a card with Anki's own scheduler."""
    for rating in ratings:
        card = collection.get_card(card.id)
        card.start_timer()
        states = collection._backend.get_scheduling_states(card.id)
        collection.sched.answer_card(collection.sched.build_answer(card=card, states=states, rating=rating - 1))


def add_presets(collection) -> dict[str, int]:
    """Adds presets that differ from Anki's own in every setting."""
    careful = collection.decks.add_config("Careful")
    careful["new"] |= {"delays": [1, 10, 1440], "perDay": 0, "bury": True, "order": 0, "ints": [2, 5, 0]}
    careful["rev"] |= {"perDay": 77, "maxIvl": 365, "ivlFct": 1.1, "hardFactor": 1.25, "ease4": 1.4}
    careful["lapse"] |= {"delays": [5, 2880], "leechFails": 5, "leechAction": 0, "minInt": 2, "mult": 0.5}
    careful |= {
        "desiredRetention": 0.93, "easyDaysPercentages": [1, 0.5, 1, 1, 0, 1, 1], "maxTaken": 90, "autoplay": False,
        "timer": 1, "replayq": False, "newMix": 1, "newPerDayMinimum": 3, "interdayLearningMix": 2, "reviewOrder": 4,
        "newSortOrder": 2, "newGatherPriority": 3, "buryInterdayLearning": True, "ignoreRevlogsBeforeDate": "2020-01-01",
        "stopTimerOnAnswer": True, "secondsToShowQuestion": 4.5, "secondsToShowAnswer": 6.0, "questionAction": 1,
        "answerAction": 2, "waitForAudio": False, "sm2Retention": 0.85, "weightSearch": "deck:Chinese",
        "fsrsParams6": [0.3 + number / 8 for number in range(4)] + [
            6.4, 0.83, 3.0, 0.001, 1.87, 0.16, 0.79, 1.48, 0.06, 0.26, 1.64, 0.6, 1.87, 0.54, 0.09, 0.06, 0.15],
    }
    older = collection.decks.add_config("Older")
    older["new"]["delays"] = []
    older["lapse"]["delays"] = []
    older["fsrsParams5"] = [0.4, 1.2, 3.2, 15.7, 7.2, 0.53, 1.7, 0.02, 1.5, 0.1, 1.0, 1.9, 0.1, 0.3, 2.3, 0.2, 3.0, 0.5, 0.6]
    oldest = collection.decks.add_config("Oldest")
    oldest["fsrsWeights"] = [0.4, 0.6, 2.4, 5.8, 4.9, 0.9, 0.86, 0.01, 1.5, 0.14, 0.94, 2.2, 0.05, 0.34, 1.3, 0.3, 2.6]
    spare = collection.decks.add_config("Spare")
    spare["rev"]["perDay"] = 12
    for preset in (careful, older, oldest, spare):
        collection.decks.update_config(preset)
    return {preset["name"]: preset["id"] for preset in (careful, older, oldest)}


def add_decks(collection):
    """Adds decks with presets, descriptions and limits of their own, one of them empty."""
    presets = add_presets(collection)
    for name, changes in {
        "Chinese": {"conf": presets["Older"], "desc": "All of <b>Chinese</b>", "collapsed": True},
        "Chinese::HSK 1": {"conf": presets["Careful"], "newLimit": 7, "reviewLimit": 33, "desiredRetention": 85},
        "Chinese::Sentences": {"conf": presets["Careful"], "desc": "*sentences*", "md": True, "extendNew": 4},
        "Oldest  of all": {"conf": presets["Oldest"]},
        "Empty": {},
    }.items():
        deck = collection.decks.get(collection.decks.id(name))
        deck |= changes
        collection.decks.save(deck)


def add_notetype(collection):
    """Adds a notetype whose cards look unlike any of Anki's."""
    models = collection.models
    notetype = models.new("Word & picture")
    for name in ("Number", "Hanzi", "Picture"):
        models.add_field(notetype, models.new_field(name))
    notetype["flds"][1] |= {"font": "Kai", "size": 33, "rtl": True, "sticky": True, "description": "the word"}
    notetype["flds"][2] |= {"plainText": True, "collapsed": True, "excludeFromSearch": True}
    for name in ("Reading", "Writing"):
        template = models.new_template(name)
        template |= {"qfmt": "{{Hanzi}} " + name, "afmt": "{{FrontSide}}<hr>{{Picture}}", "bqfmt": "{{Number}}",
                     "bafmt": "{{Hanzi}}", "bfont": "Song", "bsize": 15}
        models.add_template(notetype, template)
    notetype["tmpls"][1]["did"] = collection.decks.id("Chinese::Sentences")
    notetype |= {"css": ".card { color: teal; }", "sortf": 1, "latexPre": "pre", "latexPost": "post", "latexsvg": True}
    models.add(notetype)


def lend(collection, name: str, search: str, reschedules: bool) -> list[int]:
    """Moves cards into a filtered deck; returns their number."""
    deck = collection.sched.get_or_create_filtered_deck(0)
    deck.name = name
    deck.config.reschedule = reschedules
    del deck.config.search_terms[1:]
    deck.config.search_terms[0].search = search
    deck.config.search_terms[0].limit = 3
    id = collection.sched.add_or_update_filtered_deck(deck).id
    lent = collection.db.list("SELECT id FROM cards WHERE did = ?", id)
    assert len(lent) == 3, (name, lent)
    return lent


def make(path: Path):
    """Creates a collection with something of everything in a learner's collection."""
    collection = anki.Collection(str(path))
    collection.set_config("fsrs", True)
    add_decks(collection)
    add_notetype(collection)
    sound = collection.media.write_data("书 1.mp3", b"sound")
    picture = collection.media.write_data("picture.png", b"\x89PNG")
    words = [
        add(collection, "Basic (and reversed card)", "Chinese::HSK 1",
            [f"<b>书{number}</b>", f"book &amp; volume {number}<br>[sound:{sound}]"], ["HSK", "étude::名词"])
        for number in range(40)
    ]
    add(collection, "Basic", "Chinese", [f'<img src="{picture}">', 'a "quoted" \\ text\nof two lines'], [])
    add(collection, "Cloze", "Chinese::Sentences", ["我在{{c1::银行}}{{c2::工作}}。", "at the bank"], ["cloze", "marked"])
    add(collection, "Word & picture", "Oldest  of all", ["2", "树", f'<img src="{picture}">'], ["marked"])
    start, log, rows = int(time.time()) - 300 * DAY, [], []
    for number, card in enumerate(card for pair in words for card in pair):
        if number % 8 == 0:
            continue
        moment, interval = start + number * 601, 0
        # If several answers fall into one millisecond, the log moves the later ones forward, at times
        # into the next second.
        late = 1000 if number % 7 == 3 else 0
        for count in range(2 + number % 5):
            last, interval = interval, interval * 2 + 1
            kind = 0 if count == 0 else 1
            log.append((moment * 1000 + number + late, card.id, -1, 3, interval, last, 2500, 4000 + number, kind))
            moment += interval * DAY
        log.append((moment * 1000 + number, card.id, -1, 0, interval, interval, 2500, 0, 4))
        memory = {"pos": number, "s": 1.5 + number, "d": 1 + number % 9, "dr": 0.8 + number % 3 / 20, "decay": 0.1542,
                  "lrt": (moment - interval * DAY)}
        if number % 5 == 0:
            memory["cd"] = '{"x":[1,"a,b"]}'
        queue = {1: -1, 2: -2, 3: -3}.get(number % 16, 2)
        rows.append((2, queue, number - 20, interval, 2300 + number, 2 + number % 5, number % 3, number % 8,
                     json.dumps(memory, separators=(",", ":")), card.id))
    collection.db.executemany("INSERT INTO revlog VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", log)
    collection.db.executemany(
        "UPDATE cards SET type = ?, queue = ?, due = ?, ivl = ?, factor = ?, reps = ?, lapses = ?, flags = ?, data = ? "
        "WHERE id = ?", rows)
    study(collection)
    return collection


def study(collection):
    """Leaves cards in the middle of their steps, of minutes and of days, and moves others into filtered decks."""
    steps = [
        add(collection, "Basic", "Chinese::HSK 1", [f"步{number}", "a step"])[0] for number in range(14)
    ]
    for card, ratings in zip(steps, ([1], [2], [3], [3, 3], [3, 1], [4], [3, 3, 2], [3, 3, 3])):
        answer(collection, card, *ratings)
    # Cards that were learnt are now forgotten.
    for card, ratings in zip(steps[8:], ([1], [1, 3], [1, 2], [1, 1])):
        answer(collection, card, 4)
        collection.db.execute("UPDATE cards SET due = 0, ivl = 20 WHERE id = ?", card.id)
        answer(collection, card, *ratings)
    kinds = set(map(tuple, collection.db.all("SELECT type, queue FROM cards WHERE type IN (1, 3)")))
    assert kinds == {(1, 1), (1, 3), (3, 1), (3, 3)}, kinds
    collection.sched.suspend_cards([steps[1].id])
    collection.sched.bury_cards([steps[9].id])
    collection.sched.reposition_new_cards(
        collection.find_cards("is:new deck:Chinese::Sentences"), starting_from=70, step_size=5, randomize=False,
        shift_existing=False)
    lend(collection, "Again", "is:due is:review -is:buried -is:suspended", True)
    lend(collection, "Fresh", "is:new deck:Chinese::HSK*", True)
    lend(collection, "Steps", "is:learn -is:buried -is:suspended", True)
    lend(collection, "Glance", "is:review -is:due -is:buried -is:suspended", False)


def take_out(collection, path: Path, legacy: bool):
    options = anki.ExportAnkiPackageOptions(
        with_scheduling=True, with_deck_configs=True, with_media=True, legacy=legacy)
    collection.export_anki_package(out_path=str(path), limit=None, options=options)


def bring_in(package: Path, folder: Path):
    """Returns what Anki makes of a package in an empty collection."""
    folder.mkdir()
    collection = anki.Collection(str(folder / "collection.anki2"))
    options = anki.ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True, merge_notetypes=True)
    collection.import_anki_package(anki.ImportAnkiPackageRequest(package_path=str(package), options=options))
    return collection


def media(collection) -> dict[str, bytes]:
    folder = Path(collection.media.dir())
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def give_back(collection):
    """Empties the filtered decks: their cards return home, as in Glossa."""
    for deck in collection.decks.all():
        if deck["dyn"]:
            collection.sched.empty_filtered_deck(deck["id"])
            collection.decks.remove([deck["id"]])


def lasting(value):
    if isinstance(value, dict):
        return {key: lasting(value[key]) for key in value if key not in FLEETING}
    return [lasting(each) for each in value] if isinstance(value, list) else value


def outline(collection) -> dict[str, dict]:
    """Returns decks by name, with their presets; presets, and the notetypes of the notes."""
    presets = {preset["id"]: lasting(preset) for preset in collection.decks.all_config()}
    decks = {}
    for deck in collection.decks.all():
        # An import gives a deck an id from the current time.
        decks[deck["name"]] = lasting(deck) | {"conf": presets[deck["conf"]]["name"], "id": deck["id"] == 1}
    used = collection.db.list("SELECT DISTINCT mid FROM notes")
    return {
        "decks": decks, "presets": {preset["name"]: preset for preset in presets.values()},
        "notetypes": {id: lasting(collection.models.get(id)) for id in used},
    }


def rows(collection) -> dict[str, list]:
    found = {name: [tuple(row) for row in collection.db.all(query)] for name, query in COMPARED.items()}
    # The memory state is JSON, in which 2 and 2.0 are the same number.
    found["cards"] = [(*row[:-1], json.loads(row[-1] or "{}")) for row in found["cards"]]
    return found


def expect_same(first, second):
    give_back(first)
    before, after = rows(first), rows(second)
    for name in COMPARED:
        different = [pair for pair in zip(before[name], after[name]) if pair[0] != pair[1]]
        assert len(before[name]) == len(after[name]), name
        assert not different, f"{name}: {len(different)}, such as {different[0]}"
    before, after = outline(first), outline(second)
    for kind in before:
        assert before[kind].keys() == after[kind].keys(), kind
        for name in before[kind]:
            assert before[kind][name] == after[kind][name], f"{kind}: {name}"
    assert media(first) == media(second)


def expect_told(report: str):
    """Checks that the import names what it cannot carry over."""
    told = json.loads(report)["notCarriedOver"]
    for words in ("4 filtered decks", "12 cards are back in their home decks", "descriptions of 2 decks", "preset “Oldest”",
                  "templates and styles", "log entries"):
        assert any(words in line for line in told), (words, told)


@pytest.mark.parametrize("legacy", [False, True], ids=["new form", "old form"])
def test_a_package_comes_through_the_desk_as_it_was(tmp_path, legacy):
    source = make(tmp_path / "collection.anki2")
    package, result, data = tmp_path / "in.apkg", tmp_path / "out.apkg", tmp_path / "data"
    data.mkdir()
    take_out(source, package, legacy)
    expect_told(glossa(data, "import", str(package), "--json"))
    glossa(data, "export", "*", "--output", str(result))
    expect_same(bring_in(package, tmp_path / "before"), bring_in(result, tmp_path / "after"))


@pytest.mark.parametrize("legacy", [False, True], ids=["new form", "old form"])
def test_a_whole_collection_comes_through_the_desk_as_it_was(tmp_path, legacy):
    source = make(tmp_path / "collection.anki2")
    package, result, data = tmp_path / "in.colpkg", tmp_path / "out.colpkg", tmp_path / "data"
    data.mkdir()
    source.export_collection_package(str(package), True, legacy)
    source.reopen()
    expect_told(glossa(data, "import", str(package), "--json"))
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
    # Days are counted from the day on which the collection was created.
    days = before.sched.today - after.sched.today
    give_back(before)
    before.db.execute("UPDATE cards SET due = due - ? WHERE due < 1000000000 AND type > 0", days)
    expect_same(before, after)


def test_a_second_import_adds_nothing(tmp_path):
    source = make(tmp_path / "collection.anki2")
    package, data = tmp_path / "in.apkg", tmp_path / "data"
    data.mkdir()
    take_out(source, package, legacy=False)
    first = json.loads(glossa(data, "import", str(package), "--json"))
    assert (first["notesAdded"], first["cardsAdded"], first["mediaAdded"]) == (57, 99, 2)
    second = json.loads(glossa(data, "import", str(package), "--json"))
    assert second["notesUnchanged"] == 57
    assert not any(second[key] for key in ("notesAdded", "notesUpdated", "cardsAdded", "cardsUpdated", "reviewsAdded"))


def template(name: str, question: str, answer: str = "{{FrontSide}}<hr>") -> dict:
    return {"name": name, "qfmt": question, "afmt": answer}


def add_type(collection, name: str, fields: list[str], templates: list[dict], cloze=False):
    models = collection.models
    notetype = models.new(name)
    notetype["type"] = int(cloze)
    for field in fields:
        models.add_field(notetype, models.new_field(field))
    for each in templates:
        models.add_template(notetype, models.new_template(each["name"]) | each)
    models.add(notetype)


GLOSSARY = """<style>.a > b { color: teal }</style><ol><li data-x="1"><i>(★)</i> <ruby>書<rt>か</rt></ruby>く</li>
<li>to <b>write</b>;&nbsp;to draw<br>[sound:a b.mp3]</li></ol><script>if (1 < 2) f("</b>")</script><p>the rest</p>"""


def make_types(path: Path):
    """Creates notes of realistic types: templates in any order, with every feature of Anki's front templates."""
    collection = anki.Collection(str(path))
    add_type(collection, "Mining", ["Key", "Meaning", "Expression", "Reading", "Audio"], [
        template("Production", "<div style='visibility: hidden'>{{Expression}}</div>{{#Meaning}}{{Meaning}}{{/Meaning}}"),
        template("Listening", "{{Audio}}"),
        template("Recognition", "<!-- {{Meaning}} -->{{furigana:Expression}}"),
        template("Typing", "{{hint:Expression}}{{Meaning}}{{type:Reading}}"),
        template("Riddle", "{{Key}}<script>go()</script>"),
    ])
    add_type(collection, "Ma phrase", ["Id", "Phrase", "Note"], [template("Trou", "{{cloze:Phrase}}", "{{cloze:Phrase}}")], True)
    add(collection, "Mining", "Japanese", ["k1", GLOSSARY, " 書[か]く", "かく", "[sound:a b.mp3]"], ["HSK", "Étude::A"])
    add(collection, "Mining", "Japanese", ["k2", "to read<div>aloud</div>", "<ruby>読<rt>よ</rt></ruby>む", "", "[sound:c.mp3]"], ["x"])
    for number, phrase in enumerate((
            "Je ne sais pas ce que c'est {{c1::de::of}} dire cela dans la maison.<br>Il est avec nous.",
            "<b>{{c1::On::We}}</b> aurait pu en parler des heures, mais elle est partie pour le {{c2::travail}}.")):
        add(collection, "Ma phrase", "Leçons", [str(number), phrase, "<p>one</p><p>two &amp; three</p>"], ["y"])
    collection.add_image_occlusion_notetype()
    picture = collection.media.write_data("heart.png", b"\x89PNG")
    occlusion = collection.models.by_name("Image Occlusion")
    note = collection.new_note(occlusion)
    note.fields[:4] = ["{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4}}<br>", f'<img src="{picture}">', "the heart", "back"]
    collection.add_note(note, collection.decks.id("Anatomy"))
    return collection


def cards_of(desk, query: str) -> list[dict]:
    return desk.page.request.get(desk.server.url + "/api/v1/cards", params={"query": query, "limit": "1000"}).json()["cards"]


def edit_a_tag(desk, note: str):
    """Saves a note on its page unchanged except for a new tag."""
    desk.open(f"/review/notes/{note}")
    tags = desk.page.locator("#tags")
    tags.fill((tags.input_value() + " edited").strip())
    desk.press(desk.page.locator(".note-form").get_by_role("button", name="Save"))
    desk.page.wait_for_load_state()


def notes_by_guid(collection) -> dict[str, tuple]:
    return {row[0]: tuple(row[1:]) for row in collection.db.all("SELECT guid, mid, flds, sfld, csum, tags FROM notes")}


def expect_only_tags(before, after, edited: int):
    before, after = notes_by_guid(before), notes_by_guid(after)
    assert before.keys() == after.keys()
    changed = 0
    for guid, note in before.items():
        assert after[guid][:4] == note[:4], guid
        tags = [tag for tag in after[guid][4].split() if tag != "edited"]
        assert tags == note[4].split(), guid
        changed += after[guid][4].split() != note[4].split()
    assert changed == edited


def bring_in_and_edit(desk, tmp_path, package: Path, count: int):
    data = desk.server.data
    told = json.loads(glossa(data, "import", str(package), "--json"))["notCarriedOver"]
    notes = list(dict.fromkeys(card["note"]["id"] for card in cards_of(desk, "")))[:count]
    for note in notes:
        edit_a_tag(desk, note)
    result = tmp_path / "out.apkg"
    glossa(data, "export", "*", "--output", str(result))
    expect_only_tags(bring_in(package, tmp_path / "before"), bring_in(result, tmp_path / "after"), len(notes))
    return told


def test_editing_a_tag_on_a_page_leaves_every_byte_of_the_fields(desk, tmp_path):
    package = tmp_path / "in.apkg"
    take_out(make_types(tmp_path / "collection.anki2"), package, legacy=False)
    told = bring_in_and_edit(desk, tmp_path, package, 100)
    for words in ("type the answer", "hints that can be revealed", "under a condition", "parts of a picture", "run", "in French",
                  "does not say what is asked for"):
        assert any(words in line for line in told), (words, told)


def test_cards_ask_as_their_templates_do_whatever_their_order(desk, tmp_path):
    package = tmp_path / "in.apkg"
    take_out(make_types(tmp_path / "collection.anki2"), package, legacy=False)
    glossa(desk.server.data, "import", str(package), "--json")
    kinds = [card["kind"] for card in sorted(cards_of(desk, "読む"), key=lambda card: card["id"])]
    assert kinds == ["recall", "listening", "recognition", "recall", "recognition"], kinds
    note = cards_of(desk, "読む")[0]["note"]
    assert (note["word"], note["reading"], note["language"]) == ("読む", "よむ", "ja")
    note = cards_of(desk, "書く")[0]["note"]
    assert note["word"] == "書く" and note["definition"].endswith("to draw\nthe rest"), note
    french = cards_of(desk, "lang:fr")
    assert [card["kind"] for card in french] == ["cloze"] * 3 and french[0]["note"]["language"] == "fr"
    assert cards_of(desk, "lang:other") == french
    picture = cards_of(desk, "deck:Anatomy")
    assert [card["note"]["pictures"] for card in picture] == [["heart.png"]] and "occlusion" not in str(picture)


DECKS = Path(os.environ.get("GLOSSA_DECKS", "decks"))


@pytest.mark.parametrize("name", ["ja_mining", "french", "zhongwen"])
def test_editing_a_tag_of_a_deck_as_learners_keep_it(desk, tmp_path, name):
    """Edits a tag in decks of your own in $GLOSSA_DECKS."""
    package = DECKS / f"{name}.apkg"
    if not package.exists():
        pytest.skip(f"there is no {package}")
    bring_in_and_edit(desk, tmp_path, package, 5)
