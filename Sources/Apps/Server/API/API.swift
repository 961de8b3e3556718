import Formats
import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import NIOCore
import Pages
import Routes

extension Site {
    /// `/api/v1/…`
    func api(_ path: APIPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .description:
            .bytes(try APIDescription.document(), type: "application/json", cache: "no-cache")
        case .books: visit.request.method == .post ? try await importedBook(visit) : try .json(try await desk.books().map { Wire.Book($0) })
        case .book(let id): try await apiBook(id, visit)
        case .page(let id, let number): try await apiPage(number, of: id)
        case .chapters(let id): try await apiChapters(id)
        case .cover(let id): try await cover(id)
        case .restore(let id): try await apiRestore(id, visit)
        case .lookup(let query, let language): try .json(desk.lookup(query, in: language).map(EntryJSON.init))
        case .annotate: try await annotate(visit)
        case .markedWords(let filter): try await markedWords(filter, visit)
        case .markedWordsBatch: try await markBatch(visit)
        case .word(let language, let word): try await apiWord(language, word, visit)
        case .corrections: try await apiCorrections(visit)
        case .sessions: try .json(try await desk.sessions().map { Wire.Session($0) })
        }
    }

    private func importedBook(_ visit: Visit) async throws -> Response {
        let request: Desk.ImportRequest
        var upload: Upload?
        defer { upload?.cleanUp() }
        if visit.request.headers[.contentType]?.hasPrefix("multipart/") ?? false {
            let taken = try await Upload(visit.request, folder: temporaryFolder)
            upload = taken
            guard let file = taken.file else { throw FormError.missing("file") }
            request = Desk.ImportRequest(
                source: .data(file), fileName: taken.fileName ?? "file", title: taken.form["title"], author: taken.form["author"],
                language: try taken.form.choice("language") { Language(rawValue: $0) },
                encoding: try taken.form.choice("encoding") { TextEncoding(label: $0) })
        } else {
            let body: Wire.NewBook = try await visit.request.decoded(upTo: Upload.megabytes << 20)
            request = Desk.ImportRequest(
                source: .bytes(Array(body.text.utf8)), fileName: "paste", title: body.title, author: body.author, language: body.language,
                encoding: .utf8)
        }
        let imported = try await desk.importBook(request, at: visit.now, newID: clock.newID())
        var response = try Response.json(Wire.Book(imported.book), status: imported.wasAlready ? .ok : .created)
        response.headers[.location] = Route.api(.book(imported.book.id)).link
        return response
    }

    private func apiBook(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .patch:
            let body: Wire.Rename = try await visit.request.decoded()
            let book = try await desk.book(id)
            try await desk.rename(id, title: body.title ?? book.title, author: body.author ?? book.author, at: visit.now)
        case .delete:
            _ = try await desk.book(id)
            try await desk.delete(id, at: visit.now)
            return .noContent
        default: break
        }
        let book = try await desk.book(id)
        let coverage = try await desk.coverage(of: book).map {
            Wire.Coverage(
                runningWords: $0.runningWords, knownRunningWords: $0.knownRunningWords, differentWords: $0.differentWords,
                knownDifferentWords: $0.knownDifferentWords)
        }
        return try .json(Wire.Book(book, coverage: coverage))
    }

    private func apiChapters(_ id: ID<Book>) async throws -> Response {
        _ = try await desk.book(id)
        return try .json(try await desk.chapters(of: id).map { Wire.Chapter(title: $0.title, firstPage: $0.firstPage) })
    }

    private func apiRestore(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        try await desk.restore(id, at: visit.now)
        return try .json(Wire.Book(try await desk.book(id)))
    }

    private func apiPage(_ number: Int, of id: ID<Book>) async throws -> Response {
        let page = try await desk.page(number, of: id)
        return try .json(
            Wire.Page(
                number: number, pageCount: page.book.pageCount, chapter: page.chapter?.title, text: page.passage.text,
                tokens: page.tokens.map(TokenJSON.init)))
    }

    private func annotate(_ visit: Visit) async throws -> Response {
        let body: Wire.Text = try await visit.request.decoded()
        let language = body.language ?? guessLanguage(of: body.text) ?? .chinese
        let tokens = try await desk.annotatedJSON(body.text, in: language)
        return .bytes(ByteBuffer(bytes: tokens), type: "application/json", cache: "no-store")
    }

    private func markedWords(_ filter: WordsFilter, _ visit: Visit) async throws -> Response {
        guard visit.request.method == .post else { return try .json(try await marked(filter).map { Wire.MarkedWord($0) }) }
        let body: Wire.NewMark = try await visit.request.decoded()
        try await keep(body, at: visit.now)
        return .noContent
    }

    private func markBatch(_ visit: Visit) async throws -> Response {
        let batch: Wire.Batch = try await visit.request.decoded()
        var failed = 0
        for change in batch.changes {
            do {
                try await keep(change, at: visit.now)
            } catch is LibraryError {
                failed += 1
            } catch is FormError {
                failed += 1
            }
        }
        return try .json(Wire.BatchAnswer(synced: batch.changes.count - failed, failed: failed, lastSyncAt: visit.now))
    }

    private func keep(_ change: Wire.NewMark, at now: Timestamp) async throws {
        let language = change.language ?? guessLanguage(of: change.word) ?? .chinese
        if change.marked == false { return try await desk.unmark([change.word], in: language, at: now) }
        guard let status = WordStatus(rawValue: change.status ?? "difficult") else { throw FormError.missing("status") }
        try await desk.mark(
            change.word, in: language, as: status,
            context: Desk.MarkContext(reading: change.reading, sentence: change.sentence, book: change.bookId, page: change.page), at: now)
    }

    private func apiWord(_ language: Language, _ word: String, _ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .put:
            let body: Wire.Status = try await visit.request.decoded()
            try await keep(
                Wire.NewMark(
                    language: language, word: word, status: body.status, reading: body.reading, sentence: body.sentence, bookId: body.bookId,
                    page: body.page), at: visit.now)
            return .noContent
        case .delete:
            try await desk.unmark([word], in: language, at: visit.now)
            return .noContent
        default:
            guard Desk.isPossible(word) else { throw LibraryError.impossibleWord }
            let card = try await desk.card(word, in: language)
            return try .json(
                Wire.Word(
                    language: language, word: card.word, reading: card.reading, status: card.mark?.status.rawValue,
                    entries: card.entries.map(EntryJSON.init),
                    examples: card.examples.map { Wire.Example(sentence: $0.before + $0.match + $0.after, bookId: $0.book.id, page: $0.page) }))
        }
    }

    private func apiCorrections(_ visit: Visit) async throws -> Response {
        switch visit.request.method {
        case .post:
            let body: Wire.Correction = try await visit.request.decoded()
            try await desk.correct(
                Correction(language: body.language, parts: body.parts, readings: body.readings, updatedAt: visit.now), at: visit.now)
            return .noContent
        case .delete:
            let query = Form(encoded: visit.request.uri.query ?? "")
            guard let language = Language(rawValue: try query.required("language")) else { throw FormError.missing("language") }
            try await desk.removeCorrection(language, text: try query.required("text"), at: visit.now)
            return .noContent
        default:
            return try .json(try await desk.corrections().map { Wire.Correction(language: $0.language, parts: $0.parts, readings: $0.readings) })
        }
    }
}

/// The OpenAPI document.
enum APIDescription {
    static func document() throws -> ByteBuffer {
        guard let url = Bundle.module.url(forResource: "openapi", withExtension: "json") else { throw AssetError.notFound("openapi.json") }
        return ByteBuffer(data: try Data(contentsOf: url))
    }
}
