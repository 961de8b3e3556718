// The card beside a word: fetched as a fragment, placed near the word and inside the window.

import { loadFiles } from "./files.js";

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

const margin = 8;

export class CardPopover {
  /** @type {HTMLElement | null} */
  #element = null;
  /** @type {AbortController | null} */
  #request = null;
  /** @type {HTMLElement | null} */
  #origin = null;
  /** @type {Box} */
  #box = { left: 0, right: 0, top: 0, bottom: 0 };

  /** Whether the card is open. */
  get isOpen() {
    return this.#element?.matches(":popover-open") ?? false;
  }

  /** The word whose card is open. */
  get origin() {
    return this.#origin;
  }

  /**
   * Shows the card that a link leads to.
   * @param {string} url the page, of which the fragment is fetched
   * @param {Box} box the position of the word, in the window's coordinates
   * @param {HTMLElement | null} origin the word that gets the focus back
   */
  async open(url, box, origin) {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const fragment = new URL(url, location.href);
    fragment.searchParams.set("fragment", "1");
    fragment.hash = "";
    try {
      const response = await fetch(fragment, { signal: request.signal, credentials: "same-origin" });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      await loadFiles(page);
      request.signal.throwIfAborted();
      this.#show(page, box, origin);
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") location.assign(url);
    }
  }

  close() {
    if (this.isOpen) this.#element?.hidePopover();
  }

  /**
   * @param {Document} source
   * @param {Box} box
   * @param {HTMLElement | null} origin
   */
  #show(source, box, origin) {
    const element = this.#make();
    this.#origin?.classList.remove("is-open");
    this.#origin = null;
    this.close();
    this.#box = box;
    element.replaceChildren(...[...source.body.childNodes].map((node) => document.importNode(node, true)));
    element.append(this.#button());
    const heading = element.querySelector(".headword");
    element.setAttribute("aria-label", heading?.textContent?.trim() ?? "");
    element.setAttribute("lang", document.documentElement.lang);
    this.#origin = origin;
    origin?.classList.add("is-open");
    element.showPopover();
    this.#place(element, box);
    element.scrollTop = 0;
    element.focus({ preventScroll: true });
  }

  #make() {
    if (this.#element) return this.#element;
    const element = document.createElement("div");
    element.className = "word-popover";
    element.popover = "auto";
    element.tabIndex = -1;
    element.setAttribute("role", "dialog");
    element.addEventListener("toggle", (event) => {
      if (/** @type {ToggleEvent} */ (event).newState === "closed") this.#closed();
    });
    element.addEventListener("click", (event) => this.#follow(event));
    document.body.append(element);
    this.#element = element;
    return element;
  }

  /** Adds a close button for those who can neither press Escape nor tap beside the card. */
  #button() {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button quiet small unseen-until-focus";
    button.textContent = document.querySelector("[data-close]")?.getAttribute("data-close") ?? "";
    button.addEventListener("click", () => this.close());
    return button;
  }

  /**
   * Opens a word inside the card in place of the card.
   * @param {MouseEvent} event
   */
  #follow(event) {
    const link = /** @type {Element} */ (event.target).closest("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || !link.pathname.startsWith("/words/") || !this.#element) return;
    event.preventDefault();
    this.open(link.href, this.#box, this.#origin);
  }

  #closed() {
    const origin = this.#origin;
    if (this.isOpen || !origin) return;
    this.#origin = null;
    origin.classList.remove("is-open");
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || this.#element?.contains(focused);
    if (isLost && origin.isConnected) origin.focus({ preventScroll: true });
  }

  /**
   * Places the card below the word if there is room, otherwise above it; never outside the window.
   * @param {HTMLElement} element
   * @param {Box} box
   */
  #place(element, box) {
    const width = document.documentElement.clientWidth;
    const height = window.innerHeight;
    const below = height - box.bottom - 2 * margin;
    const above = box.top - 2 * margin;
    const isBelow = below >= Math.min(320, element.scrollHeight) || below >= above;
    element.style.maxHeight = `${Math.max(200, Math.min(480, isBelow ? below : above))}px`;
    const size = element.getBoundingClientRect();
    const left = (box.left + box.right) / 2 - size.width / 2;
    const top = isBelow ? box.bottom + margin : box.top - margin - size.height;
    element.style.left = `${Math.max(margin, Math.min(left, width - size.width - margin))}px`;
    element.style.top = `${Math.max(margin, Math.min(top, height - size.height - margin))}px`;
  }
}
