"""A large deck: long operations show their progress and can be cancelled."""

import json
import re
import sqlite3
import subprocess
import zipfile

import pytest
from playwright.sync_api import expect

from desk import BINARY, REPOSITORY

CARDS = 30_000


@pytest.fixture
def large(server, tmp_path):
    """A desk with a deck of thousands of cards, each answered several times; returns the path of the deck."""
    server.kill()
    words = tmp_path / "Large.json"
    words.write_text(json.dumps([{"word": f"词{number}", "definition": "x"} for number in range(CARDS)]))
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    subprocess.run([binary, "deck", "import", words, "--data", server.data], check=True, capture_output=True)
    database = sqlite3.connect(server.data / "glossa.sqlite")
    day, start = 86_400_000, 1_700_000_000_000
    rows = database.execute("SELECT id FROM card ORDER BY id").fetchall()
    for answer, (state, interval) in enumerate([(0, 2), (2, 9), (2, 30), (2, 80)]):
        at = start + day * [0, 2, 11, 41][answer]
        database.executemany(
            "INSERT INTO review (id, card_id, at, rating, state, interval_seconds, duration, learner_id)"
            " VALUES (?, ?, ?, 3, ?, ?, 4000, (SELECT id FROM learner))",
            (((at + place) << 20, card, at + place, state, interval * 86_400) for place, (card,) in enumerate(rows)))
    database.execute(
        "UPDATE card SET state = 2, stability = 80, difficulty = 5, interval_days = 80, reviews = 4, due = ?, last_review = ?",
        (start + day * 121, start + day * 41))
    deck = database.execute("SELECT id FROM deck").fetchone()[0]
    database.commit()
    database.close()
    server.start()
    return f"/review/decks/{deck}"


def due(server) -> set:
    database = sqlite3.connect(server.data / "glossa.sqlite")
    found = {row[0] for row in database.execute("SELECT interval_days FROM card")}
    database.close()
    return found


def test_new_settings_of_a_large_deck_show_how_far_they_are(desk, server, large):
    desk.open(large)
    desk.page.get_by_label("Desired retention").fill("80")
    desk.press(desk.button("Save"))
    # The progress page, or directly the question on a fast machine; finally the question.
    expect(desk.button("Reschedule now")).to_be_visible(timeout=60_000)
    assert due(server) == {80}
    desk.press(desk.button("Reschedule now"))
    expect(desk.page.locator(".banner")).to_contain_text("30,000 cards were recalculated", timeout=60_000)
    assert 80 not in due(server)
    expect(desk.page.get_by_label("Desired retention")).to_have_value("80")


def test_new_settings_can_be_called_off(desk, server, large):
    # A fast machine may have counted before it is told to stop: then it is asked for other settings.
    for retention in ("75", "70", "82", "86", "94"):
        answer = desk.post(f"{large}/settings", retention=retention)
        assert re.search("/jobs/recount-", answer.url), answer.url
        desk.post(answer.url.removeprefix(server.url) + "/cancel")
        desk.page.goto(answer.url)
        stopped, counted = desk.heading("The settings were not changed"), desk.button("Keep the old settings")
        expect(stopped.or_(counted)).to_be_visible(timeout=30_000)
        if stopped.is_visible():
            break
        desk.press(counted)
    expect(stopped).to_be_visible()
    assert due(server) == {80}
    desk.open(large)
    expect(desk.page.get_by_label("Desired retention")).to_have_value("90")


def suspended(server) -> int:
    database = sqlite3.connect(server.data / "glossa.sqlite")
    count = database.execute("SELECT COUNT(*) FROM card WHERE standing = 1").fetchone()[0]
    database.close()
    return count


def test_thousands_of_cards_are_changed_together_and_taken_back(desk, server, large):
    desk.open("/review/browse?q=is:review")
    answer = desk.post("/review/browse/change", change="suspend", scope="matching", **{"return": "/review/browse?q=is:review"})
    desk.page.goto(answer.url)
    # The progress page leads to the list.
    expect(desk.page.locator(".banner")).to_contain_text("30,000 cards were suspended", timeout=60_000)
    assert suspended(server) == CARDS
    desk.press(desk.page.locator(".banner").get_by_role("button"))
    expect(desk.page.locator(".banner")).to_contain_text(re.compile("undone", re.IGNORECASE), timeout=60_000)
    assert suspended(server) == 0


def test_a_change_of_thousands_can_be_called_off(desk, server, large):
    answer = desk.post("/review/browse/change", change="suspend", scope="matching", **{"return": "/review/browse"})
    assert re.search("/jobs/change-", answer.url), answer.url
    desk.post(answer.url.removeprefix(server.url) + "/cancel")
    desk.page.goto(answer.url)
    expect(desk.heading("No card was changed")).to_be_visible(timeout=30_000)
    assert suspended(server) == 0


def test_a_large_export_shows_how_far_it_is_and_waits_to_be_saved(desk, large):
    desk.open(f"{large}/export/apkg")
    expect(desk.heading("Your file is ready")).to_be_visible(timeout=60_000)
    with desk.page.expect_download() as download:
        desk.page.get_by_role("link", name="Save the file").click()
    assert zipfile.is_zipfile(download.value.path())
    assert download.value.suggested_filename == "Large.apkg"


def test_a_large_export_can_be_called_off(desk, server, large):
    answer = desk.page.request.get(f"{server.url}{large}/export/apkg")
    assert re.search("/jobs/export-apkg-", answer.url), answer.url
    desk.post(answer.url.removeprefix(server.url) + "/cancel")
    desk.page.goto(answer.url)
    expect(desk.heading("No file was written")).to_be_visible(timeout=30_000)
