/// Builds an index of a few keys in the form that `SortedIndex` reads.
struct TinyIndex {
    private var keys: [(text: [UInt8], found: [UInt32])] = []

    /// Adds what is found under a key.
    mutating func add(_ key: String, _ found: UInt32...) { keys.append((Array(key.utf8), found)) }

    /// The four sections: offsets, text, results and ranks.
    var sections: [[UInt8]] {
        var offsets: [UInt32] = []
        var text: [UInt8] = []
        var found: [UInt32] = []
        var ranks: [UInt8] = []
        for key in keys.sorted(by: { $0.text.lexicographicallyPrecedes($1.text) }) {
            offsets += [UInt32(text.count), UInt32(found.count)]
            text += key.text
            found += key.found
            ranks += [1, 0]
        }
        offsets += [UInt32(text.count), UInt32(found.count)]
        return [Self.bytes(offsets), text, Self.bytes(found), ranks]
    }

    /// Numbers as little-endian bytes.
    static func bytes(_ numbers: [UInt32]) -> [UInt8] {
        var bytes: [UInt8] = []
        for number in numbers {
            for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
        }
        return bytes
    }
}
