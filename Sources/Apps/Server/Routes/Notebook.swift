import Foundation
import Hummingbird
import Model
import Notebook
import Operations
import Pages
import Routes

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
        let opened = try await context.openTitles(matching: query, page: page, in: notebook)
        let problem = error ?? opened.problem
        var model = NotebookPage.Model(
            query: query, page: opened.page.number, pageCount: opened.page.count, titles: opened.titles,
            matching: opened.matching, total: opened.total, notice: notice,
            problem: problem.map { NotebookProblem($0) }, path: notebook.path)
        model.earlier = opened.earlier.map { .init(name: $0.name, replacedAt: $0.replacedAt) }
        return .page(NotebookPage.page(model, visit.shell), status: problem.map { Failure.explain($0).status } ?? .ok)
    }

    /// Returns the entry of a word that may not be saved yet.
    private func notebookEntry(word: String, _ notice: NotebookNotice?, _ visit: Visit) async throws -> Response {
        guard !word.isEmpty else { return .seeOther(.notebook()) }
        let opened = try await context.openEntry(ofWord: word, in: notebook)
        // A Chinese word leads to the entry of its English, but what it is made of itself is only here.
        if opened.isKept, opened.composition == nil, let entry = opened.entry {
            return .seeOther(.notebook(.entry(entry.word)))
        }
        return entryPage(opened, query: word, notice, visit)
    }

    private func notebookEntry(titled title: String, _ notice: NotebookNotice?, _ visit: Visit) async throws -> Response
    {
        entryPage(try await context.openEntry(titled: title, in: notebook), query: title, notice, visit)
    }

    private func entryPage(
        _ opened: OpenedEntry, query: String, _ notice: NotebookNotice?, _ visit: Visit
    ) -> Response {
        var model = NotebookEntryPage.Model(
            query: query, entry: opened.entry, family: opened.family, isKept: opened.isKept, notice: notice,
            problem: opened.problem.map { NotebookProblem($0) }, asking: opened.asking, hasModel: opened.hasModel,
            author: opened.author, doubts: opened.doubts)
        model.composition = opened.composition
        var status = HTTPResponse.Status.ok
        if opened.entry != nil {
            model.target = CardTarget(opened.decks)
        } else if let problem = opened.problem {
            // What the word is made of answers the question, too.
            status = opened.composition == nil ? Failure.explain(problem).status : .ok
        }
        return .page(NotebookEntryPage.page(model, visit.shell), status: status)
    }

    private func addToNotebook(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let word = try form.required("word")
        do {
            let kept =
                form["from"] == "model"
                ? try await context.keepAskedEntry(of: word, in: notebook)
                : try await context.keepEntry(of: word, by: .dictionaries, in: notebook)
            return .seeOther(.notebook(.entry(kept.written.entry.word, notice: kept.isNew ? .kept : .known)))
        } catch let error as NotebookError { return noEntry(of: word, error, visit) }
    }

    private func notebookReview(_ count: Int?, _ seed: Int?, _ at: Int, _ visit: Visit) async throws -> Response {
        guard let seed else {
            // A round has a seed, so that every step of it can be revisited.
            return .seeOther(.notebook(.review(count: count, seed: context.newRoundSeed(), at: 1)))
        }
        do {
            let entries = try await context.notebookRound(count, seed: seed, in: notebook)
            let model = NotebookReviewPage.Model(
                count: entries.count, seed: seed, at: at, entry: at <= entries.count ? entries[at - 1] : nil)
            return .page(NotebookReviewPage.page(model, visit.shell))
        } catch let error as NotebookError { return try await notebookTitles("", 1, nil, error, visit) }
    }
}
