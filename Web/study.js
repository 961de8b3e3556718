// <study-desk>: turns the card over immediately, accepts keys and swipes as answers, speaks, and vibrates if the device
// can. Without this file the same page works with its link and its form.

import { Flashcard } from "./flashcard.js";
import { SayIt, say } from "./speak.js";

/** The grades by swipe direction. */
const ratings = { left: "1", down: "2", right: "3", up: "4" };
/** Vibrations (ms on, off, …): light for again, rising for good, heavy for easy. @type {Record<string, number[]>} */
const vibrations = { 1: [8], 2: [18], 3: [12, 30, 24], 4: [30, 20, 45] };

class StudyDesk extends Flashcard {
  #shownAt = performance.now();
  #isSent = false;

  connectedCallback() {
    super.connectedCallback();
    const { signal } = this;
    this.#flipLink?.addEventListener("click", (event) => {
      event.preventDefault();
      this.flip();
    }, { signal });
    this.addEventListener("glossa:unsent", () => (this.#isSent = false), { signal });
    this.#form?.addEventListener("submit", (event) => this.#answered(/** @type {SubmitEvent} */ (event)), { signal });
    // A picture may make the card taller when it has loaded.
    this.addEventListener("load", () => this.isFlipped && this.#flipped(), { signal, capture: true });
    if (this.isFlipped) this.#flipped();
    else if (this.dataset.kind === "listening" || this.dataset.speech === "view") this.#speakFront();
    this.#hearOrRead();
  }

  get #form() {
    return /** @type {HTMLFormElement | null} */ (this.querySelector("form.grades"));
  }

  get #flipLink() {
    return /** @type {HTMLElement | null} */ (this.querySelector("#flip"));
  }

  get isScrolling() {
    return this.classList.contains("scrolls");
  }

  /** A finger turns the card over by a tap or a swipe, and answers by a swipe. @type {import("./gestures.js").Reactions} */
  get gestures() {
    return {
      drag: (press) => press.isMouse || this.#draw(press),
      tap: (press) => {
        if (!press.isMouse && !press.isOnControl) this.flip();
      },
      swipe: (press) => {
        if (!this.isFlipped) this.flip();
        else if (press.direction) this.answer(ratings[press.direction]);
      },
      end: () => this.settle(),
    };
  }

  /** Shows the back and the possible answers. */
  flip() {
    if (this.isFlipped) return;
    const foot = this.#flipLink?.closest("p");
    if (this.#form) this.#form.hidden = false;
    if (foot) foot.hidden = true;
    this.turn(true);
    this.#flipped();
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
    this.vibrate(vibrations[rating] ?? []);
    // If the answer does not arrive, it can be sent again: it has its own id and counts once.
    setTimeout(() => (this.#isSent = false), 4000);
  }

  /** Lets a card as tall as the window scroll vertically; on all others, vertical swipes are answers, too. */
  #flipped() {
    const root = document.documentElement;
    this.classList.toggle("scrolls", root.scrollHeight > root.clientHeight + 1);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  pressed(event, target) {
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

  /**
   * Moves the card with the finger, and shows on it which answer releasing it would give.
   * @param {import("./gestures.js").Press} press
   */
  #draw(press) {
    const { card } = this;
    if (!card || !press.direction) return this.settle();
    this.follow(press, true);
    card.dataset.swipe = this.isFlipped ? ratings[press.direction] : "flip";
    const name = this.isFlipped
      ? this.querySelector(`.grade[value="${card.dataset.swipe}"] .grade-name`)
      : this.#flipLink;
    const label = card.querySelector(".swipe-name") ?? document.createElement("p");
    label.className = "swipe-name";
    // The buttons convey the same to those who cannot see it.
    label.setAttribute("aria-hidden", "true");
    label.textContent = name?.textContent?.trim() ?? "";
    card.append(label);
  }

  settle() {
    super.settle();
    this.card?.querySelector(".swipe-name")?.remove();
    delete this.card?.dataset.swipe;
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
    speechSynthesis.addEventListener?.("voiceschanged", update, { signal: this.signal });
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
