import Lexicon
import Segmentation

/// A lexicon of a few words, built in memory in the same form as the compiler of `Lexicon` produces.
final class TinyLexicon {
    /// Words with their costs in nats; a word's number is its index here.
    static let words: [(text: String, cost: Float)] = [
        ("我", 5), ("爱", 7), ("北京", 9), ("天安门", 11), ("天安", 15), ("安", 9), ("门", 8), ("研究", 9), ("研究生", 11),
        ("生命", 9), ("生", 8), ("命", 11), ("起源", 11), ("从小", 10), ("学", 8), ("从", 7), ("小学", 10.5), ("小", 7),
        ("国", 8), ("国家", 8), ("真", 8), ("好", 6), ("说", 6), ("王", 9), ("明", 9), ("的", 3), ("在", 5), ("行", 8),
        ("银行", 9), ("北京银行", 13), ("天", 7), ("年", 7), ("一", 6), ("二", 7), ("十", 8),
    ]
    /// A string that is often segmented wrongly, with the lengths of its words.
    static let phrase = (text: "学生命好", lengths: [2, 1, 1], cost: Float(6))
    private static let classCount = 6

    let tables: SegmentationTables
    private let scalars = UnsafeMutablePointer<UInt32>.allocate(capacity: 0x10000)
    private let cells: UnsafeMutablePointer<TrieCell>
    private let costs: UnsafeMutablePointer<WordCost>
    private let transitions: UnsafeMutablePointer<Int16>
    private let splits = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private let names: UnsafeMutablePointer<NameCosts>
    private let specialClasses = memory([0, 1, 2, 3, 4, UInt8(classCount)])

    init() {
        var codes: [UInt32: UInt16] = [:]
        var trie = TinyTrie()
        for (number, text) in (Self.words.map { $0.text } + [Self.phrase.text]).enumerated() {
            var key: [UInt16] = []
            for scalar in text.unicodeScalars {
                let code = codes[scalar.value] ?? UInt16(codes.count + 1)
                codes[scalar.value] = code
                key.append(code)
            }
            trie.add(key, word: UInt32(number + 1))
        }
        let built = trie.cells(codeLimit: codes.count)
        cells = Self.memory(built)
        costs = Self.memory(
            ([0] + Self.words.map { $0.cost } + [Self.phrase.cost]).map {
                WordCost(cost: Cost.of(nats: $0), wordClass: 5)
            })
        transitions = Self.memory([Int16](repeating: 0, count: Self.classCount * Self.classCount))
        var split: UInt32 = 0
        for (index, length) in Self.phrase.lengths.enumerated() { split |= UInt32(length << (4 * index)) }
        splits.initialize(to: split)
        let never = NameCosts.never
        let nameless = NameCosts(surname: never, first: never, second: never, only: never, transliteration: never)
        names = Self.memory([NameCosts](repeating: nameless, count: codes.count + 1))
        tables = SegmentationTables(
            scalars: scalars, cells: cells, cellCount: built.count, wordCosts: costs,
            wordCount: UInt32(Self.words.count), transitions: transitions, classCount: Self.classCount,
            phraseSplits: splits, phraseCount: 1, nameCosts: names, codeCount: codes.count + 1,
            classes: SpecialClasses(edge: 0, number: 1, latin: 2, name: 3, unknown: 4))
        describeCharacters(codes)
    }

    /// Copies values into memory of their own that does not move.
    private static func memory<Value>(_ values: [Value]) -> UnsafeMutablePointer<Value> {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
        for (index, value) in values.enumerated() { (memory + index).initialize(to: value) }
        return memory
    }

    deinit {
        scalars.deallocate()
        cells.deallocate()
        costs.deallocate()
        transitions.deallocate()
        splits.deallocate()
        names.deallocate()
        specialClasses.deallocate()
    }

    /// The tables as sections of a compiled lexicon.
    var sections: [UInt32: UnsafeRawBufferPointer] {
        func bytes<Value>(_ start: UnsafeMutablePointer<Value>, _ count: Int) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(UnsafeBufferPointer(start: start, count: count))
        }
        return [
            LexiconSection.scalars.rawValue: bytes(scalars, 0x10000),
            LexiconSection.trie.rawValue: bytes(cells, tables.cellCount),
            LexiconSection.wordCosts.rawValue: bytes(costs, Self.words.count + 2),
            LexiconSection.transitions.rawValue: bytes(transitions, Self.classCount * Self.classCount),
            LexiconSection.phraseSplits.rawValue: bytes(splits, 1),
            LexiconSection.nameCosts.rawValue: bytes(names, tables.codeCount),
            LexiconSection.specialClasses.rawValue: bytes(specialClasses, 6),
        ]
    }

    private func describeCharacters(_ codes: [UInt32: UInt16]) {
        for value in UInt32(0)..<0x10000 { scalars[Int(value)] = ScalarInfo(code: 0, kind: kind(of: value)).bits }
        for (scalar, code) in codes { describe(scalar, code: code) }
        for scalar in "〇一二三四五六七八九十百千万".unicodeScalars { describe(scalar.value, flags: .numeral) }
        describe(0x7B2C, flags: .ordinal)  // 第
        describe(0x738B, flags: .surname)  // 王
        if let king = codes[0x738B], let little = codes[0x5C0F], let bright = codes[0x660E] {
            let cost = Cost.of(nats: 4)
            names[Int(king)].surname = cost
            names[Int(little)].first = cost
            names[Int(bright)].second = cost
        }
        // Traditional characters follow the same path.
        for (traditional, simplified) in [(0x611B, 0x7231), (0x9580, 0x95E8), (0x570B, 0x56FD)] as [(UInt32, UInt32)] {
            describe(traditional, code: codes[simplified] ?? 0)
        }
    }

    private func describe(_ scalar: UInt32, code: UInt16? = nil, flags: ScalarInfo.Flags? = nil) {
        let old = ScalarInfo(bits: scalars[Int(scalar)])
        scalars[Int(scalar)] = ScalarInfo(code: code ?? old.code, kind: old.kind, flags: flags ?? old.flags).bits
    }
}
