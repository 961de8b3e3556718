#!/usr/bin/env python3
"""Measures how soon the browser's module gives its first answer, in Chromium slowed four times.

A service worker that was stopped starts anew with each visit: it compiles the module, puts the database's pages back,
opens the database and the dictionaries, and answers. Everything has been downloaded before; the time begins with the
bytes in memory. Prints the size of the module and, in milliseconds, the median of several starts for a card to study and
for a page of a Chinese book with its dictionaries.

    Scripts/browser-tests --prepare && make test-wasm lexicon && .venv/bin/python Benchmarks/browser.py
"""

import functools
import gzip
import http.server
import json
import os
import re
import statistics
import sys
import tempfile
import threading
import urllib.parse
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))

from playwright.sync_api import sync_playwright  # noqa: E402

from desk import FERRY, Server  # noqa: E402
from test_browser_desk import LEXICON, MODULE, Replica  # noqa: E402

SLOWER = 4
STARTS = 7

START = """
async ({ learner, version, link, withLexicon }) => {
  const load = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
  const code = await load("/Browser.wasm");
  const database = await load("/replica.sqlite");
  const sections = [];
  let digest = "none";
  if (withLexicon) {
    const file = await load("/lexicon.glossa");
    const view = new DataView(file.buffer);
    const count = view.getUint32(12, true);
    for (let entry = 16; entry < 16 + count * 24; entry += 24) {
      const [number, offset, length] = [0, 8, 16].map((at) => Number(view.getBigUint64(entry + at, true)));
      // The text of a page needs neither the indexes for searching nor the texts of entries.
      if (number < 100 && number !== 4) sections.push([number, file.slice(offset, offset + length)]);
    }
    digest = [...file.subarray(16 + count * 24 + 8, 16 + count * 24 + 40)]
      .map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  const begin = performance.now();
  const { instance: { exports } } = await WebAssembly.instantiate(code, { wasi_snapshot_preview1: {
    fd_close: () => 0, fd_seek: () => 70, fd_write: () => 0,
    random_get: (start, length) => {
      crypto.getRandomValues(new Uint8Array(exports.memory.buffer, start, length));
      return 0;
    },
  } });
  exports._initialize?.();
  const put = (bytes) => {
    const place = exports.glossa_allocate(bytes.length) >>> 0;
    new Uint8Array(exports.memory.buffer).set(bytes, place);
    return [place, bytes.length];
  };
  const text = (value) => put(new TextEncoder().encode(value));
  const take = (place) => {
    const memory = new Uint8Array(exports.memory.buffer);
    return new TextDecoder().decode(memory.subarray(place >>> 0, memory.indexOf(0, place >>> 0)));
  };
  const list = exports.glossa_lexicon_sections();
  for (const [number, bytes] of sections) exports.glossa_lexicon_add(list, number, ...put(bytes));
  const lexicon = exports.glossa_lexicon(list, ...text(digest));
  const replica = exports.glossa_replica();
  for (let index = 0; index * 4096 < database.length; index += 1) {
    exports.glossa_replica_put(replica, index, ...put(database.subarray(index * 4096, (index + 1) * 4096)));
  }
  const problem = take(exports.glossa_replica_open(
    replica, lexicon, ...text(learner), ...text(version), 0, BigInt(Date.now())));
  if (problem !== "") throw new Error(problem);
  const answer = take(exports.glossa_answer(replica, ...text(link), 0, 0, BigInt(Date.now()), 1n));
  const milliseconds = performance.now() - begin;
  return { milliseconds, answer };
}
"""


def fetched(url: str, **fields) -> str:
    data = urllib.parse.urlencode(fields).encode() if fields else None
    return urllib.request.urlopen(urllib.request.Request(url, data), timeout=60).read().decode()


def main():
    size = len(gzip.compress(MODULE.read_bytes(), 9)) / 1024
    print(json.dumps({"name": "browser.kilobytes", "value": round(size)}), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        server = Server(folder / "data")
        server.data.mkdir()
        server.start()
        book = json.loads(urllib.request.urlopen(urllib.request.Request(
            server.url + "/api/v1/books",
            json.dumps({"text": FERRY.read_text(), "title": "渡口", "language": "zh"}).encode(),
            {"Content-Type": "application/json"}), timeout=60).read())["id"]
        fetched(server.url + "/review/cards", word="zh/银行")
        replica = Replica(server, folder)
        deck, version = re.search(r"/review/decks/[0-9a-f-]+", fetched(server.url + "/review")).group(), "0"
        server.kill()
        for name, path in {"Browser.wasm": MODULE, "lexicon.glossa": LEXICON}.items():
            os.symlink(path, folder / name)
        (folder / "index.html").write_text("<!doctype html><title>Glossa</title>")

        class Quiet(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

        files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=files.serve_forever, daemon=True).start()
        executable = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
        with sync_playwright() as playwright:
            for name, link, with_lexicon in (
                ("study", f"{deck}/study", False),
                ("page", f"/books/{book}/pages/1", True),
            ):
                times = []
                for _ in range(STARTS):
                    # A new process each time, which has compiled nothing.
                    browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
                    page = browser.new_page()
                    page.goto(f"http://127.0.0.1:{files.server_port}/index.html")
                    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                    found = page.evaluate(START, {
                        "learner": replica.learner, "version": version, "link": link, "withLexicon": with_lexicon})
                    assert found["answer"].startswith("200\n<!doctype html>"), found["answer"][:200]
                    times.append(found["milliseconds"])
                    browser.close()
                print(json.dumps({"name": f"browser.{name}", "value": round(statistics.median(times), 1)}), flush=True)
                print(f"browser.{name}: {min(times):.0f} to {max(times):.0f} ms", file=sys.stderr)
        files.shutdown()


if __name__ == "__main__":
    main()
