// The lines of a page's text, which run from left to right, or from top to bottom with the next one on the left: the
// keys that follow them, and how much of the text is still to come.

/** The words that keys lead to: along the line, and to the next line and the one before. */
const acrossKeys = { next: "ArrowRight", previous: "ArrowLeft", nextLine: "ArrowDown", previousLine: "ArrowUp" };
const downKeys = { next: "ArrowDown", previous: "ArrowUp", nextLine: "ArrowLeft", previousLine: "ArrowRight" };

/** How far from its end, in CSS pixels, a page counts as moved to the end. */
const atEnd = 4;

/** The lines on a reading desk, as they are now: settings change them. */
export class Lines {
  #desk;

  /** @param {HTMLElement} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /** Whether they run from top to bottom. */
  get areVertical() {
    return Boolean(this.#leaf);
  }

  /** The page being read, if its lines run from top to bottom. @returns {HTMLElement | null} */
  get #leaf() {
    const leaves = /** @type {HTMLElement[]} */ ([...this.#desk.querySelectorAll(".leaf.is-vertical")]);
    return leaves.find((leaf) => leaf.dataset.page === this.#desk.dataset.page) ?? leaves[0] ?? null;
  }

  /** The keys that turn pages. */
  get turningKeys() {
    return this.areVertical ? { next: "ArrowLeft", prev: "ArrowRight" } : { next: "ArrowRight", prev: "ArrowLeft" };
  }

  /**
   * Whether the text of the page goes on in a direction beyond the window.
   * @param {"next" | "prev"} direction
   */
  goesOn(direction) {
    const root = document.documentElement;
    const leaf = this.#leaf;
    // The first line is on the right, from where positions are counted down.
    if (leaf) {
      const behind = -leaf.scrollLeft;
      return direction === "next" ? behind + leaf.clientWidth < leaf.scrollWidth - atEnd : behind >= atEnd;
    }
    if (direction === "next") return root.scrollTop + innerHeight < root.scrollHeight - atEnd;
    return root.scrollTop >= atEnd;
  }

  /**
   * Moves a page with lines from top to bottom by almost a window; the browser moves others.
   * @param {"next" | "prev"} direction
   * @returns {boolean} whether it moved
   */
  move(direction) {
    const leaf = this.#leaf;
    if (!leaf || !this.goesOn(direction)) return false;
    leaf.scrollBy({ left: (direction === "next" ? -0.85 : 0.85) * leaf.clientWidth, behavior: "smooth" });
    return true;
  }

  /**
   * The word that a key leads to.
   * @template {HTMLElement} Word
   * @param {Word[]} words
   * @param {number} index the word that has the focus
   * @param {string} key
   * @returns {Word | undefined}
   */
  word(words, index, key) {
    const keys = this.areVertical ? downKeys : acrossKeys;
    switch (key) {
      case "Home": return words[0];
      case "End": return words.at(-1);
      case keys.next: return words[index + 1];
      case keys.previous: return words[index - 1];
      case keys.nextLine: return this.#nearest(words[index], words.slice(index + 1));
      case keys.previousLine: return this.#nearest(words[index], words.slice(0, index).reverse());
      default: return undefined;
    }
  }

  /**
   * The nearest word on the first other line.
   * @template {HTMLElement} Word
   * @param {Word} from
   * @param {Word[]} rest the words after it or before it, the nearest first
   */
  #nearest(from, rest) {
    const areVertical = this.areVertical;
    // Readings beside a line make it wider on its right, and readings above it higher at its top.
    const line = (/** @type {Word} */ word) => {
      const box = word.getBoundingClientRect();
      return areVertical ? box.left : box.bottom;
    };
    const place = (/** @type {Word} */ word) => {
      const box = word.getBoundingClientRect();
      return areVertical ? box.top : box.left;
    };
    const box = from.getBoundingClientRect();
    const half = (areVertical ? box.width : box.height) / 2;
    const first = rest.find((word) => Math.abs(line(word) - line(from)) > half);
    if (!first) return undefined;
    const mates = rest.filter((word) => Math.abs(line(word) - line(first)) < half);
    const distance = (/** @type {Word} */ word) => Math.abs(place(word) - place(from));
    return mates.sort((left, right) => distance(left) - distance(right))[0];
  }
}
