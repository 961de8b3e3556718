"""The checks of Core, storage and the verbs of cards run in the browser's WebAssembly as they do natively."""

import base64
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/CoreInWebAssembly.wasm"
# What the native program found; Scripts/core-wasm writes it before it runs the module in Node.
NATIVE = ROOT / ".build-wasm/native.txt"

RUN = """
async (code) => {
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const compiled = await WebAssembly.compile(bytes);
  const start = async () => {
    const instance = await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: {
      fd_close: () => 0, fd_seek: () => 70, fd_write: () => 0,
      random_get: (start, length) => {
        crypto.getRandomValues(new Uint8Array(instance.exports.memory.buffer, start, length));
        return 0;
      },
    } });
    instance.exports._initialize?.();
    return instance.exports;
  };
  const take = (module, pointer) => {
    const memory = new Uint8Array(module.memory.buffer);
    const place = pointer >>> 0;
    const text = new TextDecoder().decode(memory.slice(place, memory.indexOf(0, place)));
    module.checks_free(pointer);
    return text;
  };
  const groups = {};
  const count = (await start()).checks_count();
  for (let index = 0; index < count; index += 1) {
    const module = await start();
    groups[take(module, module.checks_name(index))] = take(module, module.checks_run(index));
  }
  return groups;
}
"""


def test_the_checks_find_the_same_in_the_browser(browser):
    assert MODULE.exists() and NATIVE.exists(), "make test-wasm compiles the module and runs the checks natively"
    page = browser.new_page()
    found = page.evaluate(RUN, base64.b64encode(MODULE.read_bytes()).decode())
    page.close()
    native = {}
    name = None
    for line in NATIVE.read_text().splitlines():
        if line.startswith("# "):
            name = line[2:]
            native[name] = []
        else:
            native[name].append(line)
    assert {"storage", "cards", "FSRS", "segmentation"} <= found.keys()
    assert {name: lines.splitlines() for name, lines in found.items()} == native
    assert not [line for lines in native.values() for line in lines if line.startswith("FAIL")]
