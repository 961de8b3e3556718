import Foundation

/// A small dictionary in Sudachi's binary format, version 1, for tests. All neighbours cost nothing.
struct SudachiFixture {
    /// A word: its text, reading in katakana, cost, part of speech in six fields, and dictionary form if another.
    struct Word {
        var text: String
        var reading: String
        var cost: Int16
        var partOfSpeech: String
        var lemma: String?

        init(_ text: String, _ reading: String, _ cost: Int16, _ partOfSpeech: String, lemma: String? = nil) {
            self.text = text
            self.reading = reading
            self.cost = cost
            self.partOfSpeech = partOfSpeech
            self.lemma = lemma
        }
    }

    private var parts: [String] = []
    private var strings: [UInt16] = []
    private var entries = [UInt8](repeating: 0, count: 32)
    private var pointers: [UInt8] = [0]
    private var trie = [UInt32](repeating: 0, count: 4096)
    private var taken = [Bool](repeating: false, count: 4096)
    /// Bases in use: two nodes with one base would have each other's children.
    private var bases: Set<Int> = []
    /// The file.
    private(set) var data = Data()

    init(_ words: [Word]) {
        var numbers: [String: UInt32] = [:]
        var keys: [String: [UInt32]] = [:]
        for (index, word) in words.enumerated() {
            numbers[word.text] = UInt32(4 + 4 * index)
            keys[word.text, default: []].append(UInt32(4 + 4 * index))
        }
        for word in words { add(word, form: numbers[word.lemma ?? word.text] ?? 0) }
        var places: [[UInt8]: UInt32] = [:]
        for (key, list) in keys {
            places[Array(key.utf8)] = UInt32(pointers.count)
            append(list.count, to: &pointers)
            for (index, number) in list.enumerated() {
                append(Int(number) - (index == 0 ? 0 : Int(list[index - 1])), to: &pointers)
            }
        }
        taken[0] = true
        build(places, prefix: [], at: 0, label: 0)
        write()
    }

    private mutating func add(_ word: Word, form: UInt32) {
        if !parts.contains(word.partOfSpeech) { parts.append(word.partOfSpeech) }
        let part = UInt16(parts.firstIndex(of: word.partOfSpeech) ?? 0)
        for value in [1, 1, UInt16(bitPattern: word.cost), part] { append(value, to: &entries) }
        for text in [word.text, word.reading] {
            append(UInt32(text.utf16.count) << 27 | UInt32(strings.count), to: &entries)
            strings += Array(text.utf16)
        }
        for value in [form, form, 0, 0] as [UInt32] { append(value, to: &entries) }
    }

    /// Builds the double array below a prefix, whose cell is at a place.
    private mutating func build(_ keys: [[UInt8]: UInt32], prefix: [UInt8], at place: Int, label: UInt8) {
        let below = keys.keys.filter { $0.starts(with: prefix) && $0.count > prefix.count }
        let labels = Set(below.map { $0[prefix.count] })
        let leaf = keys[prefix]
        let needed = labels.map(Int.init) + (leaf == nil ? [] : [0])
        let base =
            (256..<trie.count).first { base in
                !bases.contains(base) && needed.allSatisfy { !taken[(base ^ $0) % 4096] }
            } ?? 256
        bases.insert(base)
        for label in needed { taken[base ^ label] = true }
        trie[place] = UInt32(place ^ base) << 10 | (leaf == nil ? 0 : 0x100) | UInt32(label)
        if let leaf { trie[base] = leaf | 0x8000_0000 }
        for label in labels { build(keys, prefix: prefix + [label], at: base ^ Int(label), label: label) }
    }

    private mutating func write() {
        var connections: [UInt8] = []
        append(UInt16(2), to: &connections)
        append(UInt16(2), to: &connections)
        connections += [UInt8](repeating: 0, count: 8)
        var partBytes: [UInt8] = []
        append(UInt16(parts.count), to: &partBytes)
        for field in parts.flatMap({ $0.split(separator: " ") }) {
            append(UInt16(field.utf16.count), to: &partBytes)
            for unit in field.utf16 { append(unit, to: &partBytes) }
        }
        var stringBytes: [UInt8] = []
        for unit in strings { append(unit, to: &stringBytes) }
        var trieBytes: [UInt8] = []
        for cell in trie { append(cell, to: &trieBytes) }
        let blocks = [
            ("ConnMatrix", connections), ("POS", partBytes), ("WordPointers", pointers), ("TrieIndex", trieBytes),
            ("Strings", stringBytes), ("Entries", entries),
        ]
        var header = Array("SudachiBinaryDic".utf8)
        for value in [1, 0, 0] as [UInt64] { append(value, to: &header) }
        header += [0, 0, 0, 0, 0]
        append(blocks.count, to: &header)
        var place = 1024
        for (name, bytes) in blocks {
            append(name.utf8.count, to: &header)
            header += Array(name.utf8)
            append(place, to: &header)
            append(bytes.count, to: &header)
            place += bytes.count
        }
        header += [UInt8](repeating: 0, count: 1024 - header.count)
        data = Data(header + blocks.flatMap(\.1))
    }

    private func append<Number: FixedWidthInteger>(_ value: Number, to bytes: inout [UInt8])
    where Number: UnsignedInteger {
        withUnsafeBytes(of: value.littleEndian) { bytes += Array($0) }
    }

    private func append(_ value: Int, to bytes: inout [UInt8]) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(value & 0x7F | 0x80))
            value >>= 7
        }
        bytes.append(UInt8(value))
    }
}
