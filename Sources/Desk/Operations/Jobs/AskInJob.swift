import LanguageModel
import Model
import Pages

extension Jobs {
    /// Returns what a page shows of a question to a language model: its state, or the answer.
    ///
    /// - Throws: The job's error if it is not a `ModelError`.
    func asked<Answer>(_ job: Job<Answer>) throws -> (state: ModelAsking?, answer: Answer?) {
        switch state(of: job) {
        case nil: (nil, nil)
        case .running(let progress): (.running(progress), nil)
        case .cancelled: (.cancelled, nil)
        case .failed(let error as ModelError): (.failed(error), nil)
        case .failed(let error): throw error
        case .finished(let answer): (nil, answer)
        }
    }

    /// Asks a language model in a job, whose earlier answer or error is forgotten. Does nothing while it is being asked.
    func ask<Answer>(
        _ job: Job<Answer>, _ subject: JobSubject, _ answer: @escaping @Sendable () async throws -> Answer
    ) {
        forget(job.name)
        start(job, subject) { _ in try await answer() }
    }
}
