import Foundation
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@testable import Formats

/// Finding unused pictures and recordings.
@Suite struct MediaCheckTests {
    private let test: TestDesk
    private let desk: ReviewDesk
    private let now = TestDesk.now
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init() async throws {
        test = try await TestDesk()
        desk = test.desk.review(with: nil)
    }

    private func forgetUndos() async throws {
        try await desk.database.write(desk.learner, at: now) { transaction in
            try transaction.runDerived("DELETE FROM undo_step WHERE learner_id = ?", [transaction.owner])
        }
    }

    private func names() async throws -> [String] {
        let all = try await desk.database.readAcrossLearners {
            try $0.rows("SELECT name FROM media ORDER BY name").map { try $0.text(0) }
        }
        return all
    }

    /// A package that refers to media in every way that Anki supports.
    private func package() throws -> URL {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var type = AnkiNotetype(id: 5, name: "Some")
        type.fields = [.init(name: "Front"), .init(name: "Back"), .init(name: "Extra")]
        type.templates = [.init(name: "Card 1", question: "{{Front}}<img src='in template.png'>", answer: "")]
        type.css = ".card { background: url(paper.jpg) }"
        try writer.add(
            notetypes: [type], decks: [AnkiDeck(id: 7, path: ["Chinese"])], presets: [AnkiPreset(id: 1)], usesFSRS: true
        )
        try writer.add(
            AnkiNote(
                id: 100, guid: "a", notetypeID: 5, modified: 1_767_000_000, tags: "",
                fields: [
                    "书<img src=\"a (1).png\">", "book [sound:b [2].mp3][sound:c d.mp3] [sound:gone.mp3]",
                    "<video src=film.mp4></video><audio src=\"Tom%20&amp;%20Ann.ogg\">",
                ]))
        try writer.add(AnkiCard(id: 101, noteID: 100, deckID: 7))
        let file = test.folder.appending(path: "in.apkg")
        let named = [
            "in template.png", "paper.jpg", "a (1).png", "c d.mp3", "film.mp4", "Tom & Ann.ogg", "_font.ttf",
        ]
        try writer.finish(to: file) { add in
            for name in named + ["spare.mp3", "a.png"] { try add(name, Array(name.utf8)) }
        }
        return file
    }

    @Test func whatAnkiNamesAnywhereIsNeededAndTheRestIsNot() async throws {
        _ = try await desk.importAnki(try package(), at: now) { TestIDs.next() }
        let check = try await desk.checkMedia()
        #expect(check.count == 9)
        #expect(check.unused == [.init(name: "spare.mp3", bytes: 9), .init(name: "a.png", bytes: 5)])
        #expect(check.unusedBytes == 14)
        #expect(check.missing.contains("gone.mp3"))
        let deleted = try await desk.deleteUnusedMedia(at: now)
        #expect(deleted == check)
        #expect(try await names().count == 7)
        #expect(try await desk.checkMedia().unused.isEmpty)
    }

    @Test func whatAnUndoWouldBringBackIsNeeded() async throws {
        let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
        var draft = NoteDraft(language: .chinese, word: "书")
        draft.newPicture = try NewMedium(fileName: "a.png", bytes: Self.png, as: .picture)
        _ = try await desk.add([draft], to: deck.id, at: now) { 7 }
        let note = try #require(try await desk.exported().notes.first)
        try await desk.edit(
            note, pictures: .replace(by: try NewMedium(fileName: "b.png", bytes: Self.png + [1], as: .picture)), at: now
        )
        #expect(try await desk.deleteUnusedMedia(at: now).unused.isEmpty)
        try await desk.undo(at: now)
        #expect(try await desk.exported().notes.first?.picture == "a.png")
        #expect(try await desk.deleteUnusedMedia(at: now).unused.map(\.name) == ["b.png"])

        let card = try #require(try await desk.exported().cards.first)
        try await desk.change([card.id], .delete, at: now)
        #expect(try await desk.checkMedia().unused.isEmpty)
        try await forgetUndos()
        #expect(try await desk.deleteUnusedMedia(at: now).unused.map(\.name) == ["a.png"])
        #expect(try await names().isEmpty)
    }

    @Test func allBytesAreExportedOneAfterAnother() async throws {
        _ = try await desk.importAnki(try package(), at: now) { TestIDs.next() }
        let large = [UInt8]((0..<2_000_003).map { UInt8(truncatingIfNeeded: $0) })
        let deck = try await desk.addDeck(named: "Words", at: now, newID: TestIDs.next())
        var draft = NoteDraft(language: .chinese, word: "书")
        draft.newPicture = try NewMedium(fileName: "large.png", bytes: Self.png + large, as: .picture)
        _ = try await desk.add([draft], to: deck.id, at: now) { 7 }
        let written = try await desk.exportedMedia()
        #expect(written.count == 10)
        #expect(written["large.png"] == Data(Self.png + large))
        #expect(written["a (1).png"] == Data("a (1).png".utf8))
    }
}
