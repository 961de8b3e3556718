import Foundation
import Model
import Segmentation

/// Every dictionary of Glossa, compiled into one memory-mapped file.
///
/// Look-ups read the mapped pages and allocate only what they return. A lexicon is immutable and may be used from
/// any number of threads. Where its file is damaged while it is open, look-ups find nothing or something wrong, and no
/// more than that; see ``LexiconPlace`` for how it is then opened anew.
public final class Lexicon: Sendable {
    let image: LexiconImage
    /// What the Chinese segmenter works on; nil in a lexicon that was compiled without Chinese.
    public let segmentationTables: SegmentationTables?
    /// What was compiled into it, for the About page.
    public let parts: [LexiconBuilder.Part]
    /// Whether this version of Glossa would compile the same sources to the same lexicon.
    public let isCurrent: Bool
    /// Changes whenever the lexicon does; part of the key of everything computed with it.
    public let fingerprint: String

    let words: MappedRecords<WordRecord>
    let readingRules: ReadingRules?

    /// Opens a compiled lexicon.
    ///
    /// - Throws: ``LexiconError`` when there is none, it is damaged, or another version made it.
    public init(path: String) throws(LexiconError) {
        let image = try LexiconImage(path: path)
        self.image = image
        let manifest = image.records(.manifest, as: UInt8.self)
        let told = try? JSONDecoder().decode(LexiconBuilder.Manifest.self, from: Data(manifest))
        parts = told?.parts ?? []
        isCurrent = told?.recipe == LexiconBuilder.recipe
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

    /// The file that was opened, as it was then.
    var identity: FileIdentity { image.identity }

    /// Whether the open file is still what it was when it was opened. One that was replaced by another is.
    var isUnchanged: Bool { image.isUnchanged }

    /// The entry with a number; nil where there is none, or none that can be read.
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

/// Records in mapped memory, which live as long as their image.
struct MappedRecords<Record>: @unchecked Sendable {
    private let buffer: UnsafeBufferPointer<Record>
    init(_ buffer: UnsafeBufferPointer<Record>) { self.buffer = buffer }
    /// Nil beyond the last.
    @inline(__always) subscript(index: Int) -> Record? { buffer[ifThere: index] }
}
