import Hummingbird
import Library
import Model
import Operations
import Pages
import Routes

extension Site {
    /// `/library…`
    func library(_ path: LibraryPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .books(let query, let order, let deleted): try await books(query, order, deleted, visit)
        case .search(let query, let page): try await search(query, page: page, visit)
        case .importForm:
            .page(
                ImportPage.page(
                    ImportPage.Model(encodings: Desk.ImportRequest.encodings, megabytes: Upload.megabytes),
                    visit.shell))
        case .startImport: try await startImport(visit)
        }
    }

    private func books(
        _ query: String, _ order: BookOrder, _ deleted: ID<Book>?, _ visit: Visit
    ) async throws -> Response {
        let list = try await desk.list(matching: query, by: order)
        var gone: Book?
        if let deleted { gone = try await desk.deletedBook(deleted) }
        let model = LibraryPage.Model(
            books: list.books.map { BookCard($0.book, $0.coverage) }, total: list.total, query: query, sort: order,
            deleted: gone)
        return .page(LibraryPage.page(model, visit.shell))
    }

    private func startImport(_ visit: Visit) async throws -> Response {
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        defer { upload.cleanUp() }
        do {
            return .seeOther(.job(try await context.startImport(try Desk.ImportRequest.each(of: upload))))
        } catch {
            let (problem, status) = Failure.explain(error)
            let model = ImportPage.Model(
                upload.form, problem: problem, encodings: Desk.ImportRequest.encodings, megabytes: Upload.megabytes)
            return .page(ImportPage.page(model, visit.shell), status: status)
        }
    }

    /// `/shelf…`
    func shelf(_ path: ShelfPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .stories:
            let stories = ShelfStory.all(shelf.stories, in: try await desk.books())
            let learnt = try await context.insights.learningPreferences().language
            return .page(ShelfPage.page(ShelfPage.Model(stories: stories, learnt: learnt), visit.shell))
        case .add(let slug):
            let book = try await desk.add(shelf.story(slug), at: visit.now, newID: context.newID())
            return .seeOther(.book(book.id, .page(book.lastPage)))
        }
    }
}

extension Desk.ImportRequest {
    /// Reads a form with the chosen files or the pasted text of a book.
    fileprivate static func each(of upload: Upload) throws -> [Desk.ImportRequest] {
        let form = upload.form
        return try each(
            of: upload.files.map { File($0.source, named: $0.name) }, text: form["text"], title: form["title"],
            author: form["author"], language: form["language"], encoding: form["encoding"])
    }

    /// Reads a form with the chosen file or the pasted text of a book.
    init(_ upload: Upload) throws {
        let form = upload.form
        try self.init(
            file: try upload.onlyFile.map { File($0.source, named: $0.name) }, text: form["text"],
            title: form["title"], author: form["author"], language: form["language"], encoding: form["encoding"])
    }
}
