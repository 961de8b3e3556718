// <notebook-round>: a round through the notebook. A swipe to the left, or the right arrow key, goes to the next entry, and
// the other way back.

import { watchGestures } from "./gestures.js";

class NotebookRound extends HTMLElement {
  #abort = new AbortController();

  connectedCallback() {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const card = /** @type {HTMLElement | null} */ (this.querySelector(".notebook-card"));
    if (card) watchGestures(card, { swipe: (press) => this.#go(press.direction === "left" ? "next" : "prev") }, { signal });
    document.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      if (event.key === "ArrowRight") this.#go("next");
      if (event.key === "ArrowLeft") this.#go("prev");
    }, { signal });
  }

  disconnectedCallback() {
    this.#abort.abort();
  }

  /** @param {"next" | "prev"} relation */
  #go(relation) {
    // The last step of a round is the button of a form.
    const step = this.querySelector(`a[rel="${relation}"], [data-rel="${relation}"]`);
    /** @type {HTMLElement | null} */ (step)?.click();
  }
}

customElements.define("notebook-round", NotebookRound);
