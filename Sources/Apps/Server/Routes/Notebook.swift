import Foundation
import Hummingbird
import Model
import Notebook
import Pages
import Routes
import Scheduling
import Wire

extension Site {
    /// `/notebook…`
    func notebook(_ path: NotebookPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .titles(let query, let page, let notice):
            return try await notebookTitles(query, page, notice, nil, visit)
        case .lookUp(let word, let notice): return try await notebookEntry(word: word, notice, visit)
        case .add: return try await addToNotebook(visit)
        case .ask: return try await askForEntry(visit)
        case .wait: return try await letEntryWait(visit)
        case .entry(let title, let notice): return try await notebookEntry(titled: title, notice, visit)
        case .delete(let title):
            do {
                try await notebook.delete(titled: title, at: visit.now)
                return .seeOther(.notebook(.titles(notice: .deleted)))
            } catch let error as NotebookError { return try await notebookTitles("", 1, nil, error, visit) }
        case .review(let count, let seed, let at): return try await notebookReview(count, seed, at, visit)
        case .finishRound: return try await finishRound(visit)
        case .export:
            return .bytes(
                ByteBuffer(data: try await notebook.export()), type: "text/markdown; charset=utf-8", name: "etynote.md")
        case .importing, .replacement, .acceptReplacement, .discardReplacement, .restoreEarlier:
            return try await replaceNotebook(path, visit)
        }
    }

    func notebookTitles(
        _ query: String, _ page: Int, _ notice: NotebookNotice?, _ error: NotebookError?, _ visit: Visit
    ) async throws -> Response {
        var model = NotebookPage.Model(query: query, notice: notice, path: notebook.path)
        var problem = error
        do {
            let titles = try await notebook.titles(matching: query)
            model.total = query.isEmpty ? titles.count : try await notebook.count()
            model.matching = titles.count
            model.pageCount = max(1, (titles.count + NotebookPage.shown - 1) / NotebookPage.shown)
            model.page = min(page, model.pageCount)
            // Latest first: the file grows at its end.
            model.titles = Array(
                titles.reversed().dropFirst((model.page - 1) * NotebookPage.shown).prefix(NotebookPage.shown))
            model.earlier = try await notebook.earlier().map {
                NotebookPage.Model.Earlier(name: $0.name, replacedAt: $0.replacedAt)
            }
        } catch let error as NotebookError { problem = problem ?? error }
        model.problem = problem.map { NotebookProblem($0) }
        return .page(NotebookPage.page(model, visit.shell), status: problem.map { Failure.explain($0).status } ?? .ok)
    }

    /// Returns the entry of a word that may not be saved yet.
    private func notebookEntry(word: String, _ notice: NotebookNotice?, _ visit: Visit) async throws -> Response {
        var model = NotebookEntryPage.Model(query: word, notice: notice)
        guard !word.isEmpty else { return .seeOther(.notebook()) }
        var status = HTTPResponse.Status.ok
        do {
            let entry = try composedEntry(for: word)
            if try await notebook.entry(titled: entry.word) != nil { return .seeOther(.notebook(.entry(entry.word))) }
            model.entry = entry
            model.family = family(of: entry.word)
            model.target = try await cardTarget(.english)
        } catch let error as NotebookError {
            model.problem = NotebookProblem(error)
            status = Failure.explain(error).status
        }
        try await addAsking(to: &model, visit)
        if model.entry != nil { status = .ok }
        return .page(NotebookEntryPage.page(model, visit.shell), status: status)
    }

    private func notebookEntry(titled title: String, _ notice: NotebookNotice?, _ visit: Visit) async throws -> Response
    {
        var model = NotebookEntryPage.Model(query: title, notice: notice)
        var status = HTTPResponse.Status.ok
        do {
            guard let entry = try await notebook.entry(titled: title) else { throw NotebookError.noSuchEntry(title) }
            model.entry = entry
            model.isKept = true
            model.family = family(of: entry.word)
            model.target = try await cardTarget(.english)
        } catch let error as NotebookError {
            model.problem = NotebookProblem(error)
            status = Failure.explain(error).status
        }
        return .page(NotebookEntryPage.page(model, visit.shell), status: status)
    }

    private func addToNotebook(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let word = try form.required("word")
        do {
            let entry =
                form["from"] == "model" ? try await writtenEntry(for: word, visit) : try composedEntry(for: word)
            // The file may be large.
            let isNew = try await desk.answers.run { [notebook] in try await notebook.keep(entry, at: visit.now) }
            return .seeOther(.notebook(.entry(entry.word, notice: isNew ? .kept : .known)))
        } catch let error as NotebookError {
            let model = NotebookEntryPage.Model(query: word, problem: NotebookProblem(error))
            return .page(NotebookEntryPage.page(model, visit.shell), status: Failure.explain(error).status)
        }
    }

    private func notebookReview(_ count: Int, _ seed: Int?, _ at: Int, _ visit: Visit) async throws -> Response {
        guard let seed else {
            // A round has a seed, so that every step of it can be revisited.
            return .seeOther(.notebook(.review(count: count, seed: Int(context.random() % 1_000_000), at: 1)))
        }
        do {
            let generator = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
            let entries = try await notebook.review(count, using: generator)
            let model = NotebookReviewPage.Model(
                count: entries.count, seed: seed, at: at, entry: at <= entries.count ? entries[at - 1] : nil)
            return .page(NotebookReviewPage.page(model, visit.shell))
        } catch let error as NotebookError { return try await notebookTitles("", 1, nil, error, visit) }
    }

    /// Returns the entry of a word from the dictionaries.
    func composedEntry(for word: String) throws(NotebookError) -> WordEntry {
        guard let lexicon = desk.lexicon else { throw .noDictionaries }
        return try EntryComposer(lexicon: lexicon).entry(for: word)
    }

    private func family(of word: String) -> FamilyTree {
        desk.lexicon.map { EntryComposer(lexicon: $0).family(of: word) } ?? FamilyTree()
    }
}
