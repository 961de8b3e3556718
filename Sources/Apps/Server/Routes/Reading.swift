import Foundation
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
            .page(
                ChaptersPage.page(
                    ChaptersPage.Model(book: try await desk.book(id), chapters: try await desk.chapters(of: id)),
                    visit.shell))
        case .search(let query): try await search(query, in: id, visit)
        case .cover: try await cover(id)
        case .rename: try await rename(id, visit)
        case .delete: try await delete(id, visit)
        case .restore: try await restore(id, visit)
        case .heartbeat: try await heartbeat(id, visit)
        case .endSession: try await endSession(id, visit)
        }
    }

    private func details(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let book = try await desk.book(id)
        let statistics = try await desk.coverage(of: book).map {
            BookStatistics($0, language: book.language, desk: desk)
        }
        let model = BookPage.Model(book: book, statistics: statistics, chapters: try await desk.chapters(of: id))
        return .page(BookPage.page(model, visit.shell))
    }

    private func page(_ number: Int, of id: ID<Book>, isFragment: Bool, _ visit: Visit) async throws -> Response {
        let page = try await desk.page(number, of: id)
        let written = pageTexts.text(of: page, for: desk.learner, visit.preferences) {
            writtenText(of: page, visit.preferences)
        }
        var model = ReadingPage.Model(
            book: page.book, number: number, chapter: page.chapter?.title,
            startsChapter: page.chapter?.firstPage == number,
            headings: page.chapter.map { Self.headings($0, on: page.passage) } ?? 0..<0,
            paragraphs: [],
            isTraditional: page.book.language == .chinese && visit.preferences.script == .traditional,
            knownOnPage: isFragment ? nil : written.known)
        model.text = written.markup
        if !isFragment {
            var coverage = page.coverage
            if coverage == nil { coverage = try await desk.coverage(of: page.book) }
            model.knownInBook = Share(known: coverage)
        }
        return .page(isFragment ? ReadingPage.fragment(model, visit.shell) : ReadingPage.page(model, visit.shell))
    }

    /// Returns the text of a page with a link for each word, and how much of it is known.
    private func writtenText(of page: OpenedPage, _ preferences: Preferences) -> PageTexts.Text {
        let tokens = page.tokens
        let writer = WordWriter(
            preferences: preferences, lexicon: desk.lexicon, language: page.book.language,
            knowledge: page.knowledge, memo: syllables)
        let words = tokens.lazy.filter { $0.kind.isWord }.map {
            Vocabulary.Word(text: $0.lemma, level: $0.level ?? 0, count: 1, isName: $0.kind == .name)
        }
        let model = ReadingPage.Model(
            book: page.book, number: page.passage.number,
            headings: page.chapter.map { Self.headings($0, on: page.passage) } ?? 0..<0,
            paragraphs: writer.paragraphs(tokens))
        return PageTexts.Text(
            markup: ReadingPage.text(model).asInset(), known: Share(known: Coverage(of: words, by: page.knowledge)))
    }

    /// Returns the paragraphs of a page that are the title of the chapter beginning there: one line, or a volume's and
    /// a chapter's, perhaps below the title of the book. Empty if it is not in the text.
    static func headings(_ chapter: Chapter, on page: Passage) -> Range<Int> {
        guard chapter.firstPage == page.number else { return 0..<0 }
        let lines = page.text.split(separator: "\n", maxSplits: 5).prefix(5)
        for start in lines.indices {
            for end in start..<min(start + 3, lines.count)
            where lines[start...end].joined(separator: " · ") == chapter.title { return start..<end + 1 }
        }
        return 0..<0
    }

    private func jump(_ number: Int?, in id: ID<Book>) async throws -> Response {
        let book = try await desk.book(id)
        return .seeOther(.book(id, .page(min(max(number ?? book.lastPage, 1), book.pageCount))))
    }

    private func search(_ query: String, in id: ID<Book>, _ visit: Visit) async throws -> Response {
        let book = try await desk.book(id)
        let found = try await desk.search(query, in: id)
        let hits = found.hits.map {
            BookSearchPage.Hit(page: $0.page, start: $0.start, before: $0.before, match: $0.match, after: $0.after)
        }
        return .page(
            BookSearchPage.page(
                BookSearchPage.Model(book: book, query: query, hits: hits, total: found.total), visit.shell))
    }

    /// Returns the cover picture, for pages and the API.
    func cover(_ id: ID<Book>) async throws -> Response {
        _ = try await desk.book(id)
        guard let cover = try await desk.cover(of: id), cover.mediaType.hasPrefix("image/") else {
            throw LibraryError.noCover(id)
        }
        return .bytes(ByteBuffer(bytes: cover.bytes), type: cover.mediaType, cache: "private, max-age=86400")
    }

    private func rename(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        try await desk.rename(id, title: try form.required("title"), author: form["author"], at: visit.now)
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
        if report.opened == true { try await desk.visit(page, of: id, at: visit.now) }
        let heartbeat = Desk.Heartbeat(
            page: page, activeSeconds: report.activeSeconds?.nearest(in: .seconds) ?? 0,
            wordsLookedUp: report.lookedUp?.nearest(in: .lookUps) ?? 0)
        try await desk.report(heartbeat, of: id, at: visit.now, newID: context.newID())
        return .noContent
    }

    private func keepPlace(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let number = try form.number("page", in: .page) else { throw FormError.missing("page") }
        try await desk.visit(number, of: id, at: visit.now)
        try await desk.report(Desk.Heartbeat(page: number), of: id, at: visit.now, newID: context.newID())
        return .seeOther(.book(id, .page(number)))
    }

    private func endSession(_ id: ID<Book>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let book = try await desk.book(id)
        let last = Desk.Heartbeat(
            page: form.nearest("page", in: .page) ?? book.lastPage,
            activeSeconds: form.nearest("activeSeconds", in: .seconds) ?? 0,
            wordsLookedUp: form.nearest("lookedUp", in: .lookUps) ?? 0)
        let session = try await desk.endSession(of: id, last: last, at: visit.now, newID: context.newID())
        return .seeOther(.session(session.id))
    }

    /// `/sessions/{id}`
    func session(_ id: ID<ReadingSession>, _ visit: Visit) async throws -> Response {
        let session = try await desk.session(id)
        let book = try await desk.book(session.bookID)
        let marked = try await desk.wordsMarked(in: session).map { mark in
            WordLine(
                mark.word, in: mark.language, lexiconEntry: desk.entry(of: mark.word, in: mark.language),
                status: mark.status)
        }
        return .page(SessionPage.page(SessionPage.Model(session: session, book: book, marked: marked), visit.shell))
    }
}
