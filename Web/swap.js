// Forms with `data-swap="#target"` are sent in the background, and the target is replaced by what the answer has
// under the same selector. With `data-live` a form of the method GET is sent as one types.

/**
 * Tells a screen reader something.
 * @param {string | null | undefined} text
 */
export function announce(text) {
  const announcer = document.getElementById("announcer");
  if (announcer && text) announcer.textContent = text.trim();
}

/**
 * Reads a page.
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<{document: Document, url: string}>}
 */
export async function fetchPage(url, options = {}) {
  const response = await fetch(url, { credentials: "same-origin", ...options });
  const markup = await response.text();
  if (!response.ok && response.status >= 500) throw new Error(String(response.status));
  return { document: new DOMParser().parseFromString(markup, "text/html"), url: response.url };
}

/**
 * Replaces the element under a selector by the one a page has, keeping the focus.
 * @param {string} selector
 * @param {Document} source
 * @returns {Element | null} the new element; null when either page does not have it
 */
export function replace(selector, source) {
  const old = document.querySelector(selector);
  const fresh = source.querySelector(selector);
  if (!old || !fresh) return null;
  const focused = document.activeElement;
  const path = focused && old.contains(focused) ? describe(focused) : null;
  const element = document.importNode(fresh, true);
  old.replaceWith(element);
  if (path) {
    const again = /** @type {HTMLElement | null} */ (element.querySelector(path)) ?? element;
    if (!again.matches("a, button, input, select, textarea")) again.setAttribute("tabindex", "-1");
    /** @type {HTMLElement} */ (again).focus({ preventScroll: true });
  }
  return element;
}

/**
 * A selector that finds an element of the same purpose again.
 * @param {Element} element
 */
function describe(element) {
  if (element.id) return "#" + CSS.escape(element.id);
  const name = element.getAttribute("name");
  const value = element.getAttribute("value");
  if (name) return `[name="${CSS.escape(name)}"]` + (value ? `[value="${CSS.escape(value)}"]` : "");
  return "button, a";
}

/** @type {WeakMap<HTMLFormElement, AbortController>} */
const running = new WeakMap();

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
async function send(form, submitter) {
  const data = new FormData(form, submitter);
  const fields = new URLSearchParams(/** @type {any} */ ([...data.entries()]));
  const button = /** @type {HTMLButtonElement | null} */ (submitter);
  const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
  const isGet = form.method === "get";
  const url = isGet ? action.split("?")[0] + "?" + fields : action;
  running.get(form)?.abort();
  const abort = new AbortController();
  running.set(form, abort);
  const selector = form.dataset.swap ?? "main";
  document.querySelector(selector)?.setAttribute("aria-busy", "true");
  const signal = abort.signal;
  const page = await fetchPage(url, isGet ? { signal } : { method: "POST", body: fields, signal });
  const element = replace(selector, page.document);
  if (!element) {
    location.assign(page.url);
    return;
  }
  if (isGet && !form.closest("dialog")) history.replaceState(history.state, "", page.url);
  announce(element.querySelector("[role=status], .quiet-text, .nothing-found")?.textContent);
  document.dispatchEvent(new CustomEvent("glossa:swapped", { detail: { element, form: form.action, isGet } }));
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("form[data-swap]") || event.defaultPrevented) return;
  event.preventDefault();
  send(form, event.submitter).catch((error) => {
    if (error.name === "AbortError") return;
    form.removeAttribute("data-swap");
    form.requestSubmit(event.submitter);
  });
});

/** @type {number | undefined} */
let typing;
document.addEventListener("input", (event) => {
  const form = /** @type {HTMLElement} */ (event.target).closest?.("form[data-live]");
  if (!form || /** @type {InputEvent} */ (event).isComposing) return;
  clearTimeout(typing);
  typing = window.setTimeout(() => /** @type {HTMLFormElement} */ (form).requestSubmit(), 220);
});
document.addEventListener("compositionend", (event) => {
  event.target?.dispatchEvent(new Event("input", { bubbles: true }));
});
