"""The server does what the API's document says: Schemathesis makes valid and invalid requests from it, the same ones in
every run, and checks the answers."""

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import books
from desk import BINARY, FERRY, REPOSITORY, Server

DOCUMENT = REPOSITORY / "Sources/Apps/Server/openapi.json"
METHODS = {"get", "post", "put", "patch", "delete"}

# Operations that ask a language model. A server answers sixty of them per minute, so each is tested on its own servers.
ASKING = [
    "POST /translate", "POST /v1/translations/stream", "POST /v1/etymology", "POST /v1/pictures", "POST /v1/lessons",
    "POST /lessons/generate", "POST /v1/words/{language}/{word}/examples", "POST /v1/models/{id}/test",
]

# Operations that may refuse a request of the described shape with 422: no schema can say whether a name is taken, a file
# is a book, a word has an entry, or the sentence of a cloze contains its word.
REFUSABLE = {
    "POST /v1/books", "PATCH /v1/books/{id}", "POST /v1/marked-words", "PUT /v1/words/{language}/{word}",
    "POST /v1/words/{language}/{word}/examples", "POST /v1/corrections", "POST /v1/pictures", "GET /v1/etymology",
    "POST /translate", "POST /v1/translations/stream", "POST /v1/notebook", "POST /v1/decks", "PATCH /v1/decks/{id}",
    "POST /v1/decks/{id}/rescheduling/preview", "POST /v1/decks/import", "POST /v1/cards", "POST /v1/models",
    "PATCH /v1/models/{id}", "PUT /v1/models/{id}/key", "POST /v1/lessons", "POST /lessons/generate",
    "POST /v1/dictionaries", "POST /v1/import-all", "DELETE /v1/corrections", "POST /v1/auth/tokens",
    "POST /v1/entitlement", "POST /v1/store/notifications",
}
# A search may have a quotation mark that is never closed, which no schema can say.
SEARCHES = {"GET /v1/cards"}
ANSWERED = ["2xx", "3xx", "403", "404", "409", "429", "503"]
REFUSED = ["400", "403", "404", "405", "409", "413", "422", "429", "503"]

# The name in `filled` for the ids of a path.
ROOMS = {
    "books": "book", "decks": "deck", "cards": "card", "media": "medium", "translations": "translation",
    "lessons": "lesson", "models": "model", "queue": "request",
    "dictionaries": "dictionary", "devices": "device",
}

# What a server with accounts adds for whoever is signed in: without accounts it is only refused. Not asked are signing out,
# which would end the run, and an age, which may end the account.
OF_ACCOUNTS = [
    "GET /v1/auth/account", "GET /v1/auth/devices", "DELETE /v1/auth/devices/{id}", "POST /v1/auth/tokens",
    "GET /v1/deletion", "PUT /v1/deletion", "DELETE /v1/deletion",
]
PASSWORD = "four words of mine"


class API:
    """A client without a browser."""

    def __init__(self, server, token=None):
        self.server = server
        self.signed = {"Authorization": f"Bearer {token}"} if token else {}

    def send(self, method: str, path: str, body=None, kind: str = "application/json"):
        """Returns the answer, as JSON or as bytes."""
        content = json.dumps(body).encode() if kind == "application/json" and body is not None else body
        request = urllib.request.Request(
            self.server.url + path, content, self.signed | ({"Content-Type": kind} if content else {}), method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            received = answer.read()
            return json.loads(received) if "json" in answer.headers.get("Content-Type", "") else received

    def post(self, path: str, **body):
        return self.send("POST", path, body)

    def upload(self, path: str, fields: list[tuple[str, str]], files: dict[str, tuple[str, bytes]]):
        mark = b"glossa-form"
        parts = [f'name="{name}"\r\n\r\n'.encode() + text.encode() for name, text in fields]
        parts += [f'name="{name}"; filename="{file}"\r\n\r\n'.encode() + content
                  for name, (file, content) in files.items()]
        form = b"".join(b"--" + mark + b"\r\nContent-Disposition: form-data; " + part + b"\r\n" for part in parts)
        return self.send("POST", path, form + b"--" + mark + b"--\r\n", f"multipart/form-data; boundary={mark.decode()}")


def filled(api: API, model: str) -> dict[str, str]:
    """Adds something of every kind, and a language model at an address. Returns the ids."""
    profile = {"model": "tiny", "baseUrl": model, "needsKey": False}
    names = {
        "model": api.post("/api/v1/models", name="Reciter", **profile)["id"],
        "spare-model": api.post("/api/v1/models", name="Spare", **profile)["id"],
        "book": api.post("/api/v1/books", text=FERRY.read_text(), title="渡口", language="zh")["id"],
        "spare-book": api.post("/api/v1/books", text="他长大了。", language="zh")["id"],
        "deck": api.post("/api/v1/decks", name="Words")["id"],
        "spare-deck": api.post("/api/v1/decks", name="Spare")["id"],
    }
    lines = {"dictionary": "渡口 渡口 [du4 kou3] /ferry landing/", "spare-dictionary": "老人 老人 [lao3 ren2] /old person/"}
    for name, line in lines.items():
        file = {"file": (f"{name}.u8", f"# CC-CEDICT\n{line}\n".encode())}
        names[name] = api.upload("/api/v1/dictionaries", [], file)["id"]
    covered = api.upload("/api/v1/books", [], {"file": ("小提琴.epub", books.epub(cover=books.PNG))})
    api.send("GET", f"/books/{names['book']}/pages/1")
    for word in ("银行", "渡口", "老人"):
        api.post(
            "/api/v1/marked-words", word=word, language="zh", sentence=f"这是{word}。", bookId=names["book"], page=1)
    api.post("/api/v1/corrections", language="zh", parts=["长", "大"], readings=["zhǎng", None])
    api.post("/api/v1/corrections", language="zh", parts=["得"], readings=["děi"], scope="inContext", before="你", after="去")
    apple = [("language", "zh"), ("kind", "recognition"), ("word", "苹果"), ("reading", ""), ("definition", "apple"),
             ("sentence", "我吃苹果。"), ("translation", "")]
    api.upload(f"/review/decks/{names['deck']}/add/words", apple, {"picture": ("苹果.png", books.PNG)})
    api.post("/api/v1/cards", deckId=names["deck"], words=[{"word": "银行"}, {"word": "书"}, {"word": "老虎"}])
    cards = api.send("GET", "/api/v1/cards")["cards"]
    for number, card in enumerate(cards[:2]):
        api.post(f"/api/v1/cards/{card['id']}/grade", rating=4, reviewId=str(number + 1), durationMilliseconds=900)
    api.send(
        "PATCH", f"/api/v1/decks/{names['deck']}", {"options": {"desiredRetention": 0.95}, "reschedule": "now"})
    turn = api.post("/api/translate", text="I go to the bank.", targetLanguage="zh")
    lesson = api.post(
        "/api/v1/lessons", lessonType="reading", text="我今天去银行。他不喜欢看书。", language="zh", duration=5, model=False,
        **{"from": "text"})
    api.post("/api/v1/notebook", word="construct")
    api.send("POST", "/api/v1/dose")
    # A question to a model that cannot be reached waits.
    away = api.post("/api/v1/models", name="Away", model="tiny", baseUrl="http://127.0.0.1:9/v1", needsKey=False)["id"]
    api.send("PUT", "/api/v1/models/choices", {"standard": names["model"], "tasks": {"sentence": away}})
    api.post("/api/v1/words/zh/%E4%B9%A6/examples")
    api.send("PUT", "/api/v1/models/choices", {"standard": names["model"], "tasks": {}})
    return names | {
        "request": api.send("GET", "/api/v1/models/queue")[0]["id"],
        "covered": covered["id"],
        "card": cards[0]["id"],
        "medium": next(card["note"]["pictures"][0] for card in cards if card["note"]["pictures"]),
        "translation": turn["translation"]["id"],
        "lesson": lesson["lesson"]["id"],
    }


def document() -> dict:
    """The document with one server for all paths: Schemathesis ignores the servers of single paths."""
    document = json.loads(DOCUMENT.read_text())
    paths = {path if item.pop("servers", None) else "/v1" + path: item for path, item in document["paths"].items()}
    return document | {"servers": [{"url": "/api"}], "paths": paths}


def operations() -> list[str]:
    """The names of all operations, as Schemathesis has them."""
    return [f"{method.upper()} {path}"
            for path, item in document()["paths"].items() for method in item if method in METHODS]


def settings(names: dict[str, str]) -> str:
    """The configuration of Schemathesis: ids that exist, and the statuses that each operation may return."""
    lines = [
        "continue-on-failure = true",
        "[generation]", "deterministic = true", "allow-extra-parameters = false",
        "[checks]",
        f"negative_data_rejection.expected-statuses = {json.dumps(REFUSED)}",
        "[dictionaries]",
        *(f"{kind} = {{ values = [{json.dumps(name, ensure_ascii=False)}] }}" for kind, name in names.items()),
    ]
    for operation in operations():
        rules = []
        place = re.match(r"(\w+) /v1/(?:\w+/)*?(\w+)/\{(id|name)\}", operation)
        kind = place and ("covered" if operation.endswith("/cover") else ROOMS[place[2]])
        # A server has devices or the others, as it has accounts or none.
        if kind in names:
            # So that the others have something to work with.
            if place[1] == "DELETE" and "spare-" + kind in names:
                kind = "spare-" + kind
            rules.append(f'parameters."path.{place[3]}" = {{ dictionary = "{kind}", probability = 0.7 }}')
        answered = ANSWERED + ["422"] * (operation in REFUSABLE) + ["502"] * (operation in ASKING)
        answered += ["400"] * (operation in SEARCHES)
        rules.append(f"checks.positive_data_acceptance.expected-statuses = {json.dumps(answered)}")
        if operation in ASKING:
            # The model's answer may be unusable.
            rules.append('checks.not_a_server_error.expected-statuses = ["2xx", "3xx", "4xx", "502"]')
        if operation.endswith("/cover"):
            # A new book has no cover.
            rules.append("checks.ensure_resource_availability.enabled = false")
            rules.append("phases.stateful.enabled = false")
        lines += ["[[operations]]", f"include-name = {json.dumps(operation)}", *rules]
    return "\n".join(lines) + "\n"


def examine(server, folder: Path, asked: list[str], *options: str):
    """Runs Schemathesis on some operations of a server, and fails with the list of what it found."""
    names = [option for operation in asked for option in ("--include-name", operation)]
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "run", "openapi.json", "--origin", server.url, "--checks", "all",
         "--exclude-checks", "object_level_authorization", "--no-color", *names, *options],
        cwd=folder, capture_output=True, text=True, timeout=300)
    # Without failures it is the program that did not run.
    found = done.stdout[max(0, done.stdout.find("= FAILURES =")):].partition("= WARNINGS =")[0]
    if done.returncode:
        pytest.fail(found + done.stderr, pytrace=False)
    assert f"Tested: {len(asked)}\n" in done.stdout, done.stdout


@pytest.fixture
def filled_server(server, reciter, tmp_path):
    reciter.go_on.set()
    (tmp_path / "openapi.json").write_text(json.dumps(document()))
    names = filled(API(server), reciter.address)
    assert {*ROOMS.values(), "covered"} - {"device"} <= set(names)
    (tmp_path / "schemathesis.toml").write_text(settings(names))
    return server


def test_what_the_server_does_by_itself_is_as_described(filled_server, tmp_path):
    asked = [operation for operation in operations() if operation not in ASKING]
    assert len(asked) > 75
    examine(filled_server, tmp_path, asked, "--max-examples", "15")


@pytest.mark.parametrize("operation", ASKING)
def test_what_asks_a_language_model_is_as_described(filled_server, tmp_path, operation):
    assert operation in operations()
    for mode in ("positive", "negative"):
        # A new server answers sixty requests at once.
        filled_server.kill()
        filled_server.start()
        examine(filled_server, tmp_path, [operation], "--max-examples", "10", "--mode", mode)


@pytest.fixture
def guarded_server(tmp_path):
    """A server with two administrators, of whom one is signed in with a program and a device."""
    server = Server(tmp_path / "data", "--listen", "127.0.0.1")
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    for name, kind in (("anna", "--owner"), ("bert", "--administrator")):
        subprocess.run(
            [binary, "accounts", "add", name, kind], input=PASSWORD + "\n", text=True, check=True,
            env=server.environment, timeout=60)
    server.start()
    sign_in = lambda: API(server).post("/api/v1/auth/signin", email="anna", password=PASSWORD)["token"]
    server.token = sign_in()
    sign_in()
    yield server
    server.kill()


def test_what_is_asked_when_signed_in_is_as_described(guarded_server, tmp_path):
    api = API(guarded_server, guarded_server.token)
    [device] = [device["id"] for device in api.send("GET", "/api/v1/auth/devices") if not device["isCurrent"]]
    assert set(OF_ACCOUNTS) <= set(operations())
    (tmp_path / "openapi.json").write_text(json.dumps(document()))
    (tmp_path / "schemathesis.toml").write_text(settings({"device": device}))
    # Sequences of requests would end the program that asks, whose id is listed, too.
    examine(
        guarded_server, tmp_path, OF_ACCOUNTS, "--max-examples", "15", "--phases", "examples,coverage,fuzzing",
        "--header", f"Authorization: Bearer {guarded_server.token}")
    remaining = api.send("GET", "/api/v1/auth/devices")
    assert device not in {each["id"] for each in remaining} and any(each["isCurrent"] for each in remaining)
