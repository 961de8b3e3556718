// Sends forms with `data-swap="#target"` in the background, and replaces the target with the element that the response
// has under the same selector. With `data-live`, a GET form is sent while typing.

import { loadFiles } from "./files.js";

/**
 * Announces something to screen readers.
 * @param {string | null | undefined} text
 */
export function announce(text) {
  const announcer = document.getElementById("announcer");
  if (announcer && text) announcer.textContent = text.trim();
}

/**
 * Fetches a page, and the files that it needs.
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<{document: Document, url: string, ok: boolean}>}
 */
export async function fetchPage(url, options = {}) {
  const response = await fetch(url, { credentials: "same-origin", ...options });
  const markup = await response.text();
  if (!response.ok && response.status >= 500) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(markup, "text/html");
  await loadFiles(page);
  options.signal?.throwIfAborted();
  return { document: page, url: response.url, ok: response.ok };
}

/**
 * Replaces the element under a selector with that of a page, keeping the focus.
 * @param {string} selector
 * @param {Document} source
 * @returns {Element | null} the new element; null if either page has none
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
 * A selector that finds the corresponding element of another page.
 * @param {Element} element
 */
function describe(element) {
  if (element.id) return "#" + CSS.escape(element.id);
  const name = element.getAttribute("name");
  const value = element.getAttribute("value");
  if (name) return `[name="${CSS.escape(name)}"]` + (value ? `[value="${CSS.escape(value)}"]` : "");
  return "button, a";
}

/**
 * Shows above the target that the server could not be reached. The form stays unchanged, so that it can be sent again:
 * an answer has an id, and counts once however often it is sent.
 * @param {HTMLFormElement} form
 * @returns {boolean} whether it could be shown
 */
function tellUnreachable(form) {
  const text = document.getElementById("announcer")?.dataset.unreachable;
  const target = document.querySelector(form.dataset.swap ?? "main");
  if (!text || !target) return false;
  target.removeAttribute("aria-busy");
  const notice = document.getElementById("unreachable") ?? document.createElement("div");
  notice.id = "unreachable";
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  notice.textContent = text;
  target.prepend(notice);
  form.dispatchEvent(new CustomEvent("glossa:unsent", { bubbles: true }));
  return true;
}

/**
 * Shows above a form that lies over a page why the server refused it. The page behind stays as it is.
 * @param {HTMLFormElement} form
 * @param {Document} page the response
 * @returns {boolean} whether it could be shown
 */
function tellRefused(form, page) {
  const parts = page.querySelectorAll(".problem h1, .problem .lead, .problem dd:last-of-type");
  if (!parts.length || !form.closest("word-card, dialog, [popover]")) return false;
  document.querySelector(form.dataset.swap ?? "main")?.removeAttribute("aria-busy");
  form.querySelector(":scope > .notice")?.remove();
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  const text = document.createElement("div");
  for (const part of parts) {
    const line = document.createElement("p");
    line.textContent = part.textContent;
    text.append(line);
  }
  notice.append(text);
  form.prepend(notice);
  notice.scrollIntoView({ block: "nearest" });
  return true;
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
  document.getElementById("unreachable")?.remove();
  const element = replace(selector, page.document);
  if (!element) {
    if (!page.ok && tellRefused(form, page.document)) return;
    // A rejected form is shown in place: its address accepts no GET.
    if (page.ok || isGet || !replace("main", page.document)) return location.assign(page.url);
    document.title = page.document.title;
    document.getElementById("main")?.focus();
    announce(document.querySelector("main h1")?.textContent);
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
    // A fetch that never reached the server fails with a TypeError.
    if (error instanceof TypeError && tellUnreachable(form)) return;
    form.removeAttribute("data-swap");
    form.requestSubmit(event.submitter);
  });
});

// A link with `data-swap` does the same; a field that it opens gets the focus.
document.addEventListener("click", async (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[data-swap]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = /** @type {HTMLAnchorElement} */ (link);
  try {
    const page = await fetchPage(href);
    const element = replace(/** @type {HTMLElement} */ (link).dataset.swap ?? "main", page.document);
    if (!element) return location.assign(href);
    history.replaceState(history.state, "", page.url);
    /** @type {HTMLElement | null} */ (element.querySelector("[autofocus]"))?.focus();
  } catch {
    location.assign(href);
  }
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
