import Foundation
import Model
import Segmentation

/// All of Glossa's dictionaries, compiled into one memory-mapped file.
///
/// Look-ups read the mapped pages and allocate only their results. A lexicon is immutable and may be used from any
/// number of threads. If its file is damaged while it is open, look-ups find nothing or wrong results, but nothing
/// worse happens; see ``LexiconPlace`` for how it is then reopened.
public final class Lexicon: Sendable {
    let image: LexiconImage
    /// The tables of the Chinese segmenter; nil in a lexicon that was compiled without Chinese.
    public let segmentationTables: SegmentationTables?
    /// The data sets compiled into it, for the About page.
    public let parts: [LexiconBuilder.Part]
    /// A value that changes whenever the lexicon does; part of the key of everything computed from it.
    public let fingerprint: String

    private let manifest: LexiconBuilder.Manifest?
    let words: MappedRecords<WordRecord>
    let readingRules: ReadingRules?

    /// Opens a compiled lexicon.
    ///
    /// - Throws: ``LexiconError`` if it is missing or damaged, or if another version of Glossa compiled it.
    public init(path: String) throws(LexiconError) {
        let image = try LexiconImage(path: path)
        self.image = image
        let told = Data(image.records(.manifest, as: UInt8.self))
        manifest = try? JSONDecoder().decode(LexiconBuilder.Manifest.self, from: told)
        parts = manifest?.parts ?? []
        fingerprint = "\(LexiconHeader.version)-\(image.digest.prefix(8).hexadecimal)"
        words = MappedRecords(image.records(.words))
        segmentationTables = SegmentationTables(
            SegmentationSections(
                scalars: image.copy(.scalars), cells: image.copy(.trie), wordCosts: image.copy(.wordCosts),
                transitions: image.copy(.transitions), phraseSplits: image.copy(.phraseSplits),
                nameCosts: image.copy(.nameCosts), specialClasses: image.copy(.specialClasses)))
        readingRules = segmentationTables.map {
            ReadingRules(code: image.copy(.readingRules), scalars: $0.scalars)
        }
    }

    /// Returns whether this version of Glossa would compile the data sets in a folder to the same lexicon.
    public func isCurrent(with sources: URL) -> Bool {
        guard let manifest, manifest.recipe == LexiconBuilder.recipe else { return false }
        return manifest.sources == LexiconBuilder(sources: sources) { _ in }.sourcesDigest
    }

    /// The identity of the open file, as it was when opened.
    var identity: FileIdentity { image.identity }

    /// Whether the open file is unchanged. It still is if another file has replaced it.
    var isUnchanged: Bool { image.isUnchanged }

    /// The entry with the given number; nil if there is none, or if it cannot be read.
    func entry(_ number: UInt32) -> Entry? {
        guard let record = image.records(.entries, as: EntryRecord.self)[ifThere: Int(number)],
            let source = DictionarySource(rawValue: record.source), let text = image.entryText(record)
        else { return nil }
        let language: Language =
            switch source {
            case .ccCEDICT: .chinese
            case .edict, .kanjidic: .japanese
            case .wordNet, .gcide, .glossa: .english
            }
        return Entry(
            language: language, headword: text.headword,
            traditional: text.traditional.isEmpty ? text.headword : text.traditional, reading: text.reading,
            partOfSpeech: PartOfSpeechCode(rawValue: record.partOfSpeech)?.name, definitions: text.definitions,
            hsk2: record.hsk2 == 0 ? nil : Int(record.hsk2), hsk3: record.hsk3 == 0 ? nil : Int(record.hsk3),
            frequencyRank: record.rank == 0 ? nil : Int(record.rank), etymology: text.etymology,
            source: source.name)
    }
}

/// Records in mapped memory, valid for the lifetime of their image.
struct MappedRecords<Record>: @unchecked Sendable {
    private let buffer: UnsafeBufferPointer<Record>
    init(_ buffer: UnsafeBufferPointer<Record>) { self.buffer = buffer }
    /// Nil beyond the end.
    @inline(__always) subscript(index: Int) -> Record? { buffer[ifThere: index] }
}
