"""A picture becomes a word: with a classifier made by the test, and with every kind of invalid picture file."""

import contextlib
import json
import os
import re
import socket
import subprocess
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import expect

import reciter as reciters
from conftest import DESKTOP
from desk import BINARY, REPOSITORY
from lite_model import mean_colour_lite, with_texts
from onnx_model import mean_colour_model, png, png_of

CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
RUNTIME = Path(os.environ.get("GLOSSA_ONNXRUNTIME", CACHE / "glossa/onnxruntime/libonnxruntime.so"))
needs_runtime = pytest.mark.skipif(not RUNTIME.exists(), reason="Scripts/image-classifier fetches ONNX Runtime")
LITE = Path(os.environ.get("GLOSSA_LITERT", CACHE / "glossa/litert/libLiteRt.so"))
needs_lite = pytest.mark.skipif(not LITE.exists(), reason="Scripts/image-classifier fetches LiteRT")
# Red, with enough of the other colours for them to be guesses as well.
REDDISH = (255, 60, 20)


@pytest.fixture
def classifier(tmp_path):
    """Creates the two files of a classifier: red is an apple, green a frog, blue the sea."""
    model, labels = tmp_path / "model.onnx", tmp_path / "labels.txt"
    model.write_bytes(mean_colour_model())
    labels.write_text("apple\ntailed frog, frog\nsea\n")
    return model, labels


def set_up(desk, classifier):
    desk.open("/practice/picture/classifier")
    desk.page.get_by_label("The model’s file").fill(str(classifier[0]))
    desk.page.get_by_label("The file of labels").fill(str(classifier[1]))
    desk.page.get_by_label("Range of colour values").select_option("unit")
    desk.press(desk.button("Save"))


def send(desk, name: str, content: bytes):
    desk.page.locator("#picture").set_input_files({"name": name, "mimeType": "image/png", "buffer": content})
    desk.press(desk.button("Find the words"))


@needs_runtime
def test_a_picture_becomes_a_word_and_a_card_with_the_picture(either, classifier):
    desk = either
    desk.open("/practice/picture")
    expect(desk.page.get_by_text("Nothing here can recognise pictures yet")).to_be_visible()
    set_up(desk, classifier)
    expect(desk.page.get_by_text("Saved. The image classifier is loaded.")).to_be_visible()
    desk.press(desk.link("Picture to word"))
    send(desk, "fruit.png", png(*REDDISH))
    found = desk.page.locator(".picture-words")
    expect(found.get_by_role("heading", level=3).first).to_have_text("苹果")
    expect(found).to_contain_text("píngguǒ")
    expect(found.locator("progress").first).to_have_attribute("aria-label", "“apple”, 54 % sure")
    expect(found.locator("h3")).to_have_text(["苹果", "蛙", "海"])
    assert desk.page.locator(".picture-found img").evaluate("image => image.naturalWidth") == 60
    desk.press(desk.button(re.compile("Save with the picture.*苹果")))
    expect(desk.page.locator(".card-made")).to_be_visible()
    cards = desk.page.request.get(desk.server.url + "/api/v1/cards").json()
    assert "苹果" in json.dumps(cards, ensure_ascii=False)
    media = desk.page.request.get(desk.server.url + "/api/v1/media/fruit.png")
    assert media.ok and media.body() == png(*REDDISH)
    # The other words are still available for a second card.
    desk.press(desk.button(re.compile("Save with the picture.*海")))
    expect(desk.page.locator(".card-made")).to_be_visible()


@needs_runtime
def test_japanese_words_for_the_same_picture(desk, classifier):
    set_up(desk, classifier)
    desk.open("/practice/picture")
    desk.page.get_by_label("Japanese").check()
    send(desk, "sea.png", png(0, 0, 255))
    heading = desk.page.locator(".picture-words h3").first
    expect(heading).to_have_text("海")
    expect(heading.locator("a")).to_have_attribute("lang", "ja")
    expect(desk.page.locator(".picture-reading").first).to_have_text("うみ")


@needs_runtime
def test_a_guess_of_less_than_one_in_a_hundred_is_left_out(desk, classifier):
    set_up(desk, classifier)
    desk.open("/practice/picture")
    send(desk, "red.png", png(255, 0, 0))
    expect(desk.page.locator(".picture-words h3")).to_have_text(["苹果"])


@needs_lite
def test_a_tensorflow_lite_file_with_labels_in_it(either, tmp_path):
    desk = either
    model = tmp_path / "model.tflite"
    model.write_bytes(with_texts(mean_colour_lite(), {"labels.txt": "apple\ntailed frog, frog\nsea\n"}))
    set_up(desk, (model, ""))
    expect(desk.page.get_by_text("Saved. The image classifier is loaded.")).to_be_visible()
    desk.open("/practice/picture")
    send(desk, "fruit.png", png(*REDDISH))
    expect(desk.page.locator(".picture-words h3")).to_have_text(["苹果", "蛙", "海"])


@needs_lite
@pytest.mark.parametrize("content, told", [
    (b"This is no model.", "it is not a TensorFlow Lite file, or it is damaged."),
    (mean_colour_lite()[:300], "it is not a TensorFlow Lite file, or it is damaged."),
    (b"", "the file is empty."),
    (mean_colour_lite(), "The model’s file has no labels in it."),
], ids=["text", "half", "empty", "bare"])
def test_a_tensorflow_lite_file_that_cannot_be_used_is_refused(desk, tmp_path, content, told):
    model = tmp_path / "model.tflite"
    model.write_bytes(content)
    set_up(desk, (model, ""))
    expect(desk.page.get_by_role("alert")).to_contain_text(told)
    expect(desk.page.get_by_role("alert")).to_contain_text("The previous settings still apply.")


@needs_runtime
def test_without_javascript(open_desk, classifier):
    plain = open_desk(DESKTOP, java_script_enabled=False)
    set_up(plain, classifier)
    plain.open("/practice/picture")
    send(plain, "a.png", png(255, 0, 0))
    expect(plain.page.locator(".picture-words h3").first).to_have_text("苹果")


@needs_runtime
@pytest.mark.parametrize("name, content, told", [
    ("note.png", b"This is a text.", "“note.png” is not a JPEG, PNG or WebP picture."),
    ("bomb.png", png_of(10_000, 10_000, zlib.compress(b"\0" * 1000)), "The picture has 10000 × 10000 pixels"),
    ("half.png", png(9, 9, 9)[:60], "The picture’s file is damaged."),
    ("hollow.png", png_of(800, 800, zlib.compress(b"\0")), "The picture’s file is damaged."),
    ("film.gif", b"GIF89a" + b"\0" * 50, "is not a JPEG, PNG or WebP picture."),
], ids=["text", "bomb", "half", "hollow", "gif"])
def test_what_is_no_picture_is_told_in_one_sentence(desk, classifier, name, content, told):
    set_up(desk, classifier)
    desk.open("/practice/picture")
    send(desk, name, content)
    expect(desk.page.get_by_role("alert")).to_contain_text(told)
    expect(desk.page.get_by_role("alert")).to_contain_text("Nothing was saved.")
    desk.page.locator("#picture").wait_for()


def test_a_picture_waits_while_the_model_is_away(either):
    desk = either
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    reciters.set_up(desk, f"http://127.0.0.1:{port}/v1")
    desk.open("/practice/picture")
    send(desk, "fruit.png", png(*REDDISH))
    expect(desk.page.get_by_text("The picture is queued, and its words will appear here once the model answers.")).to_be_visible()
    request = desk.page.locator("section[aria-labelledby=waited] .request")
    expect(request).to_contain_text("fruit.png")
    expect(request).to_contain_text("Waiting")
    with contextlib.contextmanager(reciters.running)(port):
        desk.open("/me/models")
        desk.press(desk.button("Ask now"))
        expect(desk.page.get_by_text("Waiting requests are being sent again.").first).to_be_visible()
        for _ in range(50):
            desk.open("/practice/picture")
            if request.get_by_text("Done").count():
                break
            desk.page.wait_for_timeout(200)
    desk.press(request.get_by_role("link", name="fruit.png"))
    expect(desk.page.locator(".picture-words h3")).to_have_text(["苹果"])
    expect(desk.page.locator(".picture-words")).to_contain_text("我喜欢吃苹果。")
    desk.press(desk.button(re.compile("Save with the picture.*苹果")))
    expect(desk.page.locator(".card-made")).to_be_visible()


def test_a_model_that_is_none_is_refused(desk, tmp_path):
    model, labels = tmp_path / "model.onnx", tmp_path / "labels.txt"
    model.write_text("no model")
    labels.write_text("apple\n")
    set_up(desk, (model, labels))
    expect(desk.page.get_by_role("alert")).to_contain_text("The image classifier cannot be used")
    expect(desk.page.get_by_label("The model’s file")).to_have_value(str(model))
    desk.open("/practice/picture")
    expect(desk.page.get_by_text("Nothing here can recognise pictures yet")).to_be_visible()


@needs_runtime
def test_the_command_and_the_api_say_the_same(desk, server, classifier, tmp_path):
    picture = tmp_path / "red.png"
    picture.write_bytes(png(255, 0, 0))
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY

    def run(*arguments):
        return subprocess.run([binary, "picture", *arguments], env=server.environment, capture_output=True, text=True)

    asked = run(str(picture), "--json", "--model", classifier[0], "--labels", classifier[1], "--scale", "unit", "--keep")
    assert asked.returncode == 0, asked.stderr
    words = json.loads(asked.stdout)
    assert words["namer"] == "labeller" and words["words"][0]["word"] == "苹果"
    answer = desk.page.request.post(server.url + "/api/v1/pictures", multipart={
        "picture": {"name": "red.png", "mimeType": "image/png", "buffer": png(255, 0, 0)}})
    assert answer.ok and answer.json() == words
    none = run(str(classifier[1]))
    assert none.returncode != 0 and "is not a JPEG, PNG or WebP picture." in none.stderr
