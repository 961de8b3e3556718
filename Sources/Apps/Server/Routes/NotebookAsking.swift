import Hummingbird
import Model
import Notebook
import Operations
import Pages
import Routes

/// Entries written by language models: a job for each word, so that the lookup page can show progress.
extension Site {
    /// Starts a request, and redirects to the page that shows its progress.
    func askForEntry(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        return .seeOther(
            try await context.startEntry(of: try form.required("word"), anew: form["anew"] == "on"))
    }

    /// Queues the request until the network is back; its answer is saved in the notebook.
    func letEntryWait(_ visit: Visit) async throws -> Response {
        let word = try await Form(visit.request).required("word")
        do { try await context.letEntryWait(word) } catch let error as NotebookError {
            return noEntry(of: word, error, visit)
        }
        return .seeOther(.notebook(.lookUp(word, notice: .waits)))
    }

    /// Shows why there is no entry of a word.
    func noEntry(of word: String, _ error: NotebookError, _ visit: Visit) -> Response {
        let model = NotebookEntryPage.Model(query: word, problem: NotebookProblem(error))
        return .page(NotebookEntryPage.page(model, visit.shell), status: Failure.explain(error).status)
    }

    // MARK: Daily round

    /// Records that a round was finished, and leads to its end.
    func finishRound(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let count = try form.number("count", in: .notebookRound) else { throw FormError.missing("count") }
        guard let seed = try form.number("seed", in: .seed) else { throw FormError.missing("seed") }
        try await context.finishNotebookRound()
        return .seeOther(.notebook(.review(count: count, seed: seed, at: count + 1)))
    }
}
