import Lexicon
import Model
import Segmentation

/// A compiled lexicon of a few entries, built in memory in the form that the compiler of lexicons writes.
final class TinyDictionary {
    private(set) var lexicon = Lexicon(image: LexiconImage(sections: [:]), fingerprint: "")
    private let words = TinyLexicon()
    private var memory: [UnsafeMutableRawBufferPointer] = []

    private var strings: [UInt8] = [0]
    private var entries: [UInt32] = []
    private var texts: [UInt8] = []

    /// - Parameter damage: Changes the bytes of a section; called for each in the order of their numbers.
    init(damagedBy damage: (inout [UInt8]) -> Void = { _ in }) {
        var buffers = words.sections
        for (number, bytes) in compiled().sorted(by: { $0.key < $1.key }) {
            var bytes = bytes
            damage(&bytes)
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(8, bytes.count), alignment: 64)
            for (index, byte) in bytes.enumerated() { buffer[index] = byte }
            memory.append(buffer)
            buffers[number] = UnsafeRawBufferPointer(rebasing: buffer[..<bytes.count])
        }
        lexicon = Lexicon(image: LexiconImage(sections: buffers, owner: words), fingerprint: "tiny")
    }

    deinit {
        for buffer in memory { buffer.deallocate() }
    }

    private func compiled() -> [UInt32: [UInt8]] {
        let bank = add(.ccCEDICT, ["银行", "銀行", "yin2 hang2", ""], ["bank", "CL:家[jia1]"], rank: 2, level: 3)
        let love = add(.ccCEDICT, ["爱", "愛", "ai4", ""], ["to love; to be fond of", "affection"], rank: 1, level: 1)
        let row = add(.ccCEDICT, ["行", "", "hang2", ""], ["row; line"], rank: 3)
        let walk = add(.ccCEDICT, ["行", "", "xing2", ""], ["to walk"], rank: 3)
        let eat = add(.jmdict, ["食べる", "", "たべる", ""], ["to eat"])
        let go = add(.wordNet, ["go", "", "", "AS. gan"], ["change location"], rank: 9, part: .verb)
        var headwords = TinyIndex()
        headwords.add("银行", bank)
        headwords.add("銀行", bank)
        headwords.add("爱", love)
        headwords.add("行", walk, row)
        var readings = TinyIndex()
        readings.add("yin2hang2", bank)
        readings.add("yinhang", bank)
        readings.add("ai", love)
        readings.add("hang2", row)
        var meanings = TinyIndex()
        meanings.add("bank", bank)
        meanings.add("love", love)
        var japanese = TinyIndex()
        japanese.add("食べる", eat)
        var english = TinyIndex()
        english.add("go", go)
        var irregular = TinyIndex()
        irregular.add("went\u{1F}\(PartOfSpeechCode.verb.rawValue)", string("go"))
        var everyday = TinyIndex()
        everyday.add("go", string("去\u{1F}行く"))
        everyday.add("the", string("\u{1F}"))
        var misleading = TinyIndex()
        misleading.add("happen", string("死人"))

        var sections: [UInt32: [UInt8]] = [:]
        for (section, index) in [
            (.chineseHeadwords, headwords), (.chineseReadings, readings), (.chineseMeanings, meanings),
            (.japaneseHeadwords, japanese), (.englishHeadwords, english), (.englishExceptions, irregular),
            (.everydayEquivalents, everyday), (.misleadingEquivalents, misleading),
        ] as [(LexiconSection, TinyIndex)] {
            for (offset, bytes) in index.sections.enumerated() { sections[section.rawValue + UInt32(offset)] = bytes }
        }
        let words = wordRecords(
            ["银行": [bank], "爱": [love], "行": [walk, row]],
            readings: ["银行": ("yin2 hang2", "yínháng"), "我": ("wo3", "wǒ"), "爱": ("ai4", "ài"), "行": ("xing2", "xíng")])
        sections[LexiconSection.words.rawValue] = words.records
        sections[LexiconSection.wordEntries.rawValue] = words.entries
        for (section, bytes) in Self.conversions { sections[section] = bytes }
        sections[LexiconSection.wordClasses.rawValue] = Array("EDGE NUMBER LATIN NAME UNKNOWN n".utf8)
        sections[LexiconSection.manifest.rawValue] =
            Manifest(
                recipe: "tiny",
                dataSets: [
                    CompiledDataSet(
                        name: "Tiny", version: "1", licence: "none", home: "", purpose: "checks", count: 6)
                ]
            ).bytes
        sections[LexiconSection.entries.rawValue] = TinyIndex.bytes(entries)
        sections[LexiconSection.entryTexts.rawValue] = texts
        sections[LexiconSection.strings.rawValue] = strings
        return sections
    }

    /// Conversions of the phrase 一只 and of the characters 国, 门 and 隻.
    private static var conversions: [UInt32: [UInt8]] {
        var codes = [UInt8](repeating: 0, count: 0x9700 * 2)
        for (index, scalar) in "一只国门隻國門".unicodeScalars.enumerated() {
            codes[Int(scalar.value) * 2] = UInt8(Int(ConversionTable.firstCharacterCode) + index)
        }
        var cells = [(label: UInt32, base: UInt32, word: UInt32)](repeating: (0xFFFF, 0, 0), count: 80)
        cells[1] = (1, 20, 0)
        cells[28] = (8, 40, 0)
        cells[49] = (9, 0, 1)
        cells[30] = (10, 0, 3)
        cells[31] = (11, 0, 4)
        cells[2] = (2, 60, 0)
        cells[72] = (12, 0, 5)
        cells[73] = (13, 0, 6)
        cells[74] = (14, 0, 7)
        cells[6] = (6, 22, 0)
        cells[32] = (10, 0, 3)
        cells[33] = (11, 0, 4)
        cells[7] = (7, 63, 0)
        cells[76] = (13, 0, 6)
        cells[77] = (14, 0, 7)
        return [
            LexiconSection.conversionCodes.rawValue: codes,
            LexiconSection.conversionTrie.rawValue: TinyIndex.bytes(
                cells.flatMap { [$0.label | $0.base << 16, $0.word << 8] }),
            LexiconSection.conversionTargets.rawValue: TinyIndex.bytes(
                "一隻國門只国门".unicodeScalars.map { $0.value }),
        ]
    }

    /// Adds an entry and returns its number.
    private func add(
        _ source: DictionarySource, _ fields: [String], _ definitions: [String], rank: UInt32 = 0, level: UInt8 = 0,
        part: PartOfSpeechCode = .none
    ) -> UInt32 {
        let start = texts.count
        for field in fields {
            texts += Array(field.utf8)
            texts.append(EntryText.fieldSeparator)
        }
        for (index, definition) in definitions.enumerated() {
            if index > 0 { texts.append(EntryText.definitionSeparator) }
            texts += Array(definition.utf8)
        }
        entries += [UInt32(start), UInt32(texts.count - start), rank]
        entries.append(UInt32(level) << 8 | UInt32(part.rawValue) << 16 | UInt32(source.rawValue) << 24)
        return UInt32(entries.count / 4 - 1)
    }

    private func string(_ text: String) -> UInt32 {
        let reference = UInt32(strings.count)
        strings.append(UInt8(text.utf8.count))
        strings += Array(text.utf8)
        return reference
    }

    /// Records of the words of the tiny segmenter, which are empty for those without an entry.
    private func wordRecords(
        _ entriesOfWords: [String: [UInt32]], readings: [String: (numbered: String, marked: String)]
    ) -> (records: [UInt8], entries: [UInt8]) {
        var records: [UInt32] = []
        var wordEntries: [UInt32] = []
        for word in TinyLexicon.words {
            let numbers = entriesOfWords[word.text] ?? []
            let reading = readings[word.text]
            records += [
                string(word.text), reading.map { string($0.marked) } ?? 0, numbers.isEmpty ? 0 : string("gloss"), 0,
                UInt32(wordEntries.count), 0, UInt32(numbers.count), reading.map { string($0.numbered) } ?? 0, 0,
            ]
            wordEntries += numbers
        }
        return (TinyIndex.bytes(records), TinyIndex.bytes(wordEntries))
    }
}
