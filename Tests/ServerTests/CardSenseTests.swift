import Foundation
import Hummingbird
import Library
import Model
import Operations
import Reading
import Review
import Storage
import Support
import Testing

/// What a card teaches, whatever the door: a sense of the word that the learner may choose, and never nothing.
@Suite struct CardSenseTests {
    private static func note(_ word: String, _ context: LearnerContext) async throws -> Note? {
        try await context.review.cards(CardQuery(""), at: context.now).cards.first { $0.note.word == word }?.note
    }

    @Test func theWordCardShowsWhatACardWillSayAndTheOtherSenses() async throws {
        try await withSite { client, _ in
            let page = try await client.get("/words/zh/\(escaped("行"))").text
            #expect(page.contains("The card:") && page.contains("to walk; to go"))
            #expect(page.contains(#"name="sense" value="row; line""#))
            let dictionary = try await client.get("/dictionary?query=\(escaped("行"))").text
            #expect(dictionary.contains(#"name="sense" value="row; line""#))
        }
    }

    @Test func aChosenSenseBringsItsReading() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let made = try await client.post(
                "/review/cards", form: "word=zh/\(escaped("行"))&reading=x%C3%ADng&sense=row%3B%20line")
            #expect(made.status == .seeOther)
            let note = try #require(try await Self.note("行", context))
            #expect(note.definition == "row; line" && note.reading == "háng")
            for path in ["/words/zh/\(escaped("行"))", "/dictionary?query=\(escaped("行"))"] {
                let page = try await client.get(path).text
                #expect(page.contains("It already has a card.") && page.contains("行 (háng) → row; line"), "\(path)")
            }
        }
    }

    @Test func theAPIAndTheCommandTakeASenseByNumberOrText() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await client.makeDeck("Words")
            let word = try await client.get("/api/v1/words/zh/\(escaped("行"))").object()
            let senses = try #require(word["senses"] as? [[String: Any]])
            let line = try #require(senses.first { $0["text"] as? String == "row; line" })
            let number = try #require(line["number"] as? Int)
            _ = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":[{"word":"行","sense":\#(number)}]}"#)
            #expect(try await Self.note("行", context)?.definition == "row; line")
            _ = try await context.addCards(
                ofWords: [(.chinese, "把手")], meaning: CardMeaning(sense: .number(1)), to: .path("Words"))
            #expect(try await Self.note("把手", context)?.definition == "handle; knob")
        }
    }

    @Test func aMeaningThatIsANumberIsNoNumberOfASense() async throws {
        try await withSite { client, desk in
            let word = "三百二十五"
            let made = try await client.post("/review/cards", form: "word=zh/\(escaped(word))&sense=325")
            #expect(made.status == .seeOther)
            #expect(try await Self.note(word, await desk.context())?.definition == "325")
        }
    }

    @Test func aWordOfTheLearnersOwnDictionaryBecomesACard() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let lines = "麥穗 麦穗 [mai4 sui4] /ear of wheat/\n行 行 [xing2] /mine/\n"
            _ = try await context.importDictionary(
                DictionaryRequest(.bytes(Array(lines.utf8)), fileName: "mine.u8"))
            let page = try await client.get("/words/zh/\(escaped("麦穗"))").text
            #expect(page.contains("The card:") && page.contains("ear of wheat"))
            for (word, sense) in [("麦穗", "ear%20of%20wheat"), ("行", "mine")] {
                let made = try await client.post(
                    "/review/cards", form: "word=zh/\(escaped(word))&sense=\(sense)")
                #expect(made.status == .seeOther, "\(word)")
            }
            #expect(try await Self.note("麦穗", context)?.definition == "ear of wheat")
            #expect(try await Self.note("麦穗", context)?.reading == "màisuì")
            #expect(try await Self.note("行", context)?.definition == "mine")
        }
    }

    @Test func anUnknownSenseIsRefusedByEveryDoor() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await client.makeDeck("Words")
            for sense in ["7", "0", "nothing"] {
                let page = try await client.post(
                    "/review/cards", form: "word=zh/\(escaped("行"))&sense=\(sense)")
                #expect(page.status == .badRequest, "\(sense)")
                let api = try await client.send(
                    .post, "/api/v1/cards",
                    json: #"{"deckId":"\#(deck)","words":[{"word":"行","sense":"\#(sense)"}]}"#)
                #expect(api.status == .badRequest, "\(sense)")
                #expect(api.text.contains("row; line"), "the answer names the senses that there are")
                await #expect(throws: ReviewError.self) {
                    try await context.addCards(
                        ofWords: [(.chinese, "行")], meaning: CardMeaning(sense: SenseChoice(typed: sense)),
                        to: .path("Words"))
                }
            }
            #expect(try await context.review.cards(CardQuery(""), at: context.now).total == 0)
        }
    }

    @Test func aSenseIsChosenForOneWordAtATime() async throws {
        try await withSite { client, _ in
            let words = "word=zh/\(escaped("书"))&word=zh/\(escaped("手"))&sense=1"
            let refused = try await client.post("/review/cards", form: words)
            #expect(refused.status == .badRequest)
        }
    }

    @Test func aWordWithoutAMeaningGetsNoCardAndItsPartsAreOffered() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let word = escaped("看不看")
            let page = try await client.get("/words/zh/\(word)").text
            #expect(page.contains(#"name="meaning""#) && page.contains("Make a card of 看"))
            let refused = try await client.post("/review/cards", form: "word=zh/\(word)")
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("看") && refused.text.contains("to look at"))
            await #expect(throws: ReviewError.self) {
                try await context.addCards(ofWords: [(.chinese, "看不看")], to: .path("Words"))
            }
            #expect(try await context.review.decks().isEmpty)
            let made = try await client.post("/review/cards", form: "word=zh/\(word)&meaning=do%20you%20look")
            #expect(made.status == .seeOther)
            #expect(try await Self.note("看不看", context)?.definition == "do you look")
        }
    }

    @Test func amongSeveralWordsThoseWithoutAMeaningAreSkippedAndNamed() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await client.makeDeck("Words")
            let api = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":[{"word":"书"},{"word":"看不看"}]}"#
            ).object()
            #expect(api["cards"] as? Int == 1)
            let skipped = try #require((api["meaningless"] as? [[String: Any]])?.first)
            #expect(skipped["word"] as? String == "看不看")
            #expect((skipped["parts"] as? [[String: Any]])?.compactMap { $0["word"] as? String } == ["看", "不"])
            let form = "word=zh/\(escaped("手"))&word=zh/\(escaped("看不看"))"
            let made = try await client.post("/review/cards", form: form)
            let place = try #require(made.headers[.location])
            #expect(place.contains("added=1") && place.contains("meaningless="))
            #expect(try await client.get(place).text.contains("No card for 看不看"))
            let added = try await context.addCards(
                ofWords: [(.chinese, "门"), (.chinese, "看不看")], to: .path("Words")
            ).added
            #expect(added.cards == 1 && added.meaningless.map(\.word) == ["看不看"])
        }
    }
}
