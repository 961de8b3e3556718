"""Language models: on their pages, and for real with llama.cpp's server and a model of random weights."""

import json
import re
import subprocess

import pytest
import xllamacpp
from playwright.sync_api import expect

import desk as desks
import tiny_model

NOBODY = "http://127.0.0.1:9/v1"
SCHEMA = {
    "type": "object",
    "properties": {
        "kind": {"type": "string", "enum": ["noun", "verb", "adjective"]},
        "forms": {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}, "minItems": 1, "maxItems": 2},
        "isRare": {"type": "boolean"},
    },
    "required": ["kind", "forms", "isRare"],
    "additionalProperties": False,
}


@pytest.fixture(scope="session")
def endpoint(tmp_path_factory):
    """The address of llama.cpp's own server, on a free loopback port: an independent one with OpenAI's protocol.

    It keeps nothing from request to request but a cache, so one serves every test.
    """
    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(tiny_model.write(tmp_path_factory.mktemp("model") / "tiny.gguf"))
    parameters.offline = True
    parameters.n_ctx = 2048
    parameters.sampling.seed = 1
    # Errors only.
    parameters.verbosity = 1
    # More threads only wait for each other on a model this small.
    parameters.cpuparams.n_threads = 1
    parameters.cpuparams_batch.n_threads = 1
    # It stops when nothing refers to it any more.
    running = xllamacpp.Server(parameters)
    yield running.listening_address + "/v1"


def glossa(server, *arguments, text="", **environment):
    """Runs a command on the desk of a server."""
    binary = desks.BINARY if desks.BINARY.is_absolute() else desks.REPOSITORY / desks.BINARY
    return subprocess.run(
        [binary, "models", *arguments], input=text, env={**server.environment, **environment}, capture_output=True,
        text=True, timeout=120)


def add(server, address, *more):
    added = glossa(server, "add", "Tiny", "--url", address, "--model", "tiny", "--time-limit", "120", *more)
    assert added.returncode == 0, added.stderr


def fill(desk, name, address):
    desk.open("/me/models/new")
    desk.page.get_by_label("Name").fill(name)
    desk.page.get_by_label("Address").fill(address)
    desk.page.get_by_label("Model", exact=True).fill("tiny")
    desk.page.get_by_label("Time limit in seconds").fill("120")
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("The model is saved.").first).to_be_visible()


def test_a_model_is_added_and_its_connection_tested(either, endpoint):
    fill(either, "At home", endpoint)
    either.press(either.button("Test connection"))
    expect(either.page.locator(".connection-answer")).to_contain_text("answered in")
    either.open("/me")
    either.press(either.link("Language models"))
    expect(either.page.get_by_text("tokens this month").first).to_be_visible()
    expect(either.page.get_by_role("cell", name="Other")).to_be_visible()


def test_without_javascript_all_works_the_same(open_desk, endpoint):
    desk = open_desk(java_script_enabled=False)
    fill(desk, "At home", endpoint)
    desk.button("Test connection").click()
    expect(desk.page.locator(".connection-answer")).to_contain_text("answered in", timeout=30_000)
    desk.page.locator("summary", has_text="Remove this model").click()
    desk.button("Remove this model").click()
    expect(desk.page.get_by_text("No model yet")).to_be_visible()


def test_what_stands_in_the_way_is_told(desk):
    fill(desk, "Nobody", NOBODY)
    desk.press(desk.button("Test connection"))
    expect(desk.page.locator("#connection .notice")).to_contain_text("No model is listening there")
    desk.open("/me/models/new")
    desk.page.get_by_label("Name").fill("银行 🙂")
    desk.page.get_by_label("Address").fill("http://example.org/v1")
    desk.page.get_by_label("Model", exact=True).fill("m")
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("The address is not safe")).to_be_visible()
    expect(desk.page.get_by_label("Name")).to_have_value("银行 🙂")


def test_a_key_is_typed_and_never_shown(desk):
    desk.open("/me/models/new")
    desk.page.get_by_label("Name").fill("Hosted")
    desk.page.get_by_label("Address").fill("https://localhost:9/v1")
    desk.page.get_by_label("Model", exact=True).fill("m")
    desk.page.get_by_label("Key", exact=True).fill("sk-secret-0123")
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("Its key is in").first).to_be_visible()
    expect(desk.page.get_by_label("Key", exact=True)).to_have_value("")
    for path in ("/me/models", "/api/v1/models"):
        assert "sk-secret" not in desk.page.request.get(desk.server.url + path).text()
    assert "sk-secret" not in desk.post("/me/export.json").text()
    for file in desk.server.data.rglob("*"):
        assert not file.is_file() or b"sk-secret" not in file.read_bytes(), file


def test_what_was_asked_offline_waits_and_is_answered(desk, endpoint):
    add(desk.server, NOBODY)
    asked = glossa(desk.server, "ask", "--queue", "--maximum-tokens", "8", text="What is a bank? 银行 🙂")
    assert asked.returncode == 0, asked.stderr
    assert "waits in the queue" in asked.stderr
    request = asked.stdout.strip()
    desk.server.kill()
    desk.server.start()
    desk.open("/me/models")
    expect(desk.page.get_by_text("What is a bank? 银行 🙂", exact=True)).to_be_visible()
    assert glossa(desk.server, "set", "Tiny", "--url", endpoint).returncode == 0
    desk.press(desk.button("Ask now"))
    expect(desk.page.get_by_text("are being sent again").first).to_be_visible()
    for _ in range(100):
        answer = glossa(desk.server, "queue", "--answer", request)
        if answer.returncode == 0:
            break
    assert answer.stdout.strip()
    desk.open("/me/models")
    expect(desk.page.locator(".request .badge")).to_have_text("Answered")


def test_what_waits_is_cancelled(desk):
    add(desk.server, NOBODY)
    assert glossa(desk.server, "ask", "--queue", text="Never mind").returncode == 0
    desk.open("/me/models")
    desk.press(desk.button(re.compile("^Cancel.*Never mind$")))
    expect(desk.page.locator(".request .badge")).to_have_text("Cancelled")
    queue = json.loads(glossa(desk.server, "queue", "--json").stdout)
    assert [request["state"] for request in queue] == ["cancelled"]


def test_a_real_server_streams(server, endpoint):
    add(server, endpoint)
    answer = glossa(server, "ask", "--stream", "--maximum-tokens", "20", text="Say something.")
    assert answer.returncode == 0, answer.stderr
    assert len(answer.stdout) > 1
    usage = json.loads(glossa(server, "usage", "--json").stdout)
    assert usage[0]["requests"] == 1
    assert usage[0]["completionTokens"] > 0


def test_a_real_server_obeys_a_schema(server, endpoint, tmp_path):
    schema = tmp_path / "schema.json"
    schema.write_text(json.dumps(SCHEMA))
    add(server, endpoint)
    for structured in ("automatic", "object"):
        assert glossa(server, "set", "Tiny", "--structured", structured).returncode == 0
        answer = glossa(server, "ask", "--fresh", "--schema", schema, text="Describe the word bank.")
        assert answer.returncode == 0, answer.stderr
        reply = json.loads(answer.stdout)
        assert set(reply) == {"kind", "forms", "isRare"}
        assert reply["kind"] in ("noun", "verb", "adjective")
    # A random model does not find the right shape by itself; it is asked three times, and then given up.
    assert glossa(server, "set", "Tiny", "--structured", "words").returncode == 0
    answer = glossa(server, "ask", "--schema", schema, "--maximum-tokens", "40", text="Describe the word bank.")
    assert answer.returncode != 0
    assert "does not have the right shape" in answer.stderr
    usage = json.loads(glossa(server, "usage", "--json").stdout)
    assert usage[0]["requests"] == 5


def test_a_file_that_cannot_be_sent_is_told(server, tmp_path):
    schema = tmp_path / "schema.json"
    schema.write_text('{"type": "colour"}')
    for option, path, told in (
            ("--image", tmp_path / "no.png", "could not be read: No such file or directory. Nothing was changed."),
            ("--schema", tmp_path, "could not be read: Is a directory. Nothing was changed."),
            ("--image", schema, "is not a PNG, JPEG, GIF or WebP file. Nothing was sent;"),
            ("--schema", schema, "is not a schema that Glossa supports")):
        asked = glossa(server, "ask", option, path, text="Describe the word bank.")
        assert asked.returncode != 0
        assert f"{path} {told}" in asked.stderr
        assert "NSCocoa" not in asked.stderr


def test_the_command_line_sets_models_up(server, endpoint):
    added = glossa(
        server, "add", "Tiny", "--url", endpoint, "--model", "tiny", "--time-limit", "120", "--budget", "100000",
        "--key", text="sk-secret-0123\n")
    assert added.returncode == 0, added.stderr
    [row] = json.loads(glossa(server, "list", "--json").stdout)
    assert row["profile"]["monthlyBudget"] == 100000
    assert row["key"] in ("file", "keyring")
    assert "sk-secret" not in json.dumps(row)
    tested = json.loads(glossa(server, "test", "--json").stdout)
    assert tested["milliseconds"] >= 0
    assert glossa(server, "choose", "tutor", "Tiny").returncode == 0
    assert "tutor" in glossa(server).stdout
    assert glossa(server, "choose", "cooking", "Tiny").returncode != 0
    assert glossa(server, "set", "Tiny", "--key-variable", "NO_SUCH_VARIABLE").returncode != 0
    assert glossa(server, "remove", "Tiny").returncode == 0
    assert json.loads(glossa(server, "list", "--json").stdout) == []
    missing = glossa(server, "test")
    assert missing.returncode != 0
    assert "No language model is set up" in missing.stderr
