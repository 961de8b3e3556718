// Selects several words as a phrase: with the mouse by dragging; with a finger by holding one word and dragging to
// another, or lifting and tapping another; with the keyboard by Shift and an arrow key, then Enter. Text selected with
// the browser's own handles can be looked up, too.

/** @typedef {(text: string, box: DOMRect, origin: HTMLElement | null) => void} LookUp */

export class PhraseLookup {
  /** @type {HTMLElement} */
  #desk;
  /** @type {LookUp} */
  #lookUp;
  /** @type {HTMLButtonElement | null} */
  #button = null;
  #isMouse = false;
  /** @type {number | undefined} */
  #timer;
  /** The words selected with a finger or the keyboard, in order. @type {HTMLAnchorElement[]} */
  #chosen = [];
  /** The word from which the selection continues after the finger was lifted. @type {HTMLAnchorElement | null} */
  #kept = null;

  /**
   * @param {HTMLElement} desk
   * @param {LookUp} lookUp
   */
  constructor(desk, lookUp) {
    this.#desk = desk;
    this.#lookUp = lookUp;
    // A browser drags a link instead of selecting text in it, so this selects whole words with the mouse.
    desk.addEventListener("dragstart", (event) => event.preventDefault());
    document.addEventListener("selectionchange", () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#offer(), 350);
    });
  }

  /** The words selected so far. */
  get chosen() {
    return this.#chosen;
  }

  /**
   * Selects every word from one to another, in either direction.
   * @param {HTMLAnchorElement} from
   * @param {HTMLAnchorElement} to
   */
  choose(from, to) {
    const words = /** @type {HTMLAnchorElement[]} */ ([...this.#desk.querySelectorAll("a.word")]);
    const [start, end] = [words.indexOf(from), words.indexOf(to)].sort((left, right) => left - right);
    this.clear();
    if (start < 0) return;
    this.#chosen = words.slice(start, end + 1);
    for (const word of this.#chosen) word.classList.add("is-chosen");
  }

  /** The word at which a persistent selection begins; null without one. */
  get kept() {
    return this.#kept;
  }

  /**
   * Selects every word from one to another persistently, and offers to look them up.
   * @param {HTMLAnchorElement} from
   * @param {HTMLAnchorElement} to
   */
  keep(from, to) {
    this.choose(from, to);
    if (!this.#chosen.length) return;
    this.#kept = from;
    this.#show(to.getBoundingClientRect(), () => this.lookUpChosen(to));
  }

  /** Clears the selection. */
  clear() {
    for (const word of this.#chosen) word.classList.remove("is-chosen");
    this.#chosen = [];
    if (this.#kept) this.#hide();
    this.#kept = null;
  }

  /**
   * Looks up the selected words.
   * @param {HTMLElement | null} origin the element that gets the focus back
   */
  lookUpChosen(origin) {
    const last = this.#chosen.at(-1);
    if (!last) return;
    const range = document.createRange();
    range.setStartBefore(this.#chosen[0]);
    range.setEndAfter(last);
    const text = this.#text(range);
    this.clear();
    if (text) this.#lookUp(text, range.getBoundingClientRect(), origin);
  }

  /** The mouse button is down, and the selection may change until it is released. */
  beginMouse() {
    this.#isMouse = true;
  }

  /**
   * Selects the text of the words from one to another, as the mouse passes over them.
   * @param {HTMLAnchorElement | null} first
   * @param {HTMLAnchorElement | null} last
   */
  select(first, last) {
    if (!first || !last || (last === first && getSelection()?.isCollapsed)) return;
    const isForward = Boolean(first.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING) || first === last;
    const [start, end] = isForward ? [first, last] : [last, first];
    getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length);
  }

  /** Looks up what the mouse has selected. */
  endMouse() {
    this.#isMouse = false;
    setTimeout(() => this.#run());
  }

  /**
   * The text of a range without the readings above it; empty if it is too long for a phrase.
   * @param {Range} range
   */
  #text(range) {
    const copy = range.cloneContents();
    for (const reading of copy.querySelectorAll("rt")) reading.remove();
    const gap = this.#desk.dataset.language === "en" ? " " : "";
    const text = (copy.textContent ?? "").replace(/\s+/g, gap).trim();
    return text.length <= 200 ? text : "";
  }

  /** The text and the position of the selection on the desk. */
  #selection() {
    const selection = getSelection();
    if (!selection || selection.isCollapsed || !selection.rangeCount) return null;
    const range = selection.getRangeAt(0);
    if (!this.#desk.contains(range.commonAncestorContainer)) return null;
    const text = this.#text(range);
    return text ? { text, box: range.getBoundingClientRect() } : null;
  }

  #run() {
    const found = this.#selection();
    if (found) this.#lookUp(found.text, found.box, null);
  }

  /** Offers a button for what the browser's own handles select: a finger seldom selects correctly at once. */
  #offer() {
    if (this.#kept) return;
    const found = this.#isMouse ? null : this.#selection();
    if (!found || matchMedia("(hover: hover) and (pointer: fine)").matches) {
      this.#hide();
      return;
    }
    this.#show(found.box, () => {
      const now = this.#selection() ?? found;
      getSelection()?.removeAllRanges();
      this.#lookUp(now.text, now.box, null);
    });
  }

  #hide() {
    this.#button?.remove();
    this.#button = null;
  }

  /**
   * Shows the button that looks up the selection.
   * @param {DOMRect} box the position of the selection
   * @param {() => void} lookUp
   */
  #show(box, lookUp) {
    const button = this.#button ?? document.createElement("button");
    button.type = "button";
    button.className = "button phrase-button";
    button.textContent = this.#desk.dataset.phraseHint ?? "";
    button.onclick = () => {
      this.#hide();
      lookUp();
    };
    document.body.append(button);
    this.#button = button;
    const width = button.offsetWidth;
    const room = document.documentElement.clientWidth - width - 8;
    button.style.left = `${Math.max(8, Math.min(box.left, room))}px`;
    button.style.top = `${Math.min(box.bottom + 36, innerHeight - 64)}px`;
  }
}
