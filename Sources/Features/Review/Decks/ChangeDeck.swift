import Foundation
import Model
import Scheduling
import Storage

extension ReviewDesk {
    /// Throws if a deck cannot be saved as it is in `deck`.
    ///
    /// - Throws: The errors of ``settle(_:rescheduling:at:progress:)`` that concern the deck itself.
    public func check(_ deck: Deck) async throws {
        _ = try deck.options.checked
        _ = try deck.placed(among: try await decks())
    }

    /// Deletes a deck with its subdecks, or restores those deleted with it, but not those deleted earlier. Cards and
    /// logs remain in the meantime. If its name has since been taken, the restored deck gets a number.
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
                    let name = deck.id == id ? deck.freeName(among: try transaction.decks(of: learner)) : deck.name
                    try transaction.run(
                        """
                        UPDATE deck SET deleted_at = NULL, name = ?, updated_at = ?
                        WHERE id = ? AND learner_id = ? AND deleted_at = ?
                        """, [SQLValue(name), SQLValue(now), SQLValue(deck.id), SQLValue(learner), SQLValue(deleted)],
                        changes: .upsert(.deck, deck.id))
                }
            }
            return !subtree.isEmpty
        }
        guard isThere else { throw ReviewError.noSuchDeck(id) }
    }
}

extension DeckOptions {
    /// The options as saved.
    ///
    /// - Throws: ``ReviewError/impossibleOptions(_:)``.
    var checked: DeckOptions {
        get throws(ReviewError) {
            do throws(SchedulingError) { return try validated() } catch { throw .impossibleOptions(error) }
        }
    }

    /// The scheduler that these settings describe.
    ///
    /// - Throws: ``ReviewError/impossibleOptions(_:)``.
    public var scheduler: Scheduler {
        get throws {
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
                throw ReviewError.impossibleOptions(error)
            }
        }
    }
}
