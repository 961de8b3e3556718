// Gestures on the reading desk. A swipe turns the page. Holding a word with a finger and dragging to others selects a
// phrase. Holding a marked word unmarks it; an unmarked one stays selected until a tap on another word completes the
// phrase, which needs no dragging and may extend beyond the screen. Dragging the mouse over words selects a phrase.

import { watchGestures } from "./gestures.js";

/** @typedef {import("./gestures.js").Press} Press */

/**
 * @param {HTMLElement} desk
 * @param {import("./phrase.js").PhraseLookup} phrase
 * @param {import("./lines.js").Lines} lines
 * @param {{turn: (direction: "next" | "prev") => void, unmark: (word: HTMLAnchorElement) => void}} actions
 */
export function watchDesk(desk, phrase, lines, { turn, unmark }) {
  /** @param {Press} press */
  const drag = (press) => {
    const [first, last] = [wordAt(press.target), wordAt(press.over)];
    if (!first || !last || !desk.contains(last)) return;
    if (press.isMouse && !press.isHeld) phrase.select(first, last);
    else if (!press.isMouse && press.isHeld) phrase.choose(first, last);
  };

  /** @param {Press} press */
  const hold = (press) => {
    const word = wordAt(press.target);
    if (!word) return;
    if (press.isMouse) return unmark(word);
    phrase.choose(word, word);
    navigator.vibrate?.(12);
  };

  /** @param {Press} press */
  const release = (press) => {
    const word = wordAt(press.target);
    if (press.isMouse || !word) return;
    if (phrase.chosen.length > 1) phrase.lookUpChosen(word);
    else if (isMarked(word)) unmark(word);
    else phrase.keep(word, word);
  };

  /**
   * While a selection is kept, a tap moves its end; beside the words, or on the only one selected, it clears it.
   * @param {Press} press
   * @returns {boolean} whether it did so, instead of opening a card
   */
  const tap = (press) => {
    const [first, word] = [phrase.kept, wordAt(press.target)];
    if (press.isMouse || !first) return false;
    if (!word || (word === first && phrase.chosen.length === 1)) {
      phrase.clear();
      return false;
    }
    phrase.keep(first, word);
    return true;
  };

  /**
   * Where a swipe leads: the next line is below, or on the left.
   * @param {boolean} isToLeft
   * @returns {"next" | "prev"}
   */
  const leadsTo = (isToLeft) => (isToLeft === lines.areVertical ? "prev" : "next");

  watchGestures(desk, {
    start: (press) => {
      if (press.isMouse) phrase.beginMouse();
      else desk.classList.toggle("is-touched", Boolean(wordAt(press.target)));
    },
    mayHold: (press) => {
      const word = wordAt(press.target);
      return Boolean(word) && (!press.isMouse || isMarked(word));
    },
    hold,
    drag,
    release,
    tap,
    // A finger moves lines from top to bottom sideways, and turns the page only where there are no more.
    takes: (press) =>
      arePaged() && lines.areVertical && Math.abs(press.x) > Math.abs(press.y) && !lines.goesOn(leadsTo(press.x < 0)),
    swipe: (press) => {
      const direction = leadsTo(press.direction === "left");
      if (arePaged() && !(lines.areVertical && lines.goesOn(direction))) turn(direction);
    },
    end: (press) => {
      if (press.isMouse) return phrase.endMouse();
      desk.classList.remove("is-touched");
      if (!phrase.kept) phrase.clear();
    },
  });
}

/** Whether a swipe turns pages, which otherwise follow one another. */
function arePaged() {
  return document.documentElement.dataset.layout === "pages";
}

/** @param {Element | null} word */
function isMarked(word) {
  return word?.classList.contains("is-difficult") ?? false;
}

/** @param {Element | null} element */
function wordAt(element) {
  return /** @type {HTMLAnchorElement | null} */ (element?.closest("a.word") ?? null);
}
