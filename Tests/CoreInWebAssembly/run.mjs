// Runs Core's checks in WebAssembly, compares what they find with what they find natively, and tries the functions
// that the browser calls.
//
//     node run.mjs --checks CoreInWebAssembly.wasm --native native.txt --browser Browser.wasm
//         [--lexicon lexicon.glossa --segmented segmented.txt --texts texts.txt]
//
// `native.txt` is what the native CoreInWebAssembly prints; `segmented.txt` what `glossa segment` makes of `texts.txt`.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Module } from "./module.mjs";
import { copyLexicon } from "./lexicon.mjs";

const { values: options } = parseArgs({
    options: Object.fromEntries(
        ["checks", "native", "browser", "lexicon", "segmented", "texts"].map((name) => [name, { type: "string" }])),
});

let passed = 0;
let failed = 0;

/** @param {boolean} holds @param {string} message said where it does not hold */
function count(holds, message) {
    if (holds) {
        passed += 1;
    } else {
        failed += 1;
        console.error(message);
    }
}

/** What every group of checks finds: its lines, or the trap that ended it. */
async function runChecks() {
    const code = await WebAssembly.compile(readFileSync(options.checks));
    const groups = new Map();
    const number = (await Module.start(code)).call("checks_count");
    for (let index = 0; index < number; index += 1) {
        // A module of its own for each group: a trap in one leaves the others alone.
        const module = await Module.start(code);
        const name = module.takeText(module.call("checks_name", index), "checks_free");
        try {
            groups.set(name, lines(module.takeText(module.call("checks_run", index), "checks_free")));
        } catch (error) {
            groups.set(name, [`FAIL it stopped: ${error.message}`]);
        }
    }
    return groups;
}

/** The native program's output, taken apart into its groups. */
function nativeGroups() {
    const groups = new Map();
    for (const part of readFileSync(options.native, "utf8").split(/^# /m).slice(1)) {
        const [name, ...rest] = lines(part);
        groups.set(name, rest);
    }
    return groups;
}

function difference(subject, native, here) {
    return `${subject}: natively it is\n  ${native}\nand in WebAssembly\n  ${here}`;
}

function lines(text) {
    return text.split("\n").filter((line) => line !== "");
}

const native = nativeGroups();
const found = await runChecks();
for (const [name, results] of found) {
    const expected = native.get(name) ?? [];
    results.forEach((line, index) => {
        const isSame = line === expected[index];
        const message = isSame ? `${name}: ${line}` : difference(name, expected[index], line);
        count(isSame && !line.startsWith("FAIL"), message);
    });
    count(results.length >= expected.length, `${name}: ${expected.length} checks natively, ${results.length} here`);
}
for (const name of native.keys()) count(found.has(name), `${name}: checked natively only`);

const browser = await Module.start(await WebAssembly.compile(readFileSync(options.browser)));
count(browser.call("glossa_segmenter", browser.call("glossa_lexicon")) === 0, "An empty lexicon gave a segmenter.");
if (options.lexicon) {
    const lexicon = await copyLexicon(options.lexicon, browser);
    const segmenter = browser.call("glossa_segmenter", lexicon);
    count(segmenter !== 0, "No segmenter could be made from the lexicon.");
    if (segmenter !== 0) {
        compareSegmentation(segmenter);
        renderPage(segmenter);
    }
}

/** Each line of the texts: the same words as `glossa segment` finds. */
function compareSegmentation(segmenter) {
    const expected = readFileSync(options.segmented, "utf8").split("\n");
    readFileSync(options.texts, "utf8").split("\n").forEach((text, index) => {
        const words = browser.withTexts([text], (text) =>
            browser.takeText(browser.call("glossa_segment", segmenter, ...text), "glossa_free"));
        count(words === expected[index], difference("segmentation", expected[index], words));
    });
}

/** A page of a book, rendered from its text, and a link that is none. */
function renderPage(segmenter) {
    const page = (link) => browser.withTexts([link, "小猫", "我爱北京。\n<b>"], (link, title, text) => {
        const now = 1_773_000_000_000n;
        const markup = browser.call("glossa_render_page", segmenter, ...link, ...title, 3, ...text, now);
        return markup === 0 ? null : browser.takeText(markup, "glossa_free");
    });
    const book = "/books/019ccf09-0200-7001-9e37-79b97f4a7c15";
    const whole = page(`${book}/pages/2`);
    count(whole?.startsWith("<!doctype html>"), "The page is no document.");
    count(whole?.includes("data-word=\"北京\""), "The page has no word 北京.");
    count(whole?.includes("&lt;") && !whole.includes("<b>"), "Text became markup.");
    const leaf = page(`${book}/pages/2?fragment=1`);
    count(leaf?.startsWith("<article") && whole?.includes(leaf), "The text alone is not the text on the page.");
    for (const link of [book, `${book}/pages/4`, "/about", "x"]) count(page(link) === null, `${link} gave a page.`);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
