// A swipe to the left goes to the next page of a round, one to the right goes back, and so do the arrow keys.

/** In CSS pixels: more than a resting finger moves. */
const farEnough = 60;

/** @param {"next" | "prev"} rel */
const go = (rel) => {
  // The last step of a round is the button of a form.
  const step = /** @type {HTMLElement | null} */ (document.querySelector(`a[rel="${rel}"], [data-rel="${rel}"]`));
  step?.click();
};

const card = /** @type {HTMLElement | null} */ (document.querySelector("[data-swipe]"));
if (card) {
  /** @type {{x: number, y: number} | null} */
  let start = null;
  card.addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 ? { x: event.touches[0].clientX, y: event.touches[0].clientY } : null;
  }, { passive: true });
  card.addEventListener("touchend", (event) => {
    if (!start || !event.changedTouches.length) return;
    const across = event.changedTouches[0].clientX - start.x;
    const down = event.changedTouches[0].clientY - start.y;
    start = null;
    if (Math.abs(across) < farEnough || Math.abs(across) < Math.abs(down) * 2) return;
    go(across < 0 ? "next" : "prev");
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowRight") go("next");
    if (event.key === "ArrowLeft") go("prev");
  });
}
