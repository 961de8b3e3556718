import Testing

@testable import LexiconCompiler

@Suite struct IndexBuilderTests {
    private func sections(limit: Int = 10, ranks: [UInt32: UInt32] = [:], _ fill: (inout IndexBuilder) -> Void)
        -> IndexBuilder.Sections
    {
        var builder = IndexBuilder()
        fill(&builder)
        return builder.sections(limit: limit) { ranks[$0] ?? 0 }
    }

    private func keys(_ sections: IndexBuilder.Sections) -> [String] {
        (0..<sections.offsets.count / 2 - 1).map { index in
            String(
                decoding: sections.text[Int(sections.offsets[index * 2])..<Int(sections.offsets[index * 2 + 2])],
                as: UTF8.self)
        }
    }

    @Test func keysStandInTheOrderOfTheirBytes() {
        let found = sections { builder in
            for (number, key) in ["中国", "a", "中", "abcdefghij", "abcdefghi", "", "中国人"].enumerated() {
                builder.add(key, UInt32(number))
            }
        }
        #expect(keys(found) == ["a", "abcdefghi", "abcdefghij", "中", "中国", "中国人"])
        #expect(found.numbers == [1, 4, 3, 2, 0, 6])
    }

    @Test func theCheapestIsFoundFirstAndOnce() {
        let found = sections(limit: 2) { builder in
            builder.add("book", 7, cost: 3)
            builder.add("book", 5, cost: 1)
            builder.add("book", 5, cost: 2)
            builder.add("book", 9, cost: 4)
        }
        #expect(found.numbers == [5, 7])
    }

    @Test func aKeyHasTheRankOfItsCommonestWord() {
        let found = sections(ranks: [1: 900, 2: 30]) { builder in
            builder.add("both", 1)
            builder.add("both", 2)
            builder.add("unranked", 3)
        }
        #expect(found.ranks == [30, .max])
    }

    @Test func aKeyLongerThanAnyoneTypesIsLeftOut() {
        let found = sections { $0.add(String(repeating: "x", count: 200), 1) }
        #expect(keys(found).isEmpty)
        #expect(found.offsets == [0, 0])
    }
}
