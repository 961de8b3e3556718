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
        if CardFile.isPackage(named: fileName, beginning: file) {
            let job = Job.cards(name)
            try importPackage(file, fileName, job, deck, upload, visit)
            return .seeOther(.job(job.name))
        }
        defer { upload.cleanUp() }
        var list = WordList(fileName: fileName, source: .data(file))
        list.deck = deck
        do throws(ReviewError) {
            _ = try list.table()
        } catch {
            return try await cardImportForm(deck, visit, problem: Failure.explain(error).problem)
        }
        work.lists[name] = WaitingLists.Waiting(list: list)
        return .seeOther(.review(.cardImport(.list(name))))
    }

    private func importPackage(
        _ file: Data, _ fileName: String, _ job: Job<CardImportReport>, _ deck: ID<Deck>?, _ upload: Upload,
        _ visit: Visit
    ) throws {
        defer { upload.cleanUp() }
        let place = try keep(file, named: job.name.subject)
        let (review, context) = (context.review, context)
        context.begin(job, JobSubject(fileName, at: .review())) { report in
            defer { try? FileManager.default.removeItem(at: place) }
            let result = try await review.importAnki(
                place, into: deck, at: visit.now, newID: { context.newID() }, progress: report)
            return CardImportReport(result)
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
        guard var list = work.lists[name]?.list else { return unknownImport(visit) }
        try list.take(form)
        do throws(ReviewError) {
            try list.check()
        } catch {
            work.lists[name] = WaitingLists.Waiting(list: list, problem: error)
            return .seeOther(.review(.cardImport(.list(name))))
        }
        guard form["action"] == "import" else {
            work.lists[name] = WaitingLists.Waiting(list: list)
            return .seeOther(.review(.cardImport(.list(name))))
        }
        let (review, context) = (context.review, context)
        let job = Job.cards(context.newID(of: Book.self).description)
        context.begin(job, JobSubject(list.fileName, at: .review())) { [list] report in
            let result = try await review.importWords(
                list, at: visit.now, random: { context.random() }, progress: report)
            return CardImportReport(result, at: visit.now)
        }
        work.lists[name] = nil
        return .seeOther(.job(job.name))
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

extension WordList {
    /// Reads the values of a form. Columns that are not those of the list as it is now read are detected.
    ///
    /// - Throws: ``FormError``, ``ReviewError/unreadableList(fileName:reason:advice:line:)``.
    fileprivate mutating func take(_ form: Form) throws {
        separator = form["separator"].flatMap { Table.Separator(rawValue: $0) }
        hasHeader = form["header"].map { $0 == "on" } ?? hasHeader
        fields = nil
        if form["action"] != "look" {
            let columns = form.all("column").map { WordField(rawValue: $0) }
            if try columns.count == table().columnCount { fields = columns }
        }
        language = try form.choice("language") { Language(rawValue: $0) } ?? language
        kinds = form.all("kind").isEmpty ? [] : try form.cardKinds
        deck = try form.choice("deck") { ID<Deck>($0) }
        newDeck = form["new-deck"] ?? newDeck
    }
}
