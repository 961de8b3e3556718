"""A server with accounts: from the first visit to the first word, through signing up, on a phone and on a desktop."""

import json
import re
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from accessibility import faults
from conftest import DESKTOP, PHONE, is_foreign
from desk import BINARY, FERRY, REPOSITORY, Desk, Server, server_with_accounts

PASSWORD = "four words of mine"
WORDS = {
    "en-US": {"join": "Create an account", "enter": "Sign in", "leave": "Sign out", "wrong": "That did not match",
              "weak": "It is one of the first that anybody would try", "invite": "Create the link", "account": "Your account"},
    "zh-CN": {"join": "创建账号", "enter": "登录", "leave": "退出登录", "wrong": "用户名或密码不正确",
              "weak": "这是最先会被猜到的密码之一", "invite": "生成邀请链接", "account": "你的账号"},
}


@pytest.fixture
def server(tmp_path):
    """A server with accounts, of which there are none yet."""
    server = server_with_accounts(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def visit(browser, server):
    """Opens windows that share nothing."""
    contexts, complaints = [], []

    def visit(screen=DESKTOP, language="en-US", **options) -> Desk:
        context = browser.new_context(**{**screen, "locale": language, "bypass_csp": True, **options})
        context.set_default_timeout(10_000)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("request", lambda request: complaints.append(request.url) if is_foreign(request.url) else None)
        contexts.append(context)
        desk = Desk(context.new_page(), server, is_touch="has_touch" in screen)
        desk.words = WORDS[language]
        return desk

    yield visit
    for context in contexts:
        context.close()
    assert not complaints


def check(desk: Desk):
    assert faults(desk.page) == []


def sign_up(desk: Desk, link: str, name: str, password: str = PASSWORD, year: str = "1990"):
    desk.page.goto(link)
    fill(desk, name, password, year)


def fill(desk: Desk, name: str, password: str = PASSWORD, year: str = "1990"):
    desk.page.locator("#name").fill(name)
    desk.page.locator("#password").fill(password)
    desk.page.locator("#birthMonth").select_option("5")
    desk.page.locator("#birthYear").fill(year)
    desk.press(desk.button(desk.words["join"]))


@pytest.mark.parametrize("screen", ["phone", "desktop"])
@pytest.mark.parametrize("language", ["en-US", "zh-CN"])
def test_from_the_first_visit_to_the_first_word(visit, server, screen, language):
    desk = visit(PHONE if screen == "phone" else DESKTOP, language, color_scheme="dark" if screen == "phone" else "light")
    desk.open("/library")
    expect(desk.heading(desk.words["enter"])).to_be_visible()
    check(desk)
    desk.page.goto(server.first)
    check(desk)
    fill(desk, "anna", "password1234567")
    expect(desk.page.get_by_text(desk.words["weak"])).to_be_visible()
    check(desk)
    fill(desk, "anna")
    expect(desk.page).to_have_url(server.url + "/")
    book = desk.add_book(FERRY.read_text(), title="渡口", language="zh")
    desk.open(book + "/pages/1")
    word = desk.page.locator("reading-desk a.word").first.get_attribute("data-word")
    expect(desk.look_up(word)).to_contain_text(word)
    desk.open("/account")
    check(desk)
    desk.open("/account/people")
    check(desk)
    desk.open("/account")
    desk.press(desk.button(desk.words["leave"], exact=True))
    expect(desk.heading(desk.words["enter"])).to_be_visible()
    desk.open(book + "/pages/1")
    desk.page.locator("#name").fill("ANNA")
    desk.page.locator("#password").fill("not this one at all")
    desk.press(desk.button(desk.words["enter"]))
    expect(desk.page.get_by_text(desk.words["wrong"])).to_be_visible()
    desk.page.locator("#password").fill(PASSWORD)
    desk.press(desk.button(desk.words["enter"]))
    expect(desk.page).to_have_url(server.url + book + "/pages/1")


def test_a_password_is_shown_while_it_is_typed(visit, server):
    desk = visit()
    desk.open("/account/sign-in")
    desk.page.locator("#name").fill("anna")
    field = desk.page.locator("#password")
    field.fill(PASSWORD)
    button = desk.page.get_by_role("button", name="Show: Password", exact=True)
    button.click()
    expect(field).to_have_attribute("type", "text")
    expect(button).to_have_attribute("aria-pressed", "true")
    check(desk)
    button.click()
    expect(field).to_have_attribute("type", "password")
    expect(field).to_have_value(PASSWORD)
    # It is sent as a password, so that the browser does not offer it as a text later.
    button.click()
    types = desk.page.evaluate("""() => new Promise((tell) => {
        const form = document.querySelector("#password").form
        form.addEventListener("submit", (event) => {
            event.preventDefault()
            tell(document.querySelector("#password").type)
        })
        form.requestSubmit()
    })""")
    assert types == "password"


def test_who_is_invited_has_a_desk_of_their_own(visit, server):
    anna, bert = visit(), visit()
    sign_up(anna, server.first, "anna")
    expect(anna.page).to_have_url(server.url + "/")
    book = anna.add_book("我在图书馆看书。", title="Zamarkand")
    anna.open("/account/people")
    anna.page.locator("#note").fill("Bert")
    anna.press(anna.button(anna.words["invite"]))
    link = anna.page.locator("#secret").input_value()
    sign_up(bert, link, "bert")
    expect(bert.page).to_have_url(server.url + "/")
    assert bert.page.goto(server.url + book).status == 404
    bert.open("/library")
    expect(bert.page.get_by_text("Zamarkand")).to_have_count(0)
    assert bert.page.goto(server.url + "/account/people").status == 403
    assert bert.page.goto(server.url + "/me/backups").status == 403
    assert bert.page.goto(server.url + "/practice/picture/classifier").status == 403
    # The link is used.
    eve = visit()
    eve.page.goto(link)
    expect(eve.page.locator("#password")).to_have_count(0)
    # Anna closes Bert's account, and Bert is out at once.
    anna.open("/account/people")
    anna.press(anna.page.get_by_text(re.compile("^Deactivate: bert")))
    expect(anna.page.get_by_text("Deactivate bert’s account?")).to_be_visible()
    check(anna)
    anna.press(anna.button("Deactivate bert"))
    expect(anna.page.get_by_text("bert’s account is deactivated.")).to_be_visible()
    bert.open("/library")
    expect(bert.heading("Sign in")).to_be_visible()


def test_a_forgotten_password_is_chosen_anew_without_javascript(visit, server):
    anna, bert = visit(java_script_enabled=False), visit(PHONE, java_script_enabled=False)
    sign_up(anna, server.first, "anna")
    expect(anna.page).to_have_url(server.url + "/")
    anna.open("/account/people")
    anna.page.locator("#note").fill("Bert")
    anna.press(anna.button(anna.words["invite"]))
    sign_up(bert, anna.page.locator("#secret").input_value(), "bert")
    expect(bert.page).to_have_url(server.url + "/")
    anna.open("/account/people")
    anna.page.get_by_text("Reset password").click()
    anna.page.locator("input[name=password]").fill("not this one at all")
    anna.button("Create a link for bert").click()
    # What is wrong stands at its field, which is still open.
    expect(anna.page.locator(".fault")).to_be_visible()
    anna.page.locator("input[name=password]").fill(PASSWORD)
    anna.button("Create a link for bert").click()
    link = anna.page.locator("#secret").input_value()
    bert.page.goto(link)
    bert.page.locator("#new").fill("five other words of his")
    bert.button("Set the password").click()
    expect(bert.page.get_by_text("Your new password is set.")).to_be_visible()
    bert.page.locator("#name").fill("bert")
    bert.page.locator("#password").fill("five other words of his")
    bert.button("Sign in").click()
    expect(bert.page).to_have_url(server.url + "/")
    bert.page.goto(link)
    expect(bert.page.get_by_text("This link no longer works")).to_be_visible()


def test_an_invitation_is_copied_with_one_tap(visit, server):
    desk = visit(PHONE, permissions=["clipboard-read", "clipboard-write"])
    sign_up(desk, server.first, "anna")
    desk.page.wait_for_url("**/")
    desk.open("/account/people")
    desk.page.locator("#note").fill("Bert")
    desk.press(desk.button(desk.words["invite"]))
    desk.press(desk.button("Copy", exact=True))
    expect(desk.button("Copied", exact=True)).to_be_visible()
    link = desk.page.locator("#secret").input_value()
    assert desk.page.evaluate("navigator.clipboard.readText()") == link
    check(desk)


def test_without_javascript_there_is_no_button_for_copying(visit, server):
    desk = visit(java_script_enabled=False)
    sign_up(desk, server.first, "anna")
    desk.open("/account/people")
    desk.page.locator("#note").fill("Bert")
    desk.press(desk.button(desk.words["invite"]))
    expect(desk.page.locator("#secret")).to_have_value(re.compile("invitation="))
    expect(desk.page.locator("copy-text button")).to_be_hidden()


def test_a_chinese_page_tells_its_stories_and_asks_for_the_year_in_chinese(visit, server):
    desk = visit(PHONE, "zh-CN")
    desk.page.goto(server.first)
    year, month = (desk.page.locator(name).bounding_box() for name in ("#birthYear", "#birthMonth"))
    assert year["x"] < month["x"]
    fill(desk, "anna")
    stories = desk.page.locator(".story-summary")
    expect(stories).to_have_count(3)
    for story in stories.all():
        assert re.search("[一-鿿]", story.inner_text())


def test_an_account_by_command(visit, server):
    command = [str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY), "accounts"]
    run = lambda *words, typed="": subprocess.run(
        [*command, *words], input=typed, capture_output=True, text=True, env=server.environment)
    assert run("add", "carl", typed="short\n").returncode != 0
    assert run("add", "carl", typed=PASSWORD + "\n").returncode == 0
    assert "carl" in run("list").stdout
    desk = visit()
    desk.open("/account/sign-in")
    desk.page.locator("#name").fill("carl")
    desk.page.locator("#password").fill(PASSWORD)
    desk.press(desk.button("Sign in"))
    expect(desk.page).to_have_url(server.url + "/")
    assert run("password", "carl", typed="another four words\n").returncode == 0
    desk.open("/")
    expect(desk.heading("Sign in")).to_be_visible()
    assert run("close", "carl").returncode == 0
    assert run("open", "carl").returncode == 0
    assert run("delete", "carl").returncode != 0
    assert run("delete", "carl", "--yes").returncode == 0
    assert "to be deleted on" in run("list").stdout
    listed = lambda: json.loads(run("list", "--json").stdout)
    assert [account["deletionDueAt"] > account["createdAt"] for account in listed()] == [True]
    assert run("delete", "carl", "--take-back").returncode == 0
    assert "to be deleted on" not in run("list").stdout
    assert [account["name"] for account in listed() if "deletionDueAt" not in account] == ["carl"]
    assert run("delete", "carl", "--now", typed="carl\n").returncode == 0
    assert "carl" not in run("list").stdout
    assert PASSWORD not in "".join(path.read_text(errors="ignore") for path in server.data.parent.glob("*.log"))


def test_administrators_by_command(server):
    command = [str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY), "accounts"]
    run = lambda *words, typed="": subprocess.run(
        [*command, *words], input=typed, capture_output=True, text=True, env=server.environment)
    administrators = lambda: {
        account["name"] for account in json.loads(run("list", "--json").stdout) if account["isAdministrator"]}
    for name in ("anna", "bert"):
        assert run("add", name, typed=PASSWORD + "\n").returncode == 0
    assert administrators() == set()
    assert run("demote", "anna").stdout == "anna is no administrator.\n"
    assert run("promote", "anna").stdout == "anna is an administrator now.\n"
    assert run("promote", "ANNA").stdout == "anna is an administrator already.\n"
    refused = run("demote", "anna")
    assert refused.returncode == 1 and "last administrator" in refused.stderr
    assert administrators() == {"anna"}
    assert run("promote", "bert").returncode == 0
    assert run("demote", "anna").stdout == "anna is no longer an administrator.\n"
    assert administrators() == {"bert"}
    assert run("promote", "nobody").returncode == 1


@pytest.mark.parametrize("option", [
    ["--sign-up", "anybody"], ["--sign-up", "invited"], ["--providers", "none.json"], ["--store", "none.json"],
    ["--quota", "1GB"]])
def test_what_is_for_accounts_is_refused_without_them(tmp_path, option):
    command = [str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY), "serve", "--port", "0", *option]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=Server(tmp_path / "data").environment)
    assert done.returncode == 64 and f"{option[0]} needs --listen" in done.stderr, done.stderr
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("size", ["5", "1.5GB", "999KB", "much"])
def test_a_quota_is_a_size_with_its_unit(tmp_path, size):
    command = [
        str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY), "serve", "--listen", "127.0.0.1", "--port", "0",
        "--quota", size]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=Server(tmp_path / "data").environment)
    assert done.returncode == 64 and "--quota" in done.stderr, done.stderr
    assert not (tmp_path / "data").exists()


def test_a_book_beyond_the_quota_is_refused(tmp_path):
    server = Server(tmp_path / "data", "--listen", "127.0.0.1", "--sign-up", "anybody", "--quota", "1MB")
    server.data.mkdir()
    server.start()

    def post(path: str, body: dict, **headers) -> tuple[int, dict]:
        request = urllib.request.Request(
            server.url + path, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    try:
        tokens = []
        for name in ["anna", "bert"]:
            status, made = post("/api/v1/auth/signup", {
                "email": f"{name}@example.org", "password": PASSWORD, "displayName": name, "birthYear": 1990, "birthMonth": 5})
            assert status == 201, made
            tokens.append(f"Bearer {made['token']}")
        half = {"title": "半", "text": "我在银行看书。\n" * 25_000}
        other = {"title": "另", "text": "你去银行学习。\n" * 25_000}
        assert post("/api/v1/books", half, Authorization=tokens[0])[0] == 201
        status, told = post("/api/v1/books", other, Authorization=tokens[0])
        assert (status, told["error"]) == (413, "quotaExceeded") and "1.0 MB" in told["message"], told
        assert post("/api/v1/books", other, Authorization=tokens[1])[0] == 201
    finally:
        server.kill()


@pytest.mark.parametrize("content, fault", [
    (None, "cannot be read"), ('{"bundle": "org.example.glossa"}', '"products"'),
    ('{"bundle": "org.example.glossa", "products": ["pro"], "environment": "Xcode"}', '"environment"')])
def test_a_fault_in_the_file_of_the_store_starts_nothing(tmp_path, content, fault):
    file = tmp_path / "store.json"
    if content:
        file.write_text(content)
    command = [
        str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY), "serve", "--listen", "127.0.0.1", "--port", "0",
        "--store", str(file)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=Server(tmp_path / "data").environment)
    assert done.returncode == 1 and fault in done.stderr and "Nothing was started" in done.stderr, done.stderr
    assert not (tmp_path / "data").exists()
