// The number of due cards, on the page's tab and on the icon of the installed app.

const badge = document.getElementById("waiting");

/** @param {number} count */
function show(count) {
  if (badge) {
    badge.hidden = count === 0;
    badge.dataset.waiting = String(count);
    const number = badge.querySelector("[aria-hidden]");
    if (number) number.textContent = count > 999 ? "999+" : String(count);
  }
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  set?.catch(() => {});
}

if (badge) show(Number(badge.dataset.waiting));

// A swapped-in part of the page may contain a newer number.
document.addEventListener("glossa:swapped", (event) => {
  const { element } = /** @type {CustomEvent} */ (event).detail;
  if (element.dataset.waiting !== undefined) show(Number(element.dataset.waiting));
});
