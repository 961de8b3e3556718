// <word-list>: a checkbox that selects every word of the list, and the number selected. `data-name` is
// the checkboxes' name.

class WordList extends HTMLElement {
  connectedCallback() {
    const line = /** @type {HTMLElement | null} */ (this.querySelector(".select-all"));
    const all = /** @type {HTMLInputElement | null} */ (this.querySelector("#select-all"));
    const text = this.querySelector(".select-all-text");
    if (!line || !all || !text) return;
    line.hidden = false;
    const caption = text.textContent ?? "";
    const name = this.dataset.name ?? "word";
    const boxes = () => /** @type {HTMLInputElement[]} */ ([...this.querySelectorAll(`input[name=${name}]`)]);
    const update = () => {
      const chosen = boxes().filter((box) => box.checked).length;
      all.checked = chosen > 0 && chosen === boxes().length;
      all.indeterminate = chosen > 0 && !all.checked;
      text.textContent = chosen ? (this.dataset.selected ?? "{n}").replace("{n}", String(chosen)) : caption;
    };
    all.addEventListener("change", () => {
      for (const box of boxes()) box.checked = all.checked;
      update();
    });
    this.addEventListener("change", (event) => {
      if (/** @type {HTMLInputElement} */ (event.target).name === name) update();
    });
  }
}

customElements.define("word-list", WordList);
