// Selecting several words looks up the phrase: at once with a mouse, by a button with a finger, since a finger is
// seldom done with its first selection.

export class PhraseLookup {
  /** @type {HTMLElement} */
  #desk;
  /** @type {(text: string, box: DOMRect) => void} */
  #lookUp;
  /** @type {HTMLButtonElement | null} */
  #button = null;
  #isMouse = false;
  /** Where the mouse was pressed. @type {Element | null} */
  #first = null;
  /** @type {number | undefined} */
  #timer;

  /**
   * @param {HTMLElement} desk
   * @param {(text: string, box: DOMRect) => void} lookUp
   */
  constructor(desk, lookUp) {
    this.#desk = desk;
    this.#lookUp = lookUp;
    // A browser drags a link instead of selecting in it, so the mouse's selection is made here, by whole words.
    desk.addEventListener("dragstart", (event) => event.preventDefault());
    desk.addEventListener("pointerdown", (event) => {
      this.#isMouse = event.pointerType === "mouse" && event.button === 0;
      this.#first = this.#isMouse ? wordAt(event.target) : null;
    });
    desk.addEventListener("pointermove", (event) => this.#extend(wordAt(event.target)));
    document.addEventListener("pointerup", () => {
      if (this.#isMouse) setTimeout(() => this.#run());
      this.#isMouse = false;
      this.#first = null;
    });
    document.addEventListener("selectionchange", () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#offer(), 350);
    });
  }

  /** @param {Element | null} last the word under the mouse */
  #extend(last) {
    const first = this.#first;
    if (!first || !last || (last === first && getSelection()?.isCollapsed)) return;
    const isForward = Boolean(first.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING) || first === last;
    const [start, end] = isForward ? [first, last] : [last, first];
    getSelection()?.setBaseAndExtent(start, 0, end, end.childNodes.length);
  }

  /** What is selected on the desk: its text and where it ends. */
  #selection() {
    const selection = getSelection();
    if (!selection || selection.isCollapsed || !selection.rangeCount) return null;
    const range = selection.getRangeAt(0);
    if (!this.#desk.contains(range.commonAncestorContainer)) return null;
    const text = selection.toString().replace(/\s+/g, this.#desk.dataset.language === "en" ? " " : "").trim();
    const boxes = range.getClientRects();
    if (!text || text.length > 200 || !boxes.length) return null;
    return { text, box: boxes[boxes.length - 1] };
  }

  #run() {
    const found = this.#selection();
    if (found) this.#lookUp(found.text, found.box);
  }

  #offer() {
    const found = this.#isMouse ? null : this.#selection();
    if (!found || matchMedia("(hover: hover) and (pointer: fine)").matches) {
      this.#button?.remove();
      this.#button = null;
      return;
    }
    const button = this.#button ?? document.createElement("button");
    button.type = "button";
    button.className = "button phrase-button";
    button.textContent = this.#desk.dataset.phraseHint ?? "";
    button.onclick = () => {
      const now = this.#selection() ?? found;
      button.remove();
      this.#button = null;
      getSelection()?.removeAllRanges();
      this.#lookUp(now.text, now.box);
    };
    document.body.append(button);
    this.#button = button;
    const width = button.offsetWidth;
    const room = document.documentElement.clientWidth - width - 8;
    button.style.left = `${Math.max(8, Math.min(found.box.left, room))}px`;
    button.style.top = `${Math.min(found.box.bottom + 36, innerHeight - 64)}px`;
  }
}

/** @param {EventTarget | null} target */
function wordAt(target) {
  return /** @type {Element | null} */ (target)?.closest?.("a.word") ?? null;
}
