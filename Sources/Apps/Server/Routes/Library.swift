import Formats
import Foundation
import Hummingbird
import Library
import Model
import Pages
import Routes

extension Site {
    /// `/library…`
    func library(_ path: LibraryPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .books(let query, let sort, let deleted): try await books(query, sort, deleted, visit)
        case .importForm: .page(ImportPage.page(ImportPage.Model(megabytes: Upload.megabytes), visit.shell))
        case .startImport: try await startImport(visit)
        case .importJob(let name): try importJob(name, visit)
        case .cancelImport(let name): cancelImport(name)
        }
    }

    private func books(_ query: String, _ sort: LibrarySort, _ deleted: ID<Book>?, _ visit: Visit) async throws
        -> Response
    {
        let all = try await desk.books()
        let wanted = query.lowercased()
        let matching = all.filter { book in
            wanted.isEmpty || book.title.lowercased().contains(wanted)
                || (book.author ?? "").lowercased().contains(wanted)
        }
        var cards = try await cards(matching)
        switch sort {
        case .recent: break
        case .title: cards.sort { ($0.book.title, $0.book.id) < ($1.book.title, $1.book.id) }
        case .progress: cards.sort { $1.progress < $0.progress }
        case .known: cards.sort { ($1.known ?? Share(permille: 0)) < ($0.known ?? Share(permille: 0)) }
        case .added: cards.sort { $1.book.createdAt < $0.book.createdAt }
        }
        let gone = try await deleted.asyncMap { try await desk.deletedBook($0) } ?? nil
        let model = LibraryPage.Model(books: cards, total: all.count, query: query, sort: sort, deleted: gone)
        return .page(LibraryPage.page(model, visit.shell))
    }

    private func startImport(_ visit: Visit) async throws -> Response {
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        let form = upload.form
        let text = form["text"] ?? ""
        let hasFile = upload.file != nil
        let label = form["encoding"] ?? ""
        let encoding = label.isEmpty ? nil : TextEncoding(label: label)
        guard hasFile || !text.allSatisfy(\.isWhitespace) else {
            upload.cleanUp()
            let model = ImportPage.Model(
                problem: .emptyFile, title: form["title"] ?? "", author: form["author"] ?? "", text: text,
                language: form["language"].flatMap { Language(rawValue: $0) }, encoding: label.isEmpty ? nil : label,
                megabytes: Upload.megabytes)
            return .page(ImportPage.page(model, visit.shell), status: .unprocessableContent)
        }
        let request = Desk.ImportRequest(
            source: upload.source ?? .bytes(Array(text.utf8)), fileName: upload.fileName ?? "paste",
            title: form["title"],
            author: form["author"], language: form["language"].flatMap { Language(rawValue: $0) },
            encoding: hasFile ? encoding : .utf8)
        let name = context.newID(of: Book.self).description
        let (desk, id) = (desk, context.newID(of: Book.self))
        let typed = (form["title"] ?? "").trimmingCharacters(in: .whitespaces)
        let subject = typed.isEmpty ? request.fileName : typed
        work.imports.start(subject, named: name, from: .text(0), in: desk.jobs) { report in
            defer { upload.cleanUp() }
            return try await desk.importBook(request, at: visit.now, newID: id) { stage in
                try Task.checkCancellation()
                report(stage)
            }
        }
        return .seeOther(.library(.importJob(name)))
    }

    private func importJob(_ name: String, _ visit: Visit) throws -> Response {
        guard let job = work.imports.job(name) else {
            return .page(ProblemPage.page(ProblemPage.Model(problem: .jobNotFound), visit.shell), status: .notFound)
        }
        let state: ImportProgressPage.State =
            switch job.state {
            case .running(.text(let fraction)): .running(.text, done: Int(fraction * 100), total: 100)
            case .running(.pages): .running(.pages, done: 0, total: 0)
            case .running(.words): .running(.words, done: 0, total: 0)
            case .running(.saving): .running(.saving, done: 0, total: 0)
            case .finished(let imported): .finished(imported.book, wasAlready: imported.wasAlready)
            case .failed(let error): .failed(Failure.explain(error).problem)
            case .cancelled: .cancelled
            }
        return .page(
            ImportProgressPage.page(ImportProgressPage.Model(job: name, name: job.subject, state: state), visit.shell))
    }

    private func cancelImport(_ name: String) -> Response {
        work.imports.cancel(name)
        return .seeOther(.library(.importJob(name)))
    }

    /// `/shelf…`
    func shelf(_ path: ShelfPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .stories:
            return .page(ShelfPage.page(ShelfPage.Model(stories: try await stories(visit)), visit.shell))
        case .add(let slug):
            let book = try await desk.add(shelf.story(slug), at: visit.now, newID: context.newID())
            return .seeOther(.book(book.id, .page(book.lastPage)))
        }
    }
}
