// Look-up outside the reader: a word in an element with `data-tap` opens its card beside it, and selected text on any
// page can be looked up and translated.

import { CardPopover } from "./popover.js";

const longest = 200;
const card = new CardPopover();

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("[data-tap] a[href^='/words/']");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = /** @type {HTMLAnchorElement} */ (link);
  card.open(href, link.getBoundingClientRect(), /** @type {HTMLElement} */ (link));
});

/** @type {HTMLButtonElement | null} */
let button = null;
/** @type {number | undefined} */
let timer;

const hide = () => {
  button?.remove();
  button = null;
};

/**
 * The language of a text: kana mean Japanese; for Chinese characters, the surrounding text decides.
 * @param {string} text
 * @param {Node} place
 */
function languageOf(text, place) {
  if (/[\u3040-\u30ff]/.test(text)) return "ja";
  if (!/[\u3400-\u9fff\uf900-\ufaff]/.test(text)) return "en";
  const element = place instanceof Element ? place : place.parentElement;
  return element?.closest("[lang]")?.getAttribute("lang")?.startsWith("ja") ? "ja" : "zh";
}

/** The text selected on the page, outside the reader and fields; nothing if it is too long for a phrase. */
function selected() {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !selection.rangeCount) return null;
  const range = selection.getRangeAt(0);
  const place = range.commonAncestorContainer;
  const element = place instanceof Element ? place : place.parentElement;
  if (!element?.closest("main") || element.closest("reading-desk, textarea, input, form, [contenteditable]")) return null;
  const copy = range.cloneContents();
  for (const reading of copy.querySelectorAll("rt, .gloss-number")) reading.remove();
  const text = (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  if (!text || text.length > longest || !/\p{L}/u.test(text)) return null;
  return { text, language: languageOf(text, place), box: range.getBoundingClientRect() };
}

/** Offers a button, for a finger or a mouse: not every selection is meant to be looked up. */
function offer() {
  const found = selected();
  const hint = document.getElementById("announcer")?.dataset.lookUp;
  if (!found || !hint || card.isOpen) return hide();
  if (!button) {
    button = document.createElement("button");
    button.type = "button";
    button.className = "button phrase-button";
    button.textContent = hint;
    document.body.append(button);
  }
  button.onclick = () => {
    hide();
    getSelection()?.removeAllRanges();
    card.open(`/phrases/${found.language}?` + new URLSearchParams({ text: found.text }), found.box, null);
  };
  const room = document.documentElement.clientWidth - button.offsetWidth - 8;
  button.style.left = `${Math.max(8, Math.min(found.box.left, room))}px`;
  button.style.top = `${Math.min(found.box.bottom + 12, innerHeight - 64)}px`;
}

document.addEventListener("selectionchange", () => {
  clearTimeout(timer);
  timer = window.setTimeout(offer, 350);
});
document.addEventListener("scroll", hide, { passive: true });
