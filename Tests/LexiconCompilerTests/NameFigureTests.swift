import Segmentation
import Testing

@testable import LexiconCompiler

/// What the characters of personal names cost.
@Suite struct NameFigureTests {
    /// A list with names of 王 (0x738B) and 建, and none with 远 or 晴.
    private let figures = NameFigures(
        frequencies: ["国", "国", "国", "国", "国", "军", "平", "民", "华", "业"]
            .map { WordFrequency(word: "王建" + $0, count: 3, tag: "nr") }
            + [("远", 13_000), ("的", 3_000_000), ("王", 20_000)].map { WordFrequency(word: $0.0, count: $0.1, tag: "a") },
        surnameCharacters: [0x738B])

    private func costs(_ character: Unicode.Scalar) -> NameCosts? { figures.costs[character.value] }

    @Test func aNameOfTodayNeedsNoCount() throws {
        let far = try #require(costs("远"))
        #expect(far.only < NameCosts.never && far.first < NameCosts.never && far.second < NameCosts.never)
        #expect(far.only < far.first && far.surname == NameCosts.never)
    }

    @Test func whatIsSeldomANameByItselfIsOnlyAPartOfOne() throws {
        let clear = try #require(costs("晴"))
        let far = try #require(costs("远"))
        #expect(clear.only == NameCosts.never && clear.second < NameCosts.never && clear.second > far.second)
    }

    @Test func othersAreCounted() throws {
        #expect(costs("的") == nil)
        let built = try #require(costs("建"))
        #expect(built.first == 0 && built.only == NameCosts.never)
    }
}
