import Library
import Model
import Support
import Testing

@Suite struct ReadingTests {
    @Test func theTokensOfAPageAreItsText() async throws {
        let test = try await TestDesk()
        let text = "今天我去银行。\nHello，世界！123 　末"
        let book = try await test.importText(text, language: .chinese)
        let page = try await test.desk.page(1, of: book.id)
        #expect(page.tokens.map(\.text).joined() == page.passage.text)
        var offset = 0
        for token in page.tokens {
            #expect(token.start == offset)
            offset = token.end
        }
        #expect(page.tokens.first { $0.text == "银行" }?.reading == "yínháng")
        try await test.remove()
    }

    @Test(arguments: [0, -1, 2, 1_000_000]) func aPageOutsideTheBookIsNamed(_ number: Int) async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        let error = await #expect(throws: ReadingError.self) { try await test.desk.page(number, of: book.id) }
        #expect(error?.description.contains("1 page") ?? false)
        try await test.remove()
    }

    @Test func aSplitThatIsPutRightHoldsEverywhereButInLongerWords() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("他把手放下了。门把手。把手。")
        func words() async throws -> [String] {
            try await test.desk.page(1, of: book.id).tokens.filter(\.kind.isWord).map(\.text)
        }
        try await test.desk.correct(
            Correction(language: .chinese, parts: ["把", "手"], updatedAt: TestDesk.now), at: TestDesk.now)
        #expect(try await words() == ["他", "把", "手", "放下", "了", "门把手", "把", "手"])
        try await test.desk.removeCorrection(.chinese, text: "把手", at: TestDesk.now)
        #expect(try await words().contains("把手"))
        try await test.remove()
    }

    @Test func wordsThatAreMergedStayMerged() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。你看书。")
        try await test.desk.correct(
            Correction(language: .chinese, parts: ["看书"], updatedAt: TestDesk.now), at: TestDesk.now)
        let words = try await test.desk.page(1, of: book.id).tokens.filter(\.kind.isWord).map(\.text)
        #expect(words == ["我", "看书", "你", "看书"])
        try await test.remove()
    }

    @Test func aReadingThatIsPutRightIsShownAndCutsNothing() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我在银行。行不行。")
        try await test.desk.correct(
            Correction(language: .chinese, parts: ["行"], readings: ["hang2"], updatedAt: TestDesk.now), at: TestDesk.now
        )
        let tokens = try await test.desk.page(1, of: book.id).tokens
        #expect(tokens.contains { $0.text == "银行" })
        #expect(tokens.filter { $0.text == "行" }.allSatisfy { $0.reading == "háng" })
        try await test.remove()
    }

    @Test(arguments: [[""], ["把 手"], ["", "手"]]) func anImpossibleCorrectionIsRefused(_ parts: [String]) async throws {
        let test = try await TestDesk()
        await #expect(throws: ReadingError.self) {
            try await test.desk.correct(
                Correction(language: .chinese, parts: parts, updatedAt: TestDesk.now), at: TestDesk.now)
        }
        try await test.remove()
    }

    @Test func aBookIsSearchedLetterForLetter() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。100%是Book，你也看书_看书。")
        #expect(try await test.desk.search("看书", in: book.id).total == 3)
        #expect(try await test.desk.search("book", in: book.id).hits.map(\.match) == ["Book"])
        #expect(try await test.desk.search("0%", in: book.id).total == 1)
        #expect(try await test.desk.search("书_", in: book.id).total == 1)
        #expect(try await test.desk.search(" ", in: book.id).total == 0)
        try await test.remove()
    }

    @Test func whatIsFoundIsShownFromTheBeginningOfAWord() async throws {
        let test = try await TestDesk()
        let text = String(repeating: "我在图书馆看书。", count: 4) + "\n“你喜欢看书吗？”" + String(repeating: "我在图书馆看书。", count: 4)
        let book = try await test.importText(text)
        let hits = try await test.desk.search("喜欢看", in: book.id).hits
        #expect(hits.map(\.before) == ["看书。我在图书馆看书。我在图书馆看书。 “你"])
        #expect(hits.map(\.after) == ["书吗？”我在图书馆看书。我在图书馆看书。我在"])
        let inside = try await test.desk.search("书馆", in: book.id).hits
        #expect(inside.first?.start == 2)
        #expect(inside.first?.before == "我在图")
        try await test.remove()
    }

    @Test func anExcerptOfEnglishBeginsWithAWholeWord() async throws {
        let test = try await TestDesk()
        let book = try await test.importText(
            "Yesterday, \"the intolerable children\" went home early.", language: .english)
        #expect(try await test.desk.search("home", in: book.id).hits.map(\.before) == ["children\" went "])
        try await test.remove()
    }

    @Test func aCardKnowsThePlaceOfItsWord() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("今天我去银行。我喜欢看书。")
        let other = try await test.importText("银行在图书馆。", title: "另一本")
        let request = WordRequest("银行", in: .chinese, at: Place(book: book.id, page: 1, start: 4))
        let card = try await test.desk.database.read(test.desk.learner) { [desk = test.desk] in
            var surroundings = try $0.surroundings(of: request)
            if let page = surroundings.page { surroundings.words = desk.words(of: page, surroundings.corrections) }
            return try $0.describe(request, in: surroundings, desk.lexicon, desk.knowledge)
        }
        #expect(card.sentence == "今天我去银行。")
        #expect(card.reading == "yínháng")
        #expect(card.previous == "去")
        #expect(card.next == nil)
        #expect(card.entries.first?.definitions == ["bank"])
        #expect(card.characters.map(\.text) == ["银", "行"])
        #expect(card.examples.map(\.book.id) == [other.id])
        try await test.remove()
    }
}
