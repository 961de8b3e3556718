const decoder = new TextDecoder("utf-8", { fatal: true });
const encoder = new TextEncoder();

/** A WebAssembly module of Glossa: the few functions of a system that it needs, and texts that go in and come out. */
export class Module {
    /** @type {WebAssembly.Instance} */
    #instance;

    /** Starts a module. @param {WebAssembly.Module} code */
    static async start(code) {
        const module = new Module();
        module.#instance = await WebAssembly.instantiate(code, { wasi_snapshot_preview1: module.#system });
        module.#instance.exports._initialize?.();
        return module;
    }

    /** Calls an exported function. Pointers are numbers, 64-bit integers are `bigint`. */
    call(name, ...values) {
        const answer = this.#instance.exports[name](...values);
        // Pointers beyond 2 GB come as negative numbers.
        return typeof answer === "number" ? answer >>> 0 : answer;
    }

    /** The module's memory. A call may replace it, so it is asked for anew each time. */
    get memory() {
        return new Uint8Array(this.#instance.exports.memory.buffer);
    }

    /** Reads a text that ends in a zero, and gives it back. */
    takeText(pointer, free) {
        const memory = this.memory;
        const text = decoder.decode(memory.subarray(pointer, memory.indexOf(0, pointer)));
        this.call(free, pointer);
        return text;
    }

    /**
     * Puts texts into the memory of the browser's module for as long as `use` takes.
     *
     * @template Answer
     * @param {string[]} texts
     * @param {(...places: [start: number, length: number][]) => Answer} use
     * @returns {Answer}
     */
    withTexts(texts, use) {
        const places = texts.map((text) => {
            const bytes = encoder.encode(text);
            const start = this.call("glossa_allocate", bytes.length);
            this.memory.set(bytes, start);
            return [start, bytes.length];
        });
        try {
            return use(...places);
        } finally {
            for (const [start] of places) this.call("glossa_free", start);
        }
    }

    /** What the C library asks of the system. Nothing can be read or written but messages, to standard error. */
    get #system() {
        const view = () => new DataView(this.#instance.exports.memory.buffer);
        return {
            fd_close: () => 0,
            fd_seek: () => 70,
            fd_write: (_file, vectors, number, written) => {
                let total = 0;
                for (let index = 0; index < number; index += 1) {
                    const start = view().getUint32(vectors + index * 8, true);
                    const length = view().getUint32(vectors + index * 8 + 4, true);
                    process.stderr.write(this.memory.slice(start, start + length));
                    total += length;
                }
                view().setUint32(written, total, true);
                return 0;
            },
            random_get: (start, length) => {
                crypto.getRandomValues(this.memory.subarray(start, start + length));
                return 0;
            },
        };
    }
}
