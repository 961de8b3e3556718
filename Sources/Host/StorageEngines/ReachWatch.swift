import Storage

/// Is told when the server of a database can no longer be reached, and when it can be again: once for each change. Also when
/// it has other tables then, because a backup was restored (`StorageError.replaced`): once or more.
public struct ReachWatch: Sendable {
    private let changed: @Sendable (StorageError?) -> Void

    /// - Parameter changed: Called on any thread with the reason when the server is lost, and with nil when it is there
    ///   again. It must neither wait nor ask the database.
    public init(changed: @escaping @Sendable (StorageError?) -> Void) { self.changed = changed }

    func tell(_ reason: StorageError?) { changed(reason) }
}

/// How a program waits, when it starts, for the server of a database that takes no connections yet.
public struct ServerWait: Sendable {
    /// Seconds before the second try. Each pause is twice the one before.
    private static let first = 2
    /// The longest pause, in seconds: Glossa comes back at most that much later than the server.
    private static let longest = 10

    private let sleep: @Sendable (Duration) async throws -> Void
    private var seconds = Self.first

    /// Waits by the clock, for as long as it takes.
    public static let patient = ServerWait { try await Task.sleep(for: $0) }

    /// - Parameter sleep: Waits for one pause.
    init(sleep: @escaping @Sendable (Duration) async throws -> Void) { self.sleep = sleep }

    /// Waits before the next try.
    mutating func pause() async throws {
        try await sleep(.seconds(seconds))
        seconds = min(2 * seconds, Self.longest)
    }
}
