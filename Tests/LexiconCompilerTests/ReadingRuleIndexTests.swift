import Model
import Segmentation
import Testing

@testable import LexiconCompiler

/// Of a word's hundreds of rules, the index finds the one that going through all of them would.
@Suite struct ReadingRuleIndexTests {
    private static let word: UInt32 = 0x4E86
    /// Twelve characters that rules name, two digits and two edges.
    private static let characters: [UInt32] = Array(0x4E00..<0x4E0C) + [0x31, 0x39, 0xFF0C, 0x3002]

    private static let scalars = (UInt32(0)..<0x10000).map { ScalarInfo(code: 0, kind: kind(of: $0)).bits }

    /// Numbers that are the same in every run.
    private struct Numbers {
        private var state: UInt64 = 15
        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        mutating func character() -> UInt32 { characters[below(12)] }
    }

    private static func rules(_ count: Int, _ numbers: inout Numbers) -> [ReadingRule] {
        func side() -> [ReadingRule.Element] {
            (0..<numbers.below(3)).map { _ in
                switch numbers.below(6) {
                case 0: .edge
                case 1: .set([numbers.character(), 0x23])
                case 2: .set([numbers.character(), numbers.character(), numbers.character()])
                default: .scalar(numbers.character())
                }
            }
        }
        return (0..<count).map { number in
            var (before, after) = (side(), side())
            // One without any context would hide all that follow.
            while before.isEmpty && after.isEmpty { (before, after) = (side(), side()) }
            return ReadingRule(reading: [String(number)], before: before, after: after)
        }
    }

    /// The first rule that matches a character of a text, found by trying one after the other.
    private static func expected(_ rules: [ReadingRule], _ text: [UInt32], at place: Int) -> UInt32? {
        func matches(_ elements: [ReadingRule.Element], _ step: Int) -> Bool {
            elements.enumerated().allSatisfy { index, element in
                let place = place + step * (index + 1)
                let scalar = text.indices.contains(place) ? text[place] : nil
                let isDigit = scalar == 0x31 || scalar == 0x39
                return switch element {
                case .scalar(let wanted): scalar == wanted
                case .edge: scalar == nil || scalar == 0xFF0C || scalar == 0x3002
                case .set(let wanted): scalar.map { wanted.contains($0) || isDigit && wanted.contains(0x23) } ?? false
                case .word: false
                }
            }
        }
        return rules.first { matches($0.before, -1) && matches($0.after, 1) }.flatMap { UInt32($0.reading[0]) }
    }

    private static func compiled(_ rules: [ReadingRule]) -> [UInt32] {
        var compiler = ReadingRuleCompiler(folding: CharacterFolding(entries: []))
        _ = compiler.add(rules) { rule in
            let number = UInt32(rule.reading[0]) ?? 0
            return (number, number + 1)
        }
        return compiler.code
    }

    /// What the rules choose for each place of the word in a text; nil elsewhere.
    private static func found(_ code: [UInt32], _ text: [UInt32]) -> [(numbered: UInt32, marked: UInt32)?] {
        let string = text.compactMap { Unicode.Scalar($0) }.map { String($0) }.joined()
        let cells = [TrieCell.free]
        let costs = [WordCost(cost: 0, wordClass: 0)]
        let names = [NameCosts(surname: 0, first: 0, second: 0, only: 0, transliteration: 0)]
        let transitions: [Int16] = [0]
        return scalars.withUnsafeBufferPointer { scalars in
            cells.withUnsafeBufferPointer { cells in
                costs.withUnsafeBufferPointer { costs in
                    names.withUnsafeBufferPointer { names in
                        transitions.withUnsafeBufferPointer { transitions in
                            guard let scalars = scalars.baseAddress, let cells = cells.baseAddress,
                                let costs = costs.baseAddress, let names = names.baseAddress,
                                let transitions = transitions.baseAddress
                            else { return [] }
                            let tables = SegmentationTables(
                                scalars: scalars, cells: cells, cellCount: 1, wordCosts: costs, wordCount: 0,
                                transitions: transitions, classCount: 1, phraseSplits: scalars, phraseCount: 0,
                                nameCosts: names, codeCount: 1,
                                classes: SpecialClasses(edge: 0, number: 0, latin: 0, name: 0, unknown: 0))
                            return code.withUnsafeBufferPointer { code in
                                let rules = ReadingRules(code: code, tables: tables)
                                return Array(string.utf8).withUnsafeBufferPointer { bytes in
                                    var start = 0
                                    return text.map { scalar in
                                        let range = start..<start + (scalar < 0x80 ? 1 : 3)
                                        start = range.upperBound
                                        guard scalar == word else { return nil }
                                        return rules.reading(at: 0, ReadingRules.Place(range, in: bytes))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func text(_ count: Int, _ numbers: inout Numbers) -> [UInt32] {
        (0..<count).map { _ in numbers.below(4) == 0 ? word : characters[numbers.below(characters.count)] }
    }

    @Test(arguments: [9, 60, 400])
    func theFirstRuleThatMatchesIsFound(_ count: Int) {
        var numbers = Numbers()
        let rules = Self.rules(count, &numbers)
        let text = Self.text(600, &numbers)
        let found = Self.found(Self.compiled(rules), text)
        var matching = 0
        for place in text.indices where text[place] == Self.word {
            let expected = Self.expected(rules, text, at: place)
            #expect(found[place]?.numbered == expected)
            #expect(found[place]?.marked == expected.map { $0 + 1 })
            if expected != nil { matching += 1 }
        }
        #expect(matching > 0)
    }

    @Test func aDamagedIndexIsReadWithinItsBounds() {
        var numbers = Numbers()
        let code = Self.compiled(Self.rules(9, &numbers))
        let text: [UInt32] = [0x4E00, Self.word, 0x31, Self.word, 0xFF0C, Self.word]
        for place in code.indices {
            var damaged = code
            for value in [0, 1, 0x0200_0001, 0x1400_0000, UInt32(code.count) - 1, UInt32(code.count), .max] {
                damaged[place] = value
                #expect(Self.found(damaged, text).count == text.count)
            }
            #expect(Self.found(Array(code[..<place]), text).count == text.count)
        }
    }
}
