// <reading-desk>: tap a word for its card, move with the arrow keys, turn pages, long-press to unmark.

import { flow } from "./flow.js";
import { Lines } from "./lines.js";
import { PhraseLookup } from "./phrase.js";
import { CardPopover } from "./popover.js";
import { watchDesk } from "./reading-gestures.js";
import { keepSession } from "./session.js";

const standings = ["is-new", "is-difficult", "is-known", "is-ignored", "is-name"];

class ReadingDesk extends HTMLElement {
  #card = new CardPopover();
  #lines = new Lines(this);
  /** @type {PhraseLookup | undefined} */
  #phrase;
  /** The word at which the keyboard selection began. @type {HTMLAnchorElement | null} */
  #anchor = null;

  connectedCallback() {
    this.#rove();
    this.addEventListener("click", (event) => this.#openNote(event));
    this.addEventListener("click", (event) => this.#tap(event));
    this.addEventListener("keydown", (event) => this.#moveByKey(event));
    document.addEventListener("keydown", (event) => this.#turnByKey(event));
    document.addEventListener("glossa:swapped", (event) => this.#swapped(/** @type {CustomEvent} */ (event)));
    this.addEventListener("glossa:leaf", () => this.#rove());
    const phrase = new PhraseLookup(this, (text, box, origin) => {
      const link = `/phrases/${this.dataset.language}?` + new URLSearchParams({
        text, book: this.dataset.book ?? "", page: this.dataset.page ?? "",
      });
      this.#lookUp(link, box, origin);
    });
    this.#phrase = phrase;
    watchDesk(this, phrase, this.#lines, {
      turn: (direction) => this.turn(direction),
      unmark: (word) => this.#unmark(word),
    });
    keepSession(this);
    if (document.documentElement.dataset.layout === "flow") flow(this);
  }

  /** Every word on the desk, in order. */
  get words() {
    return /** @type {HTMLAnchorElement[]} */ ([...this.querySelectorAll("a.word")]);
  }

  /**
   * Turns the page; after the last one, finishes the book.
   * @param {"next" | "prev"} direction
   */
  turn(direction) {
    const link = document.querySelector(`.turn a[rel=${direction}]:not([hidden])`);
    const finish = direction === "next" ? document.querySelector(".turn [data-finish]:not([hidden])") : null;
    /** @type {HTMLElement | null} */ (link ?? finish)?.click();
  }

  /**
   * Shows a note beside the text; without scripts, the link leads to the foot of the page.
   * @param {MouseEvent} event
   */
  #openNote(event) {
    const link = /** @type {Element} */ (event.target).closest("a[role=doc-noteref], a[role=doc-backlink]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const name = link.getAttribute("href")?.slice(1) ?? "";
    event.preventDefault();
    const back = link.closest("[popover]");
    if (back instanceof HTMLElement) {
      back.hidePopover();
      document.getElementById(name)?.focus();
      return;
    }
    document.getElementById(name)?.showPopover();
  }

  /** Puts one word into the tab order; the arrow keys reach the others. */
  #rove() {
    const words = this.words;
    const current = words.find((word) => word.tabIndex === 0 && word.hasAttribute("tabindex")) ?? words[0];
    for (const word of words) word.tabIndex = word === current ? 0 : -1;
  }

  /** @param {MouseEvent} event */
  #tap(event) {
    const word = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest("a.word"));
    if (!word || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (getSelection()?.toString()) return;
    const boxes = [...word.getClientRects()];
    const isNear = (/** @type {DOMRect} */ box) =>
      this.#lines.areVertical
        ? event.clientX >= box.left && event.clientX <= box.right
        : event.clientY >= box.top && event.clientY <= box.bottom;
    this.#lookUp(word.href, boxes.find(isNear) ?? boxes[0] ?? word.getBoundingClientRect(), word);
  }

  /**
   * @param {string} url
   * @param {import("./popover.js").Box} box
   * @param {HTMLElement | null} origin
   */
  #lookUp(url, box, origin) {
    if (origin) this.#point(origin, false);
    this.#card.open(url, box, origin);
    this.dispatchEvent(new CustomEvent("glossa:lookup", { bubbles: true }));
  }

  /**
   * @param {HTMLElement} word
   * @param {boolean} focus
   */
  #point(word, focus) {
    for (const each of this.words) if (each.tabIndex === 0) each.tabIndex = -1;
    word.tabIndex = 0;
    if (!focus) return;
    word.focus();
    word.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  #moveByKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const words = this.words;
    const index = words.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    if (index < 0) return;
    const target = this.#lines.word(words, index, event.key);
    if (event.key === "Escape") this.#phrase?.clear();
    if (event.key === "Enter" && (this.#phrase?.chosen.length ?? 0) > 1) {
      event.preventDefault();
      this.#phrase?.lookUpChosen(words[index]);
      return;
    }
    if (!target) return;
    event.preventDefault();
    this.#choose(event.shiftKey, words[index], target);
    this.#point(target, true);
  }

  /**
   * With Shift, selects the words up to the one reached as a phrase.
   * @param {boolean} isExtending
   * @param {HTMLAnchorElement} from
   * @param {HTMLAnchorElement} to
   */
  #choose(isExtending, from, to) {
    if (!isExtending) {
      this.#anchor = null;
      this.#phrase?.clear();
      return;
    }
    if (!this.#phrase?.chosen.length) this.#anchor = from;
    this.#phrase?.choose(this.#anchor ?? from, to);
  }

  /** @param {KeyboardEvent} event */
  #turnByKey(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.("input, select, textarea, dialog, [popover], a.word") && !event.key.startsWith("Page")) return;
    const turning = this.#lines.turningKeys;
    if (event.key === turning.next) this.turn("next");
    else if (event.key === turning.prev) this.turn("prev");
    else if (event.key === "PageDown") this.#page("next", event);
    else if (event.key === "PageUp") this.#page("prev", event);
  }

  /**
   * Turns the page at its end, and before it moves on in the text.
   * @param {"next" | "prev"} direction
   * @param {KeyboardEvent} event
   */
  #page(direction, event) {
    if (!this.#lines.goesOn(direction)) this.turn(direction);
    else if (this.#lines.move(direction)) event.preventDefault();
  }

  /** @param {CustomEvent} event a form in the card was answered */
  #swapped(event) {
    const { element, isGet } = event.detail;
    if (isGet) return;
    if (element.matches("word-card[data-standing]")) this.#stand(element.dataset.word, element.dataset.standing);
    if (element.matches(".leaf")) {
      const origin = this.#card.origin;
      this.#card.close();
      this.#rove();
      if (origin) this.#point(this.#wordFrom(element, offset(origin)), true);
    }
  }

  /**
   * The word at a position on a page: the words there may have been joined or split.
   * @param {HTMLElement} leaf
   * @param {number} place
   */
  #wordFrom(leaf, place) {
    const words = /** @type {HTMLAnchorElement[]} */ ([...leaf.querySelectorAll("a.word")]);
    return words.findLast((word) => offset(word) <= place) ?? words[0];
  }

  /**
   * Shows a word's new status everywhere on the page.
   * @param {string} lemma
   * @param {string} standing
   */
  #stand(lemma, standing) {
    for (const word of this.words) {
      if (word.dataset.word !== lemma) continue;
      word.classList.remove(...standings);
      word.classList.add(standing);
      if (standing === "is-difficult") word.setAttribute("aria-describedby", "is-difficult");
      else word.removeAttribute("aria-describedby");
    }
  }

  /** @param {HTMLAnchorElement} word */
  async #unmark(word) {
    if (!word.classList.contains("is-difficult")) return;
    const card = new URL(word.href);
    card.searchParams.set("fragment", "1");
    const body = new URLSearchParams({ return: card.pathname + card.search });
    const response = await fetch(card.pathname + "/unmark", { method: "POST", body, credentials: "same-origin" });
    if (!response.ok) return;
    const source = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = /** @type {HTMLElement | null} */ (source.querySelector("word-card"));
    if (fresh) this.#stand(fresh.dataset.word ?? "", fresh.dataset.standing ?? "is-new");
    navigator.vibrate?.(12);
  }
}

/**
 * The position of a word on its page: its id is `w`, the page, a hyphen and the offset.
 * @param {HTMLElement} word
 */
function offset(word) {
  return Number(word.id.split("-")[1]);
}

customElements.define("reading-desk", ReadingDesk);
