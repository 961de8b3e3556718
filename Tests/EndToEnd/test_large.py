"""A large deck: what takes long shows how far it is, and can be cancelled."""

import json
import re
import sqlite3
import subprocess

import pytest
from playwright.sync_api import expect

from desk import BINARY, REPOSITORY

CARDS = 30_000


@pytest.fixture
def large(server, tmp_path):
    """A desk with a deck of thousands of cards, each answered several times; the path of the deck."""
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
            "INSERT INTO review (id, card_id, at, rating, state, interval_seconds, duration) VALUES (?, ?, ?, 3, ?, ?, 4000)",
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
    # The page of the progress, or the deck already where the machine is fast; in the end the deck.
    expect(desk.page.locator(".banner")).to_contain_text("30,000 cards were counted anew", timeout=60_000)
    assert 80 not in due(server)
    expect(desk.page.get_by_label("Desired retention")).to_have_value("80")


def test_new_settings_can_be_called_off(desk, server, large):
    answer = desk.post(f"{large}/settings", retention="75")
    assert re.search("/recount$", answer.url), answer.url
    answer = desk.post(f"{large}/recount/cancel")
    desk.open(f"{large}/recount")
    expect(desk.heading("The settings were not changed")).to_be_visible(timeout=30_000)
    assert due(server) == {80}
    desk.open(large)
    expect(desk.page.get_by_label("Desired retention")).to_have_value("90")
