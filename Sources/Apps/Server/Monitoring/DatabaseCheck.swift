import Storage
import Synchronization

/// Finds out whether the database answers, for whoever wants to know: one question at a time, however many ask, and a verdict
/// within a fixed time, however long the database takes.
final class DatabaseCheck: Sendable {
    /// A question that the database has not answered yet.
    private struct Question {
        let number: Int
        /// Whether the database has had its time.
        var isLate = false
        var waiting: [CheckedContinuation<StorageError?, Never>] = []
    }

    private struct State {
        var question: Question?
        var asked = 0
    }

    private let database: any Database
    private let patience: Duration
    private let state = Mutex(State())

    /// - Parameter patience: How long a database may take that is ready. Whoever probes a server waits for a second, as a rule.
    init(_ database: any Database, patience: Duration = .milliseconds(700)) {
        self.database = database
        self.patience = patience
    }

    /// Returns why the database is not ready, or nil if it is. While an earlier question is unanswered, that one counts, and
    /// none is added: what a hanging database holds of the machine stays the same, however often it is asked.
    ///
    /// - Returns: `StorageError.busy` if the database does not answer in time.
    func failure() async -> StorageError? {
        await withCheckedContinuation { continuation in
            let (number, isLate): (Int?, Bool) = state.withLock { state in
                guard var question = state.question else {
                    state.asked += 1
                    state.question = Question(number: state.asked, waiting: [continuation])
                    return (state.asked, false)
                }
                guard !question.isLate else { return (nil, true) }
                question.waiting.append(continuation)
                state.question = question
                return (nil, false)
            }
            if isLate { continuation.resume(returning: .busy) }
            if let number { ask(number) }
        }
    }

    private func ask(_ number: Int) {
        let timer = Task { [self] in
            try await Task.sleep(for: patience)
            end(number, isLate: true, .busy)
        }
        Task { [self] in
            var failure: StorageError?
            do {
                try await database.check()
            } catch {
                failure = error as? StorageError ?? .unavailable(reason: "\(error)")
            }
            timer.cancel()
            end(number, isLate: false, failure)
        }
    }

    /// Gives those who wait for a question their verdict.
    private func end(_ number: Int, isLate: Bool, _ verdict: StorageError?) {
        let waiting = state.withLock { state -> [CheckedContinuation<StorageError?, Never>] in
            guard let question = state.question, question.number == number else { return [] }
            state.question = isLate ? Question(number: number, isLate: true) : nil
            return question.waiting
        }
        for continuation in waiting { continuation.resume(returning: verdict) }
    }
}
