"""Days and times are those of the browser's time zone, wherever the server is."""

import re

from playwright.sync_api import expect


def test_a_browser_tells_its_zone_without_loading_a_page_again(open_desk):
    tokyo, honolulu = (open_desk(timezone_id=zone) for zone in ("Asia/Tokyo", "Pacific/Honolulu"))
    asked = []
    tokyo.page.on("request", lambda request: asked.append(request) if request.is_navigation_request() else None)
    for desk in (tokyo, honolulu):
        desk.open("/")
        desk.page.wait_for_load_state()
    assert len(asked) == 1
    cookie, = (cookie for cookie in tokyo.page.context.cookies() if cookie["name"] == "zone")
    assert (cookie["value"], cookie["sameSite"], cookie["expires"]) == ("Asia/Tokyo", "Lax", -1)
    assert tokyo.page.request.post(tokyo.server.url + "/api/v1/backups").ok
    for desk, zone in ((tokyo, "UTC+9"), (honolulu, "UTC−10")):
        desk.open("/me/backups")
        expect(desk.page.locator(".backups time").first).to_have_text(re.compile(r"\d\d:\d\d " + re.escape(zone) + "$"))
