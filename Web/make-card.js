// The form that makes a card of a word says what the card will have on it: the sense that the learner chooses, or their
// own words. It is on the word's page and in the popover, so this listens on the whole document.

/** @param {Event} event */
function follow(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const form = field.closest?.("form.make-card");
  const shown = /** @type {HTMLElement | null | undefined} */ (form?.querySelector(".card-preview [data-meaning]"));
  if (!form || !shown || !["sense", "meaning"].includes(field.name)) return;
  const own = /** @type {HTMLInputElement | null} */ (form.querySelector("input[name=meaning]"));
  const sense = /** @type {HTMLInputElement | null} */ (form.querySelector("input[name=sense]:checked"));
  const text = own?.value.trim() || sense?.value;
  if (!text) return;
  shown.textContent = text;
  const lang = own?.value.trim() ? "" : sense?.parentElement?.querySelector("[data-sense]")?.getAttribute("lang");
  shown.setAttribute("lang", lang ?? "");
}

document.addEventListener("input", follow);
document.addEventListener("change", follow);
