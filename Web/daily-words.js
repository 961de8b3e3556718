// <daily-word>: one of today's words. A tap, Enter or Space turns it over immediately; a swipe or an arrow
// key goes forward or back; a long press, or the key A, adds the word to the review cards. Without this file
// its links and forms do the same.

import { Flashcard } from "./flashcard.js";

class DailyWord extends Flashcard {
  connectedCallback() {
    super.connectedCallback();
    this.querySelector("#daily-flip")?.addEventListener("click", (event) => {
      event.preventDefault();
      this.flip();
    }, { signal: this.signal });
  }

  /** @type {import("./gestures.js").Reactions} */
  get gestures() {
    return {
      mayHold: (press) => !press.isOnControl,
      hold: () => {
        this.card?.classList.add("is-held");
        this.add();
      },
      drag: (press) => {
        if (press.isMouse || press.isHeld) return;
        if (press.direction) this.follow(press);
        else this.settle();
      },
      tap: (press) => {
        if (!press.isOnControl) this.flip();
      },
      swipe: (press) => (press.direction === "left" ? this.next() : this.previous()),
      end: () => this.settle(),
    };
  }

  /** Turns the card over, in either direction. */
  flip() {
    const isFlipped = !this.isFlipped;
    const link = /** @type {HTMLElement | null} */ (this.querySelector(".daily-flip"));
    if (link) link.hidden = isFlipped;
    for (const field of this.querySelectorAll("input[name=back]")) {
      /** @type {HTMLInputElement} */ (field).value = isFlipped ? "1" : "";
    }
    this.turn(isFlipped);
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
    this.vibrate([12, 30, 24]);
    form.requestSubmit();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} target
   */
  pressed(event, target) {
    if (event.key === "ArrowRight") return this.next();
    if (event.key === "ArrowLeft") return this.previous();
    if (event.key.toLowerCase() === "a") return this.add();
    if (event.key !== " " && event.key !== "Enter") return;
    // Keys on a link or a button belong to it, except for the link that turns the card over.
    if (target.matches?.("a:not(#daily-flip), button, summary")) return;
    event.preventDefault();
    this.flip();
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
