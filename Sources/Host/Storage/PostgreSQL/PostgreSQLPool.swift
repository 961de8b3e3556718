import Dispatch

/// A few connections to one server, handed out in the order of asking.
actor PostgreSQLPool {
    /// A session with the thread that may block on it, so that no thread of Swift's own ever does.
    private final class Lane: @unchecked Sendable {
        // Used on `queue` only.
        private let session: PostgreSQLSession
        private let queue = DispatchQueue(label: "storage.postgresql")

        init(url: String) {
            session = PostgreSQLSession(url: url)
        }

        func perform<Value: Sendable>(
            _ work: @Sendable @escaping (PostgreSQLSession) throws -> Value
        ) async throws -> Value {
            let cancellation = Cancellation()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    queue.async {
                        self.session.cancellation = cancellation
                        continuation.resume(with: Result { try work(self.session) })
                    }
                }
            } onCancel: {
                cancellation.request()
            }
        }
    }

    private let url: String
    private let size: Int
    private var idle: [Lane] = []
    private var opened = 0
    private var waiting: [CheckedContinuation<Lane, any Error>] = []
    private var isClosed = false

    init(url: String, size: Int) {
        self.url = url
        self.size = max(1, size)
    }

    /// Runs `work` on a session that is free, waiting for one if need be.
    nonisolated func perform<Value: Sendable>(
        _ work: @Sendable @escaping (PostgreSQLSession) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        let lane = try await lease()
        do {
            try Task.checkCancellation()
            let value = try await lane.perform(work)
            await giveBack(lane)
            return value
        } catch {
            await giveBack(lane)
            if let error = error as? StorageError, error.isTemporary { try Task.checkCancellation() }
            throw error
        }
    }

    /// Lets go of the connections, each after the work under way on it, and of those who wait.
    func close() {
        isClosed = true
        idle = []
        for continuation in waiting { continuation.resume(throwing: StorageError.closed) }
        waiting = []
    }

    private func lease() async throws -> Lane {
        guard !isClosed else { throw StorageError.closed }
        if let lane = idle.popLast() { return lane }
        if opened < size {
            opened += 1
            return Lane(url: url)
        }
        return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    private func giveBack(_ lane: Lane) {
        if !waiting.isEmpty {
            waiting.removeFirst().resume(returning: lane)
        } else if !isClosed {
            idle.append(lane)
        }
    }
}
