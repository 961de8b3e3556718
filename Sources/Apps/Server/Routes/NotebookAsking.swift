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
    func entryWriter(_ visit: Visit) -> EntryWriter {
        EntryWriter(lexicon: desk.lexicon, models: context.models)
    }

    /// Starts a request, and redirects to the page that shows its progress.
    func askForEntry(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let word = try form.required("word")
        let remembers = form["anew"] != "on"
        let writer = entryWriter(visit)
        let now = visit.now
        let place = Route.notebook(.lookUp(word))
        work.jobs.forget(.entry(word))
        work.jobs.start(.entry(word), JobSubject(word, at: place)) { _ in
            try await writer.askedEntry(for: word, remembers: remembers, at: now)
        }
        return .seeOther(place)
    }

    /// Queues the request until the network is back; its answer is saved in the notebook.
    func letEntryWait(_ visit: Visit) async throws -> Response {
        let word = try await Form(visit.request).required("word")
        do { try await entryWriter(visit).enqueue(word, context.newID(), at: visit.now) } catch let error
            as NotebookError
        {
            let model = NotebookEntryPage.Model(query: word, problem: NotebookProblem(error))
            return .page(NotebookEntryPage.page(model, visit.shell), status: Failure.explain(error).status)
        }
        work.jobs.forget(.entry(word))
        return .seeOther(.notebook(.lookUp(word, notice: .waits)))
    }

    /// Adds a language model's entry for the word, or the option to request one, to the lookup page.
    func addAsking(to model: inout NotebookEntryPage.Model, _ visit: Visit) async throws {
        model.hasModel = try await !context.models.profiles().isEmpty
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
            model.target = try await cardTarget(.english)
        }
    }

    /// Returns the entry that a language model has just written, or a cached one.
    func writtenEntry(for word: String, _ visit: Visit) async throws -> WordEntry {
        if case .finished(let written)? = work.jobs.state(of: .entry(word)) { return written.entry }
        return try await entryWriter(visit).askedEntry(for: word, at: visit.now).entry
    }

    // MARK: Daily round

    /// Returns the number of entries for today's round; 0 before seven, after a round, and if the learner has turned it
    /// off.
    func entriesToLeafThrough(_ visit: Visit) async -> Int {
        guard visit.preferences.notebookReminder else { return 0 }
        let day = LearnerDay(context.localClock, .notebook)
        guard context.localClock.hour(at: visit.now) >= day.start else { return 0 }
        if let last = visit.preferences.lastNotebookRound, day.number(of: last) == day.number(of: visit.now) {
            return 0
        }
        // The notebook's own page reports an unreadable file.
        return min((try? await notebook.count()) ?? 0, visit.preferences.notebookCount)
    }

    /// Records that a round was finished, and leads to its end.
    func finishRound(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let count = try form.number("count", in: .notebookRound) else { throw FormError.missing("count") }
        guard let seed = try form.number("seed", in: .seed) else { throw FormError.missing("seed") }
        let now = visit.now
        try await desk.changePreferences(at: now) { $0.lastNotebookRound = now }
        return .seeOther(.notebook(.review(count: count, seed: seed, at: count + 1)))
    }
}
