import Foundation
import Lexicon
import LexiconFile
import Model
import Phonology

/// A dictionary is larger than any that people make: it is compiled from the same text again and again, or not from words.
public struct DictionaryTooLarge: Error, Hashable, Sendable {}

/// Compiles a dictionary that a learner brings into a file of its own, with the indexes of the lexicon.
public struct DictionaryCompiler {
    private var records: [EntryRecord] = []
    private var texts: [UInt8] = []
    private var headwords = IndexBuilder()
    private var facts = IndexBuilder()
    private var readings = IndexBuilder()
    private var census = HeadwordCensus()
    public private(set) var entryCount = 0
    public private(set) var factCount = 0

    /// The longest headword or reading, in bytes; longer ones are left out.
    public static let longestHeadword = 199
    /// The longest text of an entry in bytes; the rest is cut off.
    private static let longestText = 1 << 16
    /// The most entries under one key.
    private static let mostPerKey = 200
    /// The most bytes of all texts. Dictionaries of 300,000 entries have 20 to 150 MB.
    public static let mostText = 256 << 20
    /// The most entries, facts and keys together. Dictionaries of 300,000 entries have about a million.
    public static let mostItems = 8_000_000

    private let mostText: Int
    private let mostItems: Int
    private var keyCount = 0

    public init() { self.init(mostText: Self.mostText, mostItems: Self.mostItems) }

    /// - Parameters:
    ///   - mostText: The most bytes of all texts, at most ``mostText``.
    ///   - mostItems: The most entries, facts and keys together.
    init(mostText: Int, mostItems: Int) {
        self.mostText = min(mostText, Self.mostText)
        self.mostItems = mostItems
    }

    /// The languages of the headwords, by their script and that of their readings.
    public var languages: [Language] { census.languages }

    /// Adds an entry; nothing if it has no headword, or no definition.
    ///
    /// - Throws: If the dictionary becomes larger than ``mostText`` or ``mostItems``. The compiler is of no use then.
    public mutating func add(_ entry: BroughtEntry) throws(DictionaryTooLarge) {
        let headword = Self.field(entry.headword)
        let definitions = entry.definitions.map { Self.field($0) }.filter { !$0.isEmpty }
        guard Self.isKey(headword), !definitions.isEmpty else { return }
        let reading = Self.short(entry.reading)
        let number = try record(
            headword, traditional: Self.short(entry.traditional), reading: reading, definitions, .entry,
            entry.partOfSpeech)
        entryCount += 1
        census.count(headword, reading)
        let cost = -entry.score
        var keys: Set<String> = []
        for form in [headword, entry.traditional] + entry.otherForms {
            let key = DictionaryImage.key(Self.field(form))
            guard !key.isEmpty, keys.insert(key).inserted else { continue }
            try countKey()
            headwords.add(key, number, cost: cost)
        }
        guard !reading.isEmpty else { return }
        if reading.unicodeScalars.allSatisfy({ Kana.isKana($0) || $0 == "ー" }) {
            // After the entries of which it is the headword.
            if keys.insert(reading).inserted { headwords.add(reading, number, cost: cost + 1e6) }
        } else if headword.unicodeScalars.contains(where: { $0.isEastAsian }), Pinyin.syllables(reading) != nil {
            for key in Set([Pinyin.key(reading), Pinyin.tonedKey(reading)]) { readings.add(key, number, cost: cost) }
        }
    }

    /// Adds a frequency, an accent or a pronunciation.
    ///
    /// - Throws: As for an entry.
    public mutating func add(_ fact: BroughtFact) throws(DictionaryTooLarge) {
        let headword = Self.field(fact.headword)
        guard Self.isKey(headword) else { return }
        let (content, value): (DictionaryImage.Content, String) =
            switch fact.kind {
            case .frequency(let text): (.frequency, Self.field(text))
            case .pitch(let drop): (.pitch, String(drop))
            case .pronunciation(let text): (.pronunciation, Self.field(text))
            }
        let reading = Self.short(fact.reading)
        // Without its reading it would hold for all of them.
        guard !value.isEmpty, value.utf8.count <= Self.longestHeadword, reading.isEmpty == fact.reading.isEmpty
        else { return }
        let number = try record(headword, traditional: "", reading: reading, [value], content, .none)
        factCount += 1
        census.count(headword, Self.field(fact.reading))
        facts.add(DictionaryImage.key(headword), number)
    }

    private mutating func record(
        _ headword: String, traditional: String, reading: String, _ definitions: [String],
        _ content: DictionaryImage.Content, _ partOfSpeech: PartOfSpeechCode
    ) throws(DictionaryTooLarge) -> UInt32 {
        let start = texts.count
        // A record adds less than two of the longest texts, so that all offsets fit their 32 bits.
        guard start < mostText, records.count + keyCount < mostItems else { throw DictionaryTooLarge() }
        // What is cut off is beyond the longest text.
        let written = [headword, traditional == headword ? "" : traditional, reading]
        var left = Self.longestText - written.reduce(4) { $0 + $1.utf8.count }
        var kept: [String] = []
        for definition in definitions {
            guard left > definition.utf8.count || kept.isEmpty else { break }
            kept.append(definition.utf8.count < left ? definition : definition.cut(toBytes: left))
            left -= definition.utf8.count + (kept.count > 1 ? 1 : 0)
        }
        EntryText.append(
            headword: written[0], traditional: written[1], reading: written[2], kept, to: &texts)
        records.append(
            EntryRecord(
                text: UInt32(start), length: UInt32(texts.count - start), rank: 0, hsk2: 0, hsk3: 0,
                partOfSpeech: partOfSpeech.rawValue, source: content.rawValue))
        return UInt32(records.count - 1)
    }

    private mutating func countKey() throws(DictionaryTooLarge) {
        keyCount += 1
        guard records.count + keyCount <= mostItems else { throw DictionaryTooLarge() }
    }

    /// Writes the file, whole or not at all.
    ///
    /// - Throws: Errors of the file system, as they are.
    public func write(to url: URL) throws {
        var writer = LexiconWriter()
        writer.add(.entries, records)
        writer.add(.entryTexts, texts)
        for (section, index) in [
            (LexiconSection.broughtHeadwords, headwords), (.broughtFacts, facts), (.broughtReadings, readings),
        ] {
            writer.addIndex(section, index.sections(limit: Self.mostPerKey) { _ in 0 })
        }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try writer.write(to: url, as: .dictionary)
    }

    private static func isKey(_ text: String) -> Bool { (1...longestHeadword).contains(text.utf8.count) }

    /// A field that is not longer than a headword; empty if it is.
    private static func short(_ text: String) -> String {
        let field = field(text)
        return field.utf8.count <= longestHeadword ? field : ""
    }

    /// A text without the characters that separate fields, and without space at its ends.
    private static func field(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 }
        return (isPlain ? text : String(text.map { $0.isControl ? " " : $0 })).trimmingWhitespace
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.value < 0x20 } }
}

extension String {
    /// As many of its scalars as fit a number of bytes.
    fileprivate func cut(toBytes limit: Int) -> String {
        var cut = UnicodeScalarView()
        var length = 0
        for scalar in unicodeScalars {
            length += UTF8.width(scalar)
            guard length < limit else { break }
            cut.append(scalar)
        }
        return String(cut)
    }
}

/// Counts the scripts of headwords. What is read in kana counts as written in it: kanji alone could be Chinese.
private struct HeadwordCensus {
    private var kana = 0
    private var han = 0
    private var latin = 0

    mutating func count(_ headword: String, _ reading: String) {
        guard !reading.unicodeScalars.contains(where: Kana.isKana) else {
            kana += 1
            return
        }
        var hasHan = false
        for scalar in headword.unicodeScalars {
            if Kana.isKana(scalar) {
                kana += 1
                return
            }
            if scalar.isEastAsian { hasHan = true }
        }
        if hasHan { han += 1 } else { latin += 1 }
    }

    /// One word in twenty makes a language; words of Han characters alone are Japanese if there are words in kana, too.
    var languages: [Language] {
        let least = max(1, (kana + han + latin) / 20)
        var languages: [Language] = []
        if han >= least, kana < least { languages.append(.chinese) }
        if kana >= least { languages.append(.japanese) }
        if latin >= least { languages.append(.english) }
        return languages
    }
}
