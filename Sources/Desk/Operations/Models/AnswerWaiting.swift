import Lessons
import Model
import Models
import Notebook
import Storage
import Translations

extension LearnerContext {
    /// Seconds after which finished requests are deleted.
    private static let memory: Int64 = 30 * 86_400

    /// Processes the learner's language model queue once: sends the requests that are due and passes each answer to the
    /// feature that asked for it.
    ///
    /// - Parameter notebook: Receives entries that had to wait.
    /// - Throws: `StorageError`, `CancellationError`; an endpoint's failure is recorded with its request.
    public func answerWaiting(keepingEntriesIn notebook: EtymologyNotebook) async throws -> ModelDesk.Pass {
        try await work.ongoing.run { [self] in
            try await models.forgetRequests(endedBefore: now.advanced(bySeconds: -Self.memory), at: now)
            return try await models.answerWaiting(handlers(notebook), at: now)
        }
    }

    /// Returns each feature's handler for a delayed answer.
    private func handlers(_ notebook: EtymologyNotebook) -> WaitingHandlers {
        // An answer arrives later than the pass began.
        let (workplace, learner) = (workplace, learner)
        let later: @Sendable () async -> LearnerContext = { await workplace.context(of: learner) }
        var handlers = WaitingHandlers()
        handlers[.translation] = {
            let context = await later()
            try await context.translations.take($0, at: context.now)
        }
        // The answer is cached under its question, where the page of the sentence finds it.
        handlers[.grammar] = { _ in }
        // The answer stays with its picture in the queue's record, where the page of the picture finds it.
        handlers[.picture] = { _ in }
        handlers[.etymology] = { answer in
            let entry: WordEntry
            // The queue has checked the reply's shape; a reply that the notebook still cannot store is not worth
            // requesting again.
            do throws(EntryFault) { entry = try WordEntry(reply: answer.reply) } catch { return }
            // Nobody is there to whom it could be told that there is no room; the word can be asked for again.
            do { try await notebook.keep(entry, at: await later().now) } catch is QuotaExceeded {}
        }
        handlers[.lesson] = {
            let context = await later()
            try await context.lessons.take($0, at: context.now)
        }
        handlers[.sentence] = {
            let context = await later()
            try await context.dailyWords.takeExamples($0, at: context.now)
        }
        return handlers
    }
}
