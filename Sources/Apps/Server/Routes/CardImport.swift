import Formats
import Foundation
import Hummingbird
import Model
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
        case .job(let name): try await cardImportJob(name, visit)
        case .cancel(let name): cancelCardImport(name)
        }
    }

    private func cardImportForm(
        _ id: ID<Deck>?, _ visit: Visit, problem: Problem? = nil
    ) async throws -> Response {
        let deck = try await context.review.decks().first { $0.id == id }
        let model = CardImportPage.Model(deck: deck, problem: problem, megabytes: Upload.megabytes)
        return .page(
            CardImportPage.page(model, visit.shell), status: problem == nil ? .ok : .unprocessableContent)
    }

    private func uploadCards(_ visit: Visit) async throws -> Response {
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        let deck = try upload.form.choice("deck") { ID<Deck>($0) }
        guard let file = upload.file, !file.isEmpty else {
            upload.cleanUp()
            return try await cardImportForm(deck, visit, problem: .unreadableList(upload.fileName ?? "", line: nil))
        }
        let fileName = upload.fileName ?? "list"
        let name = context.newID(of: Book.self).description
        if file.isPackage {
            try importPackage(file, fileName, named: name, deck, upload, visit)
            return .seeOther(.review(.cardImport(.job(name))))
        }
        defer { upload.cleanUp() }
        let list = WaitingLists.List(
            fileName: fileName, file: file, deck: deck, newDeck: WaitingLists.deckName(for: fileName))
        do {
            _ = try readTable(.data(file))
        } catch {
            let problem = Failure.explain(ReviewError.unreadableList(error, fileName: fileName)).problem
            return try await cardImportForm(deck, visit, problem: problem)
        }
        work.lists[name] = list
        return .seeOther(.review(.cardImport(.list(name))))
    }

    private func importPackage(
        _ file: Data, _ fileName: String, named name: String, _ deck: ID<Deck>?, _ upload: Upload, _ visit: Visit
    ) throws {
        defer { upload.cleanUp() }
        let place = try keep(file, named: name)
        let (review, context) = (context.review, context)
        work.cardImports.start(fileName, named: name, from: 0, in: desk.jobs) { report in
            defer { try? FileManager.default.removeItem(at: place) }
            let parent = try await deck.asyncMap { try await review.path(of: $0) }
            let result = try await review.importAnki(
                place, into: parent, at: visit.now, newID: { context.newID() }, progress: report)
            return CardImportJobPage.Report(result)
        }
    }

    private func waitingList(_ name: String, _ visit: Visit) async throws -> Response {
        guard let list = work.lists[name] else { return unknownImport(visit) }
        let table = try list.table()
        let review = context.review
        let tree = DeckTree(try await review.decks())
        let fields = list.fields(of: table)
        let preview = try await review.previewWords(table, as: fields, language: list.language)
        let model = CardListPage.Model(
            name: name, fileName: list.fileName, rowCount: table.rows.count, header: table.header,
            fields: fields, rows: table.rows.prefix(CardListPage.shownRows).map(\.cells),
            raggedRows: table.raggedRows, separator: list.separator?.rawValue, language: list.language,
            kinds: list.kinds, decks: tree.ordered.map { ($0.deck.id, tree.path(of: $0.deck.id)) }, deck: list.deck,
            newDeck: list.newDeck, outlook: CardListPage.Outlook(preview), problem: list.problem.map { Problem($0) })
        return .page(
            CardListPage.page(model, visit.shell), status: list.problem == nil ? .ok : .unprocessableContent)
    }

    private func decide(_ name: String, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard var list = work.lists[name] else { return unknownImport(visit) }
        list.take(form)
        work.lists[name] = list
        guard form["action"] == "import", list.problem == nil else {
            return .seeOther(.review(.cardImport(.list(name))))
        }
        let table = try list.table()
        let fields = list.fields(of: table)
        let (review, context) = (context.review, context)
        let job = context.newID(of: Book.self).description
        work.cardImports.start(list.fileName, named: job, from: 0, in: desk.jobs) { [list] report in
            let result = try await review.importWords(
                table, as: fields, to: list.deck.map { .deck($0) } ?? .path(list.newDeck), language: list.language,
                kinds: list.kinds, at: visit.now, random: { context.random() }, progress: report)
            return CardImportJobPage.Report(result, at: visit.now)
        }
        work.lists[name] = nil
        return .seeOther(.review(.cardImport(.job(job))))
    }

    private func cardImportJob(_ name: String, _ visit: Visit) async throws -> Response {
        guard let job = work.cardImports.job(name) else { return unknownImport(visit) }
        let state: CardImportJobPage.State =
            switch job.state {
            case .running(let share): .running(Share(Int(share * 1000), of: 1000))
            case .finished(let report): .finished(try await undoable(report, visit))
            case .failed(let error): .failed(Failure.explain(error).problem)
            case .cancelled: .cancelled
            }
        return .page(
            CardImportJobPage.page(.init(job: name, fileName: job.subject, state: state), visit.shell))
    }

    /// Returns a report that says whether an undo would revert the import.
    private func undoable(
        _ report: CardImportJobPage.Report, _ visit: Visit
    ) async throws -> CardImportJobPage.Report {
        guard let moment = report.moment else { return report }
        let last = try await context.review.lastUndoable()
        var report = report
        report.canUndo = last?.verb == .cardImport && last?.at == moment
        return report
    }

    private func cancelCardImport(_ name: String) -> Response {
        work.cardImports.cancel(name)
        return .seeOther(.review(.cardImport(.job(name))))
    }

    private func unknownImport(_ visit: Visit) -> Response {
        .page(
            ProblemPage.page(
                ProblemPage.Model(problem: .jobNotFound, retry: .review(.cardImport(.form()))), visit.shell),
            status: .notFound)
    }
}

extension WaitingLists.List {
    func table() throws -> Table {
        do {
            return try readTable(.data(file), separator: separator, hasHeader: hasHeader)
        } catch {
            throw ReviewError.unreadableList(error, fileName: fileName)
        }
    }

    /// Returns the content of each of the table's columns: as the learner specified or, by default, as detected.
    func fields(of table: Table) -> [WordField?] {
        guard let fields, fields.count == table.columnCount else { return table.guessedFields() }
        return fields
    }

    /// Reads the values of a form.
    fileprivate mutating func take(_ form: Form) {
        let separator = form["separator"].flatMap { Table.Separator(rawValue: $0) }
        let hasHeader = form["header"].map { $0 == "on" } ?? self.hasHeader
        let isReadAnew = form["action"] == "look"
        self.separator = separator
        self.hasHeader = hasHeader
        fields = isReadAnew ? nil : form.all("column").map { WordField(rawValue: $0) }
        language = form["language"].flatMap { Language(rawValue: $0) } ?? language
        kinds = form.all("kind").compactMap { Card.Kind(rawValue: $0) }
        deck = form["deck"].flatMap { ID<Deck>($0) }
        newDeck = form["new-deck"] ?? newDeck
        problem = nil
        if let fields, !fields.contains(.word) { problem = .noColumnOfWords }
        if kinds.isEmpty { problem = .noKind }
        if deck == nil, (try? DeckTree.names(of: newDeck)) == nil { problem = .noDeckName }
    }
}

extension Problem {
    fileprivate init(_ problem: WaitingLists.List.ReviewProblem) {
        switch problem {
        case .noColumnOfWords: self = .noColumnOfWords
        case .noDeckName: self = .impossibleDeckName
        case .noKind: self = .badForm
        }
    }
}
