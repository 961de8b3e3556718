import Formats
import Foundation
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

/// Importing a package again over existing cards: the later change wins.
@Suite struct LaterChangeTests {
    private let test: TestDesk
    private let desk: ReviewDesk
    private let now = TestDesk.now
    /// When the cards of the first package were last changed, in seconds.
    private static let first: Int64 = 1_767_000_000

    init() async throws {
        test = try await TestDesk()
        desk = test.desk.review(with: nil)
    }

    /// A card as a package contains it.
    private struct Version {
        var modified = LaterChangeTests.first
        var queue = 2
        var flags = 0
        var due: Int64 = 9
        var deck: Int64 = 7
        /// The times of its answers, in seconds.
        var answers: [Int64] = [LaterChangeTests.first - 86_400]
    }

    private func package(_ version: Version) throws -> URL {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var type = AnkiNotetype(id: 5, name: "Basic")
        type.fields = [.init(name: "Front"), .init(name: "Back")]
        type.templates = [.init(name: "Card 1", question: "{{Front}}", answer: "{{Back}}")]
        let decks = [AnkiDeck(id: 7, path: ["Chinese"]), AnkiDeck(id: 8, path: ["Chinese", "Moved"])]
        try writer.add(notetypes: [type], decks: decks, presets: [AnkiPreset(id: 1)], usesFSRS: true)
        try writer.add(
            AnkiNote(id: 100, guid: "a", notetypeID: 5, modified: Self.first, tags: "", fields: ["书", "book"]))
        var card = AnkiCard(id: 101, noteID: 100, deckID: version.deck)
        card.modified = version.modified
        card.type = 2
        card.queue = version.queue
        card.due = version.due
        card.interval = 10
        card.factor = 2500
        card.reviews = version.answers.count
        card.flags = version.flags
        card.stability = 10
        card.difficulty = 5
        try writer.add(card)
        for seconds in version.answers {
            try writer.add(
                AnkiReview(
                    id: seconds * 1000, cardID: 101, ease: 3, interval: 10, lastInterval: 4, factor: 2500,
                    duration: 4000, type: 1))
        }
        let file = test.folder.appending(path: "\(UUID().uuidString).apkg")
        try writer.finish(to: file) { _ in }
        return file
    }

    @discardableResult
    private func importing(_ version: Version, after seconds: Int64 = 0) async throws -> AnkiReport {
        try await desk.importAnki(try package(version), at: now.advanced(bySeconds: seconds)) { TestIDs.next() }
    }

    private func card() async throws -> Card {
        let found = try await desk.cards(matching: "", at: now)
        return try #require(found.cards.first?.card)
    }

    private func exported() async throws -> (card: AnkiCard, deck: [String]) {
        let file = test.folder.appending(path: "out.apkg")
        _ = try await desk.exportAnki(to: file, at: now)
        let package = try AnkiPackage(file)
        var cards: [AnkiCard] = []
        try package.forEachCard { cards.append($0) }
        let card = try #require(cards.first)
        return (card, try #require(package.decks.first { $0.id == card.deckID }).path)
    }

    @Test func aCardThatIsSuspendedHereStaysSoWhenItsPackageComesInAgain() async throws {
        try await importing(Version())
        try await desk.change([try await card().id], .suspend(true), at: now)
        let report = try await importing(Version(), after: 60)
        #expect(try await card().standing == .suspended)
        #expect(report.cardsUpdated == 0 && report.losses.contains(AnkiLoss(.newerHere)))
        // The same if the card matches an older package.
        try await desk.undo(at: now.advanced(bySeconds: 100))
        #expect(try await card().standing == .studied)
        let last = try await importing(Version(), after: 120)
        #expect(last.cardsUpdated == 0 && !last.losses.contains(AnkiLoss(.newerHere)))
    }

    @Test func aDueDateThatWasRescheduledHereStays() async throws {
        try await importing(Version())
        let before = try await card().schedule.due
        var deck = try await desk.deck(named: "Chinese")
        deck.options.desiredRetention = 0.75
        let count = try await desk.settle(deck, rescheduling: .now, at: now)
        let due = try await card().schedule.due
        #expect(count == 1 && due != before)
        let report = try await importing(Version(), after: 60)
        #expect(try await card().schedule.due == due && report.cardsUpdated == 0)
    }

    @Test func anOlderPackageChangesNothingOfANewerOne() async throws {
        var newer = Version()
        newer.modified += 100
        newer.queue = -1
        newer.flags = 3
        newer.deck = 8
        try await importing(newer)
        let before = try await card()
        let report = try await importing(Version(), after: 60)
        #expect(try await card() == before)
        #expect(report.cardsUpdated == 0 && report.cardsMoved == 0 && report.losses.contains(AnkiLoss(.newerHere)))
    }

    @Test func whatANewerPackageChangesOfACardIsTakenOver() async throws {
        try await importing(Version())
        var newer = Version()
        newer.modified += 100
        newer.queue = -1
        newer.flags = 3
        newer.due = 20
        newer.deck = 8
        let report = try await importing(newer, after: 60)
        #expect(report.cardsUpdated == 1 && report.cardsMoved == 1 && !report.losses.contains(AnkiLoss(.newerHere)))
        let (card, deck) = try await exported()
        #expect(card.queue == -1 && card.flags == 3 && card.modified == newer.modified)
        #expect(deck == ["Chinese", "Moved"])
    }

    @Test func aCardStaysInItsDeckWhereThatHasAnotherNameHere() async throws {
        try await importing(Version())
        var deck = try await desk.deck(named: "Chinese")
        deck.name = "Mandarin"
        try await desk.settle(deck, at: now)
        var newer = Version()
        newer.modified += 100
        newer.flags = 2
        let report = try await importing(newer, after: 60)
        #expect(report.cardsUpdated == 1 && report.cardsMoved == 0)
        #expect(try await card().deckID == deck.id)
    }

    @Test func answersThatOnlyGlossaKnowsKeepTheirScheduleUnderALaterFlag() async throws {
        try await importing(Version())
        let id = try await card().id
        let answered = try await desk.grade(id, .good, reviewID: try #require(SerialID<Review>(1)), at: now).card
        var newer = Version()
        newer.modified = now.milliseconds / 1000 + 100
        newer.flags = 1
        let report = try await importing(newer, after: 200)
        let card = try await card()
        #expect(card.schedule == answered.schedule && card.isFlagged)
        #expect(report.cardsUpdated == 1 && report.losses.contains(AnkiLoss(.answersHere)))
    }

    @Test func anAnswerThatIsOnlyInANewerPackageReschedules() async throws {
        try await importing(Version())
        var newer = Version()
        newer.answers.append(Self.first + 50)
        newer.modified = Self.first + 50
        newer.due = 30
        let report = try await importing(newer, after: 60)
        #expect(report.cardsUpdated == 1 && report.reviewsAdded == 1)
        let schedule = try await card().schedule
        #expect(schedule.reviews == 2 && schedule.lastReview == Timestamp(milliseconds: (Self.first + 50) * 1000))
    }

    @Test func aChangeHereIsLaterAlsoWhereAnkisClockIsAhead() async throws {
        var ahead = Version()
        ahead.modified = now.milliseconds / 1000 + 3600
        try await importing(ahead)
        try await desk.change([try await card().id], .flag(true), at: now)
        let report = try await importing(ahead, after: 60)
        #expect(try await card().isFlagged && report.cardsUpdated == 0)
    }

    @Test func aForgottenCardGoesBackWithItsCounts() async throws {
        let writer = try AnkiWriter(createdAt: 1_767_240_000, offset: 0, now: now.milliseconds)
        var type = AnkiNotetype(id: 5, name: "Basic")
        type.fields = [.init(name: "Front"), .init(name: "Back")]
        type.templates = [.init(name: "Card 1", question: "{{Front}}", answer: "{{Back}}")]
        try writer.add(
            notetypes: [type], decks: [AnkiDeck(id: 7, path: ["Chinese"])], presets: [AnkiPreset(id: 1)], usesFSRS: true
        )
        try writer.add(
            AnkiNote(id: 100, guid: "a", notetypeID: 5, modified: Self.first, tags: "", fields: ["书", "book"]))
        var card = AnkiCard(id: 101, noteID: 100, deckID: 7)
        card.modified = Self.first
        card.reviews = 4
        card.lapses = 1
        card.left = 1002
        card.desiredRetention = 0.9
        card.lastReview = Self.first - 86_400
        card.otherData = "\"decay\":0.154"
        try writer.add(card)
        let file = test.folder.appending(path: "forgotten.apkg")
        try writer.finish(to: file) { _ in }
        _ = try await desk.importAnki(file, at: now) { TestIDs.next() }
        let back = try await exported().card
        #expect(back.type == 0 && back.reviews == 4 && back.lapses == 1 && back.left == 1002)
        #expect(back.desiredRetention == 0.9 && back.lastReview == card.lastReview && back.stability == nil)
    }

    @Test func answersUnderAnkisSM2GoOutWithTheirFactor() async throws {
        try await importing(Version())
        var deck = try await desk.deck(named: "Chinese")
        deck.options.algorithm = .ankiSM2
        try await desk.settle(deck, rescheduling: .later, at: now)
        let id = try await card().id
        for (place, rating) in [Rating.again, .good, .hard].enumerated() {
            let time = now.advanced(bySeconds: Int64(place) * 20 * 86_400)
            try await desk.grade(id, rating, reviewID: try #require(SerialID<Review>(Int64(place + 1))), at: time)
        }
        let file = test.folder.appending(path: "out.apkg")
        _ = try await desk.exportAnki(to: file, at: now)
        var factors: [Int64] = []
        try AnkiPackage(file).forEachReview { factors.append($0.factor) }
        #expect(factors == [2500, 2300, 2300, 2150])
    }
}
