import Hummingbird
import Model
import Models
import Notebook
import Pages
import Routes

/// Entries that language models write: a job for each word, so that the page of looking up can show how far it is.
extension Site {
    func entryWriter(_ visit: Visit) -> EntryWriter {
        EntryWriter(lexicon: desk.lexicon, models: context.models)
    }

    /// The name under which a word is being written.
    static func job(_ word: String) -> String { word.lowercased() }

    /// Begins to ask, and leads to the page that shows how it goes.
    func askForEntry(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let word = try form.required("word")
        let remembers = form["anew"] != "on"
        let writer = entryWriter(visit)
        let now = visit.now
        work.entriesInWriting.forget(Self.job(word))
        work.entriesInWriting.start(word, named: Self.job(word), from: true) { _ in
            try await writer.askedEntry(for: word, remembers: remembers, at: now)
        }
        return .seeOther(.notebook(.lookUp(word)))
    }

    /// Has the question wait for the network; its answer is kept in the notebook.
    func letEntryWait(_ visit: Visit) async throws -> Response {
        let word = try await Form(visit.request).required("word")
        do { try await entryWriter(visit).enqueue(word, context.newID(), at: visit.now) } catch let error
            as NotebookError
        {
            let model = NotebookEntryPage.Model(query: word, problem: NotebookProblem(error))
            return .page(NotebookEntryPage.page(model, visit.shell), status: error.status)
        }
        work.entriesInWriting.forget(Self.job(word))
        return .seeOther(.notebook(.lookUp(word, notice: .waits)))
    }

    /// Puts what a language model has said of the word, or may say, on the page of looking up.
    func addAsking(to model: inout NotebookEntryPage.Model, _ visit: Visit) async throws {
        model.hasModel = try await !context.models.profiles().isEmpty
        switch work.entriesInWriting.job(Self.job(model.query))?.state {
        case nil: model.asking = .none
        case .running: model.asking = .running
        case .cancelled: model.asking = .stopped
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

    /// The entry that a language model has just written, or is remembered to have written.
    func writtenEntry(for word: String, _ visit: Visit) async throws -> WordEntry {
        if case .finished(let written)? = work.entriesInWriting.job(Self.job(word))?.state { return written.entry }
        return try await entryWriter(visit).askedEntry(for: word, at: visit.now).entry
    }

    // MARK: Every day

    /// Entries to leaf through today; 0 before seven, after a round, and where the learner does not want it.
    func entriesToLeafThrough(_ visit: Visit) -> Int {
        guard visit.preferences.notebookReminder else { return 0 }
        let day = LearnerDay(context.localClock, .notebook)
        guard context.localClock.hour(at: visit.now) >= day.start else { return 0 }
        if let last = visit.preferences.lastNotebookRound, day.number(of: last) == day.number(of: visit.now) {
            return 0
        }
        // A file that cannot be read is told of where the notebook is opened.
        return min((try? notebook.titles().count) ?? 0, visit.preferences.notebookCount)
    }

    /// Remembers that a round was finished. Loading the page again changes nothing more.
    func noteNotebookRound(_ visit: Visit) async throws {
        var preferences = visit.preferences
        preferences.lastNotebookRound = visit.now
        try await desk.save(preferences, at: visit.now)
    }
}
