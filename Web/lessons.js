// <order-pieces>: pieces of a sentence, each with a list of positions, become buttons; a tapped piece moves to the end
// of the sentence, or back. Without JavaScript the lists of positions remain.

import { announce } from "./swap.js";

export class OrderPieces extends HTMLElement {
  /** The pieces, in the order in which they are displayed. @type {HTMLButtonElement[]} */
  #pieces = [];
  /** @type {HTMLElement | undefined} */
  #line;
  /** @type {HTMLElement | undefined} */
  #bank;

  connectedCallback() {
    const list = this.querySelector(".order-places");
    if (!list || this.#line) return;
    const { language = "", line = "", bank = "" } = this.dataset;
    this.#pieces = [...list.querySelectorAll("label")].map((label) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "order-piece";
      button.lang = language;
      // Its readings are shown, and are no part of it.
      button.dataset.piece = label.dataset.piece ?? label.textContent ?? "";
      button.setAttribute("aria-label", button.dataset.piece);
      button.append(...[...label.childNodes].map((node) => node.cloneNode(true)));
      button.addEventListener("click", () => this.#move(button));
      return button;
    });
    this.#line = this.#group("order-line", line);
    this.#bank = this.#group("order-bank", bank);
    this.#bank.append(...this.#pieces);
    list.replaceWith(this.#line, this.#bank);
  }

  /**
   * @param {string} name
   * @param {string} label
   */
  #group(name, label) {
    const group = document.createElement("div");
    group.className = name;
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", label);
    return group;
  }

  /**
   * Moves a piece to the end of the sentence, or back to the others, and the focus to the next piece to tap.
   * @param {HTMLButtonElement} piece
   */
  #move(piece) {
    const [line, bank] = [this.#line, this.#bank];
    if (!line || !bank) return;
    const from = piece.parentElement === bank ? bank : line;
    const place = [...from.children].indexOf(piece);
    if (from === bank) {
      line.append(piece);
    } else {
      // Back to its former position among the remaining ones.
      const rank = this.#pieces.indexOf(piece);
      const next = this.#pieces.find((other, index) => index > rank && other.parentElement === bank);
      bank.insertBefore(piece, next ?? null);
    }
    const chosen = /** @type {HTMLButtonElement[]} */ ([...line.children]);
    this.querySelectorAll("input").forEach((input) => input.remove());
    for (const each of chosen) {
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = "answer";
      input.value = each.dataset.piece ?? "";
      this.append(input);
    }
    announce(chosen.map((each) => each.dataset.piece).join(" "));
    const following = /** @type {HTMLElement | undefined} */ (from.children[Math.min(place, from.children.length - 1)]);
    const check = /** @type {HTMLElement | null | undefined} */ (this.closest("form")?.querySelector(".button.large"));
    (following ?? check)?.focus();
  }
}

customElements.define("order-pieces", OrderPieces);
