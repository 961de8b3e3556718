import Foundation
import Model
import Scheduling
import Storage

extension ReviewDesk {
    /// Adds a deck behind the others of its parent.
    ///
    /// - Throws: ``ReviewError/impossibleDeckName``, ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleOptions(_:)``.
    public func addDeck(
        named name: String, icon: String = "", in parent: ID<Deck>? = nil, options: DeckOptions = DeckOptions(),
        at now: Timestamp, newID: @autoclosure () -> ID<Deck>
    ) async throws -> Deck {
        let known = try await decks()
        if let parent, !known.contains(where: { $0.id == parent }) { throw ReviewError.noSuchDeck(parent) }
        let place = (known.filter { $0.parentID == parent }.map(\.position).max() ?? -1) + 1
        let deck = Deck(
            id: newID(), parentID: parent, name: try Self.checked(name), icon: String(icon.prefix(2)), position: place,
            options: options, createdAt: now, updatedAt: now)
        _ = try options.scheduler
        let learner = learner
        let json = try options.json
        try await database.write(learner, at: now) { transaction in
            try transaction.run(
                """
                INSERT INTO deck (id, learner_id, parent_id, name, icon, position, options, created_at, updated_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    SQLValue(deck.id), SQLValue(learner), SQLValue(parent), SQLValue(deck.name), SQLValue(deck.icon),
                    SQLValue(deck.position), SQLValue(json), SQLValue(now), SQLValue(now),
                ], changes: .upsert(.deck, deck.id))
        }
        return deck
    }

    /// The deck at a path such as `HSK 3::Verbs`; what is missing of the path is added.
    public func deck(
        at path: String, options: DeckOptions = DeckOptions(), at now: Timestamp, newID: () -> ID<Deck>
    ) async throws -> Deck {
        var known = try await decks()
        var found: Deck?
        for name in path.components(separatedBy: DeckTree.separator) {
            let parent = found?.id
            if let next = known.first(where: { $0.parentID == parent && $0.name == name }) {
                found = next
            } else {
                let added = try await addDeck(named: name, in: parent, options: options, at: now, newID: newID())
                known.append(added)
                found = added
            }
        }
        guard let found else { throw ReviewError.impossibleDeckName }
        return found
    }

    /// Puts a deck's name, icon, place and settings as they are in `deck`. Its log stays; when the algorithm or its
    /// parameters change, ``reschedule(_:at:)`` counts its cards anew.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleDeckName``, ``ReviewError/deckInItself``,
    ///   ``ReviewError/impossibleOptions(_:)``.
    public func change(_ deck: Deck, at now: Timestamp) async throws {
        let write = try await update(deck, at: now)
        try await database.write(learner, at: now, write)
    }

    /// Looks a changed deck over.
    ///
    /// - Returns: What writes it, inside a transaction.
    /// - Throws: As ``change(_:at:)`` does.
    func update(_ deck: Deck, at now: Timestamp) async throws -> @Sendable (Transaction) throws -> Void {
        let known = try await decks()
        guard known.contains(where: { $0.id == deck.id }) else { throw ReviewError.noSuchDeck(deck.id) }
        if let parent = deck.parentID {
            guard known.contains(where: { $0.id == parent }) else { throw ReviewError.noSuchDeck(parent) }
            guard !DeckTree(known).subtree(of: deck.id).contains(where: { $0.id == parent }) else {
                throw ReviewError.deckInItself
            }
        }
        _ = try deck.options.scheduler
        let name = try Self.checked(deck.name)
        let learner = learner
        let json = try deck.options.json
        return { transaction in
            try transaction.run(
                """
                UPDATE deck SET parent_id = ?, name = ?, icon = ?, position = ?, options = ?, updated_at = ?
                WHERE id = ? AND learner_id = ?
                """,
                [
                    SQLValue(deck.parentID), SQLValue(name), SQLValue(String(deck.icon.prefix(2))),
                    SQLValue(deck.position), SQLValue(json), SQLValue(now), SQLValue(deck.id), SQLValue(learner),
                ], changes: .upsert(.deck, deck.id))
        }
    }

    /// Deletes a deck and all that lie in it, or brings back those that were deleted with it: one that had been deleted
    /// before stays so. Cards and logs stay until then.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    public func setDeleted(_ isDeleted: Bool, deck id: ID<Deck>, at now: Timestamp) async throws {
        let learner = learner
        let isThere = try await database.write(learner, at: now) { transaction in
            let rows = try transaction.rows(
                "SELECT \(Deck.columns) FROM deck WHERE learner_id = ?", [SQLValue(learner)]
            ).map { try Deck($0) }
            let subtree = DeckTree(rows).subtree(of: id)
            let deleted = try transaction.first(
                "SELECT deleted_at FROM deck WHERE id = ? AND learner_id = ?", [SQLValue(id), SQLValue(learner)]
            )?.optionalTime("deleted_at")
            for deck in subtree {
                if isDeleted {
                    try transaction.run(
                        """
                        UPDATE deck SET deleted_at = ?, updated_at = ?
                        WHERE id = ? AND learner_id = ? AND deleted_at IS NULL
                        """, [SQLValue(now), SQLValue(now), SQLValue(deck.id), SQLValue(learner)],
                        changes: .delete(.deck, deck.id))
                } else {
                    try transaction.run(
                        """
                        UPDATE deck SET deleted_at = NULL, updated_at = ?
                        WHERE id = ? AND learner_id = ? AND deleted_at = ?
                        """, [SQLValue(now), SQLValue(deck.id), SQLValue(learner), SQLValue(deleted)],
                        changes: .upsert(.deck, deck.id))
                }
            }
            return !subtree.isEmpty
        }
        guard isThere else { throw ReviewError.noSuchDeck(id) }
    }

    private static func checked(_ name: String) throws -> String {
        let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard (1...200).contains(name.utf8.count), !name.contains("\0") else { throw ReviewError.impossibleDeckName }
        return name
    }
}

extension DeckOptions {
    /// The scheduler that these settings describe.
    ///
    /// - Throws: ``ReviewError/impossibleOptions(_:)``.
    public var scheduler: Scheduler {
        get throws {
            do throws(SchedulingError) {
                let parameters = parameters.isEmpty ? FSRSParameters.defaults : try FSRSParameters(parameters)
                return try Scheduler(
                    SchedulerOptions(
                        algorithm: algorithm == .sm2 ? .sm2 : .fsrs(parameters), desiredRetention: desiredRetention,
                        maximumInterval: max(1, maximumInterval), learningSteps: try Steps(minutes: learningSteps),
                        relearningSteps: try Steps(minutes: relearningSteps), leechThreshold: leechThreshold))
            } catch {
                throw ReviewError.impossibleOptions(error)
            }
        }
    }
}
