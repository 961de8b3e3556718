"""Signing in with a provider of OpenID Connect that no one here wrote (PyPI: oidc-provider-mock)."""

import json
import os
import re
import urllib.request

import oidc_provider_mock
import pytest
from playwright.sync_api import expect

from accessibility import faults
from conftest import DESKTOP, PHONE, is_foreign
from desk import Desk, server_with_accounts

PASSWORD = "four words of mine"
# Where the provider's own page has its style sheet.
ELSEWHERE = "https://cdn.jsdelivr.net/"


@pytest.fixture
def provider(monkeypatch):
    """The address of a provider, with a person who has proven an address."""
    monkeypatch.setitem(os.environ, "AUTHLIB_INSECURE_TRANSPORT", "1")
    with oidc_provider_mock.run_server_in_thread(require_nonce=True) as running:
        address = f"http://127.0.0.1:{running.server_port}"
        person = {"email": "anna@example.org", "email_verified": True, "name": "Anna"}
        request = urllib.request.Request(
            f"{address}/users/anna", json.dumps(person).encode(), {"Content-Type": "application/json"}, method="PUT")
        assert urllib.request.urlopen(request, timeout=10).status == 204
        yield address


@pytest.fixture
def server(tmp_path, provider):
    """A server with accounts, of which there are none yet, and the provider."""
    (tmp_path / "mock.secret").write_text("s3cret:/\n")
    file = tmp_path / "providers.json"
    # The brands' buttons are looked at; nothing is asked of the brands.
    brands = [{"preset": name, "clientID": "x", "secret": "x"} for name in ("google", "facebook")]
    mock = {"name": "Mock", "issuer": provider, "clientID": "glossa", "secretFile": "mock.secret"}
    file.write_text(json.dumps({"providers": [mock, *brands]}))
    server = server_with_accounts(tmp_path, "--providers", str(file))
    yield server
    server.kill()


@pytest.fixture
def visit(browser, server):
    """Opens windows that share nothing."""
    contexts, complaints = [], []

    def complain(request):
        if is_foreign(request.url) and not request.url.startswith(ELSEWHERE):
            complaints.append(request.url)

    def visit(screen=DESKTOP, **options) -> Desk:
        context = browser.new_context(**{**screen, "locale": "en-US", "bypass_csp": True, **options})
        context.set_default_timeout(10_000)
        context.route(ELSEWHERE + "**", lambda route: route.abort())
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("request", complain)
        contexts.append(context)
        return Desk(context.new_page(), server, is_touch="has_touch" in screen)

    yield visit
    for context in contexts:
        context.close()
    assert not complaints


def check(desk: Desk):
    assert faults(desk.page) == []


def pass_by(desk: Desk, link: str, person: str | None = "anna"):
    """Follows a link to the provider, and signs in there, or does not."""
    desk.press(desk.page.get_by_role("link", name=link, exact=True))
    if person is None:
        desk.page.get_by_role("button", name="Deny").click()
    else:
        desk.page.get_by_placeholder("sub").fill(person)
        desk.page.get_by_role("button", name="Authorize").click()


def say_birth(desk: Desk, year: str = "1990"):
    desk.page.locator("#birthMonth").select_option("5")
    desk.page.locator("#birthYear").fill(year)
    desk.press(desk.button("Continue", exact=True))


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_an_account_without_a_password(visit, server, screen):
    desk = visit(PHONE if screen == "phone" else DESKTOP, color_scheme="dark" if screen == "phone" else "light")
    desk.page.goto(server.first)
    check(desk)
    pass_by(desk, "Continue with Mock")
    say_birth(desk)
    expect(desk.page).to_have_url(server.url + "/")
    desk.open("/account")
    expect(desk.page.get_by_text("anna@example.org").first).to_be_visible()
    check(desk)
    # It is the only way in.
    desk.press(desk.button(re.compile("Unlink.*Mock")))
    expect(desk.page.get_by_text("It is your only way in")).to_be_visible()
    desk.press(desk.button("Sign out", exact=True))
    expect(desk.heading("Sign in")).to_be_visible()
    desk.open("/words")
    expect(desk.heading("Sign in")).to_be_visible()
    check(desk)
    pass_by(desk, "Continue with Mock")
    expect(desk.page).to_have_url(server.url + "/words")


def test_who_is_not_invited_or_stops_is_told(visit, server):
    desk = visit()
    desk.open("/account/sign-in")
    pass_by(desk, "Continue with Mock", person="eve")
    expect(desk.page.get_by_text("You need an invitation")).to_be_visible()
    check(desk)
    pass_by(desk, "Continue with Mock", person=None)
    expect(desk.page.get_by_text("You were not signed in")).to_be_visible()
    # An answer that belongs to no visit of this browser.
    desk.open("/account/openid/mock/back?code=x&state=y")
    expect(desk.page.get_by_text("That took too long or went wrong")).to_be_visible()
    desk.open("/words")
    expect(desk.heading("Sign in")).to_be_visible()


def test_a_learner_links_and_unlinks(visit, server):
    desk = visit()
    desk.page.goto(server.first)
    desk.page.locator("#name").fill("anna@example.org")
    desk.page.locator("#password").fill(PASSWORD)
    desk.page.locator("#birthMonth").select_option("5")
    desk.page.locator("#birthYear").fill("1990")
    desk.press(desk.button("Create an account"))
    expect(desk.page).to_have_url(server.url + "/")
    # The same address is not the same account.
    stranger = visit()
    stranger.open("/account/sign-in")
    pass_by(stranger, "Continue with Mock")
    expect(stranger.page.get_by_text("You need an invitation")).to_be_visible()
    desk.open("/account")
    # Whoever finds the browser does not have the password.
    desk.page.locator("#link-password").fill("not this one")
    desk.press(desk.button("Link Mock", exact=True))
    expect(desk.page.locator("#link-password-fault")).to_be_visible()
    check(desk)
    desk.page.locator("#link-password").fill(PASSWORD)
    desk.button("Link Mock", exact=True).click()
    # The page leads on by itself.
    desk.page.get_by_placeholder("sub").fill("anna")
    desk.page.get_by_role("button", name="Authorize").click()
    expect(desk.page.get_by_text("You can sign in with it from now on.")).to_be_visible()
    pass_by(stranger, "Continue with Mock")
    expect(stranger.page).to_have_url(server.url + "/")
    desk.press(desk.button(re.compile("Unlink.*Mock")))
    expect(desk.page.get_by_text("It no longer signs in to your account")).to_be_visible()
    again = visit()
    again.open("/account/sign-in")
    pass_by(again, "Continue with Mock")
    expect(again.page.get_by_text("You need an invitation")).to_be_visible()


def test_nothing_secret_is_logged_or_kept(visit, server):
    desk = visit()
    desk.page.goto(server.first)
    pass_by(desk, "Continue with Mock")
    say_birth(desk)
    expect(desk.page).to_have_url(server.url + "/")
    log = (server.data.parent / "server.log").read_text()
    assert "s3cret" not in log and "anna" not in log.lower() and "code=" not in log
    kept = b"".join(path.read_bytes() for path in server.data.rglob("*") if path.is_file())
    assert b"s3cret" not in kept
