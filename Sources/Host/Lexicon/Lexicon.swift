import Foundation
import Model
import Segmentation

/// Every dictionary of Glossa, compiled into one memory-mapped file.
///
/// Look-ups read the mapped pages and allocate only what they return. A lexicon is immutable and may be used from
/// any number of threads.
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

    let words: UncheckedBuffer<WordRecord>
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
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let modified = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        fingerprint = "\(LexiconHeader.version)-\(Int(modified * 1000))"
        words = UncheckedBuffer(image.records(.words))
        let scalars = image.records(.scalars, as: UInt32.self)
        let cells = image.records(.trie, as: TrieCell.self)
        let special = image.records(.specialClasses, as: UInt8.self)
        let phrases = image.records(.phraseSplits, as: UInt32.self)
        let names = image.records(.nameCosts, as: NameCosts.self)
        let costs = image.records(.wordCosts, as: WordCost.self)
        if let scalars = scalars.baseAddress, let costBase = costs.baseAddress, let cellBase = cells.baseAddress,
            special.count == 6,
            let transitions = image.records(.transitions, as: Int16.self).baseAddress, let nameBase = names.baseAddress
        {
            segmentationTables = SegmentationTables(
                scalars: scalars, cells: cellBase, cellCount: cells.count, wordCosts: costBase,
                wordCount: UInt32(costs.count - 1 - phrases.count), transitions: transitions,
                classCount: Int(special[5]), phraseSplits: phrases.baseAddress ?? scalars, phraseCount: phrases.count,
                nameCosts: nameBase, codeCount: names.count,
                classes: SpecialClasses(
                    edge: special[0], number: special[1], latin: special[2], name: special[3], unknown: special[4]))
            readingRules = image.records(.readingRules, as: UInt32.self).baseAddress.map {
                ReadingRules(code: $0, scalars: scalars)
            }
        } else {
            segmentationTables = nil
            readingRules = nil
        }
    }

    /// The entry with a number.
    func entry(_ number: UInt32) -> Entry {
        let record = image.records(.entries, as: EntryRecord.self)[Int(number)]
        let source = DictionarySource(rawValue: record.source) ?? .ccCEDICT
        let language: Language =
            switch source {
            case .ccCEDICT: .chinese
            case .edict, .kanjidic: .japanese
            case .wordNet, .gcide, .glossa: .english
            }
        let text = image.entryText(record)
        return Entry(
            language: language, headword: text.headword,
            traditional: text.traditional.isEmpty ? text.headword : text.traditional, reading: text.reading,
            partOfSpeech: PartOfSpeechCode(rawValue: record.partOfSpeech)?.name, definitions: text.definitions,
            hsk2: record.hsk2 == 0 ? nil : Int(record.hsk2), hsk3: record.hsk3 == 0 ? nil : Int(record.hsk3),
            frequencyRank: record.rank == 0 ? nil : Int(record.rank), etymology: text.etymology,
            source: source.name)
    }
}

/// A buffer in mapped memory, which never changes and lives as long as its image.
struct UncheckedBuffer<Element>: @unchecked Sendable {
    let buffer: UnsafeBufferPointer<Element>
    init(_ buffer: UnsafeBufferPointer<Element>) { self.buffer = buffer }
    @inline(__always) subscript(index: Int) -> Element { buffer[index] }
    var count: Int { buffer.count }
}
