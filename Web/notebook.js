// A round through the notebook: a swipe to the left, or the right arrow key, goes to the next entry, and the other way
// back.

import { watchGestures } from "./gestures.js";

/** @param {"next" | "prev"} relation */
function go(relation) {
  // The last step of a round is the button of a form.
  const step = document.querySelector(`a[rel="${relation}"], [data-rel="${relation}"]`);
  /** @type {HTMLElement | null} */ (step)?.click();
}

const card = /** @type {HTMLElement | null} */ (document.querySelector(".notebook-card"));
if (card) {
  watchGestures(card, { swipe: (press) => go(press.direction === "left" ? "next" : "prev") });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowRight") go("next");
    if (event.key === "ArrowLeft") go("prev");
  });
}
