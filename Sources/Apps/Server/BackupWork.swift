import Backups
import Logging
import Model
import Operations
import ServiceLifecycle
import Storage

/// Makes a backup each day, at three in the night of the machine's clock, as long as the server runs; and soon after its
/// start if the last one is older than a day.
///
/// A machine that sleeps at three makes it when it wakes. After a failure it tries again an hour later. Of several servers
/// before one database, one makes it.
struct BackupWork: Service {
    let workplace: Workplace
    let learner: ID<Learner>
    let backups: BackupDesk
    let logger: Logger
    var metrics: ServerMetrics?

    /// The maximum number of seconds between two looks at the clock, which may be changed.
    private static let longestPause: Int64 = 60
    /// Seconds after the start until the first look, so that pages come first.
    private static let delay: Int64 = 30
    /// Seconds after a failure until the next attempt.
    private static let patience: Int64 = 3600

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var next = workplace.clock.now().advanced(bySeconds: Self.delay)
            while !Task.isCancelled {
                let pause = next.seconds(since: workplace.clock.now())
                if pause <= 0 {
                    next = await pass()
                } else {
                    // Cancelled when the server stops.
                    try? await Task.sleep(for: .seconds(min(pause, Self.longestPause)))
                }
            }
        }
    }

    /// Makes a backup if it is due.
    ///
    /// - Returns: When to look again, which is later than now.
    func pass() async -> Timestamp {
        let now = workplace.clock.now()
        let soonest = now.advanced(bySeconds: 1)
        do {
            let due = try await backups.due(at: now)
            guard due <= now else {
                metrics?.succeeded(.backups, at: now)
                return max(due, soonest)
            }
            // Long work like any other, so that it slows no page.
            let made = try await workplace.claiming(.backup) {
                try await workplace.desk(of: learner).jobs.run { try await backups.make(at: now) }
            }
            // Another server makes it, or has made it in a folder of its own.
            guard let backup = made else { return now.advanced(bySeconds: Self.patience) }
            metrics?.succeeded(.backups, at: workplace.clock.now())
            logger.notice("A backup was made", metadata: ["name": "\(backup.name.text)"])
            return max(try await backups.due(at: now), soonest)
        } catch {
            if !(error is CancellationError) {
                metrics?.failed(.backups)
                logger.error("No backup could be made", metadata: ["error": "\(error.forLog)"])
            }
            return now.advanced(bySeconds: Self.patience)
        }
    }
}
