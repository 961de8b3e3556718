import Model
import Segmentation

/// All of Glossa's dictionaries, compiled into one block of memory.
///
/// Look-ups read the memory in place and allocate only their results. A lexicon is immutable and may be used from any
/// number of threads. If its memory is damaged, look-ups find nothing or wrong results, but nothing worse happens.
///
/// On a server it is a memory-mapped file (`LexiconFile`); in a browser, the sections that were loaded.
public final class Lexicon: Sendable {
    /// Where it is read from.
    public let image: LexiconImage
    /// The tables of the Chinese segmenter; nil in a lexicon that was compiled without Chinese.
    public let segmentationTables: SegmentationTables?
    /// The tables of the Japanese lattice; nil in a lexicon that was compiled without its dictionary.
    public let japaneseTables: JapaneseTables?
    /// The data sets compiled into it, for the About page.
    public let parts: [CompiledDataSet]
    /// Identifies everything of Glossa's own that went into it.
    public let recipe: String
    /// A value that changes whenever the lexicon does; part of the key of everything computed from it.
    public let fingerprint: String

    let words: ImageRecords<WordRecord>
    let readingRules: ReadingRules?
    /// Rules that choose a gloss by the context of a word.
    let senseRules: ReadingRules?
    let facts: Facts
    /// The names of the segmenter's word classes, in the order of their numbers.
    let wordClasses: [String]

    /// Opens a compiled lexicon.
    ///
    /// - Parameter fingerprint: Differs from that of every other lexicon: a digest of its contents.
    public init(image: LexiconImage, fingerprint: String) {
        self.image = image
        self.fingerprint = fingerprint
        let manifest = Manifest(image.records(.manifest))
        parts = manifest.dataSets
        recipe = manifest.recipe
        words = ImageRecords(image.records(.words))
        facts = Facts(image)
        segmentationTables = SegmentationTables(
            SegmentationSections(
                scalars: image.records(.scalars), cells: image.records(.trie), wordCosts: image.records(.wordCosts),
                transitions: image.records(.transitions), phraseSplits: image.records(.phraseSplits),
                nameCosts: image.records(.nameCosts), specialClasses: image.records(.specialClasses)))
        japaneseTables = JapaneseTables(
            trie: image.records(.japaneseTrie), words: image.records(.japaneseWords),
            readings: image.records(.japaneseReadings), connections: image.records(.japaneseConnections),
            unknown: image.records(.japaneseUnknown))
        wordClasses = image.records(.wordClasses, as: UInt8.self).split(separator: UInt8(ascii: " ")).map {
            String(decoding: $0, as: UTF8.self)
        }
        readingRules = segmentationTables.map { ReadingRules(code: image.records(.readingRules), tables: $0) }
        senseRules = segmentationTables.map { ReadingRules(code: image.records(.senseRules), tables: $0) }
    }

    /// The parts of speech of the Japanese lattice by number, each with six fields in its dictionary's terms.
    package var japanesePartsOfSpeech: [[String]] {
        image.records(.japanesePartsOfSpeech, as: UInt8.self).split(separator: UInt8(ascii: "\n")).map { line in
            line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The dictionary form of a word of the lattice; nil if that is the word itself.
    package func lemma(of word: JapaneseWordRecord) -> String? {
        word.lemma == 0 ? nil : image.string(word.lemma)
    }

    /// The entry with the given number; nil if there is none, or if it cannot be read.
    func entry(_ number: UInt32) -> Entry? {
        guard let record = record(number), let source = DictionarySource(rawValue: record.source),
            let text = image.entryText(record)
        else { return nil }
        let language: Language =
            switch source {
            case .ccCEDICT, .glossaChinese: .chinese
            case .jmdict, .kanjidic, .glossaJapanese: .japanese
            case .wordNet, .gcide, .glossa: .english
            }
        func level(_ number: UInt8, in others: Language) -> Int? {
            number == 0 || language != others ? nil : Int(number)
        }
        var entry = Entry(
            language: language, headword: text.headword,
            traditional: text.traditional.isEmpty ? text.headword : text.traditional, reading: text.reading,
            partOfSpeech: PartOfSpeechCode(rawValue: record.partOfSpeech)?.name, definitions: text.definitions,
            hsk2: level(record.hsk2, in: .chinese), hsk3: level(record.hsk3, in: .chinese),
            jlpt: level(record.jlpt, in: .japanese),
            frequencyRank: record.rank == 0 ? nil : Int(min(record.rank, 0x7FFF_FFFF)), etymology: text.etymology,
            source: source.name)
        entry.isName = language == .english && record.isName
        return entry
    }
}

/// Records in an image's memory, valid for the lifetime of the image.
struct ImageRecords<Record>: @unchecked Sendable {
    private let buffer: UnsafeBufferPointer<Record>
    init(_ buffer: UnsafeBufferPointer<Record>) { self.buffer = buffer }
    /// The record of a number plus one, as the image refers to it; nil beyond the end. A damaged image may
    /// contain any number, including one that a 32-bit `Int` cannot hold.
    @inline(__always) subscript(oneBased number: UInt32) -> Record? { buffer[ifThere: number &- 1] }
}
