// What <study-desk> and <daily-word> have in common: a card that turns over, follows the finger, and answers keys.

import { watchGestures } from "./gestures.js";
import { silence } from "./speak.js";

/** @typedef {import("./gestures.js").Press} Press */

export class Flashcard extends HTMLElement {
  #abort = new AbortController();

  connectedCallback() {
    this.#abort = new AbortController();
    const { signal } = this;
    document.addEventListener("keydown", (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.matches?.("input, textarea, select") || document.querySelector(":popover-open, dialog[open]")) return;
      this.pressed(event, target);
    }, { signal });
    if (this.card) {
      watchGestures(this.card, this.gestures, {
        signal,
        isFollowing: true,
        distance: () => Number(this.dataset.distance) || 50,
        isScrolling: () => this.isScrolling,
      });
    }
  }

  disconnectedCallback() {
    this.#abort.abort();
    silence();
  }

  /** Lasts until the element leaves the page. */
  get signal() {
    return this.#abort.signal;
  }

  get isFlipped() {
    return this.dataset.flipped === "true";
  }

  get card() {
    return /** @type {HTMLElement | null} */ (this.querySelector(".flashcard"));
  }

  /** Whether vertical movements scroll the page. */
  get isScrolling() {
    return true;
  }

  /** What gestures on the card do. @type {import("./gestures.js").Reactions} */
  get gestures() {
    return {};
  }

  /**
   * A key outside of fields.
   * @param {KeyboardEvent} _event
   * @param {HTMLElement} _target
   */
  pressed(_event, _target) {}

  /**
   * Shows one side.
   * @param {boolean} isFlipped whether it is the back
   */
  turn(isFlipped) {
    this.dataset.flipped = String(isFlipped);
    const back = /** @type {HTMLElement | null} */ (this.querySelector(".card-back"));
    if (back) back.hidden = !isFlipped;
    if (isFlipped) back?.focus({ preventScroll: true });
    this.vibrate([6]);
  }

  /**
   * Moves the card along with the finger.
   * @param {Press} press
   * @param {boolean} [isFree] whether it moves vertically, too
   */
  follow(press, isFree = false) {
    const { card } = this;
    if (!card) return;
    card.classList.add("is-drawn");
    card.style.setProperty("--across", `${press.x}px`);
    if (isFree) card.style.setProperty("--down", `${press.y}px`);
    card.style.setProperty("--reach", String(press.reach));
    card.classList.toggle("is-far", press.reach === 1);
  }

  /** Puts the card back. */
  settle() {
    const { card } = this;
    card?.classList.remove("is-drawn", "is-far", "is-held");
    for (const name of ["--across", "--down", "--reach"]) card?.style.removeProperty(name);
  }

  /** @param {number[]} pattern milliseconds on, off, on, … */
  vibrate(pattern) {
    if (this.dataset.vibration !== "off" && pattern.length) navigator.vibrate?.(pattern);
  }
}
