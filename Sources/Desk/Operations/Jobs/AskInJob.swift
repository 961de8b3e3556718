import LanguageModel
import Model
import Pages
import Wire

extension Jobs {
    /// Returns what a page shows of a question to a language model: its state, or the answer.
    ///
    /// - Throws: The job's error if it is not a `ModelError`; `StorageError`, if servers share the database.
    func asked<Answer>(_ job: Job<Answer>) async throws -> (state: ModelAsking?, answer: Answer?) {
        switch try await state(of: job) {
        case nil: (nil, nil)
        // Asking again costs one press, and the page is there to do it.
        case .failed(let error as KeptError) where error.isInterruption: (nil, nil)
        case .running(let progress): (.running(progress), nil)
        case .cancelled: (.cancelled, nil)
        case .failed(let error as ModelError): (.failed(error), nil)
        case .failed(let error): throw error
        case .finished(let answer): (nil, answer)
        }
    }

    /// Asks a language model in a job, whose earlier answer or error is forgotten. Does nothing while it is being asked.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    func ask<Answer>(
        _ job: Job<Answer>, _ subject: JobSubject, _ answer: @escaping @Sendable () async throws -> Answer
    ) async throws {
        try await forget(job.name)
        try await start(job, subject) { _ in try await answer() }
    }
}
