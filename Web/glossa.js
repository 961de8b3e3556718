// The behaviours of the pages. Every page works without them; each makes something faster.

document.documentElement.classList.add("js");

import "./swap.js";
import "./poll.js";
import "./sheet.js";
import "./speak.js";
import "./settings.js";
import "./import.js";
import "./words.js";
import "./reader.js";
import "./flow.js";
import "./session.js";
import "./save.js";
import "./study.js";
import "./notebook.js";
import "./translate.js";
import "./glossary.js";
import "./lessons.js";
import "./daily-words.js";
import "./badge.js";
