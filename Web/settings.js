// <reading-settings>: shows each change immediately and saves it in the background.

/** Names of settings, and the attributes of <html> that apply them. @type {Record<string, string>} */
const attributes = {
  theme: "theme", fontSize: "size", lineHeight: "leading", readings: "readings", toneColours: "tones",
  statusColours: "statuses", layout: "layout",
};

/** Settings for which the server has to render the text again. */
const remakes = new Set(["script", "toneSandhi", "layout", "lines"]);

class ReadingSettings extends HTMLElement {
  /** @type {number | undefined} */
  #timer;
  #remake = false;
  /** The names of settings that have not been saved yet. @type {Set<string>} */
  #changed = new Set();

  connectedCallback() {
    this.addEventListener("input", (event) => this.#change(/** @type {HTMLInputElement} */ (event.target)));
  }

  /** @param {HTMLInputElement} input */
  #change(input) {
    const value = input.type === "checkbox" ? (input.checked ? "on" : "off") : input.value;
    const attribute = attributes[input.name];
    if (attribute) document.documentElement.dataset[attribute] = value;
    if (remakes.has(input.name) && document.querySelector("reading-desk")) this.#remake = true;
    this.#changed.add(input.name);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#save(), 300);
  }

  async #save() {
    const form = this.querySelector("form") ?? this.closest("form");
    if (!form) return;
    // The others may have been changed in another window.
    const changed = [...this.#changed];
    const fields = new URLSearchParams(
      /** @type {any} */ ([...new FormData(form).entries()].filter(([name]) => name === "return" || changed.includes(name))));
    this.#changed.clear();
    try {
      await fetch(form.action, { method: "POST", body: fields, credentials: "same-origin", keepalive: true });
      if (this.#remake) location.reload();
    } catch {
      // The page already shows the choice; the next change sends it again.
      for (const name of changed) this.#changed.add(name);
    }
  }
}

customElements.define("reading-settings", ReadingSettings);
