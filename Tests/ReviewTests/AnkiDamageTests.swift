import Foundation
import Model
import Review
import Scheduling
import Storage
import Support
import Synchronization
import Testing

@testable import Formats

/// Importing packages that break the rules: the import lists what it leaves out, or saves nothing.
@Suite struct AnkiDamageTests {
    private let test: TestDesk
    private let desk: ReviewDesk
    private let now = TestDesk.now

    init() async throws {
        test = try await TestDesk()
        desk = test.desk.review(with: nil)
    }

    private func package(_ add: (AnkiWriter) throws -> Void, media: [(String, [UInt8])] = []) throws -> URL {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var type = AnkiNotetype(id: 5, name: "Basic")
        type.fields = [.init(name: "Front"), .init(name: "Back")]
        type.templates = [.init(name: "Card 1", question: "{{Front}}", answer: "{{Back}}")]
        try writer.add(
            notetypes: [type], decks: [AnkiDeck(id: 7, path: ["Chinese"])], presets: [AnkiPreset(id: 1)], usesFSRS: true
        )
        try add(writer)
        let file = test.folder.appending(path: "\(UUID().uuidString).apkg")
        try writer.finish(to: file) { add in for (name, bytes) in media { try add(name, bytes) } }
        return file
    }

    private func note(_ id: Int64, guid: String, modified: Int64 = 1_767_000_000, _ fields: [String] = ["书", "book"])
        -> AnkiNote
    {
        AnkiNote(id: id, guid: guid, notetypeID: 5, modified: modified, tags: "", fields: fields)
    }

    private func studied(_ id: Int64, of note: Int64) -> AnkiCard {
        var card = AnkiCard(id: id, noteID: note, deckID: 7)
        card.type = 2
        card.queue = 2
        card.due = 3
        card.interval = 10
        card.factor = 2500
        card.reviews = 1
        return card
    }

    private func answer(_ id: Int64, of card: Int64, _ ease: Int = 3, interval: Int64 = 10) -> AnkiReview {
        AnkiReview(
            id: id, cardID: card, ease: ease, interval: interval, lastInterval: 1, factor: 2500, duration: 4000, type: 1
        )
    }

    private func count(_ table: String) async throws -> Int {
        try await desk.database.readAcrossLearners { try $0.rows("SELECT 1 FROM \(table)").count }
    }

    @Test func ratingsOutsideOneToFourAreListed() async throws {
        let file = try package { writer in
            try writer.add(note(1, guid: "a"))
            try writer.add(studied(2, of: 1))
            for (index, ease) in [-1, 5, 9, 3].enumerated() {
                try writer.add(answer(1_766_000_000_000 + Int64(index), of: 2, ease))
            }
            try writer.add(answer(1_766_000_000_900, of: 77))
        }
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(report.reviewsAdded == 1)
        #expect(report.losses.contains(AnkiLoss(.impossibleRatings, count: 3)))
        #expect(report.losses.contains(AnkiLoss(.answersOfNoCard)))
    }

    @Test func anIntervalIsNeverImpossible() async throws {
        let file = try package { writer in
            for (id, interval) in [(1, Int64.max), (2, .min), (3, -600), (4, 40_000_000)] as [(Int64, Int64)] {
                try writer.add(note(id, guid: "\(id)"))
                var card = studied(10 + id, of: id)
                card.interval = interval
                card.due = interval
                card.factor = interval
                card.reviews = Int(interval)
                card.lapses = Int(interval)
                card.left = Int(interval)
                try writer.add(card)
                try writer.add(answer(1_766_000_000_000 + id, of: card.id, interval: interval))
            }
        }
        _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
        try await desk.database.integrityCheck()
        let rows = try await desk.database.readAcrossLearners { reader in
            try reader.rows("SELECT interval_days, ease, due, reviews FROM card").map(\.values)
        }
        let limit = now.advanced(bySeconds: 86_400 * 110_000).milliseconds
        for row in rows {
            guard case .integer(let days) = row[0], case .real(let ease) = row[1], case .integer(let due) = row[2]
            else {
                Issue.record("a card without numbers")
                continue
            }
            #expect((0...109_500).contains(days) && (1.3...9.999).contains(ease) && abs(due) < limit)
        }
        let waits = try await desk.database.readAcrossLearners { reader in
            try reader.rows("SELECT interval_seconds FROM review").map { try $0.integer(0) }
        }
        #expect(waits.count == 4 && waits.allSatisfy { (0...86_400 * 109_500).contains($0) })
        // The import can be studied and exported.
        _ = try await desk.exportAnki(to: test.folder.appending(path: "back.apkg"), at: now)
    }

    @Test func aMemoryStateThatIsNoNumberIsListed() async throws {
        let file = try package { writer in
            try writer.add(note(1, guid: "a"))
            var card = studied(2, of: 1)
            card.stability = .nan
            card.difficulty = .nan
            try writer.add(card)
        }
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(report.losses.contains(AnkiLoss(.memories)))
        let row = try await desk.database.readAcrossLearners { try $0.first("SELECT stability FROM card")?.values }
        #expect(row == [.null])
    }

    @Test func mediaWithPathsKeepTheirLastName() async throws {
        let names = ["/etc/passwd", "..\\..\\boot.ini", "a/b/c.mp3", "\u{0}", "..", String(repeating: "x", count: 300)]
        let file = try package(
            { try $0.add(note(1, guid: "a", ["[sound:a/b/c.mp3]", "b"])) }, media: names.map { ($0, [1]) })
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        let kept = try await desk.database.readAcrossLearners { reader in
            try reader.rows("SELECT name FROM media ORDER BY name").map { try $0.text(0) }
        }
        #expect(kept == ["boot.ini", "c.mp3", "passwd"])
        #expect(report.losses.contains(AnkiLoss(.mediaRefused, count: 3)))
        #expect(report.losses.contains(AnkiLoss(.mediaRenamed, count: 3)))
    }

    @Test func notesWithOneIdentifierAreListed() async throws {
        let file = try package { writer in
            try writer.add(note(1, guid: "a"))
            try writer.add(note(2, guid: "a", ["手", "hand"]))
            for card in [11, 12] as [Int64] { try writer.add(studied(card, of: card - 10)) }
            try writer.add(studied(13, of: 99))
        }
        let report = try await desk.importAnki(file, at: now) { TestIDs.next() }
        #expect(report.notesAdded == 1 && report.cardsAdded == 1)
        #expect(report.losses.contains(AnkiLoss(.repeatedGuids)))
        #expect(report.losses.contains(AnkiLoss(.cardsWithoutNote)))
    }

    @Test func aLaterPackageOfTheSameCollectionUpdates() async throws {
        func contents(_ text: String, _ modified: Int64, _ answers: Int) throws -> URL {
            try package { writer in
                try writer.add(note(1, guid: "a", modified: modified, ["书", text]))
                var card = studied(2, of: 1)
                card.reviews = answers
                card.due = Int64(answers * 5)
                try writer.add(card)
                for number in 0..<answers {
                    try writer.add(answer(1_766_000_000_000 + Int64(number) * 86_400_000, of: 2))
                }
            }
        }
        _ = try await desk.importAnki(try contents("book", 1_767_000_000, 1), at: now) { TestIDs.next() }
        let report = try await desk.importAnki(try contents("volume", 1_767_000_100, 3), at: now) { TestIDs.next() }
        #expect(report.notesUpdated == 1 && report.cardsUpdated == 1 && report.reviewsAdded == 2)
        #expect(report.notesAdded == 0 && report.cardsAdded == 0)
        let definition = try await desk.database.readAcrossLearners {
            try $0.first("SELECT definition FROM note")?.text(0)
        }
        #expect(definition == "volume")
        #expect(try await count("note") == 1)
        // The first package is now older than the stored data.
        let older = try await desk.importAnki(try contents("book", 1_767_000_000, 1), at: now) { TestIDs.next() }
        #expect(older.notesUpdated == 0 && older.cardsUpdated == 0 && older.reviewsAdded == 0)
        #expect(older.losses.contains(AnkiLoss(.newerHere)))
    }

    @Test(arguments: [0.1, 0.25, 0.45, 0.5, 0.7]) func aCancelledImportKeepsNothing(_ when: Double) async throws {
        let file = try package { writer in
            for id in 1...Int64(6000) {
                try writer.add(note(id, guid: "g\(id)"))
                try writer.add(studied(100_000 + id, of: id))
                for time in 0..<5 as Range<Int64> {
                    try writer.add(answer(1_766_000_000_000 + time * 86_400_000 + id, of: 100_000 + id))
                }
            }
        }
        let (desk, now) = (desk, now)
        let running = Mutex<Task<AnkiReport, any Error>?>(nil)
        let (begin, gate) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in begin { break }
            return try await desk.importAnki(file, at: now, newID: { TestIDs.next() }) { fraction in
                if fraction >= when { running.withLock { $0 }?.cancel() }
            }
        }
        running.withLock { $0 = task }
        gate.yield()
        await #expect(throws: CancellationError.self) { try await task.value }
        for table in ["note", "card", "review", "deck", "media", "review_day", "foreign_definition"] {
            #expect(try await count(table) == 0)
        }
        // The desk still works.
        #expect(try await desk.importAnki(file, at: now) { TestIDs.next() }.reviewsAdded == 30_000)
        try await desk.database.integrityCheck()
    }
}
