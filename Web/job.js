// <job-progress data-region="…">: follows a running job. It fetches the page again and shows the progress there; once the
// job has ended, the region of that id, which contains this element, is replaced with its result.

import { announce, fetchPage, replace } from "./swap.js";

/** Milliseconds between two looks. */
const pause = 400;

class JobProgress extends HTMLElement {
  /** @type {number | undefined} */
  #waiting;

  connectedCallback() {
    this.#waiting = window.setTimeout(() => this.#look(), pause);
  }

  disconnectedCallback() {
    clearTimeout(this.#waiting);
  }

  async #look() {
    try {
      const page = await fetchPage(location.href);
      if (!this.isConnected) return;
      document.title = page.document.title;
      const region = "#" + this.dataset.region;
      const fresh = page.document.querySelector(region + " job-progress");
      // What says the same stays, so that screen readers do not announce it again.
      if (fresh?.isEqualNode(this)) return this.connectedCallback();
      if (fresh) {
        replace(region + " job-progress", page.document);
        return;
      }
      const result = replace(region, page.document);
      if (!result) return location.reload();
      announce([...result.querySelectorAll(".eyebrow, h1")].map((element) => element.textContent).join(": "));
    } catch {
      if (this.isConnected) this.connectedCallback();
    }
  }
}

customElements.define("job-progress", JobProgress);
