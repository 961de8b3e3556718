import Formats
import Foundation
import Model
import Storage

extension ReviewDesk {
    /// Imports the decks, notes, cards, review log and media of an Anki package, atomically.
    ///
    /// Importing the same package again, or a later one of the same collection, updates existing data. A note is
    /// identified by its identifier, a card by its note and template, an answer by its moment.
    ///
    /// ```swift
    /// let report = try await desk.importAnki(URL(filePath: "HSK.apkg"), at: now, newID: { ID(at: now, random: …) })
    /// ```
    ///
    /// - Parameters:
    ///   - parent: The deck that receives the package's decks; nil for the top level.
    ///   - progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `AnkiError`, `QuotaExceeded`, `StorageError`, `CancellationError`; nothing is
    ///   saved then.
    public func importAnki(
        _ file: URL, into parent: ImportTarget? = nil, at now: Timestamp, newID: @Sendable @escaping () -> ID<Deck>,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> AnkiReport {
        do {
            return try await load(file, into: try await path(of: parent), at: now, newID, progress)
        } catch AnkiError.cancelled {
            throw CancellationError()
        }
    }

    /// Returns the names of a deck and its ancestors.
    private func path(of target: ImportTarget?) async throws -> [String] {
        let path: String? =
            switch target {
            case nil: nil
            case .path(let path): path
            case .deck(let id):
                try await database.read(learner) { reader in
                    _ = try reader.deck(id)
                    return DeckTree(try reader.decks()).path(of: id)
                }
            }
        return path.map { $0.components(separatedBy: DeckTree.separator).filter { !$0.isEmpty } } ?? []
    }

    private func load(
        _ file: URL, into parent: [String], at now: Timestamp, _ newID: @Sendable @escaping () -> ID<Deck>,
        _ progress: @Sendable @escaping (Double) -> Void
    ) async throws -> AnkiReport {
        let package = try AnkiPackage(file)
        progress(0.05)
        try Task.checkCancellation()
        let desk = self
        return try await database.load(learner, at: now) { transaction in
            // Only when it is this import's turn: for a large package this takes half of the time.
            let contents = try AnkiContents(package) { progress(0.05 + 0.15 * $0) }
            return try AnkiImport(desk, package, contents, parent, transaction, now, newID, progress).run()
        }
    }
}

/// An import in progress, inside its transaction.
final class AnkiImport {
    let desk: ReviewDesk
    let package: AnkiPackage
    let contents: AnkiContents
    let parentPath: [String]
    let transaction: Transaction
    let now: Timestamp
    let newID: () -> ID<Deck>
    let progress: (Double) -> Void
    let clock: AnkiClock
    let readings: NotetypeReadings

    var report = AnkiReport()
    var losses: Losses
    /// Glossa's decks by their ids in Anki.
    var decks: [Int64: (id: ID<Deck>, options: DeckOptions, key: SQLValue)] = [:]
    /// The existing decks that came from Anki, with their ids there.
    var deckOrigins: [SQLValue: Int64] = [:]
    /// Decks that were created, in that order, and those that the package contains.
    var madeDecks: [ID<Deck>] = []
    var packageDecks: Set<ID<Deck>> = []
    /// The Glossa id of each of the package's cards; nil for a skipped one.
    var cardIDs: [SerialID<Card>?]
    /// New names of media whose own were taken or invalid.
    var renamed: [String: String] = [:]

    init(
        _ desk: ReviewDesk, _ package: AnkiPackage, _ contents: AnkiContents, _ parentPath: [String],
        _ transaction: Transaction, _ now: Timestamp, _ newID: @escaping () -> ID<Deck>,
        _ progress: @escaping (Double) -> Void
    ) throws {
        self.desk = desk
        self.package = package
        self.contents = contents
        self.parentPath = parentPath
        self.transaction = transaction
        self.now = now
        self.newID = newID
        self.progress = progress
        clock = AnkiClock(
            createdAt: package.createdAt, offset: package.createdOffset, day: desk.day, now: now)
        readings = try NotetypeReadings(package, contents, desk.lexicon)
        losses = contents.losses
        learner = SQLValue(desk.learner)
        learnerHash = desk.learner.description.utf8.reduce(0xCBF2_9CE4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        cardIDs = Array(repeating: nil, count: contents.cards.count)
    }

    let learner: SQLValue
    private let learnerHash: UInt64

    func run() throws -> AnkiReport {
        let space = try transaction.spaceUse()
        try addMedia()
        progress(0.25)
        deckOrigins = try knownDeckOrigins()
        try addDecks()
        try addDefinitions()
        try addNotesAndCards()
        try removeEmptyDecks()
        try addOtherRows()
        try transaction.requireRoom(since: space)
        progress(1)
        report.losses = losses.all
        return report
    }

    /// Returns the low bits of an id, which distinguish rows created in the same millisecond by this learner and
    /// others.
    func salt(_ value: Int64) -> UInt64 {
        var hash = learnerHash
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            hash = (hash ^ (UInt64(bitPattern: value) >> shift & 0xFF)) &* 0x100_0000_01B3
        }
        return hash >> 40
    }

    private func addDefinitions() throws {
        let used = package.notetypes
        try add(used.map { ("notetype/\($0.id)", try $0.definition) })
        losses.add(.looks, used.count)
        readings.addLosses(to: &losses)
    }
}
