// form[data-saved-by-keys]: Control or Command with Enter submits it from any of its fields. Enter alone begins a new
// line in fields with several lines.

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return;
  const target = /** @type {Element} */ (event.target);
  const form = /** @type {HTMLFormElement | null} */ (target.closest?.("form[data-saved-by-keys]"));
  if (!form || !target.matches("input, textarea")) return;
  event.preventDefault();
  form.requestSubmit();
});
