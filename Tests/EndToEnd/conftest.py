import os
import shutil
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import reciter as reciters
from accessibility import AXE_SCRIPT
from desk import Desk, Server
from postgresql import PostgreSQL

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}

expect.set_options(timeout=10_000)

# What takes long, above all by waiting, begins first: otherwise a worker is left alone with it at the end.
LONG = {"test_accessibility", "test_api_document", "test_killed", "test_no_network", "test_two_servers"}


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: item.path.stem not in LONG)


@pytest.fixture(scope="session")
def browser():
    # The shell draws no windows of its own, which spares a third of the processor's time.
    executable = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable if Path(executable).exists() else None, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "data")
    server.data.mkdir()
    server.start()
    yield server
    server.kill()


@pytest.fixture
def postgresql():
    """An empty database of PostgreSQL, which a test may stop."""
    # PostgreSQL runs as a user of its own, who may not look into the tests' own folder.
    folder = Path(tempfile.mkdtemp(prefix="glossa-tests-"))
    folder.chmod(0o755)
    postgresql = PostgreSQL(folder / "postgresql")
    yield postgresql
    if postgresql.process.poll() is None:
        postgresql.kill()
    shutil.rmtree(folder)


@pytest.fixture
def open_desk(browser, server):
    """Opens windows on the server. A page's uncaught error or a request to another machine fails the test."""
    contexts, complaints = [], []

    def open_desk(screen=DESKTOP, **options) -> Desk:
        context = browser.new_context(**{**screen, **options})
        context.set_default_timeout(10_000)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("request", lambda request: complaints.append(request.url) if is_foreign(request.url) else None)
        contexts.append(context)
        return Desk(context.new_page(), server, is_touch=context.pages[0].evaluate("navigator.maxTouchPoints > 0"))

    yield open_desk
    for context in contexts:
        context.close()
    assert not complaints


def is_foreign(url: str) -> bool:
    return not url.startswith(("http://127.0.0.1:", "data:", "about:", "blob:"))


@pytest.fixture
def open_seen(open_desk):
    """Opens windows in which axe may run: without the pages' own policy, which would block it, and without motion."""
    def open_seen(screen=DESKTOP) -> Desk:
        desk = open_desk(screen, bypass_csp=True, reduced_motion="reduce")
        desk.page.add_init_script(AXE_SCRIPT)
        desk.violations = []
        return desk

    return open_seen


@pytest.fixture
def desk(open_desk) -> Desk:
    """A window of desktop size."""
    return open_desk()


@pytest.fixture
def phone(open_desk) -> Desk:
    """A window of phone size, with touch."""
    return open_desk(PHONE)


@pytest.fixture(params=["phone", "desktop"])
def either(request, open_desk) -> Desk:
    """Each of the two sizes in turn."""
    return open_desk(PHONE if request.param == "phone" else DESKTOP)


@pytest.fixture
def reciter():
    """A language model with prepared answers."""
    yield from reciters.running()
