import ServiceLifecycle
import Synchronization

/// How a server ends: from the signal to stop on, `/ready` says so. After a pause, in which it answers as before so that
/// whoever distributes requests can turn to other servers, it takes no new connections and answers what is under way.
public final class Leaving: Sendable {
    /// How long it goes on listening after the signal.
    public let pause: Duration
    /// How long what is under way may take then.
    public let limit: Duration
    private let isUnderWay = Atomic(false)

    /// Service managers kill after ten seconds (`docker stop`) or more, and acknowledged data has long been on disk.
    public init(pause: Duration = .zero, limit: Duration = .seconds(5)) {
        self.pause = pause
        self.limit = limit
    }

    /// Whether the signal to stop has come.
    var hasBegun: Bool { isUnderWay.load(ordering: .acquiring) }

    func begin() { isUnderWay.store(true, ordering: .releasing) }
}

/// Notes the signal to stop, and lets the pause pass before other services learn of it: a group stops the last of its
/// services first, one after the other.
struct LeavingWork: Service {
    let leaving: Leaving

    func run() async throws {
        try await gracefulShutdown()
        leaving.begin()
        // Cancelled if the server must end at once.
        try? await Task.sleep(for: leaving.pause)
    }
}
