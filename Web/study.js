// <study-desk>: turns the card over immediately, accepts keys and swipes as answers, speaks, and vibrates if the device
// can. Without this file the same page works with its link and its form.

import { SayIt, say, silence } from "./speak.js";

/** The grades by swipe direction. */
const ratings = { left: "1", down: "2", right: "3", up: "4" };
/** Vibrations (ms on, off, …): light for again, rising for good, heavy for easy. @type {Record<string, number[]>} */
const shivers = { 1: [8], 2: [18], 3: [12, 30, 24], 4: [30, 20, 45] };
const tap = [6];

class StudyDesk extends HTMLElement {
  #shownAt = performance.now();
  #isSent = false;
  /** The position where a finger came down. @type {{id: number, x: number, y: number, isOnLink: boolean} | null} */
  #start = null;
  #abort = new AbortController();

  connectedCallback() {
    const signal = this.#abort.signal;
    this.#flipLink?.addEventListener("click", (event) => {
      event.preventDefault();
      this.flip();
    }, { signal });
    this.addEventListener("glossa:unsent", () => (this.#isSent = false), { signal });
    this.#form?.addEventListener("submit", (event) => this.#answered(/** @type {SubmitEvent} */ (event)), { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    const card = this.#card;
    card?.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    card?.addEventListener("pointermove", (event) => this.#move(event), { signal });
    card?.addEventListener("pointerup", (event) => this.#up(event), { signal });
    card?.addEventListener("pointercancel", () => this.#settle(), { signal });
    // A picture may make the card taller when it has loaded.
    this.addEventListener("load", () => this.isFlipped && this.#flipped(), { signal, capture: true });
    if (this.isFlipped) this.#flipped();
    else if (this.dataset.kind === "listening" || this.dataset.speech === "view") this.#speakFront();
    this.#hearOrRead();
  }

  disconnectedCallback() {
    this.#abort.abort();
    silence();
  }

  get isFlipped() {
    return this.dataset.flipped === "true";
  }

  get #card() {
    return /** @type {HTMLElement | null} */ (this.querySelector(".flashcard"));
  }

  get #form() {
    return /** @type {HTMLFormElement | null} */ (this.querySelector("form.grades"));
  }

  get #flipLink() {
    return /** @type {HTMLElement | null} */ (this.querySelector("#flip"));
  }

  /** Shows the back and the possible answers. */
  flip() {
    if (this.isFlipped) return;
    this.dataset.flipped = "true";
    const back = /** @type {HTMLElement | null} */ (this.querySelector(".card-back"));
    const foot = this.#flipLink?.closest("p");
    if (back) back.hidden = false;
    if (this.#form) this.#form.hidden = false;
    if (foot) foot.hidden = true;
    back?.focus({ preventScroll: true });
    this.#flipped();
    this.#shiver(tap);
    if (this.dataset.speech === "flip") this.#speak();
  }

  /** @param {string} rating "1" to "4" */
  answer(rating) {
    const button = /** @type {HTMLElement | null} */ (this.querySelector(`.grade[value="${rating}"]`));
    if (!this.isFlipped || this.#isSent || !button) return;
    this.#form?.requestSubmit(button);
  }

  /** @param {SubmitEvent} event */
  #answered(event) {
    if (this.#isSent) return event.preventDefault();
    this.#isSent = true;
    const field = /** @type {HTMLInputElement | null} */ (this.querySelector("input[name=duration]"));
    if (field) field.value = String(Math.round(performance.now() - this.#shownAt));
    const rating = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? "";
    this.#shiver(shivers[rating] ?? []);
    // If the answer does not arrive, it can be sent again: it has its own id and counts once.
    setTimeout(() => (this.#isSent = false), 4000);
  }

  /** Lets a card as tall as the window scroll vertically; on all others, vertical swipes are answers, too. */
  #flipped() {
    const root = document.documentElement;
    this.classList.toggle("scrolls", root.scrollHeight > root.clientHeight + 1);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches?.("input, textarea, select") || document.querySelector(":popover-open, dialog[open]")) return;
    if (event.key === " ") {
      if (target.matches?.("button, summary") || (this.isFlipped && target.matches?.("a"))) return;
      event.preventDefault();
      return this.isFlipped ? this.answer("3") : this.flip();
    }
    if (/^[1-4]$/.test(event.key)) {
      event.preventDefault();
      return this.isFlipped ? this.answer(event.key) : this.flip();
    }
    if (event.key === "r") this.#speak();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    // A swipe may begin on a link or a button; a tap there belongs to it.
    const isOnLink = Boolean(/** @type {Element} */ (event.target).closest("a, button"));
    this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY, isOnLink };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drawn = this.#drawn(event);
    const card = this.#card;
    if (!drawn || !card) return;
    card.setPointerCapture(event.pointerId);
    card.classList.add("is-drawn");
    card.style.setProperty("--across", `${drawn.x}px`);
    card.style.setProperty("--down", `${drawn.y}px`);
    card.style.setProperty("--reach", String(Math.min(1, drawn.distance / this.#distance)));
    card.dataset.swipe = this.isFlipped ? ratings[drawn.direction] : "flip";
    this.#name(card, card.dataset.swipe);
    card.classList.toggle("is-far", drawn.distance >= this.#distance);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const drawn = this.#drawn(event);
    const start = this.#start;
    this.#settle();
    if (!start) return;
    if (!this.isFlipped) {
      const isTap = Math.hypot(event.clientX - start.x, event.clientY - start.y) < 10;
      if ((isTap && !start.isOnLink) || (drawn && drawn.distance >= this.#distance)) this.flip();
    } else if (drawn && drawn.distance >= this.#distance) {
      this.answer(ratings[drawn.direction]);
    }
  }

  /**
   * Shows on the card which answer releasing it would give.
   * @param {HTMLElement} card
   * @param {string} swipe "1" to "4", or "flip"
   */
  #name(card, swipe) {
    const name = swipe === "flip" ? this.#flipLink : this.querySelector(`.grade[value="${swipe}"] .grade-name`);
    const label = card.querySelector(".swipe-name") ?? document.createElement("p");
    label.className = "swipe-name";
    // The buttons convey the same to those who cannot see it.
    label.setAttribute("aria-hidden", "true");
    label.textContent = name?.textContent?.trim() ?? "";
    card.append(label);
  }

  #settle() {
    this.#start = null;
    const card = this.#card;
    if (!card) return;
    card.classList.remove("is-drawn", "is-far");
    card.querySelector(".swipe-name")?.remove();
    delete card.dataset.swipe;
    for (const name of ["--across", "--down", "--reach"]) card.style.removeProperty(name);
  }

  /** The distance in CSS pixels that counts as an answer. */
  get #distance() {
    return Number(this.dataset.distance) || 50;
  }

  /**
   * How far and in which direction a finger has dragged the card; null for a tap.
   * @param {PointerEvent} event
   * @returns {{x: number, y: number, distance: number, direction: keyof typeof ratings} | null}
   */
  #drawn(event) {
    if (!this.#start || event.pointerId !== this.#start.id) return null;
    const x = event.clientX - this.#start.x;
    const y = event.clientY - this.#start.y;
    if (Math.hypot(x, y) < 8) return null;
    const isAcross = Math.abs(x) >= Math.abs(y);
    const direction = isAcross ? (x > 0 ? "right" : "left") : y > 0 ? "down" : "up";
    return { x, y, distance: Math.max(Math.abs(x), Math.abs(y)), direction };
  }

  /** @param {number[]} pattern */
  #shiver(pattern) {
    if (this.dataset.vibration !== "off" && pattern.length) navigator.vibrate?.(pattern);
  }

  /** Speaks the front of the card, unless that would give away the answer. */
  #speakFront() {
    if (this.dataset.kind === "recognition" || this.dataset.kind === "listening") this.#speak();
  }

  #speak() {
    if (!this.isFlipped && (this.dataset.kind === "recall" || this.dataset.kind === "cloze")) return;
    const own = this.querySelector("say-it");
    if (own instanceof SayIt) own.say();
    else if ("speechSynthesis" in window) say(this.dataset.text ?? "", this.dataset.language ?? "");
  }

  /** Shows the reading of a listening card only if no voice can speak it. */
  #hearOrRead() {
    if (this.dataset.kind !== "listening" || !("speechSynthesis" in window)) return;
    const language = (this.dataset.language ?? "").split("-")[0];
    const update = () => {
      const canSpeak = speechSynthesis.getVoices().some((voice) => voice.lang.split(/[-_]/)[0] === language);
      this.classList.toggle("can-hear", canSpeak);
    };
    update();
    speechSynthesis.addEventListener?.("voiceschanged", update, { signal: this.#abort.signal });
  }
}

customElements.define("study-desk", StudyDesk);

// Undo has its keys on the final page, too.
document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.repeat || event.altKey || target.matches?.("input, textarea, select")) return;
  const isUndo = event.key === "u" || event.key === "z";
  if (!isUndo || (event.key === "u" && (event.ctrlKey || event.metaKey))) return;
  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("form[data-undo] button:enabled"));
  if (!button) return;
  event.preventDefault();
  button.click();
});

// The next card has loaded after an answer: move the focus there for keyboards and screen readers.
document.addEventListener("glossa:swapped", (event) => {
  const { element } = /** @type {CustomEvent} */ (event).detail;
  if (element.id !== "study") return;
  scrollTo({ top: 0, behavior: "instant" });
  const next = /** @type {HTMLElement | null} */ (element.querySelector("#flip, #study-done"));
  next?.focus({ preventScroll: true });
});
