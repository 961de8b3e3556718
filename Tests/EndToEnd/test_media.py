"""Pictures and recordings of cards: added by hand, shown and played while studying, replaced and removed."""

import io
import math
import re
import struct
import wave
import zlib

import pytest
from playwright.sync_api import expect

from accessibility import check, conclude
from conftest import DESKTOP, PHONE

KINDS = ("recognition", "recall", "listening", "cloze")


def picture(width=640, height=400) -> bytes:
    """Returns a PNG of a house on a hill."""
    def pixel(x, y):
        if y > height * 0.72 + 20 * math.sin(x / 70):
            return (96, 142, 96)
        if width * 0.35 < x < width * 0.65 and y > height * 0.42:
            return (178, 102, 72)
        return (172 + y // 10, 206, 226)

    rows = b"".join(b"\0" + bytes(c for x in range(width) for c in pixel(x, y)) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def recording(seconds=0.3) -> bytes:
    """Returns a WAV of a tone."""
    file = io.BytesIO()
    with wave.open(file, "wb") as tone:
        tone.setnchannels(1)
        tone.setsampwidth(2)
        tone.setframerate(8000)
        tone.writeframes(b"".join(
            struct.pack("<h", int(9000 * math.sin(i / 4))) for i in range(int(8000 * seconds))))
    return file.getvalue()


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("media")
    (folder / "银行 1.png").write_bytes(picture())
    (folder / "yínháng?.wav").write_bytes(recording())
    return folder / "银行 1.png", folder / "yínháng?.wav"


def add(desk, files, *kinds) -> str:
    """Adds a card by hand on the page; returns the path of its deck."""
    made = desk.post("/review/decks", name="Words", icon="🌱").url
    deck = made.removeprefix(desk.server.url).partition("?")[0]
    desk.open(f"{deck}/add")
    hand = desk.page.locator("form").filter(has=desk.page.locator("#hand-word"))
    for kind in KINDS:
        hand.locator(f'input[name=kind][value="{kind}"]').set_checked(kind in kinds)
    hand.locator("#hand-word").fill("银行")
    hand.locator("#hand-sentence").fill("我去银行取钱。")
    for field, file in zip(("picture", "recording"), files):
        hand.locator(f"#hand-{field}").set_input_files(file)
    desk.press(hand.get_by_role("button", name="Add the card"))
    expect(desk.page.get_by_role("status").first).to_contain_text("added")
    return deck


def watch_players(desk):
    """Records what is played, and what a voice is asked to speak."""
    desk.page.add_init_script("""
        window.played = [];
        const play = HTMLMediaElement.prototype.play;
        HTMLMediaElement.prototype.play = function () {
          played.push(decodeURIComponent(this.src.split("/").pop()));
          return play.call(this);
        };
        if ("speechSynthesis" in window) speechSynthesis.speak = (words) => played.push("voice: " + words.text);
    """)


def played(desk) -> list[str]:
    return desk.page.evaluate("window.played")


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_shows_its_picture_where_it_helps(either, files, kind):
    deck = add(either, files, kind)
    either.open(f"{deck}/study")
    front, back = (either.page.locator(f".card-{side} .note-pictures img") for side in ("front", "back"))
    shown = front if kind == "recall" else back
    expect(front).to_have_count(1 if kind == "recall" else 0)
    if kind == "recall":
        expect(front).to_have_attribute("alt", "Picture")
    either.press(either.button("Show the answer"))
    expect(shown).to_be_visible()
    expect(shown).to_have_js_property("naturalWidth", 640)
    expect(back).to_have_count(0 if kind == "recall" else 1)
    assert either.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_recording_is_played_in_place_of_a_voice(either, files):
    desk = either
    watch_players(desk)
    deck = add(desk, files, "recognition")
    desk.post("/me/preferences", speech="flip")
    desk.open(f"{deck}/study")
    desk.page.wait_for_load_state()
    assert played(desk) == []
    desk.press(desk.button("Show the answer"))
    desk.page.wait_for_function("() => played.length == 1")
    expect(desk.page.locator("say-it audio")).to_be_hidden()
    desk.press(desk.button("Play the recording"))
    desk.page.wait_for_function("() => played.length == 2")
    assert set(played(desk)) == {"yínháng.wav"}
    desk.page.wait_for_function("() => document.querySelector('audio').ended")

    desk.post("/me/preferences", speech="view")
    desk.open(f"{deck}/study")
    desk.page.wait_for_function("() => played.length == 1")
    assert played(desk) == ["yínháng.wav"]


def test_a_recording_that_cannot_be_played_is_said_by_a_voice(desk, files, tmp_path):
    watch_players(desk)
    broken = tmp_path / "broken.mp3"
    broken.write_bytes(b"ID3" + bytes(200))
    deck = add(desk, (files[0], broken), "recognition")
    desk.open(f"{deck}/study")
    desk.press(desk.button("Show the answer"))
    desk.page.evaluate("window.played = []")
    desk.press(desk.button("Play the recording"))
    desk.page.wait_for_function("() => played.length == 2")
    assert played(desk) == ["broken.mp3", "voice: 银行"]


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_without_javascript_there_is_a_player(open_desk, files, screen):
    plain = open_desk(screen, java_script_enabled=False)
    deck = add(plain, files, "listening")
    plain.open(f"{deck}/study")
    expect(plain.page.locator(".card-front audio[controls]")).to_be_visible()
    expect(plain.button("Play the recording")).to_be_hidden()
    plain.press(plain.button("Show the answer"))
    expect(plain.page.locator(".card-back .note-pictures img")).to_be_visible()


def test_a_picture_is_replaced_and_taken_away_while_editing(either, files, tmp_path):
    desk = either
    deck = add(desk, files, "recognition")
    desk.open("/review/browse")
    row = desk.page.locator(".card-table tbody tr")
    expect(row.get_by_title("Picture")).to_be_visible()
    expect(row.get_by_title("Recording")).to_be_visible()
    desk.press(row.locator(".row-word"))
    desk.page.locator("#definition").fill("a bank")
    wrong = tmp_path / "notes.txt"
    wrong.write_text("no picture")
    desk.page.locator("#picture").set_input_files(wrong)
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_role("alert")).to_contain_text("“notes.txt” is not a picture")
    expect(desk.page.locator("#definition")).to_have_value("a bank")
    other = tmp_path / "other.png"
    other.write_bytes(picture(200, 300))
    desk.page.locator("#picture").set_input_files(other)
    desk.press(desk.page.get_by_text("Remove the recording"))
    desk.press(desk.button("Save"))
    expect(row.get_by_title("Recording")).to_have_count(0)
    desk.press(row.locator(".row-word"))
    expect(desk.page.locator(".media-field img")).to_have_js_property("naturalHeight", 300)
    expect(desk.page.locator("#definition")).to_have_value("a bank")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(open_seen, files, screen):
    desk = open_seen(screen)
    deck = add(desk, files, *KINDS)
    desk.post(f"{deck}/settings", buriesSiblings="off")
    desk.open(f"{deck}/add")
    check(desk, "the form")
    desk.open("/review/browse")
    check(desk, "the list")
    desk.press(desk.page.locator(".card-table tbody tr").first.locator(".row-word"))
    expect(desk.page.locator(".media-field audio")).to_be_visible()
    check(desk, "the note")
    for kind in KINDS:
        desk.open(f"{deck}/study")
        check(desk, f"the front of {desk.page.locator('study-desk').get_attribute('data-kind')}")
        desk.press(desk.button("Show the answer"))
        check(desk, "its back")
        with desk.page.expect_response("**/study"):
            desk.press(desk.page.locator(".grade-4"))
    conclude(desk)


def test_nothing_is_wider_than_a_narrow_window(open_desk, files):
    desk = open_desk({"viewport": {"width": 320, "height": 640}})
    deck = add(desk, files, "recall")
    for path in (f"{deck}/add", f"{deck}/study", "/review/browse"):
        desk.open(path)
        assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    desk.press(desk.page.locator(".card-table tbody tr").first.locator(".row-word"))
    expect(desk.page.locator(".media-field").first).to_be_visible()
    assert desk.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_media_may_be_seen_and_heard_only_from_here(desk, files):
    add(desk, files, "recognition")
    answer = desk.page.request.get(desk.server.url + "/review")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    answer = desk.page.request.get(desk.server.url + "/review/media/yínháng.wav", headers={"Range": "bytes=0-3"})
    assert answer.status == 206 and answer.body() == b"RIFF"
    assert re.fullmatch(r"bytes 0-3/\d+", answer.headers["content-range"])
