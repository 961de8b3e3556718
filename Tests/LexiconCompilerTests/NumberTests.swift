import Testing

@testable import LexiconCompiler

/// Numbers of files that Glossa does not make: what they cannot mean is skipped.
@Suite struct NumberTests {
    @Test(arguments: [("F5", 5), ("F20000", 20_000), ("F0", nil), ("F-5", nil), ("F20001", nil), ("F4294967296", nil)])
    func aKanjiHasARankWithinBounds(_ field: String, _ rank: Int?) throws {
        let entries = parseKANJIDIC("亜 3021 U4e9c \(field) ア {Asia}")
        #expect(entries.map(\.headword) == ["亜"])
        #expect(entries.first?.rank == rank)
    }

    @Test(arguments: [
        ("的 0 uj", [0]), ("的 1000000000 uj", [1_000_000_000]), ("的 -1 uj", []), ("的 9223372036854775807 uj", []),
        ("的 99999999999999999999 uj", []),
    ])
    func aWordHasACountWithinBounds(_ line: String, _ counts: [Int]) {
        #expect(parseWordFrequencies(line).map(\.count) == counts)
    }

    @Test(arguments: [
        ("nf01", 1), ("nf48", 48), ("nf99", 99), ("nf00", nil), ("nf-5", nil), ("nf100", nil),
        ("nf9223372036854775807", nil),
    ])
    func aFormHasABandWithinBounds(_ mark: String, _ band: Int?) {
        var priority = JMdictPriority()
        priority.add(mark)
        #expect(priority.newspaperBand == band)
    }

    @Test func aListHasALevelWithinBounds() {
        #expect(hsk2Levels(parseHSKList("// Level 3\n我\n// Level 9\n你\n// Level 千\n他")) == ["我": 3])
    }
}
