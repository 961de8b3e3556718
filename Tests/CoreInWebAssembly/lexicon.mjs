import { open } from "node:fs/promises";

/**
 * Copies the sections of a compiled lexicon into a module and opens it.
 *
 * The file begins with 8 bytes of magic, its version, the number of its sections, and for each its number, offset and
 * length in 64 bits; then come the length of the file and the digest of everything after the header.
 *
 * @param {string} path
 * @param {import("./module.mjs").Module} module
 * @returns {Promise<number>} The lexicon, for `glossa_segmenter`, `glossa_search` and `glossa_annotate`.
 */
export async function copyLexicon(path, module) {
    const file = await open(path);
    try {
        const sections = module.call("glossa_lexicon_sections");
        const header = await read(file, 0, 16);
        if (header.toString("latin1", 0, 8) !== "GLOSSAL1") throw new Error(`${path} is not a lexicon`);
        const version = header.readUInt32LE(8);
        const wanted = module.call("glossa_lexicon_version");
        if (version !== wanted) throw new Error(`${path} has version ${version}, not ${wanted}: compile it anew`);
        const count = header.readUInt32LE(12);
        const directory = await read(file, 16, count * 24);
        for (let entry = 0; entry < directory.length; entry += 24) {
            const section = Number(directory.readBigUInt64LE(entry));
            const offset = Number(directory.readBigUInt64LE(entry + 8));
            const length = Number(directory.readBigUInt64LE(entry + 16));
            if (!module.call("glossa_lexicon_reads", section)) continue;
            const start = module.call("glossa_allocate", length);
            module.memory.set(await read(file, offset, length), start);
            module.call("glossa_lexicon_add", sections, section, start, length);
        }
        const digest = await read(file, 16 + directory.length + 8, 32);
        return module.withTexts([digest.toString("hex")], (fingerprint) =>
            module.call("glossa_lexicon", sections, ...fingerprint));
    } finally {
        await file.close();
    }
}

async function read(file, position, length) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead !== length) throw new Error(`the lexicon is cut short at ${position}`);
    return buffer;
}
