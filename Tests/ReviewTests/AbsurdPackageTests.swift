import Foundation
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@testable import Formats

/// Anki packages with absurd numbers. Whichever column or setting is absurd, the package is imported or refused.
/// Imported cards can be studied, counted, simulated, fitted, exported and imported again.
@Suite struct AbsurdPackageTests {
    private static let integers: [Int64] = [.min, .max, -1, 1 << 62, 9_007_199_254_740_993]
    private static let doubles = [1e308, -1e308, 1e300, -1, 1e-308, 0]

    /// The contents of a package.
    private struct Contents {
        var createdAt: Int64 = 1_767_240_000
        var offset = 0
        var deck = AnkiDeck(id: 7, path: ["Chinese"])
        var preset = AnkiPreset(id: 1)
        var type = AnkiNotetype(id: 5, name: "Basic")
        var note = AnkiNote(
            id: 1_766_000_000_000, guid: "a", notetypeID: 5, modified: 1_767_000_000, tags: "", fields: ["书", "book"])
        var card = AnkiCard(id: 1_766_000_000_001, noteID: 1_766_000_000_000, deckID: 7)
        var review = AnkiReview(
            id: 1_766_000_000_002, cardID: 1_766_000_000_001, ease: 3, interval: 10, lastInterval: 1, factor: 2500,
            duration: 4000, type: 1)

        init() {
            type.fields = [.init(name: "Front"), .init(name: "Back")]
            type.templates = [.init(name: "Card 1", question: "{{Front}}", answer: "{{Back}}")]
            card.type = 2
            card.queue = 2
            card.due = 3
            card.interval = 10
            card.factor = 2500
            card.reviews = 1
            card.stability = 10
            card.difficulty = 5
        }

        func write(to file: URL) throws {
            let writer = try AnkiWriter(createdAt: createdAt, offset: offset, now: TestDesk.now.milliseconds)
            try writer.add(notetypes: [type], decks: [deck], presets: [preset], usesFSRS: true)
            try writer.add(note)
            try writer.add(card)
            try writer.add(review)
            try writer.finish(to: file) { _ in }
        }
    }

    /// Every integer in a package.
    private static let wholes: [(name: String, set: @Sendable (inout Contents, Int64) -> Void)] = [
        ("col.crt", { $0.createdAt = $1 }),
        ("col.conf.creationOffset", { $0.offset = Int($1) }),
        ("note.id", { ($0.note.id, $0.card.noteID) = ($1, $1) }),
        ("note.mod", { $0.note.modified = $1 }),
        ("note.mid", { $0.note.notetypeID = $1 }),
        ("notetype.id", { ($0.type.id, $0.note.notetypeID) = ($1, $1) }),
        ("notetype.sortf", { $0.type.sortField = Int($1) }),
        ("field.size", { $0.type.fields[0].size = Int($1) }),
        ("template.did", { $0.type.templates[0].deckID = $1 }),
        ("card.id", { ($0.card.id, $0.review.cardID) = ($1, $1) }),
        ("card.did", { $0.card.deckID = $1 }),
        ("card.ord", { $0.card.ordinal = Int($1) }),
        ("card.mod", { $0.card.modified = $1 }),
        ("card.type", { $0.card.type = Int($1) }),
        ("card.queue", { $0.card.queue = Int($1) }),
        ("card.due", { $0.card.due = $1 }),
        ("card.due, learning", { ($0.card.type, $0.card.queue, $0.card.due) = (1, 1, $1) }),
        ("card.due, new", { ($0.card.type, $0.card.queue, $0.card.due) = (0, 0, $1) }),
        ("card.ivl", { $0.card.interval = $1 }),
        ("card.factor", { $0.card.factor = $1 }),
        ("card.reps", { $0.card.reviews = Int($1) }),
        ("card.lapses", { $0.card.lapses = Int($1) }),
        ("card.left", { ($0.card.type, $0.card.left) = (3, Int($1)) }),
        ("card.flags", { $0.card.flags = Int($1) }),
        ("card.data.lrt", { $0.card.lastReview = $1 }),
        ("card.data.other", { $0.card.otherData = "\"pos\":\($1)" }),
        ("revlog.id", { $0.review.id = $1 }),
        ("revlog.ease", { $0.review.ease = Int($1) }),
        ("revlog.ivl", { $0.review.interval = $1 }),
        ("revlog.lastIvl", { $0.review.lastInterval = $1 }),
        ("revlog.factor", { $0.review.factor = $1 }),
        ("revlog.time", { $0.review.duration = $1 }),
        ("revlog.type", { $0.review.type = Int($1) }),
        ("deck.id", { ($0.deck.id, $0.card.deckID) = ($1, $1) }),
        ("deck.conf", { ($0.deck.presetID, $0.preset.id) = ($1, $1) }),
        ("deck.newLimit", { $0.deck.newPerDay = Int($1) }),
        ("deck.reviewLimit", { $0.deck.reviewsPerDay = Int($1) }),
        ("preset.new.perDay", { $0.preset.newPerDay = Int($1) }),
        ("preset.rev.perDay", { $0.preset.reviewsPerDay = Int($1) }),
        ("preset.rev.maxIvl", { $0.preset.maximumInterval = Int($1) }),
        ("preset.lapse.leechFails", { $0.preset.leechThreshold = Int($1) }),
    ]

    /// Every fractional number in a package.
    private static let reals: [(name: String, set: @Sendable (inout Contents, Double) -> Void)] = [
        ("card.data.s", { $0.card.stability = $1 }),
        ("card.data.d", { $0.card.difficulty = $1 }),
        ("card.data.dr", { $0.card.desiredRetention = $1 }),
        ("deck.desiredRetention", { $0.deck.desiredRetention = $1 }),
        ("preset.desiredRetention", { $0.preset.desiredRetention = $1 }),
        ("preset.fsrsParams6", { $0.preset.parameters = Array(repeating: $1, count: 21) }),
        ("preset.fsrsParams5", { $0.preset.parameters = Array(repeating: $1, count: 19) }),
        ("preset.new.delays", { $0.preset.learningSteps = [$1, 10] }),
        ("preset.lapse.delays", { $0.preset.relearningSteps = [$1] }),
        ("preset.easyDaysPercentages", { $0.preset.dayShares = Array(repeating: $1, count: 7) }),
    ]

    @Test func noWholeNumberOfAPackageBringsAnythingDown() async throws {
        for (name, set) in Self.wholes {
            var packages: [Contents] = []
            for number in Self.integers {
                var contents = Contents()
                set(&contents, number)
                packages.append(contents)
            }
            try await live(through: packages, name)
        }
    }

    @Test func noRealNumberOfAPackageBringsAnythingDown() async throws {
        for (name, set) in Self.reals {
            var packages: [Contents] = []
            for number in Self.doubles {
                var contents = Contents()
                set(&contents, number)
                packages.append(contents)
            }
            try await live(through: packages, name)
        }
    }

    @Test func aNoteOfTheLastMomentIsNewerThanTheOneHere() async throws {
        let test = try await TestDesk()
        let desk = test.desk.review(with: nil)
        let file = test.folder.appending(path: "newest.apkg")
        func importing(_ meaning: String, modified: Int64) async throws -> (updated: Int, unchanged: Int) {
            var contents = Contents()
            contents.note.modified = modified
            contents.note.fields[1] = meaning
            try contents.write(to: file)
            let report = try await desk.importAnki(file, at: TestDesk.now) { TestIDs.next() }
            return (report.notesUpdated, report.notesUnchanged)
        }
        _ = try await importing("book", modified: 1_767_000_000)
        #expect(try await importing("earlier", modified: .min) == (0, 1))
        #expect(try await importing("newest", modified: .max) == (1, 0))
        let note = try #require(try await desk.cards(CardQuery(""), at: TestDesk.now).cards.first).note
        #expect(note.definition == "newest" && note.updatedAt.milliseconds == Timestamp.furthest)
        try await test.remove()
    }

    /// Imports packages one after another, and performs every possible action with their cards.
    private func live(through packages: [Contents], _ name: String) async throws {
        let test = try await TestDesk()
        let desk = test.desk.review(with: nil)
        let now = TestDesk.now
        let file = test.folder.appending(path: "absurd.apkg")
        for (place, contents) in packages.enumerated() {
            var contents = contents
            contents.note.guid = "\(place)"
            contents.deck.path = ["Deck \(place)"]
            do {
                try contents.write(to: file)
                _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
                // A later package of the same collection.
                contents.note.modified = max(contents.note.modified, 1_767_000_001)
                try contents.write(to: file)
                _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
            } catch is AnkiError {
                continue
            }
        }
        try await use(desk, at: now, name)
        let back = test.folder.appending(path: "back.apkg")
        _ = try await desk.exportAnki(to: back, at: now)
        _ = try await desk.importAnki(back, at: now) { TestIDs.next() }
        try await use(desk, at: now.advanced(bySeconds: 40 * 86_400), name)
        try await desk.database.integrityCheck()
        try await test.remove()
    }

    private func use(_ desk: ReviewDesk, at now: Timestamp, _ name: String) async throws {
        _ = try await desk.read { try $0.counts(at: now, desk.day) }
        _ = try await desk.history()
        for deck in try await desk.decks() {
            #expect(deck.options == deck.options.mended, "\(name)")
            _ = try await desk.statistics(of: deck.id, days: nil, at: now)
            _ = try await desk.compareRetentions(of: deck.id, days: 10, newPerDay: 1, at: now)
            _ = try await desk.fit(deck.id)
            var other = deck
            other.options.desiredRetention = 0.85
            try await desk.settle(other, rescheduling: .now, at: now)
            _ = try await desk.nextQuestion(in: deck.id, at: now)
        }
        let found = try await desk.cards(matching: "", at: now)
        for (place, found) in found.cards.enumerated() {
            _ = try await desk.read { try $0.question(found.card.id, at: now, desk.day) }
            for rating in [Rating.again, .good] {
                let id = try #require(SerialID<Review>(now.milliseconds + Int64(4 * place + rating.rawValue)))
                let graded = try await desk.grade(found.card.id, rating, reviewID: id, duration: .max, at: now)
                #expect(graded.card.schedule.reviews > 0 && graded.card.schedule.lapses >= 0, "\(name)")
            }
        }
        if !found.cards.isEmpty { try await desk.undo(at: now) }
    }
}
