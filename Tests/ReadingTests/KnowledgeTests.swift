import Library
import Model
import Review
import Scheduling
import Support
import Testing

@Suite struct KnowledgeTests {
    @Test func aWordIsKnownOnceItsCardIsMature() async throws {
        let test = try await TestDesk()
        let review = test.desk.review
        try await test.desk.mark("银行", in: .chinese, as: .difficult, at: TestDesk.now)
        let deck = try await review.addDeck(named: "Words", at: TestDesk.now, newID: TestIDs.next())
        _ = try await review.add([NoteDraft(language: .chinese, word: "银行")], to: deck.id, at: TestDesk.now) { 7 }
        #expect(try await test.desk.knowledge(of: .chinese).status(of: "银行", level: nil) == .difficult)
        var time = TestDesk.now
        for number in 1...6 {
            let card = try #require(try await review.cards(CardQuery("银行"), at: time).cards.first).card
            if card.schedule.interval >= 21 { break }
            time = max(time, card.schedule.due)
            try await review.grade(card.id, .easy, reviewID: SerialID(at: time, random: UInt64(number)), at: time)
        }
        #expect(try await test.desk.knowledge(of: .chinese).status(of: "银行", level: nil) == .known)
        try await review.undo(at: time)
        #expect(try await test.desk.knowledge(of: .chinese).status(of: "银行", level: nil) == .difficult)
    }

    @Test func aTraditionalWordIsMarkedAsTextsHaveIt() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        try await test.desk.mark("麵包", in: .chinese, as: .known, at: TestDesk.now)
        #expect(try await test.desk.knowledge(of: .chinese).status(of: "面包", level: nil) == .known)
        try await test.remove()
    }

    @Test func aMarkHasTheReadingOfTheDictionaryForm() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        for (word, met, reading) in [("読む", "よんだ", "よむ"), ("楽しい", "たのしかった", "たのしい"), ("すごい", "すごく", nil)]
            as [(String, String, String?)]
        {
            try await test.desk.mark(
                word, in: .japanese, as: .difficult, context: MarkContext(reading: met), at: TestDesk.now)
            let mark = try #require(try await test.desk.markedWords().first { $0.mark.word == word }).mark
            #expect(mark.reading == reading, "\(word)")
        }
        try await test.remove()
    }

    @Test func aJapaneseWordInKanaIsKnownWithItsUsualSpelling() async throws {
        let test = try await TestDesk(lexicon: RealLexicon.open())
        for word in ["楽しい", "買う", "行く"] { try await test.desk.mark(word, in: .japanese, as: .known, at: TestDesk.now) }
        let knowledge = try await test.desk.knowledge(of: .japanese)
        #expect(knowledge.status(of: "たのしい", level: nil) == .known)
        #expect(knowledge.status(of: "かう", level: nil) == .known)
        #expect(knowledge.status(of: "しらべる", level: nil) == nil)
        try await test.remove()
    }
}
