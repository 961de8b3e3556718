// Saves the position and the reading session: when the page first becomes visible, every 30 seconds, and on leaving.
// Counts only seconds in which the page is visible and there was activity within the last two minutes.

/** @param {HTMLElement} desk */
export function keepSession(desk) {
  const idleAfter = 120_000;
  const every = 30;
  let activeSeconds = 0;
  let lookedUp = 0;
  let ticks = 0;
  let lastActivity = performance.now();
  let hasEnded = false;

  for (const name of ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"]) {
    addEventListener(name, () => (lastActivity = performance.now()), { passive: true, capture: true });
  }

  /** @param {object} more */
  const report = (more) => {
    const text = JSON.stringify({ page: Number(desk.dataset.page), lookedUp, activeSeconds, ...more });
    const isQueued = navigator.sendBeacon(
      `${desk.dataset.url}/session`, new Blob([text], { type: "application/json" }));
    if (isQueued) activeSeconds = lookedUp = 0;
  };

  /** Sends what has accumulated since the last time, and resets it. */
  const send = () => {
    if (!hasEnded && (activeSeconds > 0 || lookedUp > 0)) report({});
  };

  /** Saves the position: fetching a page does not, since it may be fetched ahead or for another window. */
  const arrive = () => report({ opened: true });

  if (document.visibilityState === "visible") arrive();
  else document.addEventListener("visibilitychange", arrive, { once: true });
  addEventListener("pageshow", (event) => event.persisted && arrive());

  // Sent immediately, so that a session exists before the word can be marked in it.
  desk.addEventListener("glossa:lookup", () => {
    lookedUp += 1;
    send();
  });

  setInterval(() => {
    const isActive = document.visibilityState === "visible" && performance.now() - lastActivity < idleAfter;
    if (isActive) activeSeconds += 1;
    ticks += 1;
    if (ticks % every === 0) send();
  }, 1000);

  desk.addEventListener("glossa:page", send);
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());

  // The form itself carries the last numbers: a beacon might arrive after it and begin a new session.
  document.querySelector("form[data-end-session]")?.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    for (const [name, value] of [["lookedUp", lookedUp], ["activeSeconds", activeSeconds]]) {
      const field = document.createElement("input");
      field.type = "hidden";
      field.name = String(name);
      field.value = String(value);
      form.append(field);
    }
    hasEnded = true;
  });
}
