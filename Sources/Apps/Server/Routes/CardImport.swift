import Formats
import Foundation
import Hummingbird
import Model
import Operations
import Pages
import Review
import Routes

extension Site {
    /// `/review/import…`
    func cardImport(_ path: CardImportPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .form(let deck): try await cardImportForm(deck, visit)
        case .upload: try await uploadCards(visit)
        case .list(let name): try await waitingList(name, visit)
        case .decide(let name): try await decide(name, visit)
        }
    }

    private func cardImportForm(
        _ id: ID<Deck>?, _ visit: Visit, refused error: (any Error)? = nil
    ) async throws -> Response {
        let deck = try await context.review.decks().first { $0.id == id }
        let refused = error.map { Failure.explain($0) }
        let model = CardImportPage.Model(deck: deck, problem: refused?.problem, megabytes: Upload.megabytes)
        return .page(CardImportPage.page(model, visit.shell), status: refused?.status ?? .ok)
    }

    private func uploadCards(_ visit: Visit) async throws -> Response {
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        defer { upload.cleanUp() }
        let deck = try upload.form.choice("deck") { ID<Deck>($0) }
        do {
            let request = try await cardImportRequest(upload, into: deck)
            return .seeOther(try await context.openImport(request).route)
        } catch {
            return try await cardImportForm(deck, visit, refused: error)
        }
    }

    /// Reads a form with a file of cards. It does not need the upload any longer.
    func cardImportRequest(
        _ upload: Upload, into deck: ID<Deck>?, language: Language? = nil
    ) async throws -> CardImportRequest {
        guard let file = try upload.onlyFile else { throw FormError.missing("file") }
        return try await desk.answers.run {
            try CardImportRequest(
                file.source, named: file.name, into: deck.map { .deck($0) }, language: language,
                folder: URL(filePath: temporaryFolder))
        }
    }

    private func waitingList(_ name: String, _ visit: Visit) async throws -> Response {
        guard let waiting = work.lists[name] else { return unknownImport(visit) }
        let list = waiting.list
        let review = context.review
        let preview = try await review.preview(list)
        let table = preview.table
        let problem = waiting.problem.map { Failure.explain($0).problem }
        let model = CardListPage.Model(
            name: name, fileName: list.fileName, rowCount: table.rows.count, header: table.header,
            fields: preview.fields, rows: table.rows.prefix(CardListPage.shownRows).map(\.cells),
            raggedRows: table.raggedRows, separator: list.separator?.rawValue, language: list.language,
            kinds: list.kinds, decks: DeckTree(try await review.decks()).paths, deck: list.deck,
            newDeck: list.newDeck, outlook: CardListPage.Outlook(preview.words), problem: problem)
        return .page(
            CardListPage.page(model, visit.shell), status: problem == nil ? .ok : .unprocessableContent)
    }

    private func decide(_ name: String, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let step = try await context.decide(
            try WordList.Change(form), onList: name, isFinal: form["action"] == "import")
        return step.map { .seeOther($0.route) } ?? unknownImport(visit)
    }

    /// Returns a report that says whether an undo would revert the import.
    func undoable(_ report: CardImportReport) async throws -> CardImportReport {
        guard let moment = report.moment else { return report }
        var report = report
        report.canUndo = try await context.review.canUndoImport(at: moment)
        return report
    }

    private func unknownImport(_ visit: Visit) -> Response {
        .page(
            ProblemPage.page(
                ProblemPage.Model(problem: .jobNotFound, retry: .review(.cardImport(.form()))), visit.shell),
            status: .notFound)
    }
}

extension CardImportStep {
    /// The page that shows it.
    fileprivate var route: Route {
        switch self {
        case .job(let name): .job(name)
        case .list(let name): .review(.cardImport(.list(name)))
        }
    }
}

extension WordList.Change {
    /// Reads the form of a list. A form that asks to look at the list again leaves its columns to be detected.
    fileprivate init(_ form: Form) throws(FormError) {
        self.init()
        separator = form["separator"].flatMap { Table.Separator(rawValue: $0) }
        hasHeader = form["header"].map { $0 == "on" }
        columns = form["action"] == "look" ? nil : form.all("column").map { WordField(rawValue: $0) }
        language = try form.choice("language") { Language(rawValue: $0) }
        kinds = form.all("kind").isEmpty ? [] : try form.cardKinds
        deck = try form.choice("deck") { ID<Deck>($0) }
        newDeck = form["new-deck"]
    }
}
