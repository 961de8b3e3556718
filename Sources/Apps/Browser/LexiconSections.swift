import Segmentation

/// The sections of a compiled lexicon that the segmenter needs, as a client copied them into the module's memory.
///
/// The numbers are those of `LexiconSection` in `Host/Lexicon`, and stand in the file's header.
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

    /// Nil while a section is missing.
    var tables: SegmentationTables? {
        let classes = records(.specialClasses, as: UInt8.self)
        let phrases = records(.phraseSplits, as: UInt32.self)
        let costs = records(.wordCosts, as: WordCost.self)
        let cells = records(.trie, as: TrieCell.self)
        let names = records(.nameCosts, as: NameCosts.self)
        guard classes.count == 6, let scalars = records(.scalars, as: UInt32.self).baseAddress,
            let transitions = records(.transitions, as: Int16.self).baseAddress, let cellBase = cells.baseAddress,
            let costBase = costs.baseAddress, let nameBase = names.baseAddress
        else { return nil }
        return SegmentationTables(
            scalars: scalars, cells: cellBase, cellCount: cells.count, wordCosts: costBase,
            wordCount: UInt32(costs.count - 1 - phrases.count), transitions: transitions, classCount: Int(classes[5]),
            phraseSplits: phrases.baseAddress ?? scalars, phraseCount: phrases.count, nameCosts: nameBase,
            codeCount: names.count,
            classes: SpecialClasses(
                edge: classes[0], number: classes[1], latin: classes[2], name: classes[3], unknown: classes[4]))
    }

    private func records<Record>(_ section: Section, as type: Record.Type) -> UnsafeBufferPointer<Record> {
        sections[section.rawValue]?.bindMemory(to: type) ?? UnsafeBufferPointer(start: nil, count: 0)
    }
}
