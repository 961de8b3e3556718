// Answers requests from a copy of a desk's database, as a browser does without the server.
//
//     node answer.mjs --browser Browser.wasm --lexicon lexicon.glossa --database desk.sqlite --learner ID
//         --version ASSETS --offset SECONDS
//
// Standard input has a JSON array of requests, each with `link` and, if it changes something, `form`. Standard output
// gets a JSON array of answers: `status`, `location`, `page`, or null for what only the server answers. Pages of the
// database that a request changed are written back to the file before its answer counts, as a browser stores them.
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { Module } from "./module.mjs";
import { copyLexicon } from "./lexicon.mjs";

const { values: options } = parseArgs({
    options: Object.fromEntries(
        ["browser", "lexicon", "database", "learner", "version", "offset"].map((name) => [name, { type: "string" }])),
});
const pageSize = 4096;

const module = await Module.start(await WebAssembly.compile(readFileSync(options.browser)));
const lexicon = await copyLexicon(options.lexicon, module);
const replica = module.call("glossa_replica");
const stored = readFileSync(options.database);
const room = module.call("glossa_allocate", pageSize);
for (let index = 0; index * pageSize < stored.length; index += 1) {
    const page = stored.subarray(index * pageSize, (index + 1) * pageSize);
    module.memory.set(page, room);
    if (!module.call("glossa_replica_put", replica, index, room, page.length)) throw new Error("no memory is left");
}
module.call("glossa_free", room);
const problem = module.withTexts([options.learner, options.version], (learner, version) =>
    module.takeText(
        module.call(
            "glossa_replica_open", replica, lexicon, ...learner, ...version, Number(options.offset),
            BigInt(Date.now())),
        "glossa_free"));
if (problem !== "") throw new Error(problem);

/** @param {{ link: string, form?: string }} request */
function answer({ link, form }) {
    return module.withTexts([link, form ?? ""], (link, sent) => {
        const body = form === undefined ? [0, 0] : sent;
        const text = module.call(
            "glossa_answer", replica, ...link, ...body, BigInt(Date.now()), BigInt(Math.floor(Math.random() * 2 ** 53)));
        store();
        if (text === 0) return null;
        const [line, ...page] = module.takeText(text, "glossa_free").split("\n");
        const [status, location] = line.split(" ");
        return { status: Number(status), location: location ?? null, page: page.join("\n") };
    });
}

/** Writes the changed pages of the database back. */
function store() {
    const [count, ...changes] = module.takeText(module.call("glossa_replica_changes", replica), "glossa_free")
        .split("\n");
    if (changes.length === 0) return;
    const file = openSync(options.database, "r+");
    for (const change of changes) {
        const [index, start, length] = change.split(" ").map(Number);
        writeSync(file, module.memory, start, length, index * pageSize);
    }
    ftruncateSync(file, Number(count) * pageSize);
    closeSync(file);
}

const requests = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(requests.map(answer)));
