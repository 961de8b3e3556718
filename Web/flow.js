// Continuous reading: appends the next page before the reader reaches the end of the current one, and updates the bars
// for the page being read.

/** @param {HTMLElement} desk */
export function flow(desk) {
  const total = Number(desk.dataset.pages);
  const url = desk.dataset.url ?? "";
  let last = Number(desk.dataset.page);
  let isLoading = false;

  const sentinel = document.createElement("div");
  desk.append(sentinel);

  const append = async () => {
    if (isLoading || last >= total) return;
    isLoading = true;
    try {
      const response = await fetch(`${url}/pages/${last + 1}?fragment=1`, { credentials: "same-origin" });
      if (!response.ok) return;
      const source = new DOMParser().parseFromString(await response.text(), "text/html");
      const leaf = source.querySelector(".leaf");
      if (!leaf) return;
      last += 1;
      const element = /** @type {HTMLElement} */ (document.importNode(leaf, true));
      sentinel.before(element);
      seen.observe(element);
      desk.dispatchEvent(new CustomEvent("glossa:leaf"));
    } finally {
      isLoading = false;
    }
    if (sentinel.getBoundingClientRect().top < innerHeight * 2) append();
  };

  /** @param {HTMLElement} leaf */
  const follow = (leaf) => {
    const page = Number(leaf.dataset.page);
    if (String(page) === desk.dataset.page) return;
    desk.dataset.page = String(page);
    history.replaceState(history.state, "", `${url}/pages/${page}`);
    const position = document.querySelector(".page-number");
    if (position) position.textContent = leaf.dataset.position ?? "";
    const known = document.querySelector("#coverage span:nth-child(2)");
    if (known && leaf.dataset.known) known.textContent = leaf.dataset.known;
    const progress = Number(leaf.dataset.progress);
    const percent = document.querySelector(".foot-percent");
    if (percent) percent.textContent = `${Math.floor(progress / 10)}%`;
    const bar = /** @type {HTMLProgressElement | null} */ (document.querySelector(".reader-foot .bar"));
    if (bar) bar.value = progress;
    const number = /** @type {HTMLInputElement | null} */ (document.querySelector(".turn #number"));
    if (number) number.value = String(page);
    document.querySelector("[data-end-session] [name=page]")?.setAttribute("value", String(page));
    turnTo("prev", page - 1);
    turnTo("next", page + 1);
    showFinish(page >= total);
    desk.dispatchEvent(new CustomEvent("glossa:page", { bubbles: true }));
  };

  /**
   * @param {string} relation
   * @param {number} page
   */
  const turnTo = (relation, page) => {
    const link = document.querySelector(`.turn a[rel=${relation}]`);
    link?.setAttribute("href", `${url}/pages/${Math.min(Math.max(page, 1), total)}`);
  };

  /** @param {boolean} isLast whether the page is the last one, after which the book can be finished */
  const showFinish = (isLast) => {
    document.querySelector(".turn a[rel=next]")?.toggleAttribute("hidden", isLast);
    document.querySelector(".turn [data-finish]")?.toggleAttribute("hidden", !isLast);
  };

  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) follow(/** @type {HTMLElement} */ (entry.target));
  }, { rootMargin: "-45% 0px -45% 0px" });
  for (const leaf of desk.querySelectorAll(".leaf")) seen.observe(leaf);

  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) append();
  }, { rootMargin: "0px 0px 150% 0px" }).observe(sentinel);
}
