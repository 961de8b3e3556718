import Foundation
import Lexicon
import LexiconFile
import Segmentation

/// Compiles Sudachi's dictionary into the tables of the Japanese lattice.
struct LatticeCompiler {
    let sources: LexiconBuilder
    let report: (String) -> Void

    /// Adds the tables, or nothing if the dictionary has not been fetched.
    ///
    /// - Throws: ``LexiconError/unreadable(path:reason:)`` if it is damaged or of another format.
    func compile(into writer: inout LexiconWriter, note: (DataSet, Int) -> Void) throws(LexiconError) {
        guard let file = sources.file(Self.file), let data = sources.data(Self.file) else { return }
        report("Reading the Japanese dictionary for segmentation")
        guard let dictionary = SudachiDictionary(data), let connections = dictionary.connections,
            let parts = dictionary.partsOfSpeech, parts.count < Int(JapaneseWordRecord.lastBit)
        else { throw .unreadable(path: file.path, reason: "it is not a dictionary of Sudachi, version 1") }
        var words = WordList(dictionary: dictionary, partsOfSpeech: parts.count)
        var trie = dictionary.trie
        // In a double array of this kind, cells with the highest bit are values. What a text asks for most comes first, and
        // so lies in few pages of memory.
        let cells = trie.indices.filter { trie[$0] & 0x8000_0000 != 0 }
            .map { (cell: $0, pointer: trie[$0] & 0x7FFF_FFFF) }
            .map { (cell: $0.cell, pointer: $0.pointer, rarity: words.rarity(at: $0.pointer)) }
            .sorted { ($0.rarity, $0.cell) < ($1.rarity, $1.cell) }
        for cell in cells { trie[cell.cell] = 0x8000_0000 | words.add(cell.pointer, &writer) }
        guard trie.count > 256, !words.records.isEmpty else {
            throw .unreadable(path: file.path, reason: "it has no words")
        }
        let numbers = ConnectionNumbers(connections, words: words.records)
        writer.add(.japaneseTrie, trie)
        writer.add(.japaneseWords, words.records.map { $0.numbered(numbers.row($0.left), numbers.column($0.right)) })
        writer.add(.japaneseReadings, words.readings)
        writer.add(.japaneseConnections, numbers.connections)
        writer.add(
            .japanesePartsOfSpeech, Array(parts.map { $0.joined(separator: "\t") }.joined(separator: "\n").utf8))
        writer.add(
            .japaneseUnknown,
            UnknownWords.records(partsOfSpeech: parts)
                .map { $0.numbered(numbers.row($0.left), numbers.column($0.right)) })
        note(.sudachi, words.records.count)
    }

    static let file = "sudachi.dic"
}

extension JapaneseWordRecord {
    /// The word with other numbers of its connections.
    fileprivate func numbered(_ left: UInt16, _ right: UInt16) -> Self {
        var word = self
        (word.left, word.right) = (left, right)
        return word
    }
}

extension JapaneseUnknownRecord {
    /// The same with other numbers of its connections.
    fileprivate func numbered(_ left: UInt16, _ right: UInt16) -> Self {
        var word = self
        (word.left, word.right) = (left, right)
        return word
    }
}

/// The words of the lattice.
private struct WordList {
    let dictionary: SudachiDictionary
    let partsOfSpeech: Int
    private(set) var records: [JapaneseWordRecord] = []
    /// Offset 0 is no reading.
    private(set) var readings: [UInt8] = [0]
    private var known: [[UInt8]: UInt32] = [:]

    init(dictionary: SudachiDictionary, partsOfSpeech: Int) {
        self.dictionary = dictionary
        self.partsOfSpeech = partsOfSpeech
    }

    /// How rarely a text asks for the words that are written alike: by the cost of the commonest, and by their length, since
    /// every text has the characters of short ones.
    func rarity(at pointer: UInt32) -> Int {
        dictionary.entries(at: pointer).compactMap { dictionary.word($0) }
            .map { Int($0.cost) + dictionary.string($0.headword).count * Self.costOfLength }
            .min() ?? .max
    }

    private static let costOfLength = 4000

    /// Adds the words that are written alike.
    ///
    /// - Returns: The number of the first; a number that no word has if there are none.
    mutating func add(_ pointer: UInt32, _ writer: inout LexiconWriter) -> UInt32 {
        let first = records.count
        for entry in dictionary.entries(at: pointer) {
            // A word with a negative number on the left is never found by itself.
            guard let word = dictionary.word(entry), word.left < 0x8000, word.right < 0x8000,
                Int(word.partOfSpeech) < partsOfSpeech
            else { continue }
            var lemma: UInt32 = 0
            if word.dictionaryForm != entry, let form = dictionary.word(word.dictionaryForm),
                form.headword != word.headword
            {
                lemma = writer.string(String(decoding: dictionary.string(form.headword), as: UTF16.self))
            }
            records.append(
                JapaneseWordRecord(
                    left: word.left, right: word.right, cost: word.cost, partOfSpeech: word.partOfSpeech,
                    reading: reading(word.reading), lemma: lemma))
        }
        guard records.count > first else { return 0x7FFF_FFFF }
        records[records.count - 1].partOfSpeech |= JapaneseWordRecord.lastBit
        return UInt32(first)
    }

    /// The offset of a reading, in bytes that stand for katakana; 0 if it is not written in katakana.
    private mutating func reading(_ pointer: UInt32) -> UInt32 {
        let units = dictionary.string(pointer)
        guard !units.isEmpty, units.count < 256, units.allSatisfy({ (0x30A1...0x30FE).contains($0) }) else { return 0 }
        let bytes = units.map { UInt8($0 - 0x30A0) }
        if let offset = known[bytes] { return offset }
        let offset = UInt32(readings.count)
        readings.append(UInt8(bytes.count))
        readings.append(contentsOf: bytes)
        known[bytes] = offset
        return offset
    }
}
