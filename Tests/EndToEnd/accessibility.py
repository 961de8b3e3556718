"""What axe finds on a page: by all of its rules, and in the other colour scheme by those that look at colours."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from desk import Desk

# A scheme changes nothing but colours, which test_accessibility.py makes sure of. So of a page that was looked at by every
# rule, these alone may find something else in the other scheme.
COLOURS = ["color-contrast", "link-in-text-block"]

RUN = """([part, rules]) => axe.run(part ?? document, {
  resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }),
}).then(({ violations }) => violations.map(({ id, help, nodes }) =>
  `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(" | ")}`))"""


def faults(page: Page, part: str | None = None, rules: list[str] | None = None) -> list[str]:
    """Returns axe's violations on a page as it is, or on a part of it, by some rules or by all, and by how much the page is
    too wide. The window must have been opened without the pages' own policy, which would block axe."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN, [part, rules])
    if (by := overflow(page)) > 0:
        found.append(f"wider than the window by {by} px")
    return found


def overflow(page: Page) -> int:
    """Returns by how much a page is wider than its window."""
    # A phone zooms out to show a page that is too wide, and `innerWidth` grows with it.
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def check(desk: Desk, name: str, part: str | None = None):
    """Records what is wrong with a page in the light and in the dark; all pages are checked before a test fails."""
    for scheme, rules in (("light", None), ("dark", COLOURS)):
        desk.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        desk.violations += [f"{name}, {scheme}: {fault}" for fault in faults(desk.page, part, rules)]


def conclude(desk: Desk):
    assert not desk.violations, "\n" + "\n".join(desk.violations)
