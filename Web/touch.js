// Gestures of a finger on the reading desk.

/**
 * Calls back when a finger sweeps across.
 * @param {HTMLElement} element
 * @param {(direction: "next" | "prev") => void} turn
 */
export function watchSwipes(element, turn) {
  /** @type {{x: number, y: number, time: number} | null} */
  let start = null;
  element.addEventListener("touchstart", (event) => {
    const touch = event.touches[0];
    start = event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null;
  }, { passive: true });
  element.addEventListener("touchend", (event) => {
    if (!start || getSelection()?.toString()) return;
    const touch = event.changedTouches[0];
    const across = touch.clientX - start.x;
    const down = touch.clientY - start.y;
    const isAcross = Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down);
    const isSwipe = isAcross && event.timeStamp - start.time < 600;
    start = null;
    if (isSwipe) turn(across < 0 ? "next" : "prev");
  }, { passive: true });
}

/**
 * Calls back when a word marked as difficult is held for half a second.
 * @param {HTMLElement} element
 * @param {(word: HTMLAnchorElement) => void} held
 */
export function watchLongPresses(element, held) {
  /** @type {number | undefined} */
  let timer;
  let place = { x: 0, y: 0 };
  let wasHeld = false;
  element.addEventListener("pointerdown", (event) => {
    const word = /** @type {Element} */ (event.target).closest("a.word.is-difficult");
    wasHeld = false;
    clearTimeout(timer);
    if (!word || event.button !== 0) return;
    place = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      wasHeld = true;
      getSelection()?.removeAllRanges();
      held(/** @type {HTMLAnchorElement} */ (word));
    }, 550);
  });
  const stop = () => clearTimeout(timer);
  element.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - place.x, event.clientY - place.y) > 10) stop();
  });
  element.addEventListener("pointerup", stop);
  element.addEventListener("pointercancel", stop);
  element.addEventListener("contextmenu", (event) => {
    if (wasHeld) event.preventDefault();
  });
  element.addEventListener("click", (event) => {
    if (!wasHeld) return;
    wasHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}
