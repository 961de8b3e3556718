import Foundation
import Model
import Storage
import Synchronization

/// The time zones that learners have lived in, and their local time there.
///
/// A learner is in the zone that their browser or program tells. If it differs from the last recorded one, the learner has
/// moved: earlier activity stays on the days of the former zone. A request that tells none comes from where the learner was
/// last; but on a desk without accounts from the machine's zone, until a browser tells another one or after the machine has
/// moved.
struct Zones: Sendable {
    /// The machine's current zone, by its IANA name; tests supply their own.
    let current: @Sendable () -> TimeZone
    private let kept = Kept()

    /// A cache of clocks by zone and by learner, since creating one takes a moment.
    private final class Kept: Sendable {
        /// The last recorded stay of each learner who has written something.
        let stays = Mutex(RecentLearners<Stay>(keeping: Kept.learners))
        let clocks = Mutex<[String: LocalClock]>([:])
        let journeys = Mutex(RecentLearners<Journey>(keeping: Kept.learners))
        /// Where the machine was when a request last told a learner's zone.
        let machines = Mutex(RecentLearners<String>(keeping: Kept.learners))
        let hasAccounts = Mutex(false)

        /// The maximum number of learners whose zones are kept; those of another cost a query.
        private static let learners = 4096
    }

    /// A learner's stay in a zone.
    struct Stay: Hashable, Sendable {
        var since: Timestamp
        var zone: String
    }

    /// A learner's recorded journey.
    private struct Journey: Sendable {
        /// Through all stays, and then in the last zone; nil if there is none.
        var clock: LocalClock?
        var last: Stay?
    }

    /// The number of stays that count, the latest: ten years of one each hour. An archive may bring any number.
    private static let mostStays: Int64 = 100_000
    /// The seconds of the shortest stay. Two devices in different zones would otherwise add one with every other change.
    private static let shortestStay: Int64 = 3600

    /// Has the machine's zone count for nobody of whom another one is recorded.
    func haveAccounts() { kept.hasAccounts.withLock { $0 = true } }

    /// Returns the learner's clock: through all recorded zones, then in the one where they are now.
    ///
    /// While the database is unavailable, that zone applies to all times, so that an error page has a clock, too.
    func clock(of learner: ID<Learner>, in database: any Database, at now: Timestamp) async -> LocalClock {
        let journey = (try? await journey(of: learner, in: database)) ?? Journey()
        let here = zone(of: learner, after: journey.last, told: ToldZone.current, at: now)
        guard let clock = journey.clock, let last = journey.last else { return self.clock(of: here) }
        return last.zone == here ? clock : clock.until(now, then: self.clock(of: here))
    }

    /// Returns the zone where a learner is now.
    ///
    /// - Parameters:
    ///   - last: The last recorded stay; nil if there is none.
    ///   - told: What the request at hand says.
    private func zone(of learner: ID<Learner>, after last: Stay?, told: ToldZone?, at now: Timestamp) -> String {
        let machine = current().identifier
        let told = told?.learner == learner ? told : nil
        if told != nil { kept.machines.withLock { $0[learner] = machine } }
        guard let last else { return told?.identifier ?? machine }
        let here: String
        if let told {
            // A long job does not bring back a learner who has moved since it began.
            here = told.at < last.since ? last.zone : told.identifier
        } else {
            let isLast =
                kept.hasAccounts.withLock { $0 } || kept.machines.withLock { $0[learner] } == machine
            here = isLast ? last.zone : machine
        }
        guard here != last.zone, now.seconds(since: last.since) >= Self.shortestStay,
            // One zone has several names, and browsers differ in which they tell.
            clock(of: here) != clock(of: last.zone)
        else { return last.zone }
        return here
    }

    /// Records in a transaction that changes something of its learner where they are, if it differs from the last recorded
    /// zone. Reading records nothing.
    ///
    /// The first zone also applies to everything before it.
    ///
    /// - Parameter told: What the request says for which it is written.
    /// - Returns: The last stay, for ``haveArrived(_:in:)``, and whether it was recorded now; nil if nothing needed to be
    ///   looked up.
    func arrive(in transaction: Transaction, told: ToldZone?) throws(StorageError) -> (stay: Stay, isNew: Bool)? {
        let learner = transaction.learner
        guard transaction.hasRecorded else { return nil }
        if let known = kept.stays.withLock({ $0[learner] }),
            zone(of: learner, after: known, told: told, at: transaction.time) == known.zone
        {
            return nil
        }
        let last = try transaction.first(
            "SELECT since, zone FROM learner_zone WHERE learner_id = ? ORDER BY since DESC LIMIT 1", [transaction.owner]
        ).map { row throws(StorageError) in Stay(since: try row.time("since"), zone: try row.text("zone")) }
        let here = zone(of: learner, after: last, told: told, at: transaction.time)
        if let last, last.zone == here { return (last, false) }
        let stay = Stay(since: last == nil ? Timestamp(milliseconds: 0) : transaction.time, zone: here)
        try transaction.run(
            """
            INSERT INTO learner_zone (learner_id, since, zone) VALUES (?, ?, ?)
            ON CONFLICT (learner_id, since) DO UPDATE SET zone = excluded.zone
            """, [transaction.owner, SQLValue(stay.since), SQLValue(here)],
            changes: .upsert(.learnerZone, "\(stay.since.milliseconds)"))
        return (stay, true)
    }

    /// Remembers that this is the last recorded stay of a learner.
    func haveArrived(_ learner: ID<Learner>, in stay: Stay) {
        kept.stays.withLock { $0[learner] = stay }
        kept.journeys.withLock { $0[learner] = nil }
    }

    /// Has the zones of a learner read anew, because they were replaced.
    func forget(_ learner: ID<Learner>) {
        kept.stays.withLock { $0[learner] = nil }
        kept.journeys.withLock { $0[learner] = nil }
    }

    /// Has the zones of all learners read anew.
    func forgetAll() {
        kept.stays.withLock { $0.removeAll() }
        kept.journeys.withLock { $0.removeAll() }
    }

    /// The number of learners whose zones are kept.
    var keptLearners: Int { kept.journeys.withLock { $0.count } }

    private func journey(of learner: ID<Learner>, in database: any Database) async throws -> Journey {
        if let known = kept.journeys.withLock({ $0[learner] }) { return known }
        let stays = try await database.read(learner) { reader in
            try reader.rows(
                "SELECT since, zone FROM learner_zone WHERE learner_id = ? ORDER BY since DESC LIMIT ?",
                [reader.owner, .integer(Self.mostStays)]
            ).reversed().map { Stay(since: try $0.time("since"), zone: try $0.text("zone")) }
        }
        let clock = stays.first.map { first in
            LocalClock(
                self.clock(of: first.zone),
                then: stays.dropFirst().map { (since: $0.since, clock: self.clock(of: $0.zone)) })
        }
        let journey = Journey(clock: clock, last: stays.last)
        kept.journeys.withLock { $0[learner] = journey }
        return journey
    }

    /// The number of zones whose clocks are kept.
    var keptClocks: Int { kept.clocks.withLock { $0.count } }

    /// Treats a zone that this machine does not know as UTC. It is not kept: an archive may bring any names.
    private func clock(of zone: String) -> LocalClock {
        if let known = kept.clocks.withLock({ $0[zone] }) { return known }
        guard let known = TimeZone(identifier: zone) else { return LocalClock() }
        let clock = LocalClock(known)
        kept.clocks.withLock { $0[zone] = clock }
        return clock
    }
}
