import Foundation
import Library
import Model
import Review
import Routes
import Support
import Testing

@testable import Formats

/// The form of a note imported from Anki.
@Suite struct ImportedNoteFormTests {
    /// A paragraph ends inside an element, so the markup can hold only the lines it was imported with.
    private static let field = "<p>a <b>b</p><p>c</b> d</p>"

    private func package() throws -> URL {
        let now = TestDesk.now
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var type = AnkiNotetype(id: 5, name: "Basic")
        type.fields = [.init(name: "Word"), .init(name: "Definition")]
        type.templates = [.init(name: "Card 1", question: "{{Word}}", answer: "{{Definition}}")]
        try writer.add(
            notetypes: [type], decks: [AnkiDeck(id: 7, path: ["Words"])], presets: [AnkiPreset(id: 1)], usesFSRS: true)
        try writer.add(
            AnkiNote(
                id: 100, guid: "a", notetypeID: 5, modified: 1_767_000_000, tags: "", fields: ["本", Self.field]))
        try writer.add(AnkiCard(id: 101, noteID: 100, deckID: 7))
        let file = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString).apkg")
        try writer.finish(to: file) { _ in }
        return file
    }

    private func exported(_ desk: Desk) async throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "glossa-test-\(UUID().uuidString).apkg")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try await desk.review.exportAnki(to: file, at: TestDesk.now)
        var fields: [String] = []
        try AnkiPackage(file).forEachNote { fields = $0.fields }
        return fields
    }

    @Test func formattingIsGivenUpOnlyByWhoSavesAgain() async throws {
        let file = try package()
        defer { try? FileManager.default.removeItem(at: file) }
        try await withSite { client, desk in
            _ = try await desk.review.importAnki(file, at: TestDesk.now) { TestIDs.next() }
            let note = try #require(try await desk.review.cards(CardQuery(""), at: TestDesk.now).cards.first).note
            #expect(note.definition == "a b\nc d")
            let save = "/review/notes/\(note.id)/save"
            let asked = try await client.post(save, form: "word=本&definition=a%20bc%20d")
            #expect(asked.status == .unprocessableContent)
            #expect(asked.text.contains("Formatting would be lost") && asked.text.contains("Nothing was saved yet."))
            #expect(asked.text.contains("name=\"markup\" value=\"dropped\"") && asked.text.contains("a bc d"))
            #expect(try await desk.review.note(note.id).note == note)
            #expect(try await exported(desk) == ["本", Self.field])
            let again = try await client.post(save, form: "word=本&definition=a%20bc%20d&markup=dropped")
            #expect(again.status == .seeOther)
            #expect(try await exported(desk) == ["本", "a bc d"])
            // Once the formatting is lost, the form no longer asks.
            let later = try await client.post(save, form: "word=本&definition=a%20bc")
            #expect(later.status == .seeOther)
        }
    }
}
