import Model
import Segmentation
import Testing

/// Contexts that name kinds of words, over tables with three words: 1 is a verb, 2 a noun and a verb, 3 an adjective.
@Suite struct WordKindTests {
    private static let kinds: [WordKinds] = [[], .verb, [.noun, .verb], .adjective]

    /// Whether a rule matches the word `<word>` of a text whose tokens are given by their words.
    private static func matches(
        before: [UInt32], after: [UInt32], _ tokens: [(text: String, word: UInt32)], at index: Int
    ) -> Bool {
        let scalars = [UInt32](repeating: ScalarInfo(code: 0, kind: .han).bits, count: 0x10000)
        let costs = Self.kinds.map { WordCost(cost: 0, wordClass: 0, kinds: $0) }
        let code = Self.code(before, after)
        var segments: [Segment] = []
        var bytes: [UInt8] = []
        for token in tokens {
            let start = bytes.count
            bytes += Array(token.text.utf8)
            segments.append(
                Segment(
                    start: UInt32(start), end: UInt32(bytes.count),
                    scalarCount: UInt32(token.text.unicodeScalars.count),
                    word: token.word, kind: .word))
        }
        return scalars.withUnsafeBufferPointer { scalars in
            costs.withUnsafeBufferPointer { costs in
                code.withUnsafeBufferPointer { code in
                    bytes.withUnsafeBufferPointer { bytes in
                        segments.withUnsafeBufferPointer { segments in
                            guard let scalars = scalars.baseAddress, let costs = costs.baseAddress else { return false }
                            let cells = [TrieCell.free]
                            let names = [NameCosts(surname: 0, first: 0, second: 0, only: 0, transliteration: 0)]
                            let transitions: [Int16] = [0]
                            return cells.withUnsafeBufferPointer { cells in
                                names.withUnsafeBufferPointer { names in
                                    transitions.withUnsafeBufferPointer { transitions in
                                        guard let cells = cells.baseAddress, let names = names.baseAddress,
                                            let transitions = transitions.baseAddress
                                        else { return false }
                                        let tables = SegmentationTables(
                                            scalars: scalars, cells: cells, cellCount: 1, wordCosts: costs,
                                            wordCount: 3,
                                            transitions: transitions, classCount: 1, phraseSplits: scalars,
                                            phraseCount: 0, nameCosts: names, codeCount: 1,
                                            classes: SpecialClasses(edge: 0, number: 0, latin: 0, name: 0, unknown: 0))
                                        let place = ReadingRules.Place(index, of: segments, in: bytes)
                                        return ReadingRules(code: code, tables: tables).reading(at: 0, place) != nil
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// One rule, under the index of a word that has no other.
    private static func code(_ before: [UInt32], _ after: [UInt32]) -> [UInt32] {
        typealias Index = ReadingRules.Index
        func isWord(_ element: UInt32) -> Bool { element & ~0xFFFF == ReadingRules.word }
        func kinds(_ element: UInt32?) -> WordKinds { WordKinds(rawValue: UInt8((element ?? 0) & 0xFF)) }
        var keys: [UInt32] = []
        if let scalar = before.first, !isWord(scalar) {
            keys = [Index.key(scalar, isAfter: false)]
        } else if let scalar = after.first, !isWord(scalar) {
            keys = [Index.key(scalar, isAfter: true)]
        }
        let isFirst = keys.first.map { Index.bucket(of: $0, bits: 1) == 0 } ?? false
        let index =
            [Index.header(unkeyed: keys.isEmpty ? 1 : 0, bits: 1)]
            + (keys.isEmpty ? [6, 6, 6] : isFirst ? [4, 6, 6] : [4, 4, 6])
            + [keys.first ?? Index.kinds(before: kinds(before.first), after: kinds(after.first)), 6]
        return index + [7, 8, UInt32(before.count)] + before + [UInt32(after.count)] + after
    }

    private static func scalar(_ character: Unicode.Scalar) -> UInt32 { character.value }
    private static func word(_ kinds: WordKinds, butNot others: WordKinds = []) -> UInt32 {
        ReadingRules.word(kinds, butNot: others)
    }

    @Test func aWordOfTheKindMatches() {
        let text: [(text: String, word: UInt32)] = [("撕", 1), ("得", 0), ("粉碎", 3)]
        #expect(Self.matches(before: [Self.word(.verb)], after: [Self.word(.adjective)], text, at: 1))
        #expect(!Self.matches(before: [Self.word(.noun)], after: [], text, at: 1))
        #expect(!Self.matches(before: [], after: [Self.word(.verb)], text, at: 1))
        #expect(Self.matches(before: [], after: [Self.word([.verb, .adjective])], text, at: 1))
    }

    @Test func aWordOfAnotherKindCanBeRuledOut() {
        let text: [(text: String, word: UInt32)] = [("给", 0), ("工作", 2)]
        #expect(Self.matches(before: [], after: [Self.word(.verb)], text, at: 0))
        #expect(!Self.matches(before: [], after: [Self.word(.verb, butNot: .noun)], text, at: 0))
    }

    @Test func wordsAndCharactersMayFollowEachOther() {
        let text: [(text: String, word: UInt32)] = [("粉碎", 3), ("一", 0), ("看", 1), ("就", 0), ("懂", 1)]
        let seen = Self.word(.verb)
        #expect(Self.matches(before: [], after: [seen, Self.scalar("就"), seen], text, at: 1))
        #expect(!Self.matches(before: [], after: [seen, seen], text, at: 1))
        #expect(Self.matches(before: [seen, Self.scalar("一"), Self.word(.adjective)], after: [seen], text, at: 3))
    }

    @Test func aCharacterInsideAWordIsNoWord() {
        let text: [(text: String, word: UInt32)] = [("得", 0), ("看看", 1), ("看", 1)]
        #expect(!Self.matches(before: [], after: [Self.scalar("看"), Self.word(.verb)], text, at: 0))
        #expect(Self.matches(before: [], after: [Self.word(.verb), Self.word(.verb)], text, at: 0))
        #expect(!Self.matches(before: [Self.scalar("看"), Self.word(.verb)], after: [], text, at: 2))
    }

    @Test func beyondTheTextThereIsNoWord() {
        let text: [(text: String, word: UInt32)] = [("看", 1)]
        #expect(!Self.matches(before: [Self.word(.verb)], after: [], text, at: 0))
        #expect(!Self.matches(before: [], after: [Self.word(.verb)], text, at: 0))
    }

    @Test(arguments: [WordKinds.noun, .verb, .adjective, .adverb, .person, .measure, .time])
    func aCostKeepsItsKindsApartFromTheList(_ kind: WordKinds) {
        let listed = WordCost(cost: 1, wordClass: 2, kinds: kind)
        #expect(listed.kinds == kind && !listed.isUnlisted)
        let unlisted = WordCost(cost: 1, wordClass: 2, kinds: kind, isUnlisted: true)
        #expect(unlisted.kinds == kind && unlisted.isUnlisted)
    }
}
