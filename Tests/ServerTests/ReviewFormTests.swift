import HTTPTypes
import Hummingbird
import Library
import Model
import Pages
import Review
import Routes
import Support
import Testing

/// A rejected review form returns with the input as typed.
@Suite struct ReviewFormTests {
    @Test func aSecondDeckOfOneNameIsToldOnThePage() async throws {
        try await withSite { client, desk in
            let made = try await client.post("/review/decks", form: "name=HSK::Verbs&icon=&parent=")
            #expect(made.status == .seeOther)
            let paths = DeckTree(try await desk.review.decks())
            #expect(paths.ordered.map { paths.path(of: $0.deck.id) } == ["HSK", "HSK::Verbs"])
            let parent = try #require(paths.ordered.first).deck.id
            let again = try await client.post("/review/decks", form: "name=Verbs&icon=%F0%9F%8C%B1&parent=\(parent)")
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains("There is already a deck called “HSK::Verbs”."))
            #expect(again.text.contains("value=\"Verbs\"") && again.text.contains("value=\"🌱\""))
            #expect(again.text.contains("<option value=\"\(parent)\" selected>HSK</option>"))
            #expect(again.text.contains("<details class=\"more\" open>"))
            let empty = try await client.post("/review/decks", form: "name=A::&icon=&parent=")
            #expect(empty.status == .unprocessableContent && empty.text.contains("value=\"A::\""))
            #expect(try await desk.review.decks().count == 2)
        }
    }

    @Test func anImpossibleNameIsToldInTheSettings() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            _ = try await client.post("/review/decks", form: "name=HSK&icon=&parent=")
            for (name, message) in [
                ("++", "A deck needs a name"), ("HSK", "There is already a deck called “HSK”."),
                ("Nowhere::A", "There is no parent deck called “Nowhere”"),
            ] {
                let answer = try await client.post(
                    "/review/decks/\(deck)/settings", form: "name=\(name)&newPerDay=77&learningSteps=soon")
                #expect(answer.status == .unprocessableContent, "\(name)")
                #expect(answer.text.contains(message), "\(name)")
                // The other faults are reported at the same time, and the input stays.
                #expect(answer.text.contains("write numbers with s, m, h or d"))
                #expect(answer.text.contains("value=\"77\"") && answer.text.contains("value=\"soon\""))
                #expect(answer.text.contains("value=\"\(name.replacing("+", with: " "))\""))
                #expect(answer.text.contains("<h1>") && answer.text.contains("Chinese</span></h1>"))
            }
            let inItself = try await client.post("/review/decks/\(deck)/settings", form: "parent=\(deck)")
            #expect(inItself.text.contains("A deck cannot be its own subdeck."))
            let moved = try await client.post("/review/decks/\(deck)/settings", form: "name=HSK::Chinese")
            #expect(moved.status == .seeOther)
            #expect(try await desk.review.deck(named: "HSK::Chinese").id == deck)
        }
    }

    @Test func aShareOfADayThatCannotBeReadIsTold() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            for shares in [["100", "100", "50", "0", "100", "100", "many"], ["100", "50"], ["101"]] {
                let form = shares.map { "day=\($0)" }.joined(separator: "&")
                let answer = try await client.post("/review/decks/\(deck)/settings", form: form)
                #expect(answer.status == .unprocessableContent, "\(shares)")
                #expect(answer.text.contains("Easy days: a whole number from 0 to 100."))
            }
            #expect(try await desk.review.deck(deck).options == DeckOptions())
        }
    }

    @Test func stepsOfMoreThanTenYearsAreTold() async throws {
        try await withSite { client, _ in
            let deck = try await client.makeCard()
            for steps in ["10000d", "4000d", String(repeating: "1m ", count: 101)] {
                let form = "learningSteps=\(steps.replacing(" ", with: "+"))"
                let answer = try await client.post("/review/decks/\(deck)/settings", form: form)
                #expect(answer.status == .unprocessableContent, "\(steps)")
                #expect(answer.text.contains("write numbers with s, m, h or d"))
            }
        }
    }

    @Test func stepsThatGoDownAreKeptWithAdvice() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let saved = try await client.post("/review/decks/\(deck)/settings", form: "learningSteps=10m+1m")
            #expect(saved.status == .seeOther)
            #expect(try await desk.review.deck(deck).options.learningSteps == [10, 1])
            let told = "A step is shorter than the one before it"
            #expect(try await client.get("/review/decks/\(deck)").text.contains(told))
            _ = try await client.post("/review/decks/\(deck)/settings", form: "learningSteps=1m+10m+10m")
            #expect(try await !client.get("/review/decks/\(deck)").text.contains(told))
        }
    }

    @Test func aListWithABadRowIsKept() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let long = String(repeating: "x", count: 201)
            for (list, message) in [
                ("%E4%B9%A6%09sh%C5%AB%0A\(long)", "is too long for a word"), ("%09%0A+", "No word was given"),
            ] {
                let answer = try await client.post(
                    "/review/decks/\(deck)/add/preview", form: "language=ja&kind=recall&list=\(list)")
                #expect(answer.status == .unprocessableContent)
                #expect(answer.text.contains(message), "\(message)")
                #expect(answer.text.contains("<option value=\"ja\" selected>"))
            }
            let kept = try await client.post(
                "/review/decks/\(deck)/add/preview", form: "language=zh&list=%E4%B9%A6%09sh%C5%AB%0A\(long)")
            #expect(kept.text.contains("书\tshū\n\(long)</textarea>"))
            // A list has no sentences for cloze cards; corrections made in the preview are in the list again.
            let gaps = try await client.post(
                "/review/decks/\(deck)/add/words",
                form: "language=zh&kind=cloze&word=%E4%B9%A6&reading=a&definition=b&word=%E6%89%8B&reading=&definition="
            )
            #expect(gaps.status == .unprocessableContent)
            #expect(gaps.text.contains("书\ta\tb\n手\t\t</textarea>") && gaps.text.contains("needs a sentence"))
            let hand = try await client.post(
                "/review/decks/\(deck)/add/words",
                form: "language=zh&kind=cloze&word=+&reading=&definition=typed&sentence=here&translation=")
            #expect(hand.status == .unprocessableContent)
            #expect(hand.text.contains("value=\"typed\"") && hand.text.contains("value=\"here\""))
            #expect(try await desk.review.cardIDs(CardQuery(""), at: TestDesk.now).count == 1)
        }
    }

    @Test func tagsThatAreNoneKeepTheSelection() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let card = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).card.id
            for tags in ["", "+,+", String(repeating: "a", count: 201)] {
                let answer = try await client.post(
                    "/review/browse/change",
                    form: "change=tag&tags=\(tags)&card=\(card)&scope=selected&return=/review/browse?q=bank")
                #expect(answer.status == .unprocessableContent, "\(tags)")
                #expect(answer.text.contains("Write one or more tags"))
                #expect(answer.text.contains("value=\"\(card)\" form=\"change-cards\" checked"))
                #expect(answer.text.contains("value=\"bank\""))
            }
        }
    }

    @Test func aNoteWithoutAWordIsKeptAsItWasTyped() async throws {
        try await withSite { client, desk in
            let deck = try await client.makeCard()
            let note = try #require(try await desk.review.nextQuestion(in: deck, at: TestDesk.now)).note
            let answer = try await client.post("/review/notes/\(note.id)/save", form: "word=&definition=typed")
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("No word was given.") && answer.text.contains(">typed</textarea>"))
            #expect(try await desk.review.note(note.id).note == note)
        }
    }

    @Test func aCardGoesIntoTheDeckThatWasChosenLast() async throws {
        try await withSite { client, desk in
            let word = "/words/zh/%E9%93%B6%E8%A1%8C"
            #expect(try await client.get(word).text.contains("in the deck “Chinese”"))
            _ = try await client.makeCard()
            #expect(try await !client.get(word).text.contains("name=\"deck\""))
            let made = try await client.post("/review/decks", form: "name=HSK::One&icon=&parent=")
            guard case .review(.deck(let deck, _)) = Route(link: try #require(made.headers[.location])) else {
                Issue.record("no deck")
                return
            }
            #expect(try await client.get(word).text.contains("<option value=\"\(deck)\">HSK::One</option>"))
            let form = "word=zh/%E4%B9%A6&deck=\(deck)&return=/words/zh/%E4%B9%A6"
            let answer = try await client.post("/review/cards", form: form)
            #expect(try await client.get(try #require(answer.headers[.location])).text.contains("Added to HSK::One."))
            #expect(try await desk.review.cards(CardQuery("deck:HSK::One"), at: TestDesk.now).total == 1)
            #expect(try await client.get(word).text.contains("<option value=\"\(deck)\" selected>"))
            #expect(try await client.get("/dictionary?query=bank").text.contains("in the deck “HSK::One”"))
            // Another language has its own deck, and a deleted deck is forgotten.
            #expect(try await client.get("/words/en/bank").text.contains("selected>English</option>"))
            _ = try await client.post("/review/decks/\(deck)/delete", form: "")
            #expect(try await client.get(word).text.contains("selected>Chinese</option>"))
        }
    }
}
