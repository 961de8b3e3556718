import Segmentation

/// The compiled tables of conversions between scripts: a trie of phrases and characters, each with what replaces it.
///
/// A phrase and its replacement have the same number of Unicode scalars, so that a conversion moves nothing. Offsets
/// are checked when they are followed; in damaged tables a key leads nowhere or to the wrong text.
struct ConversionTables {
    /// The trie's code of each scalar of the Basic Multilingual Plane; 0 for one that is in no table.
    private let codes: UnsafeBufferPointer<UInt16>
    /// The same for other planes: pairs of a scalar and its code, sorted.
    private let rareCodes: UnsafeBufferPointer<UInt32>
    private let cells: UnsafeBufferPointer<TrieCell>
    /// The replacements, one after another. A cell's word is the place of its replacement's first scalar, plus one.
    private let targets: UnsafeBufferPointer<UInt32>

    init(_ image: LexiconImage) {
        codes = image.records(.conversionCodes)
        rareCodes = image.records(.conversionRareCodes)
        cells = image.records(.conversionTrie)
        targets = image.records(.conversionTargets)
    }

    /// Converts a part of a text by a table: the longest phrase at each place, from the beginning on.
    func convert(_ text: UnsafeMutableBufferPointer<UInt32>, _ part: Range<Int>, by table: ConversionTable) {
        forEachMatch(in: text, part, table) { match, target in
            for offset in 0..<match.count { text[match.lowerBound + offset] = targets[target + offset] }
        }
    }

    /// Calls `body` with each phrase of more than one character by which a table cuts a text, in order.
    func cut(_ text: UnsafeMutableBufferPointer<UInt32>, by table: ConversionTable, _ body: (Range<Int>) -> Void) {
        forEachMatch(in: text, 0..<text.count, table) { match, _ in if match.count > 1 { body(match) } }
    }

    /// Returns whether a table has a single character.
    @inline(__always)
    func contains(_ scalar: UInt32, _ table: ConversionTable) -> Bool {
        guard Int(table.rawValue) < cells.count else { return false }
        let state = child(of: Int(table.rawValue), code(of: scalar))
        return state != 0 && cells[state].word != 0
    }

    @inline(__always)
    private func forEachMatch(
        in text: UnsafeMutableBufferPointer<UInt32>, _ part: Range<Int>, _ table: ConversionTable,
        _ body: (_ match: Range<Int>, _ target: Int) -> Void
    ) {
        guard Int(table.rawValue) < cells.count else { return }
        var position = part.lowerBound
        while position < part.upperBound {
            var state = Int(table.rawValue)
            var place = position
            var word: UInt32 = 0
            var end = position + 1
            while place < part.upperBound {
                state = child(of: state, code(of: text[place]))
                if state == 0 { break }
                place += 1
                let found = cells[state].word
                if found != 0 {
                    word = found
                    end = place
                }
            }
            if word != 0, Int(word) - 1 <= targets.count - (end - position) {
                body(position..<end, Int(word) - 1)
            }
            position = end
        }
    }

    @inline(__always)
    private func child(of state: Int, _ code: UInt16) -> Int {
        let base = cells[state].base
        let child = base &+ Int(code)
        return base != 0 && code != 0 && child < cells.count && cells[child].label == code ? child : 0
    }

    @inline(__always)
    private func code(of scalar: UInt32) -> UInt16 {
        if scalar < 0x10000 { return codes[ifThere: scalar] ?? 0 }
        return rareCode(of: scalar)
    }

    private func rareCode(of scalar: UInt32) -> UInt16 {
        var low = 0
        var high = rareCodes.count / 2
        while low < high {
            let middle = (low + high) / 2
            if rareCodes[middle * 2] < scalar { low = middle + 1 } else { high = middle }
        }
        guard low < rareCodes.count / 2, rareCodes[low * 2] == scalar else { return 0 }
        return UInt16(truncatingIfNeeded: rareCodes[low * 2 + 1])
    }
}
