// <daily-word>: one of today's words. A tap, Enter or Space turns it over immediately; a swipe or an arrow
// key goes forward or back; a long press, or the key A, adds the word to the review cards. Without this file
// its links and forms do the same.

import { silence } from "./speak.js";

/** Milliseconds: shorter than the browser's own long press. */
const holdAfter = 450;
/** The movement of a resting finger, in CSS pixels. */
const still = 10;

class DailyWord extends HTMLElement {
  /** The position where the pointer went down. @type {{id: number, x: number, y: number, isOnLink: boolean} | null} */
  #start = null;
  /** @type {number | undefined} */
  #timer;
  #isHeld = false;
  #abort = new AbortController();

  connectedCallback() {
    const signal = this.#abort.signal;
    this.querySelector("#daily-flip")?.addEventListener("click", (event) => {
      event.preventDefault();
      this.flip();
    }, { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    const card = this.#card;
    card?.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    card?.addEventListener("pointermove", (event) => this.#move(event), { signal });
    card?.addEventListener("pointerup", (event) => this.#up(event), { signal });
    card?.addEventListener("pointercancel", () => this.#settle(), { signal });
    // The menu that a long press opens would cover its effect.
    card?.addEventListener("contextmenu", (event) => {
      if (this.#isHeld || this.#start) event.preventDefault();
    }, { signal });
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#abort.abort();
    silence();
  }

  get #card() {
    return /** @type {HTMLElement | null} */ (this.querySelector(".daily-flashcard"));
  }

  /** Turns the card over, in either direction. */
  flip() {
    const isFlipped = this.dataset.flipped !== "true";
    this.dataset.flipped = String(isFlipped);
    const back = /** @type {HTMLElement | null} */ (this.querySelector(".card-back"));
    const link = /** @type {HTMLElement | null} */ (this.querySelector(".daily-flip"));
    if (back) back.hidden = !isFlipped;
    if (link) link.hidden = isFlipped;
    for (const field of this.querySelectorAll("input[name=back]")) {
      /** @type {HTMLInputElement} */ (field).value = isFlipped ? "1" : "";
    }
    if (isFlipped) back?.focus({ preventScroll: true });
    this.#shiver([6]);
  }

  /** Goes to the next word and records that this one was seen. */
  next() {
    /** @type {HTMLFormElement | null} */ (this.querySelector(".daily-next"))?.requestSubmit();
  }

  previous() {
    /** @type {HTMLElement | null} */ (this.querySelector('a[rel="prev"]'))?.click();
  }

  /** Makes a review card of the word, unless one was already made here. */
  add() {
    const form = /** @type {HTMLFormElement | null} */ (this.querySelector(".daily-add"));
    if (!form) return;
    this.#shiver([12, 30, 24]);
    form.requestSubmit();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches?.("input, textarea, select") || document.querySelector(":popover-open, dialog[open]")) return;
    if (event.key === "ArrowRight") return this.next();
    if (event.key === "ArrowLeft") return this.previous();
    if (event.key.toLowerCase() === "a") return this.add();
    if (event.key !== " " && event.key !== "Enter") return;
    // Keys on a link or a button belong to it, except for the link that turns the card over.
    if (target.matches?.("a:not(#daily-flip), button, summary")) return;
    event.preventDefault();
    this.flip();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!event.isPrimary || event.button !== 0) return;
    const isOnLink = Boolean(/** @type {Element} */ (event.target).closest("a, button"));
    this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY, isOnLink };
    this.#isHeld = false;
    if (isOnLink) return;
    this.#timer = window.setTimeout(() => {
      this.#isHeld = true;
      this.#card?.classList.add("is-held");
      this.add();
    }, holdAfter);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const start = this.#start;
    const card = this.#card;
    if (!start || !card || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (Math.hypot(x, y) < still) return;
    clearTimeout(this.#timer);
    if (event.pointerType === "mouse" || Math.abs(x) < Math.abs(y) || this.#isHeld) return;
    card.setPointerCapture(event.pointerId);
    card.classList.add("is-drawn");
    card.style.setProperty("--across", `${x}px`);
    card.style.setProperty("--reach", String(Math.min(1, Math.abs(x) / this.#distance)));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const start = this.#start;
    const wasHeld = this.#isHeld;
    this.#settle();
    if (!start || wasHeld || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    const isSwipe = event.pointerType !== "mouse" && Math.abs(x) >= this.#distance && Math.abs(x) > Math.abs(y);
    if (isSwipe) return x < 0 ? this.next() : this.previous();
    // With a mouse, text may be selected, which is not a tap.
    if (Math.hypot(x, y) < still && !start.isOnLink && !getSelection()?.toString()) this.flip();
  }

  #settle() {
    clearTimeout(this.#timer);
    this.#start = null;
    const card = this.#card;
    if (!card) return;
    card.classList.remove("is-drawn", "is-held");
    for (const name of ["--across", "--reach"]) card.style.removeProperty(name);
  }

  /** The distance in CSS pixels after which a dragged card is released. */
  get #distance() {
    return Number(this.dataset.distance) || 50;
  }

  /** @param {number[]} pattern milliseconds on, off, on, … */
  #shiver(pattern) {
    if (this.dataset.vibration !== "off") navigator.vibrate?.(pattern);
  }
}

customElements.define("daily-word", DailyWord);

// Nobody has made today's words yet.
/** @type {HTMLFormElement | null} */ (document.querySelector("form.daily-make"))?.requestSubmit();

// Another card, or the end, has loaded: move the focus there for keyboards and screen readers.
document.addEventListener("glossa:swapped", (event) => {
  const { element } = /** @type {CustomEvent} */ (event).detail;
  if (element.id !== "daily-words") return;
  scrollTo({ top: 0, behavior: "instant" });
  const next = element.querySelector("#daily-end, .daily-flip:not([hidden]) a, .card-back:not([hidden])");
  /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
});
