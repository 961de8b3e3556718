import Model
import Testing

@testable import Formats

@Suite struct PaginateTests {
    @Test func chinesePagesHoldAboutFiveHundredCharacters() {
        let text = Array(repeating: Samples.simplified, count: 200).joined(separator: "\n")
        let lengths = pages(text).map(\.count)
        #expect(lengths.dropLast().allSatisfy { 300...650 ~= $0 })
        #expect(400...600 ~= lengths.reduce(0, +) / lengths.count)
    }

    @Test func englishPagesHoldAboutTwoHundredAndFiftyWords() {
        let text = Array(repeating: Samples.english, count: 200).joined(separator: "\n")
        let counts = pages(text).map { $0.split(whereSeparator: \.isWhitespace).count }
        #expect(200...300 ~= counts.reduce(0, +) / counts.count)
    }

    @Test func pagesEndWithParagraphsWhereTheyCan() {
        let paragraph = String(repeating: "他走在路上，天黑了。", count: 20)
        let text = Array(repeating: paragraph, count: 12).joined(separator: "\n")
        #expect(pages(text).allSatisfy { $0.split(separator: "\n").allSatisfy { $0.count == 200 } })
    }

    @Test func aLongParagraphIsCutAtSentences() {
        let text = String(repeating: "他问：“你去哪里？”我没有说话……天黑了。", count: 300)
        let pages = pages(text)
        #expect(pages.count > 5)
        #expect(pages.allSatisfy { page in ["？”", "……", "。"].contains { page.hasSuffix($0) } })
        #expect(pages.joined() == text)
    }

    @Test func englishStopsInsideSentencesDoNotCut() {
        let sentence = "Mr. Smith paid 3.14 dollars to J. R. Brown of example.org, etc. and so on for the book! "
        let pages = pages(String(repeating: sentence, count: 400))
        #expect(pages.count > 5)
        #expect(pages.allSatisfy { $0.hasPrefix("Mr. Smith") && $0.hasSuffix("book! ") })
    }

    @Test func aSentenceOfUnderTwoPagesStaysWhole() {
        let sentence = String(repeating: "走", count: 950) + "。"
        #expect(pages(sentence + sentence) == [sentence, sentence])
    }

    @Test func aSentenceOfMoreIsCutAtAClause() {
        let text = String(repeating: "他走过了很长的路，", count: 1000)
        let pages = pages(text)
        #expect(pages.allSatisfy { $0.hasSuffix("，") && $0.count <= 1010 })
        #expect(pages.joined() == text)
    }

    @Test func aSentenceWithoutClausesIsCutAtAFullPage() {
        let text = String(repeating: "走", count: 5000)
        #expect(pages(text).allSatisfy { $0.count <= 1000 })
        #expect(pages(text).joined() == text)
        #expect(pages(String(repeating: "a", count: 100_000)).count > 10)
        #expect(pages(String(repeating: "-", count: 100_000)).count > 10)
    }

    @Test func aShortRemainderJoinsThePageBeforeIt() {
        let text = String(repeating: "走", count: 499) + "。\n" + String(repeating: "来", count: 60) + "。"
        #expect(pages(text).count == 1)
    }

    @Test func pagesAreNumberedThroughChapters() {
        let long = Array(repeating: Samples.simplified, count: 30).joined(separator: "\n")
        let passages = paginate([
            ImportedChapter(text: long), ImportedChapter(text: ""), ImportedChapter(text: "完。"),
        ])
        #expect(passages.map(\.number) == Array(1...passages.count))
        #expect(passages.last == Passage(number: passages.count, chapter: 2, text: "完。"))
        #expect(Set(passages.map(\.chapter)) == [0, 2])
    }

    @Test(arguments: 0..<200)
    func everyScalarIsKeptExactlyOnce(_ seed: Int) {
        var random = FixedRandom(state: UInt64(seed))
        let alphabet = Array("他走了的a bZ.!?。！？…，、”」\"') \n\u{3000}é𠮷👩‍👩‍👧が1-\u{301}".unicodeScalars)
        var scalars = String.UnicodeScalarView()
        let endings = Int.random(in: 1...40, using: &random)
        for _ in 0..<Int.random(in: 0...8000, using: &random) {
            let next = Int.random(in: 0..<endings, using: &random)
            scalars.append(next == 0 ? alphabet.randomElement(using: &random) ?? "。" : alphabet[next % 4])
        }
        let text = String(scalars)
        let joined = pages(text).joined()
        #expect(joined.unicodeScalars.filter { $0 != "\n" }.elementsEqual(scalars.filter { $0 != "\n" }))
        #expect(pages(text).allSatisfy { !$0.hasPrefix("\n") && !$0.hasSuffix("\n") && !$0.isEmpty })
    }

    private func pages(_ text: String) -> [String] {
        paginate([ImportedChapter(text: text)]).map(\.text)
    }
}
