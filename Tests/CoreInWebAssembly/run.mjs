// Runs Core's checks in WebAssembly, compares what they find with what they find natively, and tries the functions
// that the browser calls.
//
//     node run.mjs --checks CoreInWebAssembly.wasm --native native.txt --browser Browser.wasm
//         [--lexicon lexicon.glossa --texts texts.txt --segmented segmented.txt --annotated annotated.txt
//         --words words.txt --found found.txt]
//
// `native.txt` is what the native CoreInWebAssembly prints; `segmented.txt` and `annotated.txt` what `glossa segment`
// and `glossa annotate --json` make of `texts.txt`; `found.txt` has for each line of `words.txt` what `glossa lookup
// --json` finds, each on a line.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { Module } from "./module.mjs";
import { copyLexicon } from "./lexicon.mjs";

const { values: options } = parseArgs({
    options: Object.fromEntries(
        ["checks", "native", "browser", "lexicon", "texts", "segmented", "annotated", "words", "found"].map(
            (name) => [name, { type: "string" }])),
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
const empty = browser.withTexts([""], (fingerprint) =>
    browser.call("glossa_lexicon", browser.call("glossa_lexicon_sections"), ...fingerprint));
count(browser.call("glossa_segmenter", empty) === 0, "An empty lexicon gave a segmenter.");
count(search(empty, "银行").length === 0, "An empty lexicon has entries.");
if (options.lexicon) {
    const lexicon = await copyLexicon(options.lexicon, browser);
    const segmenter = browser.call("glossa_segmenter", lexicon);
    count(segmenter !== 0, "No segmenter could be made from the lexicon.");
    if (segmenter !== 0) {
        compareSegmentation(segmenter);
        compareAnnotations(lexicon);
        compareLookups(lexicon);
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

/** Each line of the texts: the same tokens with readings and meanings as `glossa annotate` writes. */
function compareAnnotations(lexicon) {
    const expected = readFileSync(options.annotated, "utf8").split("\n");
    readFileSync(options.texts, "utf8").trimEnd().split("\n").forEach((text, index) => {
        const tokens = browser.withTexts([text], (text) =>
            browser.takeText(browser.call("glossa_annotate", lexicon, ...text), "glossa_free"));
        count(tokens === expected[index], difference("annotation", expected[index], tokens));
    });
}

/** Each word: the same entries as `glossa lookup` finds. */
function compareLookups(lexicon) {
    const expected = lines(readFileSync(options.found, "utf8"));
    const words = lines(readFileSync(options.words, "utf8"));
    count(words.length === expected.length, `${words.length} words were looked up, ${expected.length} natively.`);
    words.forEach((word, index) => {
        const found = search(lexicon, word);
        const isSame = isDeepStrictEqual(found, JSON.parse(expected[index]));
        count(isSame, difference(`looking up ${word}`, expected[index], JSON.stringify(found)));
    });
}

/** What is found for a word in all dictionaries. */
function search(lexicon, word) {
    return browser.withTexts([word, ""], (word, language) =>
        JSON.parse(browser.takeText(browser.call("glossa_search", lexicon, ...word, ...language), "glossa_free")));
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
