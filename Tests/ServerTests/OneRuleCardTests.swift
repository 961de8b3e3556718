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

/// Rules about cards and notes that hold for every interface: the form, the API and the code that commands use.
@Suite struct OneRuleCardTests {
    /// The words in a deck, sorted.
    private static func words(in deck: String, _ context: LearnerContext) async throws -> [String] {
        try await context.review.cards(CardQuery("deck:\(deck)"), at: context.now).cards.map(\.note.word).sorted()
    }

    // MARK: Adding words

    @Test func aBlankWordAmongOthersIsRefusedAndNothingAdded() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await client.makeDeck("Words")
            let blank = escaped(" \u{3000}")
            let page = try await client.post(
                "/review/decks/\(deck)/add/words",
                form: "language=zh&word=\(escaped("书"))&reading=&definition=&word=\(blank)&reading=&definition=")
            #expect(page.status == .unprocessableContent)
            let chosen = try await client.post(
                "/review/cards", form: "word=zh/\(escaped("书"))&word=zh/\(blank)")
            #expect(chosen.status == .unprocessableContent)
            let api = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":[{"word":"手"},{"word":"  "}]}"#)
            #expect(api.status == .unprocessableContent)
            await #expect(throws: ReviewError.self) {
                try await context.addCards(ofWords: [(.chinese, "门"), (.chinese, " ")], to: .path("Words"))
            }
            #expect(try await Self.words(in: deck, context).isEmpty)

            let none = try await client.post(
                "/review/decks/\(deck)/add/words", form: "language=zh&word=\(blank)&reading=&definition=")
            #expect(none.status == .unprocessableContent)
            for words in ["[]", #"[{"word":" "}]"#] {
                let refused = try await client.send(
                    .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":\#(words)}"#)
                #expect(refused.status == .unprocessableContent, "\(words)")
            }
            await #expect(throws: ReviewError.self) {
                try await context.addCards(ofWords: [(.chinese, " ")], to: .path("Empty"))
            }
            #expect(try await context.review.decks().map(\.name) == ["Words"])
        }
    }

    @Test func allWordsAreAddedOrNone() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let long = String(repeating: "長", count: 100)
            // The Japanese word is refused after the Chinese one has had its turn.
            let page = try await client.post(
                "/review/cards", form: "word=zh/\(escaped("书"))&word=ja/\(escaped(long))")
            #expect(page.status == .unprocessableContent)
            let deck = try await client.makeDeck("Words")
            let api = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":[{"word":"书"},{"word":"\#(long)"}]}"#)
            #expect(api.status == .unprocessableContent)
            await #expect(throws: ReviewError.self) {
                try await context.addCards(ofWords: [(.chinese, "书"), (.chinese, long)], to: .path("New::Deck"))
            }
            #expect(try await context.review.decks().map(\.name) == ["Words"])
            #expect(try await context.review.cards(CardQuery(""), at: context.now).total == 0)
        }
    }

    @Test func aWordBringsItsMark() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let mark = MarkContext(sentence: "我去银行。")
            try await desk.mark("银行", in: .chinese, as: .difficult, context: mark, at: TestDesk.now)
            _ = try await context.addCards(ofWords: [(.chinese, "银行")], to: .path("Words"), kinds: [.cloze])
            let cloze = try #require(
                try await context.review.cards(CardQuery("kind:cloze"), at: context.now).cards.first)
            #expect(cloze.note.sentence == "我去银行。" && cloze.note.definition == "bank")
            _ = try await client.post(
                "/review/cards", form: "word=zh/\(escaped("行"))&reading=h%C3%A1ng&sentence=\(escaped("行。"))")
            // The form of a deck and the API take the sentence, too.
            let deck = try #require(try await context.review.decks().first { $0.name == "Words" }).id
            let book = try await desk.addSample()
            for word in ["书", "手"] {
                let mark = MarkContext(sentence: "\(word)。", book: book.id, page: 1)
                try await desk.mark(word, in: .chinese, as: .difficult, context: mark, at: TestDesk.now)
            }
            let form = try await client.post(
                "/review/decks/\(deck)/add/words",
                form: "language=zh&kind=cloze&word=\(escaped("书"))&reading=&definition=")
            #expect(form.status == .seeOther)
            let api = try await client.send(
                .post, "/api/v1/cards",
                json:
                    #"{"deckId":"\#(deck)","kinds":["cloze"],"words":[{"word":" 手 "},{"word":"银行","sentence":"银行。"}]}"#)
            #expect(try api.object()["notes"] as? [Any] != nil && api.status == .created)
            for word in ["书", "手"] {
                let note = try #require(
                    try await context.review.cards(CardQuery("kind:cloze"), at: context.now).cards
                        .first { $0.note.word == word }
                ).note
                #expect(note.sentence == "\(word)。" && note.bookID == book.id && note.page == 1)
            }
            let found = try await context.review.cards(CardQuery("行。"), at: context.now).cards
            let row = try #require(found.first { $0.note.word == "行" })
            #expect(row.note.reading == "háng" && row.note.definition == "row; line")
        }
    }

    @Test func whatCannotBeReadIsRefused() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await client.makeDeck("Words")
            let word = "word=\(escaped("书"))&reading=&definition="
            for form in ["kind=foo", "kind=recall&kind=foo"] {
                let page = try await client.post(
                    "/review/decks/\(deck)/add/words", form: "language=zh&\(form)&\(word)")
                #expect(page.status == .badRequest, "\(form)")
            }
            let api = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","kinds":["foo"],"words":[{"word":"书"}]}"#)
            #expect(api.status == .badRequest)
            for words in ["word=xx/foo&word=zh/\(escaped("书"))", "word=foo"] {
                #expect(try await client.post("/review/cards", form: words).status == .badRequest, "\(words)")
            }
            #expect(try await client.post("/review/cards", form: "").status == .unprocessableContent)
            #expect(try await context.review.cards(CardQuery(""), at: context.now).total == 0)
        }
    }

    @Test func allWordsThatMatchAreThoseThatMatchNow() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            try await desk.mark("书", in: .chinese, as: .difficult, context: MarkContext(), at: TestDesk.now)
            try await desk.mark("手", in: .chinese, as: .known, context: MarkContext(), at: TestDesk.now)
            let back = escaped("/words?status=difficult")
            let page = try await client.post("/review/cards", form: "scope=matching&word=zh/x&return=\(back)")
            #expect(page.status == .seeOther)
            let words = try await context.review.cards(CardQuery(""), at: context.now).cards.map(\.note.word)
            #expect(words == ["书"])
            let known = try await context.addCards(
                of: .matching(MarkFilter(status: .known)), to: .ofLanguage(.usual)
            ).added
            #expect(known.cards == 1)
            await #expect(throws: ReviewError.self) {
                try await context.addCards(of: .matching(MarkFilter(query: "none")), to: .ofLanguage(.usual))
            }
        }
    }

    @Test func aKindOfCardIsMadeOnce() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let deck = try await client.makeDeck("Words")
            let api = try await client.send(
                .post, "/api/v1/cards",
                json: #"{"deckId":"\#(deck)","kinds":["recall","recall"],"words":[{"word":"书"}]}"#)
            #expect(try api.object()["cards"] as? Int == 1)
            let page = try await client.post(
                "/review/decks/\(deck)/add/words",
                form: "language=zh&kind=recall&kind=recall&word=\(escaped("手"))&reading=&definition=")
            #expect(page.headers[.location]?.contains("added=1") == true)
            let made = try await context.addCards(
                ofWords: [(.chinese, "门")], to: .path("Words"), kinds: [.recall, .recall]
            ).added
            #expect(made.cards == 1)
            var list = WordList(fileName: "Words.csv", source: .bytes(Array("word,definition\n老虎,tiger\n".utf8)))
            list.kinds = [.recall, .recall]
            let report = try await context.review.importWords(list, at: context.now, random: { context.random() })
            #expect(report.cards == 1)
            // Nor does a word get a card again that it has.
            let again = try await context.addCards(
                ofWords: [(.chinese, "门")], to: .path("Words"), kinds: [.listening, .recall, .listening]
            ).added
            #expect(again.cards == 1)
            #expect(try await context.review.cards(CardQuery("kind:recall"), at: context.now).total == 4)
        }
    }

    // MARK: Limits of lists and numbers

    @Test func listsAndNumbersHaveTheSameLimitsEverywhere() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let review = context.review
            let words = (0..<120).map { (language: Language.english, word: "word\($0)") }
            let deck = try await context.addCards(ofWords: words, to: .path("Words")).deck
            let usual = try await client.get("/api/v1/cards").object()["cards"] as? [Any]
            #expect(usual?.count == CardQuery.usualRows)
            #expect(try await review.cards(CardQuery(""), at: context.now).cards.count == CardQuery.usualRows)
            let all = try await client.get("/api/v1/cards?limit=\(Bounds.rows.most)").object()["cards"] as? [Any]
            #expect(all?.count == 120)
            #expect(try await client.get("/api/v1/cards?limit=\(Bounds.rows.most + 1)").status == .badRequest)
            // What a door does not check, the verb clamps.
            #expect(try await review.cards(CardQuery(""), limit: .max, at: context.now).cards.count == 120)
            #expect(try await review.cards(CardQuery(""), offset: -5, limit: -5, at: context.now).cards.count == 1)
            #expect(try await review.cards(CardQuery(""), offset: .max, at: context.now).cards.isEmpty)
            #expect(try await review.history(offset: .min, limit: .max).isEmpty)
            for page in ["3", "1000000"] {
                let last = try await client.get("/review/browse?sort=word&page=\(page)")
                #expect(last.status == .ok && last.text.contains("word99") && !last.text.contains("word100"), "\(page)")
            }
            for days in [Int.min, 0, 36_500, Int.max] {
                _ = try await review.statistics(of: deck.id, days: days, ahead: 1, at: context.now)
            }
            #expect(try await review.statistics(ahead: .min, at: context.now).forecast.count == 1)
            #expect(try await client.get("/api/v1/statistics?days=36500").status == .ok)
            #expect(try await client.get("/api/v1/statistics?days=36501").status == .badRequest)
            #expect(
                HistoryFilter(latestDays: .max, at: context.now, review.day)
                    == HistoryFilter(latestDays: 36_500, at: context.now, review.day))
        }
    }

    // MARK: Changing

    @Test func allThatMatchAListThatIsNotNamedAreNotAll() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            _ = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("Words"))
            try await desk.mark("书", in: .chinese, as: .difficult, at: TestDesk.now)
            for back in ["", "&return=%2Fpractice", "&return=http%3A%2F%2Fexample.org"] {
                let cards = try await client.post("/review/browse/change", form: "change=delete&scope=matching" + back)
                let words = try await client.post("/words/marks", form: "status=known&scope=matching" + back)
                let made = try await client.post("/review/cards", form: "scope=matching" + back)
                #expect(cards.status == .badRequest && words.status == .badRequest && made.status == .badRequest)
            }
            #expect(try await context.review.cards(CardQuery(""), at: context.now).total == 1)
            #expect(try await desk.markedWords(MarkFilter(status: .known)).isEmpty)
        }
    }

    @Test func anInvalidSearchIsNotMistakenForAllCards() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            _ = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("Words"))
            let back = escaped("/review/browse?q=is:odd")
            let page = try await client.post(
                "/review/browse/change", form: "change=delete&scope=matching&return=\(back)")
            #expect(page.status == .badRequest)
            #expect(try await client.get("/api/v1/cards?query=is:odd").status == .badRequest)
            await #expect(throws: ReviewError.self) {
                try await context.review.cardIDs(matching: "is:odd", at: context.now)
            }
            #expect(try await context.review.cards(CardQuery(""), at: context.now).total == 1)
        }
    }

    @Test func aSearchThatCannotBeUnderstoodIsRefused() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            for query in ["is:odd", "deck:None", "due<x"] {
                let text = escaped(query)
                let page = try await client.get("/review/browse?q=\(text)")
                #expect(page.status == .badRequest && page.text.contains("could not be understood"), "\(query)")
                #expect(try await client.get("/api/v1/cards?query=\(text)").status == .badRequest, "\(query)")
                await #expect(throws: ReviewError.self) {
                    try await context.review.cards(matching: query, at: context.now)
                }
                await #expect(throws: ReviewError.self) {
                    try await context.review.change(.matching(query), .flag(true), at: context.now)
                }
                let browsed = try await context.review.browse(
                    query, order: .added, page: 1, size: 10, at: context.now)
                #expect(!browsed.faults.isEmpty && browsed.found == nil)
            }
        }
    }

    @Test func allCardsThatMatchAreThoseThatMatchWhenTheyAreChanged() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            _ = try await context.addCards(ofWords: [(.chinese, "书"), (.chinese, "手")], to: .path("Words"))
            let back = escaped("/review/browse?q=书")
            let page = try await client.post(
                "/review/browse/change", form: "change=flag&scope=matching&return=\(back)")
            #expect(page.headers[.location]?.contains("did=flag&count=1") == true)
            #expect(try await context.review.change(.matching("is:flagged"), .suspend(true), at: context.now) == 1)
            #expect(try await !context.review.isLongChange(of: .matching(""), at: context.now))
            let card = try #require(try await context.review.cardIDs(matching: "手", at: context.now).first)
            #expect(try await context.review.change(.chosen([card]), .suspend(true), at: context.now) == 1)
            #expect(try await context.review.cards(CardQuery("is:suspended"), at: context.now).total == 2)
            // What cannot be read is not left out.
            let odd = try await client.post("/review/browse/change", form: "change=delete&card=\(card)&card=x")
            #expect(odd.status == .badRequest)
            #expect(try await context.review.cards(CardQuery(""), at: context.now).total == 2)
        }
    }

    @Test func tagsOfANoteHaveALimit() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let added = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("Words")).added
            let id = try #require(added.notes.first)
            let long = String(repeating: "t", count: 20_001)
            let page = try await client.post("/review/notes/\(id)/save", form: "tags=\(long)")
            #expect(page.status == .unprocessableContent)
            // The message names the field and the word.
            #expect(page.text.contains("The field “Tags” of “书” is too long."))
            let deck = try #require(try await context.review.decks().first).id
            let api = try await client.send(
                .post, "/api/v1/cards", json: #"{"deckId":"\#(deck)","words":[{"word":"手","tags":["\#(long)"]}]}"#)
            #expect(api.status == .unprocessableContent)
            #expect(try await context.review.note(id).note.tags.isEmpty)
        }
    }

    @Test func aNoteKeepsWhatAChangeDoesNotName() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let added = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("Words")).added
            let id = try #require(added.notes.first)
            let before = try await context.review.note(id).note
            let page = try await client.post("/review/notes/\(id)/save", form: "translation=A+book.&tags=+HSK1+")
            #expect(page.status == .seeOther)
            try await context.review.edit(id, NoteChange(sentence: "我看书。"), at: context.now)
            let after = try await context.review.note(id).note
            #expect(after.translation == "A book." && after.sentence == "我看书。" && after.tags == ["hsk1"])
            #expect(after.word == before.word && after.definition == before.definition)
            #expect(after.reading == before.reading && after.level == before.level)
        }
    }

    @Test func aNoteIsNotLeftWithoutAWord() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            let added = try await context.addCards(ofWords: [(.chinese, "书")], to: .path("Words")).added
            let id = try #require(added.notes.first)
            for word in ["", "  ", "\u{3000}\n"] {
                let page = try await client.post("/review/notes/\(id)/save", form: "word=\(escaped(word))")
                #expect(page.status == .unprocessableContent, "\(word.debugDescription)")
                await #expect(throws: ReviewError.self) {
                    try await context.review.edit(id, NoteChange(word: word), at: context.now)
                }
            }
            #expect(try await context.review.note(id).note.word == "书")
        }
    }

    // MARK: Word lists

    @Test func aListIsReadAlikeEverywhere() async throws {
        try await withSite { client, desk in
            let context = await desk.context()
            func list(_ name: String, _ word: String) -> (name: String, bytes: [UInt8]) {
                (name, Array("word,definition\n\(word),typed\n".utf8))
            }
            let page = list("Page.1.csv", "书")
            let sent = try await client.upload("/review/import/upload", fileName: page.name, bytes: page.bytes)
            let waiting = try #require(sent.headers[.location])
            // No kind of card makes cards for recognition.
            let decided = try await client.post(
                waiting + "/decide",
                form: "action=import&column=word&column=definition&header=on&language=zh&new-deck=Page.1")
            #expect(decided.status == .seeOther && decided.headers[.location]?.contains("/jobs/") == true)
            let api = list("API.csv", "手")
            let brought = try await client.upload("/api/v1/decks/import", fileName: api.name, bytes: api.bytes)
            #expect(brought.status == .ok)
            let command = list("Command.csv", "门")
            var wordList = WordList(fileName: command.name, source: .bytes(command.bytes))
            wordList.kinds = []
            let report = try await context.review.importWords(
                wordList, at: context.now, random: { context.random() })
            #expect(report.cards == 1)
            for (deck, word) in [("API", "手"), ("Command", "门")] {
                #expect(try await Self.words(in: deck, context) == [word])
            }
            #expect(WordList.deckName(for: page.name) == "Page.1")

            // Without a column of words nothing is imported.
            let strange = Array("1,2\n3,4\n".utf8)
            var without = WordList(fileName: "Strange.csv", source: .bytes(strange))
            without.fields = [nil, .definition]
            await #expect(throws: ReviewError.self) {
                try await context.review.importWords(without, at: context.now, random: { 1 })
            }
            let refused = try await client.upload("/review/import/upload", fileName: "Strange.csv", bytes: strange)
            let place = try #require(refused.headers[.location])
            _ = try await client.post(
                place + "/decide", form: "action=import&column=&column=definition&header=off&kind=recall&new-deck=A")
            #expect(try await client.get(place).status == .unprocessableContent)
        }
    }

    @Test func aPackageIsKnownByItsNameOrItsFirstBytes() async throws {
        #expect(CardImportRequest.isPackage(named: "folder/HSK.APKG", beginning: []))
        #expect(CardImportRequest.isPackage(named: "all.colpkg", beginning: []))
        #expect(CardImportRequest.isPackage(named: "download", beginning: Array("PK\u{3}\u{4}".utf8)))
        #expect(!CardImportRequest.isPackage(named: "apkg", beginning: Array("word\n".utf8)))
        try await withSite { client, _ in
            let text = Array("word\n书\n".utf8)
            let api = try await client.upload("/api/v1/decks/import", fileName: "a.apkg", bytes: text)
            #expect(try api.object()["error"] as? String == "unreadablePackage")
            let page = try await client.upload("/review/import/upload", fileName: "a.apkg", bytes: text)
            #expect(page.headers[.location]?.contains("/jobs/") == true)
        }
    }
}
