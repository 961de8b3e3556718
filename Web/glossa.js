// The behaviours of every page. A page links those of its own parts beside this file. Every page works without them; each
// makes something faster.

document.documentElement.classList.add("js");

import "./zone.js";
import "./swap.js";
import "./sheet.js";
import "./glossary.js";
import "./badge.js";
