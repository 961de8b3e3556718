import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import NIOCore
import Pages
import Proficiency
import Routes

extension Site {
    /// `/books/{id}…`
    func book(_ id: ID<Book>, _ path: BookPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .details: try await details(id, visit)
        case .page(let number, let isFragment): try await page(number, of: id, isFragment: isFragment, visit)
        case .jump(let number): try await jump(number, in: id)
        case .chapters:
            try await chapters(id, visit)
        case .search(let query, let page): try await search(query, page: page, in: id, visit)
        case .cover: try await cover(id, visit)
        case .picture(let digest): try await bookPicture(digest, of: id, visit)
        case .rename: try await rename(id, visit)
        case .language: try await changeLanguage(id, visit)
        case .delete: try await delete(id, visit)
        case .restore: try await restore(id, visit)
        case .heartbeat: try await heartbeat(id, visit)
        case .endSession: try await endSession(id, visit)
        }
    }

    private func details(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let opened = try await desk.openBook(id)
        let model = BookPage.Model(opened.book, opened.coverage, opened.chapters) {
            desk.entry(of: $0, in: opened.book.language, for: visit.preferences.interface)
        }
        return .page(BookPage.page(model, visit.shell))
    }

    private func chapters(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let (book, chapters) = try await desk.contents(of: id)
        return .page(ChaptersPage.page(ChaptersPage.Model(book: book, chapters: chapters), visit.shell))
    }

    private func page(_ number: Int, of id: ID<Book>, isFragment: Bool, _ visit: Visit) async throws -> Response {
        let page = try await desk.page(number, of: id)
        let text = pageTexts.text(of: page, for: desk.learner, visit.preferences) {
            ReadingPage.Text(
                of: page.passage, in: page.book, chapter: page.chapter, page.tokens, insets: page.insets,
                by: words(page.book.language, visit.preferences, page.knowledge))
        }
        var coverage = page.coverage
        if coverage == nil, !isFragment { coverage = try await desk.coverage(of: page.book) }
        let model = ReadingPage.Model(
            book: page.book, passage: page.passage, chapter: page.chapter, text: text, coverage: coverage,
            visit.preferences)
        return .page(isFragment ? ReadingPage.fragment(model, visit.shell) : ReadingPage.page(model, visit.shell))
    }

    /// Returns the presenter of words, with the dictionaries and the cache of readings.
    func words(_ language: Language, _ preferences: Preferences, _ knowledge: Knowledge = Knowledge()) -> WordPresenter
    {
        WordPresenter(
            language, preferences, knowledge: knowledge,
            convert: desk.convert,
            parse: { [syllables] in syllables.reading($0) })
    }

    private func jump(_ number: Int?, in id: ID<Book>) async throws -> Response {
        let book = try await desk.book(id)
        return .seeOther(.book(id, .page(book.page(nearest: number))))
    }

    /// `/books/{id}/search`, and `/library/search` without a book.
    func search(_ query: String, page: Int, in id: ID<Book>? = nil, _ visit: Visit) async throws -> Response {
        let found = try await desk.search(query, in: id, page: page)
        let model = BookSearchPage.Model(
            book: found.book, query: query, books: found.books, hits: found.hits, total: found.total, page: found.page)
        return .page(BookSearchPage.page(model, visit.shell))
    }

    /// Returns the cover picture, for pages and the API.
    func cover(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let cover = try await desk.cover(of: id)
        return picture(cover, EntityTag(of: Data(cover.bytes)), visit)
    }

    /// Returns a picture in a book's text, for pages and the API.
    func bookPicture(_ digest: String, of id: ID<Book>, _ visit: Visit) async throws -> Response {
        picture(try await desk.picture(digest, of: id), EntityTag(digest), visit)
    }

    /// Returns a picture that came with a book.
    ///
    /// Its bytes are untrusted, and so is what is said of them: an archive that was imported may name any type. What is no
    /// picture is a download, and neither that nor a drawing may run anything in a window of its own.
    private func picture(_ picture: BookCover, _ tag: EntityTag, _ visit: Visit) -> Response {
        let type = picture.shownType
        var headers: HTTPFields = [
            .contentType: type ?? "application/octet-stream", .eTag: tag.text, .cacheControl: "private, no-cache",
            .contentDisposition: type == nil ? "attachment" : "inline",
        ]
        if type == nil || type == BookPicture.svg {
            headers[SecurityHeaders.contentSecurityPolicy] = SecurityHeaders.sandbox
        }
        if tag.isKnown(to: visit.request) { return Response(status: .notModified, headers: headers) }
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }

    private func rename(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let change = BookChange(title: try form.required("title"), author: form["author"])
        try await desk.change(id, change, at: visit.now)
        return .seeOther(.book(id))
    }

    private func changeLanguage(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let language = try Language(sent: try await Form(visit.request).required("language"), "language")
        try await desk.change(id, BookChange(language: language), at: visit.now)
        return .seeOther(.book(id))
    }

    private func delete(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        try await desk.delete(id, at: visit.now)
        return .seeOther(.library(.books(deleted: id)))
    }

    private func restore(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        try await desk.restore(id, at: visit.now)
        return .seeOther(form.returnRoute(or: .library()))
    }

    /// A report from `session.js`.
    private struct Report: Decodable {
        var page: SentNumber
        var lookedUp: SentNumber?
        var activeSeconds: SentNumber?
        /// Whether the page has just been opened.
        var opened: Bool?
    }

    /// `POST /books/{id}/session`: from the script, or from its fallback button.
    private func heartbeat(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        guard visit.request.headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") != true else {
            return try await keepPlace(id, visit)
        }
        let body = try await visit.request.collected(upTo: 4096)
        guard JSONExtent(body.readableBytesView).isShallow,
            let report = try? JSONDecoder().decode(Report.self, from: Data(body.readableBytesView))
        else {
            throw FormError.missing("page")
        }
        let page = try report.page.nearest(in: .page, "page")
        let heartbeat = Heartbeat(
            page: page, activeSeconds: report.activeSeconds?.nearest(in: .seconds) ?? 0,
            wordsLookedUp: report.lookedUp?.nearest(in: .lookUps) ?? 0, isOpening: report.opened ?? false)
        try await desk.report(heartbeat, of: id, at: visit.now, newID: context.newID())
        return .noContent
    }

    private func keepPlace(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let number = try form.number("page", in: .page) else { throw FormError.missing("page") }
        try await desk.report(
            Heartbeat(page: number, isOpening: true), of: id, at: visit.now, newID: context.newID())
        return .seeOther(.book(id, .page(number)))
    }

    private func endSession(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let last = Heartbeat(
            page: form.nearest("page", in: .page), activeSeconds: form.nearest("activeSeconds", in: .seconds) ?? 0,
            wordsLookedUp: form.nearest("lookedUp", in: .lookUps) ?? 0)
        let session = try await desk.endSession(of: id, last: last, at: visit.now, newID: context.newID())
        return .seeOther(.session(session.id))
    }

    /// `/sessions/{id}`
    func session(_ id: ID<ReadingSession>, _ visit: Visit) async throws -> Response {
        let (session, book, marks) = try await desk.sessionDetails(id)
        let model = SessionPage.Model(session, of: book, marks) {
            desk.entry(of: $0, in: $1, for: visit.preferences.interface)
        }
        return .page(SessionPage.page(model, visit.shell))
    }
}

extension BookCover {
    /// The type with which browsers may show it; nil if it is none of those that Glossa takes from books.
    fileprivate var shownType: String? {
        let isPicture = mediaType == BookPicture.svg || PictureFormat.allCases.contains { $0.mediaType == mediaType }
        return isPicture ? mediaType : nil
    }
}
