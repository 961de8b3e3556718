import Formats
import Foundation
import Library
import Model
import Review
import Scheduling
import Support
import Testing

/// Changes that importing a list makes to existing words and decks, and how they are undone.
@Suite struct WordListChangeTests {
    private let desk: ReviewDesk
    private let reader: Desk
    private let numbers = RandomInOrder()
    private let now = TestDesk.now

    init() async throws {
        let test = try await TestDesk()
        reader = test.desk
        desk = test.desk.review
    }

    private func table(_ text: String) throws -> Table { try readTable(.bytes(Array(text.utf8))) }

    @discardableResult
    private func bring(
        _ text: String, to path: String = "List", kinds: [Card.Kind] = [.recognition], into desk: ReviewDesk? = nil
    ) async throws -> WordImport {
        let table = try table(text)
        let numbers = numbers
        return try await (desk ?? self.desk).importWords(
            table, as: table.guessedFields(), to: .path(path), language: .chinese, kinds: kinds, at: now,
            random: { numbers.next() })
    }

    private func notes() async throws -> [Note] { try await desk.exported().notes }
    private func decks() async throws -> [String] { try await desk.decks().map(\.name) }

    @Test func entriesOfJSONThatCannotBeTakenAreToldAndTheOthersAreTaken() async throws {
        let report = try await bring(#"[{"word":"银行","notes":{"a":1}}, 7, "书", {"word":"","x":[{"y":1}]}]"#)
        #expect(report.added == 2)
        #expect(
            report.problems == [
                .init(line: 1, reason: .nested("notes")), .init(line: 2, reason: .noEntry),
                .init(line: 4, reason: .nested("x")), .init(line: 4, reason: .noWord),
            ])
    }

    @Test func aPreviewTellsWhichWordsWouldChangeAndChangesNone() async throws {
        try await bring("word,definition\n银行,bank\n书,book\n")
        let before = try await notes()
        let list = try table(
            "word,definition,tags\n书,book,\n银行,my bank,money\n图书馆,library,\n图书馆,library,\n银行,my bank,\n")
        let preview = try await desk.previewWords(list, as: list.guessedFields(), language: .chinese)
        #expect(preview.added == 1 && preview.changed == 1 && preview.unchanged == 1)
        #expect(
            preview.changes == [
                .init(line: 3, word: "银行", field: .definition, before: "bank", after: "my bank"),
                .init(line: 3, word: "银行", field: .tags, before: "", after: "money"),
            ])
        #expect(try await notes() == before)
    }

    @Test func oneUndoTakesAWholeListBack() async throws {
        try await reader.mark("他", in: .chinese, as: .difficult, at: now)
        try await bring("word,definition\n银行,bank\n书,book\n")
        let before = try await notes()
        let report = try await bring(
            "word,definition,status\n银行,my bank,1\n图书馆,library,1\n你好,hello,99\n他,he,99\n", to: "New::Deck")
        #expect(report.added == 1 && report.updated == 1 && report.markedKnown == 1)
        #expect(try await decks() == ["List", "New", "Deck"])
        #expect(try await desk.undo(at: now).verb == .cardImport)
        #expect(try await notes() == before)
        #expect(try await decks() == ["List"])
        #expect(try await reader.markedWords().map(\.mark.word) == ["他"])
        #expect(try await desk.undo(at: now).verb == .cardImport)
        #expect(try await notes().isEmpty)
        #expect(try await decks().isEmpty)
        let again = try await bring("word,definition\n银行,bank\n")
        #expect(again.added == 1 && again.cards == 1)
    }

    @Test func aDeckThatNothingCameIntoIsNotLeft() async throws {
        let report = try await bring("word,definition\n,x\n", to: "New::Deck")
        #expect(report.added == 0 && report.problemCount == 1 && report.deck == nil)
        #expect(try await decks().isEmpty)
        #expect(try await desk.undoable() == nil)
        try await bring("银行\n")
        let again = try await bring("银行\n", to: "List::Deck")
        #expect(again.unchanged == 1 && again.deck == nil)
        #expect(try await decks() == ["List"])
    }

    @Test func cardsLeaveAsRowsOfTheirOwnAndComeBackAsTheyWere() async throws {
        try await bring("word,definition\n银行,bank\n", kinds: [.recognition, .recall])
        let deck = try #require(try await desk.decks().first)
        let card = try #require(try await desk.nextQuestion(in: deck.id, at: now))
        try await desk.grade(card.card.id, .easy, reviewID: SerialID(at: now, random: 9), duration: 1500, at: now)
        let before = try await desk.exported()
        let csv = try await desk.csv()
        let rows = try table(csv)
        let header = try #require(rows.header)
        func column(_ name: String) throws -> [String] {
            let place = try #require(header.firstIndex(of: name))
            return rows.rows.map { $0.cells[place] }
        }
        #expect(try column("word") == ["银行", "银行"])
        #expect(Set(try column("card")) == ["recognition", "recall"])
        #expect(Set(try column("state")) == ["review", "new"])
        #expect(try column("reviews").sorted() == ["0", "1"])
        #expect(try column("stability").filter { !$0.isEmpty }.count == 1)

        let again = try await bring(csv)
        #expect(again.added == 0 && again.updated == 0 && again.unchanged == 1 && again.cards == 0)
        #expect(again.problemCount == 0)
        #expect(try await desk.exported().cards == before.cards)

        let other = try await TestDesk()
        let fresh = other.desk.review(with: nil)
        let json = try await desk.json()
        let report = try await bring(csv, into: fresh)
        #expect(report.added == 1 && report.cards == 2)
        let twice = try await bring(json, into: fresh)
        #expect(twice.unchanged == 1 && twice.cards == 0 && twice.problemCount == 0)
        let came = try await fresh.exported()
        #expect(came.notes.map(\.guid) == before.notes.map(\.guid))
        #expect(Set(came.cards.map(\.kind)) == [.recognition, .recall])
    }

    @Test func aKindOfCardThatIsNoneIsTold() async throws {
        let report = try await bring("word,card\n银行,Card 1\n书,recall\n")
        #expect(report.cards == 2 && report.problems == [.init(line: 2, reason: .card("Card 1"))])
        #expect(Set(try await desk.exported().cards.map(\.kind)) == [.recognition, .recall])
    }
}
