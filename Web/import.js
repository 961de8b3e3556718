// <book-drop>: accepts a file dropped anywhere on the page, and shows the progress of its upload.

import { loadFiles } from "./files.js";

class BookDrop extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector("form");
    const drop = this.querySelector(".drop");
    const input = /** @type {HTMLInputElement | null} */ (this.querySelector("input[type=file]"));
    if (!form || !drop || !input) return;
    // A chosen file can be checked and described before it is sent.
    const chosen = () => {
      drop.classList.add("is-chosen");
      /** @type {HTMLElement | null} */ (form.querySelector("button[type=submit]"))?.focus();
    };
    addEventListener("dragover", (event) => {
      event.preventDefault();
      drop.classList.add("is-over");
    });
    addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) drop.classList.remove("is-over");
    });
    addEventListener("drop", (event) => {
      event.preventDefault();
      drop.classList.remove("is-over");
      if (!event.dataTransfer?.files.length) return;
      input.files = event.dataTransfer.files;
      chosen();
    });
    input.addEventListener("change", () => input.files?.length && chosen());
    form.addEventListener("submit", (event) => {
      if (!input.files?.length) return;
      event.preventDefault();
      this.#send(form, [...input.files].map((file) => file.name).join(", "));
    });
  }

  /**
   * @param {HTMLFormElement} form
   * @param {string} name
   */
  #send(form, name) {
    const bar = /** @type {HTMLProgressElement | null} */ (this.querySelector(".upload-bar"));
    const button = /** @type {HTMLButtonElement | null} */ (form.querySelector("button[type=submit]"));
    const request = new XMLHttpRequest();
    if (bar) bar.hidden = false;
    if (button) {
      button.disabled = true;
      button.textContent = (this.dataset.sending ?? "…").replace("…", name);
    }
    request.upload.addEventListener("progress", (event) => {
      if (bar && event.lengthComputable) bar.value = (event.loaded / event.total) * 100;
    });
    request.addEventListener("load", async () => {
      const isPlace = request.responseURL && new URL(request.responseURL).pathname !== new URL(form.action).pathname;
      if (isPlace) return location.assign(request.responseURL);
      const page = new DOMParser().parseFromString(request.responseText, "text/html");
      await loadFiles(page);
      document.querySelector("main")?.replaceWith(document.importNode(page.querySelector("main") ?? page.body, true));
    });
    request.addEventListener("error", () => form.submit());
    request.open("POST", form.action);
    request.send(new FormData(form));
  }
}

customElements.define("book-drop", BookDrop);
