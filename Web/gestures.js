// What one finger, pen or mouse does on a surface: taps, drags, swipes and long presses, by the same rules everywhere.
// Whether a finger may scroll the surface is its `touch-action`: when the browser begins to scroll, it cancels the press.

/** The most that a resting finger moves, in CSS pixels. */
const still = 10;
/** The length of a swipe on a surface that has no length of its own, in CSS pixels. */
const farEnough = 60;
/** Milliseconds in which a swipe ends on a surface that does not follow the finger. */
const quick = 600;
/** Milliseconds until a press is a long one: shorter than the browser's own long press, which opens a menu. */
const holdAfter = 450;

/** @typedef {"left" | "right" | "up" | "down"} Direction */

/**
 * What a surface does with a press. A mouse never swipes, because it selects text by dragging.
 * @typedef {object} Reactions
 * @property {(press: Press) => void} [start] it begins
 * @property {(press: Press) => boolean} [mayHold] whether it becomes a long press if it rests; never without this
 * @property {(press: Press) => void} [hold] it has become a long press
 * @property {(press: Press) => void} [drag] it moves
 * @property {(press: Press) => boolean} [takes] whether a finger that begins to move is not to scroll, though it could
 * @property {(press: Press) => boolean | void} [tap] it ends where it began; true takes the click that follows
 * @property {(press: Press) => void} [swipe] a finger ends it far enough in one direction
 * @property {(press: Press) => void} [release] a long press ends
 * @property {(press: Press) => void} [end] it has ended, or the browser or a second finger has cancelled it
 */

/** One pointer on a surface, from the place where it went down to the place where it is. */
export class Press {
  /** The element on which it began. */
  target;
  isMouse;
  /** Whether it has become a long press. */
  isHeld = false;
  /** Whether it has moved, even if it came back. */
  hasMoved = false;
  /**
   * Whether the surface has taken its movement from the browser; undefined before it moves.
   * @type {boolean | undefined}
   */
  isTaken;
  /** Its movement to the right and down, in CSS pixels. */
  x = 0;
  y = 0;
  #rules;
  #began;
  #event;

  /**
   * @param {PointerEvent} event
   * @param {Rules} rules
   */
  constructor(event, rules) {
    this.target = /** @type {Element} */ (event.target);
    this.isMouse = event.pointerType === "mouse";
    this.#rules = rules;
    this.#began = this.#event = event;
  }

  /** @param {PointerEvent} event */
  moveTo(event) {
    this.#event = event;
    this.x = event.clientX - this.#began.clientX;
    this.y = event.clientY - this.#began.clientY;
    this.hasMoved ||= !this.#isStill;
  }

  /** @param {PointerEvent} event */
  isOf(event) {
    return event.pointerId === this.#began.pointerId;
  }

  /** Whether it began on something that a tap belongs to. */
  get isOnControl() {
    return Boolean(this.target.closest("a, button, summary, label, input, select, textarea, audio"));
  }

  /** The element under the pointer, which is on another one than where a finger began. */
  get over() {
    return document.elementFromPoint(this.#event.clientX, this.#event.clientY);
  }

  /** Its main direction; null while it rests, and for one that may be meant to scroll. @returns {Direction | null} */
  get direction() {
    if (this.#isStill) return null;
    const [across, down] = [Math.abs(this.x), Math.abs(this.y)];
    // The learner sees what a surface that follows the finger will do; on others only a clear movement counts.
    if (across >= (this.#rules.isFollowing ? down : 2 * down)) return this.x > 0 ? "right" : "left";
    if (this.#rules.isScrolling() || across > down) return null;
    return this.y > 0 ? "down" : "up";
  }

  /** How much of a swipe it is: 0 to 1. */
  get reach() {
    return this.direction ? Math.min(1, Math.max(Math.abs(this.x), Math.abs(this.y)) / this.#rules.distance()) : 0;
  }

  get isSwipe() {
    if (this.isMouse || this.isHeld || this.reach < 1) return false;
    return this.#rules.isFollowing || (this.#event.timeStamp - this.#began.timeStamp < quick && !hasSelection());
  }

  get isTap() {
    return !this.hasMoved && !this.isHeld && !hasSelection();
  }

  get #isStill() {
    return Math.hypot(this.x, this.y) < still;
  }
}

/**
 * @typedef {object} Rules
 * @property {() => number} distance the length of a swipe in CSS pixels
 * @property {() => boolean} isScrolling whether vertical movements scroll, and are never swipes
 * @property {boolean} isFollowing whether the surface follows the finger, so that a swipe may be slow
 */

/** @type {Rules} */
const usual = { distance: () => farEnough, isScrolling: () => true, isFollowing: false };

/**
 * Watches a surface until the signal.
 * @param {HTMLElement} surface
 * @param {Reactions} reactions
 * @param {{signal?: AbortSignal} & Partial<Rules>} [options]
 */
export function watchGestures(surface, reactions, { signal, ...rules } = {}) {
  /** @type {Press | null} */
  let press = null;
  /** @type {AbortController | undefined} */
  let watching;
  /** @type {number | undefined} */
  let timer;
  /** When a press ended whose click is not meant for what lies under it. */
  let takenAt = -Infinity;

  const end = () => {
    clearTimeout(timer);
    watching?.abort();
    const ended = press;
    press = null;
    if (ended) reactions.end?.(ended);
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!press?.isOf(event)) return;
    press.moveTo(event);
    if (!press.hasMoved && !press.isHeld) return;
    clearTimeout(timer);
    reactions.drag?.(press);
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!press?.isOf(event)) return;
    press.moveTo(event);
    const done = press;
    const isTaken = react(done, reactions);
    if (isTaken) takenAt = event.timeStamp;
    end();
  };

  const hold = () => {
    if (!press) return;
    press.isHeld = true;
    reactions.hold?.(press);
  };

  surface.addEventListener("pointerdown", (event) => {
    const isSecond = Boolean(press);
    end();
    takenAt = -Infinity;
    if (isSecond || !event.isPrimary || event.button !== 0) return;
    press = new Press(event, { ...usual, ...rules });
    watching = new AbortController();
    // The pointer may leave the surface.
    for (const [name, react] of /** @type {const} */ ([["pointermove", move], ["pointerup", up]])) {
      addEventListener(name, react, { signal: watching.signal });
    }
    addEventListener("pointercancel", (event) => press?.isOf(event) && end(), { signal: watching.signal });
    reactions.start?.(press);
    if (!reactions.mayHold?.(press)) return;
    timer = window.setTimeout(hold, holdAfter);
    if (!press.isMouse) withholdMenu();
  }, { signal });

  // After a long press a finger chooses, and does not scroll.
  if (reactions.mayHold || reactions.takes) {
    surface.addEventListener("touchmove", (event) => {
      if (!press) return;
      if (press.x || press.y) press.isTaken ??= reactions.takes?.(press) ?? false;
      if (press.isHeld || press.isTaken) event.preventDefault();
    }, { signal, passive: false });
  }

  // Keys, too, click; their clicks have no detail.
  surface.addEventListener("click", (event) => {
    if (!event.detail || event.timeStamp - takenAt > 1000) return;
    takenAt = -Infinity;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { signal, capture: true });

  signal?.addEventListener("abort", end);
}

/**
 * Reacts to the end of a press.
 * @param {Press} press
 * @param {Reactions} reactions
 * @returns {boolean} whether the click that follows is taken
 */
function react(press, reactions) {
  if (press.isHeld) reactions.release?.(press);
  else if (press.isSwipe) reactions.swipe?.(press);
  else return press.isTap && reactions.tap?.(press) === true;
  return true;
}

/** Keeps the browser's menu closed until the finger is lifted, even if the page has replaced what lies under it. */
function withholdMenu() {
  const menu = new AbortController();
  addEventListener("contextmenu", (event) => event.preventDefault(), { signal: menu.signal });
  for (const name of ["pointerup", "pointercancel", "pointerdown"]) {
    addEventListener(name, () => menu.abort(), { signal: menu.signal });
  }
}

function hasSelection() {
  return Boolean(getSelection()?.toString());
}
