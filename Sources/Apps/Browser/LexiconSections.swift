import Segmentation

/// The sections of a compiled lexicon that the segmenter needs, as the client copied them into the module's memory.
///
/// The numbers are those of `LexiconSection` in `Host/Lexicon` and appear in the file's header.
final class LexiconSections {
    enum Section: Int32 {
        case scalars = 10
        case trie = 11
        case transitions = 12
        case phraseSplits = 13
        case nameCosts = 14
        case specialClasses = 15
        case wordCosts = 21
    }

    private var sections: [Int32: UnsafeRawBufferPointer] = [:]

    func add(_ section: Section, _ bytes: UnsafeRawBufferPointer) { sections[section.rawValue] = bytes }

    /// Nil while a section is missing or damaged.
    var tables: SegmentationTables? {
        SegmentationTables(
            SegmentationSections(
                scalars: records(.scalars), cells: records(.trie), wordCosts: records(.wordCosts),
                transitions: records(.transitions), phraseSplits: records(.phraseSplits),
                nameCosts: records(.nameCosts), specialClasses: records(.specialClasses)))
    }

    private func records<Record>(_ section: Section, as type: Record.Type = Record.self) -> UnsafeBufferPointer<Record>
    {
        sections[section.rawValue]?.bindMemory(to: type) ?? UnsafeBufferPointer(start: nil, count: 0)
    }
}
