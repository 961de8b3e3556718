import Hummingbird
import Model
import Models
import Notebook
import Operations
import Pages
import Routes
import Wire

/// Entries written by language models: a job for each word, so that the lookup page can show progress.
extension Site {
    /// Starts a request, and redirects to the page that shows its progress.
    func askForEntry(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let word = try form.required("word")
        let author = EntryAuthor.model(anew: form["anew"] == "on")
        let place = Route.notebook(.lookUp(word))
        work.jobs.forget(.entry(word))
        work.jobs.start(.entry(word), JobSubject(word, at: place)) { [context] _ in
            try await context.writeEntry(of: word, by: author)
        }
        return .seeOther(place)
    }

    /// Queues the request until the network is back; its answer is saved in the notebook.
    func letEntryWait(_ visit: Visit) async throws -> Response {
        let word = try await Form(visit.request).required("word")
        do { try await context.entryWriter.enqueue(word, context.newID(), at: visit.now) } catch let error
            as NotebookError
        {
            let model = NotebookEntryPage.Model(query: word, problem: NotebookProblem(error))
            return .page(NotebookEntryPage.page(model, visit.shell), status: Failure.explain(error).status)
        }
        work.jobs.forget(.entry(word))
        return .seeOther(.notebook(.lookUp(word, notice: .waits)))
    }

    /// Adds a language model's entry for the word, or the option to request one, to the lookup page.
    func addAsking(to model: inout NotebookEntryPage.Model, _ opened: OpenedEntry) throws {
        model.hasModel = opened.hasModel
        switch work.jobs.state(of: .entry(model.query)) {
        case nil: model.asking = nil
        case .running(let progress): model.asking = .running(progress)
        case .cancelled: model.asking = .cancelled
        case .failed(let error as ModelError): model.asking = .failed(error)
        case .failed(let error as NotebookError): model.problem = NotebookProblem(error)
        case .failed(let error): throw error
        case .finished(let written):
            model.entry = written.entry
            model.author = written.model
            model.doubts = written.doubts
            model.problem = nil
            model.target = CardTarget(opened.decks)
        }
    }

    /// Keeps the entry that a language model has just written, or a cached one.
    func keptAnswer(for word: String) async throws -> KeptEntry {
        guard case .finished(let written)? = work.jobs.state(of: .entry(word)) else {
            return try await kept(word, by: .model())
        }
        return KeptEntry(written: written, isNew: try await context.keep(written.entry, in: notebook))
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
