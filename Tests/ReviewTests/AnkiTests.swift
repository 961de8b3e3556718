import Formats
import Foundation
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@Suite struct AnkiTests {
    private let test: TestDesk
    private let desk: ReviewDesk
    private let now = TestDesk.now

    init() async throws {
        test = try await TestDesk()
        desk = test.desk.review(with: nil)
    }

    /// A package with a studied, a suspended and a new card.
    private func package(
        media: [(String, [UInt8])] = [("书.mp3", [1, 2, 3])], reviews: [AnkiReview]? = nil, stability: Double = 12.5
    ) throws -> URL {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var type = AnkiNotetype(id: 5, name: "Basic")
        type.fields = [.init(name: "Hanzi"), .init(name: "Pinyin"), .init(name: "English")]
        type.templates = [
            .init(name: "Card 1", question: "{{Hanzi}}", answer: "{{English}}"),
            .init(name: "Card 2", question: "{{English}}", answer: "{{Hanzi}}"),
        ]
        var deck = AnkiDeck(id: 7, path: ["Chinese", "HSK 1"])
        deck.presetID = 1
        try writer.add(notetypes: [type], decks: [deck], presets: [AnkiPreset(id: 1)], usesFSRS: true)
        try writer.add(
            AnkiNote(
                id: 100, guid: "a", notetypeID: 5, modified: 1_767_000_000, tags: " HSK ",
                fields: ["<b>书</b>", "shū", "book &amp; volume<br>[sound:书.mp3]"]))
        var studied = AnkiCard(id: 101, noteID: 100, deckID: 7)
        studied.type = 2
        studied.queue = 2
        studied.due = 9
        studied.interval = 30
        studied.factor = 2300
        studied.reviews = 2
        studied.stability = stability
        studied.difficulty = 5.5
        try writer.add(studied)
        var suspended = AnkiCard(id: 102, noteID: 100, deckID: 7)
        suspended.ordinal = 1
        suspended.queue = -1
        try writer.add(suspended)
        let usual = [(1_766_000_000_000, 3, 0), (1_766_500_000_000, 4, 1), (1_766_600_000_000, 0, 4)].map {
            AnkiReview(
                id: $0.0, cardID: 101, ease: $0.1, interval: 30, lastInterval: 4, factor: 2300, duration: 5000,
                type: $0.2)
        }
        for review in reviews ?? usual { try writer.add(review) }
        let file = test.folder.appending(path: "\(UUID().uuidString).apkg")
        try writer.finish(to: file) { add in for (name, bytes) in media { try add(name, bytes) } }
        return file
    }

    private func cards() async throws -> [[SQLValue]] {
        try await desk.database.readAcrossLearners { reader in
            try reader.rows(
                "SELECT kind, state, stability, due, ease, standing, interval_days FROM card ORDER BY id"
            ).map(\.values)
        }
    }

    private func count(_ table: String) async throws -> Int {
        try await desk.database.readAcrossLearners { try $0.rows("SELECT 1 FROM \(table)").count }
    }

    @Test func aPackageComesInWithItsSchedule() async throws {
        let report = try await desk.importAnki(try package(), at: now) { TestIDs.next() }
        #expect(report.notesAdded == 1 && report.cardsAdded == 2 && report.reviewsAdded == 2 && report.mediaAdded == 1)
        #expect(report.losses.contains(AnkiLoss(.changesByHand)))
        let cards = try await cards()
        let due = LearnerDay().beginning(of: LearnerDay().number(of: Timestamp(milliseconds: 1_767_240_000_000)) + 9)
        #expect(cards[0] == ["recognition", 2, 12.5, SQLValue(due), 2.3, 0, 30])
        #expect(cards[1].last == 0 && cards[1][5] == 1)
        let note = try await desk.database.readAcrossLearners {
            try #require(try $0.first("SELECT word, reading, definition, audio FROM note")).values
        }
        #expect(note == ["书", "shū", "book & volume", "书.mp3"])
        #expect(try await desk.decks().map(\.name) == ["Chinese", "HSK 1"])
    }

    @Test func aSecondImportChangesNothing() async throws {
        let file = try package()
        _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
        let before = try await cards()
        let report = try await desk.importAnki(file, at: now.advanced(bySeconds: 60)) { TestIDs.next() }
        #expect(report.notesUnchanged == 1 && report.notesAdded + report.cardsAdded + report.reviewsAdded == 0)
        #expect(report.cardsUpdated == 0 && report.mediaAdded == 0 && report.decksAdded == 0)
        #expect(try await cards() == before)
        let sum = try await desk.database.readAcrossLearners {
            try $0.first("SELECT SUM(again + hard + good + easy) AS sum FROM review_day")?.integer("sum")
        }
        #expect(sum == 2)
    }

    @Test func whatGoesOutComesInAgainTheSame() async throws {
        _ = try await desk.importAnki(try package(), at: now) { TestIDs.next() }
        let file = test.folder.appending(path: "out.apkg")
        let result = try await desk.exportAnki(to: file, at: now)
        #expect(result.notes == 1 && result.cards == 2 && result.reviews == 2 && result.media == 1)
        let package = try AnkiPackage(file)
        var notes: [AnkiNote] = []
        try package.forEachNote { notes.append($0) }
        #expect(notes.first?.fields == ["<b>书</b>", "shū", "book &amp; volume<br>[sound:书.mp3]"])
        #expect(notes.first?.tags == " HSK ")
        var reviews = 0
        try package.forEachReview { _ in reviews += 1 }
        #expect(reviews == 3)
    }

    @Test func impossibleAnswersAndMemoriesAreListed() async throws {
        let odd = [(1_766_500_000_000, 7, 1), (1_766_000_000_000, 3, 1)].map {
            AnkiReview(
                id: $0.0, cardID: 101, ease: $0.1, interval: 3, lastInterval: 1, factor: 2300, duration: 5000,
                type: $0.2)
        }
        let file = try package(reviews: odd, stability: -.infinity)
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(report.reviewsAdded == 1)
        #expect(report.losses.contains { $0.kind == .impossibleRatings })
        #expect(try await cards()[0][2] == .null)
    }

    @Test func mediaNeverLeaveTheirPlace() async throws {
        let report = try await desk.importAnki(
            try package(media: [("../../etc/x.png", [1]), ("/", [2]), ("a/../..", [3])]), at: now
        ) { TestIDs.next() }
        #expect(report.mediaAdded == 1)
        let names = try await desk.database.readAcrossLearners {
            try $0.rows("SELECT name FROM media").map { try $0.text("name") }
        }
        #expect(names == ["x.png"])
        #expect(report.losses.contains(AnkiLoss(.mediaRefused, count: 2)))
    }

    @Test(arguments: [1, 100, 1000, 2000])
    func aTruncatedPackageKeepsNothing(_ length: Int) async throws {
        let file = try package()
        try Data(contentsOf: file).prefix(length).write(to: file)
        await #expect(throws: AnkiError.self) { try await desk.importAnki(file, at: now) { TestIDs.next() } }
        #expect(try await count("note") == 0)
    }

    @Test func anotherKindOfFileIsNamedSo() async throws {
        let file = test.folder.appending(path: "text.apkg")
        try Data("not a package".utf8).write(to: file)
        await #expect(throws: AnkiError.notAPackage) { try await desk.importAnki(file, at: now) { TestIDs.next() } }
    }

    @Test func aPresetGoesBackWithAllThatAnkiSaidOfItAndWithWhatChanged() async throws {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var preset = AnkiPreset(id: 3)
        preset.name = "Careful"
        preset.newPerDay = 0
        preset.suspendsLeeches = true
        preset.source = #"{"id":3,"name":"Careful","newMix":2,"new":{"order":0,"perDay":7},"lapse":{"leechAction":0}}"#
        var decks = [AnkiDeck(id: 7, path: ["Chinese"]), AnkiDeck(id: 8, path: ["Chinese", "HSK 1"])]
        decks[0].presetID = 3
        decks[1].presetID = 3
        decks[1].description = "the first"
        decks[1].reviewsPerDay = 33
        try writer.add(notetypes: [], decks: decks, presets: [preset], usesFSRS: true)
        let file = test.folder.appending(path: "presets.apkg")
        try writer.finish(to: file) { _ in }
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(report.losses.contains(AnkiLoss(.deckDescriptions)))
        var deck = try await desk.deck(named: "HSK 1")
        #expect(deck.options.newPerDay == 0 && deck.options.suspendsLeeches && deck.options.reviewsPerDay == 33)
        deck.options.newPerDay = 5
        deck.options.reviewsPerDay = 44
        try await desk.settle(deck, at: now)

        let out = test.folder.appending(path: "out.apkg")
        _ = try await desk.exportAnki(to: out, at: now)
        let package = try AnkiPackage(out)
        let parent = try #require(package.decks.first { $0.path == ["Chinese"] })
        let child = try #require(package.decks.first { $0.path == ["Chinese", "HSK 1"] })
        #expect(parent.id == 7 && parent.presetID == 3 && child.id == 8 && child.presetID != 3)
        #expect(child.description == "the first" && child.reviewsPerDay == 44)
        let presets = Dictionary(uniqueKeysWithValues: package.presets.map { ($0.id, $0) })
        #expect(presets[3]?.name == "Careful" && presets[3]?.newPerDay == 0)
        let changed = try #require(presets[child.presetID])
        #expect(changed.newPerDay == 5 && changed.suspendsLeeches && changed.reviewsPerDay == 200)
        #expect(changed.source.contains(#""newMix":2"#) && changed.source.contains(#""order":0"#))

        let again = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(again.losses.contains(AnkiLoss(.deckSettings)) && again.decksAdded == 0)
        #expect(try await desk.deck(named: "HSK 1").options.newPerDay == 5)
    }
}
