import Foundation
import Model
import Review
import Scheduling
import Support
import Testing

@testable import Formats

/// Importing and exporting the pictures and recordings of Anki notes.
@Suite struct FieldMediaTests {
    private let test: TestDesk
    private let desk: ReviewDesk
    private let now = TestDesk.now
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init() async throws {
        test = try await TestDesk()
        desk = test.desk.review(with: nil)
    }

    /// Imports a note with these fields.
    private func importing(_ fields: [(name: String, content: String)]) async throws -> Note {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var type = AnkiNotetype(id: 5, name: "Some")
        type.fields = fields.map { .init(name: $0.name) }
        type.templates = [.init(name: "Card 1", question: "{{\(fields[0].name)}}", answer: "")]
        try writer.add(
            notetypes: [type], decks: [AnkiDeck(id: 7, path: ["Chinese"])], presets: [AnkiPreset(id: 1)], usesFSRS: true
        )
        try writer.add(
            AnkiNote(
                id: 100, guid: "a", notetypeID: 5, modified: 1_767_000_000, tags: "", fields: fields.map(\.content)))
        try writer.add(AnkiCard(id: 101, noteID: 100, deckID: 7))
        let file = test.folder.appending(path: "in.apkg")
        try writer.finish(to: file) { _ in }
        _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
        return try #require(try await desk.cards(CardQuery(""), offset: 0, limit: 1, at: now).cards.first).note
    }

    /// The fields as exported.
    private func takeOut() async throws -> [String] {
        let file = test.folder.appending(path: "out.apkg")
        _ = try await desk.exportAnki(to: file, at: now)
        var fields: [String] = []
        try AnkiPackage(file).forEachNote { fields = $0.fields }
        return fields
    }

    private let back = #"book<br>[sound:a.mp3][sound:Tom &amp; b.mp3]<img src="x.png"><IMG src='y%20z.png'>"#

    @Test func everyNameOfAFieldIsKeptAndGoesBackAsItCame() async throws {
        let note = try await importing([("Front", "书"), ("Back", back)])
        #expect(note.recordings == ["a.mp3", "Tom & b.mp3"])
        #expect(note.pictures == ["x.png", "y z.png"])
        #expect(note.definition == "book" && !note.isNamedAfterMedium)
        #expect(try await takeOut() == ["书", back])
    }

    @Test func onlyTheFirstOfSeveralAsAnEarlyImportKeptItTakesNoneAway() async throws {
        var note = try await importing([("Front", "书"), ("Back", back)])
        note.audio = "a.mp3"
        note.picture = "x.png"
        let early = note
        try await desk.database.write(desk.learner, at: now) { try $0.restore(early, $0.learner) }
        #expect(try await takeOut() == ["书", back])
    }

    @Test func mediaStayWhereTheTextBesideThemIsChanged() async throws {
        var note = try await importing([("Front", "书"), ("Back", back)])
        note.definition = "a book"
        try await desk.edit(note, at: now)
        #expect(try await takeOut() == ["书", "a " + back])
    }

    @Test func anotherPictureTakesThePlaceOfTheFirstAndNoneLeavesNone() async throws {
        let note = try await importing([("Front", "书"), ("Back", back)])
        let medium = try NewMedium(fileName: "new.png", bytes: Self.png, as: .picture)
        try await desk.edit(note, pictures: .replace(by: medium), recordings: .remove, at: now)
        #expect(try await takeOut() == ["书", #"book<br><img src="new.png">"#])
    }

    @Test func aPictureGoesIntoItsOwnFieldOrBesideTheDefinition() async throws {
        let medium = try NewMedium(fileName: "a.png", bytes: Self.png, as: .picture)
        let first = try await importing([("Word", "书"), ("Meaning", "book"), ("Picture", "")])
        try await desk.edit(first, pictures: .replace(by: medium), at: now)
        #expect(try await takeOut() == ["书", "book", #"<img src="a.png">"#])
    }

    @Test func withoutAFieldOfItsOwnAPictureGoesBesideTheDefinition() async throws {
        let note = try await importing([("Word", "书"), ("Meaning", "book")])
        let medium = try NewMedium(fileName: "a.png", bytes: Self.png, as: .picture)
        try await desk.edit(note, pictures: .replace(by: medium), at: now)
        #expect(try await takeOut() == ["书", #"book<img src="a.png">"#])
    }

    @Test func aPictureOutsideItsOwnFieldIsNotDoubled() async throws {
        let fields = [("Word", #"书<img src="a.png">"#), ("Meaning", "book"), ("Picture", "")]
        _ = try await importing(fields)
        #expect(try await takeOut() == fields.map(\.1))
    }

    @Test(arguments: [
        ("../a[1].PNG", "a1.PNG"), ("photo", "photo.png"), ("x.html", "x.html.png"), ("..", "picture.png"),
        ("C:\\a\\银行.png", "银行.png"), ("_style.png", "style.png"), ("", "picture.png"), ("\u{0}\n.png", "picture.png"),
        ("a\nb.png", "ab.png"),
        (String(repeating: "银", count: 200) + ".png", String(repeating: "银", count: 33) + ".png"),
    ])
    func aFileGetsAProperName(_ given: String, _ name: String) async throws {
        let note = try await importing([("Word", "书"), ("Meaning", "book")])
        let medium = try NewMedium(fileName: given, bytes: Self.png, as: .picture)
        try await desk.edit(note, pictures: .replace(by: medium), at: now)
        #expect(try await desk.note(note.id).note.picture == name)
    }

    @Test(
        arguments: [
            [0xFF, 0xFB, 0x90], [0xFF, 0xF1, 0x50], Array("ID3".utf8), Array("OggS".utf8), Array("RIFF0000WAVE".utf8),
            Array("\0\0\0 ftypM4A ".utf8), Array("fLaC".utf8), [0x1A, 0x45, 0xDF, 0xA3],
        ] as [[UInt8]])
    func aRecordingIsToldByItsFirstBytes(_ bytes: [UInt8]) throws {
        _ = try NewMedium(fileName: "a", bytes: bytes, as: .recording)
        #expect(throws: ReviewError.self) { try NewMedium(fileName: "a", bytes: bytes, as: .picture) }
    }

    @Test(
        arguments: [
            [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8), Array("RIFF0000WEBP".utf8), Array("\0\0\0 ftypavif".utf8),
            Array("<?xml version='1.0'?>\n<svg/>".utf8), Array(" \n<svg/>".utf8),
        ] as [[UInt8]])
    func aPictureIsToldByItsFirstBytes(_ bytes: [UInt8]) throws {
        _ = try NewMedium(fileName: "a", bytes: bytes, as: .picture)
        #expect(throws: ReviewError.self) { try NewMedium(fileName: "a", bytes: bytes, as: .recording) }
    }

    @Test(arguments: ["", "<html><svg/>", "<!DOCTYPE html><svg>", "%PDF-1.7", "MZ", "\u{FEFF}svg"])
    func whatIsNeitherIsRefused(_ text: String) {
        for kind in [MediumKind.picture, .recording] {
            #expect(throws: ReviewError.self) {
                try NewMedium(fileName: "a.png", bytes: Array(text.utf8), as: kind)
            }
        }
    }
}
