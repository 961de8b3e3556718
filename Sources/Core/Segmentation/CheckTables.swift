/// The sections of a compiled lexicon, unvalidated, from which ``SegmentationTables`` are made.
public struct SegmentationSections {
    public var scalars: UnsafeBufferPointer<UInt32>
    public var cells: UnsafeBufferPointer<TrieCell>
    public var wordCosts: UnsafeBufferPointer<WordCost>
    public var transitions: UnsafeBufferPointer<Int16>
    public var phraseSplits: UnsafeBufferPointer<UInt32>
    public var nameCosts: UnsafeBufferPointer<NameCosts>
    /// The classes of ``SpecialClasses`` in order, followed by the number of all classes.
    public var specialClasses: UnsafeBufferPointer<UInt8>

    package init(
        scalars: UnsafeBufferPointer<UInt32>, cells: UnsafeBufferPointer<TrieCell>,
        wordCosts: UnsafeBufferPointer<WordCost>, transitions: UnsafeBufferPointer<Int16>,
        phraseSplits: UnsafeBufferPointer<UInt32>, nameCosts: UnsafeBufferPointer<NameCosts>,
        specialClasses: UnsafeBufferPointer<UInt8>
    ) {
        self.scalars = scalars
        self.cells = cells
        self.wordCosts = wordCosts
        self.transitions = transitions
        self.phraseSplits = phraseSplits
        self.nameCosts = nameCosts
        self.specialClasses = specialClasses
    }
}

extension SegmentationTables {
    /// Creates tables over the sections of a lexicon, after validating every value that the segmenter follows.
    ///
    /// The segmenter reads its tables without bounds checks, because those reads dominate its run time. Out-of-range
    /// numbers must therefore be found here: damaged tables may give wrong words, but never lead to reads or writes
    /// outside their memory.
    ///
    /// - Returns: Nil if a section is missing, too short, or holds a number out of range for another.
    package init?(_ sections: SegmentationSections) {
        let special = sections.specialClasses
        guard special.count == 6, special[5] > 0, special[..<5].allSatisfy({ $0 < special[5] }) else { return nil }
        let classCount = Int(special[5])
        let codeCount = sections.nameCosts.count
        let phraseCount = sections.phraseSplits.count
        let costCount = sections.wordCosts.count
        guard let scalars = sections.scalars.baseAddress, sections.scalars.count >= 0x10000,
            let cells = sections.cells.baseAddress, let wordCosts = sections.wordCosts.baseAddress,
            costCount > phraseCount, costCount <= 1 << 24,
            let transitions = sections.transitions.baseAddress, sections.transitions.count >= classCount * classCount,
            let nameCosts = sections.nameCosts.baseAddress,
            Self.areSound(sections.scalars, codeCount: codeCount),
            Self.areSound(sections.cells, codeCount: codeCount, costCount: costCount),
            Self.areSound(sections.wordCosts, classCount: classCount)
        else { return nil }
        self.init(
            scalars: scalars, cells: cells, cellCount: sections.cells.count, wordCosts: wordCosts,
            wordCount: UInt32(costCount - 1 - phraseCount), transitions: transitions, classCount: classCount,
            phraseSplits: sections.phraseSplits.baseAddress ?? scalars, phraseCount: phraseCount,
            nameCosts: nameCosts, codeCount: codeCount,
            classes: SpecialClasses(
                edge: special[0], number: special[1], latin: special[2], name: special[3], unknown: special[4]))
    }

    private static func areSound(_ scalars: UnsafeBufferPointer<UInt32>, codeCount: Int) -> Bool {
        var highest: UInt16 = 0
        for bits in scalars { highest = max(highest, ScalarInfo(bits: bits).code) }
        return Int(highest) < codeCount
    }

    /// Returns whether no step from a cell leads past the last, no cell ends a word without a cost, and no label is code
    /// 0, which stands for the end of a stretch and for characters that are in no word.
    private static func areSound(_ cells: UnsafeBufferPointer<TrieCell>, codeCount: Int, costCount: Int) -> Bool {
        guard cells.count >= codeCount else { return false }
        var highestBase = 0
        var highestWord: UInt32 = 0
        var lowestLabel = UInt16.max
        for cell in cells {
            highestBase = max(highestBase, cell.base)
            highestWord = max(highestWord, cell.word)
            lowestLabel = min(lowestLabel, cell.label)
        }
        return highestBase <= cells.count - codeCount && Int(highestWord) < costCount && lowestLabel > 0
    }

    private static func areSound(_ costs: UnsafeBufferPointer<WordCost>, classCount: Int) -> Bool {
        var highest: UInt8 = 0
        for cost in costs { highest = max(highest, cost.wordClass) }
        return Int(highest) < classCount
    }
}
