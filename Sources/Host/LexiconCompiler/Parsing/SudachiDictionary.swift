import Foundation

/// A system dictionary of Sudachi in its binary format, version 1.
///
/// All numbers are little-endian. A description (magic `SudachiBinaryDic`, version and time of creation and flags of
/// eight bytes each, three strings, two counts, then the name, place and length of each block) precedes the blocks:
/// - `ConnMatrix`: two 16-bit counts, then a 16-bit cost for each pair, by the left number of the right word;
/// - `POS`: a 16-bit count, then six UTF-16 strings for each part of speech;
/// - `TrieIndex`: a double array over UTF-8, whose values are places in
/// - `WordPointers`: a count, the number of the first entry, and the differences of the others, all LEB128;
/// - `Entries`: entry N is at byte 8 N: left, right and cost, part of speech (16 bits each), headword and reading
///   (pointers to strings), normalised and dictionary form (numbers of entries), and more that Glossa does not use;
/// - `Strings`: UTF-16. A pointer has a length of 5 bits (above 19, some of the rest belong to it) and an offset.
///
/// Source: WorksApplications/sudachi.rs 0.7, `dic/description.rs`, `dic/word_info/`, `dic/lexicon/strings.rs`.
struct SudachiDictionary {
    /// A word of the dictionary.
    struct Word {
        var left: UInt16
        var right: UInt16
        var cost: Int16
        var partOfSpeech: UInt16
        /// A pointer into the strings.
        var headword: UInt32
        var reading: UInt32
        /// The number of the entry of the dictionary form.
        var dictionaryForm: UInt32
    }

    private let data: Data
    private var blocks: [String: Range<Int>] = [:]

    /// Nil if the file is not such a dictionary, or is damaged.
    init?(_ data: Data) {
        self.data = data
        guard data.starts(with: Array("SudachiBinaryDic".utf8)), data.count > 48, number(16, as: UInt64.self) == 1
        else { return nil }
        var place = 40
        for _ in 0..<3 {
            guard let length = varint(&place), length <= data.count - place else { return nil }
            place += length
        }
        guard varint(&place) != nil, varint(&place) != nil, let count = varint(&place), count < 100 else { return nil }
        for _ in 0..<count {
            guard let length = varint(&place), length <= data.count - place else { return nil }
            let start = data.startIndex + place
            let name = String(decoding: data[start..<start + length], as: UTF8.self)
            place += length
            guard let offset = varint(&place), let size = varint(&place), offset <= data.count,
                size <= data.count - offset
            else { return nil }
            blocks[name] = offset..<offset + size
        }
        for name in ["ConnMatrix", "POS", "WordPointers", "TrieIndex", "Strings", "Entries"] where blocks[name] == nil {
            return nil
        }
    }

    /// The costs of neighbours, row by row; nil if they are damaged or not as many both ways.
    var connections: [Int16]? {
        let block = range("ConnMatrix")
        guard block.count >= 4 else { return nil }
        let columns = Int(number(block.lowerBound, as: UInt16.self))
        guard columns == Int(number(block.lowerBound + 2, as: UInt16.self)),
            columns * columns * 2 <= block.count - 4
        else { return nil }
        return array(block.lowerBound + 4, columns * columns)
    }

    /// The parts of speech, six fields each; nil if they are damaged.
    var partsOfSpeech: [[String]]? {
        let block = range("POS")
        guard block.count >= 2 else { return nil }
        var place = block.lowerBound + 2
        var parts: [[String]] = []
        for _ in 0..<Int(number(block.lowerBound, as: UInt16.self)) {
            var fields: [String] = []
            for _ in 0..<6 {
                guard place + 2 <= block.upperBound else { return nil }
                let length = Int(number(place, as: UInt16.self))
                guard place + 2 + 2 * length <= block.upperBound else { return nil }
                fields.append(String(decoding: array(place + 2, length) as [UInt16], as: UTF16.self))
                place += 2 + 2 * length
            }
            parts.append(fields)
        }
        return parts
    }

    /// The double array.
    var trie: [UInt32] {
        let block = range("TrieIndex")
        return array(block.lowerBound, block.count / 4)
    }

    /// The numbers of the entries at a place in the word pointers; none if it is damaged.
    func entries(at pointer: UInt32) -> [UInt32] {
        let block = range("WordPointers")
        guard Int(pointer) < block.count else { return [] }
        var place = block.lowerBound + Int(pointer)
        guard let count = varint(&place), count <= 255 else { return [] }
        var entries: [UInt32] = []
        var last = 0
        for _ in 0..<count {
            guard let difference = varint(&place), last + difference <= Int(UInt32.max) else { return entries }
            last += difference
            entries.append(UInt32(last))
        }
        return entries
    }

    /// An entry; nil if there is none with this number.
    func word(_ entry: UInt32) -> Word? {
        let block = range("Entries")
        guard Int(entry) * 8 + 32 <= block.count else { return nil }
        let place = block.lowerBound + Int(entry) * 8
        return Word(
            left: number(place, as: UInt16.self), right: number(place + 2, as: UInt16.self),
            cost: number(place + 4, as: Int16.self), partOfSpeech: number(place + 6, as: UInt16.self),
            headword: number(place + 8, as: UInt32.self), reading: number(place + 12, as: UInt32.self),
            dictionaryForm: number(place + 20, as: UInt32.self))
    }

    /// The string at a pointer in UTF-16; empty if it is damaged.
    func string(_ pointer: UInt32) -> [UInt16] {
        let base = Int(pointer >> 27)
        let bits = max(0, base - 19)
        var length = base - bits
        var offset = Int(pointer & (0x07FF_FFFF >> UInt32(max(0, bits - 1))))
        if bits > 0 {
            // The highest bit of the additional length is implied.
            let stored = Int((pointer & 0x07FF_FFFF) >> UInt32(28 - bits))
            length += stored | 1 << (bits - 1)
            offset <<= bits - 1
        }
        let block = range("Strings")
        guard offset * 2 + length * 2 <= block.count else { return [] }
        return array(block.lowerBound + offset * 2, length)
    }

    private func range(_ name: String) -> Range<Int> { blocks[name] ?? 0..<0 }

    private func number<Number: FixedWidthInteger>(_ place: Int, as type: Number.Type) -> Number {
        data.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
    }

    private func array<Number: FixedWidthInteger>(_ place: Int, _ count: Int) -> [Number] {
        data.withUnsafeBytes { bytes in
            (0..<count).map {
                Number(
                    littleEndian: bytes.loadUnaligned(
                        fromByteOffset: place + $0 * MemoryLayout<Number>.size, as: Number.self))
            }
        }
    }

    /// Reads an LEB128 number; nil beyond the end of the file.
    private func varint(_ place: inout Int) -> Int? {
        var value = 0
        var shift = 0
        while place < data.count, shift < 56 {
            let byte = data[data.startIndex + place]
            place += 1
            value |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
        return nil
    }
}
