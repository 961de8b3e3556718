import Foundation
import Lexicon
import Model

/// Collects the entries of all languages and their indexes.
struct EntryTable {
    /// A dictionary entry.
    struct Item {
        var headword: String
        /// Empty if it is the same as the headword.
        var traditional = ""
        var reading = ""
        var etymology = ""
        var definitions: [String]
        /// The frequency rank, 1 for the commonest; 0 if it was not counted.
        var rank: UInt32 = 0
        /// The levels of a Chinese word in the HSK lists; 0 for none.
        var hsk2 = 0
        var hsk3 = 0
        /// The level of a Japanese word in the JLPT, and the kinds of its senses.
        var jlpt = 0
        var kinds: PartOfSpeechCode.Kinds = []
        /// Whether an English word is a name.
        var isName = false
        var partOfSpeech = PartOfSpeechCode.none
        var source: DictionarySource
    }

    private(set) var records: [EntryRecord] = []
    private var texts: [UInt8] = []
    private var indexes: [LexiconSection: IndexBuilder] = [:]

    /// The most entries under one key.
    private static let mostPerKey = 200

    /// Adds an entry and returns its number.
    mutating func add(_ item: Item) -> UInt32 {
        let start = texts.count
        EntryText.append(
            headword: item.headword, traditional: item.traditional, reading: item.reading, etymology: item.etymology,
            item.definitions, to: &texts)
        records.append(
            EntryRecord(
                text: UInt32(start), length: UInt32(texts.count - start), rank: item.rank,
                hsk2: UInt8(max(item.hsk2, item.jlpt)),
                hsk3: max(UInt8(item.hsk3), item.kinds.rawValue, item.isName ? 1 : 0),
                partOfSpeech: item.partOfSpeech.rawValue,
                source: item.source.rawValue))
        return UInt32(records.count - 1)
    }

    /// The headword, the reading and the definitions of an entry.
    func text(of record: EntryRecord) -> (headword: String, reading: String, definitions: [String]) {
        let range = Int(record.text)..<Int(record.text) + Int(record.length)
        guard let text = texts.withUnsafeBufferPointer({ EntryText(UnsafeBufferPointer(rebasing: $0[range])) }) else {
            return ("", "", [])
        }
        return (text.headword, text.reading, text.definitions)
    }

    /// Indexes an entry under `key`: cheaper entries come first, and equally cheap ones in the order of insertion.
    mutating func index(_ section: LexiconSection, _ key: String, entry: UInt32, cost: Float = 0) {
        indexes[section, default: IndexBuilder()].add(key, entry, cost: cost)
    }

    /// Indexes an entry by the English words in its definitions.
    ///
    /// A sense that is exactly the word fits best, an early sense better than a late one, a common word better than a
    /// rare one; that is how "book" finds 书 before 订 and 本.
    ///
    /// - Parameters:
    ///   - rank: The frequency rank; 0 if there is none.
    ///   - level: The HSK level; 7 for a word without one. Words that learners meet first come first.
    mutating func indexMeanings(
        _ section: LexiconSection, definitions: [String], entry: UInt32, rank: UInt32, level: Int = 7,
        isName: Bool = false
    ) {
        // A word with one meaning fits better than one that has others as well: "teacher" is 老师 before 先生.
        let glosses = definitions.reduce(0) { count, definition in
            MeasureWords.isList(definition) ? count : count + definition.split(separator: ";").count
        }
        let spread = Float(min(max(glosses, 1), 6) - 1) * 0.1
        let commonness =
            Float(rank == 0 ? 6 : log10(Double(rank)) * 1.1) + (isName ? 4 : 0) + spread + Float(level) * 0.12
        for (position, definition) in definitions.prefix(12).enumerated() {
            if MeasureWords.isList(definition) || SenseStanding.isVariant(definition) { continue }
            let later: Float = position == 0 ? 0 : 1 + Float(position) * 0.4
            for (synonym, part) in definition.split(whereSeparator: { $0 == ";" || $0 == "," }).enumerated() {
                let sense = MeaningKey(part)
                guard !sense.words.isEmpty else { continue }
                let cost =
                    commonness + later + Float(min(synonym, 4)) * 0.2 + (sense.hadTo ? 0.6 : 0)
                    + (sense.hadRemark ? 0.5 : 0)
                if sense.words.count <= 5 {
                    indexes[section, default: IndexBuilder()].add(sense.whole, entry, cost: cost)
                }
                for word in sense.words where sense.words.count > 1 && !MeaningKey.stopWords.contains(word) {
                    indexes[section, default: IndexBuilder()].add(
                        word, entry, cost: cost + 3 + Float(sense.words.count) * 0.4)
                }
            }
        }
    }

    /// Writes the entries and the indexes.
    func write(to writer: inout LexiconWriter) {
        writer.add(.entries, records)
        writer.add(.entryTexts, texts)
        for section in LexiconSection.indexes {
            guard let index = indexes[section] else { continue }
            writer.addIndex(
                section,
                index.sections(limit: Self.mostPerKey) { number in
                    section.findsEntries ? records[Int(number)].rank : 0
                })
        }
    }
}
