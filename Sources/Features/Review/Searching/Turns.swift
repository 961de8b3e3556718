import Model
import Synchronization

/// One search of a learner after another, so that no learner's searches take all connections to the database.
final class Turns: Sendable {
    /// Searches of one learner that wait at most; who comes then is asked to come again.
    static let mostWaiting = 16

    private struct Line {
        var next = 0
        /// In the order of their coming.
        var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    }

    /// The learners who are searching, with those of their searches that wait.
    private let lines = Mutex<[ID<Learner>: Line]>([:])

    /// Runs `body` when no other search of the learner is under way.
    ///
    /// - Throws: ``ReviewError/tooManySearches``, `CancellationError` for who leaves the line, and what `body` throws.
    func take<Value>(
        _ learner: ID<Learner>, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
    ) async throws -> Value {
        try await wait(learner)
        defer { end(learner) }
        return try await body()
    }

    private func wait(_ learner: ID<Learner>) async throws {
        try Task.checkCancellation()
        let number: Int? = try lines.withLock { lines in
            guard var line = lines[learner] else {
                lines[learner] = Line()
                return nil
            }
            guard line.waiting.count < Self.mostWaiting else { throw ReviewError.tooManySearches }
            line.next += 1
            lines[learner] = line
            return line.next
        }
        guard let number else { return }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isFirst = lines.withLock { lines in
                    // The search before may have ended between the two looks.
                    guard lines[learner] != nil else {
                        lines[learner] = Line()
                        return true
                    }
                    lines[learner]?.waiting.append((number, continuation))
                    return false
                }
                if isFirst { continuation.resume() }
            }
        } onCancel: {
            leave(learner, number)
        }
        // Cancelled before it stood in the line, it is given its turn and passes it on.
        if Task.isCancelled {
            end(learner)
            throw CancellationError()
        }
    }

    private func leave(_ learner: ID<Learner>, _ number: Int) {
        let left = lines.withLock { lines -> CheckedContinuation<Void, any Error>? in
            guard let place = lines[learner]?.waiting.firstIndex(where: { $0.number == number }) else { return nil }
            return lines[learner]?.waiting.remove(at: place).continuation
        }
        left?.resume(throwing: CancellationError())
    }

    private func end(_ learner: ID<Learner>) {
        let next = lines.withLock { lines -> CheckedContinuation<Void, any Error>? in
            guard let line = lines[learner], !line.waiting.isEmpty else {
                lines[learner] = nil
                return nil
            }
            return lines[learner]?.waiting.removeFirst().continuation
        }
        next?.resume()
    }
}
