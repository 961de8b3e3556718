import Model
import Scheduling
import Storage

extension Deck {
    /// The time of deletion of a deck that cannot be restored, because what was in it was removed for good.
    static var purgedAt: Timestamp { Timestamp(milliseconds: 0) }
}

extension Transaction {
    /// Deletes a deck with its subdecks, or restores those deleted with it, but not those deleted earlier. Cards and
    /// logs remain in the meantime. If its name has since been taken, the restored deck gets a number.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, also for deleting a deleted deck, and for restoring one whose
    ///   cards were removed for good.
    public func setDeleted(_ isDeleted: Bool, deck id: ID<Deck>) throws(StorageError) {
        var all: [Deck] = []
        for row in try rows("SELECT \(Deck.columns) FROM deck WHERE learner_id = ?", [owner]) {
            all.append(try Deck(row))
        }
        let subtree = DeckTree(all).subtree(of: id)
        let deleted = try first("SELECT deleted_at FROM deck WHERE id = ? AND learner_id = ?", [SQLValue(id), owner])?
            .optionalTime("deleted_at")
        guard !subtree.isEmpty, !isDeleted || deleted == nil else { throw .declining(ReviewError.noSuchDeck(id)) }
        guard isDeleted || deleted != Deck.purgedAt else { throw .declining(ReviewError.noSuchDeck(id)) }
        for deck in subtree {
            if isDeleted {
                try run(
                    """
                    UPDATE deck SET deleted_at = ?, updated_at = ?
                    WHERE id = ? AND learner_id = ? AND deleted_at IS NULL
                    """, [SQLValue(time), SQLValue(time), SQLValue(deck.id), owner], changes: .delete(.deck, deck.id))
            } else {
                let name = deck.id == id ? deck.freeName(among: try decks(of: learner)) : deck.name
                try run(
                    """
                    UPDATE deck SET deleted_at = NULL, name = ?, updated_at = ?
                    WHERE id = ? AND learner_id = ? AND deleted_at = ?
                    """, [SQLValue(name), SQLValue(time), SQLValue(deck.id), owner, SQLValue(deleted)],
                    changes: .upsert(.deck, deck.id))
            }
        }
    }
}

extension DeckOptions {
    /// The options as saved.
    ///
    /// - Throws: ``ReviewError/impossibleOptions(_:)``.
    package var checked: DeckOptions {
        get throws(ReviewError) {
            do throws(SchedulingError) { return try validated() } catch { throw .impossibleOptions(error) }
        }
    }

    /// The scheduler that these settings describe.
    ///
    /// - Throws: ``ReviewError/impossibleOptions(_:)``.
    public var scheduler: Scheduler {
        get throws(ReviewError) {
            do throws(SchedulingError) {
                let parameters = parameters.isEmpty ? FSRSParameters.defaults : try FSRSParameters(parameters)
                let algorithm: SchedulerOptions.Algorithm =
                    switch self.algorithm {
                    case .fsrs: .fsrs(parameters)
                    case .sm2: .sm2
                    case .ankiSM2: .ankiSM2(ankiSM2)
                    }
                return try Scheduler(
                    SchedulerOptions(
                        algorithm: algorithm, desiredRetention: desiredRetention,
                        maximumInterval: max(1, maximumInterval), learningSteps: try Steps(minutes: learningSteps),
                        relearningSteps: try Steps(minutes: relearningSteps, of: "relearningSteps"),
                        leechThreshold: leechThreshold))
            } catch {
                throw .impossibleOptions(error)
            }
        }
    }
}
