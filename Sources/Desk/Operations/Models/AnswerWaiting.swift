import Lessons
import Model
import Models
import Notebook
import Storage
import Translations

extension LearnerContext {
    /// Requests that have ended are forgotten after so many seconds.
    private static let memory: Int64 = 30 * 86_400

    /// Goes through the learner's queue of language models once: asks what is due, and hands each answer to the feature that
    /// asked for it.
    ///
    /// - Parameter notebook: Where entries go that had to wait.
    /// - Throws: `StorageError`, `CancellationError`; what an endpoint does is kept with its request.
    public func answerWaiting(keepingEntriesIn notebook: EtymologyNotebook) async throws -> ModelDesk.Pass {
        try await models.forgetRequests(endedBefore: now.advanced(bySeconds: -Self.memory), at: now)
        return try await models.answerWaiting(handlers(notebook), at: now)
    }

    /// What each feature does with an answer that it had to wait for.
    private func handlers(_ notebook: EtymologyNotebook) -> WaitingHandlers {
        // An answer comes later than the pass began.
        let (workplace, learner) = (workplace, learner)
        let later: @Sendable () async -> LearnerContext = { await workplace.context(of: learner) }
        var handlers = WaitingHandlers()
        handlers[.translation] = {
            let context = await later()
            try await context.translations.take($0, at: context.now)
        }
        // The answer is remembered under its question, where the page of the sentence finds it.
        handlers[.grammar] = { _ in }
        // It stays with its picture in the queue's record, where the page of the picture finds it.
        handlers[.picture] = { _ in }
        handlers[.etymology] = { answer in
            let entry: WordEntry
            // The queue has checked its shape; what the notebook still cannot hold is not worth asking for again.
            do throws(EntryFault) { entry = try WordEntry(reply: answer.reply) } catch { return }
            if try notebook.entry(titled: entry.word) == nil { try notebook.add(entry) }
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
