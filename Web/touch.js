// Touch on the reading desk. A horizontal swipe turns the page. Holding a word and dragging to others selects a phrase.
// Holding a marked word unmarks it; an unmarked one stays selected until a tap on another word completes the phrase,
// which needs no dragging and may extend beyond the screen.

/** @typedef {import("./phrase.js").PhraseLookup} PhraseLookup */

/** Shorter than the browser's own long press, which would open the menu of a link. */
const holdAfter = 420;

/**
 * @param {HTMLElement} desk
 * @param {PhraseLookup} phrase
 * @param {{turn: (direction: "next" | "prev") => void, unmark: (word: HTMLAnchorElement) => void}} actions
 */
export function watchFinger(desk, phrase, { turn, unmark }) {
  /** The position where one finger came down. @type {{x: number, y: number, time: number} | null} */
  let start = null;
  /** @type {HTMLAnchorElement | null} */
  let held = null;
  /** @type {number | undefined} */
  let timer;

  /** @param {HTMLAnchorElement} word */
  const hold = (word) => {
    held = word;
    phrase.choose(word, word);
    navigator.vibrate?.(12);
  };

  const forget = () => {
    clearTimeout(timer);
    start = held = null;
    desk.classList.remove("is-touched");
    if (!phrase.kept) phrase.clear();
  };

  /** @param {HTMLAnchorElement} word the word that was held */
  const release = (word) => {
    if (phrase.chosen.length > 1) phrase.lookUpChosen(word);
    else if (word.classList.contains("is-difficult")) unmark(word);
    else phrase.keep(word, word);
  };

  /**
   * While a selection is kept, a tap moves its end; beside the words, or on the only one selected, it clears it.
   * @param {TouchEvent} event
   */
  const tapOn = (event) => {
    const word = wordAt(event.target);
    const first = phrase.kept;
    if (!first || !word || (word === first && phrase.chosen.length === 1)) return phrase.clear();
    event.preventDefault();
    phrase.keep(first, word);
  };

  desk.addEventListener("touchstart", (event) => {
    forget();
    if (event.touches.length !== 1) return;
    const { clientX, clientY } = event.touches[0];
    start = { x: clientX, y: clientY, time: event.timeStamp };
    const word = wordAt(event.target);
    desk.classList.toggle("is-touched", Boolean(word));
    if (word) timer = window.setTimeout(() => hold(word), holdAfter);
  }, { passive: true });

  desk.addEventListener("touchmove", (event) => {
    if (!start) return;
    const { clientX, clientY } = event.touches[0];
    if (!held) {
      if (Math.hypot(clientX - start.x, clientY - start.y) > 10) clearTimeout(timer);
      return;
    }
    event.preventDefault();
    const word = wordAt(document.elementFromPoint(clientX, clientY));
    if (word && desk.contains(word)) phrase.choose(held, word);
  }, { passive: false });

  desk.addEventListener("touchend", (event) => {
    if (!start) return;
    if (held) {
      event.preventDefault();
      release(held);
    } else {
      const { clientX, clientY } = event.changedTouches[0];
      const across = clientX - start.x;
      const down = clientY - start.y;
      const isAcross = Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down);
      const isSwipe = isAcross && event.timeStamp - start.time < 600 && !getSelection()?.toString();
      if (isSwipe) turn(across < 0 ? "next" : "prev");
      else if (phrase.kept && Math.hypot(across, down) < 10) tapOn(event);
    }
    forget();
  }, { passive: false });

  desk.addEventListener("touchcancel", forget);
  desk.addEventListener("contextmenu", (event) => {
    if (start && wordAt(event.target)) event.preventDefault();
  });
}

/**
 * The mouse also unmarks a word by holding it; dragging it to other words selects a phrase (`phrase.js`).
 * @param {HTMLElement} desk
 * @param {(word: HTMLAnchorElement) => void} unmark
 */
export function watchHeldMouse(desk, unmark) {
  /** @type {number | undefined} */
  let timer;
  let wasHeld = false;
  const stop = () => clearTimeout(timer);
  desk.addEventListener("pointerdown", (event) => {
    const word = wordAt(event.target);
    stop();
    wasHeld = false;
    if (event.pointerType !== "mouse" || event.button !== 0 || !word?.classList.contains("is-difficult")) return;
    timer = window.setTimeout(() => {
      wasHeld = true;
      unmark(word);
    }, 600);
  });
  desk.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.movementX, event.movementY) > 2) stop();
  });
  addEventListener("pointerup", stop);
  desk.addEventListener("click", (event) => {
    if (!wasHeld) return;
    wasHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}

/** @param {EventTarget | null} target */
function wordAt(target) {
  return /** @type {HTMLAnchorElement | null} */ (/** @type {Element | null} */ (target)?.closest?.("a.word") ?? null);
}
