import HTTPTypes
import Hummingbird
import Lexicon
import Library
import Model
import NIOCore
import Pages
import Routes
import Translations
import Wire

extension Site {
    /// `/api/v1/…`
    ///
    /// - Throws: ``RateLimitError`` if the client exceeds its rate limit.
    func api(_ path: APIPath, _ visit: Visit) async throws -> Response {
        let visit = try await checked(visit)
        let asksModel = Routes.Method(visit.request.method).map { path.asksModels($0) } ?? false
        let allowance = try await parts.limiter.admit(
            asksModel ? .models : .answers, for: context.learner, at: visit.now)
        var response = try await answer(path, visit)
        response.tell(allowance)
        return response
    }

    private func answer(_ path: APIPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .description:
            .bytes(try APIDescription.document(), type: "application/json", cache: "no-cache")
        case .books:
            visit.request.method == .post
                ? try await importedBook(visit) : try .json(try await desk.books().map { BookJSON($0) })
        case .book(let id): try await apiBook(id, visit)
        case .page(let id, let number): try await apiPage(number, of: id)
        case .chapters(let id): try await apiChapters(id)
        case .cover(let id): try await cover(id, visit)
        case .picture(let id, let digest): try await bookPicture(digest, of: id, visit)
        case .restore(let id): try await apiRestore(id, visit)
        case .search(let query, let page): try .json(FoundInBooksJSON(try await desk.search(query, page)))
        case .bookSearch(let id, let query, let page):
            try .json(FoundInBooksJSON(try await desk.search(query, in: id, page)))
        case .lookup(let query, let language, let page): try await apiLookup(query, language, page)
        case .annotate: try await annotate(visit)
        case .grammar: try await explainedGrammar(visit)
        case .markedWords(let filter): try await markedWords(filter, visit)
        case .markedWordsBatch: try await markBatch(visit)
        case .word(let language, let word): try await apiWord(language, word, visit)
        case .corrections: try await apiCorrections(visit)
        case .export: try await exportEverything(visit)
        case .exportWhole: try await exportWhole()
        case .importWhole: try await apiImportWhole(visit)
        case .deletion: try await apiDeletion(visit)
        case .entitlement: try await apiEntitlement(visit)
        case .storeNotifications: try await parts.heedStore(visit.request, from: visit.sender, at: visit.now)
        case .sessions: try .json(try await desk.sessions().map { SessionJSON($0) })
        case .etymology(let word):
            visit.request.method == .post
                ? try await askedEntry(visit) : .entry(try await context.writeEntry(of: word, by: .dictionaries).entry)
        case .notebook(let query): try await apiNotebook(query, visit)
        case .notebookEntry(let title): try await apiEntry(title, visit)
        case .dailyWords(let day): try await apiDailyWords(day, visit)
        case .dailyWord(let number): try await apiDailyWord(number, visit)
        case .examples(let language, let word): try await apiExamples(language, word, visit)
        case .pictures: try await apiPictures(visit)
        case .review(let path): try await api(path, visit)
        case .translate: try await apiTranslate(visit)
        case .translations(let query, let language, let isSaved, let limit, let offset):
            try await apiTranslations(
                TranslationFilter(query: query, isSaved: isSaved, language: language, limit: limit, offset: offset),
                visit)
        case .streamedTranslation: try await apiStreamedTranslation(visit)
        case .translation(let id): try await apiTranslation(id, visit)
        case .restoreTranslation(let id):
            try await apiRestoreTranslation(id, visit)
        case .models(let path): try await api(path, visit)
        case .dictionaries(let path): try await api(path, visit)
        case .auth(let path): try await api(path, visit)
        case .backups: try await apiBackups(visit)
        case .lessons(let path): try await api(path, visit)
        }
    }

    /// Imports a book and responds when all of it is saved. It is cancelled if the client disconnects.
    private func importedBook(_ visit: Visit) async throws -> Response {
        let imported: Desk.Imported
        if visit.request.isMultipart {
            let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
            defer { upload.cleanUp() }
            let request = try Desk.ImportRequest(upload)
            imported = try await asJob { [context] in try await context.importBook(request) }
        } else {
            var visit = visit
            let buffer = try await visit.request.collected(upTo: Upload.megabytesOfText << 20)
            visit.request.body = RequestBody(buffer: buffer)
            imported = try await asJob { [context, visit] in
                let body: SentBook = try await visit.request.decoded(upTo: Upload.megabytesOfText << 20)
                let request = try Desk.ImportRequest(
                    text: body.text, title: body.title, author: body.author, language: body.language)
                return try await context.importBook(request)
            }
        }
        var response = try Response.json(BookJSON(imported.book), status: imported.wasAlready ? .ok : .created)
        response.headers[.location] = Route.api(.book(imported.book.id)).link
        return response
    }

    /// Runs work in the job lane while the client waits for it.
    func asJob<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await Connection.whileOpen { [desk] in try await desk.jobs.run(work) }
    }

    private func apiBook(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .patch:
            let body: SentBookChange = try await visit.request.decoded()
            let language = try Language(sent: body.language, "language")
            let change = BookChange(title: body.title, author: body.author, language: language)
            try await desk.change(id, change, at: visit.now)
        case .delete:
            try await desk.delete(id, at: visit.now)
            return .noContent
        default: break
        }
        let opened = try await desk.openBook(id)
        return try .json(BookJSON(opened.book, coverage: opened.coverage))
    }

    private func apiChapters(_ id: ID<Book>) async throws -> Response {
        try .json(try await desk.contents(of: id).chapters.map { ChapterJSON($0) })
    }

    private func apiRestore(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        try .json(BookJSON(try await desk.restore(id, at: visit.now)))
    }

    private func apiPage(_ number: Int, of id: ID<Book>) async throws -> Response {
        try .json(PageJSON(try await desk.page(number, of: id), number: number))
    }
}
