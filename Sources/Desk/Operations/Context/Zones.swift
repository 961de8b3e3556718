import Foundation
import Model
import Storage
import Synchronization

/// The time zones that a learner has lived in, and their local time there.
///
/// The current zone is the machine's. If it differs from the last recorded one, the learner has moved: earlier activity
/// stays on the days of the former zone.
struct Zones: Sendable {
    /// The machine's current zone, by its IANA name; tests supply their own.
    let current: @Sendable () -> TimeZone
    private let kept = Kept()

    /// A cache of clocks by zone and by learner, since creating one takes a moment.
    private final class Kept: Sendable {
        /// The last recorded zone of each learner who has written something.
        let zones = Mutex(RecentLearners<String>(keeping: Kept.learners))
        let clocks = Mutex<[String: LocalClock]>([:])
        let journeys = Mutex(RecentLearners<[Stay]>(keeping: Kept.learners))

        /// The maximum number of learners whose zones are kept; those of another cost a query.
        private static let learners = 4096
    }

    /// The start of a learner's stay in a zone.
    struct Stay: Hashable, Sendable {
        var since: Timestamp
        var zone: String
    }

    /// Returns the learner's clock: through all recorded zones, then in the machine's.
    ///
    /// While the database is unavailable, the machine's zone applies to all times, so that an error page has a clock,
    /// too.
    func clock(of learner: ID<Learner>, in database: any Database, at now: Timestamp) async -> LocalClock {
        let stays = (try? await journey(of: learner, in: database)) ?? []
        var clock = stays.first.map { self.clock(of: $0.zone) } ?? self.clock(of: current().identifier)
        for stay in stays.dropFirst() { clock = clock.until(stay.since, then: self.clock(of: stay.zone)) }
        let here = current().identifier
        if let last = stays.last, last.zone != here { clock = clock.until(now, then: self.clock(of: here)) }
        return clock
    }

    /// Records the machine's zone in a transaction that changes something of its learner, if it differs from the last
    /// recorded one. Reading records nothing.
    ///
    /// The first zone also applies to everything before it.
    ///
    /// - Returns: The machine's zone, for ``haveArrived(_:in:)``, and whether it was recorded now; nil if nothing needed to be
    ///   looked up.
    func arrive(in transaction: Transaction) throws(StorageError) -> (zone: String, isNew: Bool)? {
        let here = current().identifier
        guard transaction.hasRecorded, kept.zones.withLock({ $0[transaction.learner] }) != here else { return nil }
        let last = try transaction.first(
            "SELECT zone FROM learner_zone WHERE learner_id = ? ORDER BY since DESC LIMIT 1", [transaction.owner]
        )?.text("zone")
        if last != here {
            let since = last == nil ? Timestamp(milliseconds: 0) : transaction.time
            try transaction.run(
                """
                INSERT INTO learner_zone (learner_id, since, zone) VALUES (?, ?, ?)
                ON CONFLICT (learner_id, since) DO UPDATE SET zone = excluded.zone
                """, [transaction.owner, SQLValue(since), SQLValue(here)],
                changes: .upsert(.learnerZone, "\(since.milliseconds)"))
        }
        return (here, last != here)
    }

    /// Remembers that the last recorded zone of a learner is this one.
    func haveArrived(_ learner: ID<Learner>, in zone: String) {
        kept.zones.withLock { $0[learner] = zone }
        kept.journeys.withLock { $0[learner] = nil }
    }

    /// Has the zones of a learner read anew, because they were replaced.
    func forget(_ learner: ID<Learner>) {
        kept.zones.withLock { $0[learner] = nil }
        kept.journeys.withLock { $0[learner] = nil }
    }

    /// Has the zones of all learners read anew.
    func forgetAll() {
        kept.zones.withLock { $0.removeAll() }
        kept.journeys.withLock { $0.removeAll() }
    }

    /// The number of learners whose zones are kept.
    var keptLearners: Int { kept.journeys.withLock { $0.count } }

    private func journey(of learner: ID<Learner>, in database: any Database) async throws -> [Stay] {
        if let known = kept.journeys.withLock({ $0[learner] }) { return known }
        let stays = try await database.read(learner) { reader in
            try reader.rows(
                "SELECT since, zone FROM learner_zone WHERE learner_id = ? ORDER BY since", [reader.owner]
            ).map { Stay(since: try $0.time("since"), zone: try $0.text("zone")) }
        }
        kept.journeys.withLock { $0[learner] = stays }
        return stays
    }

    /// Treats a zone that this machine does not know as UTC.
    private func clock(of zone: String) -> LocalClock {
        if let known = kept.clocks.withLock({ $0[zone] }) { return known }
        let clock = LocalClock(TimeZone(identifier: zone) ?? .gmt)
        kept.clocks.withLock { $0[zone] = clock }
        return clock
    }
}
