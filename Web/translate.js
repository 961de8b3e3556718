// <translation-chat>: sends a text in the background and shows its translation as the model writes it; then the
// server's rendering of the turn replaces it. Enter sends; Shift and Enter begin a new line.

import { streamLines } from "./stream.js";
import { announce } from "./swap.js";

class TranslationChat extends HTMLElement {
  /** @type {AbortController | null} */
  #running = null;

  connectedCallback() {
    const form = this.querySelector("form.composer");
    form?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send(/** @type {HTMLFormElement} */ (form));
    });
    form?.addEventListener("keydown", (event) => {
      const key = /** @type {KeyboardEvent} */ (event);
      if (key.key !== "Enter" || key.shiftKey || key.isComposing) return;
      event.preventDefault();
      /** @type {HTMLFormElement} */ (form).requestSubmit();
    });
    // Deleting and saving keep the scroll position.
    this.#showLatest(false);
  }

  /** @param {HTMLFormElement} form */
  async #send(form) {
    const field = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text"));
    const text = field.value.trim();
    if (!text || this.#running) return;
    const abort = new AbortController();
    this.#running = abort;
    this.querySelector("[data-told]")?.remove();
    const pending = this.#pending(text, abort);
    field.value = "";
    let message = "";
    try {
      const body = { text, ...this.#languages(text) };
      for await (const line of streamLines(this.dataset.stream ?? "", body, abort.signal)) {
        if (line.text !== undefined) this.#write(pending, line.text, body.targetLanguage);
        if (line.translation) {
          const turn = await this.#settle(pending, line.translation.id);
          // Without a model there is no failure to tell.
          if (turn && line.translation.failure && line.translation.reason !== "noModel") {
            this.#explain(turn, line.translation.failure);
            // Where nothing waits for the model, the text can be sent again immediately.
            if (line.translation.origin === "words") field.value ||= text;
          }
        }
        if (line.error) message = line.error.message;
      }
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") message = this.dataset.unreachable ?? "";
    }
    this.#running = null;
    if (pending.isConnected) {
      // Nothing was stored: the text returns to the field, from which it can be sent again.
      pending.remove();
      field.value ||= text;
      if (message) this.#tell(form, message);
    }
    field.focus({ preventScroll: true });
  }

  /** Detects the languages from the script of the text. @param {string} text */
  #languages(text) {
    const learnt = this.dataset.language ?? "zh";
    const isEnglish = !/[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/.test(text);
    return isEnglish
      ? { sourceLanguage: "en", targetLanguage: learnt }
      : { sourceLanguage: /[\u3040-\u30ff]/.test(text) ? "ja" : learnt, targetLanguage: "en" };
  }

  /**
   * The provisional turn, until the server has rendered it.
   * @param {string} text
   * @param {AbortController} abort
   */
  #pending(text, abort) {
    const item = document.createElement("li");
    item.innerHTML =
      "<article class='chat-turn'><div class='turn-source'><p></p></div><div class='turn-answer card' aria-busy='true'>" +
      "<p class='turn-text'></p><p class='turn-label'></p><button type='button' class='button quiet small'></button></div></article>";
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (item.querySelector(selector));
    find(".turn-source p").textContent = text;
    find(".turn-label").textContent = this.dataset.writing ?? "";
    find("button").textContent = this.dataset.cancel ?? "";
    find("button").addEventListener("click", () => abort.abort());
    this.querySelector(".empty")?.remove();
    this.querySelector("#turns")?.append(item);
    announce(this.dataset.writing);
    this.#showLatest(true);
    return item;
  }

  /**
   * @param {HTMLElement} item
   * @param {string} text everything that has arrived so far
   * @param {string} language
   */
  #write(item, text, language) {
    const line = /** @type {HTMLElement} */ (item.querySelector(".turn-text"));
    line.lang = language === "zh" ? "zh-Hans" : language;
    line.textContent = text;
    this.#showLatest(true);
  }

  /**
   * Puts the server's rendering in place of the provisional turn.
   * @param {HTMLElement} item
   * @param {string} id
   * @returns {Promise<HTMLElement | null>} the turn; null if the page is loaded again
   */
  async #settle(item, id) {
    const response = await fetch(`${this.dataset.turn}${id}?fragment=1`, { credentials: "same-origin" });
    if (!response.ok) return this.#reload();
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const article = page.querySelector("article");
    if (!article) return this.#reload();
    const fresh = document.createElement("li");
    fresh.append(document.importNode(article, true));
    item.replaceWith(fresh);
    announce(fresh.querySelector(".turn-text, .turn-label")?.textContent);
    this.#showLatest(true);
    return fresh;
  }

  #reload() {
    location.reload();
    return null;
  }

  /**
   * Says above the answer of a turn why no model gave it, with a link to where that is mended.
   * @param {HTMLElement} turn
   * @param {{message: string, remedy?: string}} failure
   */
  #explain(turn, failure) {
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.setAttribute("role", "alert");
    const told = document.createElement("p");
    told.textContent = failure.message;
    if (failure.remedy) {
      const link = document.createElement("a");
      link.href = failure.remedy;
      link.textContent = this.dataset.remedy ?? "";
      told.append(" ", link);
    }
    notice.append(told);
    turn.querySelector(".turn-answer")?.prepend(notice);
    this.#showLatest(true);
  }

  /**
   * @param {HTMLFormElement} form
   * @param {string} message
   */
  #tell(form, message) {
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.dataset.told = "";
    notice.setAttribute("role", "alert");
    notice.textContent = message;
    form.prepend(notice);
  }

  /** Scrolls the latest turn into view. @param {boolean} always */
  #showLatest(always) {
    if (!always && (location.hash || !this.querySelector("#turns li"))) return;
    // The composer sticks to the end of the window and is always visible; the space below the turn has its height.
    this.querySelector("#turns > li:last-child")?.scrollIntoView({ block: "end" });
  }
}

customElements.define("translation-chat", TranslationChat);
