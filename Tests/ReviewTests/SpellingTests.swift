import Foundation
import Library
import Model
import Review
import Support
import Testing

@Suite struct SpellingTests {
    private let test: TestDesk
    private let desk: ReviewDesk
    private let numbers = RandomInOrder()
    private let now = TestDesk.now
    private let deck: Deck

    init() async throws {
        test = try await TestDesk()
        desk = test.desk.review
        deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
    }

    private func add(
        _ word: String, in language: Language = .chinese, sentence: String = "", by desk: ReviewDesk? = nil
    )
        async throws -> AddedNotes
    {
        var draft = NoteDraft(language: LanguageTag(language), word: word)
        draft.sentence = sentence
        let numbers = numbers
        return try await (desk ?? self.desk).add([draft], to: deck.id, at: now) { numbers.next() }
    }

    private func found(_ query: String) async throws -> [Note] {
        try await desk.cards(CardQuery(query), at: now).cards.map(\.note)
    }

    @Test func aTraditionalWordKeepsBothForms() async throws {
        #expect(try await add("圖書館").cards == 1)
        let note = try #require(try await found("圖書館").first)
        #expect(note.word == "图书馆" && note.variant == "圖書館" && note.guid == "zh/图书馆")
        #expect(try await found("图书馆") == [note])
        #expect(try await found("图書馆") == [])
    }

    @Test(arguments: [("銀行", "银行"), ("银行", "銀行")])
    func aWordHasOneNoteInBothScripts(_ first: String, _ second: String) async throws {
        #expect(try await add(first).notes.count == 1)
        let again = try await add(second)
        #expect(again.notes.isEmpty && again.cards == 0 && again.known == ["银行"])
    }

    @Test func aWordOfTheSameFormInBothScriptsHasNoOther() async throws {
        _ = try await add("把手")
        #expect(try await found("把手").map(\.variant) == [""])
    }

    @Test func anotherWordHasAnotherSpelling() async throws {
        _ = try await add("书")
        let note = try #require(try await found("书").first)
        #expect(note.variant == "書")
        try await desk.edit(note.id, NoteChange(definition: "a book"), at: now.advanced(bySeconds: 1))
        #expect(try await found("书").map(\.variant) == ["書"])
        try await desk.edit(note.id, NoteChange(word: "书本"), at: now.advanced(bySeconds: 2))
        #expect(try await found("书本").map(\.variant) == [""])
        _ = try await desk.undo(at: now.advanced(bySeconds: 3))
        #expect(try await found("書").map(\.word) == ["书"])
    }

    @Test(arguments: [("ねこ", "猫"), ("さんぽ", "散歩"), ("こと", ""), ("わかる", ""), ("コーヒー", ""), ("猫", "")])
    func aWordInKanaShowsItsUsualKanji(_ word: String, _ kanji: String) async throws {
        let desk = test.desk.review(with: try RealLexicon.open())
        #expect(try await add(word, in: .japanese, by: desk).cards == 1)
        let note = try #require(try await found("\"\(word)\"").first)
        #expect(note.word == word && note.variant == kanji)
    }

    @Test func theWordOfACardIsJoinedInATextThatHasIt() async throws {
        let test = try await TestDesk(lexicon: try RealLexicon.open())
        let desk = test.desk.review
        let book = try await test.importText("他是摸鱼王。", language: .chinese)
        #expect(try await test.desk.page(1, of: book.id).tokens.contains { $0.text == "摸鱼王" } == false)
        let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
        var draft = NoteDraft(language: .chinese, word: "摸鱼王")
        draft.definition = "king of idlers"
        let numbers = numbers
        _ = try await desk.add([draft], to: deck.id, at: now) { numbers.next() }
        #expect(try await test.desk.page(1, of: book.id).tokens.map(\.text) == ["他", "是", "摸鱼王", "。"])
    }
}
