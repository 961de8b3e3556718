// The style sheets and behaviours of a page are in its head. Before a part of another page is shown here, this loads
// what this page lacks.

/** The folder of this page's files. A newer version of a page must not bring a second version of them. */
const folder = new URL(".", import.meta.url);
/** The style sheets that were added, and when each has arrived. @type {Map<string, Promise<unknown>>} */
const added = new Map();

/**
 * Loads the files of a page that was fetched. If one cannot be fetched, the page has to do without.
 * @param {Document} source
 */
export async function loadFiles(source) {
  const modules = [...source.head.querySelectorAll("script[type=module][src]")];
  await Promise.all([
    ...addSheets(source),
    ...modules.map((script) => import(new URL(nameOf(script, "src"), folder).href).catch(() => {})),
  ]);
}

/**
 * Adds the style sheets that this page lacks, each behind the one before it in the other page's cascade.
 * @param {Document} source
 */
function addSheets(source) {
  const own = new Map(sheetsOf(document).map((link) => [nameOf(link, "href"), link]));
  let previous = sheetsOf(document).at(-1);
  return sheetsOf(source).map((wanted) => {
    const name = nameOf(wanted, "href");
    const link = own.get(name) ?? add(name, previous);
    previous = link;
    return added.get(name);
  });
}

/**
 * @param {string} name
 * @param {HTMLLinkElement | undefined} previous
 */
function add(name, previous) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(name, folder).href;
  added.set(name, new Promise((resolve) => {
    for (const end of ["load", "error"]) link.addEventListener(end, resolve, { once: true });
  }));
  if (previous) previous.after(link);
  else document.head.append(link);
  return link;
}

/** @param {Document} page */
function sheetsOf(page) {
  return /** @type {HTMLLinkElement[]} */ ([...page.head.querySelectorAll("link[rel=stylesheet]")]);
}

/**
 * @param {Element} element
 * @param {string} attribute
 */
function nameOf(element, attribute) {
  return element.getAttribute(attribute)?.split("/").pop() ?? "";
}
