// A link with `data-sheet` opens its page in a sheet over this one.

import { fetchPage } from "./swap.js";

/** @param {HTMLAnchorElement} link */
async function open(link) {
  const page = await fetchPage(link.href);
  const content = page.document.querySelector("main");
  if (!content) throw new Error("no main");
  const dialog = document.createElement("dialog");
  dialog.className = "sheet";
  const head = document.createElement("div");
  head.className = "sheet-head";
  const title = content.querySelector("h1");
  const heading = document.createElement("h2");
  heading.id = "sheet-title";
  heading.textContent = title?.textContent ?? "";
  title?.closest("header")?.remove();
  const close = /** @type {HTMLElement | undefined} */ (
    document.querySelector("#reading-settings .sheet-head .icon-button")?.cloneNode(true)
  );
  head.append(heading);
  if (close) {
    close.removeAttribute("popovertarget");
    close.removeAttribute("popovertargetaction");
    close.addEventListener("click", () => dialog.close());
    head.append(close);
  }
  const body = document.createElement("div");
  body.className = "sheet-body";
  body.append(...[...content.childNodes].map((node) => document.importNode(node, true)));
  dialog.append(head, body);
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.addEventListener("close", () => {
    dialog.remove();
    link.focus();
  });
  dialog.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target === dialog || target.closest("a")) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  const first = /** @type {HTMLElement | null} */ (dialog.querySelector("input[type=search], [aria-current]"));
  first?.focus();
  first?.scrollIntoView({ block: "center" });
}

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[data-sheet]");
  if (!link) return;
  event.preventDefault();
  const anchor = /** @type {HTMLAnchorElement} */ (link);
  open(anchor).catch(() => location.assign(anchor.href));
});
