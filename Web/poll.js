// Fetches an element with `data-poll="500"` again after so many milliseconds, until it no longer has the attribute.

import { announce, fetchPage, replace } from "./swap.js";

/** @param {HTMLElement} element */
async function poll(element) {
  await new Promise((resolve) => setTimeout(resolve, Number(element.dataset.poll) || 1000));
  if (!element.isConnected) return;
  try {
    const page = await fetchPage(location.href);
    const fresh = /** @type {HTMLElement | null} */ (replace("#" + element.id, page.document));
    if (!fresh) return location.reload();
    document.title = page.document.title;
    if (fresh.dataset.poll) poll(fresh);
    else announce(fresh.querySelector(".eyebrow, h1")?.textContent);
  } catch {
    poll(element);
  }
}

for (const element of document.querySelectorAll("[data-poll][id]")) poll(/** @type {HTMLElement} */ (element));
