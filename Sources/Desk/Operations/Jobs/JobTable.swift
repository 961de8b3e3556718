import Foundation
import Model
import Routes
import Storage
import Wire

/// A learner's jobs in the database, by which the servers that share it know of each other's.
///
/// A job belongs to the server that runs it. That server renews its lease; once the lease has run out, the server has
/// stopped, and the job with it. The clocks of servers may differ by less than ``lease``.
struct JobTable: Sendable {
    let database: any Database
    let learner: ID<Learner>
    /// The server that this program is, which no other is.
    let server: String
    let clock: any Clock
    /// Seconds for which a job counts as running after its server was last heard of.
    var lease: Int64 = 30
    /// The time between two looks at a job that runs.
    var pause: Duration = .seconds(1)

    /// The longest name in bytes that is a key as it is: an index of PostgreSQL takes about 2,700 of a row.
    private static let longestKey = 1000
    /// How often the end of a job is written while the database does not respond.
    private static let tries = 20

    /// A job as the database has it.
    struct Row: Sendable {
        var run: String
        var kind: JobName.Kind
        var subject: JobSubject
        /// `running`, `finished`, `failed` or `cancelled`.
        var state: String
        var progress: JobProgress
        /// The result or the error, as JSON; nil if there is none yet.
        var outcome: String?
        /// Whether the server that ran it has stopped.
        var isInterrupted: Bool

        /// The state, with a result of a type; nil if the result is of another one.
        func state<Result: JobResult>(of result: Result.Type) -> JobState<Result, any Error>? {
            let outcome = Data((outcome ?? "").utf8)
            switch state {
            case "finished": return (try? JSONDecoder().decode(Result.self, from: outcome)).map { .finished($0) }
            case "cancelled": return .cancelled
            case "failed":
                let error = try? JSONDecoder().decode(KeptError.self, from: outcome)
                return .failed(error?.error ?? KeptError.interrupted(kind))
            default: return isInterrupted ? .failed(KeptError.interrupted(kind)) : .running(progress)
            }
        }
    }

    /// The key of a job: its name, or the beginning of a long one, such as a sentence, and a digest of all of it (FNV-1a). It
    /// only distinguishes jobs of one learner.
    private static func key(of name: JobName) -> SQLValue {
        let text = name.description
        guard text.utf8.count > longestKey else { return .text(text) }
        let digest = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let beginning = String(String.UnicodeScalarView(text.unicodeScalars.prefix(100)))
        return .text("\(beginning) \(String(digest, radix: 16))")
    }

    /// Returns a name for a new job, which no other has.
    func newRun() -> String { clock.newID(of: Learner.self).description }

    /// Records that a job begins on this server.
    ///
    /// - Returns: Whether it may: false while one of this name runs.
    func begin(_ name: JobName, _ run: String, _ subject: JobSubject, _ first: JobProgress) async throws -> Bool {
        let (now, server) = (clock.now(), server)
        let end = now.advanced(bySeconds: lease)
        return try await database.writeAside(learner, at: now) { transaction in
            let count = try transaction.runDerived(
                """
                INSERT INTO job (learner_id, name, kind, run, server, title, place, state, step, fraction, outcome,
                    is_cancelling, lease_until, started_at, updated_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, 'running', ?, ?, NULL, 0, ?, ?, ?)
                ON CONFLICT (learner_id, name) DO UPDATE SET run = excluded.run, server = excluded.server,
                    title = excluded.title, place = excluded.place, state = excluded.state, step = excluded.step,
                    fraction = excluded.fraction, outcome = NULL, is_cancelling = 0,
                    lease_until = excluded.lease_until, started_at = excluded.started_at,
                    updated_at = excluded.updated_at
                WHERE job.state <> 'running' OR job.lease_until < ?
                """,
                [
                    transaction.owner, Self.key(of: name), SQLValue(name.kind.rawValue), SQLValue(run),
                    SQLValue(server), SQLValue(subject.title), SQLValue(subject.place.link), SQLValue(first.step),
                    SQLValue(first.fraction), SQLValue(end), SQLValue(now), SQLValue(now), SQLValue(now),
                ])
            // The oldest that have ended make room.
            try transaction.runDerived(
                """
                DELETE FROM job WHERE learner_id = ? AND kind = ? AND state <> 'running' AND name NOT IN (
                    SELECT newest.name FROM job AS newest WHERE newest.learner_id = ? AND newest.kind = ?
                    ORDER BY newest.started_at DESC, newest.name LIMIT ?)
                """,
                [
                    transaction.owner, SQLValue(name.kind.rawValue), transaction.owner, SQLValue(name.kind.rawValue),
                    SQLValue(Jobs.limit),
                ])
            return count > 0
        }
    }

    /// Writes how far a job of this server is, and renews its lease.
    ///
    /// - Returns: Whether it is still wanted: false if it was cancelled, or if another job has its name.
    func renew(_ name: JobName, _ run: String, _ progress: JobProgress) async throws -> Bool {
        let now = clock.now()
        let end = now.advanced(bySeconds: lease)
        return try await database.writeAside(learner, at: now) { transaction in
            let place: [SQLValue] = [transaction.owner, Self.key(of: name), SQLValue(run)]
            let row = try transaction.first(
                """
                SELECT state, step, fraction, is_cancelling, lease_until FROM job
                WHERE learner_id = ? AND name = ? AND run = ?
                """, place)
            guard let row else { return false }
            guard try row.text("state") == "running" else { return true }
            // Most looks find that nothing has happened, and write nothing.
            let isSame = try row.integer("step") == progress.step && row.optionalReal("fraction") == progress.fraction
            if try !isSame || row.time("lease_until") < now.advanced(bySeconds: lease / 2) {
                try transaction.runDerived(
                    """
                    UPDATE job SET step = ?, fraction = ?, lease_until = ?, updated_at = ?
                    WHERE learner_id = ? AND name = ? AND run = ? AND state = 'running'
                    """,
                    [SQLValue(progress.step), SQLValue(progress.fraction), SQLValue(end), SQLValue(now)] + place)
            }
            return try !row.flag("is_cancelling")
        }
    }

    /// Writes how a job of this server has ended. While the database does not respond, it tries again; if that does not
    /// help, the job counts as interrupted once its lease has run out.
    func end<Result: JobResult>(_ name: JobName, _ run: String, _ state: JobState<Result, any Error>) async {
        let (word, outcome): (String, String?) =
            switch state {
            case .running: ("running", nil)
            case .finished(let result): ("finished", Self.json(result))
            case .failed(let error): ("failed", Self.json(KeptError(error)))
            case .cancelled: ("cancelled", nil)
            }
        for attempt in 1...Self.tries {
            let now = clock.now()
            // A job that was cancelled tells of it, too.
            let writing = Task.detached { [database, learner] in
                try await database.writeAside(learner, at: now) { transaction in
                    _ = try transaction.runDerived(
                        """
                        UPDATE job SET state = ?, outcome = ?, updated_at = ?
                        WHERE learner_id = ? AND name = ? AND run = ? AND state = 'running'
                        """,
                        [
                            SQLValue(word), SQLValue(outcome), SQLValue(now), transaction.owner,
                            Self.key(of: name), SQLValue(run),
                        ])
                }
            }
            if (try? await writing.value) != nil || attempt == Self.tries { return }
            // Not the sleep of this task, which may be cancelled.
            _ = await Task.detached { [pause] in try? await Task.sleep(for: pause) }.value
        }
    }

    /// Returns a job; nil for an unknown one.
    func row(_ name: JobName) async throws -> Row? {
        let now = clock.now()
        return try await database.read(learner) { reader -> Row? in
            let row = try reader.first(
                """
                SELECT run, title, place, state, step, fraction, outcome, lease_until FROM job
                WHERE learner_id = ? AND name = ?
                """, [reader.owner, Self.key(of: name)])
            guard let row else { return nil }
            return Row(
                run: try row.text("run"), kind: name.kind,
                subject: JobSubject(try row.text("title"), at: Route(link: try row.text("place")) ?? .today),
                state: try row.text("state"),
                progress: JobProgress(step: try row.integer("step"), fraction: try row.optionalReal("fraction")),
                outcome: try row.optionalText("outcome"), isInterrupted: try row.time("lease_until") < now)
        }
    }

    /// Has the server that runs a job cancel it.
    func cancel(_ name: JobName) async throws {
        try await database.writeAside(learner, at: clock.now()) { transaction in
            _ = try transaction.runDerived(
                "UPDATE job SET is_cancelling = 1 WHERE learner_id = ? AND name = ? AND state = 'running'",
                [transaction.owner, Self.key(of: name)])
        }
    }

    /// Removes a job unless it runs.
    func forget(_ name: JobName) async throws {
        let now = clock.now()
        try await database.writeAside(learner, at: now) { transaction in
            _ = try transaction.runDerived(
                "DELETE FROM job WHERE learner_id = ? AND name = ? AND (state <> 'running' OR lease_until < ?)",
                [transaction.owner, Self.key(of: name), SQLValue(now)])
        }
    }

    private static func json(_ value: some Encodable) -> String? {
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
}
