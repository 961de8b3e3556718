import Hummingbird
import Model
import Models
import Notebook
import Pages
import Routes

/// Entries that language models write: a job for each word, so that the page of looking up can show how far it is.
extension Site {
    func entryWriter(_ visit: Visit) -> EntryWriter {
        EntryWriter(lexicon: desk.lexicon, models: modelDesk(at: visit.now))
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
        entriesInWriting.forget(Self.job(word))
        entriesInWriting.start(word, named: Self.job(word), from: true) { _ in
            try await writer.askedEntry(for: word, remembers: remembers, at: now)
        }
        return .seeOther(.notebook(.lookUp(word)))
    }

    /// Has the question wait for the network; its answer is kept in the notebook.
    func letEntryWait(_ visit: Visit) async throws -> Response {
        let word = try await Form(visit.request).required("word")
        do { try await entryWriter(visit).enqueue(word, clock.newID(), at: visit.now) } catch let error as NotebookError
        {
            let model = NotebookEntryPage.Model(query: word, problem: NotebookProblem(error))
            return .page(NotebookEntryPage.page(model, visit.shell), status: error.status)
        }
        entriesInWriting.forget(Self.job(word))
        return .seeOther(.notebook(.lookUp(word, notice: .waits)))
    }

    /// Puts what a language model has said of the word, or may say, on the page of looking up.
    func addAsking(to model: inout NotebookEntryPage.Model, _ visit: Visit) async throws {
        model.hasModel = try await !modelDesk(at: visit.now).profiles().isEmpty
        switch entriesInWriting.job(Self.job(model.query))?.state {
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
            model.target = try await cardTarget(.english, visit)
        }
    }

    /// The entry that a language model has just written, or is remembered to have written.
    func writtenEntry(for word: String, _ visit: Visit) async throws -> WordEntry {
        if case .finished(let written)? = entriesInWriting.job(Self.job(word))?.state { return written.entry }
        return try await entryWriter(visit).askedEntry(for: word, at: visit.now).entry
    }

    /// What becomes of an answer that had to wait: it is kept, once.
    static func keepAnswers(in notebook: EtymologyNotebook) -> WaitingHandlers.Handler {
        { answer in
            let entry: WordEntry
            // The queue has checked its shape; what the notebook still cannot hold is not worth asking for again.
            do throws(EntryFault) { entry = try WordEntry(reply: answer.reply) } catch { return }
            if try notebook.entry(titled: entry.word) == nil { try notebook.add(entry) }
        }
    }

    // MARK: Every day

    /// The hour from which on the notebook asks to be leafed through.
    private static let reminderHour: Int64 = 7

    /// Entries to leaf through today; 0 before seven, after a round, and where the learner does not want it.
    func entriesToLeafThrough(_ visit: Visit) -> Int {
        guard visit.preferences.notebookReminder else { return 0 }
        let offset = Int64(visit.shell.utcOffset) * 60
        // Days that begin at seven.
        func morning(_ time: Timestamp) -> Int64 {
            (time.milliseconds / 1000 + offset - Self.reminderHour * 3600) / 86_400
        }
        let localHour = (visit.now.milliseconds / 1000 + offset) % 86_400 / 3600
        guard localHour >= Self.reminderHour else { return 0 }
        if let last = visit.preferences.lastNotebookRound, morning(last) == morning(visit.now) { return 0 }
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
