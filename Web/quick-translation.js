// <quick-translation>: a button in the card of a selection that translates it in place.

import { streamLines } from "./stream.js";

class QuickTranslation extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    link?.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
      event.preventDefault();
      this.#run(link);
    });
  }

  /** @param {HTMLAnchorElement} link */
  async #run(link) {
    const line = document.createElement("p");
    line.className = "quick-text";
    line.setAttribute("role", "status");
    line.lang = this.dataset.target === "zh" ? "zh-Hans" : this.dataset.target ?? "en";
    line.textContent = this.dataset.writing ?? "";
    link.hidden = true;
    this.prepend(line);
    const abort = new AbortController();
    this.closest("[popover]")?.addEventListener("toggle", () => abort.abort(), { once: true });
    const body = {
      text: this.dataset.text, sourceLanguage: this.dataset.source, targetLanguage: this.dataset.target,
      // A sentence from a book is unrelated to the conversation.
      context: { previousMessages: [] },
    };
    try {
      for await (const piece of streamLines(this.dataset.stream ?? "", body, abort.signal)) {
        if (piece.text) line.textContent = piece.text;
        if (piece.error) line.textContent = piece.error.message;
        if (piece.translation) this.#finish(line, piece.translation);
      }
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") location.assign(link.href);
    }
  }

  /**
   * @param {HTMLElement} line
   * @param {{id: string, origin: string, translatedText: string, romaji?: string, reading?: string, reason?: string,
   *   failure?: {message: string, remedy?: string}, words: {gloss?: string}[]}} made
   */
  #finish(line, made) {
    if (made.origin === "model") line.textContent = made.translatedText;
    else line.textContent = made.words.map((word) => word.gloss ?? "…").join(" · ");
    const more = document.createElement("a");
    more.href = `${this.dataset.turn}${made.id}`;
    more.textContent = this.dataset.open ?? "";
    const kind = document.createElement("p");
    kind.className = "quiet-text";
    if (made.origin !== "model") kind.textContent = this.dataset.words ?? "";
    else if (this.dataset.target !== "en") kind.textContent = made.romaji ?? made.reading ?? "";
    this.append(...(kind.textContent ? [kind] : []), ...this.#cause(made), more);
  }

  /**
   * Why no model translated the text, with a link to where that is mended; nothing if none was set up.
   *
   * @param {{reason?: string, failure?: {message: string, remedy?: string}}} made
   */
  #cause({ reason, failure }) {
    if (!failure || reason === "noModel") return [];
    const told = document.createElement("p");
    told.className = "quiet-text";
    told.lang = document.documentElement.lang;
    told.textContent = failure.message;
    if (failure.remedy) {
      const link = document.createElement("a");
      link.href = failure.remedy;
      link.textContent = this.dataset.mend ?? "";
      told.append(" ", link);
    }
    return [told];
  }
}

customElements.define("quick-translation", QuickTranslation);
