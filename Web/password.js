// input[type=password][data-show]: a button beside it shows what is typed, and hides it again. What is shown is hidden before it
// is sent, so that browsers do not remember it as a text.

for (const found of document.querySelectorAll("input[type=password][data-show]")) {
  const input = /** @type {HTMLInputElement} */ (found);
  const row = document.createElement("div");
  row.className = "password-row";
  input.replaceWith(row);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button quiet";
  button.textContent = input.dataset.show ?? "";
  const label = input.labels?.[0] ?? document.querySelector(`label[for="${input.id}"]`);
  button.setAttribute("aria-label", `${input.dataset.show ?? ""}: ${label?.textContent ?? ""}`);
  button.setAttribute("aria-pressed", "false");
  row.append(input, button);

  /** @param {boolean} isShown */
  const show = (isShown) => {
    input.type = isShown ? "text" : "password";
    button.setAttribute("aria-pressed", String(isShown));
  };
  button.addEventListener("click", () => show(input.type === "password"));
  input.form?.addEventListener("submit", () => show(false));
}
