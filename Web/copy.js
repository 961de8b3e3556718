// <copy-text data-copied="Copied">: a field that is only read, or a line of code, with a button that copies its text. The
// button appears only where the browser can copy; everybody else selects the text.

import { announce } from "./swap.js";

/** How long the button says that it has copied, in milliseconds. */
const PAUSE = 2500;

/**
 * Copies a text, in the way of browsers that have no clipboard where the connection is not encrypted if need be.
 * @param {string} text
 * @param {() => void} select selects the text on the page
 * @returns {Promise<boolean>} whether it was copied
 */
async function copy(text, select) {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused: the other way may still be open.
  }
  select();
  return document.execCommand("copy");
}

class CopyText extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("button");
    if (!button || !(navigator.clipboard || document.queryCommandSupported?.("copy"))) return;
    button.hidden = false;
    button.addEventListener("click", () => this.#copy(button));
  }

  /** @param {HTMLButtonElement} button */
  async #copy(button) {
    const field = this.querySelector("input");
    const code = this.querySelector("code");
    const select = () => {
      if (field) field.select();
      else if (code) getSelection()?.selectAllChildren(code);
    };
    // What cannot be copied is at least selected.
    if (!(await copy(field?.value ?? code?.textContent ?? "", select))) return;
    const caption = button.querySelector("span");
    const { copied = "" } = this.dataset;
    announce(copied);
    if (!caption || caption.textContent === copied) return;
    const former = caption.textContent;
    caption.textContent = copied;
    setTimeout(() => (caption.textContent = former), PAUSE);
  }
}

customElements.define("copy-text", CopyText);
