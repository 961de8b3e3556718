import Model
import Phonology

/// A dictionary that a learner brought, compiled into one block of memory.
///
/// It has the sorted indexes of the lexicon and is as safe to read: damaged bytes find nothing. It is immutable and may be
/// used from any number of threads.
public final class DictionaryImage: Sendable {
    /// Increased whenever the layout or the meaning of a section changes. It is not that of the lexicon, because what a
    /// learner brought cannot be compiled again without the learner.
    package static let formatVersion: UInt32 = 1

    /// What a record holds, in its field `source`.
    package enum Content: UInt8 {
        case entry = 1
        /// The text of the fact is the definition of the record.
        case frequency = 2
        case pitch = 3
        case pronunciation = 4
    }

    private let image: LexiconImage

    public init(_ image: LexiconImage) { self.image = image }

    private var headwords: SortedIndex { SortedIndex(image, .broughtHeadwords) }

    /// The key of a headword: in any case, as English is looked up.
    package static func key(_ headword: String) -> String { headword.lowercased() }

    private func record(_ number: UInt32) -> EntryRecord? {
        image.records(.entries, as: EntryRecord.self)[ifThere: number]
    }

    /// The entries under a headword, or under a reading in kana.
    func numbers(of headword: String) -> UnsafeBufferPointer<UInt32> { headwords.find(Self.key(headword)) }

    /// Whether any headword begins with a text of one language in lower case.
    func hasHeadword(beginningWith prefix: String) -> Bool { !headwords.range(prefix: prefix).isEmpty }

    /// The entries whose headword begins with a text, in the order of the headwords.
    func numbers(beginningWith prefix: String, limit: Int) -> [UInt32] {
        guard !prefix.isEmpty else { return [] }
        let index = headwords
        return Self.first(limit, in: index.range(prefix: Self.key(prefix)), of: index) { _ in true }
    }

    func numbers(matching pattern: WildcardPattern, limit: Int) -> [UInt32] {
        let index = headwords
        let keys = pattern.prefix.isEmpty ? 0..<index.count : index.range(prefix: pattern.prefix)
        return Self.first(limit, in: keys, of: index) { pattern.matches(index.key($0)) }
    }

    private static func first(
        _ limit: Int, in keys: Range<Int>, of index: SortedIndex, where isWanted: (Int) -> Bool
    ) -> [UInt32] {
        var found: [UInt32] = []
        for key in keys where isWanted(key) {
            found += index.found(key)
            if found.count >= limit { break }
        }
        return Array(found.prefix(limit))
    }

    /// The entries with a reading in pinyin, with or without tones.
    func numbers(readAs reading: String) -> UnsafeBufferPointer<UInt32> {
        SortedIndex(image, .broughtReadings).find(Lexicon.readingKey(reading))
    }

    /// Whether an entry is that of a verb or an adjective, or of a word that the dictionary does not classify.
    func contains(_ headword: String, inflectedAs kind: InflectionClass) -> Bool {
        numbers(of: headword).contains { number in
            record(number).map { kind.fits($0.partOfSpeech) } ?? false
        }
    }

    /// The entry with a number; nil if there is none, or if it cannot be read.
    ///
    /// - Parameter source: The name of the dictionary.
    func entry(_ number: UInt32, in language: Language, source: String) -> Entry? {
        guard let text = text(number, of: .entry) else { return nil }
        var entry = Entry(
            language: language, headword: text.headword,
            traditional: text.traditional.isEmpty ? text.headword : text.traditional, reading: text.reading,
            definitions: text.definitions, source: source)
        entry.isBrought = true
        return entry
    }

    private func text(_ number: UInt32, of content: Content) -> EntryText? {
        guard let record = record(number), record.source == content.rawValue else { return nil }
        return image.entryText(record)
    }

    /// The frequencies, accents and pronunciations of a headword.
    ///
    /// - Parameter source: The name of the dictionary.
    func facts(of headword: String, source: String) -> [WordFact] {
        var facts: [WordFact] = []
        for number in SortedIndex(image, .broughtFacts).find(Self.key(headword)) {
            guard let record = record(number), let content = Content(rawValue: record.source),
                let text = image.entryText(record), let value = text.definitions.first
            else { continue }
            let kind: WordFact.Kind
            switch content {
            case .entry: continue
            case .frequency: kind = .frequency(value)
            case .pitch:
                guard let drop = Int(value), (0...WordFact.lastMora).contains(drop) else { continue }
                kind = .pitch(drop)
            case .pronunciation: kind = .pronunciation(value)
            }
            facts.append(WordFact(dictionary: source, reading: text.reading, kind: kind))
        }
        return facts
    }

    /// The headword of an entry, for telling its language.
    func headword(_ number: UInt32) -> String? { text(number, of: .entry)?.headword }
}
